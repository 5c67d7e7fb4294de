"""The tables that are in memory: loaded when somebody needs them, kept within bounds, let go when nobody does.

Nothing that people ask for takes longer the more tables there are: all of them are gone through only where the house
closes, or one of its games.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Final

from walpurgis import games
from walpurgis.tables.bots import Bots
from walpurgis.tables.context import TableContext
from walpurgis.tables.errors import TableError
from walpurgis.tables.faults import fault_of
from walpurgis.tables.header import Header
from walpurgis.tables.header_change import alter
from walpurgis.tables.limits import Limits
from walpurgis.tables.messages import TableInfo
from walpurgis.tables.store import Store
from walpurgis.tables.table import Table
from walpurgis.tables.tasks import outcome_of
from walpurgis.tables.watchdog import GameOverranError

MOST_TRIES: Final = 5  # to change what others change at the same time

log = logging.getLogger("walpurgis.tables")


class TableRegistry:
    """How to get at a table, wherever it is."""

    def __init__(self, store: Store, bots: Bots, limits: Limits) -> None:
        self.context = TableContext(store, bots, limits, self.rests, self.drop)
        self.limits = limits
        self.closing = False
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._coming = 0  # being read, with room made for them
        self._idle: OrderedDict[str, float] = OrderedDict()  # those that nobody needs, longest first, and since when

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, table: str) -> bool:
        return table in self._tables

    def all(self) -> list[Table]:
        return list(self._tables.values())

    # Getting at a table

    async def get(self, name: str) -> Table:
        while True:
            table = self._tables.get(name)
            if table is None:
                table = await self._loaded(name)
            if not table.gone:
                return table

    async def info(self, name: str, device: str) -> TableInfo:
        """The table as this device may see it."""
        table = await self.get(name)
        async with table.queue.held():
            return table.info(device)

    async def alter(self, name: str, device: str, change: Callable[[Header], object]) -> TableInfo:
        """Change a table's header. Whoever asked for it may go away: it is done all the same."""
        return await self.context.tasks.see_through(self._altered(name, device, change))

    async def _altered(self, name: str, device: str, change: Callable[[Header], object]) -> TableInfo:
        """Where other nodes may have changed the table a moment ago, what fails is tried again with what they did."""
        for _ in range(MOST_TRIES):
            table = await self.get(name)
            try:
                return await alter(table, change, device)
            except TableError as error:
                if table.peers is None or (error.key != "changed" and not await table.peers.refresh()):
                    raise
        raise TableError("changed")

    async def _loaded(self, name: str) -> Table:
        """Several may ask for the same table at once: it is read once."""
        if self.closing:
            raise TableError("closing")
        loading = self._loading.get(name)
        if loading is None:
            loading = asyncio.ensure_future(self._load(name))
            self._loading[name] = loading
            loading.add_done_callback(lambda _: self._loading.pop(name))
        return await outcome_of(loading)

    async def _load(self, name: str) -> Table:
        self._make_room()
        self._coming += 1
        try:
            stored = await self.context.load(name)
        finally:
            self._coming -= 1
        if stored is None:
            raise TableError("no-table")
        if stored.header.game in self.context.closed_games:
            raise TableError("game-closed")
        try:
            table = Table(stored, self.context)
        except (Exception, GameOverranError) as error:
            log.error("the log of a table of %s cannot be played again", stored.header.game, exc_info=error)
            raise TableError("damaged" if games.is_ours(stored.header.game) else fault_of(error)) from error
        self.context.counts.loads += 1
        self._tables[name] = table
        self.rests(table)
        table.queue.enter(table.go_on)
        return table

    def _make_room(self) -> None:
        """Also beside those that are being read just now."""
        most = self.limits.tables_in_memory - self._coming
        while len(self._tables) >= most and self._idle:
            self._let_go(next(iter(self._idle)))
        if len(self._tables) >= most:
            raise TableError("house-full")

    def let_go_of_idle(self) -> None:
        """Of those that nobody has needed for a while."""
        before = asyncio.get_running_loop().time() - self.limits.idle_s
        while self._idle and next(iter(self._idle.values())) <= before:
            self._let_go(next(iter(self._idle)))

    def _let_go(self, name: str) -> None:
        del self._idle[name]
        table = self._tables[name]
        if table.is_idle:
            self.let_go(table)

    def let_go(self, table: Table) -> None:
        """Of one that is idle."""
        self.context.counts.evictions += 1
        table.close()
        self.drop(table)

    def rests(self, table: Table) -> None:
        """It may be idle now, or no longer. One that was, and is, has been idle since then: what nodes tell one
        another, and a look whether anything is owed, is no use of it.
        """
        name = table.header.id
        if self._tables.get(name) is not table:
            return
        if not table.is_idle:
            self._idle.pop(name, None)
        elif name not in self._idle:
            self._idle[name] = table.queue.loop.time()

    def drop(self, table: Table) -> None:
        name = table.header.id
        if self._tables.get(name) is table:
            del self._tables[name]
            self._idle.pop(name, None)

    async def delete(self, name: str) -> None:
        table = await self.get(name)
        async with table.queue.held():
            await self.context.ask(self.context.store.delete(name))
            table.say_farewell("gone")

    def close_games(self, names: Collection[str]) -> None:
        """Games that kept everybody waiting: until the house is opened again nobody plays them."""
        self.context.closed_games.update(names)
        for table in self.all():
            if table.header.game in names and not table.is_giving_up:
                table.say_farewell("restart")

    async def close(self) -> None:
        """Finish the commits in hand, tell everybody, stop."""
        self.closing = True
        await self.context.store.close()
        for table in self.all():
            table.say_farewell("restart")
        self.context.tasks.cancel()
        self.context.bots.close()
