"""A store's file: recognised, checked and brought up to date before anything is written into it."""

import os
import re
import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import Final

from walpurgis.tables.store import Unavailable

OUR_FILES: Final = 0x57414C50  # “WALP”, the application_id that the first migration writes
BUSY_MS: Final = 5_000  # how long to wait for somebody else's write, such as `walpurgis tables delete`

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


def prepare(path: Path) -> None:
    """Check the file, then bring it up to date. Refused with Unavailable, it is as it was."""
    if path.exists() and path.stat().st_size:
        examine(path)
    check_writable(path)
    try:
        _migrate(path)
    except sqlite3.Error as error:
        raise unavailable(error, path) from error


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
