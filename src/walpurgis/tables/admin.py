"""Caring for a store: what its keeper can do with the tables, also while a server is using the file.

A server that has a table in memory notices: its next step there conflicts, and it reads the table anew.
"""

import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from walpurgis import games
from walpurgis.kernel.record import Record
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.steps import OVER
from walpurgis.tables import fair, seating
from walpurgis.tables.header import Chair, Entry, Header, Status, new_id
from walpurgis.tables.match import CONTINUES_LINE, DRAWN_LINE, TABLE_LINE, origins_of, record
from walpurgis.tables.schema import connect, examine, unavailable
from walpurgis.tables.settings import FIRST_IS_DRAWN
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.store import Conflict, Unavailable, commit

DAY_S: Final = 24 * 60 * 60
OLD_AT_ONCE: Final = 1000


class Listing(Struct):
    """A table in a list for its keeper: no names, no seeds. Times in seconds since 1970."""

    id: str
    code: str
    game: str
    seats: int
    status: Status
    public: bool
    created: float
    last: float  # when something last happened
    steps: int


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    """A store that exists already; a server may be using it at the same time."""
    if not path.exists():
        raise WalpurgisError("file-missing", source=str(path))
    store = await SqliteStore.open(path, beside=True)
    try:
        yield store
    finally:
        await store.close()


def listing(path: Path) -> list[Listing]:
    """All tables, the latest first. Only reads."""
    if not path.exists():
        raise WalpurgisError("file-missing", source=str(path))
    examine(path)
    decoder = msgspec.json.Decoder(Header)
    sql = """
        SELECT header, updated,
            (SELECT at FROM moves WHERE table_no = number ORDER BY length DESC LIMIT 1),
            (SELECT length + json_array_length(entries) FROM moves
             WHERE table_no = number ORDER BY length DESC LIMIT 1)
        FROM tables
    """
    with closing(connect(path, read_only=True)) as connection:
        rows = connection.execute(sql).fetchall()
    found: list[Listing] = []
    for text, updated, moved, steps in rows:
        header = decoder.decode(text)
        last = max(updated, moved or 0) / 1000
        kept = (header.id, header.code, header.game, header.seats, header.status, header.public, header.created)
        found.append(Listing(*kept, last, steps or 0))
    return sorted(found, key=lambda one: -one.last)


async def export(store: SqliteStore, table: str) -> Record:
    """A table as a record, with its seeds once they may be known."""
    stored = await store.load(table)
    if stored is None:
        raise WalpurgisError("no-table", found=table)
    return record(stored.header, stored.entries)


async def take_in(store: SqliteStore, given: Record, source: str) -> str:
    """Put a record's game into the store, as a finished table; its id, which is the record's own where it has one.

    RecordError for a record that is broken; WalpurgisError if one of its steps is forbidden or the table is there.
    """
    replay = games.replay(given, source)
    while replay.advance():
        pass
    if replay.refused is not None:
        line = replay.next_line
        assert line is not None
        clause = replay.refused.clause
        raise WalpurgisError("forbidden", source=source, line=line.number, found=line.step, clause=clause)
    header = _header_of(given, is_over=replay.position.awaits == OVER)
    entries = [
        Entry(line.actor, line.step, line.draw.unit, line.draw.total) if line.draw else Entry(line.actor, line.step)
        for line in given.lines
    ]
    try:
        await store.create(header, entries)
    except Conflict:
        raise WalpurgisError("table-there", found=header.id) from None
    return header.id


def _header_of(given: Record, is_over: bool) -> Header:
    extra = dict(given.extra)
    drawn = extra.get(DRAWN_LINE) == "yes"
    if given.server_seed and fair.commitment(given.server_seed) != given.commit:
        raise WalpurgisError("commitment", found=given.commit)
    continues, _, at = extra.get(CONTINUES_LINE, "").partition(" ")
    try:
        origins, continues_at = origins_of(given), int(at or 0)
    except ValueError as error:
        raise WalpurgisError("commitment", found=str(error)) from None
    game = games.find(given.game)
    return Header(
        id=extra.get(TABLE_LINE) or new_id(),
        code="",
        game=given.game,
        seats=given.seats,
        options=game.setup(given.seats, given.first, dict(given.options)).options,
        host="",
        server_seed=given.server_seed,
        created=time.time(),
        first=given.first if given.first != FIRST_IS_DRAWN else 0,
        first_was_drawn=drawn,
        continues=continues,
        continues_at=continues_at,
        origins=origins,
        status="over" if is_over else "archived",
        started=time.time(),
        ended=time.time(),
        chairs=[
            Chair("person" if seat in given.names else "bot", given.names.get(seat, ""), seed=given.seeds.get(seat, ""))
            for seat in range(given.seats)
        ],
    )


async def archive(store: SqliteStore, table: str) -> None:
    """Out of the lists; a game that was never finished shows its seed from now on."""
    stored = await store.load(table)
    if stored is None:
        raise WalpurgisError("no-table", found=table)
    if stored.header.status == "archived":
        return
    seating.archive(stored.header)
    try:
        await commit(store, stored.number, 0, [], stored.revision, stored.header)
    except Conflict:
        raise WalpurgisError("table-changed", found=table) from None


async def delete(store: SqliteStore, table: str) -> None:
    if await store.load(table) is None:
        raise WalpurgisError("no-table", found=table)
    await store.delete(table)


async def clear_old(store: SqliteStore, archive_days: float, delete_days: float) -> tuple[int, int]:
    """Archive tables in which nothing has happened for so long, delete those archived for so long; how many."""
    archived = deleted = 0
    if archive_days:
        before = time.time() - archive_days * DAY_S
        while old := await store.idle_since(("open", "running", "over"), before, OLD_AT_ONCE):
            for table in old:
                await archive(store, table)
            archived += len(old)
    if delete_days:
        before = time.time() - delete_days * DAY_S
        while old := await store.idle_since(("archived",), before, OLD_AT_ONCE):
            for table in old:
                await store.delete(table)
            deleted += len(old)
    return archived, deleted


def backup(path: Path, target: Path) -> None:
    """A consistent copy of a store, also of one in use. An older backup is replaced, anything else is left alone."""
    if not path.exists():
        raise WalpurgisError("file-missing", source=str(path))
    examine(path)
    if target.exists():
        examine(target)  # Unavailable if it is not one of ours
    unfinished = target.with_name(f"{target.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        with closing(connect(path, read_only=True)) as source, closing(connect(unfinished)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file that can be carried away
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.replace(target)
    except sqlite3.Error as error:
        raise unavailable(error, target) from error
    except OSError as error:
        raise Unavailable("unreadable", str(target), error.strerror or "") from error
