"""What lies in the simulated database: the rows of our schema, and what has been promised to survive a crash of it."""

import hashlib
from bisect import bisect_left
from collections.abc import Callable
from typing import Any, Final

import msgspec

from walpurgis.tables.documents import entries_of, header_of
from walpurgis.tables.header import Entry, Header

_encode = msgspec.json.Encoder().encode
_steps = msgspec.json.Decoder(list[msgspec.Raw]).decode

MILLISECONDS: Final = 1000


class Moves:
    """A row of `moves`: what one commit appended to a log of this length, and when."""

    __slots__ = ("at", "length", "text")

    def __init__(self, length: int, at: int, text: str) -> None:
        self.length = length
        self.at = at
        self.text = text


class TableRow:
    """A row of `tables` with its guests and its log; steps is how long that is."""

    __slots__ = (
        "announced", "archives", "bots", "code", "document", "guests", "host", "id", "moves", "number", "public",
        "revision", "status", "steps", "updated",
    )  # fmt: skip

    def __init__(self, number: int, ident: str) -> None:
        self.number = number
        self.id = ident
        self.code: str | None = None
        self.status = ""
        self.public = self.bots = False
        self.host = self.document = ""
        self.guests: list[str] = []
        self.moves: list[Moves] = []
        self.steps = 0
        self.updated = self.announced = self.archives = 0
        self.revision = 0

    def put(self, columns: tuple[Any, ...], now: int) -> None:
        self.code, self.status, self.public, self.bots, self.host, self.document = columns
        self.updated = now

    def append(self, length: int, text: str, now: int) -> None:
        is_last = not self.moves or self.moves[-1].length < length
        self.moves.append(Moves(length, now, text))
        if not is_last:
            self.moves.sort(key=lambda row: row.length)
        self.steps += len(_steps(text))

    def texts_from(self, length: int) -> list[str]:
        """Of the rows behind a log of this length."""
        if not self.moves or self.moves[-1].length < length:
            return []
        first = bisect_left(self.moves, length, key=lambda row: row.length)
        return [row.text for row in self.moves[first:]]

    def has(self, length: int) -> bool:
        """Whether somebody has appended something to a log of this length: the primary key of `moves`."""
        if not self.moves or self.moves[-1].length < length:
            return False
        at = bisect_left(self.moves, length, key=lambda row: row.length)
        return at < len(self.moves) and self.moves[at].length == length

    @property
    def last_move(self) -> int:
        return self.moves[-1].at if self.moves else 0

    @property
    def is_announced(self) -> bool:
        return self.announced > 0 and self.announced > self.updated and self.announced > self.last_move

    @property
    def ends(self) -> int:
        return self.archives if self.is_announced else 0

    def is_idle(self, statuses: list[str], before: int) -> bool:
        return self.status in statuses and self.updated < before and self.last_move < before

    @property
    def header(self) -> Header:
        return header_of(self.number, self.document)

    @property
    def entries(self) -> list[Entry]:
        return entries_of(self.number, [row.text for row in self.moves])


class Rows:
    """nodes: until when each counts as alive, and its version. leases: the node that has each table's. answers: by
    table, length and seat. locks: what a transaction that is not over yet keeps others from, and which one.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.house: tuple[str, int, int] | None = None
        self.tables: dict[int, TableRow] = {}
        self.by_id: dict[str, TableRow] = {}
        self.nodes: dict[str, tuple[float, int]] = {}
        self.leases: dict[int, str] = {}
        self.answers: dict[tuple[int, int, int], str] = {}
        self.locks: dict[object, Any] = {}
        self._numbers = 0
        self._unflushed: tuple[dict[str, tuple[float, int]], dict[int, str]] | None = None

    def now_ms(self) -> int:
        return int(self.clock() * MILLISECONDS)

    def next_number(self) -> int:
        """Never given twice, even if whoever asked for it does not commit."""
        self._numbers += 1
        return self._numbers

    def is_alive(self, node: str) -> bool:
        return self.nodes.get(node, (0.0, 0))[0] > self.clock()

    def add(self, row: TableRow) -> None:
        self.tables[row.number] = self.by_id[row.id] = row

    def remove(self, row: TableRow) -> None:
        del self.tables[row.number], self.by_id[row.id]
        self.leases.pop(row.number, None)
        for key in [key for key in self.answers if key[0] == row.number]:
            del self.answers[key]

    # Commits

    def before_unflushed(self) -> None:
        """A commit follows that waits for no disk. Only nodes and leases are written so."""
        if self._unflushed is None:
            self._unflushed = dict(self.nodes), dict(self.leases)

    def flush(self) -> None:
        """A commit that waits for the disk takes all before it along."""
        self._unflushed = None

    def crash(self) -> None:
        """What was not flushed never was."""
        if self._unflushed is not None:
            self.nodes, self.leases = self._unflushed
            self._unflushed = None

    # What the truth is held against

    def fingerprint(self) -> str:
        whole = [(row.id, [moves.text for moves in row.moves]) for row in sorted(self.by_id.values(), key=_id_of)]
        return hashlib.sha256(_encode(whole)).hexdigest()


def _id_of(row: TableRow) -> str:
    return row.id
