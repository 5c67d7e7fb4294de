"""Frames: whatever comes in, in whatever pieces, we read what the websockets library reads."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame as TheirFrame
from websockets.frames import Opcode
from websockets.protocol import CLIENT, OPEN, SERVER, Protocol

from walpurgis.server import frames

LARGEST = 200
END = bytes(LARGEST + 10)
OF_ORDER = -1  # which frames may follow which is for the connection to say
TWO_BREACHES = {frames.PROTOCOL_ERROR, frames.TOO_LARGE}  # of one frame: either may be named


def ours(chunks: list[bytes]) -> tuple[list[tuple[int, bool, bytes]], int]:
    """The frames, and the code of the first breach (0: none)."""
    data, at, found = b"", 0, []
    for chunk in chunks:
        data += chunk
        try:
            while (frame := frames.read(data, at, LARGEST)) is not None:
                at = frame.end
                found.append((frame.opcode, frame.is_last, frame.payload))
                if frame.opcode == frames.CLOSE:
                    return found, breach_of_closing(frame.payload)
        except frames.FrameError as error:
            return found, error.code
    return found, 0


def breach_of_closing(payload: bytes) -> int:
    """We answer a proper closing frame with its own code, and any other with what is wrong with it."""
    code = frames.close_code(payload)
    return 0 if not payload or payload[:2] == code.to_bytes(2, "big") else code


def theirs(chunks: list[bytes]) -> tuple[list[tuple[int, bool, bytes]], int]:
    protocol = Protocol(SERVER, state=OPEN, max_size=LARGEST)
    found: list[tuple[int, bool, bytes]] = []
    for chunk in chunks:
        protocol.receive_data(chunk)
        for event in protocol.events_received():
            assert isinstance(event, TheirFrame)
            found.append((int(event.opcode), event.fin, bytes(event.data)))
        protocol.data_to_send()
        if protocol.parser_exc is not None:
            assert protocol.close_sent is not None
            of_order = "continuation" in str(protocol.parser_exc) or protocol.close_sent.code == frames.NOT_UTF8
            return found, OF_ORDER if of_order else int(protocol.close_sent.code)
        if protocol.close_rcvd is not None:
            return found, 0
    return found, 0


def as_client(opcode: int, payload: bytes, fin: bool = True) -> bytes:
    return TheirFrame(Opcode(opcode), payload, fin).serialize(mask=True)


payloads = st.binary(max_size=LARGEST + 20)
short = st.binary(max_size=125)
whole = st.builds(as_client, st.sampled_from([1, 2, 9, 10]), short)
closing = st.builds(lambda payload: b"\x88" + bytes((0x80 | len(payload), 0, 0, 0, 0)) + payload, st.binary(max_size=5))
long = st.builds(as_client, st.sampled_from([1, 2]), payloads)


@st.composite
def pieces(draw: Any) -> list[bytes]:
    """Good frames, then perhaps a closing one, or noise; cut anywhere."""
    data = b"".join(draw(st.lists(whole | long, max_size=5))) + draw(closing | st.binary(max_size=20))
    cuts = sorted(draw(st.lists(st.integers(0, len(data)), max_size=4)))
    return [data[low:high] for low, high in zip([0, *cuts], [*cuts, len(data)], strict=True)]


@settings(max_examples=400, deadline=None)
@given(pieces())
def test_we_read_frames_as_the_library_does(chunks: list[bytes]) -> None:
    # The last chunk completes what was begun, and breaks off: so both come to an end, however early they see it.
    our_frames, our_code = ours([*chunks, END])
    their_frames, their_code = theirs([*chunks, END])
    assert our_frames[: len(their_frames)] == their_frames
    if their_code != OF_ORDER:
        assert our_code == their_code or {our_code, their_code} == TWO_BREACHES


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_what_we_write_the_library_reads(size: int) -> None:
    protocol = Protocol(CLIENT, state=OPEN, max_size=1 << 20)
    protocol.receive_data(frames.written(frames.TEXT, b"x" * size))
    (event,) = protocol.events_received()
    assert isinstance(event, TheirFrame)
    assert (event.opcode, event.fin, len(event.data)) == (Opcode.TEXT, True, size)


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        (b"", 1000),
        (b"\x03\xe9", 1001),
        (b"\x0f\xa0bye", 4000),
        (b"\x03", 1002),  # half a code
        (b"\x03\xed", 1002),  # 1005 is for ourselves alone
        (b"\x03\xe8\xff", 1007),
    ],
)
def test_a_closing_frame_is_answered_with_its_own_code_if_that_is_a_proper_one(payload: bytes, code: int) -> None:
    assert frames.close_code(payload) == code
