"""The store in one SQLite file: WAL, flushed at every commit, one writer, readers beside it."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import msgspec

from walpurgis.tables.header import Entry, Header, Status
from walpurgis.tables.schema import check_writable, connect, prepare, unavailable
from walpurgis.tables.store import Conflict, Listed, Store, Stored, Unavailable, Write
from walpurgis.tables.writer import Job, Writer, now_ms

try:
    import fcntl
except ImportError:  # there is none on Windows; there the file is not claimed
    fcntl = None  # type: ignore[assignment]

READERS: Final = 2  # threads: reading a table is short

Result = TypeVar("Result")

_header_decoder = msgspec.json.Decoder(Header)
_entries_decoder = msgspec.json.Decoder(list[Entry])


class SqliteStore(Store):
    """Open one with `SqliteStore.open`, inside a running event loop."""

    def __init__(self, path: Path, claim: IO[str] | None) -> None:
        self.path = path
        self._claim = claim
        self.writer = Writer(path, asyncio.get_running_loop(), _replace_header)
        self._readers = ThreadPoolExecutor(READERS, "walpurgis-reader")
        self._reading = threading.local()  # each thread's own connection
        self._connections: list[sqlite3.Connection] = []

    @classmethod
    async def open(cls, path: Path, max_pages: int = 0, beside: bool = False) -> "SqliteStore":
        """max_pages: a quota in pages of 4 kB; 0: as much as the disk holds. beside: while a server may be running."""
        check_writable(path)
        claim = None if beside else _claim(path)
        try:
            await asyncio.to_thread(prepare, path)
        except Unavailable:
            _release(claim)
            raise
        store = cls(path, claim)
        if max_pages:
            store.writer.limit_pages(max_pages)
        return store

    async def close(self) -> None:
        """What was asked for is done first. The last connection to close moves the write-ahead log into the file."""
        await self.writer.finish()
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._connections:
            connection.close()
        self.writer.close()
        _release(self._claim)

    # Writing

    def write(self, write: Write) -> None:
        self.writer.put(write)

    async def create(self, header: Header, entries: list[Entry] | None = None) -> Stored:
        number = await self._change(lambda connection: _insert(connection, header, entries or []))
        return Stored(number, 0, header, entries or [])

    async def delete(self, table: str) -> None:
        await self._change(lambda connection: connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount)

    async def _change(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
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

    # Reading

    async def load(self, table: str) -> Stored | None:
        return await self._read(lambda connection: load(connection, table))

    async def id_of(self, code: str) -> str | None:
        row = await self._row("SELECT id FROM tables WHERE code = ?", code)
        return row[0] if row else None

    async def of_device(self, device: str, limit: int) -> list[Listed]:
        return await self._listed(
            "SELECT revision, header, updated FROM guests JOIN tables ON number = table_no"
            " WHERE device = ? ORDER BY updated DESC LIMIT ?",
            device,
            limit,
        )

    async def public(self, limit: int) -> list[Listed]:
        return await self._listed(
            "SELECT revision, header, updated FROM tables"
            " WHERE public = 1 AND status IN ('open', 'running') ORDER BY updated DESC LIMIT ?",
            limit,
        )

    async def count_of_host(self, device: str) -> int:
        row = await self._row("SELECT count(*) FROM tables WHERE host = ? AND status IN ('open', 'running')", device)
        return int(row[0])

    async def with_bots(self, limit: int) -> list[str]:
        rows = await self._rows(
            "SELECT id FROM tables WHERE bots = 1 AND status = 'running' ORDER BY updated DESC LIMIT ?", limit
        )
        return [row[0] for row in rows]

    async def idle_since(self, status: tuple[Status, ...], before: float, limit: int) -> list[str]:
        marks = ", ".join("?" * len(status))
        rows = await self._rows(
            f"SELECT id FROM tables WHERE status IN ({marks}) AND updated < ? AND coalesce("
            "(SELECT at FROM moves WHERE table_no = number ORDER BY length DESC LIMIT 1), 0) < ?"
            " ORDER BY updated LIMIT ?",
            *status,
            int(before * 1000),
            int(before * 1000),
            limit,
        )
        return [row[0] for row in rows]

    async def _listed(self, sql: str, *values: int | str) -> list[Listed]:
        rows = await self._rows(sql, *values)
        return [Listed(revision, _header_decoder.decode(header), at / 1000) for revision, header, at in rows]

    async def _row(self, sql: str, *values: int | str) -> Any:
        return await self._read(lambda connection: connection.execute(sql, values).fetchone())

    async def _rows(self, sql: str, *values: int | str) -> list[Any]:
        return await self._read(lambda connection: connection.execute(sql, values).fetchall())

    async def _read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            reading = asyncio.get_running_loop().run_in_executor(self._readers, self._in_reader, work)
        except RuntimeError as error:  # the readers are gone already
            raise Unavailable("io", str(self.path), str(error)) from error
        return await reading

    def _in_reader(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            if not hasattr(self._reading, "connection"):
                self._reading.connection = connect(self.path, read_only=True)
                self._connections.append(self._reading.connection)
            return work(self._reading.connection)
        except sqlite3.Error as error:
            raise unavailable(error, self.path) from error


def load(connection: sqlite3.Connection, table: str) -> Stored | None:
    """Header and log as of one moment."""
    connection.execute("BEGIN")
    try:
        row = connection.execute("SELECT number, revision, header FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        number, revision, header = row
        sql = "SELECT entries FROM moves WHERE table_no = ? ORDER BY length"
        moves = connection.execute(sql, (number,)).fetchall()
    finally:
        connection.execute("COMMIT")
    entries = [entry for (text,) in moves for entry in _entries_decoder.decode(text)]
    return Stored(number, revision, _header_decoder.decode(header), entries)


def _insert(connection: sqlite3.Connection, header: Header, entries: list[Entry]) -> int:
    sql = (
        "INSERT INTO tables (id, code, status, public, bots, host, updated, revision, header)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)"
    )
    number = connection.execute(sql, (header.id, *_columns(header))).lastrowid
    assert number is not None
    _write_guests(connection, number, header)
    if entries:
        log = msgspec.json.encode(entries).decode()
        connection.execute("INSERT INTO moves VALUES (?, 0, ?, ?)", (number, now_ms(), log))
    return number


def _replace_header(connection: sqlite3.Connection, write: Write) -> None:
    header = write.header
    assert header is not None
    sql = (
        "UPDATE tables SET code = ?, status = ?, public = ?, bots = ?, host = ?, updated = ?, header = ?,"
        " revision = revision + 1 WHERE number = ? AND revision = ?"
    )
    changed = connection.execute(sql, (*_columns(header), write.number, write.revision)).rowcount
    if changed != 1:
        raise Conflict
    connection.execute("DELETE FROM guests WHERE table_no = ?", (write.number,))
    _write_guests(connection, write.number, header)


def _columns(header: Header) -> tuple[str | None, str, bool, bool, str, int, str]:
    document = msgspec.json.encode(header).decode()
    bots = any(chair.kind == "bot" or chair.left for chair in header.chairs)
    return header.code or None, header.status, header.public, bots, header.host, now_ms(), document


def _write_guests(connection: sqlite3.Connection, number: int, header: Header) -> None:
    devices = {header.host, *(chair.device for chair in header.chairs)} - {""}
    connection.executemany("INSERT INTO guests VALUES (?, ?)", [(device, number) for device in sorted(devices)])


def _claim(path: Path) -> IO[str] | None:
    """Keep a second server off the file: its tables would not hear of ours. Ends with the process, however it ends."""
    if fcntl is None:
        return None
    lock = path.with_name(f"{path.name}-lock")
    try:
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
