"""Where evenings are kept: beside the tables, each as one document that is written by compare-and-set.

They are read anew for every question. So any node of a house can answer it, and a restart loses nothing.
"""

import sqlite3
import time
from collections.abc import Sequence
from typing import Protocol

import msgspec
from msgspec import Struct

from walpurgis.tables.database import Connection
from walpurgis.tables.database_headers import NOW
from walpurgis.tables.documents import header_of
from walpurgis.tables.evening import Evening
from walpurgis.tables.header import Header
from walpurgis.tables.postgres import PostgresStore, milliseconds
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.store import Conflict, Damaged, Store

_decoder = msgspec.json.Decoder(Evening)


class StoredEvening(Struct):
    """revision counts how often it was written."""

    revision: int
    evening: Evening


class EveningStore(Protocol):
    """What is awaited is durable when it returns. All may raise Unavailable."""

    async def create(self, evening: Evening) -> None:
        """Conflict if its id or one of its codes is taken, by a table, too."""

    async def load(self, name: str) -> StoredEvening | None:
        """Damaged if it cannot be understood."""

    async def write(self, evening: Evening, revision: int) -> None:
        """Conflict if it is no longer of this revision, or a new code is taken."""

    async def id_of(self, code: str) -> str | None: ...

    async def of_host(self, device: str) -> list[Evening]:
        """Latest first."""

    async def of_device(self, device: str) -> list[str]:
        """The ids of those that it came to, or is host of."""

    async def before(self, when: float) -> list[str]:
        """The ids of those to which nothing has happened since."""

    async def delete(self, name: str) -> None: ...

    async def headers(self, tables: Sequence[str]) -> dict[str, Header]:
        """Of these tables, as far as there are any, without their logs."""


def evening_store(store: Store) -> EveningStore | None:
    """None: a store that keeps tables only."""
    if isinstance(store, PostgresStore):
        return DatabaseEvenings(store)
    return FileEvenings(store) if isinstance(store, SqliteStore) else None


def _document(evening: Evening) -> str:
    return msgspec.json.encode(evening).decode()


def _evening(text: str) -> Evening:
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        raise Damaged(0) from None


class FileEvenings:
    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def create(self, evening: Evening) -> None:
        def insert(connection: sqlite3.Connection) -> None:
            values = (evening.id, evening.host, milliseconds(time.time()), _document(evening))
            connection.execute("INSERT INTO evenings VALUES (?, ?, ?, 0, ?)", values)
            _write_keys(connection, evening)

        await self._store.change(insert)

    async def write(self, evening: Evening, revision: int) -> None:
        def replace(connection: sqlite3.Connection) -> None:
            sql = (
                "UPDATE evenings SET host = ?, updated = ?, revision = revision + 1, document = ?"
                " WHERE id = ? AND revision = ?"
            )
            values = (evening.host, milliseconds(time.time()), _document(evening), evening.id, revision)
            if connection.execute(sql, values).rowcount != 1:
                raise Conflict
            connection.execute("DELETE FROM evening_codes WHERE evening = ?", (evening.id,))
            connection.execute("DELETE FROM evening_guests WHERE evening = ?", (evening.id,))
            _write_keys(connection, evening)

        await self._store.change(replace)

    async def delete(self, name: str) -> None:
        await self._store.change(lambda connection: connection.execute("DELETE FROM evenings WHERE id = ?", (name,)))

    async def load(self, name: str) -> StoredEvening | None:
        rows = await self._store.rows("SELECT revision, document FROM evenings WHERE id = ?", name)
        return StoredEvening(rows[0][0], _evening(rows[0][1])) if rows else None

    async def id_of(self, code: str) -> str | None:
        rows = await self._store.rows("SELECT evening FROM evening_codes WHERE code = ?", code)
        return rows[0][0] if rows else None

    async def of_host(self, device: str) -> list[Evening]:
        rows = await self._store.rows("SELECT document FROM evenings WHERE host = ? ORDER BY updated DESC", device)
        return [_evening(text) for (text,) in rows]

    async def of_device(self, device: str) -> list[str]:
        rows = await self._store.rows("SELECT evening FROM evening_guests WHERE device = ?", device)
        return [row[0] for row in rows]

    async def before(self, when: float) -> list[str]:
        rows = await self._store.rows("SELECT id FROM evenings WHERE updated < ?", milliseconds(when))
        return [row[0] for row in rows]

    async def headers(self, tables: Sequence[str]) -> dict[str, Header]:
        marks = ", ".join("?" * len(tables))
        rows = await self._store.rows(f"SELECT id, number, header FROM tables WHERE id IN ({marks})", *tables)
        return _headers([tuple(row) for row in rows])


def _write_keys(connection: sqlite3.Connection, evening: Evening) -> None:
    """Conflict where a code is in use, which the database itself sees to, for tables, too."""
    codes = [(code, evening.id) for code in evening.codes]
    connection.executemany("INSERT INTO evening_codes VALUES (?, ?)", codes)
    connection.executemany("INSERT INTO evening_guests VALUES (?, ?)", [(one, evening.id) for one in evening.devices])


class DatabaseEvenings:
    """A connection that is lost behind a commit: what was to be written is there already, and is not written twice."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store

    async def create(self, evening: Evening) -> None:
        tries = 0

        async def insert(connection: Connection) -> None:
            nonlocal tries
            tries += 1
            async with connection.transaction():
                if tries > 1 and await connection.fetchval("SELECT 1 FROM evenings WHERE id = $1", evening.id):
                    return
                sql = f"INSERT INTO evenings VALUES ($1, $2, {NOW}, 0, $3)"
                await connection.execute(sql, evening.id, evening.host, _document(evening))
                await _insert_keys(connection, evening)

        await self._store.database.read(insert)

    async def write(self, evening: Evening, revision: int) -> None:
        document = _document(evening)
        tries = 0

        async def replace(connection: Connection) -> None:
            nonlocal tries
            tries += 1
            async with connection.transaction():
                written = "SELECT 1 FROM evenings WHERE id = $1 AND revision = $2 AND document = $3"
                if tries > 1 and await connection.fetchval(written, evening.id, revision + 1, document):
                    return
                sql = (
                    f"UPDATE evenings SET host = $1, updated = {NOW}, revision = revision + 1, document = $2"
                    " WHERE id = $3 AND revision = $4"
                )
                if await connection.execute(sql, evening.host, document, evening.id, revision) != "UPDATE 1":
                    raise Conflict
                await connection.execute("DELETE FROM evening_codes WHERE evening = $1", evening.id)
                await connection.execute("DELETE FROM evening_guests WHERE evening = $1", evening.id)
                await _insert_keys(connection, evening)

        await self._store.database.read(replace)

    async def delete(self, name: str) -> None:
        await self._store.rows("DELETE FROM evenings WHERE id = $1 RETURNING id", name)

    async def load(self, name: str) -> StoredEvening | None:
        rows = await self._store.rows("SELECT revision, document FROM evenings WHERE id = $1", name)
        return StoredEvening(rows[0]["revision"], _evening(rows[0]["document"])) if rows else None

    async def id_of(self, code: str) -> str | None:
        rows = await self._store.rows("SELECT evening FROM evening_codes WHERE code = $1", code)
        return str(rows[0]["evening"]) if rows else None

    async def of_host(self, device: str) -> list[Evening]:
        rows = await self._store.rows("SELECT document FROM evenings WHERE host = $1 ORDER BY updated DESC", device)
        return [_evening(row["document"]) for row in rows]

    async def of_device(self, device: str) -> list[str]:
        rows = await self._store.rows("SELECT evening FROM evening_guests WHERE device = $1", device)
        return [row["evening"] for row in rows]

    async def before(self, when: float) -> list[str]:
        rows = await self._store.rows("SELECT id FROM evenings WHERE updated < $1", milliseconds(when))
        return [row["id"] for row in rows]

    async def headers(self, tables: Sequence[str]) -> dict[str, Header]:
        sql = "SELECT id, number, header FROM tables WHERE id = ANY($1::text[])"
        return _headers([tuple(row) for row in await self._store.rows(sql, list(tables))])


async def _insert_keys(connection: Connection, evening: Evening) -> None:
    for column, keys in (("code", list(evening.codes)), ("device", evening.devices)):
        table = "evening_codes" if column == "code" else "evening_guests"
        sql = f"INSERT INTO {table} ({column}, evening) SELECT unnest($1::text[]), $2"
        await connection.execute(sql, keys, evening.id)


def _headers(rows: list[tuple[str, int, str]]) -> dict[str, Header]:
    """A damaged one is as good as none."""
    found: dict[str, Header] = {}
    for name, number, text in rows:
        try:
            found[name] = header_of(number, text)
        except Damaged:
            continue
    return found
