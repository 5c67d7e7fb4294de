"""A socket at a table: a device that watches and plays its seats, and is sent away when it sends too much.

It speaks WebSocket on the transport itself rather than through ASGI, whose task and queues would cost each socket
20 kB and each move more time than the game takes.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Final, cast

import msgspec

from walpurgis import games
from walpurgis.kernel.steps import Seat
from walpurgis.server import frames
from walpurgis.server.client_message import (
    LARGEST,
    Advise,
    AskPreview,
    AskWhy,
    ClientMessage,
    Do,
    FromSeat,
    Here,
    Hold,
    Phrase,
    Pong,
    ShowAs,
    decode,
)
from walpurgis.server.errors import explained, sentence
from walpurgis.server.tcp_info import wire_times
from walpurgis.tables.client import Client
from walpurgis.tables.errors import TableError
from walpurgis.tables.messages import Failed, Ping
from walpurgis.tables.move import Move
from walpurgis.tables.presenter import encode

if TYPE_CHECKING:
    from walpurgis.server.connections import Connections
    from walpurgis.server.visitor import Visitor

# Why we end a connection, beside the codes of RFC 6455. After any of them a client may come back, with `at`.
SLOW: Final = 4000  # did not read what was sent
SILENT: Final = 4001  # did not answer pings
TOO_FAST: Final = 4002  # went on and on above the limit
DISMISSED: Final = 4003  # the table is gone, or may not be watched any more
REFUSED: Final = 4004  # could not be let to the table; an error says why
FAULT: Final = 1011

LINGER_S: Final = 2.0  # for the last words to arrive
PATIENCE: Final = 100  # messages above the limit in a row
FRAME_COST: Final = 256  # bytes that a frame counts for beside its own: reading the smallest one is work, too
QUICK_PINGS: Final = 4  # of a new connection, one a second, to know its wire soon

log = logging.getLogger(__name__)


class Connection(asyncio.Protocol, Client):
    """Messages are answered in the order in which they came."""

    __slots__ = (
        "_asked",
        "_connections",
        "_is_behind",
        "_is_direct",
        "_is_ending",
        "_of_address",
        "_of_device",
        "_parts",
        "_pinged",
        "_pings",
        "_rest",
        "_too_fast",
        "_traffic",
        "_traffic_of_address",
        "_transport",
        "has_races",
        "heard",
        "is_watching",
        "ping_due",
    )

    def __init__(self, connections: "Connections", visitor: "Visitor", transport: asyncio.Transport) -> None:
        super().__init__(visitor.device, visitor.language, visitor.address)
        now = connections.now()
        self.has_races = False  # whether those at its table answer against the clock
        self.heard = now
        self.is_watching = False  # on a spectator's place
        self.ping_due = now
        self._asked = 0.0  # when a move came that is not answered yet; 0.0 once it is
        self._connections = connections
        self._transport = transport
        self._of_device = connections.messages.of(visitor.device, now)
        self._of_address = connections.messages_of_address.of(visitor.address, now)
        self._traffic = connections.traffic.of(visitor.device, now)
        self._traffic_of_address = connections.traffic_of_address.of(visitor.address, now)
        self._rest = b""
        self._parts: bytes | None = None  # of a message in several frames
        self._pings = 0
        self._pinged = 0.0  # when the last ping was sent; 0.0 once it is answered
        self._too_fast = 0
        self._is_behind = False
        self._is_direct = visitor.is_direct
        self._is_ending = False

    async def sit_down(self, table: str, at: int, seat: Seat | None) -> None:
        """Nothing is read before the table has said how it stands."""
        if self._transport.is_closing():
            return
        try:
            await self._connections.service.attach(self, table, at, seat)
        except TableError as error:
            self._fail(*explained(error, self.language)[1:])
            self.end(REFUSED)
        except Exception:
            log.exception("attach")
            self.end(FAULT)
        if self.table is not None:
            self.has_races = games.find(self.table.header.game).position.RACES
        if self.seat is not None:
            self._connections.remember_player(self.device)
        if self._is_ending:
            self._connections.service.detach(self)  # it may have ended while the table was being read
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def take_place(self) -> bool:
        self.is_watching = self._connections.take_place(self.address)
        return self.is_watching

    # Speaking

    def deliver(self, frame: bytes) -> None:
        if self._asked:
            self._connections.counts.answers.note(self._connections.now() - self._asked)
            self._asked = 0.0
        self._send(frames.TEXT, frame)

    def _send(self, opcode: frames.Opcode, payload: bytes) -> None:
        """Every byte counts against what may wait for a slow reader, answers to pings too."""
        if self._is_ending:
            return
        self._connections.counts.sent += 1
        self._transport.write(frames.written(opcode, payload))
        if self._is_behind and self._transport.get_write_buffer_size() > self._connections.settings.outbound_bytes:
            self.end(SLOW)

    def dismiss(self) -> None:
        self.end(frames.RESTART if self._connections.is_closing else DISMISSED)

    def ping(self, now: float, interval: float) -> None:
        """Also finds out who is gone without a word."""
        if now - self.heard > self._connections.settings.silence_s:
            self.end(SILENT)
            return
        self._pings += 1
        self._pinged = now
        self.ping_due = now + (1.0 if self._pings < QUICK_PINGS else interval)
        self._send(frames.TEXT, encode(Ping(self._pings)))

    def end(self, code: int) -> None:
        """Say why, and listen no more. What is already on its way still arrives, if the other side reads."""
        if self._is_ending:
            return
        self._is_ending = True
        self._connections.left(self, code)
        if self._transport.is_closing():
            return
        self._transport.write(frames.closing(code))
        self._transport.write_eof()  # closing at once would throw away what the other side has not read
        self._connections.loop.call_later(LINGER_S, self._transport.abort)

    def _fail(self, key: str, message: str = "", ident: str = "") -> None:
        self._connections.counts.refuse(key)
        self.deliver(encode(Failed(key, message or sentence(key, self.language), ident)))

    # Listening

    def data_received(self, data: bytes) -> None:
        if self._is_ending:
            if len(data) > LARGEST:
                self._transport.pause_reading()  # it goes on and on: not even thrown away any more
            return
        arrived = self.heard = self._connections.now()
        if self._rest:
            data = self._rest + data
        at = 0
        try:
            while (frame := frames.read(data, at, LARGEST)) is not None:
                if not self._may_send(frame.end - at, arrived):
                    self.end(TOO_FAST)
                    return
                at = frame.end
                self._take(frame, arrived)
                if self._is_ending:
                    return
        except frames.FrameError as error:
            if error.code == frames.TOO_LARGE:
                self._fail("too-large")
            self.end(error.code)
            return
        self._rest = data[at:]

    def _may_send(self, size: int, arrived: float) -> bool:
        """What a frame costs whatever it holds: pongs and pieces of a message that never ends are no messages.

        Where an address as a whole is at its limit, those go who are on the way to their own: a whole school may share
        the address with one who floods.
        """
        cost = FRAME_COST + size
        if not self._traffic.take(arrived, cost):
            return False
        return self._traffic_of_address.take(arrived, cost) or not self._traffic.is_half_empty()

    def _take(self, frame: frames.Frame, arrived: float) -> None:
        opcode = frame.opcode
        if opcode == frames.TEXT and frame.is_last and self._parts is None:
            self._hear(frame.payload, arrived)
        elif opcode == frames.PING:
            self._send(frames.PONG, frame.payload)
        elif opcode == frames.CLOSE:
            # Nobody can end a conversation in the middle of a message.
            self.end(frames.close_code(frame.payload) if self._parts is None else frames.PROTOCOL_ERROR)
        elif opcode == frames.BINARY:
            raise frames.FrameError(frames.NOT_TEXT)
        elif opcode != frames.PONG:
            self._piece(frame, arrived)

    def _piece(self, frame: frames.Frame, arrived: float) -> None:
        """A message may come in several frames."""
        if (frame.opcode == frames.TEXT) != (self._parts is None):
            raise frames.FrameError(frames.PROTOCOL_ERROR)
        message = (self._parts or b"") + frame.payload
        if len(message) > LARGEST:
            raise frames.FrameError(frames.TOO_LARGE)
        self._parts = None if frame.is_last else message
        if frame.is_last:
            self._hear(message, arrived)

    def _hear(self, payload: bytes, arrived: float) -> None:
        self._connections.counts.heard += 1
        try:
            said = decode(payload)
        except msgspec.ValidationError:
            self._fail("unknown-message")
        except msgspec.DecodeError:
            self._hear_nonsense(payload)
        except UnicodeDecodeError:
            self.end(frames.NOT_UTF8)
        else:
            self._answer(said, arrived)

    def _hear_nonsense(self, payload: bytes) -> None:
        try:
            payload.decode()
        except UnicodeDecodeError:
            self.end(frames.NOT_UTF8)
        else:
            self._fail("malformed")

    def _answer(self, said: ClientMessage, arrived: float) -> None:
        if isinstance(said, Pong) and self._pinged and said.number == self._pings:
            self.trips.note((arrived - self._pinged) * 1000, wire_times(self._transport) if self._is_direct else None)
            self._pinged = 0.0
            return
        if not (self._of_device.take(arrived) and self._of_address.take(arrived)):
            self._hold_back(said.id)
            return
        self._too_fast = 0
        try:
            self._do(said, arrived)
        except TableError as error:
            self._fail(*explained(error, self.language)[1:], said.id)
        except Exception:
            log.exception("message")
            self._fail("failed", ident=said.id)

    def _hold_back(self, ident: str) -> None:
        self._too_fast += 1
        if self._too_fast > PATIENCE:
            self.end(TOO_FAST)
        else:
            self._fail("too-fast", ident=ident)

    def _do(self, said: ClientMessage, arrived: float) -> None:
        service = self._connections.service
        if isinstance(said, Do):
            # An answer in a race is heard of when the race is over, which says nothing about the house.
            self._asked = 0.0 if self.has_races else arrived
            service.play(Move(self, self._seat_of(said), said.step, said.at, said.id, arrived))
        elif isinstance(said, AskWhy):
            service.why(self, self._seat_of(said), said.step, said.id)
        elif isinstance(said, AskPreview):
            service.preview(self, self._seat_of(said), said.step, said.id)
        elif isinstance(said, Advise):
            service.advise(self, self._seat_of(said), said.id)
        elif isinstance(said, Phrase):
            service.phrase(self, self._seat_of(said), said.phrase, said.id)
        elif isinstance(said, ShowAs):
            service.show_as(self, said.seat, said.id)
        elif isinstance(said, Here):
            service.present(self, said.here)
        elif isinstance(said, Hold):
            service.hold(self, said.hold)
        # What is left is a pong that comes late, or answers no ping: it tells nothing.

    def _seat_of(self, said: FromSeat) -> Seat:
        seat = self.seat if said.seat is None else said.seat
        if seat is None:
            raise TableError("not-seated")
        return seat

    # What the transport and the server call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def eof_received(self) -> None:
        return None  # and so the transport closes

    def pause_writing(self) -> None:
        self._is_behind = True

    def resume_writing(self) -> None:
        self._is_behind = False

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._is_ending:
            self._is_ending = True
            self._connections.left(self, frames.NORMAL)
        self._connections.closed(self)

    def shutdown(self) -> None:
        """The server is going down."""
        self.end(frames.RESTART)
