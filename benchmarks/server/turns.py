"""A house that counts the turns of its event loop: `python -m benchmarks.server.turns serve …` is `walpurgis serve …`.

Whoever comes during a turn waits for its end. How long the longest was is told in processor time of the loop's own
thread, so that it is the house's doing and not that of whoever else is on the machine: each SIGUSR1 writes a line to
the file that TURNS names, and begins anew. To be there in every turn it never sleeps: its answers are not to be timed.
"""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from walpurgis.cli import app
from walpurgis.server import running

FILE: Final = "TURNS"  # in the environment


class Turns:
    def __init__(self, loop: asyncio.AbstractEventLoop, file: Path) -> None:
        self._loop = loop
        self._file = file
        self._longest_s = 0.0
        self._last = time.thread_time()
        loop.add_signal_handler(signal.SIGUSR1, self._tell)
        loop.call_soon(self._turn)

    def _turn(self) -> None:
        now = time.thread_time()
        self._longest_s = max(self._longest_s, now - self._last)
        self._last = now
        self._loop.call_soon(self._turn)

    def _tell(self) -> None:
        with self._file.open("a") as file:
            file.write(f"{1000 * self._longest_s}\n")
        self._longest_s = 0.0
        self._last = time.thread_time()


def counting(new_event_loop: Callable[[], asyncio.AbstractEventLoop]) -> asyncio.AbstractEventLoop:
    loop = new_event_loop()
    Turns(loop, Path(os.environ[FILE]))
    return loop


if __name__ == "__main__":
    running.new_event_loop = partial(counting, running.new_event_loop)  # type: ignore[assignment, attr-defined]
    app(prog_name="walpurgis")
