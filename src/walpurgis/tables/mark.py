"""The mark beside a store's file: how much was acknowledged to players, so that a server that starts sees what is lost.

It is written after every commit and before anybody hears of it, and flushed with every checkpoint. So it never says
more than the file held; if the machine loses its power it may say a little less.
"""

import logging
import os
import time
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from walpurgis.tables.file_watch import beside
from walpurgis.tables.schema import amount, make_private
from walpurgis.tables.store import Unavailable

ENDING: Final = "-mark"
LENGTH: Final = 256  # bytes, always: one mark overwrites the other in one go

encode = msgspec.json.Encoder().encode

log = logging.getLogger("walpurgis.tables")


class Marked(Struct):
    """Of which house; how many moves and changes it has acknowledged; when the last of them, in seconds since 1970."""

    house: str
    acknowledged: int
    at: float


class StoreMark:
    def __init__(self, path: Path, house: str, acknowledged: int, at: float) -> None:
        self._path = beside(path, ENDING)
        self._marked = Marked(house, acknowledged, at)
        self._open()
        self.flush()

    def _open(self) -> None:
        make_private(self._path)
        self._file = self._path.open("r+b", buffering=0)

    def write(self, acknowledged: int, at: float) -> None:
        self._marked.acknowledged, self._marked.at = acknowledged, at
        self._write()

    def _write(self) -> None:
        self._file.seek(0)
        self._file.write(encode(self._marked).ljust(LENGTH - 1) + b"\n")

    def flush(self) -> None:
        """To the disk; into a new file if somebody has removed it."""
        self._file.close()
        self._open()
        self._write()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def read(path: Path) -> Marked | None:
    """The mark beside this store; None if there is none, or none that can be read."""
    mark = beside(path, ENDING)
    try:
        return msgspec.json.decode(mark.read_bytes(), type=Marked)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        log.warning("the mark beside the store cannot be read, so nobody knows whether something is missing: %s", error)
        return None


def require_all(path: Path) -> None:
    """Unavailable where the file holds less than was acknowledged in it. Only reads."""
    mark = read(path)  # first: a house that is open writes both
    if mark is None:
        return
    house, held = amount(path)
    if house == mark.house and held >= mark.acknowledged:
        return
    why = "behind" if house else "empty" if path.exists() else "gone"
    if house and house != mark.house:
        why, held = "other", 0
    last = time.strftime("%Y-%m-%d %H:%M", time.localtime(mark.at))
    raise Unavailable("less", str(path), why=why, held=held, acknowledged=mark.acknowledged, last=last)
