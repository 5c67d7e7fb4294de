"""One thing at a time: what has to wait stands in line, and nothing overtakes."""

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Final

from walpurgis.tables.watchdog import GameOverranError

MOST_WAITING: Final = 64  # what people ask for beyond that is turned away; what the table itself does is not


class SerialQueue:
    """Busy while somebody holds it, for as long as a write takes. No tasks, no locks: most of the time nobody waits.

    go_on is called whenever it becomes free, before the next job; settled at the end of every `enter` and `release`;
    failed with what a job raises.
    """

    __slots__ = ("_failed", "_go_on", "_line", "_settled", "busy", "loop")

    def __init__(
        self, go_on: Callable[[], None], settled: Callable[[], None], failed: Callable[[BaseException], None]
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.busy = False
        self._go_on = go_on
        self._settled = settled
        self._failed = failed
        self._line: list[Callable[[], None]] = []  # mostly empty, and then smaller than a deque

    @property
    def is_crowded(self) -> bool:
        return len(self._line) >= MOST_WAITING

    @property
    def is_free(self) -> bool:
        return not self.busy and not self._line

    def enter(self, job: Callable[[], None]) -> None:
        """Do it now, or in its turn. After a job that fails the next one comes."""
        if self.busy:
            self._line.append(job)
        else:
            self._do(job)
        self._settled()

    def hold(self) -> None:
        """Keep everybody waiting until `release`, which must come, whatever happens. For a job that has to write."""
        self.busy = True

    def held(self) -> "Held":
        """Wait for one's turn and keep it: `async with queue.held():`."""
        return Held(self)

    def release(self) -> None:
        self.busy = False
        self._do(self._go_on)
        line = self._line
        while line and not self.busy:
            self._do(line.pop(0))
        self._settled()

    def _do(self, job: Callable[[], None]) -> None:
        try:
            job()
        except (Exception, GameOverranError) as error:
            self._failed(error)


class Held:
    """Released whatever happens within, also to somebody who is cancelled while still waiting."""

    __slots__ = ("_queue",)

    def __init__(self, queue: SerialQueue) -> None:
        self._queue = queue

    async def __aenter__(self) -> None:
        queue = self._queue
        turn: asyncio.Future[None] = queue.loop.create_future()

        def take() -> None:
            if not turn.cancelled():
                queue.hold()
                turn.set_result(None)

        queue.enter(take)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                queue.release()  # it was our turn already
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._queue.release()
