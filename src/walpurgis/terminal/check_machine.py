"""What `walpurgis doctor` looks at on this machine: the package, settings, disk, clock, tables and their backups."""

import asyncio
import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from importlib.metadata import version
from pathlib import Path
from typing import Final

from walpurgis import games
from walpurgis.kernel import position
from walpurgis.server import bundle
from walpurgis.server.settings import ServerSettings
from walpurgis.tables import admin
from walpurgis.tables.mark import read as read_mark
from walpurgis.tables.mark import require_all
from walpurgis.tables.schema import connect, examine
from walpurgis.tables.store import Unavailable
from walpurgis.terminal.diagnosis import Diagnosis, ill, well, worth_a_look
from walpurgis.words import Words

MB: Final = 1_000_000
LITTLE_MB, TOO_LITTLE_MB = 1000, 100  # of free disk
FILES_BESIDE: Final = 200  # that a house has open beside its sockets
BACKUP_S: Final = timedelta(days=2).total_seconds()  # how old the latest backup may be
CLOCK_S: Final = 60.0  # by so much a clock may have been set back


def check_package() -> Iterator[Diagnosis]:
    """The program as it is installed."""
    python = ".".join(map(str, sys.version_info[:3]))
    is_compiled = Path(position.__file__).suffix in (".so", ".pyd")
    key = "compiled" if is_compiled else "interpreted"
    yield (well if is_compiled else worth_a_look)(key, version=version("walpurgis"), python=python)
    yield ill("no-page") if bundle.head() is None else well("page")
    for name, error in games.broken().items():
        yield worth_a_look("game", game=name, reason=str(error.args_for_words.get("reason", error.key)))


def check_open_files(settings: ServerSettings) -> Iterator[Diagnosis]:
    try:
        import resource
    except ImportError:  # there is none on Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = settings.sockets + settings.requests + FILES_BESIDE
    enough = most == resource.RLIM_INFINITY or most >= needed
    yield well("files") if enough else worth_a_look("few-files", allowed=most, needed=needed)


def check_disk(folder: Path) -> Iterator[Diagnosis]:
    free = shutil.disk_usage(folder).free // MB
    check = ill if free < TOO_LITTLE_MB else worth_a_look if free < LITTLE_MB else well
    yield check("disk", folder=str(folder), free=free)
    if not os.access(folder, os.W_OK):
        yield ill("disk-closed", folder=str(folder))


def check_file(file: Path, words: Words, now: float) -> Iterator[Diagnosis]:
    """The file with the tables, also while a house has it open. Only reads."""
    yield from check_disk(file.parent)
    if not file.exists():
        yield worth_a_look("no-tables", file=str(file))
        return
    try:
        examine(file)
        require_all(file)
        with closing(connect(file, read_only=True)) as connection:
            said = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        listed = asyncio.run(admin.listing(file))
    except (Unavailable, sqlite3.Error) as error:
        reason = words.error(error) if isinstance(error, Unavailable) else str(error)
        yield ill("tables", file=str(file), reason=reason)
        return
    if said != "ok":
        yield ill("tables", file=str(file), reason=said)
        return
    damaged = sum(one.status == "damaged" for one in listed)
    yield well("tables-sound", file=str(file), tables=len(listed), size=file.stat().st_size // MB)
    if damaged:
        yield worth_a_look("damaged", tables=damaged)
    yield from _check_clock(file, max((one.last for one in listed), default=0.0), now)


def _check_clock(file: Path, last: float, now: float) -> Iterator[Diagnosis]:
    """What was written cannot have been written in the future."""
    marked = read_mark(file)
    latest = max(last, marked.at if marked is not None else 0.0)
    ahead = int(latest - now)
    yield ill("clock-back", seconds=ahead) if ahead > CLOCK_S else well("clock-goes-on")


def check_backups(folder: str, words: Words, now: float) -> Iterator[Diagnosis]:
    """The latest copy there: when it was made, and whether it could be opened."""
    if not folder:
        yield worth_a_look("backups-unknown")
        return
    try:
        copies = [file for file in Path(folder).iterdir() if file.suffix == ".db" and file.is_file()]
    except OSError as error:
        yield ill("no-backups", folder=folder, reason=error.strerror or "")
        return
    if not copies:
        yield ill("no-backups", folder=folder, reason="—")
        return
    latest = max(copies, key=lambda file: file.stat().st_mtime)
    try:
        examine(latest)
    except Unavailable as error:
        yield ill("backup-unusable", file=str(latest), reason=words.error(error))
        return
    age = now - latest.stat().st_mtime
    yield (worth_a_look if age > BACKUP_S else well)("backup", file=str(latest), hours=int(age // 3600))
