"""Whether the store can be written now: asked by whoever watches over the house, and found out by writing."""

import asyncio
from typing import Final

from walpurgis.tables.store import Store, Unavailable

HOLDS_S: Final = 5.0  # an answer: whoever asks all the time does not keep the disk busy
PATIENCE_S: Final = 5.0  # a disk that takes longer counts as one that does not write
SLOW: Final = "slow"


class WriteProbe:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._trouble = ""
        self._ends = 0.0
        self._looking: asyncio.Task[None] | None = None

    async def trouble(self) -> str:
        """Why nothing can be written: the key of a store's error, or SLOW; "" where all is well."""
        loop = asyncio.get_running_loop()
        if self._looking is None and loop.time() >= self._ends:
            self._looking = loop.create_task(self._look())
        if self._looking is not None:
            try:
                await asyncio.wait_for(asyncio.shield(self._looking), PATIENCE_S)
            except TimeoutError:
                return SLOW
        return self._trouble

    async def _look(self) -> None:
        try:
            await self._store.probe()
            self._trouble = ""
        except Unavailable as error:
            self._trouble = error.key.removeprefix("store-")
        finally:
            self._ends = asyncio.get_running_loop().time() + HOLDS_S
            self._looking = None
