"""Processes in which bots think, so that the house never waits; one that takes too long is ended.

Those of the house's own games are shared by all of them. Every game of somebody else's has a process of its own: there
it is imported, there its bots think, and whatever it does there, for ever included, keeps nobody else's bots waiting.
"""

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
from typing import Final, TypeVar

from walpurgis import games, opponents
from walpurgis.tables.fair_queue import Asker, FairQueue

OVERRAN: Final = "overran"

Result = TypeVar("Result")


class NoAnswerError(Exception):
    """Its text says why, for the log: `failed …` or `overran`."""


class GameWorkers:
    """count: processes for the house's own games; one device has at most all but one of them at a time, so that
    somebody else's question always finds one that is free or soon will be. niceness: by how much others go first.
    """

    def __init__(self, count: int, niceness: int = 0) -> None:
        self._niceness = niceness
        self._ours = Workers(count, niceness, opponents.meet_ours)
        self._plug_ins: dict[str, Workers] = {}
        self._is_closed = False

    async def do(self, asker: Asker, patience_s: float, work: Callable[..., Result], *args: object) -> Result:
        """What work(*args) gives in another process; NoAnswerError if that takes longer, or fails. For a game of
        somebody else's the time that it takes to import it counts, too.
        """
        return await self._of(asker.game).do(asker, patience_s, work, *args)

    def _of(self, game: str) -> "Workers":
        if games.is_ours(game):
            return self._ours
        if game not in self._plug_ins:
            self._plug_ins[game] = Workers(1, self._niceness, _nothing)
            if self._is_closed:
                self._plug_ins[game].close()
        return self._plug_ins[game]

    def close(self) -> None:
        """Whatever is being thought about: NoAnswerError, also for those who still wait."""
        self._is_closed = True
        for workers in (self._ours, *self._plug_ins.values()):
            workers.close()


class Workers:
    """Some processes that are all alike, and the line of those who ask for them."""

    def __init__(self, count: int, niceness: int, prepare: Callable[[], None]) -> None:
        # A thought's time counts from when a process takes it up, so no more are handed over than there are processes.
        self._queue = FairQueue(count, of_device=max(1, count - 1))
        self._idle = [Worker(niceness, prepare) for _ in range(count)]
        self._all = tuple(self._idle)
        self._is_closed = False

    async def do(self, asker: Asker, patience_s: float, work: Callable[..., Result], *args: object) -> Result:
        async with self._queue.place(asker):
            if self._is_closed:
                raise NoAnswerError("failed: the house closes")
            worker = self._idle.pop()  # the one that was used last: others need not be begun as long as it is enough
            try:
                return await worker.do(patience_s, work, *args)
            finally:
                self._idle.append(worker)

    def close(self) -> None:
        self._is_closed = True
        for worker in self._all:
            worker.end()


class Worker:
    """One process, begun with the first question and again after it was ended. One question at a time.

    prepare is what it does before the first one; the time for that is nobody's.
    """

    def __init__(self, niceness: int, prepare: Callable[[], None]) -> None:
        self._niceness = niceness
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, patience_s: float, work: Callable[..., Result], *args: object) -> Result:
        try:
            pool = self._pool or await self._begin()
            thought = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            return await asyncio.wait_for(thought, patience_s)
        except TimeoutError:
            self.end()  # it would think on for ever
            raise NoAnswerError(OVERRAN) from None
        except BrokenProcessPool:
            self.end()
            raise NoAnswerError("failed: the process ended") from None
        except asyncio.CancelledError:
            self.end()  # whoever comes next would wait for it
            raise
        except Exception as error:
            raise NoAnswerError(f"failed: {type(error).__name__}") from error

    async def _begin(self) -> ProcessPoolExecutor:
        # Starting a process takes a moment, which the event loop must not wait.
        self._pool = pool = await asyncio.to_thread(_new_pool, self._niceness, self._prepare)
        await asyncio.get_running_loop().run_in_executor(pool, _nothing)
        return pool

    def end(self) -> None:
        """The next question begins a new process."""
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def _new_pool(niceness: int, prepare: Callable[[], None]) -> ProcessPoolExecutor:
    """A pool of one whose process is on its way. This returns before the process has run anything of a game's: it is
    called in a thread, and a thread that waits for ever could not be ended.
    """
    kind = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(kind)
    if kind == "forkserver":
        context.set_forkserver_preload([__name__])
    pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(niceness, prepare))
    pool.submit(_nothing)
    return pool


def _end(pool: ProcessPoolExecutor) -> None:
    """Also of thoughts that would never end."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.kill()


# In the worker


def _begin(niceness: int, prepare: Callable[[], None]) -> None:
    """It ends with the server, even one that was killed and said nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches it too, but the server ends it in its own time
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    parent = multiprocessing.parent_process()

    def outlive() -> None:
        assert parent is not None
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=outlive, daemon=True).start()
    prepare()


def _nothing() -> None:
    """What a process is asked to see that it is there."""
