"""What tests of the store write into it, and read back."""

from walpurgis.tables import seating
from walpurgis.tables.header import Entry, Header
from walpurgis.tables.messages import NewTable
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.store import Stored, commit


def a_header(device: str = "host", **wish: object) -> Header:
    return seating.new_table(device, NewTable(game="hexentanz", seats=3, **wish))  # type: ignore[arg-type]


def entries(*texts: str) -> list[Entry]:
    return [Entry(0, text, nonce=f"n-{text}") for text in texts]


async def write(store: SqliteStore, stored: Stored, length: int, *texts: str) -> None:
    await commit(store, stored.number, length, entries(*texts), stored.revision)


async def texts(store: SqliteStore, table: str) -> list[str]:
    stored = await store.load(table)
    assert stored is not None
    return [entry.step for entry in stored.entries]
