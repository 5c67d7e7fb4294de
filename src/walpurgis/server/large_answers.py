"""How many large answers are under way: so many in all and to each address, for those who read theirs slowly."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from walpurgis.server.errors import ServerError

IN_ALL: Final = 16
OF_ADDRESS: Final = 2
WAITING: Final = 40  # of one address: a whole class that opens the same replay


class Places:
    def __init__(self, in_all: int = IN_ALL, of_address: int = OF_ADDRESS, waiting: int = WAITING) -> None:
        self._all = asyncio.Semaphore(in_all)
        self._of_address = of_address
        self._most = of_address + waiting
        self._addresses: dict[str, _Address] = {}

    def check(self, address: str) -> None:
        """ServerError where too many wait already."""
        found = self._addresses.get(address)
        if found is not None and found.asked >= self._most:
            raise ServerError("too-fast")

    @asynccontextmanager
    async def one(self, address: str) -> AsyncIterator[None]:
        """Waits until there is one, and gives it back in the end."""
        found = self._addresses.setdefault(address, _Address(self._of_address))
        found.asked += 1
        try:
            async with found.places, self._all:
                yield
        finally:
            found.asked -= 1
            if not found.asked:
                del self._addresses[address]


class _Address:
    def __init__(self, places: int) -> None:
        self.places = asyncio.Semaphore(places)
        self.asked = 0
