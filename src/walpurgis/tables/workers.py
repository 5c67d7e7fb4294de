"""Processes that think, so that the house itself never does."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar

from walpurgis import opponents

Result = TypeVar("Result")


class NoAnswerError(Exception):
    """Its text says why, for the log: `failed …` or `overran`."""


class Workers:
    """Begun with the first question. niceness: by how much others go first."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self._count = count
        self._niceness = niceness
        # A thought's time counts from when a process takes it up, so no more are handed over than there are processes.
        self._free = asyncio.Semaphore(count)
        self._starting = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, patience_s: float, work: Callable[..., Result], *args: object) -> Result:
        """What work(*args) gives in another process; NoAnswerError if that takes too long, or fails."""
        async with self._free:
            try:
                pool = await self._running_pool()
                thought = asyncio.get_running_loop().run_in_executor(pool, work, *args)
                return await asyncio.wait_for(thought, patience_s)
            except TimeoutError:
                self.close()  # its process would think on for ever
                raise NoAnswerError("overran") from None
            except BrokenProcessPool:
                self.close()
                raise NoAnswerError("failed: the process ended") from None
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise  # the house closes
                raise NoAnswerError("failed: its process was ended with another's") from None
            except Exception as error:
                raise NoAnswerError(f"failed: {type(error).__name__}") from error

    async def _running_pool(self) -> ProcessPoolExecutor:
        async with self._starting:
            if self._pool is None:
                # Starting a process takes a moment, which the event loop must not wait.
                self._pool = await asyncio.to_thread(_new_pool, self._count, self._niceness)
            return self._pool

    def close(self) -> None:
        """The next question begins new processes."""
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def _new_pool(count: int, niceness: int) -> ProcessPoolExecutor:
    kind = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(kind)
    if kind == "forkserver":
        context.set_forkserver_preload([__name__])
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=_begin, initargs=(niceness,))
    pool.submit(int).result()
    return pool


def _end(pool: ProcessPoolExecutor) -> None:
    """Also of thoughts that would never end."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.kill()


def _begin(niceness: int) -> None:
    """A worker knows all games from the start, and ends with the server, even one that was killed and said nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches it too, but the server ends it in its own time
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    parent = multiprocessing.parent_process()

    def outlive() -> None:
        assert parent is not None
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=outlive, daemon=True).start()
    opponents.meet_all()
