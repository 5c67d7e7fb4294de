"""Whether a store's files are still those that it opened: somebody may remove, replace or cut them meanwhile.

SQLite does not notice. It goes on writing into files that nobody will ever find again.
"""

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


class WatchedFile:
    """device and inode: which file it is. size: how long it was when it was last looked at, in bytes."""

    __slots__ = ("device", "inode", "path", "size")

    def __init__(self, path: Path, system: System) -> None:
        self.path = str(path)
        found = system.stat(self.path)
        self.device, self.inode, self.size = found.st_dev, found.st_ino, found.st_size


class FileWatch:
    """Begins while connections are open, so that all files are there. An inode in use is nobody else's: to have the
    same one is to be the same file.
    """

    def __init__(self, path: Path, system: System) -> None:
        self._system = system
        self._index = WatchedFile(beside(path, INDEX), system)
        self._files = [WatchedFile(path, system), WatchedFile(beside(path, LOG), system), self._index]

    def look(self) -> Loss:
        """What has become of the files: nothing, or the worst of it. Costs three calls of `stat`."""
        found: Loss = ""
        for file in self._files:
            try:
                now = self._system.stat(file.path)
            except OSError:
                return "gone"
            if now.st_ino != file.inode or now.st_dev != file.device:
                return "replaced"
            size = now.st_size
            if size < file.size:
                found = "cut"
                self._keep_alive(file)
            else:
                file.size = size
        return found

    def _keep_alive(self, file: WatchedFile) -> None:
        """SQLite maps its index into memory, and to touch that behind the end of the file ends the process (SIGBUS). As
        long as it was, and empty, SQLite makes it anew from the log.
        """
        if file is self._index:
            with suppress(OSError):
                self._system.stretch(file.path, file.size)

    def accept(self) -> None:
        """The files are shorter for a good reason, such as VACUUM."""
        for file in self._files:
            file.size = self._system.stat(file.path).st_size
