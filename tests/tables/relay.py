"""A wire to PostgreSQL that a test can cut: a socket of its own, behind which the cluster's lies."""

import socket
import threading
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp

from tests.cluster import Cluster

NAME = ".s.PGSQL.5432"


class Relay:
    """Passes everything on in both directions, each in a thread, until it is told otherwise."""

    def __init__(self, cluster: Cluster, path: Path) -> None:
        self._target = str(cluster.folder / NAME)
        self._folder = Path(mkdtemp(prefix="relay-", dir="/tmp"))
        self._replaced = f"host={cluster.folder}"
        self._is_cut = self._swallows = False
        self._words = b""
        self._open: list[socket.socket] = []
        self._listening = socket.socket(socket.AF_UNIX)

    def through(self, address: str) -> str:
        """The same database by way of this wire."""
        return address.replace(self._replaced, f"host={self._folder}")

    def __enter__(self) -> "Relay":
        self._listening.bind(str(self._folder / NAME))
        self._listening.listen(64)
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        (self._folder / NAME).unlink()
        self._folder.rmdir()

    def cut(self) -> None:
        """All connections end, and new ones are refused."""
        self._is_cut = True
        ends, self._open = self._open, []
        for one in ends:
            _end(one)

    def mend(self) -> None:
        self._is_cut = self._swallows = False
        self._words = b""

    def swallow_answers(self, behind: bytes = b"") -> None:
        """What is said to the database arrives; what it says is lost, from where these words are said to it."""
        self._swallows, self._words = not behind, behind

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return  # closed
            if self._is_cut:
                near.close()
                continue
            far = socket.socket(socket.AF_UNIX)
            far.connect(self._target)
            self._open += [near, far]
            threading.Thread(target=self._pass_on, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._pass_on, args=(far, near, True), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, are_answers: bool) -> None:
        try:
            while data := source.recv(65536):
                if not are_answers and self._words and self._words in data:
                    self._swallows = True
                if not (are_answers and self._swallows):
                    target.sendall(data)
        except OSError:
            pass
        _end(source)
        _end(target)


def _end(one: socket.socket) -> None:
    with suppress(OSError):  # it ended already
        one.shutdown(socket.SHUT_RDWR)
    one.close()
