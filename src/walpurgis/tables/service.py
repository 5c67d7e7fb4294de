"""All that can be done at tables: what a server, a terminal or a test calls."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from walpurgis.kernel.steps import Seat
from walpurgis.tables import queries, seating
from walpurgis.tables.advice import Adviser
from walpurgis.tables.bots import Bots
from walpurgis.tables.client import Client
from walpurgis.tables.codes import new_code, tidy
from walpurgis.tables.counts import TableCounts
from walpurgis.tables.errors import TableError
from walpurgis.tables.header import NO_FACE, Header
from walpurgis.tables.limits import Limits
from walpurgis.tables.match import Match, Told, draws, record
from walpurgis.tables.messages import (
    Failed,
    Judged,
    Moment,
    NewTable,
    OriginInfo,
    PastMoment,
    Proof,
    StoryLine,
    TableInfo,
)
from walpurgis.tables.move import Move
from walpurgis.tables.presenter import (
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
from walpurgis.tables.registry import TableRegistry
from walpurgis.tables.settings import Change
from walpurgis.tables.store import Conflict, Store, Stored
from walpurgis.tables.table import LONGEST_NONCE, Table, copy_of
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


class TableService:
    """Methods raise TableError (a key) or, for a game that cannot be set up so, SetupError.

    device is always the hash of a device's secret. Everything that a watcher hears, answers to its own moves included,
    comes through watcher.deliver, in order.
    """

    def __init__(self, store: Store, limits: Limits | None = None, bots: Bots | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        bots = bots or Bots()
        self.registry = TableRegistry(store, bots, self.limits)
        self._context = self.registry.context
        self._tasks = self._context.tasks
        self._adviser = Adviser(store, bots)
        self._sweeps = 0
        self._sweeper: asyncio.TimerHandle | None = None

    @property
    def counts(self) -> TableCounts:
        return self._context.counts

    @property
    def clients(self) -> int:
        """At all tables."""
        return self._context.clients

    async def open(self) -> None:
        """Take up what was owed when the process last ended, such as bots' moves; from then on keep order."""
        self._sweep()
        self._tasks.spawn(self._resume())

    async def close(self) -> None:
        """Finish the commits in hand, tell everybody, stop."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        self._adviser.close()
        await self.registry.close()

    # Tables

    async def create(self, device: str, wish: NewTable) -> TableInfo:
        """A table, and whoever sits down there at once. Where the wish says so the game begins with the last seed."""
        header = seating.new_table(device, wish)
        await self._check_hosting(device)
        info = await self._found(header, device)
        return await self._alter(info.id, device, seating.begin_when_ready) if wish.start else info

    async def _check_hosting(self, device: str) -> None:
        if await self._context.ask(self.store.count_of_host(device)) >= self.limits.tables_of_device:
            raise TableError("too-many-tables", most=self.limits.tables_of_device)

    async def _found(self, header: Header, device: str) -> TableInfo:
        for _ in range(CODE_TRIES):
            try:
                await self._context.ask(self.store.create(header))
            except Conflict:
                header.code = new_code()  # somebody is using those very words
                continue
            self.counts.tables_created += 1
            return table_info(header, device)
        raise TableError("house-full")

    async def _alter(self, table_id: str, device: str, change: Callable[[Header], object]) -> TableInfo:
        async def altered() -> TableInfo:
            return await (await self.registry.get(table_id)).alter(change, device)

        return await self._tasks.see_through(altered())

    async def info(self, device: str, table_id: str) -> TableInfo:
        return await self._tasks.see_through(self._info(device, table_id))

    async def _info(self, device: str, table_id: str) -> TableInfo:
        table = await self.registry.get(table_id)
        async with table.queue.held():
            return table.info(device)

    async def public(self) -> list[TableInfo]:
        listed = await self._context.ask(self.store.public(MOST_LISTED))
        return [table_info(one.header, "") for one in listed]

    async def mine(self, device: str) -> list[TableInfo]:
        """The device's tables, latest first, each with whose turn it is; archived ones are not listed."""
        listed = await self._context.ask(self.store.of_device(device, MOST_LISTED))
        headers = [one.header for one in listed if one.header.status != "archived"]
        return [await self._with_turn(header, device) for header in headers]

    async def _with_turn(self, header: Header, device: str) -> TableInfo:
        if header.status != "running":
            return table_info(header, device)
        if header.id in self.registry:
            return await self.info(device, header.id)
        stored = await self._context.ask(self.store.load(header.id))
        return table_info(header, device) if stored is None else await asyncio.to_thread(described, stored, device)

    async def latest(self, device: str, language: str) -> dict[str, str]:
        """What was last told to everybody, in words, by the id of each of the device's tables where a game is on."""
        listed = await self._context.ask(self.store.of_device(device, MOST_LISTED))
        found: dict[str, str] = {}
        for one in listed:
            stored = await self._context.ask(self.store.load(one.header.id)) if one.header.status == "running" else None
            if stored is not None:
                found[one.header.id] = await asyncio.to_thread(latest, stored, language)
        return found

    async def find(self, code: str) -> str:
        """The id of the table with this short code."""
        found = await self._context.ask(self.store.id_of(tidy(code)))
        if found is None:
            raise TableError("no-code")
        return found

    # Chairs

    async def change(self, device: str, table_id: str, change: Change) -> TableInfo:
        return await self._alter(table_id, device, lambda header: seating.change(header, device, change))

    async def sit(self, device: str, table_id: str, seat: Seat, name: str, seed: str, face: int = NO_FACE) -> TableInfo:
        """Also: give oneself another name or face, come back to a rematch with a new seed."""
        return await self._alter(table_id, device, lambda header: seating.sit(header, device, seat, name, seed, face))

    async def leave(self, device: str, table_id: str, seat: Seat) -> TableInfo:
        """One's own seat; or, as host of an open table_id, a bot's or that of somebody who did not come back."""
        return await self._alter(table_id, device, lambda header: seating.leave(header, device, seat))

    async def seat_bot(self, device: str, table_id: str, seat: Seat, level: int) -> TableInfo:
        return await self._alter(table_id, device, lambda header: seating.seat_bot(header, device, seat, level))

    async def start(self, device: str, table_id: str) -> TableInfo:
        return await self._alter(table_id, device, lambda header: seating.start(header, device))

    async def rematch(self, device: str, table_id: str, level: int = 0, swap: bool = False) -> TableInfo:
        """A table of the same people, linked both ways; the same one for everybody who asks. It begins by itself when
        all of them have sat down with a new seed.
        """
        return await self._tasks.see_through(self._rematch(device, table_id, level, swap))

    async def _rematch(self, device: str, table_id: str, level: int, swap: bool) -> TableInfo:
        table = await self.registry.get(table_id)
        async with table.queue.held():
            again = await self._context.ask(self.store.load(table.header.rematch)) if table.header.rematch else None
            if again is not None:
                return table_info(again.header, device)
            header = seating.rematch(table.header, device, level, swap)
            await self._check_hosting(device)
            info = await self._found(header, device)
            linked = copy_of(table.header)
            linked.rematch = header.id
            await table.write_header(linked)
            table.notify()
            return info

    async def take_back(self, device: str, table_id: str) -> TableInfo:
        """A table that goes on from before the device's last step; it begins with a new seed. This one is left, and
        keeps its secrets until that one is over.
        """
        return await self._tasks.see_through(self._take_back(device, table_id))

    async def _take_back(self, device: str, table_id: str) -> TableInfo:
        table = await self.registry.get(table_id)
        async with table.queue.held():
            stored = await self._context.ask(self.store.load(table_id))
            own = table.header.seats_of(device)
            if stored is None or not own:
                raise TableError("not-seated")
            if not takes_back(table.header, device):
                raise TableError("not-running" if table.header.is_alone(device) else "not-alone")
            at = await asyncio.to_thread(before_last_step, stored, own[0])
            if at < 0:
                raise TableError("nothing-to-take-back")
            left = copy_of(table.header)
            header = seating.take_back(left, device, at, sum(entry.total > 0 for entry in stored.entries[:at]))
            info = await self._found(header, device)
            await table.write_header(left)
            table.notify()
            return info

    async def offer(self, device: str, table_id: str, seat: Seat) -> str:
        """A one-time token that moves the seat to the device that claims it."""
        tokens: list[str] = []
        await self._alter(table_id, device, lambda header: tokens.append(seating.offer(header, device, seat)))
        return tokens[0]

    async def claim(self, device: str, token: str, seed: str = "") -> TableInfo:
        table, _, secret = token.partition(".")
        try:
            return await self._alter(table, device, lambda header: seating.claim(header, device, secret, seed))
        except TableError as error:
            raise TableError("no-offer" if error.key == "no-table" else error.key) from None

    async def forget(self, device: str) -> None:
        """Remove the device's names and its hash wherever it sat or was host."""
        while listed := await self._context.ask(self.store.of_device(device, MOST_LISTED)):
            for one in listed:
                await self._alter(one.header.id, device, lambda header: seating.forget(header, device))

    async def archive(self, table_id: str) -> None:
        """Out of the lists; from now on its dice can be checked."""
        await self._alter(table_id, "", seating.archive)

    async def delete(self, table_id: str) -> None:
        await self._tasks.see_through(self._delete(table_id))

    async def _delete(self, table_id: str) -> None:
        table = await self.registry.get(table_id)
        async with table.queue.held():
            await self._context.ask(self.store.delete(table_id))
            table.say_farewell("gone")

    # What happened

    async def record(self, device: str, table_id: str) -> str:
        """The whole game as a text, once it is over."""
        stored = await self._stored(table_id, device)
        if not stored.header.is_revealed:
            raise TableError("still-running")
        return str(record(stored.header, stored.entries))

    async def story(
        self, device: str, table_id: str, since: int = 0, language: str = "", seat: Seat | None = None
    ) -> list[StoryLine]:
        """What a seat of the device (its first unless named), or a spectator, has seen behind `since`, in words."""
        stored = await self._stored(table_id, device)
        seat = _eyes(stored.header, device, seat)
        language = language if language in LANGUAGES else stored.header.language
        return await asyncio.to_thread(story, stored, max(since, 0), seat, language)

    async def last_moment(self, device: str, table_id: str) -> Moment:
        """How a game ended, as the device's first seat or a spectator sees it."""
        stored = await self._stored(table_id, device)
        if not stored.header.is_revealed:
            raise TableError("still-running")
        if not stored.header.has_begun:
            raise TableError("not-started")
        own = stored.header.seats_of(device)
        return await asyncio.to_thread(last_moment, stored, own[0] if own else None)

    async def recent(self, device: str, table_id: str, seat: Seat | None = None) -> list[PastMoment]:
        """What the others did since a seat's own last turn, for those who want to see it once more."""
        stored = await self._stored(table_id, device)
        return await asyncio.to_thread(recent, stored, _eyes(stored.header, device, seat))

    async def review(self, device: str, table_id: str, seat: Seat) -> list[Judged]:
        """What the decisions of a seat were worth, once the game is over."""
        stored = await self._stored(table_id, device)
        if not stored.header.is_revealed:
            raise TableError("still-running")
        return await self._adviser.review(stored, seat)

    async def proof(self, device: str, table_id: str) -> Proof:
        """What is needed to work the draws out anew; until the game is over only the commitment."""
        stored = await self._stored(table_id, device)
        info = table_info(stored.header, device)
        if not stored.header.is_revealed:
            return Proof(info.id, info.seats, info.commit)
        drawn = draws(stored.header, stored.entries)
        origins = [OriginInfo(one.table, one.draws, one.server_seed, one.seeds) for one in stored.header.origins]
        return Proof(info.id, info.seats, info.commit, info.server_seed, info.seeds or [], drawn, origins)

    async def _stored(self, table_id: str, device: str) -> Stored:
        stored = await self._context.ask(self.store.load(table_id))
        if stored is None:
            raise TableError("no-table")
        if not stored.header.may_be_watched_by(device):
            raise TableError("not-watchable")
        if stored.header.continued and await self._is_free(stored.header.continued):
            stored.header.continued = ""
        return stored

    async def _is_free(self, table_id: str) -> bool:
        """Whether the game that goes on at this table_id, or from it, is over: then its beginnings may be known too."""
        stored = await self._context.ask(self.store.load(table_id))
        while stored is not None and stored.header.continued:
            stored = await self._context.ask(self.store.load(stored.header.continued))
        return stored is None or stored.header.is_revealed

    # At a table

    async def attach(self, client: Client, table_id: str, at: int = -1, seat: Seat | None = None) -> None:
        """Delivers a Notice and, once the game has begun, an Update with the events behind `at` (-1: none).

        seat: whose view to show first; None: the device's first seat, or a spectator's.
        """
        await self._tasks.see_through(self._attach(client, table_id, at, seat))

    async def _attach(self, client: Client, table_id: str, at: int, seat: Seat | None) -> None:
        table = await self.registry.get(table_id)
        if not table.header.may_be_watched_by(client.device):
            raise TableError("not-watchable")
        if len(table.clients) >= self.limits.clients_of_table:
            raise TableError("too-many-watchers")
        async with table.queue.held():
            own = table.header.seats_of(client.device)
            if seat is not None and seat not in own:
                raise TableError("not-your-seat")
            client.seat = own[0] if seat is None and own else seat
            told = await self._missed(table, at)
            if table.gone:
                raise TableError("no-table")
            if not client.gone:
                table.welcome(client, told)

    async def _missed(self, table: Table, at: int) -> list[Told]:
        """What happened behind `at`. The log has it; the memory does not."""
        if table.match is None or not table.match.length - MOST_CAUGHT_UP <= at < table.match.length or at < 0:
            return []
        stored = await self._context.ask(self.store.load(table.header.id))
        return [] if stored is None else Match(stored.header).restore(stored.entries, at)

    def detach(self, client: Client) -> None:
        """The connection is closed."""
        client.gone = True
        if client.table is not None:
            client.table.goodbye(client)

    def play(self, move: Move) -> None:
        """Answered by an Update with `ok`, by Refused, Stale or Failed, or by Accepted for a retry; in a race only with
        its decision.
        """
        client = move.client
        if client.table is None or self.registry.closing:
            key = "no-table" if client.table is None else "closing"
            message = TableError(key).message(client.language or LANGUAGES[0])
            client.deliver(encode(Failed(key, message, move.nonce[:LONGEST_NONCE])))
            return
        client.table.play(move)

    def show_as(self, client: Client, seat: Seat | None) -> None:
        """Delivers an Update of that seat's view (hot-seat)."""
        if client.table is not None:
            client.table.ask(lambda table: queries.show_as(table, client, seat))

    def why(self, client: Client, seat: Seat, text: str, ident: str) -> None:
        if client.table is not None:
            client.table.ask(lambda table: queries.why(table, client, seat, text, ident))

    def preview(self, client: Client, seat: Seat, text: str, ident: str) -> None:
        if client.table is not None:
            client.table.ask(lambda table: queries.preview(table, client, seat, text, ident))

    def deduce(self, client: Client, seat: Seat, ident: str) -> None:
        if client.table is not None:
            client.table.ask(lambda table: queries.deduce(table, client, seat, ident))

    def advise(self, client: Client, seat: Seat, ident: str) -> None:
        """Answered by Advised or Failed when the adviser has thought about it."""
        if client.table is not None:
            self._tasks.spawn(self._adviser.advise(client.table, client, seat, ident))

    def phrase(self, client: Client, seat: Seat, key: str) -> None:
        if client.table is not None:
            client.table.ask(lambda table: queries.phrase(table, client, seat, key))

    def hold(self, client: Client, holds: bool) -> None:
        """Chance waits for this person, or goes on; not heard where others are at the table."""
        table = client.table
        if table is not None:
            table.queue.enter(lambda: queries.hold(table, client, holds))

    def present(self, client: Client, here: bool) -> None:
        if client.table is not None:
            client.table.present(client, here)

    # Keeping order

    async def _resume(self) -> None:
        for table in await self.store.with_bots(MOST_RESUMED):
            try:
                await self.registry.get(table)
            except TableError as error:
                log.warning("a table could not be taken up: %s", error.key)
            await asyncio.sleep(0)

    def _sweep(self) -> None:
        self._sweeper = asyncio.get_running_loop().call_later(SWEEP_S, self._sweep)
        self.registry.let_go_of_idle()
        if self._sweeps % OLD_EVERY == 0:
            self._tasks.spawn(self.clear_old())
        self._sweeps += 1

    async def clear_old(self) -> None:
        """Archive and delete what the settings call old."""
        days = self.limits.archive_after_days
        if days:
            old = await self.store.idle_since(("open", "running", "over"), time.time() - days * DAY_S, OLD_AT_ONCE)
            for table in old:
                await self.archive(table)
        days = self.limits.delete_after_days
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
