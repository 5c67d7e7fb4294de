"""Whole conversations, frame by frame, beside the websockets library: what a connection of ours hears, answers and ends
with is what theirs does, as a server; and what ours says, theirs understands as a client.
"""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame as TheirFrame
from websockets.frames import Opcode
from websockets.protocol import CLIENT, OPEN, Protocol

from benchmarks.fuzz.targets.frames import Listening, check
from walpurgis.server import frames
from walpurgis.server.client_message import LARGEST

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
    check(chunks)


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
