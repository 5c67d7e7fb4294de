"""What tests of the store write into it, and read back."""

import sqlite3
from pathlib import Path

from walpurgis.tables import seating
from walpurgis.tables.header import Entry, Header
from walpurgis.tables.messages import NewTable
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.store import Stored, commit

DAY_MS = 24 * 60 * 60 * 1000


def a_header(device: str = "host", **wish: object) -> Header:
    return seating.new_table(device, NewTable(game="hexentanz", seats=3, **wish))  # type: ignore[arg-type]


def entries(*texts: str) -> list[Entry]:
    return [Entry(0, text, move_id=f"n-{text}") for text in texts]


def make_older(path: Path, days: float) -> None:
    """All that is in the store happened so many days earlier."""
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE tables SET updated = updated - ?", (int(days * DAY_MS),))
        sql = "UPDATE tables SET announced = announced - ?1, archives = archives - ?1 WHERE announced > 0"
        connection.execute(sql, (int(days * DAY_MS),))
        connection.execute("UPDATE moves SET at = at - ?", (int(days * DAY_MS),))
    connection.close()


async def write(store: SqliteStore, stored: Stored, length: int, *texts: str) -> None:
    await commit(store, stored.number, length, entries(*texts), stored.revision)


async def texts(store: SqliteStore, table: str) -> list[str]:
    stored = await store.load(table)
    assert stored is not None
    return [entry.step for entry in stored.entries]
