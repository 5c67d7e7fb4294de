"""A guest's end of a socket, from docs/api.md and RFC 6455 alone: frames, JSON, and what is still unanswered."""

import base64
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw, Struct

from benchmarks.weather.wire import Wire

if TYPE_CHECKING:
    from benchmarks.weather.guest import Guest

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
ANSWERED: Final = frozenset(("do", "why", "preview", "advise"))  # each of them has an answer
UPGRADE: Final = (
    "GET /api/tables/{table}/socket?at={at}{seat} HTTP/1.1\r\nHost: localhost:8666\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{cookie}\r\n"
)

_encode = msgspec.json.Encoder().encode


class Step(Struct):
    do: str


class Question(Struct):
    kind: str
    steps: list[Step] = []
    verb: str = ""
    items: list[str] = []
    size: int = 0
    limit: int = 0


class View(Struct):
    seat: int | None
    awaits: str
    awaited: list[int]


class Said(Struct):
    """Any message of the table, as far as a guest here looks at it."""

    kind: str
    at: int = 0
    view: View | None = None
    events: list[Raw] = []
    ask: list[Question] = []
    ok: str = ""
    id: str = ""
    number: int = 0
    error: str = ""
    reason: str = ""


_decode = msgspec.json.Decoder(Said).decode


class Update:
    """What a line was shown: the events behind `before`, up to `at`, as this seat hears of them."""

    __slots__ = ("at", "before", "events", "seat")

    def __init__(self, seat: int | None, before: int, at: int, events: list[bytes]) -> None:
        self.seat = seat
        self.before = before
        self.at = at
        self.events = events


class Line:
    """One connection. at is the length of the log that it has been told of. unanswered: by id, since when."""

    def __init__(self, guest: "Guest", wire: Wire, at: int) -> None:
        self.guest = guest
        self.wire = wire
        self.at = at
        self.is_open = False
        self.is_lost = False
        self.last_heard = wire.loop.now
        self.unanswered: dict[str, float] = {}
        self._rest = b""

    def shake_hands(self, table: str, cookie: str, seat: int | None) -> None:
        key = base64.b64encode(self.guest.rng.randbytes(16)).decode()
        named = "" if seat is None else f"&as={seat}"
        header = f"Cookie: {cookie}\r\n" if cookie else ""
        self.wire.say(UPGRADE.format(table=table, at=self.at, seat=named, key=key, cookie=header).encode())

    def say(self, message: dict[str, Any]) -> None:
        ident = message.get("id", "")
        if ident and message["kind"] in ANSWERED:
            self.unanswered[ident] = self.wire.loop.now
        self.wire.say(framed(TEXT, _encode(message)))

    def hang_up(self) -> None:
        self.is_lost = True
        self.wire.hang_up()

    # What the wire calls

    def heard(self, wire: Wire, data: bytes) -> None:
        if self.is_lost:
            return
        self.last_heard = wire.loop.now
        data = self._rest + data if self._rest else data
        if not self.is_open:
            if b"\r\n\r\n" not in data:
                self._rest = data
                return
            data = self._opening(data)
        at = 0
        while not self.is_lost and len(data) >= at + 2:
            length, start = data[at + 1], at + 2
            if length >= 126:
                start = at + (4 if length == 126 else 10)
                length = int.from_bytes(data[at + 2 : start], "big") if len(data) >= start else len(data)
            if len(data) < start + length:
                break
            self._take(data[at] & 0x0F, data[start : start + length])
            at = start + length
        self._rest = data[at:]

    def _opening(self, data: bytes) -> bytes:
        head, _, rest = data.partition(b"\r\n\r\n")
        if head.startswith(b"HTTP/1.1 101"):
            self.is_open = True
            self.guest.came_in(self)
            return rest
        self.hang_up()
        self.guest.was_refused(self, head)
        return b""

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            said = _decode(payload)
            answered = said.ok or said.id
            if answered:
                self.unanswered.pop(answered, None)
            self.guest.hear(self, said)
        elif opcode == CLOSE:
            self.wire.say(framed(CLOSE, payload[:2]))
            self.hang_up()
            self.guest.was_closed(self, int.from_bytes(payload[:2], "big"))
        elif opcode == PING:
            self.wire.say(framed(PONG, payload))

    def lost(self, wire: Wire) -> None:
        if not self.is_lost:
            self.is_lost = True
            self.guest.was_closed(self, 0)


def framed(opcode: int, payload: bytes) -> bytes:
    """As a client sends it: masked, by a mask of zeros."""
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0xFE,)) + size.to_bytes(2, "big")
    return bytes((0x80 | opcode,)) + length + bytes(4) + payload
