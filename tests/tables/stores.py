"""Where tests keep their tables, what they write there, and read back.

The same tests run on a file and on PostgreSQL (conftest.py says which): a path then names a schema of its own there.
"""

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from tests.cluster import Cluster
from walpurgis.tables import seating
from walpurgis.tables.header import Entry, Header
from walpurgis.tables.messages import NewTable
from walpurgis.tables.postgres import PostgresStore
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.store import Stored, commit
from walpurgis.tables.store_choice import AnyStore, opened

DAY_MS = 24 * 60 * 60 * 1000


class Keeping:
    """cluster: the PostgreSQL that the tests use now; None: files."""

    cluster: Cluster | None = None


async def open_store(path: Path, max_pages: int = 0) -> AnyStore:
    if Keeping.cluster is None:
        return await SqliteStore.open(path, max_pages)
    assert not max_pages, "a database has no quota of ours"
    return await PostgresStore.open(await schema_at(Keeping.cluster, path))


@asynccontextmanager
async def beside(path: Path) -> AsyncIterator[AnyStore]:
    """The same store once more, as its keeper opens it while a server may be using it."""
    place = path if Keeping.cluster is None else await schema_at(Keeping.cluster, path)
    async with opened(place) as store:
        yield store


async def schema_at(cluster: Cluster, path: Path) -> str:
    """The address of a schema of its own for this path."""
    name = f"t_{hashlib.blake2b(str(path).encode(), digest_size=8).hexdigest()}"
    await asyncio.to_thread(aside, execute(cluster.address(), f"CREATE SCHEMA IF NOT EXISTS {name}"))
    return cluster.address(search_path=name)


async def execute(address: str, sql: str) -> list[tuple[Any, ...]]:
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        return [tuple(row) for row in await connection.fetch(sql)]
    finally:
        await connection.close()


def aside(work: Coroutine[Any, Any, Any]) -> Any:
    """Done in a loop of its own, whose time is the real one, also where one runs already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def ask(path: Path, sql: str, cluster: Cluster | None = None) -> list[tuple[Any, ...]]:
    """What another program finds in the store, or does to it."""
    cluster = cluster or Keeping.cluster
    if cluster is not None:
        return list(aside(_ask(cluster, path, sql)))
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(sql).fetchall()


async def _ask(cluster: Cluster, path: Path, sql: str) -> list[tuple[Any, ...]]:
    return await execute(await schema_at(cluster, path), sql)


def a_header(device: str = "host", **wish: object) -> Header:
    return seating.new_table(device, NewTable(game="hexentanz", seats=3, **wish))  # type: ignore[arg-type]


def entries(*texts: str) -> list[Entry]:
    return [Entry(0, text, move_id=f"n-{text}") for text in texts]


def make_older(path: Path, days: float) -> None:
    """All that is in the store happened so many days earlier."""
    later = int(days * DAY_MS)
    ask(path, f"UPDATE tables SET updated = updated - {later}")
    ask(path, f"UPDATE tables SET announced = announced - {later}, archives = archives - {later} WHERE announced > 0")
    ask(path, f"UPDATE moves SET at = at - {later}")


async def write(store: AnyStore, stored: Stored, length: int, *texts: str) -> None:
    await commit(store, stored.number, length, entries(*texts), stored.revision)


async def texts(store: AnyStore, table: str) -> list[str]:
    stored = await store.load(table)
    assert stored is not None
    return [entry.step for entry in stored.entries]
