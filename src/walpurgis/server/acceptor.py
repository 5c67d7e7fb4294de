"""Accepts connections, one in each turn of the event loop, so that a crowd at the door holds nobody up inside.

An event loop's own server takes all that wait in one go, and hundreds of newcomers at once would keep every table
waiting for as long as it takes to greet them all.
"""

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Any, Final

PAUSE_S: Final = 1.0  # where the system has no more to give, such as files

log = logging.getLogger(__name__)


class Acceptor:
    """greet makes what talks to a newcomer; is_welcome is asked before, with the address that they come from: to turn
    somebody away costs a fraction of a greeting.
    """

    def __init__(
        self, listening: socket.socket, greet: Callable[[], asyncio.Protocol], is_welcome: Callable[[str], bool]
    ) -> None:
        listening.setblocking(False)
        self._listening = listening
        self._greet = greet
        self._is_welcome = is_welcome
        self._loop = asyncio.get_running_loop()
        self._connecting: set[asyncio.Task[Any]] = set()
        self._accepting = self._loop.create_task(self._accept())

    async def _accept(self) -> None:
        while True:
            try:
                line, peer = await self._loop.sock_accept(self._listening)
            except ConnectionError:
                continue  # gone before it was their turn
            except OSError as error:
                log.warning("nobody can be let in: %s", error)
                await asyncio.sleep(PAUSE_S)
                continue
            self._let_in(line, str(peer[0]))
            await asyncio.sleep(0)

    def _let_in(self, line: socket.socket, peer: str) -> None:
        if not self._is_welcome(peer):
            line.close()
            return
        task = self._loop.create_task(self._connect(line))
        self._connecting.add(task)
        task.add_done_callback(self._connecting.discard)

    async def _connect(self, line: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._greet, line)
        except OSError:
            line.close()  # they did not wait

    def close(self) -> None:
        """Nobody else is let in but those who wait at the door already: they have been told that they are heard."""
        if self._accepting.cancel():
            self._let_the_last_in()

    def _let_the_last_in(self) -> None:
        while True:
            try:
                line, peer = self._listening.accept()
            except OSError:
                return
            line.setblocking(False)
            self._let_in(line, str(peer[0]))

    async def wait_closed(self) -> None:
        await asyncio.gather(*self._connecting, return_exceptions=True)
