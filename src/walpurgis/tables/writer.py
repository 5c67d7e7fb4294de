"""The one writer of a store: a thread that collects what waits, has it written as one group, and tells the loop once.

While the disk is at work the next group gathers by itself: under load one flush serves many moves. Before and after
each commit the writer looks whether its files are still there; if they are not it never says yes again.
"""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from walpurgis.tables.copying import save
from walpurgis.tables.counts import Durations
from walpurgis.tables.file_watch import FileWatch
from walpurgis.tables.group_commit import HOUSE, GroupCommit, Job
from walpurgis.tables.mark import StoreMark
from walpurgis.tables.schema import connect, unavailable
from walpurgis.tables.store import Lost, Unavailable, Write
from walpurgis.tables.system import System

CHECKPOINT_EVERY: Final = 4_000  # moves: about as many pages wait in the write-ahead log by then
LOOK_S: Final = 10.0  # how often a writer looks after its files, also where nobody writes
LOOKS_A_CHECKPOINT: Final = 3  # what was written then lies in the file itself, and not in its log alone
CACHE_KB: Final = 8_000  # at most: the indexes of all tables that are being played, which every move asks

log = logging.getLogger("walpurgis.tables")


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
        self._group_commit = GroupCommit(self._connection, write_header, system, acknowledged)
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
        closing = False
        while not closing:
            items, looks, closing = self._next_group()
            if items:
                self._commit(items)
                self._loop.call_soon_threadsafe(_tell, items)
            self._look_after_files(len(items), looks + closing)
        if self._checkpointer is not None:
            self._checkpointer.join()
        if self.lost is None:
            self._keep_mark()

    def _next_group(self) -> tuple[list[Write | Job], int, bool]:
        """All that is queued by now: what is to be written, how often it was time to look, and whether it ends."""
        items: list[Write | Job] = []
        looks, closing = 0, False
        while not (items or looks or closing) or not self._queue.empty():
            some = self._queue.get()
            if some is None:
                closing = True
            elif some:
                items += some
            else:
                looks += 1
        return items, looks, closing

    def _commit(self, items: list[Write | Job]) -> None:
        began = time.perf_counter()
        try:
            self._require_files()
            self._group_commit.write(items)
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
                self._mark.write(self._group_commit.acknowledged, self._system.now())
        except OSError as error:
            log.warning("the mark beside the store cannot be written: %s", error)

    def _keep_mark(self) -> None:
        try:
            if self._mark is not None:
                self._mark.flush()
        except OSError as error:
            log.warning("the mark beside the store cannot be flushed: %s", error)

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
