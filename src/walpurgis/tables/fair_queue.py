"""Who is next to think: devices in turn, and the tables of a device in turn."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Asker(NamedTuple):
    """For whom something is thought about: a device, at one of its tables, and the game there."""

    device: str
    table: str
    game: str


Turn = asyncio.Future[None]
Lines = OrderedDict[str, deque[Turn]]  # those who wait at each table of a device


class FairQueue:
    """So many places, at most `of_device` of them held by one device; whoever asks beyond that stands in a line of its
    own device, and keeps nobody else waiting.

    A place that becomes free goes to the device at the head of the line, and there to the table at the head; both then
    go to the end. So nobody waits for more than one turn of each other device, however much those ask for.
    """

    def __init__(self, places: int, of_device: int) -> None:
        self._free = places
        self._of_device = of_device
        self._held: Counter[str] = Counter()
        self._devices: OrderedDict[str, Lines] = OrderedDict()  # that wait, the next one first

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        await self._turn(asker)
        try:
            yield
        finally:
            self._give_back(asker.device)

    async def _turn(self, asker: Asker) -> None:
        turn: Turn = asyncio.get_running_loop().create_future()
        self._devices.setdefault(asker.device, OrderedDict()).setdefault(asker.table, deque()).append(turn)
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._give_back(asker.device)  # it was our turn already
            raise

    def _give_back(self, device: str) -> None:
        self._free += 1
        self._held[device] -= 1
        if not self._held[device]:
            del self._held[device]
        self._serve()

    def _serve(self) -> None:
        while self._free and (device := self._next_device()) is not None:
            turn = self._next_of(device)
            if not turn.cancelled():
                self._free -= 1
                self._held[device] += 1
                turn.set_result(None)

    def _next_device(self) -> str | None:
        """The first in line that does not hold all that it may. Only those who hold something are passed over."""
        return next((device for device in self._devices if self._held[device] < self._of_device), None)

    def _next_of(self, device: str) -> Turn:
        """Its first turn; its table and the device itself go to the end of their lines."""
        tables = self._devices.pop(device)
        table, line = tables.popitem(last=False)
        turn = line.popleft()
        if line:
            tables[table] = line
        if tables:
            self._devices[device] = tables
        return turn
