"""The one writer of a store: a thread that takes everything queued, makes it one transaction, and tells the loop once.

While the disk is at work the next group gathers by itself: under load one flush serves many moves. Before and after
each commit the writer looks whether its files are still there; if they are not it never says yes again.
"""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from walpurgis.tables.copying import save
from walpurgis.tables.counts import Durations
from walpurgis.tables.documents import text_of
from walpurgis.tables.file_watch import FileWatch
from walpurgis.tables.mark import StoreMark
from walpurgis.tables.schema import connect, unavailable
from walpurgis.tables.store import Conflict, Lost, StoreError, Unavailable, Write
from walpurgis.tables.system import System

CHECKPOINT_EVERY: Final = 4_000  # moves: about as many pages wait in the write-ahead log by then
LOOK_S: Final = 10.0  # how often a writer looks after its files, also where nobody writes
LOOKS_A_CHECKPOINT: Final = 3  # what was written then lies in the file itself, and not in its log alone
CACHE_KB: Final = 8_000  # at most: the indexes of all tables that are being played, which every move asks

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

HOUSE: Final = "SELECT id, acknowledged FROM house"
# RETURNING would cost as much as all moves of a small group.
ACKNOWLEDGE: Final = "UPDATE house SET acknowledged = ? WHERE acknowledged = ?"

log = logging.getLogger("walpurgis.tables")


class Job:
    """Anything that is not a plain move: it gets the connection, inside the transaction. result is what it returns."""

    __slots__ = ("done", "error", "result", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any], done: Callable[["Job"], None]) -> None:
        self.work = work
        self.done = done
        self.error: StoreError | None = None
        self.result: Any = None


class Writer:
    """write_header is how a Write's header goes in, Conflict if its revision is not the one believed.

    Its two connections stay open: to open another one when the file has been replaced would end the process, as SQLite
    then empties an index that the others have mapped into memory. lost: why nothing can be done any more.
    """

    def __init__(
        self,
        path: Path,
        loop: asyncio.AbstractEventLoop,
        write_header: Callable[[sqlite3.Connection, Write], None],
        system: System,
        is_marked: bool,
    ) -> None:
        self.groups = 0
        self.commits = Durations()
        self.lost: Lost | None = None
        self._path = path
        self._loop = loop
        self._write_header = write_header
        self._system = system
        self._gathered: list[Write | Job] = []
        self._queue: SimpleQueue[list[Write | Job] | None] = SimpleQueue()  # an empty list: time to look
        self._closed = False
        self._is_saved = False
        self._since_checkpoint = 0
        self._looks = 0
        self._checkpointer: threading.Thread | None = None
        self._connection = connect(path)
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute(f"PRAGMA cache_size = -{CACHE_KB}")
        self._connection.execute("PRAGMA wal_autocheckpoint = 0")  # see _checkpoint
        self._helper = connect(path)  # for checkpoints, and for a look at the file that no cache embellishes
        self._helper.execute(HOUSE).fetchone()  # SQLite opens the files with the first question
        house, acknowledged = self._connection.execute(HOUSE).fetchone()
        self._acknowledged: int = acknowledged
        self._watch = FileWatch(path, system)
        self._mark = StoreMark(path, house, acknowledged, system.now()) if is_marked else None
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

    def look(self) -> None:
        """Have the writer look after its files; every LOOKS_A_CHECKPOINT times it also empties the log."""
        self._queue.put([])

    async def finish(self) -> None:
        """What is queued is still written, and told; nothing more is. If the files are lost, what could be saved is."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def close(self) -> None:
        self._helper.close()
        self._connection.close()
        if self._mark is not None:
            self._mark.close()

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
            self._look_after_files(len(items), looks=group.count([]) + closing)
        if self._checkpointer is not None:
            self._checkpointer.join()
        if self.lost is None:
            self._keep_mark()

    def _commit(self, items: list[Write | Job]) -> None:
        began = time.perf_counter()
        try:
            self._require_files()
            self._acknowledged = self._transact(items)
            self._require_files()
        except (sqlite3.Error, Unavailable) as error:
            failure = error if isinstance(error, Unavailable) else self._failure(error)
            for item in items:
                item.error = failure
        else:
            self._set_mark()
        self.groups += 1
        self.commits.note(time.perf_counter() - began)

    def _failure(self, error: sqlite3.Error) -> Unavailable:
        """What SQLite could not do, in our words; that the file is lost, if that was why."""
        if self._connection.in_transaction:
            self._connection.rollback()
        try:
            self._require_files()
        except Lost as lost:
            return lost
        return unavailable(error, self._path)

    def _set_mark(self) -> None:
        """A mark that cannot be written says less than it could, which is never wrong."""
        try:
            if self._mark is not None:
                self._mark.write(self._acknowledged, self._system.now())
        except OSError as error:
            log.warning("the mark beside the store cannot be written: %s", error)

    def _keep_mark(self) -> None:
        try:
            if self._mark is not None:
                self._mark.flush()
        except OSError as error:
            log.warning("the mark beside the store cannot be flushed: %s", error)

    def _transact(self, items: list[Write | Job]) -> int:
        """How much this store has acknowledged from now on."""
        moves = [item for item in items if isinstance(item, Write) and item.header is None]
        rest = [item for item in items if not (isinstance(item, Write) and item.header is None)]
        self._connection.execute("BEGIN IMMEDIATE")
        for first in range(0, len(moves), AT_ONCE):
            some = moves[first : first + AT_ONCE]
            if not self._append(some):
                rest = [*some, *rest]  # somebody conflicts: find out who, one by one
        for item in rest:
            self._alone(item)
        acknowledged = self._acknowledge(sum(item.error is None for item in items))
        self._connection.execute("COMMIT")
        return acknowledged

    def _acknowledge(self, count: int) -> int:
        """So many more; how many that makes. Somebody may have written beside us since we last did."""
        total = self._acknowledged + count
        if not self._connection.execute(ACKNOWLEDGE, (total, self._acknowledged)).rowcount:
            _, held = self._connection.execute(HOUSE).fetchone()
            total = held + count
            self._connection.execute(ACKNOWLEDGE, (total, held))
        return total

    def _append(self, moves: list[Write]) -> bool:
        """All these moves, or none of them: False."""
        values: list[int | str] = [milliseconds(self._system.now())]
        for move in moves:
            values += (move.number, move.revision, move.length, text_of(move.entries))
        try:
            self._connection.execute(_append_sql(len(moves)), values)
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

    # Looking after the files

    def _require_files(self) -> None:
        """Lost unless they are those that were opened."""
        if self.lost is None:
            how = self._watch.look()
            if how == "cut" and self._is_sound():
                self._watch.accept()
            elif how:
                self.lost = Lost(str(self._path), how)
        if self.lost is not None:
            raise self.lost

    def _is_sound(self) -> bool:
        """Whether the files hold everything though they are shorter: another program may have tidied up (VACUUM)."""
        if self._checkpointer is not None:
            self._checkpointer.join()
        try:
            self._helper.execute("PRAGMA shrink_memory")  # what it remembers need not be in the file any more
            return bool(self._helper.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
        except sqlite3.Error:
            return False

    def _look_after_files(self, count: int, looks: int) -> None:
        try:
            if looks:
                self._require_files()
                self._looks += looks
            if self.lost is None:
                self._checkpoint(count)
        except Lost:
            pass
        if self.lost is not None and not self._is_saved:
            self._is_saved = True
            self._save(self.lost)

    def _save(self, lost: Lost) -> None:
        log.critical("the store's file is %s, nothing is acknowledged any more; saving what is left", lost.how)
        saved = save(self._connection, self._path, self._system.now())
        self.lost = Lost(str(self._path), lost.how, saved)
        log.critical("what was left of the store is saved: %s", saved)

    def _checkpoint(self, count: int) -> None:
        """Move the write-ahead log into the file without holding up the writer.

        A helper thread copies nearly all of it; the writer itself then copies the few pages written meanwhile, and
        only because nothing is left over can the log begin again from its start.
        """
        self._since_checkpoint += count
        is_due = self._since_checkpoint >= CHECKPOINT_EVERY or self._looks >= LOOKS_A_CHECKPOINT
        if self._checkpointer is not None:
            if self._checkpointer.is_alive():
                return
            self._checkpointer = None
            _copy_log(self._connection)
            self._keep_mark()
        elif self._since_checkpoint and is_due:
            self._since_checkpoint = self._looks = 0
            self._checkpointer = threading.Thread(target=_copy_log, args=(self._helper,), daemon=True)
            self._checkpointer.start()


@cache
def _append_sql(moves: int) -> str:
    return APPEND.format(rows=", ".join(["(?, ?, ?, ?)"] * moves))


def _copy_log(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error:
        return  # a full disk: the log keeps everything, and the next write says so


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


def milliseconds(seconds: float) -> int:
    """As times are stored."""
    return int(seconds * 1000)
