"""Frames: a connection of ours hears, answers and ends as one of the `websockets` library does in its place.

The first byte of an input says into how many pieces the rest is cut, as a network does.
"""

import re
from types import SimpleNamespace
from typing import Any, Final

from websockets.frames import Frame as TheirFrame
from websockets.frames import Opcode
from websockets.protocol import CLIENT, OPEN, SERVER, Protocol

from benchmarks.fuzz.target import Check
from walpurgis.server import frames
from walpurgis.server.client_message import LARGEST
from walpurgis.server.connection import Connection
from walpurgis.server.connections import ConnectionCounts
from walpurgis.server.rate_limit import Buckets
from walpurgis.server.settings import Paces, ServerSettings

WORDS: Final = (
    b"\x81\x80wand", b"\x01\x80wand", b"\x00\x80wand", b"\x80\x80wand", b"\x82\x80wand", b"\x88\x80wand",
    b"\x88\x82wand", b"\x89\x80wand", b"\x8a\x80wand", b"\x81\xfe", b"\x81\xff", b"\x10\x00", b"\x03\xe8", b"\x0f\xa0",
    b"\x03\xed", b"\x00\x00\x00\x00\x00\x00\x10\x00", b"\x00" * 125,
)  # fmt: skip
MOST_PIECES: Final = 5
END = bytes(LARGEST + 20)  # completes whatever was begun, and is no frame itself
# A frame can be out of order and wrong in another way, too: then either may be named.
ALSO_WRONG = frozenset((frames.TOO_LARGE, frames.NOT_TEXT, frames.NOT_UTF8))
# A ping or a closing frame that writes its length in more bytes than it needs: RFC 6455 forbids it (5.2), and so do we;
# the library lets it pass.
LONG_CONTROL: Final = re.compile(rb"[\x88-\x8a][\xfe\xff]")
EMPTY_CLOSE = 1005  # what the library calls a closing frame without a code


class Wire:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def ignore(self, *_: object) -> None:
        pass

    write_eof = abort = pause_reading = ignore


class Listening(Connection):
    """Without a house behind it: messages are kept as they were heard."""

    def __init__(self) -> None:
        paces = Paces(0)
        buckets = {
            name: Buckets(getattr(paces, name))
            for name in ("messages", "messages_of_address", "traffic", "traffic_of_address")
        }
        house: Any = SimpleNamespace(
            now=lambda: 0.0, counts=ConnectionCounts(), settings=ServerSettings(), left=self._left,
            loop=SimpleNamespace(call_later=lambda *_: None), **buckets,
        )  # fmt: skip
        self.wire = Wire()
        self.messages: list[bytes] = []
        self.code = 0
        visitor: Any = SimpleNamespace(device="", language="en", address="", is_direct=False)
        super().__init__(house, visitor, self.wire)  # type: ignore[arg-type]

    def _left(self, _: object, code: int) -> None:
        self.code = code

    def _hear(self, payload: bytes, arrived: float) -> None:
        self.messages.append(payload)

    def pongs(self) -> list[bytes]:
        return [payload for opcode, payload in as_read(self.wire.written) if opcode == Opcode.PONG]


class Theirs:
    """The library in our place. Binary messages are refused here, which is where it stops to be compared."""

    def __init__(self) -> None:
        self.protocol = Protocol(SERVER, state=OPEN, max_size=LARGEST)
        self.messages: list[bytes] = []
        self.code = 0
        self._written = b""
        self._parts: list[bytes] = []

    def data_received(self, data: bytes) -> None:
        if self.code:
            return
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            assert isinstance(event, TheirFrame)
            if event.opcode == Opcode.BINARY:
                self.code = frames.NOT_TEXT
                return
            if event.opcode in (Opcode.TEXT, Opcode.CONT):
                self._parts.append(bytes(event.data))
                if event.fin:
                    self.messages.append(b"".join(self._parts))
                    self._parts = []
        self._written += b"".join(self.protocol.data_to_send())
        if self.protocol.close_sent is not None:
            code = int(self.protocol.close_sent.code)
            self.code = frames.NORMAL if code == EMPTY_CLOSE else code

    def pongs(self) -> list[bytes]:
        return [payload for opcode, payload in as_read(self._written) if opcode == Opcode.PONG]


def as_read(data: bytes) -> list[tuple[Opcode, bytes]]:
    """What a client of the library's takes it for."""
    client = Protocol(CLIENT, state=OPEN, max_size=1 << 20)
    client.receive_data(data)
    events = client.events_received()
    assert client.parser_exc is None
    return [(event.opcode, bytes(event.data)) for event in events if isinstance(event, TheirFrame)]


def check(chunks: list[bytes]) -> bool:
    """Whether it was a proper conversation; AssertionError where we differ from the library."""
    ours, theirs = Listening(), Theirs()
    for chunk in [*chunks, END]:
        ours.data_received(chunk)
        theirs.data_received(chunk)
    if ours.code == frames.PROTOCOL_ERROR and LONG_CONTROL.search(b"".join(chunks)):
        assert theirs.messages[: len(ours.messages)] == ours.messages
        return False
    assert ours.messages == theirs.messages
    assert ours.pongs()[: len(theirs.pongs())] == theirs.pongs()
    two_breaches = {ours.code, theirs.code} - {frames.PROTOCOL_ERROR}
    assert ours.code == theirs.code or (len(two_breaches) == 1 and two_breaches <= ALSO_WRONG)
    return bool(ours.messages)


def make_check() -> Check:
    def check_bytes(data: bytes) -> bool:
        pieces, rest = (data[0] % MOST_PIECES if data else 0) + 1, data[1:]
        size = -(-len(rest) // pieces) or 1
        return check([rest[at : at + size] for at in range(0, len(rest), size)])

    return check_bytes
