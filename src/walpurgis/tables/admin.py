"""Caring for a store: what its keeper can do with the tables, also while a server is using the file.

A server that has a table in memory notices: its next step there conflicts, and it reads the table anew.
"""

import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from walpurgis import games
from walpurgis.kernel.record import Record
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.steps import OVER
from walpurgis.tables import fair, seating
from walpurgis.tables.copying import copy_whole
from walpurgis.tables.documents import SET_ASIDE, header_of, steps_in
from walpurgis.tables.file_watch import INDEX, LOG
from walpurgis.tables.file_watch import beside as companion
from walpurgis.tables.header import UNARCHIVED, Chair, Entry, Header, Status, new_id
from walpurgis.tables.mark import ENDING as MARK
from walpurgis.tables.match import CONTINUES_LINE, DICE_LINE, DRAWN_LINE, TABLE_LINE, origins_of, record
from walpurgis.tables.postgres import PostgresStore
from walpurgis.tables.schema import connect, examine, is_empty, unavailable
from walpurgis.tables.settings import FIRST_IS_DRAWN
from walpurgis.tables.sqlite import ENDS, LAST_MOVE
from walpurgis.tables.store import Conflict, Damaged, Stored, Unavailable, commit
from walpurgis.tables.store_choice import AnyStore, Place, opened

DAY_S: Final = 24 * 60 * 60
ANNOUNCING: Final = 5  # the version from which a file says which tables are to be archived
OLD_AT_ONCE: Final = 1000


class Listing(Struct):
    """A table in a list for its keeper: no names, no seeds. Times in seconds since 1970."""

    id: str
    code: str
    game: str
    seats: int
    status: Literal[Status, "damaged"]
    public: bool
    created: float
    last: float  # when something last happened
    steps: int
    archived_at: float = 0.0  # when it will be archived, where that was announced; else 0


class Row(NamedTuple):
    """A table as a store lists it. status: SET_ASIDE for one that is damaged; moved: when a step was last written;
    ends: for when its end is announced, else 0.
    """

    number: int
    id: str
    status: str
    header: str
    updated: int
    moved: int
    ends: int
    steps: int | None


async def listing(place: Place) -> list[Listing]:
    """All tables, the latest first. Only reads."""
    rows = await _rows_of_database(place) if isinstance(place, str) else _rows_of_file(place)
    return sorted((_listing(row) for row in rows), key=lambda one: -one.last)


def _rows_of_file(path: Path) -> list[Row]:
    if not path.exists():
        raise WalpurgisError("file-missing", source=str(path))
    ends = ENDS if examine(path) >= ANNOUNCING else "0"
    sql = f"""
        SELECT number, id, status, header, updated, {LAST_MOVE}, {ends},
            (SELECT length + iif(json_valid(entries), json_array_length(entries), 0) FROM moves
             WHERE table_no = number ORDER BY length DESC LIMIT 1)
        FROM tables
    """
    with closing(connect(path, read_only=True)) as connection:
        return [Row(*row) for row in connection.execute(sql)]


async def _rows_of_database(address: str) -> list[Row]:
    async with opened(address) as store:
        assert isinstance(store, PostgresStore)
        found = await store.listing()
    return [Row._make((*row[:7], row[7] + steps_in(row[8]))) for row in found]


def _listing(row: Row) -> Listing:
    last = max(row.updated, row.moved) / 1000
    try:
        header = header_of(row.number, row.header)
    except Damaged:
        return Listing(row.id, "", "", 0, SET_ASIDE, False, 0.0, last, row.steps or 0)
    known = SET_ASIDE if row.status == SET_ASIDE else header.status  # its log may be damaged
    kept = (header.id, header.code, header.game, header.seats, known, header.public, header.created)
    return Listing(*kept, last, row.steps or 0, row.ends / 1000)


async def export(store: AnyStore, table: str) -> Record:
    """A table as a record, with its seeds once they may be known."""
    stored = await _loaded(store, table)
    return record(stored.header, stored.entries)


async def _loaded(store: AnyStore, table: str) -> Stored:
    try:
        stored = await store.load(table)
    except Damaged:
        raise WalpurgisError("table-damaged", found=table) from None
    if stored is None:
        raise WalpurgisError("no-table", found=table)
    return stored


async def take_in(store: AnyStore, given: Record, source: str) -> str:
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
        dice=int(dice) if (dice := extra.get(DICE_LINE, "")).isdecimal() else fair.SEEDS_AT_ONCE,
        continues=continues,
        continues_at=continues_at,
        origins=origins,
        status="over" if is_over else "archived",
        started=time.time(),
        ended=time.time(),
        chairs=[
            Chair(
                "person" if seat in given.names else "bot",
                given.names.get(seat, ""),
                seed=given.seeds.get(seat, ""),
                seed_hash=given.seed_hashes.get(seat, ""),
            )
            for seat in range(given.seats)
        ],
    )


async def archive(store: AnyStore, table: str) -> None:
    """Out of the lists; a game that was never finished shows its seed from now on."""
    stored = await _loaded(store, table)
    if stored.header.status == "archived":
        return
    seating.archive(stored.header)
    try:
        await commit(store, stored.number, 0, [], stored.revision, stored.header)
    except Conflict:
        raise WalpurgisError("table-changed", found=table) from None


async def delete(store: AnyStore, table: str) -> None:
    if not await store.exists(table):
        raise WalpurgisError("no-table", found=table)
    await store.delete(table)


async def clear_old(store: AnyStore, archive_days: float, delete_days: float) -> tuple[int, int]:
    """Archive tables in which nothing has happened for so long, delete those archived for so long; how many."""
    archived = deleted = 0
    if archive_days:
        before = time.time() - archive_days * DAY_S
        while old := await store.idle_since(UNARCHIVED, before, OLD_AT_ONCE):
            for table in old:
                try:
                    await archive(store, table)
                    archived += 1
                except WalpurgisError as error:
                    if error.key != "table-damaged":
                        raise  # a damaged one is set aside, and not old but lost
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
    try:
        _require_backup(path, target)
        with tempfile.TemporaryDirectory(prefix=f".{target.name}-", dir=target.parent) as folder:
            unfinished = Path(folder) / target.name
            with closing(connect(path, read_only=True)) as source:
                is_sound = copy_whole(source, unfinished)
            if not is_sound:
                raise Unavailable("damaged", str(path))
            unfinished.replace(target)
    except sqlite3.Error as error:
        raise unavailable(error, target) from error
    except OSError as error:
        raise Unavailable("unreadable", str(target), error.strerror or "") from error


def _require_backup(path: Path, target: Path) -> None:
    """Unavailable unless the target is nothing yet, or an older backup: never a file of a house, and least of all one
    of the house that is read, by whatever name it is called.
    """
    if not target.exists():
        return
    own = [companion(path.resolve(), ending) for ending in ("", LOG, INDEX, MARK)]
    if any(one.exists() and target.samefile(one) for one in own):
        raise Unavailable("backup-onto-itself", str(target))
    examine(target)  # Unavailable if it is not one of ours
    house = target.resolve()
    if companion(house, MARK).exists() or not is_empty(companion(house, LOG)):
        raise Unavailable("backup-onto-house", str(target))
