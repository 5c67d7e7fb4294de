"""One thing at a time: what has to wait stands in line, and nothing overtakes."""

import asyncio
from collections.abc import Callable
from typing import Final

MOST_WAITING: Final = 64  # what people ask for beyond that is turned away; what the table itself does is not


class Turnstile:
    """Busy while a step is being written or somebody holds it. No tasks, no locks: most of the time nobody waits."""

    __slots__ = ("_line", "busy", "loop")

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.busy = False
        self._line: list[Callable[[], None]] = []  # mostly empty, and then smaller than a deque

    @property
    def is_crowded(self) -> bool:
        return len(self._line) >= MOST_WAITING

    @property
    def is_free(self) -> bool:
        return not self.busy and not self._line

    def enter(self, job: Callable[[], None]) -> None:
        """Do it now, or in its turn."""
        if self.busy:
            self._line.append(job)
        else:
            job()

    async def hold(self) -> None:
        """Wait for one's turn, and keep it until `release`. The caller must not be cancelled."""
        held = self.loop.create_future()

        def take() -> None:
            self.busy = True
            held.set_result(None)

        self.enter(take)
        await held

    def release(self) -> None:
        self.busy = False
        self.go_on()
        line = self._line
        while line and not self.busy:
            line.pop(0)()

    def go_on(self) -> None:
        """What is to be done by itself whenever nothing else is."""
