"""Tasks of the event loop that are seen through, whoever goes away meanwhile."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from walpurgis.tables.errors import TableError

log = logging.getLogger("walpurgis.tables")
Result = TypeVar("Result")


class BackgroundTasks:
    """Holds on to its tasks: asyncio itself would forget them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    async def see_through(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Whoever asked for it may go away: it is done all the same."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await outcome_of(task)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table's own work failed", exc_info=task.exception())

    def cancel(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()


async def outcome_of(task: "asyncio.Future[Result]") -> Result:
    """Of a task that goes on even if whoever waits here goes away. Then its failure is heard nevertheless: `shield`
    stops to listen, and asyncio would report an ordinary refusal as a fault of ours.
    """
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_hear)
        raise


def _hear(task: "asyncio.Future[Any]") -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, TableError):
        log.error("what nobody waits for any more failed", exc_info=error)
