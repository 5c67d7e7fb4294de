"""The house: everything that can be done at its tables. What a server calls, and the only thing it calls."""

import asyncio
import logging
import time
from typing import Final

from walpurgis.kernel.steps import Seat
from walpurgis.tables import asking, seating
from walpurgis.tables.advice import Adviser
from walpurgis.tables.bots import Bots
from walpurgis.tables.codes import new_code, tidy
from walpurgis.tables.counts import Counts
from walpurgis.tables.describe import (
    before_last_step,
    described,
    encode,
    last_moment,
    latest,
    recent,
    story,
    table_info,
    takes_back,
)
from walpurgis.tables.errors import TableError
from walpurgis.tables.header import NO_FACE, Header
from walpurgis.tables.live import Live
from walpurgis.tables.match import Match, Told, draws, record
from walpurgis.tables.messages import (
    Change,
    Failed,
    Judged,
    Moment,
    NewTable,
    Notice,
    OriginInfo,
    PastMoment,
    Proof,
    StoryLine,
    TableInfo,
)
from walpurgis.tables.settings import Settings
from walpurgis.tables.store import Conflict, Store, Stored
from walpurgis.tables.table import Table, copy_of
from walpurgis.tables.watcher import Watcher
from walpurgis.words import LANGUAGES

MOST_LISTED: Final = 50  # tables in one list
MOST_CAUGHT_UP: Final = 200  # steps: whoever missed more gets the view alone
MOST_RESUMED: Final = 500  # tables with bots that a restart takes up again
SWEEP_S: Final = 60.0  # how often idle tables are let go
OLD_EVERY: Final = 60  # sweeps between two looks for old tables
OLD_AT_ONCE: Final = 200
DAY_S: Final = 24 * 60 * 60
CODE_TRIES: Final = 5

log = logging.getLogger("walpurgis.tables")


class House:
    """Methods raise TableError (a key) or, for a game that cannot be set up so, SetupError.

    device is always the hash of a device's secret. Everything that a watcher hears, answers to its own moves included,
    comes through watcher.deliver, in order.
    """

    def __init__(self, store: Store, settings: Settings | None = None, bots: Bots | None = None) -> None:
        self.store = store
        self.settings = settings or Settings()
        bots = bots or Bots()
        self.live = Live(store, bots, self.settings)
        self._adviser = Adviser(store, bots)
        self._sweeps = 0
        self._sweeper: asyncio.TimerHandle | None = None

    @property
    def counts(self) -> Counts:
        return self.live.counts

    @property
    def watchers(self) -> int:
        """At all tables."""
        return self.live.watchers

    async def open(self) -> None:
        """Take up what was owed when the process last ended, such as bots' moves; from then on keep order."""
        self._sweep()
        self.live.spawn(self._resume())

    async def close(self) -> None:
        """Finish the commits in hand, tell everybody, stop."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        self._adviser.close()
        await self.live.close()

    # Tables

    async def create(self, device: str, wish: NewTable) -> TableInfo:
        """A table, and whoever sits down there at once. Where the wish says so the game begins with the last seed."""
        header = seating.new_table(device, wish)
        await self._check_hosting(device)
        info = await self._found(header, device)
        return await self.live.alter(info.id, device, seating.begin_when_ready) if wish.start else info

    async def _check_hosting(self, device: str) -> None:
        if await self.live.ask(self.store.count_of_host(device)) >= self.settings.tables_of_device:
            raise TableError("too-many-tables", most=self.settings.tables_of_device)

    async def _found(self, header: Header, device: str) -> TableInfo:
        for _ in range(CODE_TRIES):
            try:
                await self.live.ask(self.store.create(header))
            except Conflict:
                header.code = new_code()  # somebody is using those very words
                continue
            self.counts.tables_created += 1
            return table_info(header, device)
        raise TableError("house-full")

    async def info(self, device: str, table: str) -> TableInfo:
        return await self.live.see_through(self._info(device, table))

    async def _info(self, device: str, table: str) -> TableInfo:
        live = await self.live.get(table)
        await live.hold()
        try:
            return live.info(device)
        finally:
            live.release()

    async def public(self) -> list[TableInfo]:
        listed = await self.live.ask(self.store.public(MOST_LISTED))
        return [table_info(one.header, "") for one in listed]

    async def mine(self, device: str) -> list[TableInfo]:
        """The device's tables, latest first, each with whose turn it is; archived ones are not listed."""
        listed = await self.live.ask(self.store.of_device(device, MOST_LISTED))
        headers = [one.header for one in listed if one.header.status != "archived"]
        return [await self._with_turn(header, device) for header in headers]

    async def _with_turn(self, header: Header, device: str) -> TableInfo:
        if header.status != "running":
            return table_info(header, device)
        if header.id in self.live:
            return await self.info(device, header.id)
        stored = await self.live.ask(self.store.load(header.id))
        return table_info(header, device) if stored is None else await asyncio.to_thread(described, stored, device)

    async def latest(self, device: str, language: str) -> dict[str, str]:
        """What was last told to everybody, in words, by the id of each of the device's tables where a game is on."""
        listed = await self.live.ask(self.store.of_device(device, MOST_LISTED))
        found: dict[str, str] = {}
        for one in listed:
            stored = await self.live.ask(self.store.load(one.header.id)) if one.header.status == "running" else None
            if stored is not None:
                found[one.header.id] = await asyncio.to_thread(latest, stored, language)
        return found

    async def find(self, code: str) -> str:
        """The id of the table with this short code."""
        found = await self.live.ask(self.store.id_of(tidy(code)))
        if found is None:
            raise TableError("no-code")
        return found

    # Chairs

    async def change(self, device: str, table: str, change: Change) -> TableInfo:
        return await self.live.alter(table, device, lambda header: seating.change(header, device, change))

    async def sit(self, device: str, table: str, seat: Seat, name: str, seed: str, face: int = NO_FACE) -> TableInfo:
        """Also: give oneself another name or face, come back to a rematch with a new seed."""
        return await self.live.alter(table, device, lambda header: seating.sit(header, device, seat, name, seed, face))

    async def leave(self, device: str, table: str, seat: Seat) -> TableInfo:
        """One's own seat; or, as host of an open table, a bot's or that of somebody who did not come back."""
        return await self.live.alter(table, device, lambda header: seating.leave(header, device, seat))

    async def seat_bot(self, device: str, table: str, seat: Seat, level: int) -> TableInfo:
        return await self.live.alter(table, device, lambda header: seating.seat_bot(header, device, seat, level))

    async def start(self, device: str, table: str) -> TableInfo:
        return await self.live.alter(table, device, lambda header: seating.start(header, device))

    async def rematch(self, device: str, table: str, level: int = 0, swap: bool = False) -> TableInfo:
        """A table of the same people, linked both ways; the same one for everybody who asks. It begins by itself when
        all of them have sat down with a new seed.
        """
        return await self.live.see_through(self._rematch(device, table, level, swap))

    async def _rematch(self, device: str, table: str, level: int, swap: bool) -> TableInfo:
        live = await self.live.get(table)
        await live.hold()
        try:
            again = await self.live.ask(self.store.load(live.header.rematch)) if live.header.rematch else None
            if again is not None:
                return table_info(again.header, device)
            header = seating.rematch(live.header, device, level, swap)
            await self._check_hosting(device)
            info = await self._found(header, device)
            linked = copy_of(live.header)
            linked.rematch = header.id
            await self.live.write_header(live, linked)
            live.notify()
            return info
        finally:
            live.release()

    async def take_back(self, device: str, table: str) -> TableInfo:
        """A table that goes on from before the device's last step; it begins with a new seed. This one is left, and
        keeps its secrets until that one is over.
        """
        return await self.live.see_through(self._take_back(device, table))

    async def _take_back(self, device: str, table: str) -> TableInfo:
        live = await self.live.get(table)
        await live.hold()
        try:
            stored = await self.live.ask(self.store.load(table))
            own = live.header.seats_of(device)
            if stored is None or not own:
                raise TableError("not-seated")
            if not takes_back(live.header, device):
                raise TableError("not-running" if live.header.is_alone(device) else "not-alone")
            at = await asyncio.to_thread(before_last_step, stored, own[0])
            if at < 0:
                raise TableError("nothing-to-take-back")
            left = copy_of(live.header)
            header = seating.take_back(left, device, at, sum(entry.total > 0 for entry in stored.entries[:at]))
            info = await self._found(header, device)
            await self.live.write_header(live, left)
            live.notify()
            return info
        finally:
            live.release()

    async def offer(self, device: str, table: str, seat: Seat) -> str:
        """A one-time token that moves the seat to the device that claims it."""
        tokens: list[str] = []
        await self.live.alter(table, device, lambda header: tokens.append(seating.offer(header, device, seat)))
        return tokens[0]

    async def claim(self, device: str, token: str, seed: str = "") -> TableInfo:
        table, _, secret = token.partition(".")
        try:
            return await self.live.alter(table, device, lambda header: seating.claim(header, device, secret, seed))
        except TableError as error:
            raise TableError("no-offer" if error.key == "no-table" else error.key) from None

    async def forget(self, device: str) -> None:
        """Remove the device's names and its hash wherever it sat or was host."""
        while listed := await self.live.ask(self.store.of_device(device, MOST_LISTED)):
            for one in listed:
                await self.live.alter(one.header.id, device, lambda header: seating.forget(header, device))

    async def archive(self, table: str) -> None:
        """Out of the lists; from now on its dice can be checked."""
        await self.live.alter(table, "", seating.archive)

    async def delete(self, table: str) -> None:
        await self.live.see_through(self._delete(table))

    async def _delete(self, table: str) -> None:
        live = await self.live.get(table)
        await live.hold()
        try:
            await self.live.ask(self.store.delete(table))
            live.say_farewell("gone")
        finally:
            live.release()

    # What happened

    async def record(self, device: str, table: str) -> str:
        """The whole game as a text, once it is over."""
        stored = await self._stored(table, device)
        if not stored.header.is_revealed:
            raise TableError("still-running")
        return str(record(stored.header, stored.entries))

    async def story(
        self, device: str, table: str, since: int = 0, language: str = "", seat: Seat | None = None
    ) -> list[StoryLine]:
        """What a seat of the device (its first unless named), or a spectator, has seen behind `since`, in words."""
        stored = await self._stored(table, device)
        seat = _eyes(stored.header, device, seat)
        language = language if language in LANGUAGES else stored.header.language
        return await asyncio.to_thread(story, stored, max(since, 0), seat, language)

    async def last_moment(self, device: str, table: str) -> Moment:
        """How a game ended, as the device's first seat or a spectator sees it."""
        stored = await self._stored(table, device)
        if not stored.header.is_revealed:
            raise TableError("still-running")
        if not stored.header.has_begun:
            raise TableError("not-started")
        own = stored.header.seats_of(device)
        return await asyncio.to_thread(last_moment, stored, own[0] if own else None)

    async def recent(self, device: str, table: str, seat: Seat | None = None) -> list[PastMoment]:
        """What the others did since a seat's own last turn, for those who want to see it once more."""
        stored = await self._stored(table, device)
        return await asyncio.to_thread(recent, stored, _eyes(stored.header, device, seat))

    async def review(self, device: str, table: str, seat: Seat) -> list[Judged]:
        """What the decisions of a seat were worth, once the game is over."""
        stored = await self._stored(table, device)
        if not stored.header.is_revealed:
            raise TableError("still-running")
        return await self._adviser.review(stored, seat)

    async def proof(self, device: str, table: str) -> Proof:
        """What is needed to work the draws out anew; until the game is over only the commitment."""
        stored = await self._stored(table, device)
        info = table_info(stored.header, device)
        if not stored.header.is_revealed:
            return Proof(info.id, info.seats, info.commit)
        drawn = draws(stored.header, stored.entries)
        origins = [OriginInfo(one.table, one.draws, one.server_seed, one.seeds) for one in stored.header.origins]
        return Proof(info.id, info.seats, info.commit, info.server_seed, info.seeds or [], drawn, origins)

    async def _stored(self, table: str, device: str) -> Stored:
        stored = await self.live.ask(self.store.load(table))
        if stored is None:
            raise TableError("no-table")
        if not stored.header.may_be_watched_by(device):
            raise TableError("not-watchable")
        if stored.header.continued and await self._is_free(stored.header.continued):
            stored.header.continued = ""
        return stored

    async def _is_free(self, table: str) -> bool:
        """Whether the game that goes on at this table, or from it, is over: then its beginnings may be known too."""
        stored = await self.live.ask(self.store.load(table))
        while stored is not None and stored.header.continued:
            stored = await self.live.ask(self.store.load(stored.header.continued))
        return stored is None or stored.header.is_revealed

    # At a table

    async def attach(self, watcher: Watcher, table: str, at: int = -1, seat: Seat | None = None) -> None:
        """Delivers a Notice and, once the game has begun, an Update with the events behind `at` (-1: none).

        seat: whose view to show first; None: the device's first seat, or a spectator's.
        """
        await self.live.see_through(self._attach(watcher, table, at, seat))

    async def _attach(self, watcher: Watcher, table: str, at: int, seat: Seat | None) -> None:
        live = await self.live.get(table)
        if not live.header.may_be_watched_by(watcher.device):
            raise TableError("not-watchable")
        if len(live.watchers) >= self.settings.watchers_of_table:
            raise TableError("too-many-watchers")
        await live.hold()
        try:
            own = live.header.seats_of(watcher.device)
            if seat is not None and seat not in own:
                raise TableError("not-your-seat")
            watcher.seat = own[0] if seat is None and own else seat
            told = await self._missed(live, at)
            if live.gone:
                raise TableError("no-table")
            if not watcher.gone:
                self._welcome(live, watcher, told)
        finally:
            live.release()

    def _welcome(self, live: Table, watcher: Watcher, told: list[Told]) -> None:
        news = watcher.here and watcher.device not in live.devices_here()
        if news:
            live.watchers.add(watcher)
            live.notify()
        else:
            live.watchers.add(watcher)
            watcher.deliver(encode(Notice(live.info(watcher.device))))
        watcher.table = live
        self.live.watchers += 1
        self.live.rests(live)
        if live.match is not None:
            live.greet(watcher, told)

    async def _missed(self, live: Table, at: int) -> list[Told]:
        """What happened behind `at`. The log has it; the memory does not."""
        if live.match is None or not live.match.length - MOST_CAUGHT_UP <= at < live.match.length or at < 0:
            return []
        stored = await self.live.ask(self.store.load(live.header.id))
        return [] if stored is None else Match(stored.header).restore(stored.entries, at)

    def detach(self, watcher: Watcher) -> None:
        """The connection is closed."""
        watcher.gone = True
        table = watcher.table
        if table is None:
            return
        table.forget(watcher)
        if watcher.here and watcher.device not in table.devices_here():
            table.enter(table.notify)
        if watcher.holds:
            table.enter(table.go_on)  # nobody is waited for any more
        self.live.rests(table)

    def play(self, watcher: Watcher, seat: Seat, text: str, at: int, nonce: str, arrived: float) -> None:
        """A move; arrived is loop.time() when its frame came in.

        Answered by an Update with `ok`, by Refused, Stale or Failed, or by Accepted for a retry; in a race only with
        its decision.
        """
        table = watcher.table
        if table is None or self.live.closing:
            key = "no-table" if table is None else "closing"
            watcher.deliver(encode(Failed(key, TableError(key).message(watcher.language or LANGUAGES[0]), nonce[:64])))
            return
        table.play(watcher, seat, text, at, nonce, arrived)

    def show_as(self, watcher: Watcher, seat: Seat | None) -> None:
        """Delivers an Update of that seat's view (hot-seat)."""
        if watcher.table is not None:
            watcher.table.ask(lambda table: asking.show_as(table, watcher, seat))

    def why(self, watcher: Watcher, seat: Seat, text: str, ident: str) -> None:
        if watcher.table is not None:
            watcher.table.ask(lambda table: asking.why(table, watcher, seat, text, ident))

    def preview(self, watcher: Watcher, seat: Seat, text: str, ident: str) -> None:
        if watcher.table is not None:
            watcher.table.ask(lambda table: asking.preview(table, watcher, seat, text, ident))

    def deduce(self, watcher: Watcher, seat: Seat, ident: str) -> None:
        if watcher.table is not None:
            watcher.table.ask(lambda table: asking.deduce(table, watcher, seat, ident))

    def advise(self, watcher: Watcher, seat: Seat, ident: str) -> None:
        """Answered by Advised or Failed when the adviser has thought about it."""
        if watcher.table is not None:
            self.live.spawn(self._adviser.advise(watcher.table, watcher, seat, ident))

    def phrase(self, watcher: Watcher, seat: Seat, key: str) -> None:
        if watcher.table is not None:
            watcher.table.ask(lambda table: asking.phrase(table, watcher, seat, key))

    def hold(self, watcher: Watcher, holds: bool) -> None:
        """Chance waits for this person, or goes on; not heard where others are at the table."""
        table = watcher.table
        if table is not None:
            table.enter(lambda: asking.hold(table, watcher, holds))

    def present(self, watcher: Watcher, here: bool) -> None:
        if watcher.table is not None:
            watcher.table.present(watcher, here)

    # Keeping order

    async def _resume(self) -> None:
        for table in await self.store.with_bots(MOST_RESUMED):
            try:
                await self.live.get(table)
            except TableError as error:
                log.warning("a table could not be taken up: %s", error.key)
            await asyncio.sleep(0)

    def _sweep(self) -> None:
        self._sweeper = asyncio.get_running_loop().call_later(SWEEP_S, self._sweep)
        self.live.let_go_of_idle()
        if self._sweeps % OLD_EVERY == 0:
            self.live.spawn(self.clear_old())
        self._sweeps += 1

    async def clear_old(self) -> None:
        """Archive and delete what the settings call old."""
        days = self.settings.archive_after_days
        if days:
            old = await self.store.idle_since(("open", "running", "over"), time.time() - days * DAY_S, OLD_AT_ONCE)
            for table in old:
                await self.archive(table)
        days = self.settings.delete_after_days
        if days:
            for table in await self.store.idle_since(("archived",), time.time() - days * DAY_S, OLD_AT_ONCE):
                await self.delete(table)


def _eyes(header: Header, device: str, seat: Seat | None) -> Seat | None:
    """Through whose eyes a device looks: the seat of its own that it names, else its first; None for a spectator."""
    own = header.seats_of(device)
    if seat is None:
        return own[0] if own else None
    if seat not in own:
        raise TableError("not-your-seat")
    return seat
