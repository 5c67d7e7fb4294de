"""HTTP connections: uvicorn's, with deadlines for whoever sends or reads slowly, and a bound for each address.

uvicorn itself waits for ever for the rest of a request, and for somebody to read an answer: its one timeout is for the
pause between two requests, and starts anew with every byte.
"""

import asyncio
import enum
from collections.abc import Callable
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from walpurgis.server.bodies import Problem
from walpurgis.server.errors import ServerError, explained
from walpurgis.server.rate_limit import Buckets
from walpurgis.server.settings import ServerSettings
from walpurgis.server.visitor import FALLBACK, neighbourhood
from walpurgis.tables.errors import TableError

TICK_S: Final = 1.0
PIECE: Final = 16 * 1024  # bytes: a reader of less than that until the deadline counts as one who does not read
# A head comes in one piece, or in two. Whoever sends it in more is read only now and then, and a crowd of them not all
# in the same turn of the loop, for which everybody else would wait.
PIECES_OF_A_HEAD: Final = 2
REST_S: Final = (0.25, 0.75)  # from, to
GOLDEN: Final = 0.618034  # multiples of it lie evenly between 0 and 1, however many there are


class Stage(enum.Enum):
    """What a connection is waiting for."""

    HEAD = enum.auto()  # of a request, be it the first
    BODY = enum.auto()
    ANSWER = enum.auto()  # ours
    READER = enum.auto()  # that the other side takes what it asked for


class HttpConnections:
    """Those of this process that are no sockets at tables, by the address that they come from."""

    def __init__(self, settings: ServerSettings, now: Callable[[], float]) -> None:
        self.now = now
        self._settings = settings
        self._deadlines: dict[Stage, float] = {
            Stage.HEAD: settings.head_s,
            Stage.BODY: settings.body_s,
            Stage.READER: settings.unread_s,
        }
        self._new = Buckets(settings.paces.connections)
        self._by_address: dict[str, dict[HttpConnection, None]] = {}  # the oldest first
        self._count = 0
        self._rests = 0

    def __len__(self) -> int:
        return self._count

    def is_welcome(self, peer: str) -> bool:
        """Whether somebody from there may come in now. Whoever keeps to what an address may ask always may."""
        now = self.now()
        return peer in self._settings.proxies or self._new.of(neighbourhood(peer), now).take(now)

    def entered(self, connection: "HttpConnection") -> None:
        of_address = self._by_address.setdefault(connection.address, {})
        of_address[connection] = None
        self._count += 1
        is_proxy = connection.peer in self._settings.proxies  # all the world comes through it
        if len(of_address) > self._settings.requests_an_address and not is_proxy:
            self._make_room(of_address)
        elif self._count > self._settings.requests:
            self._make_room(max(self._by_address.values(), key=len))

    def left(self, connection: "HttpConnection") -> None:
        of_address = self._by_address.get(connection.address, {})
        if connection in of_address:
            del of_address[connection]
            self._count -= 1
        if not of_address:
            self._by_address.pop(connection.address, None)

    def rest_s(self) -> float:
        """How long the next of those rests who do not come to the end of a head."""
        self._rests += 1
        least, most = REST_S
        return least + (most - least) * (self._rests * GOLDEN % 1)

    def _make_room(self, connections: "dict[HttpConnection, None]") -> None:
        """The one that has kept us waiting for longest goes: whoever is quick gets an answer even among those who fill
        the house with questions that they never finish. If all are being answered, the newest goes.
        """
        waiting = (one for one in connections if one.stage is not Stage.ANSWER)
        goes = next(waiting, None) or next(reversed(connections))
        self.left(goes)
        goes.give_up()

    async def look_after(self) -> None:
        """End those that are overdue, for ever."""
        while True:
            await asyncio.sleep(TICK_S)
            now = self.now()
            for connections in list(self._by_address.values()):
                for connection in list(connections):
                    if connection.waited(now) > self._deadlines.get(connection.stage, float("inf")):
                        connection.give_up()


class HttpConnection(H11Protocol):
    """peer is the other end, address the part of the network that it is counted with."""

    def __init__(self, connections: HttpConnections, **given: Any) -> None:
        super().__init__(**given)
        self.peer = ""
        self.address = ""
        self._all = connections
        self._was: tuple[object, ...] = (Stage.HEAD, None, 0)  # what it waited for when it was last looked at
        self._since = connections.now()
        self._pieces = 0  # of a head that has not come to its end

    @property
    def stage(self) -> Stage:
        if self.transport.get_write_buffer_size() > 0:
            return Stage.READER
        if self.cycle is None or self.cycle.response_complete:
            return Stage.HEAD
        return Stage.BODY if self.cycle.more_body else Stage.ANSWER

    def waited(self, now: float) -> float:
        """Seconds for the same thing: single bytes of it are no progress, as nobody needs to send or read so."""
        waits_for = (self.stage, self.cycle, self.transport.get_write_buffer_size() // PIECE)
        if waits_for != self._was:
            self._was, self._since = waits_for, now
        return now - self._since

    def give_up(self) -> None:
        """With a word to those who have begun to say something."""
        if (self.stage is Stage.BODY or self._has_half_a_head()) and not self.transport.is_closing():
            self._say(ServerError("too-slow"))
        else:
            self.transport.abort()

    def _has_half_a_head(self) -> bool:
        return self.stage is Stage.HEAD and self.conn.trailing_data[0] != b""

    def _say(self, error: ServerError | TableError) -> None:
        """The last word of the connection, unless an answer is under way already."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            status, key, message = explained(error, FALLBACK)
            body = msgspec.json.encode(Problem(key, message))
            headers = [
                ("content-type", "application/json"),
                ("content-length", str(len(body))),
                ("connection", "close"),
            ]
            answer = [h11.Response(status_code=status, headers=headers), h11.Data(data=body), h11.EndOfMessage()]
            self.transport.write(b"".join([self.conn.send(event) or b"" for event in answer]))
        self.transport.close()

    # What the transport and uvicorn call

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        self.address = neighbourhood(self.peer)
        self._all.entered(self)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.waited(self._all.now())  # for something else from now on, it may be
        self._pieces = self._pieces + 1 if self._has_half_a_head() else 0
        if self._pieces > PIECES_OF_A_HEAD and not self.transport.is_closing():
            self.flow.pause_reading()
            self.loop.call_later(self._all.rest_s(), self._read_on)

    def _read_on(self) -> None:
        if not self.transport.is_closing():
            self.flow.resume_reading()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.waited(self._all.now())

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.left(self)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        if self._has_half_a_head():
            self._say(TableError("closing"))
        else:
            super().shutdown()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._all.left(self)
        super().handle_websocket_upgrade(event)
