"""A store's file: recognised, checked and brought up to date before anything is written into it."""

import logging
import os
import re
import sqlite3
import stat
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Final

from walpurgis.tables.store import Unavailable

OUR_FILES: Final = 0x57414C50  # “WALP”, the application_id that the first migration writes
WITH_HOUSE: Final = 3  # the version from which a file says how much was acknowledged
OWNER_ONLY: Final = 0o600
OTHERS: Final = 0o077
BUSY_MS: Final = 5_000  # how long to wait for somebody else's write, such as `walpurgis tables delete`

log = logging.getLogger("walpurgis.tables")

# What SQLite's error codes mean to the person who keeps the file.
ERRORS: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_BUSY: "in-use",
    sqlite3.SQLITE_LOCKED: "in-use",
    sqlite3.SQLITE_CANTOPEN: "unreadable",
}


def unavailable(error: Exception, path: Path) -> Unavailable:
    """What went wrong, in the store's own terms."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the lower byte is the family of an error
    return Unavailable(ERRORS.get(code, "io"), str(path), str(error))


def connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    mode = "ro" if read_only else "rwc"
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def is_empty(path: Path) -> bool:
    """Whether nothing was ever written into the file, or there is none."""
    return not path.exists() or not path.stat().st_size


def prepare(path: Path) -> None:
    """Bring a file that was examined, or an empty one, up to date. Unavailable: it is as it was."""
    check_writable(path)
    try:
        make_private(path)
        _migrate(path)
    except OSError as error:
        raise Unavailable("unreadable", str(path), error.strerror or "") from error
    except sqlite3.Error as error:
        raise unavailable(error, path) from error


def check_alone(path: Path) -> None:
    """Unavailable if somebody else has the file open, by whatever name they came to it: SQLite itself knows that."""
    if is_empty(path):
        return
    try:
        with closing(connect(path)) as connection:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.rollback()
    except sqlite3.OperationalError as error:
        raise unavailable(error, path) from error
    except sqlite3.DatabaseError:
        return  # damaged, or not ours: that is for `examine` to say


def examine(path: Path) -> int:
    """The version of a sound store; Unavailable for anything else. Only reads."""
    try:
        connection = connect(path, read_only=True)
        try:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise unavailable(error, path) from error
    if application != OUR_FILES:
        raise Unavailable("foreign", str(path))
    if version > len(migrations()):
        raise Unavailable("newer", str(path), str(version))
    if verdict != "ok":
        raise Unavailable("damaged", str(path), str(verdict))
    return int(version)


def amount(path: Path) -> tuple[str, int]:
    """Which house it is, and how much it has acknowledged; nothing for a file that does not say so. Only reads."""
    if is_empty(path):
        return "", 0
    try:
        with closing(connect(path, read_only=True)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version < WITH_HOUSE:
                return "", 0
            house, acknowledged = connection.execute("SELECT id, acknowledged FROM house").fetchone()
    except sqlite3.Error as error:
        raise unavailable(error, path) from error
    return str(house), int(acknowledged)


def make_private(path: Path) -> None:
    """There, and readable by its owner alone: it holds the seeds of games that are being played.

    What SQLite puts beside a file has the file's own mode.
    """
    path.touch(OWNER_ONLY)
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & OTHERS:
        try:
            path.chmod(mode & ~OTHERS)
        except PermissionError:
            log.warning("others may read %s, and its owner is somebody else", path.name)


def check_writable(path: Path) -> None:
    """Unavailable where the file, or a file beside it, could not be written."""
    folder = path.absolute().parent
    if not folder.is_dir():
        raise Unavailable("unreadable", str(path), str(folder))
    # Root may write everything; a file without any write bit is meant to be left alone all the same.
    closed = path.exists() and not (path.stat().st_mode & 0o222 and os.access(path, os.W_OK))
    if closed or not os.access(folder, os.W_OK):
        raise Unavailable("read-only", str(path))


def _migrate(path: Path) -> None:
    connection = connect(path)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for number, script in enumerate(migrations()[version:], version + 1):
            try:
                connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
            except sqlite3.Error:
                if connection.in_transaction:
                    connection.rollback()
                raise
    finally:
        connection.close()


def migrations() -> list[str]:
    """The numbered scripts, in order: the version of a store is how many it has seen."""
    folder = files("walpurgis.tables").joinpath("migrations")
    scripts = sorted((entry for entry in folder.iterdir() if re.match(r"\d{4}_", entry.name)), key=lambda one: one.name)
    return [script.read_text("utf-8") for script in scripts]
