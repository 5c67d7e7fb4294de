"""What is done about tables without being asked: bots' moves after a restart, tables that nobody needs, old ones."""

import asyncio
import logging
import time
from typing import Final

from walpurgis.tables import seating
from walpurgis.tables.errors import TableError
from walpurgis.tables.evenings import Evenings
from walpurgis.tables.registry import TableRegistry
from walpurgis.tables.retention import Retention
from walpurgis.tables.store import StoreError, Unavailable

MOST_RESUMED: Final = 500  # tables with bots that a restart takes up again
RESUME_AGAIN_S: Final = 5.0  # where the store failed
SWEEP_S: Final = 60.0  # how often idle tables are let go
OLD_EVERY: Final = 60  # sweeps between two looks for old tables

log = logging.getLogger("walpurgis.tables")


class Housekeeping:
    """Of all tables, from `open` to `close`."""

    def __init__(self, registry: TableRegistry, evenings: Evenings) -> None:
        self._registry = registry
        self._store = registry.context.store
        self._tasks = registry.context.tasks
        self._retention = Retention(registry)
        self._evenings = evenings
        self._sweeps = 0
        self._sweeper: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Take up what was owed when the process last ended, such as bots' moves; from then on keep order."""
        self._sweep()
        self._tasks.spawn(self._resume())

    def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()

    # After a restart

    async def _resume(self) -> None:
        """What the store cannot read now is read later: nobody else would remind these tables that a bot is to move."""
        owed = await self._with_bots()
        while owed:
            owed = [table for table in owed if not await self._is_taken_up(table)]
            if owed:
                await asyncio.sleep(RESUME_AGAIN_S)

    async def _with_bots(self) -> list[str]:
        while True:
            try:
                return await self._store.with_bots(MOST_RESUMED)
            except Unavailable as error:
                log.warning("store: %s", error)
                await asyncio.sleep(RESUME_AGAIN_S)

    async def _is_taken_up(self, table: str) -> bool:
        """Or cannot be: only a store that fails now may do better later."""
        try:
            await self._registry.get(table)
        except TableError as error:
            log.warning("a table could not be taken up: %s", error.key)
            return not isinstance(error.__cause__, Unavailable)
        await asyncio.sleep(0)
        return True

    # Now and then

    def _sweep(self) -> None:
        self._sweeper = asyncio.get_running_loop().call_later(SWEEP_S, self._sweep)
        self._registry.let_go_of_idle()
        if self._sweeps % OLD_EVERY == 0:
            self._tasks.spawn(self.clear_old(time.time()))
        self._sweeps += 1

    async def clear_old(self, now: float) -> None:
        """Announce, archive and delete what the settings call old; now in seconds since 1970."""
        await self._retention.clear_old(now)
        try:
            await self._evenings.clear_old(now)
        except (StoreError, TableError) as error:
            log.warning("evenings that are over were not looked after: %s", error)

    async def archive(self, table_id: str) -> None:
        """Out of the lists; from now on its dice can be checked."""
        await self._registry.alter(table_id, "", seating.archive)

    async def delete(self, table_id: str) -> None:
        await self._tasks.see_through(self._registry.delete(table_id))
