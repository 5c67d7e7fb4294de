"""An event loop whose time is its own: it stands still while anybody works, and leaps to the next timer when all wait.

What a test sees then does not depend on how fast or busy the machine is, and an hour takes no time.
"""

import asyncio
import selectors
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

from walpurgis.tables.database import Session
from walpurgis.tables.group_commit import Job
from walpurgis.tables.store import Write
from walpurgis.tables.writer import Writer

HANG_S: Final = 300.0  # of real time, without a word from a thread or process that was asked for something
A_TURN_S: Final = 1e-9  # no two turns of the loop at quite the same time: something due “now” is over at the next

_put = Writer.put
_once = Session._once


def _put_and_expect(writer: Writer, item: Write | Job) -> None:
    if isinstance(writer._loop, VirtualLoop):
        writer._loop.expect(item)
    _put(writer, item)


async def _once_and_expect(session: Session, work: Callable[[Any], Any]) -> Any:
    loop = asyncio.get_running_loop()
    if not isinstance(loop, VirtualLoop):
        return await _once(session, work)
    with loop.expecting():
        return await _once(session, work)


class VirtualLoop(asyncio.SelectorEventLoop):
    """outside: how many answers of threads and processes are still to come. Time waits for them."""

    def __init__(self) -> None:
        self._now = 1000.0
        self.outside = 0
        super().__init__(_Selector(self))

    def time(self) -> float:
        return self._now

    def wait(self, selector: "_Selector", timeout: float | None) -> Any:
        self._now += A_TURN_S
        events = selector.look(0)
        if events or (timeout is not None and timeout <= 0):
            return events
        if timeout is None or self.outside:
            events = selector.look(HANG_S)
            assert events, f"{self.outside} answers from outside are missing"
            return events
        self._now += timeout
        return events

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        future = super().run_in_executor(executor, func, *args)
        self.outside += 1
        future.add_done_callback(lambda _: self._came_in())
        return future

    def expect(self, item: Write | Job) -> None:
        """A writer's thread will tell of this one."""
        self.outside += 1
        done: Callable[[Any], None] = item.done

        def told(outcome: Any) -> None:
            self._came_in()
            done(outcome)

        item.done = told

    @contextmanager
    def expecting(self) -> Iterator[None]:
        """A database will answer."""
        self.outside += 1
        try:
            yield
        finally:
            self._came_in()

    def _came_in(self) -> None:
        self.outside -= 1


class _Selector(selectors.DefaultSelector):
    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        return self._loop.wait(self, timeout)

    def look(self, timeout: float) -> Any:
        """Really wait that long."""
        return super().select(timeout)


@contextmanager
def waiting_for_writes() -> Iterator[None]:
    """While this lasts a virtual loop knows of what stores are writing."""
    with patch.object(Writer, "put", _put_and_expect), patch.object(Session, "_once", _once_and_expect):
        yield
