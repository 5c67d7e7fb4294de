"""WebSocket frames (RFC 6455, section 5) without extensions, read and written in one go.

The `websockets` library does the opening handshake. Its reader of frames is a chain of generators that costs a socket
6 kB and a move twice the processor time of this one. picows 2.3.1 (Cython), tried in its place behind the same
handshake with 250 tables, cost a move 2 to 5 % (0.147 against 0.154 ms, 0.138 against 0.141 ms, interpreted), and a
socket 12 kB more (25 against 49 kB a table of two, 36 against 62 kB): buffers of its own both ways, two futures and a
logger for each. So this stays, and tests hold whole conversations to the answers of the `websockets` library.
"""

from typing import Final, NamedTuple

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this platform
    from websockets.utils import apply_mask

Opcode = int

CONTINUED: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
KNOWN: Final = frozenset((CONTINUED, TEXT, BINARY, CLOSE, PING, PONG))

NORMAL: Final = 1000
PROTOCOL_ERROR: Final = 1002
NOT_TEXT: Final = 1003
NOT_UTF8: Final = 1007
TOO_LARGE: Final = 1009
RESTART: Final = 1012

_FIN: Final = 0x80
_RESERVED: Final = 0x70
_MASKED: Final = 0x80
_CONTROL: Final = 0x8  # set in the opcodes of control frames
_LONGEST_CONTROL: Final = 125
_TWO_BYTES: Final = 126  # the length follows in two bytes, or with 127 in eight
_CODES: Final = frozenset((1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014))


class FrameError(Exception):
    """What came is no frame, or not one that is allowed here: the connection ends with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Frame(NamedTuple):
    opcode: Opcode
    is_last: bool
    payload: bytes
    end: int  # where the next frame begins


def read(data: bytes, at: int, largest: int) -> Frame | None:
    """The frame of a client that begins at `at`; None while some of it is still to come."""
    size = len(data) - at
    if size < 2:
        return None
    first, second = data[at], data[at + 1]
    opcode, length, body = first & 0x0F, second & 0x7F, at + 6
    if first & _RESERVED or opcode not in KNOWN or not second & _MASKED:
        raise FrameError(PROTOCOL_ERROR)
    if opcode & _CONTROL and (length > _LONGEST_CONTROL or not first & _FIN):
        raise FrameError(PROTOCOL_ERROR)
    if length >= _TWO_BYTES:
        wide = 2 if length == _TWO_BYTES else 8
        if size < 2 + wide:
            return None
        length, body = int.from_bytes(data[at + 2 : at + 2 + wide], "big"), body + wide
    if length > largest:
        raise FrameError(TOO_LARGE)
    end = body + length
    if len(data) < end:
        return None
    return Frame(opcode, first >= _FIN, apply_mask(data[body:end], data[body - 4 : body]), end)


def written(opcode: Opcode, payload: bytes) -> bytes:
    """A whole message in one frame, as a server sends it."""
    length = len(payload)
    if length < _TWO_BYTES:
        return bytes((_FIN | opcode, length)) + payload
    if length < 1 << 16:
        return bytes((_FIN | opcode, _TWO_BYTES, length >> 8, length & 0xFF)) + payload
    return bytes((_FIN | opcode, _TWO_BYTES + 1)) + length.to_bytes(8, "big") + payload


def closing(code: int, reason: str = "") -> bytes:
    return written(CLOSE, code.to_bytes(2, "big") + reason.encode())


def close_code(payload: bytes) -> int:
    """The code to answer a closing frame with: its own, where it is a proper one."""
    if not payload:
        return NORMAL
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or not (code in _CODES or 3000 <= code < 5000):
        return PROTOCOL_ERROR
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        return NOT_UTF8
    return code
