"""For how long tables are kept at which nothing happens any more, and the notice that players have days before.

Archiving ends a game that is not over: those who sit there are told days before, and a word from any of them keeps it.
"""

import logging
from typing import Final

from walpurgis.tables import seating
from walpurgis.tables.errors import TableError
from walpurgis.tables.header import UNFINISHED, Header, Status
from walpurgis.tables.lists import unless_spoilt
from walpurgis.tables.registry import TableRegistry
from walpurgis.tables.store import StoreError

DAY_S: Final = 24 * 60 * 60
NOTICE_DAYS: Final = 7.0  # between the announcement and the end; half of all the time where that is less
OLD_AT_ONCE: Final = 200

log = logging.getLogger("walpurgis.tables")


class Retention:
    """Looks after what is old, as often as it is asked to. now is always in seconds since 1970."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.context.store
        self._archive_days = registry.limits.archive_after_days
        self._delete_days = registry.limits.delete_after_days

    async def clear_old(self, now: float) -> None:
        """Announce, archive and delete, as the settings say. What the store cannot do now waits for the next time."""
        try:
            await self._clear_old(now)
        except (StoreError, TableError) as error:
            log.warning("what is old was not looked after: %s", error)

    async def _clear_old(self, now: float) -> None:
        await self._announce(now)
        if self._archive_days:
            over = await self._store.idle_since(("over",), now - self._archive_days * DAY_S, OLD_AT_ONCE)
            for table in [*await self._store.due(now, OLD_AT_ONCE), *over]:
                await unless_spoilt(self._archive(table))
        if self._delete_days:
            old = await self._store.idle_since(("archived",), now - self._delete_days * DAY_S, OLD_AT_ONCE)
            for table in old:
                await unless_spoilt(self._registry.delete(table))

    async def _announce(self, now: float) -> None:
        """However long a house was closed, or its settings were others, nobody's game ends without the notice."""
        notice_days = min(NOTICE_DAYS, self._archive_days / 2)
        before = now - (self._archive_days - notice_days) * DAY_S if self._archive_days else 0.0
        for table in await self._store.announce(UNFINISHED, before, now, now + notice_days * DAY_S):
            if table in self._registry:
                await unless_spoilt(self._tell(table))

    async def _tell(self, name: str) -> None:
        """Those who are there just now. Whoever comes later reads it when the table is loaded."""
        table = await self._registry.get(name)
        async with table.queue.held():
            stored = await self._registry.context.ask(self._store.load(name))
            if stored is not None and not table.gone:
                table.archived_at = stored.archived_at  # 0 again, if somebody has moved meanwhile
                table.audience.notify()

    async def _archive(self, name: str) -> None:
        was: list[Status] = []

        def archive(header: Header) -> None:
            was.append(header.status)
            seating.archive(header)

        await self._registry.alter(name, "", archive)
        log.info("a table was archived, which was %s: nothing happened there for %g days", was[-1], self._archive_days)
