"""Whether a store's files are still those that it opened: somebody may remove, replace or cut them meanwhile.

SQLite does not notice. It goes on writing into files that nobody will ever find again.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from walpurgis.tables.system import System

Loss = Literal["", "gone", "replaced", "cut"]

LOG: Final = "-wal"
INDEX: Final = "-shm"


def beside(path: Path, ending: str) -> Path:
    """A file that goes with the store's, such as its write-ahead log."""
    return path.with_name(f"{path.name}{ending}")


class FileWatch:
    """Begins while connections are open, so that all files are there. An inode in use is nobody else's: to have the
    same one is to be the same file.
    """

    def __init__(self, path: Path, system: System) -> None:
        self._system = system
        self._index = str(beside(path, INDEX))
        self._known = {one: system.stat(one) for one in (str(path), str(beside(path, LOG)), self._index)}

    def look(self) -> Loss:
        """What has become of the files: nothing, or the worst of it. Costs three calls of `stat`."""
        found: Loss = ""
        for path, known in self._known.items():
            try:
                now = self._system.stat(path)
            except OSError:
                return "gone"
            if (now.st_dev, now.st_ino) != (known.st_dev, known.st_ino):
                return "replaced"
            if now.st_size < known.st_size:
                found = "cut"
                self._keep_alive(path, known)
            else:
                self._known[path] = now
        return found

    def _keep_alive(self, path: str, known: os.stat_result) -> None:
        """SQLite maps its index into memory, and to touch that behind the end of the file ends the process (SIGBUS). As
        long as it was, and empty, SQLite makes it anew from the log.
        """
        if path == self._index:
            with suppress(OSError):
                self._system.stretch(path, known.st_size)

    def accept(self) -> None:
        """The files are shorter for a good reason, such as VACUUM."""
        self._known = {path: self._system.stat(path) for path in self._known}
