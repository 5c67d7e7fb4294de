"""How a group is written in one transaction: moves many at a time, anything else one by one, failures apart."""

import sqlite3
from collections.abc import Callable
from typing import Any, Final

from walpurgis.tables.documents import text_of
from walpurgis.tables.store import Conflict, StoreError, Write
from walpurgis.tables.system import System

# Moves in one statement: SQLite gives up the interpreter lock once, not once a row. Not more of them, so that the few
# different statements there are stay prepared.
AT_ONCE: Final = 50
# A move belongs to the header that its table was played by: if that is no longer the one in the store, no table is
# found, NULL is not accepted, and the move conflicts.
APPEND: Final = """
    INSERT INTO moves (table_no, length, at, entries)
    SELECT
        (SELECT number FROM tables INDEXED BY tables_by_revision WHERE number = column1 AND revision = column2),
        column3,
        ?1,
        column4
    FROM (VALUES {rows})
"""
APPEND_SOME: Final = [APPEND.format(rows=", ".join(["(?, ?, ?, ?)"] * moves)) for moves in range(AT_ONCE + 1)]

HOUSE: Final = "SELECT id, acknowledged FROM house"
# RETURNING would cost as much as all moves of a small group.
ACKNOWLEDGE: Final = "UPDATE house SET acknowledged = ? WHERE acknowledged = ?"


class Job:
    """Anything that is not a plain move: it gets the connection, inside the transaction. result is what it returns."""

    __slots__ = ("done", "error", "result", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any], done: Callable[["Job"], None]) -> None:
        self.work = work
        self.done = done
        self.error: StoreError | None = None
        self.result: Any = None


class GroupCommit:
    """acknowledged: how many moves and changes this store has taken, once the last transaction is through."""

    __slots__ = ("_connection", "_cursor", "_system", "_write_header", "acknowledged")

    def __init__(
        self,
        connection: sqlite3.Connection,
        write_header: Callable[[sqlite3.Connection, Write], None],
        system: System,
        acknowledged: int,
    ) -> None:
        self.acknowledged = acknowledged
        self._connection = connection
        self._cursor = connection.cursor()  # one for all that a move needs
        self._write_header = write_header
        self._system = system

    def write(self, items: list[Write | Job]) -> None:
        """Durable when it returns, but for items that have an error then. sqlite3.Error: none of them is."""
        moves: list[Write] = []
        rest: list[Write | Job] = []
        for item in items:
            if isinstance(item, Write) and item.header is None:
                moves.append(item)
            else:
                rest.append(item)
        self._cursor.execute("BEGIN IMMEDIATE")
        for first in range(0, len(moves), AT_ONCE):
            some = moves[first : first + AT_ONCE]
            if not self._append(some):
                rest = [*some, *rest]  # somebody conflicts: find out who, one by one
        for item in rest:
            self._alone(item)
        acknowledged = self._acknowledge(len([item for item in items if item.error is None]))
        self._cursor.execute("COMMIT")
        self.acknowledged = acknowledged

    def _acknowledge(self, count: int) -> int:
        """So many more; how many that makes. Somebody may have written beside us since we last did."""
        total = self.acknowledged + count
        if not self._cursor.execute(ACKNOWLEDGE, (total, self.acknowledged)).rowcount:
            _, held = self._cursor.execute(HOUSE).fetchone()
            total = held + count
            self._cursor.execute(ACKNOWLEDGE, (total, held))
        return total

    def _append(self, moves: list[Write]) -> bool:
        """All these moves, or none of them: False."""
        values: list[int | str] = [milliseconds(self._system.now())]
        for move in moves:
            values += (move.number, move.revision, move.length, text_of(move.entries))
        try:
            self._cursor.execute(APPEND_SOME[len(moves)], values)
        except sqlite3.IntegrityError:
            return False
        return True

    def _alone(self, item: Write | Job) -> None:
        """One item of a transaction, which fails without the others."""
        self._connection.execute("SAVEPOINT item")
        try:
            if isinstance(item, Job):
                item.result = item.work(self._connection)
            else:
                if item.entries and not self._append([item]):
                    raise Conflict
                if item.header is not None:
                    self._write_header(self._connection, item)
        except (StoreError, sqlite3.IntegrityError) as error:
            self._connection.execute("ROLLBACK TO item")
            item.error = error if isinstance(error, StoreError) else Conflict()
        self._connection.execute("RELEASE item")


def milliseconds(seconds: float) -> int:
    """As times are stored."""
    return int(seconds * 1000)
