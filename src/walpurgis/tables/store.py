"""Where tables are kept: what `sqlite.py` and `postgres.py` both do. What can go wrong there:

StoreError             the store did not do it: nothing was changed, nothing is lost
├── Conflict           somebody else wrote that step or that header first
├── Damaged            what was stored of this one table cannot be understood; all others are as they were
└── Unavailable        disk full, file read-only or damaged, newer version: its text says which
    └── Lost           the file is no longer the one that was opened: nothing more can be done in this process
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.tables.counts import Durations
from walpurgis.tables.header import Entry, Header, Status


class StoreError(Exception):
    """The write or read did not happen."""


class Conflict(StoreError):  # noqa: N818
    """Compare-and-set failed: the log or the header is no longer what the writer believed."""


class Damaged(StoreError):  # noqa: N818
    """A table whose header or log makes no sense. number is the store's own name for it."""

    def __init__(self, number: int) -> None:
        super().__init__(f"table number {number} is damaged")
        self.number = number


class Unavailable(StoreError, WalpurgisError):  # noqa: N818
    """The store as such cannot be used, or not be written. Its sentence is the Fluent message `error-store-KEY`."""

    def __init__(self, key: str, file: str, detail: str = "", **more: int | str) -> None:
        WalpurgisError.__init__(self, f"store-{key}", file=file, detail=detail, **more)


class Lost(Unavailable):
    """Somebody removed, replaced or cut the file while it was open. saved: where all lies that could still be read."""

    def __init__(self, file: str, how: str, saved: str = "none") -> None:
        super().__init__("lost", file, how=how, saved=saved)
        self.how = how


class Stored(Struct):
    """A table as it lies in the store. number is the store's own name for it; revision counts the headers written.
    archived_at: see Store.announce; 0 if there is nothing to announce, or something has happened since.
    """

    number: int
    revision: int
    header: Header
    entries: list[Entry]
    archived_at: float = 0.0


class Listed(Struct):
    """A table in a list. updated is when its header was last written, in seconds since 1970; archived_at as above."""

    revision: int
    header: Header
    updated: float
    archived_at: float = 0.0


class Write:
    """What one commit does to one table: entries behind a log of exactly this length, or a new header, or both.
    In any case only if the header in the store is of exactly this revision.

    done is called in the event loop, with None once it is durable, or with what went wrong.
    """

    __slots__ = ("done", "entries", "error", "header", "length", "number", "revision")

    def __init__(
        self,
        number: int,
        length: int,
        entries: list[Entry],
        done: Callable[[StoreError | None], None],
        revision: int,
        header: Header | None = None,
    ) -> None:
        self.number = number
        self.length = length
        self.entries = entries
        self.done = done
        self.header = header
        self.revision = revision
        self.error: StoreError | None = None


async def commit(
    store: "Store", number: int, length: int, entries: list[Entry], revision: int, header: Header | None = None
) -> None:
    """Write and wait until it is durable; StoreError if it is not."""
    written: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()

    def done(error: StoreError | None) -> None:
        if not written.done():
            written.set_result(error)

    store.write(Write(number, length, entries, done, revision, header))
    error = await written
    if error is not None:
        raise error


class Store(Protocol):
    """What is awaited is durable when it returns; `write` returns at once, tells later. All may raise Unavailable.

    Damaged tables are in no list: whoever finds one sets it aside.
    """

    def write(self, write: Write) -> None:
        """Queue a write. Writes of one call to the disk are independent: one that conflicts fails alone."""

    @property
    def commits(self) -> Durations:
        """How long they took; nothing of a store that does not measure them."""
        return Durations()

    async def create(self, header: Header, entries: list[Entry] | None = None) -> Stored:
        """A new table, revision 0. Conflict if its id or its code is taken."""

    async def load(self, table: str) -> Stored | None:
        """The whole table. Damaged if it cannot be understood."""

    async def id_of(self, code: str) -> str | None:
        """The table of a short code."""

    async def of_device(self, device: str, limit: int) -> list[Listed]:
        """The tables at which a device sits or is host, latest first."""

    async def public(self, limit: int) -> list[Listed]:
        """Open and running public tables, latest first."""

    async def count_of_host(self, device: str) -> int:
        """How many tables a device is host of that are not over."""

    async def with_bots(self, limit: int) -> list[str]:
        """The running tables with a bot at them, latest first: a restart may owe them a move."""

    async def idle_since(self, status: tuple[Status, ...], before: float, limit: int) -> list[str]:
        """Tables of this status in which nothing has happened since then."""

    async def announce(self, status: tuple[Status, ...], before: float, now: float, until: float) -> list[str]:
        """Tables of this status in which nothing has happened since `before` will be archived at `until`, unless
        something happens. Which ones that is new for; what was announced of any other table is withdrawn.
        """

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables whose announced end has come, and in which nothing has happened since."""

    async def exists(self, table: str) -> bool:
        """Also a damaged one."""

    async def delete(self, table: str) -> None:
        """Remove a table and its log."""

    async def forget(self, device: str, change: Callable[[Header], None]) -> None:
        """Let `change` take the device out of every header that still names it; out of damaged ones goes its hash."""

    async def probe(self) -> None:
        """Write something durably that nobody needs."""

    async def close(self) -> None:
        """Finish the commits in hand."""
