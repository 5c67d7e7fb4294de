"""Whole conversations, frame by frame, beside the websockets library: what a connection of ours hears, answers and ends
with is what theirs does, as a server; and what ours says, theirs understands as a client.
"""

from types import SimpleNamespace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame as TheirFrame
from websockets.frames import Opcode
from websockets.protocol import CLIENT, OPEN, SERVER, Protocol

from walpurgis.server import frames
from walpurgis.server.client_message import LARGEST
from walpurgis.server.connection import Connection
from walpurgis.server.connections import ConnectionCounts
from walpurgis.server.rate_limit import Buckets
from walpurgis.server.settings import Paces, ServerSettings

END = bytes(LARGEST + 20)  # completes whatever was begun, and is no frame itself
# A frame can be out of order and wrong in another way, too: then either may be named.
ALSO_WRONG = frozenset((frames.TOO_LARGE, frames.NOT_TEXT, frames.NOT_UTF8))
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


# What a client may send


def frame(opcode: int, payload: bytes, fin: bool = True, reserved: int = 0, mask: bytes | None = b"wand") -> bytes:
    """By hand, so that it can be a wrong one."""
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    masked, size = 0x80 if mask is not None else 0, len(payload)
    length = bytes([masked | size]) if size < 126 else bytes([masked | 126]) + size.to_bytes(2, "big")
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload)) if mask is not None else payload
    return bytes([first]) + length + (mask or b"") + body


small = st.binary(max_size=125)
# Not quite as large as is allowed: then the library takes even a ping for too much.
large = st.sampled_from([LARGEST - 200, LARGEST + 3]).map(bytes)
largest = st.builds(frame, st.just(frames.TEXT), st.sampled_from([LARGEST - 1, LARGEST, LARGEST + 1]).map(bytes))
control = st.builds(frame, st.sampled_from([frames.PING, frames.PONG]), small)
code = st.sampled_from(
    [b"", b"\x03", b"\x03\xe8", b"\x03\xe9bye", b"\x0f\xa0", b"\x03\xed", b"\x03\xe8\xff", b"\x13\x88"]
)
closing = st.builds(frame, st.just(frames.CLOSE), code)
begun = st.builds(frame, st.just(frames.TEXT), small, fin=st.just(False))  # a message that does not come to its end
any_opcode = st.sampled_from([frames.TEXT, frames.PING, frames.PONG, frames.CLOSE])
control_opcode = st.sampled_from([frames.PING, frames.PONG, frames.CLOSE])
wrong = st.one_of(
    st.builds(frame, any_opcode, small, mask=st.none()),
    st.builds(frame, any_opcode, small, reserved=st.sampled_from([1, 2, 4, 7])),
    st.builds(frame, control_opcode, small, fin=st.just(False)),
    st.builds(frame, control_opcode, st.binary(min_size=126, max_size=140)),
    st.builds(frame, st.sampled_from([3, 7, 11, 15]), small),  # nobody's
    st.builds(frame, st.sampled_from([frames.TEXT, frames.CONTINUED, frames.BINARY]), small),  # perhaps out of order
)


@st.composite
def message(draw: Any) -> list[bytes]:
    """In any number of frames, with other frames between them, as the library's own client writes it."""
    text = draw(small | st.binary(max_size=600) | large)
    cuts = sorted(draw(st.lists(st.integers(0, len(text)), max_size=3)))
    parts = [text[low:high] for low, high in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    client, sent = Protocol(CLIENT, state=OPEN), []
    for number, part in enumerate(parts):
        is_last = number == len(parts) - 1
        say = client.send_text if number == 0 else client.send_continuation
        say(part, fin=is_last)
        sent.append(b"".join(client.data_to_send()))
        if not is_last:
            sent += draw(st.lists(control, max_size=2))
    return sent


@st.composite
def conversations(draw: Any) -> list[bytes]:
    """Cut into pieces anywhere, as a network does."""
    parts = draw(st.lists(message() | (control | largest).map(lambda one: [one]), max_size=6))
    last = draw(st.lists(begun | closing | wrong | control | st.binary(max_size=20), max_size=4))
    data = b"".join([*(one for part in parts for one in part), *last])
    cuts = sorted(draw(st.lists(st.integers(0, len(data)), max_size=6)))
    return [data[low:high] for low, high in zip([0, *cuts], [*cuts, len(data)], strict=True)]


@settings(max_examples=600, deadline=None)
@given(conversations())
def test_a_connection_hears_and_ends_as_the_librarys_does(chunks: list[bytes]) -> None:
    ours, theirs = Listening(), Theirs()
    for chunk in [*chunks, END]:
        ours.data_received(chunk)
        theirs.data_received(chunk)
    assert ours.messages == theirs.messages
    assert ours.pongs()[: len(theirs.pongs())] == theirs.pongs()
    two_breaches = {ours.code, theirs.code} - {frames.PROTOCOL_ERROR}
    assert ours.code == theirs.code or (len(two_breaches) == 1 and two_breaches <= ALSO_WRONG)


said = st.binary(max_size=300) | st.sampled_from([125, 126, 65_535, 65_536]).map(bytes)


@settings(max_examples=200, deadline=None)
@given(st.lists(said | small.map(lambda payload: ("ping", payload)), max_size=8), st.integers(0, 1 << 18), code)
def test_what_a_connection_says_the_library_understands(words: list[Any], cut: int, last: bytes) -> None:
    """Messages and answers to pings, in order, then the closing frame, cut anywhere."""
    ours, expected = Listening(), []
    for word in words:
        if isinstance(word, tuple):
            ours.data_received(frame(frames.PING, word[1]))
            expected.append((Opcode.PONG, word[1]))
        else:
            ours.deliver(word)
            expected.append((Opcode.TEXT, word))
    ours.data_received(frame(frames.CLOSE, last))
    client, written = Protocol(CLIENT, state=OPEN, max_size=1 << 20), ours.wire.written
    for chunk in (written[: cut % (len(written) + 1)], written[cut % (len(written) + 1) :]):
        if chunk:
            client.receive_data(chunk)
    heard = [(one.opcode, bytes(one.data)) for one in client.events_received() if isinstance(one, TheirFrame)]
    assert heard[:-1] == expected
    assert client.close_rcvd is not None
    assert client.close_rcvd.code == ours.code
