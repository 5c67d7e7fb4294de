"""All that can be done at tables, as a server or a terminal calls it: open, sit down, play, take back, play again."""

import logging
from collections.abc import Callable
from typing import Final

from walpurgis import games
from walpurgis.kernel.steps import Seat
from walpurgis.tables import playing, presence, queries, seating
from walpurgis.tables.advice import Adviser
from walpurgis.tables.bots import Bots
from walpurgis.tables.client import Client
from walpurgis.tables.codes import new_code
from walpurgis.tables.counts import TableCounts
from walpurgis.tables.errors import TableError
from walpurgis.tables.evenings import Evenings
from walpurgis.tables.fair_queue import Asker
from walpurgis.tables.header import NO_FACE, Header, copy_of
from walpurgis.tables.history import History
from walpurgis.tables.housekeeping import Housekeeping
from walpurgis.tables.limits import Limits
from walpurgis.tables.lists import SPOILT, TableLists
from walpurgis.tables.messages import Failed, NewTable, TableInfo
from walpurgis.tables.move import LONGEST_NONCE, Move
from walpurgis.tables.nodes import Nodes
from walpurgis.tables.postgres import PostgresStore
from walpurgis.tables.presenter import before_last_step, encode, table_info, takes_back
from walpurgis.tables.registry import MOST_TRIES, TableRegistry
from walpurgis.tables.settings import Change
from walpurgis.tables.store import Conflict, Store
from walpurgis.tables.table import Table
from walpurgis.tables.workers import Result
from walpurgis.tables.write_probe import WriteProbe
from walpurgis.words import LANGUAGES

CODE_TRIES: Final = 5

log = logging.getLogger("walpurgis.tables")


class TableService:
    """Methods raise TableError (a key) or, for a game that cannot be set up so, SetupError.

    device is always the hash of a device's secret. Everything that a client hears, answers to its own moves included,
    comes through client.deliver, in order.
    """

    def __init__(self, store: Store, limits: Limits | None = None, bots: Bots | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.registry = TableRegistry(store, bots or Bots(), self.limits)
        self._context = self.registry.context
        self._tasks = self._context.tasks
        self._adviser = Adviser(store, self._context.bots)
        self.lists = TableLists(self.registry)
        self.history = History(self._context, self._adviser)
        self.evenings = Evenings(self.registry, self.history)
        self.housekeeping = Housekeeping(self.registry, self.evenings)
        self.probe = WriteProbe(store)
        self.nodes = Nodes(store, self.registry) if isinstance(store, PostgresStore) else None
        self._context.nodes = self.nodes

    @property
    def counts(self) -> TableCounts:
        return self._context.counts

    @property
    def clients(self) -> int:
        """At all tables."""
        return self._context.clients

    async def open(self) -> None:
        """Take up what was owed when the process last ended, such as bots' moves; from then on keep order."""
        if self.nodes is not None:
            await self.nodes.open()
        self.housekeeping.open()

    async def close(self) -> None:
        """Finish the commits in hand, tell everybody, stop."""
        self.housekeeping.close()
        self._adviser.close()
        if self.nodes is not None:
            await self.nodes.close()
        await self.registry.close()

    # Tables

    async def create(self, device: str, wish: NewTable) -> TableInfo:
        """A table, and whoever sits down there at once. Where the wish says so the game begins with the last share."""
        if wish.game in self._context.closed_games:
            raise TableError("game-closed")
        header = seating.new_table(device, wish)
        await self._check_hosting(device)
        info = await self._found(header, device)
        return await self.registry.alter(info.id, device, seating.close_when_ready) if wish.start else info

    async def _check_hosting(self, device: str) -> None:
        if await self._context.ask(self.store.count_of_host(device)) >= self.limits.tables_of_device:
            raise TableError("too-many-tables", most=self.limits.tables_of_device)

    async def _found(self, header: Header, device: str) -> TableInfo:
        """As it was made; at another node perhaps, a moment ago."""
        for _ in range(CODE_TRIES):
            try:
                await self._context.ask(self.store.create(header))
            except Conflict:
                made = await self._context.load(header.id)
                if made is not None:
                    return table_info(made.header, device)
                header.code = new_code()  # somebody is using those very words
                continue
            self.counts.tables_created += 1
            return table_info(header, device)
        raise TableError("house-full")

    async def info(self, device: str, table_id: str) -> TableInfo:
        return await self.registry.info(table_id, device)

    # Chairs

    async def change(self, device: str, table_id: str, change: Change) -> TableInfo:
        return await self.registry.alter(table_id, device, lambda header: seating.change(header, device, change))

    async def sit(
        self, device: str, table_id: str, seat: Seat, name: str, seed_hash: str = "", face: int = NO_FACE
    ) -> TableInfo:
        """Also: give oneself another name or face, come back to a rematch with a new hash."""
        return await self.registry.alter(
            table_id, device, lambda header: seating.sit(header, device, seat, name, seed_hash, face)
        )

    async def leave(self, device: str, table_id: str, seat: Seat) -> TableInfo:
        """One's own seat; or, as host of a table that is still open, any other: see seating.leave."""
        return await self.registry.alter(table_id, device, lambda header: seating.leave(header, device, seat))

    async def seat_bot(self, device: str, table_id: str, seat: Seat, level: int) -> TableInfo:
        return await self.registry.alter(table_id, device, lambda header: seating.seat_bot(header, device, seat, level))

    async def let_back(self, device: str, table_id: str) -> TableInfo:
        return await self.registry.alter(table_id, device, lambda header: seating.let_back(header, device))

    async def change_code(self, device: str, table_id: str) -> TableInfo:
        for _ in range(CODE_TRIES):
            try:
                return await self.registry.alter(table_id, device, lambda header: seating.change_code(header, device))
            except TableError as error:
                if error.key != "changed":  # else somebody may be using those very words
                    raise
        raise TableError("house-full")

    async def start(self, device: str, table_id: str) -> TableInfo:
        """The table closes; the game begins when everybody has told their seed."""
        return await self.registry.alter(table_id, device, lambda header: seating.start(header, device))

    async def reveal(self, device: str, table_id: str, seeds: dict[Seat, str]) -> TableInfo:
        """The seeds behind the hashes of these seats. They are written before anybody hears that they are there, and
        nobody hears what they are before the game is over.
        """
        return await self.registry.alter(table_id, device, lambda header: seating.reveal(header, seeds))

    async def begin_without(self, device: str, table_id: str, now: float) -> TableInfo:
        """As host: wait no longer for the seeds that have not come. now: in seconds since 1970."""
        shares_s = self.limits.shares_s

        def begin(header: Header) -> None:
            seating.begin_without(header, device, now, shares_s)

        return await self.registry.alter(table_id, device, begin)

    async def keep(self, device: str, table_id: str) -> TableInfo:
        """Whoever sits there wants the game to stay, though nobody plays on just now."""
        return await self.registry.alter(table_id, device, lambda header: seating.keep(header, device))

    async def rematch(self, device: str, table_id: str, level: int = 0, swap: bool = False) -> TableInfo:
        """A table of the same people, linked both ways; the same one for everybody who asks. It begins by itself when
        all of them have sat down with a new hash, and told its seed.
        """
        return await self._tasks.see_through(self._rematch(device, table_id, level, swap))

    async def _rematch(self, device: str, table_id: str, level: int, swap: bool) -> TableInfo:
        """Whoever asks at another node in the same moment may be first to link it: then it is found there."""
        for _ in range(MOST_TRIES):
            try:
                return await self._linked_rematch(device, table_id, level, swap)
            except TableError as error:
                if error.key != "changed":
                    raise
        raise TableError("changed")

    async def _linked_rematch(self, device: str, table_id: str, level: int, swap: bool) -> TableInfo:
        table = await self.registry.get(table_id)
        async with table.queue.held():
            if table.gone:
                raise TableError("changed")
            again = await self._context.load(table.header.rematch) if table.header.rematch else None
            if again is not None:
                return table_info(again.header, device)
            header = seating.rematch(table.header, device, level, swap)
            await self._check_hosting(device)
            info = await self._found(header, device)
            linked = copy_of(table.header)
            linked.rematch = header.id
            await table.write_header(linked)
            table.audience.notify()
            return info

    async def take_back(self, device: str, table_id: str) -> TableInfo:
        """A table that goes on from before the device's last step; it begins with a new share. This one is left, and
        keeps its secrets until that one is over.
        """
        return await self._tasks.see_through(self._take_back(device, table_id))

    async def _take_back(self, device: str, table_id: str) -> TableInfo:
        table = await self.registry.get(table_id)
        async with table.queue.held():
            stored = await self._context.load(table_id)
            own = table.header.seats_of(device)
            if stored is None or not own:
                raise TableError("not-seated")
            if not takes_back(table.header, device):
                raise TableError("not-running" if table.header.is_alone(device) else "not-alone")
            at = await self._context.replay(device, stored, before_last_step, own[0])
            if at < 0:
                raise TableError("nothing-to-take-back")
            left = copy_of(table.header)
            header = seating.take_back(left, device, at, sum(entry.total > 0 for entry in stored.entries[:at]))
            info = await self._found(header, device)
            await table.write_header(left)
            table.audience.notify()
            return info

    async def offer(self, device: str, table_id: str, seat: Seat) -> str:
        """A one-time token that moves the seat to the device that claims it."""
        tokens: list[str] = []
        await self.registry.alter(table_id, device, lambda header: tokens.append(seating.offer(header, device, seat)))
        return tokens[-1]

    async def claim(self, device: str, token: str, seed_hash: str = "") -> TableInfo:
        table, _, secret = token.partition(".")
        try:
            return await self.registry.alter(
                table, device, lambda header: seating.claim(header, device, secret, seed_hash)
            )
        except TableError as error:
            raise TableError("no-offer" if error.key == "no-table" else error.key) from None

    async def forget(self, device: str) -> None:
        """Remove the device's names and its hash wherever it sat or was host."""
        await self.evenings.forget(device)
        unplayable: set[str] = set()
        while listed := [one for one in await self.lists.of_device(device) if one.header.id not in unplayable]:
            for one in listed:
                try:
                    await self.registry.alter(one.header.id, device, lambda header: seating.forget(header, device))
                except TableError as error:
                    if error.key not in SPOILT:
                        raise
                    unplayable.add(one.header.id)
        await self._context.ask(self.store.forget(device, lambda header: seating.forget(header, device)))

    # At a table

    async def attach(self, client: Client, table_id: str, at: int = -1, seat: Seat | None = None) -> None:
        """Delivers a Notice and, once the game has begun, an Update with the events behind `at` (-1: none).

        seat: whose view to show first; None: the device's first seat, or a spectator's; EVERYBODY: always that.
        """
        await self._tasks.see_through(self._attach(client, table_id, at, seat))

    async def _attach(self, client: Client, table_id: str, at: int, seat: Seat | None) -> None:
        while True:
            table = await self.registry.get(table_id)
            await presence.catch_up(table, client, at, seat)
            if await presence.enter(table, client, at, seat, self.limits):
                return
            # else it was let go while we waited: a table that still exists is read again

    def detach(self, client: Client) -> None:
        """The connection is closed."""
        client.gone = True
        if client.table is not None:
            presence.leave(client.table, client)

    def play(self, move: Move) -> None:
        """Answered by an Update with `ok`, by Refused, Stale or Failed, or by Accepted for a retry; in a race only with
        its decision.
        """
        table = self._table_of(move.client, move.nonce)
        if table is not None:
            playing.play(table, move)

    def show_as(self, client: Client, seat: Seat | None, ident: str = "") -> None:
        """Delivers an Update of that seat's view (hot-seat)."""
        self._ask(client, ident, lambda table: queries.show_as(table, client, seat, ident))

    def why(self, client: Client, seat: Seat, text: str, ident: str) -> None:
        self._ask(client, ident, lambda table: queries.why(table, client, seat, text, ident))

    def preview(self, client: Client, seat: Seat, text: str, ident: str) -> None:
        self._ask(client, ident, lambda table: queries.preview(table, client, seat, text, ident))

    def phrase(self, client: Client, seat: Seat, key: str, ident: str = "") -> None:
        self._ask(client, ident, lambda table: queries.phrase(table, client, seat, key, ident))

    def _ask(self, client: Client, ident: str, question: Callable[[Table], None]) -> None:
        table = self._table_of(client, ident)
        if table is not None:
            queries.ask(table, client, ident, question)

    def advise(self, client: Client, seat: Seat, ident: str) -> None:
        """Answered by Advised or Failed when the adviser has thought about it."""
        table = self._table_of(client, ident)
        if table is not None:
            self._tasks.spawn(self._adviser.advise(table, client, seat, ident))

    def _table_of(self, client: Client, ident: str) -> Table | None:
        """Where the client is. None, and it is told why, where nothing can be done there."""
        if client.table is not None and not self.registry.closing:
            return client.table
        key = "no-table" if client.table is None else "closing"
        message = TableError(key).message(client.language or LANGUAGES[0])
        client.deliver(encode(Failed(key, message, ident[:LONGEST_NONCE])))
        return None

    def hold(self, client: Client, holds: bool) -> None:
        """Chance waits for this person, or goes on; not heard where others are at the table."""
        table = client.table
        if table is not None:
            table.queue.enter(lambda: queries.hold(table, client, holds))

    def present(self, client: Client, here: bool) -> None:
        if client.table is not None:
            presence.look(client.table, client, here)

    # Games

    async def play_again(self, asker: Asker, work: Callable[..., Result], *args: object) -> Result:
        """What work(*args) gives, beside the event loop: it plays a game again that was played."""
        return await self._context.play_again(asker, work, *args)

    def close_games(self, package: str) -> None:
        """A game in this package kept everybody waiting for it: none of them is played until the house opens again."""
        names = games.in_package(package)
        log.error("closed until the house is opened again: %s", ", ".join(names))
        self.registry.close_games(names)
