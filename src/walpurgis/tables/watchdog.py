"""Ends what a game of somebody else's does on the event loop for too long.

Rules are carried out on the event loop, and a loop in them would keep the whole house waiting. A thread looks now and
then at what the loop is doing. Where that is a game of somebody else's, again and again while the loop does not get
round to anything else, a signal interrupts the game with a GameOverranError: in the game's own code or in something
that it called, and nowhere else. The house's own games are never looked for, and pay nothing.

What this cannot end: a game that is stuck inside one call of C code, such as a sum over a billion numbers, or that
catches even this error. Nor can it where there are no such signals (Windows), or the loop is not in the main thread.
"""

import asyncio
import math
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

TICK_S: Final = 0.25
PATIENCE_S: Final = 2.0  # a step takes microseconds, but a long game that is read back a second or so


class GameOverranError(BaseException):
    """Raised inside a game. It is no Exception, so that a game which catches those to try again ends, too."""


class Watchdog:
    """packages: the outermost ones of the games to be watched. overran is called with the one that was interrupted."""

    def __init__(
        self, packages: frozenset[str], overran: Callable[[str], None], patience_s: float = PATIENCE_S
    ) -> None:
        self._packages = packages
        self._overran = overran
        self._most = max(1, math.ceil(patience_s / TICK_S))
        self._seen = 0  # how often in a row a game was found at work, without a word from the loop
        self._ended = threading.Event()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """From within the event loop that is watched, in the main thread."""
        is_main = threading.current_thread() is threading.main_thread()
        if not self._packages or not is_main or not hasattr(signal, "pthread_kill"):
            yield
            return
        # By default nothing happens at this signal, so one that comes late harms nobody.
        before = signal.signal(signal.SIGURG, self.interrupt)
        threading.Thread(target=self._watch, args=(threading.get_ident(),), daemon=True).start()
        self._beat()
        try:
            yield
        finally:
            self._ended.set()
            signal.signal(signal.SIGURG, before)

    def hurry(self) -> None:
        """The house closes: whoever is found at work now is interrupted."""
        self._most = 1

    def _beat(self) -> None:
        """The loop gets round to something else."""
        self._seen = 0
        if not self._ended.is_set():
            asyncio.get_running_loop().call_later(TICK_S, self._beat)

    def _watch(self, thread: int) -> None:
        while not self._ended.wait(TICK_S):
            if self.is_overdue(sys._current_frames().get(thread)):
                signal.pthread_kill(thread, signal.SIGURG)

    def is_overdue(self, frame: FrameType | None) -> bool:
        """Whether what is at work there has been at it for too long."""
        if self._package_at(frame):
            self._seen += 1
        return self._seen >= self._most

    def interrupt(self, _signal: int, frame: FrameType | None) -> None:
        """In the watched thread: by now it may have gone on to something else, which must not be interrupted."""
        package = self._package_at(frame)
        if package and self._seen >= self._most:
            self._seen = 0  # what is done about it may be the same game's work, and has its own time
            self._overran(package)
            raise GameOverranError(package)

    def _package_at(self, frame: FrameType | None) -> str:
        """The watched package that the frame belongs to, or was called by; empty if there is none."""
        while frame is not None:
            package = str(frame.f_globals.get("__name__", "")).partition(".")[0]
            if package in self._packages:
                return package
            frame = frame.f_back
        return ""
