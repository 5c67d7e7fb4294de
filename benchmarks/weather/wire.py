"""The wires between guests and the house: bytes in order, as TCP brings them, late or in pieces, until they break."""

import asyncio
from random import Random
from typing import Any, Final, Protocol

from benchmarks.weather.loop import OUTSIDE, Mortal, WeatherLoop
from walpurgis.server.connections import Connections
from walpurgis.server.handshake import Handshake

IN_THE_KERNEL: Final = 64 * 1024  # bytes that a system takes for a reader who does not read
HIGH_WATER: Final = 64 * 1024  # of asyncio's transports
EOF: Final = b""  # the last thing that one side says
PIECES: Final = 0.02  # of the messages come in two pieces


class Far(Protocol):
    """Who is at the other end."""

    def heard(self, wire: "Wire", data: bytes) -> None: ...

    def lost(self, wire: "Wire") -> None: ...


class Wire:
    """A connection. delay_s is what a byte needs; from `stalled` on all wait until then; a dead one swallows everything
    without a word, until somebody gives up.
    """

    def __init__(self, loop: WeatherLoop, rng: Random, guest: Far, delay_s: float, number: int) -> None:
        self.loop = loop
        self.number = number
        self.guest = guest
        self.stalled = 0.0
        self.is_dead = False
        self.is_read = True  # the guest takes what comes
        self.is_over = False  # for the guest
        self._rng = rng
        self._delay_s = delay_s
        self._up = 0.0  # when the last byte arrives
        self._down = 0.0
        self._unread: list[bytes] = []
        self.end: HouseEnd | None = None

    def _arrival(self, last: float) -> float:
        soon = max(self.loop.now, self.stalled) + self._delay_s * (0.5 + self._rng.random())
        return soon if soon > last else last + 1e-6

    # The guest's side

    def open(self, process: Mortal, connections: Connections, among: set[Any], address: str) -> None:
        self.end = HouseEnd(self, process, connections, among, address)

    def say(self, data: bytes) -> None:
        end = self.end
        if self.is_over or self.is_dead or end is None:
            return
        if self._rng.random() < PIECES and len(data) > 1:
            cut = self._rng.randrange(1, len(data))
            self.say_whole(end, data[:cut])
            data = data[cut:]
        self.say_whole(end, data)

    def say_whole(self, end: "HouseEnd", data: bytes) -> None:
        if end.process.is_alive:
            self._up = self._arrival(self._up)
            self.loop.happens_at(self._up, end.arrive, data)

    def hang_up(self) -> None:
        """The guest closes its end."""
        end = self.end
        if self.is_over or end is None:
            return
        self.is_over = True
        if not self.is_dead and end.process.is_alive:
            self._up = self._arrival(self._up)
            self.loop.happens_at(self._up, end.arrive, EOF)

    def cut(self) -> None:
        """The connection breaks; both sides hear of it, and what was on its way is lost."""
        if self.end is not None and self.end.process.is_alive:
            self.loop.call_in(self.end.process, self.end.reset)
        if not self.is_over:
            self.is_over = True
            self.loop.call_soon(self.guest.lost, self, context=OUTSIDE)

    def read_again(self) -> None:
        self.is_read = True
        unread, self._unread = self._unread, []
        for data in unread:
            self._take(data)

    # From the house

    def send(self, data: bytes) -> None:
        self._down = self._arrival(self._down)
        self.loop.happens_at(self._down, self._arrive, data)

    def _arrive(self, data: bytes) -> None:
        if self.is_read:
            self._take(data)
        else:
            self._unread.append(data)

    def _take(self, data: bytes) -> None:
        if self.end is not None and self.end.process.is_alive:
            self.end.was_read(len(data))
        if self.is_over or self.is_dead:
            return
        if data:
            self.guest.heard(self, data)
        else:  # the house has closed its side
            self.hang_up()
            self.guest.lost(self)


class HouseEnd(asyncio.Transport):
    """The transport that a connection of the house writes to."""

    def __init__(self, wire: Wire, process: Mortal, connections: Connections, among: set[Any], address: str) -> None:
        super().__init__({"peername": (address, 40_000)})
        self.process = process
        self._wire = wire
        self._loop = wire.loop
        self._connections = connections
        self._among = among
        self._protocol: asyncio.Protocol | None = None
        self._waiting: list[bytes] = []
        self._is_paused = False
        self._is_closing = False
        self._is_lost = False
        self._is_eof_sent = False
        self._is_behind = False
        self._under_way = 0  # bytes that the guest has not taken

    # What comes

    def arrive(self, data: bytes) -> None:
        """From the network, into the process if it is still there. No bytes: the guest has closed its side."""
        process = self.process
        if self._is_closing or self._wire.is_dead or not process.is_alive:
            return
        if process.still_until > self._loop.now:
            self._loop.happens_at(process.still_until, self.arrive, data)
        else:
            process.context.run(self._take, data)

    def _take(self, data: bytes) -> None:
        if self._protocol is not None and (self._is_paused or self._waiting):
            self._waiting.append(data)
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        if data == EOF:
            self._take_eof()
        elif self._protocol is None:
            self._shake_hands(data)
        else:
            self._protocol.data_received(data)

    def _shake_hands(self, data: bytes) -> None:
        """As uvicorn does it once it has seen a whole request for a WebSocket."""
        self._waiting.append(data)
        request = b"".join(self._waiting)
        if b"\r\n\r\n" not in request:
            return
        self._waiting = []
        handshake = Handshake(self._connections, self._among)
        handshake.connection_made(self)
        handshake.data_received(request)
        self.set_protocol(handshake)

    def _take_eof(self) -> None:
        if self._protocol is None or not self._protocol.eof_received():
            self.close()

    def reset(self) -> None:
        if not self._is_lost:
            self._lose(ConnectionResetError())

    def was_read(self, size: int) -> None:
        self._under_way -= size
        if self._is_behind and self._under_way <= IN_THE_KERNEL + HIGH_WATER // 4 and not self._is_lost:
            self._is_behind = False
            if self._protocol is not None:
                self._loop.call_in(self.process, self._protocol.resume_writing)

    def _lose(self, error: Exception | None) -> None:
        self._is_closing = True
        self._is_lost = True
        self._loop.call_soon(self._tell_of_loss, error, context=self.process.context)

    def _tell_of_loss(self, error: Exception | None) -> None:
        """As the transports of asyncio and uvloop do: whoever is the protocol by now, not who was when it broke."""
        if self._protocol is not None:
            self._protocol.connection_lost(error)

    # What the house calls

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self._is_lost or self._is_eof_sent:
            return
        self._under_way += len(data)
        self._wire.send(bytes(data))
        if not self._is_behind and self._under_way > IN_THE_KERNEL + HIGH_WATER and self._protocol is not None:
            self._is_behind = True
            self._protocol.pause_writing()

    def write_eof(self) -> None:
        if not (self._is_lost or self._is_eof_sent):
            self._is_eof_sent = True
            self._wire.send(EOF)

    def can_write_eof(self) -> bool:
        return True

    def close(self) -> None:
        if not self._is_closing:
            self.write_eof()
            self._lose(None)

    def abort(self) -> None:
        if not self._is_lost:
            self._lose(None)
            self._wire.send(EOF)

    def is_closing(self) -> bool:
        return self._is_closing

    def get_write_buffer_size(self) -> int:
        return max(0, self._under_way - IN_THE_KERNEL)

    def pause_reading(self) -> None:
        self._is_paused = True

    def resume_reading(self) -> None:
        self._is_paused = False
        self._loop.call_soon(self._read_on, context=self.process.context)

    def _read_on(self) -> None:
        """What has waited, in its order: the guest's goodbye is not heard either before all else is read."""
        while self._waiting and not (self._is_paused or self._is_closing or self._wire.is_dead):
            self._read(self._waiting.pop(0))

    def is_reading(self) -> bool:
        return not (self._is_paused or self._is_closing)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self._protocol is not None
        return self._protocol
