"""As little HTTP and WebSocket as a load needs, the same for every server: what is measured is the other side."""

import asyncio
import json
import os
from base64 import b64encode
from typing import Any, cast

HOST = "127.0.0.1"

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FIN = 0x80
# The mask is ours to choose. With this one a text is its own masked form; the server has its work with it all the same.
NO_MASK = bytes(4)
END_OF_HEAD = b"\r\n\r\n"


class Requests:
    """One connection for requests of JSON, one after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: Any, **headers: str) -> Any:
        """The answer's JSON. An answer that is no success ends the benchmark."""
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(HOST, self._port)
        content = json.dumps(body).encode()
        self._writer.write(head(f"POST {path}", self._port, content, headers) + content)
        status, length = answered(await self._reader.readuntil(END_OF_HEAD))
        text = await self._reader.readexactly(length)
        if not 200 <= status < 300:
            raise LoadError(f"{path} was answered with {status} {text.decode()}")
        return json.loads(text)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


class LoadError(Exception):
    """A server did something else than it should: no figure would be worth anything."""


def head(what: str, port: int, content: bytes, headers: dict[str, str]) -> bytes:
    lines = [
        f"{what} HTTP/1.1",
        f"Host: {HOST}:{port}",
        "Content-Type: application/json",
        f"Content-Length: {len(content)}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def answered(response: bytes) -> tuple[int, int]:
    """The status, and how long the body is."""
    first, *lines = response.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return int(first.split()[1]), int(headers.get("content-length", 0))


class Socket(asyncio.Protocol):
    """A WebSocket; whoever derives from it hears whole messages."""

    def __init__(self, port: int, path: str, **headers: str) -> None:
        self._port = port
        self.path = path
        self._headers = headers
        self._transport: asyncio.Transport
        self._rest = b""
        self._is_open = False
        self._is_closing = False

    async def enter(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self._port)

    def opened(self) -> None:
        """The server has let us in."""

    def hear(self, message: bytes) -> None:
        raise NotImplementedError

    def lost(self, why: str) -> None:
        """Closed by the server."""
        raise NotImplementedError

    def say(self, message: bytes) -> None:
        self._transport.write(frame(TEXT, message))

    def close(self) -> None:
        self._is_closing = True
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        upgrade = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
        }
        self._transport.write(head(f"GET {self.path}", self._port, b"", upgrade | self._headers))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0
        if not self._is_open:
            at = data.find(END_OF_HEAD) + len(END_OF_HEAD)
            if at < len(END_OF_HEAD):
                self._rest = data
                return
            self._enter(data)
        while (found := message(data, at)) is not None:
            opcode, start, at = found
            if opcode == TEXT:
                self.hear(data[start:at])
            elif opcode == PING:
                self._transport.write(frame(PONG, data[start:at]))
            elif opcode == CLOSE and not self._is_closing:
                self.lost(f"closed with {int.from_bytes(data[start : start + 2], 'big')}")
        self._rest = data[at:]

    def _enter(self, response: bytes) -> None:
        self._is_open = True
        if response.startswith(b"HTTP/1.1 101 "):
            self.opened()
        else:
            self.lost(response.decode("latin-1"))

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._is_closing:
            self.lost("lost")


def frame(opcode: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        return bytes((FIN | opcode, 0x80 | length)) + NO_MASK + payload
    return bytes((FIN | opcode, 0x80 | 126, length >> 8, length & 0xFF)) + NO_MASK + payload


def message(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Opcode, beginning and end of the message at `at`, all in one frame; None while some of it is to come."""
    size = len(data) - at
    if size < 2:
        return None
    opcode, length, start = data[at] & 0x0F, data[at + 1], at + 2
    if length == 126:
        length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
    elif length == 127:
        length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
    end = start + length
    return (opcode, start, end) if end <= len(data) and start <= len(data) else None
