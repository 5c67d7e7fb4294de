"""Evenings: all that a host does with several tables, and guests with their place at one of them.

An evening lies in the store alone. Every change reads it, and writes it if nobody else did meanwhile; else it is tried
again with what they did. What has become of its games is looked at whenever somebody asks.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from walpurgis.tables import evening_changes as changes
from walpurgis.tables import seating
from walpurgis.tables.codes import new_code, tidy
from walpurgis.tables.errors import TableError
from walpurgis.tables.evening import MOST_TABLES, NO_TABLE, Evening, EveningTable, Guest, GuestId, TableNumber
from walpurgis.tables.evening_messages import (
    EveningInfo,
    EveningSummary,
    GuestPlace,
    MergePlan,
)
from walpurgis.tables.evening_points import points
from walpurgis.tables.evening_room import Room, best, evening_info, guest_place, missing
from walpurgis.tables.evening_store import EveningStore, evening_store
from walpurgis.tables.header import UNFINISHED, Chair, Header
from walpurgis.tables.history import History
from walpurgis.tables.lists import SPOILT
from walpurgis.tables.messages import NewTable
from walpurgis.tables.registry import TableRegistry
from walpurgis.tables.store import Conflict

MOST_TRIES: Final = 8  # to change what others change at the same time: a room full of phones
LEVEL: Final = 2  # of the bots that fill a table, or mind a seat: gentle company
DAY_S: Final = 24 * 60 * 60
LASTS_DAYS: Final = 1.0  # an evening to which nothing happens any more
KEPT_DAYS: Final = 30.0  # the result of one that was to be kept

Result = TypeVar("Result")
log = logging.getLogger("walpurgis.tables")


Change = Callable[[Room], Awaitable[None] | None]


class Evenings:
    """Methods raise TableError. device is always the hash of a device's secret; what only a host may do says `not-host`
    to all others.
    """

    def __init__(self, registry: TableRegistry, history: History) -> None:
        self._registry = registry
        self._context = registry.context
        self._limits = registry.limits
        self._history = history
        self._store = evening_store(registry.context.store)

    # Opening and closing

    async def open(
        self, device: str, language: str, title: str, place: str = "", host_name: str = "", tables: int = 4
    ) -> EveningInfo:
        if not 0 <= tables <= MOST_TABLES:
            raise TableError("setting")
        own = await self._ask(self._kept.of_host(device))
        if sum(not one.closed for one in own) >= self._limits.evenings_of_device:
            raise TableError("too-many-evenings", most=self._limits.evenings_of_device)
        evening = changes.new_evening(device, language, title, place, host_name, tables)
        for _ in range(MOST_TRIES):
            try:
                await self._ask(self._kept.create(evening))
            except Conflict:  # somebody is using one of those codes
                evening.code = new_code()
                for table in evening.tables:
                    table.code = new_code()
                continue
            return evening_info(Room(evening, {}))
        raise TableError("house-full")

    async def of_host(self, device: str) -> list[EveningSummary]:
        own = await self._ask(self._kept.of_host(device))
        return [EveningSummary(one.id, one.title, one.place, len(one.present), bool(one.closed)) for one in own]

    async def close(self, device: str, name: str) -> None:
        """It is over. What is to be forgotten goes at once, with all games; what is kept stays without its devices."""
        await self._context.tasks.see_through(self._close(device, name))

    async def _close(self, device: str, name: str) -> None:
        evening = (await self._room(name)).evening
        _require_host(evening, device)
        if not evening.keeps:
            await self._delete(evening)
            return

        async def end(room: Room) -> None:
            for table in room.evening.tables:
                await self._end_game(room, table)
                changes.clear(room.evening, table)
            for guest in room.evening.guests:
                guest.device, guest.left = "", True
            room.evening.closed = time.time()

        await self._change(device, name, end)

    async def _delete(self, evening: Evening) -> None:
        for table in evening.played:
            await self._delete_table(table)
        await self._ask(self._kept.delete(evening.id))

    async def _delete_table(self, table: str) -> None:
        try:
            await self._registry.delete(table)
        except TableError as error:
            if error.key not in SPOILT:
                raise

    async def clear_old(self, now: float) -> None:
        """Evenings that nobody closed, and results that were kept long enough."""
        if self._store is None:
            return
        for name in await self._ask(self._store.before(now - LASTS_DAYS * DAY_S)):
            stored = await self._ask(self._store.load(name))
            if stored is None or (stored.evening.closed and stored.evening.closed > now - KEPT_DAYS * DAY_S):
                continue
            if stored.evening.keeps:
                await self._ask(self._store.delete(name))  # the games are those of the people who played them
            else:
                await self._delete(stored.evening)
            log.info("an evening that was over was forgotten")

    async def forget(self, device: str) -> None:
        """Remove the device's name and its hash wherever it came to. An evening without a host is over."""
        if self._store is None:
            return
        for name in await self._ask(self._store.of_device(device)):
            room = await self._room(name)
            if room.evening.is_host(device):
                await self._delete(room.evening)
            else:
                await self._write(name, lambda room: changes.forget(room.evening, device))

    # What is told

    async def find(self, code: str) -> tuple[str, TableNumber] | None:
        """The evening behind three words, and the table whose card they are on."""
        if self._store is None:
            return None
        typed = tidy(code)
        name = await self._ask(self._store.id_of(typed))
        if name is None:
            return None
        return name, (await self._room(name)).evening.codes.get(typed, NO_TABLE)

    async def info(self, device: str, name: str, guests: Sequence[GuestId] | None = None) -> EveningInfo:
        """For the host. guests: for whom a place is looked for; None: for all who wait."""
        room = await self._looked_after(name)
        _require_host(room.evening, device)
        return evening_info(room, guests)

    async def place(self, device: str, name: str) -> GuestPlace:
        """For anybody who was invited: their own place, and no other."""
        room = await self._looked_after(name)
        evening = room.evening
        if evening.closed:
            raise TableError("no-evening")
        found = GuestPlace(evening.id, evening.title, evening.place, evening.host_name, evening.is_host(device))
        guest = evening.guest_of(device)
        return found if guest is None else guest_place(found, room, guest)

    async def merge_plan(self, device: str, name: str, first: TableNumber, second: TableNumber) -> MergePlan:
        """What bringing two tables together would do; the document is thrown away."""
        room = await self._room(name)
        _require_host(room.evening, device)
        one, other = (changes.table_of(room.evening, number) for number in (first, second))
        plan = MergePlan(second, first, other.game or one.game, [*other.people, *one.people])
        try:
            room.require_quiet(one, other)
            changes.merge(room.evening, one, other)
        except TableError as error:
            plan.problem = error.message(room.evening.language)
        return plan

    # Guests

    async def join(
        self, device: str, name: str, called: str, face: int, wish: str = "", table: int = NO_TABLE, reads: bool = True
    ) -> GuestPlace:
        def come(room: Room) -> None:
            changes.join(room.evening, device, called, face, wish, table, reads)

        await self._write(name, come)
        return await self.place(device, name)

    async def go_home(self, device: str, name: str) -> None:
        async def go(room: Room) -> None:
            guest = _own(room.evening, device)
            await self._leave_game(room, guest)
            changes.go_home(room.evening, guest)

        await self._write(name, go)

    async def wait_again(self, device: str, name: str) -> GuestPlace:
        """From a table where no game is on: there one gets up at the table itself."""

        def wait(room: Room) -> None:
            guest = _own(room.evening, device)
            if guest.table != NO_TABLE:
                room.require_quiet(changes.table_of(room.evening, guest.table))
            changes.get_up(room.evening, guest)

        await self._write(name, wait)
        return await self.place(device, name)

    # The host

    async def rename(
        self, device: str, name: str, title: str | None, place: str | None, host_name: str | None, keeps: bool | None
    ) -> EveningInfo:
        """What is left out stays."""

        def change(room: Room) -> None:
            evening = room.evening
            given = (title, place, host_name)
            kept = (evening.title, evening.place, evening.host_name)
            changes.rename(evening, *(old if new is None else new for new, old in zip(given, kept, strict=True)))
            evening.keeps = evening.keeps if keeps is None else keeps

        return await self._change(device, name, change)

    async def call(self, device: str, name: str) -> EveningInfo:
        """Everybody's phone says so."""

        def call(room: Room) -> None:
            room.evening.called += 1

        return await self._change(device, name, call)

    async def send_away(self, device: str, name: str, guest: GuestId) -> EveningInfo:
        async def send(room: Room) -> None:
            found = changes.guest_of(room.evening, guest)
            await self._leave_game(room, found)
            changes.send_away(room.evening, found)

        return await self._change(device, name, send)

    async def stand(self, device: str, name: str, guest: GuestId) -> EveningInfo:
        """They wait again; in a game that is on a bot minds their seat."""

        async def stand(room: Room) -> None:
            found = changes.guest_of(room.evening, guest)
            await self._leave_game(room, found)
            changes.get_up(room.evening, found)

        return await self._change(device, name, stand)

    async def add_table(self, device: str, name: str, game: str = "") -> EveningInfo:
        return await self._change(device, name, lambda room: _nothing(changes.add_table(room.evening, game)))

    async def remove_table(self, device: str, name: str, number: TableNumber) -> EveningInfo:
        def remove(room: Room) -> None:
            table = changes.table_of(room.evening, number)
            room.require_quiet(table)
            changes.remove_table(room.evening, table)

        return await self._change(device, name, remove)

    async def set_table(
        self,
        device: str,
        name: str,
        number: TableNumber,
        game: str | None = None,
        seats: int | None = None,
        screen: bool | None = None,
    ) -> EveningInfo:
        def change(room: Room) -> None:
            table = changes.table_of(room.evening, number)
            if game is not None or seats is not None:
                room.require_quiet(table)
            changes.set_table(table, game, seats, screen)

        return await self._change(device, name, change)

    async def seat(self, device: str, name: str, guests: Sequence[GuestId], number: TableNumber) -> EveningInfo:
        """These people at this table; in a game that is on they take the seats of bots."""

        async def seat(room: Room) -> None:
            table = changes.table_of(room.evening, number)
            for one in guests:
                guest = changes.guest_of(room.evening, one)
                if guest.id not in table.people:
                    await self._leave_game(room, guest)
                    await self._seat(room, guest, table)

        return await self._change(device, name, seat)

    async def place_best(self, device: str, name: str, guests: Sequence[GuestId] | None = None) -> EveningInfo:
        """The best placing for these people: they sit down, and where a table is full so the game begins."""

        async def place(room: Room) -> None:
            for found in best(room, guests).seatings:
                if found.is_running:
                    table = changes.table_of(room.evening, found.number)
                    for one in found.people:
                        await self._seat(room, changes.guest_of(room.evening, one), table)
                else:
                    table = changes.seat(room.evening, found)
                    if len(table.people) >= (table.seats or changes.seats_of(table.game).fewest):
                        await self._begin(room, table)

        return await self._change(device, name, place)

    async def merge(self, device: str, name: str, first: TableNumber, second: TableNumber) -> EveningInfo:
        """All of both sit at the second one."""

        def merge(room: Room) -> None:
            one, other = (changes.table_of(room.evening, number) for number in (first, second))
            room.require_quiet(one, other)
            changes.merge(room.evening, one, other)

        return await self._change(device, name, merge)

    async def begin(self, device: str, name: str, number: TableNumber) -> EveningInfo:
        """A game for those who sit there, with bots where they are too few."""

        async def begin(room: Room) -> None:
            table = changes.table_of(room.evening, number)
            room.require_quiet(table)
            table.round, table.is_noted = 0, False
            await self._begin(room, table)

        return await self._change(device, name, begin)

    async def hurry(self, device: str, name: str, number: TableNumber) -> EveningInfo:
        """The game begins without those whose phone has not come to it: a bot sits there, and they wait again."""

        async def hurry(room: Room) -> None:
            table = changes.table_of(room.evening, number)
            for guest in missing(room, table):
                found = changes.guest_of(room.evening, guest)
                await self._leave_game(room, found)
                changes.get_up(room.evening, found)
            header = room.headers.get(table.playing)
            if header is not None and header.status == "revealing":
                await self._alter(header, self._begin_without)

        return await self._change(device, name, hurry)

    def _begin_without(self, header: Header) -> None:
        if header.status == "revealing":
            seating.begin_without(header, header.host, time.time(), self._limits.shares_s)

    async def clear(self, device: str, name: str, number: TableNumber) -> EveningInfo:
        """Everybody gets up. A game that is on there is not finished, and nothing stays of it."""

        async def clear(room: Room) -> None:
            table = changes.table_of(room.evening, number)
            await self._end_game(room, table)
            changes.clear(room.evening, table)

        return await self._change(device, name, clear)

    # The tournament

    async def open_tournament(self, device: str, name: str, game: str, rounds: int, size: int = 0) -> EveningInfo:
        """Everybody who is here takes part. size: how many at a table, 0 for as usual."""
        return await self._change(device, name, lambda room: changes.open_tournament(room.evening, game, rounds, size))

    async def enrol(self, device: str, name: str) -> EveningInfo:
        """Those who wait, too, from the next round on."""
        return await self._change(device, name, lambda room: changes.enrol(room.evening))

    async def next_round(self, device: str, name: str) -> EveningInfo:
        async def go_on(room: Room) -> None:
            busy = [table.number for table in room.evening.tables if room.is_busy(table)]
            for table in changes.next_round(room.evening, busy):
                await self._begin(room, table)

        return await self._change(device, name, go_on)

    async def end_tournament(self, device: str, name: str) -> EveningInfo:
        """Its points are forgotten; the tables play on."""

        def end(room: Room) -> None:
            room.evening.tournament = None
            for table in room.evening.tables:
                table.round = 0

        return await self._change(device, name, end)

    # Games

    async def _seat(self, room: Room, guest: Guest, table: EveningTable) -> None:
        if not room.is_busy(table):
            changes.sit(room.evening, guest, table)
            return
        person = Chair("person", guest.name, guest.device, face=guest.face)
        header = room.headers[table.playing]
        await self._alter(header, lambda header: seating.take_from_bot(header, person))
        changes.sit_late(room.evening, guest, table)

    async def _begin(self, room: Room, table: EveningTable) -> None:
        evening = room.evening
        if not table.people:
            raise TableError("table-unpeopled")
        store = self._context.store
        if await self._ask(store.count_of_host(evening.host)) >= self._limits.tables_of_device:
            raise TableError("too-many-tables", most=self._limits.tables_of_device)
        game = changes.game_at(table)
        if game in self._context.closed_games:
            raise TableError("game-closed")
        seats = max(len(table.people), changes.seats_of(game).fewest)
        wish = NewTable(game=game, seats=seats, language=evening.language, closed=True)
        people = [changes.guest_of(evening, one) for one in table.people]
        chairs = [Chair("person", one.name, one.device, face=one.face) for one in people]
        header = seating.gather(evening.host, wish, chairs, LEVEL)
        header.evening = evening.id
        for _ in range(MOST_TRIES):
            try:
                await self._ask(store.create(header))
                break
            except Conflict:
                header.code = new_code()  # somebody is using those very words
        else:
            raise TableError("house-full")
        self._context.counts.tables_created += 1
        room.headers[header.id] = header
        table.game = game
        changes.begin(evening, table, header.id)

    async def _leave_game(self, room: Room, guest: Guest) -> None:
        """A bot takes over, or minds the seat; where no people are left the game is over with them."""
        table = next((one for one in room.evening.tables if one.number == guest.table), None)
        if table is None or not room.is_busy(table):
            return
        if table.people == [guest.id]:
            await self._end_game(room, table)
            return
        device = guest.device

        def leave(header: Header) -> None:
            for seat in header.seats_of(device):
                if header.status == "open":
                    seating.give_to_bot(header, seat, LEVEL)
                elif header.status in ("revealing", "running"):
                    seating.leave(header, device, seat)

        await self._alter(room.headers[table.playing], leave)

    async def _end_game(self, room: Room, table: EveningTable) -> None:
        if room.is_busy(table):
            await self._delete_table(table.playing)
            room.headers.pop(table.playing, None)
            room.evening.played = [one for one in room.evening.played if one != table.playing]

    async def _alter(self, header: Header, change: Callable[[Header], None]) -> None:
        await self._registry.alter(header.id, "", change)

    # Looking after it

    async def _looked_after(self, name: str) -> Room:
        """With the results of games that are over, and the games that people went on to by themselves."""
        room = await self._room(name)
        if not await self._catch_up(room):
            return room
        try:
            await self._write(name, lambda _: None)
        except TableError as error:
            if error.key != "changed":
                raise
        return await self._room(name)

    async def _catch_up(self, room: Room) -> bool:
        """Whether there was anything to note."""
        was_any = False
        for table in room.evening.tables:
            header = room.headers.get(table.playing)
            if not table.playing or room.is_busy(table):
                continue
            if table.round and not table.is_noted:
                found = await self._points(room.evening, header) if header is not None else {}
                changes.note(room.evening, table, found)
                was_any = True
            elif header is not None and header.rematch and not table.round:
                again = (await self._ask(self._kept.headers([header.rematch]))).get(header.rematch)
                if again is not None and again.status in UNFINISHED:
                    room.headers[again.id] = again
                    changes.begin(room.evening, table, again.id)
                    was_any = True
        return was_any

    async def _points(self, evening: Evening, header: Header) -> dict[GuestId, int]:
        """Of those who stayed to the end."""
        if header.status != "over":
            return {}
        try:
            standing = (await self._history.last_moment(header.host, header.id)).view["standing"]
        except TableError as error:
            if error.key not in SPOILT:
                raise
            standing = None
        guests = {guest.device: guest.id for guest in evening.guests if guest.device}
        people = [
            (seat, chair) for seat, chair in enumerate(header.chairs) if chair.device in guests and not chair.left
        ]
        return points({guests[chair.device]: standing[seat] for seat, chair in people}) if standing else {}

    # Reading and writing

    @property
    def _kept(self) -> EveningStore:
        if self._store is None:
            raise TableError("store")
        return self._store

    async def _ask(self, work: Awaitable[Result]) -> Result:
        return await self._context.ask(work)

    async def _stored(self, name: str) -> tuple[Room, int]:
        stored = await self._ask(self._kept.load(name))
        if stored is None:
            raise TableError("no-evening")
        playing = [table.playing for table in stored.evening.tables if table.playing]
        headers = await self._ask(self._kept.headers(playing)) if playing else {}
        return Room(stored.evening, headers), stored.revision

    async def _room(self, name: str) -> Room:
        return (await self._stored(name))[0]

    async def _change(self, device: str, name: str, change: Change) -> EveningInfo:
        """By the host, who then sees what it has become."""

        async def by_host(room: Room) -> None:
            _require_host(room.evening, device)
            done = change(room)
            if done is not None:
                await done

        return evening_info(await self._write(name, by_host))

    async def _write(self, name: str, change: Change) -> Room:
        return await self._context.tasks.see_through(self._written(name, change))

    async def _written(self, name: str, change: Change) -> Room:
        """Tables that were set up for a change that somebody else forestalled go again."""
        for _ in range(MOST_TRIES):
            room, revision = await self._stored(name)
            if room.evening.closed:
                raise TableError("no-evening")
            before = set(room.evening.played)
            await self._catch_up(room)  # first: whoever gets up must not take a result along
            try:
                done = change(room)
                if done is not None:
                    await done
                await self._ask(self._kept.write(room.evening, revision))
                return room
            except (Conflict, TableError) as error:
                for table in [one for one in room.evening.played if one not in before]:
                    await self._delete_unlinked(table)
                if not isinstance(error, Conflict):
                    raise
        raise TableError("changed")

    async def _delete_unlinked(self, table: str) -> None:
        """Not one that others have made: a rematch is theirs."""
        header = (await self._ask(self._kept.headers([table]))).get(table)
        if header is not None and not header.previous:
            await self._delete_table(table)


def _nothing(_: object) -> None:
    return None


def _require_host(evening: Evening, device: str) -> None:
    if not evening.is_host(device):
        raise TableError("not-host")


def _own(evening: Evening, device: str) -> Guest:
    guest = evening.guest_of(device)
    if guest is None:
        raise TableError("no-guest")
    return guest
