"""What the tables of a house share."""

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from walpurgis.tables.bots import Bots
from walpurgis.tables.counts import Counts
from walpurgis.tables.store import Store

if TYPE_CHECKING:
    from walpurgis.tables.table import Table


class Household(Protocol):
    """watchers counts them at all tables."""

    store: Store
    bots: Bots
    counts: Counts
    watchers: int

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """See it through, whoever goes away."""

    def rests(self, table: "Table") -> None:
        """The table may have become idle, or no longer be."""

    def drop(self, table: "Table") -> None:
        """The table is not to be used any more."""

    def is_back(self, table: "Table", device: str) -> None:
        """A person who had left plays again."""
