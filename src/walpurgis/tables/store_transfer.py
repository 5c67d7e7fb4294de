"""Moving house: all tables and evenings of one store into another, empty one, whatever kind each of them is.

Everything goes over as it lies there, damaged tables and times included; then it is read back and compared. Where
anything differs the target is left empty. Nobody plays meanwhile: where a server has either store open nothing is done.
"""

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.tables.database import Connection, name_of
from walpurgis.tables.postgres import PostgresStore
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.store import Unavailable
from walpurgis.tables.store_choice import Place, open_store

AT_ONCE: Final = 500  # tables
COLUMNS: Final = (
    "number", "id", "code", "status", "public", "bots", "host", "updated", "revision", "header", "announced",
    "archives",
)  # fmt: skip
GUESTS: Final = ("device", "table_no")
MOVES: Final = ("table_no", "length", "at", "entries")
# Evenings are few, and go over in one piece: each with its columns, in the order in which they refer to one another.
EVENINGS: Final = {
    "evenings": ("id", "host", "updated", "revision", "document"),
    "evening_codes": ("code", "evening"),
    "evening_guests": ("device", "evening"),
}
LOCKED: Final = ("tables", "guests", "moves", *EVENINGS, "nodes")

Row = tuple[Any, ...]
Evenings = dict[str, list[Row]]  # by the table of the store that they are in


class Part(NamedTuple):
    """Some tables, and all that belongs to them, in the order of their numbers."""

    tables: list[Row]
    guests: list[Row]
    moves: list[Row]


class Copied(NamedTuple):
    """How much there was. digest is over all of it."""

    tables: int
    moves: int
    digest: str


class Side(Protocol):
    """One of the two stores, while its tables are copied."""

    async def numbers(self) -> list[int]: ...

    async def read(self, first: int, last: int) -> Part: ...

    async def write(self, part: Part) -> None: ...

    async def evenings(self) -> Evenings: ...

    async def write_evenings(self, evenings: Evenings) -> None: ...

    async def last_number(self) -> int:
        """That was ever given to a table: none of them is given again."""

    async def keep_last_number(self, number: int) -> None: ...

    async def clear(self) -> None:
        """It did not come out."""


async def copy(source: Place, target: Place) -> Copied:
    """WalpurgisError, and the target is as it was, where something is in the way or does not come out the same."""
    if isinstance(source, str) and source == target:
        raise WalpurgisError("copy-onto-itself", source=name_of(source))
    if not isinstance(source, str) and not source.exists():
        raise WalpurgisError("file-missing", source=str(source))
    async with _opened(source) as old, _opened(target) as new:
        if await new.numbers() or (await new.evenings())["evenings"]:
            raise WalpurgisError("copy-not-empty", target=_name(target))
        try:
            await _copy(old, new)
            given, found = await _summary(old), await _summary(new)
            if given != found:
                raise WalpurgisError("copy-differs", source=_name(source), target=_name(target))
        except BaseException:
            await new.clear()
            raise
    return given


async def _copy(old: Side, new: Side) -> None:
    for first, last in _ranges(await old.numbers()):
        await new.write(await old.read(first, last))
    await new.write_evenings(await old.evenings())
    await new.keep_last_number(await old.last_number())


async def _summary(side: Side) -> Copied:
    digest = hashlib.sha256()
    tables = moves = 0
    for first, last in _ranges(await side.numbers()):
        part = await side.read(first, last)
        tables += len(part.tables)
        moves += len(part.moves)
        digest.update(msgspec.json.encode(part))
    digest.update(msgspec.json.encode(await side.evenings()))
    return Copied(tables, moves, digest.hexdigest())


def _ranges(numbers: list[int]) -> Iterable[tuple[int, int]]:
    for at in range(0, len(numbers), AT_ONCE):
        some = numbers[at : at + AT_ONCE]
        yield some[0], some[-1]


def _name(place: Place) -> str:
    return name_of(place) if isinstance(place, str) else str(place)


@asynccontextmanager
async def _opened(place: Place) -> AsyncIterator[Side]:
    store = await open_store(place)
    try:
        if isinstance(store, PostgresStore):
            async with _database(store) as side:
                yield side
        else:
            yield FileSide(store)
    finally:
        await store.close()


# PostgreSQL


@asynccontextmanager
async def _database(store: PostgresStore) -> AsyncIterator["DatabaseSide"]:
    connection = await store.database.connect({"default_transaction_isolation": "repeatable read"})
    try:
        async with connection.transaction():
            # First: whoever wants to write has to wait, and what is read from here on is all there is.
            await connection.execute(f"LOCK TABLE {', '.join(LOCKED)} IN SHARE ROW EXCLUSIVE MODE")
            nodes = await connection.fetchval("SELECT count(*) FROM nodes WHERE until > now()")
            if nodes:
                raise Unavailable("nodes-open", store.database.name, nodes=nodes)
            yield DatabaseSide(connection)
    finally:
        await connection.close()


class DatabaseSide:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def numbers(self) -> list[int]:
        return [row["number"] for row in await self._connection.fetch("SELECT number FROM tables ORDER BY number")]

    async def read(self, first: int, last: int) -> Part:
        return Part(
            await self._rows("tables", COLUMNS, "number", first, last),
            sorted(await self._rows("guests", GUESTS, "table_no", first, last)),
            await self._rows("moves", MOVES, "table_no", first, last),
        )

    async def _rows(self, table: str, columns: tuple[str, ...], key: str, first: int, last: int) -> list[Row]:
        rows = await self._connection.fetch(_select(table, columns, key, "$1", "$2"), first, last)
        return [tuple(row) for row in rows]

    async def write(self, part: Part) -> None:
        for table, columns, rows in zip(("tables", "guests", "moves"), (COLUMNS, GUESTS, MOVES), part, strict=True):
            await self._connection.copy_records_to_table(table, records=rows, columns=columns)

    async def evenings(self) -> Evenings:
        found = {table: await self._connection.fetch(_all(table, columns)) for table, columns in EVENINGS.items()}
        return {table: sorted(tuple(row) for row in rows) for table, rows in found.items()}

    async def write_evenings(self, evenings: Evenings) -> None:
        for table, columns in EVENINGS.items():
            await self._connection.copy_records_to_table(table, records=evenings[table], columns=columns)

    async def last_number(self) -> int:
        sql = "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM tables_number_seq"
        return int(await self._connection.fetchval(sql))

    async def keep_last_number(self, number: int) -> None:
        if number:
            await self._connection.fetchval("SELECT setval('tables_number_seq', $1)", number)

    async def clear(self) -> None:
        """The transaction ends with an error, and so nothing of it stays."""


# SQLite


class FileSide:
    """Its one writer does everything, so that what is written is seen. Each part is a transaction of its own."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def numbers(self) -> list[int]:
        return [row[0] for row in await self._rows("SELECT number FROM tables ORDER BY number")]

    async def read(self, first: int, last: int) -> Part:
        tables = await self._rows(_select("tables", COLUMNS, "number", "?", "?"), first, last)
        return Part(
            [(*row[:4], bool(row[4]), bool(row[5]), *row[6:]) for row in tables],
            sorted(await self._rows(_select("guests", GUESTS, "table_no", "?", "?"), first, last)),
            await self._rows(_select("moves", MOVES, "table_no", "?", "?"), first, last),
        )

    async def _rows(self, sql: str, *values: int) -> list[Row]:
        return await self._store.change(lambda connection: connection.execute(sql, values).fetchall())

    async def write(self, part: Part) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for table, columns, rows in zip(("tables", "guests", "moves"), (COLUMNS, GUESTS, MOVES), part, strict=True):
                marks = ", ".join("?" * len(columns))
                connection.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)

        await self._store.change(write)

    async def evenings(self) -> Evenings:
        return {table: sorted(await self._rows(_all(table, columns))) for table, columns in EVENINGS.items()}

    async def write_evenings(self, evenings: Evenings) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for table, columns in EVENINGS.items():
                marks = ", ".join("?" * len(columns))
                sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
                connection.executemany(sql, evenings[table])

        await self._store.change(write)

    async def last_number(self) -> int:
        rows = await self._rows("SELECT seq FROM sqlite_sequence WHERE name = 'tables'")
        return int(rows[0][0]) if rows else 0

    async def keep_last_number(self, number: int) -> None:
        def keep(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM sqlite_sequence WHERE name = 'tables'")
            connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', ?)", (number,))

        await self._store.change(keep)

    async def clear(self) -> None:
        def clear(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tables")
            connection.execute("DELETE FROM evenings")

        await self._store.change(clear)


def _all(table: str, columns: tuple[str, ...]) -> str:
    return f"SELECT {', '.join(columns)} FROM {table}"


def _select(table: str, columns: tuple[str, ...], key: str, first: str, last: str) -> str:
    order = ", ".join(columns[:2])
    return f"SELECT {', '.join(columns)} FROM {table} WHERE {key} BETWEEN {first} AND {last} ORDER BY {order}"
