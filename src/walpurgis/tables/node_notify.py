"""Hints from node to node, by NOTIFY: which tables moved, who is there. Never inside a commit.

A NOTIFY takes a lock over the whole cluster until its transaction is durable: inside the commits of moves it would make
all nodes wait for one another. So it goes out apart, by a connection of its own that waits for no disk, a few
milliseconds at least after the one before, with all that gathered meanwhile.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from walpurgis.tables.database import Connection, Database
from walpurgis.tables.node_messages import MOST_TABLES, Moved, NodeMessage, packed, unpacked
from walpurgis.tables.store import StoreError

SPACING_S: Final = 0.008
NOTIFY: Final = "SELECT pg_notify($1, piece) FROM unnest($2::text[]) AS piece"


class Hints:
    """heard is called with what other nodes say, and who says it; missed whenever something may have got lost.

    session is the connection by which all of it goes; others may use it for what may be lost as well.
    """

    def __init__(
        self,
        database: Database,
        house: str,
        node: str,
        heard: Callable[[str, NodeMessage], None],
        missed: Callable[[], None],
    ) -> None:
        self.session = database.session(self._listen, synchronous_commit="off")
        self._channel = f"walpurgis_{house}"
        self._node = node
        self._heard = heard
        self._missed = missed
        self._moved: dict[int, None] = {}
        self._messages: list[NodeMessage] = []
        self._sending: asyncio.Task[None] | None = None
        self._last = 0.0

    def moved(self, tables: Iterable[int]) -> None:
        self._moved.update(dict.fromkeys(tables))
        self._wake()

    def tell(self, message: NodeMessage) -> None:
        self._messages.append(message)
        self._wake()

    async def flush(self) -> None:
        """Until everything is said."""
        while self._sending is not None:
            await asyncio.wait([self._sending])

    def _wake(self) -> None:
        if self._sending is None and (self._moved or self._messages):
            self._sending = asyncio.ensure_future(self._send())

    async def _send(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._moved or self._messages:
                await asyncio.sleep(max(0.0, self._last + SPACING_S - loop.time()))
                self._last = loop.time()
                await self._notify(self._gathered())
        finally:
            self._sending = None

    def _gathered(self) -> list[NodeMessage]:
        moved, messages = list(self._moved), self._messages
        self._moved, self._messages = {}, []
        parts = [moved[first : first + MOST_TABLES] for first in range(0, len(moved), MOST_TABLES)]
        return [*(Moved(part) for part in parts), *messages]

    async def _notify(self, messages: list[NodeMessage]) -> None:
        pieces = list(packed(self._node, messages))
        with suppress(StoreError):  # whoever has missed it reads it within a second, once the database is back
            await self.session.use(lambda connection: connection.execute(NOTIFY, self._channel, pieces), patience_s=0)

    async def _listen(self, connection: Connection) -> None:
        await connection.add_listener(self._channel, self._hear)
        self._missed()

    def _hear(self, connection: Connection, process: int, channel: str, text: str) -> None:
        node, messages = unpacked(text)
        if node != self._node:
            for message in messages:
                self._heard(node, message)
