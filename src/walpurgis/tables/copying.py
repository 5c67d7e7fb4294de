"""Copies of a store: a whole one, or all that can still be read when its file is gone, replaced or cut.

A connection outlives the name of its file: whoever has one can still read what nobody else will find.
"""

import os
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from walpurgis.tables.schema import connect, make_private, prepare
from walpurgis.tables.store import Unavailable

NOWHERE: Final = "none"
PARTS: Final = (("tables", "number"), ("guests", "table_no"), ("moves", "table_no"))


def copy_whole(source: sqlite3.Connection, target: Path) -> bool:
    """Into one file that can be carried away; whether the copy is sound."""
    make_private(target)
    with closing(connect(target)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        is_sound = bool(copy.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    with target.open("rb") as written:
        os.fsync(written.fileno())
    return is_sound


def save(source: sqlite3.Connection, path: Path, now: float) -> str:
    """What this connection can still read, as a store beside `path`, or where files go that have no place. Where it is;
    NOWHERE if nothing can be read or written.
    """
    stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(now))
    for folder in (path.parent, Path(tempfile.gettempdir())):
        target = folder / f"{path.stem}-saved-{stamp}{path.suffix}"
        for copy in (copy_whole, _copy_readable):
            try:
                if copy(source, target):
                    return str(target)
            except (OSError, sqlite3.Error, Unavailable):
                pass  # then the other way, or the other place
            target.unlink(missing_ok=True)
    return NOWHERE


def _copy_readable(source: sqlite3.Connection, target: Path) -> bool:
    """Table by table, without those of which a part is missing; whether there is any."""
    prepare(target)
    saved = 0
    with closing(connect(target)) as copy:
        for number in _numbers(source):
            try:
                parts = [(name, _rows(source, name, column, number)) for name, column in PARTS]
            except sqlite3.Error:
                continue
            copy.execute("BEGIN")
            for name, rows in parts:
                for row in rows:
                    copy.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
            copy.execute("COMMIT")
            saved += 1
        copy.execute("PRAGMA journal_mode = DELETE")
    return saved > 0


def _numbers(source: sqlite3.Connection) -> list[int]:
    """Of all tables that can be reached from either end."""
    found: set[int] = set()
    for order in ("ASC", "DESC"):
        try:
            for (number,) in source.execute(f"SELECT number FROM tables ORDER BY number {order}"):
                found.add(number)
        except sqlite3.Error:
            continue  # a gap
    return sorted(found)


def _rows(source: sqlite3.Connection, name: str, column: str, number: int) -> list[tuple[object, ...]]:
    return source.execute(f"SELECT * FROM {name} WHERE {column} = ?", (number,)).fetchall()
