"""What other nodes have written at tables that are open here: read, and shown as if it had happened here."""

import asyncio
import logging
from collections.abc import Callable, Iterable

from walpurgis.tables.postgres import Known, News, PostgresStore
from walpurgis.tables.race import numbers
from walpurgis.tables.shapes import RaceNumbers
from walpurgis.tables.store import StoreError
from walpurgis.tables.table import Table
from walpurgis.tables.watchdog import GameOverranError

log = logging.getLogger("walpurgis.tables")


class Following:
    """find gives the table of a number, where it is open here. What is asked for while something is being read is read
    with the next query, all of it at once.
    """

    def __init__(self, store: PostgresStore, find: Callable[[int], Table | None]) -> None:
        self._store = store
        self._find = find
        self._asked: set[int] = set()
        self._reading: asyncio.Task[None] | None = None

    def look_at(self, numbers: Iterable[int]) -> None:
        self._asked.update(number for number in numbers if self._find(number) is not None)
        if self._asked and self._reading is None:
            self._reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        try:
            while self._asked:
                asked, self._asked = self._asked, set()
                tables = [table for number in asked if (table := self._find(number)) is not None]
                if tables:
                    self._tell(await self._store.behind(known_of(table) for table in tables))
        except StoreError as error:
            log.warning("what other nodes have written could not be read: %s", error)
        finally:
            self._reading = None

    def _tell(self, news: list[News]) -> None:
        for one in news:
            table = self._find(one.number)
            if table is not None:
                _enter(table, one)

    async def refresh(self, table: Table) -> bool:
        """Whether there was anything new at this table; it is taken in when this returns. StoreError where that cannot
        be said.
        """
        news = await self._store.behind([known_of(table)])
        for one in news:
            _enter(table, one)
        async with table.queue.held():
            pass
        return bool(news)


def known_of(table: Table) -> Known:
    return Known(table.number, table.revision, table.shown)


def _enter(table: Table, news: News) -> None:
    table.queue.enter(lambda: follow(table, news))


def follow(table: Table, news: News) -> None:
    """Unless it is no news any more: what this node wrote itself meanwhile, or has read in another way."""
    if table.gone or news.length != table.shown:
        return
    if news.is_gone:
        table.say_farewell("gone")
    elif news.revision >= table.revision:
        try:
            _take_in(table, news)
        except (Exception, GameOverranError) as error:
            table.stumble(error)
            table.context.tasks.spawn(_reload(table))


def _take_in(table: Table, news: News) -> None:
    header, match = news.header, table.match
    table.archived_at = 0.0
    if header is not None and (match is None or header.fault):
        if header.has_begun:
            table.context.tasks.spawn(_reload(table))
            return
        table.adopt(header, news.revision)
    elif match is not None:
        told = match.restore(news.entries, table.shown)
        if header is not None:
            table.adopt(header, news.revision)
        for at, entry in enumerate(news.entries, news.length):
            table.made.add(entry.move_id, at)
            if entry.move_id:
                table.minded.discard(entry.actor)  # its person is back
        table.end_pause()
        oks = table.referee.follow(news.entries) if table.referee is not None else {}
        if news.entries:
            table.show(told, oks, _race_of(news))
    if header is not None:
        table.audience.look_after_seats()
        table.audience.notify()
    table.go_on()


def _race_of(news: News) -> list[RaceNumbers] | None:
    found = [numbers(entry.actor, entry.timing) for entry in news.entries if entry.timing is not None]
    return found or None


async def _reload(table: Table) -> None:
    async with table.queue.held():
        if not table.gone:
            await table.reload()
