"""Which store holds the tables: a file of this machine, or a database that several nodes may share."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.tables.postgres import PostgresStore
from walpurgis.tables.sqlite import SqliteStore

Place = Path | str  # of a file, or the address of a database
AnyStore = SqliteStore | PostgresStore


async def open_store(place: Place, accept_loss: bool = False) -> AnyStore:
    """For a house that opens. Unavailable where that cannot be."""
    if isinstance(place, str):
        return await PostgresStore.open(place)
    return await SqliteStore.open(place, accept_loss=accept_loss)


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[AnyStore]:
    """A store that exists already; servers may be using it at the same time."""
    store: AnyStore
    if isinstance(place, str):
        store = await PostgresStore.open(place, must_exist=True)
    else:
        if not place.exists():
            raise WalpurgisError("file-missing", source=str(place))
        store = await SqliteStore.open(place, beside=True)
    try:
        yield store
    finally:
        await store.close()
