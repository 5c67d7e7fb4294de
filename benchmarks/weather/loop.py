"""An event loop with a time of its own, in which a house can be killed: hours take no time, and nothing is by chance.

Time stands still while anybody works, and leaps to the next timer when all wait. What would go to another thread is
done at once. Whatever a house schedules carries its context; to kill it is to forget all of that.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextvars import Context, ContextVar, copy_context
from heapq import heapify, heappop, heappush
from itertools import count
from queue import SimpleQueue
from random import Random
from typing import Any, Final
from weakref import WeakSet

FIRST_SECOND: Final = 1000.0
A_TURN_S: Final = 1e-9  # a clock that is asked again has gone on, if only by so much
HANDLE: Final = object()  # beside a timer of asyncio's own
HANG_S: Final = 120.0  # of real time, for a thread that was asked for something


class Mortal:
    """A process that can be killed, or stand still for a while. context is what all of its callbacks and tasks run in.
    wall_offset: by how much the clock of its machine is wrong.
    """

    def __init__(self) -> None:
        self.is_alive = True
        self.wall_offset = 0.0
        self.still_until = 0.0
        self.context: Context = copy_context()
        self.context.run(_process.set, self)
        self.tasks: WeakSet[asyncio.Task[Any]] = WeakSet()


_process: ContextVar[Mortal | None] = ContextVar("process", default=None)


def process_now() -> Mortal | None:
    """Of whatever runs now; None outside of all."""
    return _process.get()


OUTSIDE: Final = Context()  # what no killed process takes with it


class WeatherLoop(asyncio.BaseEventLoop):
    """asked and answered count what threads are to do: time waits for them, and hears all of them together, so that it
    does not matter how fast they are.
    """

    def __init__(self) -> None:
        super().__init__()
        self.now = FIRST_SECOND
        self.asked = 0
        self.answered = 0
        self._answers: SimpleQueue[asyncio.Handle] = SimpleQueue()
        # A heap: by time, then as they were asked for. What is not a handle is done with what stands behind it.
        self._timers: list[tuple[float, int, Any, Any]] = []
        self._numbers = count()
        self.set_task_factory(_new_task)  # type: ignore[arg-type]

    def time(self) -> float:
        return self.now

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        heappush(self._timers, (when, next(self._numbers), timer, HANDLE))
        return timer

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(self.now + delay, callback, args, self, context)
        heappush(self._timers, (self.now + delay, next(self._numbers), timer, HANDLE))
        return timer

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_in(self, process: Mortal, callback: Callable[[], object]) -> None:
        """Soon; in a process that stands still, once it goes on."""
        if process.still_until > self.now:
            self.call_at(process.still_until, callback, context=process.context)
        else:
            self.call_soon(callback, context=process.context)

    def happens_at(self, when: float, work: Callable[[Any], object], what: Any) -> None:
        """Outside every house, and not to be called off. Most of what happens is of this kind: a byte arrives."""
        heappush(self._timers, (when, next(self._numbers), work, what))

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Nothing to do: it is thrown away when its time has come."""

    def _run_once(self) -> None:
        """All that is due, and where nothing is, what will be next, until somebody says stop: as BaseEventLoop does it,
        without a selector.
        """
        ready, timers = self._ready, self._timers
        while True:
            self.now += A_TURN_S
            if not ready and not self._stopping:
                self._wait()
            while timers and timers[0][0] <= self.now:
                _, _, work, what = heappop(timers)
                if what is HANDLE:
                    ready.append(work)
                else:
                    self._happen(work, what)
            for _ in range(len(ready)):
                handle = ready.popleft()
                if not handle._cancelled:
                    handle._run()
            if self._stopping:
                return

    def _happen(self, work: Callable[[Any], object], what: Any) -> None:
        try:
            work(what)
        except Exception as error:
            self.call_exception_handler({"message": "the simulation itself failed", "exception": error})

    def _wait(self) -> None:
        timers = self._timers
        while timers and timers[0][3] is HANDLE and timers[0][2]._cancelled:
            heappop(timers)
        if self.answered < self.asked:
            self._hear_threads()
        elif not timers:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        else:
            self.now = max(self.now, timers[0][0])

    def _hear_threads(self) -> None:
        """All that they were asked by now; what the answers lead to is not waited for."""
        asked = self.asked
        while self.answered < asked:
            self._answers.get(timeout=HANG_S)._run()

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._answers.put(handle)
        return handle

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        future = self.create_future()
        self.call_soon(_fulfil, future, func, args)
        return future

    def kill(self, process: Mortal) -> None:
        """From here on nothing of it happens any more, not even what stands in its `finally`s."""
        process.is_alive = False
        ended: set[asyncio.Task[Any]] = set()
        while left := [task for task in process.tasks if not task.done() and task not in ended]:
            for task in left:
                ended.add(task)
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                process.context.run(_end, task.get_coro())
        for handle in self._handles():
            if handle._context.get(_process) is process:  # type: ignore[attr-defined]
                handle.cancel()

    def pause(self, process: Mortal, until: float) -> None:
        """Nothing of it happens before then; what was due meanwhile happens at once afterwards, in its order."""
        process.still_until = until
        held = [handle for handle in self._ready if handle._context.get(_process) is process]  # type: ignore[attr-defined]
        for handle in held:
            self._ready.remove(handle)
            heappush(self._timers, (until, next(self._numbers), handle, HANDLE))
        late = sorted(entry for entry in self._timers if entry[0] < until and entry[3] is HANDLE)
        moved = {entry[1] for entry in late if entry[2]._context.get(_process) is process}
        if moved:
            kept = [entry for entry in self._timers if entry[1] not in moved]
            kept += [(until, next(self._numbers), entry[2], HANDLE) for entry in late if entry[1] in moved]
            heapify(kept)
            self._timers[:] = kept

    def still_to_come(self) -> int:
        """Callbacks and timers that have not been cancelled."""
        happening = sum(what is not HANDLE for _, _, _, what in self._timers)
        return happening + sum(not handle.cancelled() for handle in self._handles())

    def _handles(self) -> list[asyncio.Handle]:
        return [*self._ready, *(work for _, _, work, what in self._timers if what is HANDLE)]

    _ready: deque[asyncio.Handle]  # of BaseEventLoop
    _stopping: bool


class NumberedTask(asyncio.Task[Any]):
    """In a set it stands where its number says, not where in memory it happens to lie."""

    _numbers = count()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._number = next(self._numbers)
        super().__init__(*args, **kwargs)

    def __hash__(self) -> int:
        return self._number


def _new_task(
    loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], context: Context | None = None
) -> "asyncio.Task[Any]":
    task = NumberedTask(work, loop=loop, context=context)
    process = _process.get() if context is None else context.get(_process)
    if process is not None:
        process.tasks.add(task)
    return task


def _end(work: Any) -> None:
    """It is closed where it waits. What it then still does reaches neither the disk nor a wire, and is cancelled."""
    try:
        work.close()
    except RuntimeError:
        return  # it would have waited once more


def _fulfil(future: "asyncio.Future[Any]", func: Callable[..., Any], args: tuple[Any, ...]) -> None:
    if future.cancelled():
        return
    try:
        result = func(*args)
    except Exception as error:
        future.set_exception(error)
    else:
        future.set_result(result)


def seeded(*parts: object) -> Random:
    """A source of chance of its own for everything, so that nothing changes what another one draws."""
    return Random("/".join(str(part) for part in parts))
