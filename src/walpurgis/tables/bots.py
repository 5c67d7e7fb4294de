"""Bots in seats: an opponent thinks in a worker process, about a world that its seat imagines, never the real one."""

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
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat

BUDGET_S: Final = {1: 0.2, 2: 0.6, 3: 1.5}  # thinking time by level
GRACE_S: Final = 5.0  # beyond its budget, before a bot counts as overrun
WITNESSED_LINE: Final = b"\n"

WitnessedEvent = dict[str, Any]
# What plays: (imagined world, seat, events the seat has witnessed, level, budget in seconds, seed) → a step's text.
Opponent = Callable[[Position, Seat, list[WitnessedEvent], int, float, int], str]


def random_choice(
    world: Position, seat: Seat, _witnessed: list[WitnessedEvent], _level: int, _budget_s: float, seed: int
) -> str:
    """Any legal step."""
    return world.text(world.pick(seat, Random(seed)))


class Question(NamedTuple):
    """What a bot is asked. witnessed is one event in JSON a line, so that handing it over is a copy of bytes."""

    world: Position
    seat: Seat
    witnessed: bytes
    level: int
    seed: int


class BotError(Exception):
    """The bot gave no answer. Its text says why, for the log: `failed …` or `overran`."""


class Bots:
    """Worker processes, begun when the first bot is asked."""

    def __init__(self, opponent: Opponent = random_choice, workers: int = 0, grace_s: float = GRACE_S) -> None:
        self._opponent = opponent
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._grace_s = grace_s
        # A thought's time counts from when a process takes it up, so no more are handed over than there are processes.
        self._free = asyncio.Semaphore(self._workers)
        self._starting = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> str:
        """The text of a step, not yet checked; BotError if there is none."""
        budget_s = BUDGET_S[question.level]
        async with self._free:
            try:
                pool = await self._running_pool()
                thought = asyncio.get_running_loop().run_in_executor(pool, think, self._opponent, question, budget_s)
                return await asyncio.wait_for(thought, budget_s + self._grace_s)
            except TimeoutError:
                self.close()  # its process would think on for ever
                raise BotError("overran") from None
            except BrokenProcessPool:
                self.close()
                raise BotError("failed: the process ended") from None
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise  # the house closes
                raise BotError("failed: its process was ended with another's") from None
            except Exception as error:
                raise BotError(f"failed: {type(error).__name__}") from error

    async def _running_pool(self) -> ProcessPoolExecutor:
        async with self._starting:
            if self._pool is None:
                # Starting a process takes a moment, which the event loop must not wait.
                self._pool = await asyncio.to_thread(_new_pool, self._workers)
            return self._pool

    def close(self) -> None:
        """The next question begins new processes."""
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def _new_pool(workers: int) -> ProcessPoolExecutor:
    kind = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(kind)
    if kind == "forkserver":
        context.set_forkserver_preload(["walpurgis.tables.bots"])
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin_worker)
    pool.submit(int).result()
    return pool


def _end(pool: ProcessPoolExecutor) -> None:
    """Also of thoughts that would never end."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.kill()


def _begin_worker() -> None:
    """A worker ends with the server, even if that was killed and could not say so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches it too, but the server ends it in its own time
    parent = multiprocessing.parent_process()

    def outlive() -> None:
        assert parent is not None
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=outlive, daemon=True).start()


def think(opponent: Opponent, question: Question, budget_s: float) -> str:
    """In the worker."""
    lines = question.witnessed.split(WITNESSED_LINE)
    witnessed = [msgspec.json.decode(line) for line in lines if line]
    return opponent(question.world, question.seat, witnessed, question.level, budget_s, question.seed)
