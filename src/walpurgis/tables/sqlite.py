"""The store in one SQLite file: WAL, flushed at every commit, one writer, readers beside it."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from walpurgis.tables.counts import Durations
from walpurgis.tables.documents import SET_ASIDE, columns_of, entries_of, guests_of, header_of, text_of
from walpurgis.tables.file_watch import beside as companion
from walpurgis.tables.group_commit import HOUSE, Job, milliseconds
from walpurgis.tables.header import Entry, Header, Status
from walpurgis.tables.mark import require_all
from walpurgis.tables.schema import (
    check_alone,
    check_writable,
    connect,
    examine,
    is_empty,
    make_private,
    prepare,
    unavailable,
)
from walpurgis.tables.store import Conflict, Damaged, Listed, Lost, Store, Stored, Unavailable, Write
from walpurgis.tables.system import System
from walpurgis.tables.writer import LOOK_S, Writer

try:
    import fcntl
except ImportError:  # there is none on Windows; there the file is not claimed
    fcntl = None  # type: ignore[assignment]

PROBE_BYTES: Final = 16 * 1024  # more than one commit needs
READERS: Final = 2  # threads: reading a table is short

# In SQL, of a row of `tables`: its last move; whether its end was announced and stands; for when, 0 if it does not.
LAST_MOVE: Final = "coalesce((SELECT at FROM moves WHERE table_no = number ORDER BY length DESC LIMIT 1), 0)"
IS_ANNOUNCED: Final = f"announced > 0 AND announced > updated AND announced > {LAST_MOVE}"
ENDS: Final = f"iif({IS_ANNOUNCED}, archives, 0)"

Result = TypeVar("Result")
log = logging.getLogger("walpurgis.tables")


class SqliteStore(Store):
    """Open one with `SqliteStore.open`, inside a running event loop."""

    def __init__(self, path: Path, claim: IO[str] | None, system: System, is_marked: bool) -> None:
        self.path = path
        self._claim = claim
        self._system = system
        self._loop = asyncio.get_running_loop()
        self.writer = Writer(path, self._loop, self._replace_header, system, is_marked)
        # All are opened now, see Writer; each thread then takes one of its own.
        self._connections = [_reading(path) for _ in range(READERS)]
        self._free = list(self._connections)
        self._readers = ThreadPoolExecutor(READERS, "walpurgis-reader")
        self._reading = threading.local()
        self._damaged: set[int] = set()
        self._timer = self._loop.call_later(LOOK_S, self._look)

    @classmethod
    async def open(
        cls,
        path: Path,
        max_pages: int = 0,
        beside: bool = False,
        accept_loss: bool = False,
        system: System | None = None,
    ) -> "SqliteStore":
        """max_pages: a quota in pages of 4 kB; 0: as much as the disk holds. beside: while a server may be running.
        accept_loss: go on with a file that holds less than was acknowledged in it, which is refused else.
        """
        path = path.resolve()  # what SQLite puts beside a file lies beside what a link leads to
        check_writable(path)
        await asyncio.to_thread(_inspect, path, accept_loss)  # first: to claim a file may empty its log
        claim = None if beside else await asyncio.to_thread(_claim, path)
        try:
            await asyncio.to_thread(prepare, path)
            store = cls(path, claim, system or System(), is_marked=not beside)
        except Unavailable:
            _release(claim)
            raise
        if max_pages:
            store.writer.limit_pages(max_pages)
        return store

    @property
    def lost(self) -> Lost | None:
        """What became of the file, once it is no longer the one that was opened."""
        return self.writer.lost

    @property
    def commits(self) -> Durations:
        return self.writer.commits

    def _look(self) -> None:
        self._timer = self._loop.call_later(LOOK_S, self._look)
        self.writer.look()

    async def close(self) -> None:
        """What was asked for is done first. The last connection to close moves the write-ahead log into the file, and
        removes the log; unless all that can write went before, which must be so where the names belong to others now.
        """
        self._timer.cancel()
        await self.writer.finish()
        await asyncio.to_thread(self._readers.shutdown)
        if self.lost is not None:
            self.writer.close()
        for connection in self._connections:
            connection.close()
        self.writer.close()
        _release(self._claim)

    # Writing

    def write(self, write: Write) -> None:
        self.writer.put(write)

    async def create(self, header: Header, entries: list[Entry] | None = None) -> Stored:
        number = await self.change(lambda connection: self._insert(connection, header, entries or []))
        return Stored(number, 0, header, entries or [])

    async def delete(self, table: str) -> None:
        await self.change(lambda connection: connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount)

    async def forget(self, device: str, change: Callable[[Header], None]) -> None:
        await self.change(lambda connection: self._forget(connection, device, change))

    async def probe(self) -> None:
        sql = f"INSERT INTO room VALUES (zeroblob({PROBE_BYTES}))"
        await self.change(lambda connection: connection.execute(sql).rowcount)
        await self.change(lambda connection: connection.execute("DELETE FROM room").rowcount)

    async def change(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        def done(job: Job) -> None:
            if future.cancelled():
                return
            if job.error is not None:
                future.set_exception(job.error)
            else:
                future.set_result(job.result)

        self.writer.put(Job(work, done))
        return await future

    # In the writer's thread

    def _insert(self, connection: sqlite3.Connection, header: Header, entries: list[Entry]) -> int:
        now = milliseconds(self._system.now())
        sql = (
            "INSERT INTO tables (id, code, status, public, bots, host, header, updated, revision)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)"
        )
        number = connection.execute(sql, (header.id, *columns_of(header), now)).lastrowid
        assert number is not None
        _write_guests(connection, number, header)
        if entries:
            connection.execute("INSERT INTO moves VALUES (?, 0, ?, ?)", (number, now, text_of(entries)))
        return number

    def _replace_header(self, connection: sqlite3.Connection, write: Write) -> None:
        header = write.header
        assert header is not None
        sql = (
            "UPDATE tables SET code = ?, status = ?, public = ?, bots = ?, host = ?, header = ?, updated = ?,"
            " revision = revision + 1 WHERE number = ? AND revision = ?"
        )
        now = milliseconds(self._system.now())
        changed = connection.execute(sql, (*columns_of(header), now, write.number, write.revision)).rowcount
        if changed != 1:
            raise Conflict
        connection.execute("DELETE FROM guests WHERE table_no = ?", (write.number,))
        _write_guests(connection, write.number, header)

    def _forget(self, connection: sqlite3.Connection, device: str, change: Callable[[Header], None]) -> None:
        sql = "SELECT number, revision, header FROM guests JOIN tables ON number = table_no WHERE device = ?"
        for number, revision, text in connection.execute(sql, (device,)).fetchall():
            try:
                header = header_of(number, text)
            except Damaged:
                sql = (
                    "UPDATE tables SET host = replace(host, ?1, ''), header = replace(header, ?1, '') WHERE number = ?2"
                )
                connection.execute(sql, (device, number))
                connection.execute("DELETE FROM guests WHERE device = ? AND table_no = ?", (device, number))
            else:
                change(header)
                self._replace_header(connection, Write(number, 0, [], lambda _: None, revision, header))

    # Reading

    async def load(self, table: str) -> Stored | None:
        try:
            return await self._read(lambda connection: load(connection, table))
        except Damaged as error:
            self._set_aside(error.number)
            raise

    def _set_aside(self, number: int) -> None:
        """Out of all lists, as it is: nobody can play there, and its keeper may still want to look at it."""
        if number not in self._damaged:
            self._damaged.add(number)
            log.error("table number %d is damaged: it is set aside, all others go on", number)
            sql = f"UPDATE tables SET status = '{SET_ASIDE}', code = NULL, public = 0, bots = 0 WHERE number = ?"
            self.writer.put(Job(lambda connection: connection.execute(sql, (number,)), lambda _: None))

    async def exists(self, table: str) -> bool:
        return await self._row("SELECT 1 FROM tables WHERE id = ?", table) is not None

    async def id_of(self, code: str) -> str | None:
        row = await self._row("SELECT id FROM tables WHERE code = ?", code)
        return row[0] if row else None

    async def of_device(self, device: str, limit: int) -> list[Listed]:
        return await self._listed(
            f"SELECT number, revision, header, updated, {ENDS} FROM guests JOIN tables ON number = table_no"
            f" WHERE device = ? AND status != '{SET_ASIDE}' ORDER BY updated DESC LIMIT ?",
            device,
            limit,
        )

    async def public(self, limit: int) -> list[Listed]:
        return await self._listed(
            f"SELECT number, revision, header, updated, {ENDS} FROM tables"
            " WHERE public = 1 AND status IN ('open', 'running') ORDER BY updated DESC LIMIT ?",
            limit,
        )

    async def count_of_host(self, device: str) -> int:
        sql = "SELECT count(*) FROM tables WHERE host = ? AND status IN ('open', 'revealing', 'running')"
        row = await self._row(sql, device)
        return int(row[0])

    async def with_bots(self, limit: int) -> list[str]:
        rows = await self.rows(
            "SELECT id FROM tables WHERE bots = 1 AND status = 'running' ORDER BY updated DESC LIMIT ?", limit
        )
        return [row[0] for row in rows]

    async def idle_since(self, status: tuple[Status, ...], before: float, limit: int) -> list[str]:
        marks = ", ".join("?" * len(status))
        rows = await self.rows(
            f"SELECT id FROM tables WHERE status IN ({marks}) AND updated < ? AND {LAST_MOVE} < ?"
            " ORDER BY updated LIMIT ?",
            *status,
            int(before * 1000),
            int(before * 1000),
            limit,
        )
        return [row[0] for row in rows]

    async def announce(self, status: tuple[Status, ...], before: float, now: float, until: float) -> list[str]:
        times = [milliseconds(one) for one in (before, now, until)]
        return await self.change(lambda connection: _announce(connection, status, *times))

    async def due(self, now: float, limit: int) -> list[str]:
        sql = f"SELECT id FROM tables WHERE archives <= ? AND {IS_ANNOUNCED} ORDER BY archives LIMIT ?"
        return [row[0] for row in await self.rows(sql, milliseconds(now), limit)]

    async def _listed(self, sql: str, *values: int | str) -> list[Listed]:
        found: list[Listed] = []
        for number, revision, header, at, ends in await self.rows(sql, *values):
            try:
                found.append(Listed(revision, header_of(number, header), at / 1000, ends / 1000))
            except Damaged:
                self._set_aside(number)
        return found

    async def _row(self, sql: str, *values: int | str) -> Any:
        return await self._read(lambda connection: connection.execute(sql, values).fetchone())

    async def rows(self, sql: str, *values: int | str) -> list[Any]:
        return await self._read(lambda connection: connection.execute(sql, values).fetchall())

    async def _read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            reading = asyncio.get_running_loop().run_in_executor(self._readers, self._in_reader, work)
        except RuntimeError as error:  # the readers are gone already
            raise Unavailable("io", str(self.path), str(error)) from error
        return await reading

    def _in_reader(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            if self.lost is not None:
                raise self.lost  # the last commit may be in there, and was never acknowledged
            if not hasattr(self._reading, "connection"):
                self._reading.connection = self._free.pop()
            return work(self._reading.connection)
        except sqlite3.Error as error:
            raise unavailable(error, self.path) from error


def load(connection: sqlite3.Connection, table: str) -> Stored | None:
    """Header and log as of one moment."""
    connection.execute("BEGIN")
    try:
        sql = f"SELECT number, revision, header, {ENDS} FROM tables WHERE id = ?"
        row = connection.execute(sql, (table,)).fetchone()
        if row is None:
            return None
        number, revision, header, ends = row
        sql = "SELECT entries FROM moves WHERE table_no = ? ORDER BY length"
        moves = connection.execute(sql, (number,)).fetchall()
    finally:
        connection.execute("COMMIT")
    entries = entries_of(number, (text for (text,) in moves))
    return Stored(number, revision, header_of(number, header), entries, ends / 1000)


def _announce(
    connection: sqlite3.Connection, status: tuple[Status, ...], before: int, now: int, until: int
) -> list[str]:
    marks = ", ".join("?" * len(status))
    is_idle = f"status IN ({marks}) AND updated < ? AND {LAST_MOVE} < ?"
    idle = (*status, before, before)
    withdrawn = f"announced > 0 AND NOT ({is_idle} AND {IS_ANNOUNCED})"
    connection.execute(f"UPDATE tables SET announced = 0, archives = 0 WHERE {withdrawn}", idle)
    sql = f"UPDATE tables SET announced = ?, archives = ? WHERE announced = 0 AND {is_idle} RETURNING id"
    return [row[0] for row in connection.execute(sql, (now, until, *idle)).fetchall()]


def _write_guests(connection: sqlite3.Connection, number: int, header: Header) -> None:
    connection.executemany("INSERT INTO guests VALUES (?, ?)", [(device, number) for device in guests_of(header)])


def _inspect(path: Path, accept_loss: bool) -> None:
    """Unavailable for a file that cannot be used, or holds less than was acknowledged in it. Only reads."""
    if not is_empty(path):
        examine(path)
    if not accept_loss:
        require_all(path)


def _reading(path: Path) -> sqlite3.Connection:
    connection = connect(path, read_only=True)
    connection.execute(HOUSE).fetchone()  # SQLite opens the files with the first question
    return connection


def _claim(path: Path) -> IO[str] | None:
    """Keep a second server off the file: its tables would not hear of ours. Ends with the process, however it ends.

    A lock that was not there may have been removed, or the file have another name elsewhere: then it is asked itself.
    It is not asked every time, because whoever makes a backup has it open as well.
    """
    if fcntl is None:
        check_alone(path)
        return None
    lock = companion(path, "-lock")
    is_new = not lock.exists()
    claim = _locked(path, lock)
    try:
        if is_new:
            check_alone(path)
    except Unavailable:
        lock.unlink()
        claim.close()
        raise
    return claim


def _locked(path: Path, lock: Path) -> IO[str]:
    try:
        make_private(lock)
        claim = lock.open("w")
        fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Unavailable("in-use", str(path)) from None
    except OSError as error:
        raise Unavailable("unreadable", str(path), error.strerror or "") from error
    return claim


def _release(claim: IO[str] | None) -> None:
    if claim is not None:
        claim.close()
