"""The one writer of a store: a thread that takes everything queued, makes it one transaction, and tells the loop once.

While the disk is at work the next group gathers by itself: under load one flush serves many moves.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

import msgspec

from walpurgis.tables.schema import connect, unavailable
from walpurgis.tables.store import Conflict, StoreError, Write

CHECKPOINT_EVERY: Final = 4_000  # moves: about as many pages wait in the write-ahead log by then
CACHE_KB: Final = 8_000  # at most: the indexes of all tables that are being played, which every move asks

# All moves of a group in one statement: SQLite gives up the interpreter lock once, not once a row.
# A move belongs to the header that its table was played by: if that is no longer the one in the store, no table is
# found, NULL is not accepted, and the move conflicts.
APPEND: Final = """
    INSERT INTO moves (table_no, length, at, entries)
    SELECT
        (SELECT number FROM tables INDEXED BY tables_by_revision
         WHERE number = json_extract(value, '$[0]') AND revision = json_extract(value, '$[1]')),
        json_extract(value, '$[2]'),
        ?2,
        json_extract(value, '$[3]')
    FROM json_each(?1)
"""


class Job:
    """Anything that is not a plain move: it gets the connection, inside the transaction. result is what it returns."""

    __slots__ = ("done", "error", "result", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any], done: Callable[["Job"], None]) -> None:
        self.work = work
        self.done = done
        self.error: StoreError | None = None
        self.result: Any = None


class Writer:
    """write_header is how a Write's header goes in, Conflict if its revision is not the one believed."""

    def __init__(
        self, path: Path, loop: asyncio.AbstractEventLoop, write_header: Callable[[sqlite3.Connection, Write], None]
    ) -> None:
        self.groups = 0
        self.flush_seconds = 0.0
        self._path = path
        self._loop = loop
        self._write_header = write_header
        self._gathered: list[Write | Job] = []
        self._queue: SimpleQueue[list[Write | Job] | None] = SimpleQueue()
        self._closed = False
        self._since_checkpoint = 0
        self._checkpointer: threading.Thread | None = None
        self._connection = connect(path)
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute(f"PRAGMA cache_size = -{CACHE_KB}")
        self._connection.execute("PRAGMA wal_autocheckpoint = 0")  # see _checkpoint
        self._thread = threading.Thread(target=self._run, name="walpurgis-writer", daemon=True)
        self._thread.start()

    def put(self, item: Write | Job) -> None:
        """Waking the thread costs more than all the rest here, so it is woken once for all that one turn of the loop
        has to write.
        """
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(item)

    def _hand_over(self) -> None:
        items, self._gathered = self._gathered, []
        if items:
            self._queue.put(items)

    def limit_pages(self, pages: int) -> None:
        """A quota, in pages of 4 kB."""
        self._connection.execute(f"PRAGMA max_page_count = {pages}")

    async def finish(self) -> None:
        """What is queued is still written, and told; nothing more is."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)

    def close(self) -> None:
        self._connection.close()

    # In the thread

    def _run(self) -> None:
        queue = self._queue
        closing = False
        while not closing:
            group = [queue.get()]
            group += [queue.get() for _ in range(queue.qsize())]
            closing = None in group
            items = [item for some in group if some is not None for item in some]
            if items:
                self._commit(items)
                self._loop.call_soon_threadsafe(_tell, items)
                self._checkpoint(len(items))
        if self._checkpointer is not None:
            self._checkpointer.join()

    def _commit(self, items: list[Write | Job]) -> None:
        began = time.perf_counter()
        try:
            self._transact(items)
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.rollback()
            for item in items:
                item.error = unavailable(error, self._path)
        self.groups += 1
        self.flush_seconds += time.perf_counter() - began

    def _transact(self, items: list[Write | Job]) -> None:
        moves = [item for item in items if isinstance(item, Write) and item.header is None]
        rest = [item for item in items if not (isinstance(item, Write) and item.header is None)]
        if not rest and self._append(moves):
            return  # one statement is a transaction by itself
        self._connection.execute("BEGIN IMMEDIATE")
        if not rest or not self._append(moves):
            rest = items  # somebody conflicts: find out who, one by one
        for item in rest:
            self._alone(item)
        self._connection.execute("COMMIT")

    def _append(self, moves: list[Write]) -> bool:
        """All these moves, or none of them: False."""
        if not moves:
            return True
        rows = [(move.number, move.revision, move.length, move.entries) for move in moves]
        try:
            self._connection.execute(APPEND, (msgspec.json.encode(rows).decode(), now_ms()))
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

    def _checkpoint(self, count: int) -> None:
        """Move the write-ahead log into the file without holding up the writer.

        A helper thread copies nearly all of it; the writer itself then copies the few pages written meanwhile, and
        only because nothing is left over can the log begin again from its start.
        """
        self._since_checkpoint += count
        if self._checkpointer is not None:
            if self._checkpointer.is_alive():
                return
            self._checkpointer = None
            self._since_checkpoint = 0
            _copy_log(self._connection)
        elif self._since_checkpoint >= CHECKPOINT_EVERY:
            self._checkpointer = threading.Thread(target=_copy_log_of, args=(self._path,), daemon=True)
            self._checkpointer.start()


def _copy_log(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error:
        return  # a full disk: the log keeps everything, and the next write says so


def _copy_log_of(path: Path) -> None:
    try:
        connection = connect(path)
    except sqlite3.Error:
        return
    _copy_log(connection)
    connection.close()


def _tell(items: list[Write | Job]) -> None:
    """In the loop. One listener that breaks must not keep the others waiting."""
    for item in items:
        try:
            if isinstance(item, Job):
                item.done(item)
            else:
                item.done(item.error)
        except Exception as error:
            asyncio.get_running_loop().call_exception_handler(
                {"message": "a commit's listener failed", "exception": error}
            )


def now_ms() -> int:
    return int(time.time() * 1000)
