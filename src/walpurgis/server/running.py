"""A house that is open: the store, the tables and the two protocols around them, from the first to the last second."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import Any, Final

import uvicorn

try:
    from uvloop import new_event_loop
except ImportError:  # there is none on Windows
    from asyncio import new_event_loop  # type: ignore[assignment]

try:
    import resource
except ImportError:  # nor this
    resource = None  # type: ignore[assignment]

from walpurgis import games
from walpurgis.server.acceptor import Acceptor
from walpurgis.server.app import application
from walpurgis.server.client_message import LARGEST
from walpurgis.server.connections import Connections
from walpurgis.server.handshake import Handshake
from walpurgis.server.http_connections import HttpConnection, HttpConnections
from walpurgis.server.log import fields
from walpurgis.server.settings import ServerSettings
from walpurgis.tables.service import TableService
from walpurgis.tables.store_choice import Place, open_store
from walpurgis.tables.watchdog import Watchdog
from walpurgis.words import preload

# All of this, uvicorn's own pause of 0.1 s and the commits in hand take less than two seconds.
UNREAD_S: Final = 0.05  # for requests that have arrived and were not read yet
GOODBYE_S: Final = 0.5  # for answers under way
LAST_WORDS_S: Final = 0.1  # for telling those that were not done by then
BACKLOG: Final = 2048
# Objects before the collector looks at the young ones: a commit of many tables makes thousands, and whoever comes while
# it looks at them waits.
YOUNG: Final = 2_000
# After so long whoever holds the interpreter lends it: long work in a thread must not keep the event loop waiting.
LENDING_S: Final = 0.0005

log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """uvicorn, and the end of a house: commits in hand, a word to everybody, then the sockets."""

    def __init__(
        self, config: uvicorn.Config, connections: Connections, requests: HttpConnections, watchdog: Watchdog
    ) -> None:
        super().__init__(config)
        self.connections = connections
        self._requests = requests
        self._watchdog = watchdog

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """uvicorn's own hands the sockets to the event loop: see acceptor.py for why this does not."""
        await self.lifespan.startup()
        self.servers = [Acceptor(one, self._greet, self._requests.is_welcome) for one in sockets or []]  # type: ignore[misc]
        self.started = True

    def _greet(self) -> asyncio.Protocol:
        return HttpConnection(
            self._requests, config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.connections.is_closing = True
        try:
            await asyncio.wait_for(self.connections.service.close(), self.connections.settings.closing_s)
        except TimeoutError:
            log.error("the store took too long to close")
        for server in self.servers:
            server.close()
        await asyncio.sleep(UNREAD_S)  # what was accepted at the last moment is read, and so answered
        await super().shutdown(sockets)
        if self.server_state.tasks:  # cut off a moment ago: they still say so
            await asyncio.wait(self.server_state.tasks, timeout=LAST_WORDS_S)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Unlike uvicorn's own, this lets nobody die of the signal afterwards: we have done what it asked for."""
        if threading.current_thread() is not threading.main_thread():
            yield  # no signals there: whoever runs it so sets should_exit
            return
        before = {number: signal.signal(number, self._leave) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _leave(self, number: int, _: FrameType | None) -> None:
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True
        self._watchdog.hurry()


def reserve(settings: ServerSettings) -> socket.socket:
    """The place to listen at; OSError where that is not possible. Nobody is let in before the house is open: a balancer
    that found the door open would send people to wait behind it.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    place = socket.socket(family)
    try:
        if os.name == "posix":  # elsewhere this would let two houses have the same port
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            place.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        place.bind((settings.host, settings.port))
    except OSError:
        place.close()
        raise
    return place


async def serve(
    settings: ServerSettings,
    place: Place,
    listening: socket.socket,
    ready: Callable[[Server], None] | None = None,
    accept_loss: bool = False,
) -> None:
    """Open the house and keep it open until a signal ends it. Unavailable for a store that cannot be used; at the end,
    for one whose file was lost meanwhile.
    """
    _allow_many_sockets()
    store = await open_store(place, accept_loss)
    service = TableService(store, settings.limits)
    await service.open()
    connections = Connections(service, settings)
    requests = HttpConnections(settings, lambda: connections.now())
    watchdog = _watchdog(service, settings.plug_in_s)
    server = Server(_config(connections), connections, requests, watchdog)
    upkeep = [asyncio.create_task(connections.pulse()), asyncio.create_task(requests.look_after())]
    broken = games.broken()  # all of them are loaded before anybody watches how long a game takes
    preload([games.find(name) for name in games.ours()])
    _spare_the_collector()
    sys.setswitchinterval(LENDING_S)
    listening.listen(BACKLOG)
    try:
        with server.capture_signals(), watchdog.watching():
            if ready is not None:
                ready(server)  # from now on people know how to close it, and may
            for error in broken.values():
                log.warning("a game cannot be played", extra=fields(**error.args_for_words))
            log.info("open", extra=fields(port=listening.getsockname()[1]))
            await server.serve([listening])
            if not connections.is_closing:  # it was ended before it had begun, and uvicorn does not close such a one
                await server.shutdown([listening])
    finally:
        for task in upkeep:
            task.cancel()
    if store.lost is not None:
        await store.close()  # until all is saved that can be
        raise store.lost
    log.info("closed")


def _watchdog(service: TableService, patience_s: float) -> Watchdog:
    """It is heard in the midst of a game's own work, so what is done about it is left to the loop."""
    loop = asyncio.get_running_loop()

    def close(package: str) -> None:
        loop.call_soon_threadsafe(service.close_games, package)

    return Watchdog(games.plug_in_packages(), close, patience_s)


def _allow_many_sockets() -> None:
    """Every socket is an open file, and many systems allow a process a thousand unless it asks for more."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _spare_the_collector() -> None:
    """What is there now stays: looking through it again and again would make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])


def _config(connections: Connections) -> uvicorn.Config:
    settings = connections.settings
    return uvicorn.Config(
        application(connections),
        ws=partial(_handshake, connections),  # type: ignore[arg-type]
        ws_max_size=LARGEST,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # Visitor knows whom to believe
        server_header=False,
        limit_concurrency=settings.sockets + settings.requests,
        timeout_graceful_shutdown=GOODBYE_S,  # type: ignore[arg-type]
    )


def _handshake(connections: Connections, config: uvicorn.Config, server_state: Any, app_state: Any) -> Handshake:
    return Handshake(connections, server_state.connections)


def run(
    settings: ServerSettings,
    place: Place,
    listening: socket.socket,
    ready: Callable[[Server], None] | None = None,
    accept_loss: bool = False,
) -> None:
    """The same with the fastest event loop there is."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(serve(settings, place, listening, ready, accept_loss))
