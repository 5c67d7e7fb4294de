"""What the tables of one process share."""

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from walpurgis.tables.bots import Bots
from walpurgis.tables.counts import TableCounts
from walpurgis.tables.errors import TableError
from walpurgis.tables.fair_queue import Asker
from walpurgis.tables.limits import Limits
from walpurgis.tables.store import Damaged, Store, Stored, StoreError, Unavailable
from walpurgis.tables.tasks import BackgroundTasks
from walpurgis.tables.workers import OVERRAN, NoAnswerError

if TYPE_CHECKING:
    from walpurgis.tables.nodes import Nodes
    from walpurgis.tables.table import Table

log = logging.getLogger("walpurgis.tables")
Result = TypeVar("Result")


class TableContext:
    """clients counts the connections at all tables. rests is called with a table that may have become idle, or no
    longer be; drop with one that is not to be used any more.
    """

    def __init__(
        self,
        store: Store,
        bots: Bots,
        limits: Limits,
        rests: Callable[["Table"], None],
        drop: Callable[["Table"], None],
    ) -> None:
        self.store = store
        self.bots = bots
        self.limits = limits
        self.rests = rests
        self.drop = drop
        self.counts = TableCounts()
        self.tasks = BackgroundTasks()
        self.clients = 0
        self.nodes: Nodes | None = None  # where the house has several
        self.closed_games: set[str] = set()  # that overran; see TableRegistry.close_games

    async def ask(self, work: Awaitable[Result]) -> Result:
        """What the store answers; TableError if it cannot."""
        try:
            return await work
        except Damaged as error:
            raise TableError("damaged") from error
        except Unavailable as error:
            raise self.unavailable(error) from error

    async def load(self, table_id: str) -> Stored | None:
        """The whole table as it lies in the store."""
        return await self.ask(self.store.load(table_id))

    async def replay(self, device: str, stored: Stored, work: Callable[..., Result], *args: object) -> Result:
        """What work(stored, *args) gives, beside the event loop: it plays the game again."""
        header = stored.header
        if header.fault:
            raise TableError(header.fault)
        return await self.play_again(Asker(device, header.id, header.game), work, stored, *args)

    async def play_again(self, asker: Asker, work: Callable[..., Result], *args: object) -> Result:
        """What work(*args) gives, beside the event loop: it plays a game again that was played."""
        try:
            return await self.bots.aside(asker, work, *args)
        except NoAnswerError as error:
            log.warning("a game of %s could not be played again: %s", asker.game, error)
            raise TableError("game-overran" if str(error) == OVERRAN else "game-failed") from error

    def unavailable(self, error: StoreError) -> TableError:
        self.counts.store_failures += 1
        log.error("store: %s", error)
        return TableError("store")
