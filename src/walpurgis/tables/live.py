"""The tables that are in memory: loaded when somebody needs them, kept within bounds, let go when nobody does.

Nothing here takes longer the more tables there are.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from walpurgis.tables.bots import Bots
from walpurgis.tables.counts import Counts
from walpurgis.tables.errors import TableError
from walpurgis.tables.header import Entry, Header
from walpurgis.tables.match import Match, Told
from walpurgis.tables.messages import TableInfo
from walpurgis.tables.settings import Settings
from walpurgis.tables.store import Conflict, Store, StoreError, Unavailable, commit
from walpurgis.tables.table import Table, copy_of

log = logging.getLogger("walpurgis.tables")
Result = TypeVar("Result")


class Live:
    """What the tables of a house share, and how to get at one of them."""

    def __init__(self, store: Store, bots: Bots, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.counts = Counts()
        self.watchers = 0  # at all tables
        self.closing = False
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._coming = 0  # being read, with room made for them
        self._idle: OrderedDict[str, float] = OrderedDict()  # those that nobody needs, longest first, and since when
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, table: str) -> bool:
        return table in self._tables

    def all(self) -> list[Table]:
        return list(self._tables.values())

    # Getting at a table

    async def get(self, table: str) -> Table:
        while True:
            live = self._tables.get(table)
            if live is None:
                live = await self._loaded(table)
            if not live.gone:
                return live

    async def _loaded(self, table: str) -> Table:
        """Several may ask for the same table at once: it is read once."""
        if self.closing:
            raise TableError("closing")
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Table:
        self._make_room()
        self._coming += 1
        try:
            stored = await self.ask(self.store.load(table))
        finally:
            self._coming -= 1
        if stored is None:
            raise TableError("no-table")
        try:
            live = Table(stored, self)
        except Exception as error:
            log.exception("a table's log cannot be played again")
            raise TableError("store") from error
        self.counts.loads += 1
        self._tables[table] = live
        self.rests(live)
        live.enter(live.go_on)
        return live

    def _make_room(self) -> None:
        """Also beside those that are being read just now."""
        most = self.settings.tables_in_memory - self._coming
        while len(self._tables) >= most and self._idle:
            self._let_go(next(iter(self._idle)))
        if len(self._tables) >= most:
            raise TableError("house-full")

    def let_go_of_idle(self) -> None:
        """Of those that nobody has needed for a while."""
        before = asyncio.get_running_loop().time() - self.settings.idle_s
        while self._idle and next(iter(self._idle.values())) <= before:
            self._let_go(next(iter(self._idle)))

    def _let_go(self, name: str) -> None:
        del self._idle[name]
        table = self._tables[name]
        if table.is_idle:
            self.counts.evictions += 1
            table.close()
            self.drop(table)

    def rests(self, table: Table) -> None:
        name = table.header.id
        self._idle.pop(name, None)
        if table.is_idle and self._tables.get(name) is table:
            self._idle[name] = table.loop.time()

    def drop(self, table: Table) -> None:
        name = table.header.id
        if self._tables.get(name) is table:
            del self._tables[name]
            self._idle.pop(name, None)

    # Changing a header

    async def alter(self, table: str, device: str, change: Callable[[Header], object]) -> TableInfo:
        """Change the header as `change` does with a copy; once that is written everybody hears of it."""
        return await self.see_through(self._alter(table, device, change))

    async def _alter(self, table: str, device: str, change: Callable[[Header], object]) -> TableInfo:
        live = await self.get(table)
        await live.hold()
        try:
            header = copy_of(live.header)
            change(header)
            begins = live.match is None and header.status == "running"
            match = Match(header) if begins else None
            before = await self._before(header) if begins else []
            entries, told = _begun(match, before) if match is not None else ([], [])
            await self.write_header(live, header, [*before, *entries])
            live.shown = len(before) or live.shown  # nobody is told again what another table told
            self.counts.games_started += begins
            self._tell(live, match, told)
            return live.info(device)
        finally:
            live.release()

    async def _before(self, header: Header) -> list[Entry]:
        """The steps that a new table begins with: those of the table that it continues, as far as it does."""
        if not header.continues:
            return []
        stored = await self.ask(self.store.load(header.continues))
        if stored is None or stored.header.continued != header.id:
            raise TableError("changed")
        return [Entry(one.actor, one.step, one.unit, one.total) for one in stored.entries[: header.continues_at]]

    async def write_header(self, live: Table, header: Header, entries: list[Entry] | None = None) -> None:
        """The caller holds the table."""
        try:
            await commit(self.store, live.number, live.shown, entries or [], live.revision, header)
        except StoreError as error:
            await live.reload()
            raise (TableError("changed") if isinstance(error, Conflict) else self._unavailable(error)) from error
        live.revision += 1
        live.adopt(header)

    def _tell(self, live: Table, match: Match | None, told: list[Told]) -> None:
        live.look_after_seats()
        if match is not None:
            live.match = match
            live.show(told, {}, None)
        live.notify()

    def is_back(self, table: Table, device: str) -> None:
        async def come_back() -> None:
            try:
                await self._alter(table.header.id, device, lambda header: _return(header, device))
            except TableError as error:
                log.warning("somebody came back, but: %s", error.key)

        self.spawn(come_back())

    # Work that is seen through

    async def ask(self, work: Awaitable[Result]) -> Result:
        """What the store answers; TableError if it cannot."""
        try:
            return await work
        except Unavailable as error:
            raise self._unavailable(error) from error

    def _unavailable(self, error: StoreError) -> TableError:
        self.counts.store_failures += 1
        log.error("store: %s", error)
        return TableError("store")

    async def see_through(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Whoever asked for it may go away: it is done all the same."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table's own work failed", exc_info=task.exception())

    async def close(self) -> None:
        """Finish the commits in hand, tell everybody, stop."""
        self.closing = True
        await self.store.close()
        for table in self.all():
            table.say_farewell("restart")
        for task in tuple(self._tasks):
            task.cancel()
        self.bots.close()


def _begun(match: Match, before: list[Entry]) -> tuple[list[Entry], list[Told]]:
    match.restore(before)
    return match.play([])


def _return(header: Header, device: str) -> None:
    for seat in header.seats_of(device):
        header.chairs[seat].left = False
