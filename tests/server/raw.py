"""A client that sends what it likes, byte by byte, and reads when it likes."""

import json
import socket
from contextlib import suppress
from typing import Any

from tests.server.running import PATIENCE_S, Running


class RawClient:
    """buffer: bytes that are taken in unread, or 0 for what the system gives."""

    def __init__(self, server: Running, *sent: bytes, buffer: int = 0, source: str = "127.0.0.1") -> None:
        self.socket = socket.socket()
        self.socket.bind((source, 0))
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(PATIENCE_S)
        self.socket.connect(("127.0.0.1", server.port))
        for data in sent:
            self.socket.sendall(data)

    def send(self, data: bytes) -> None:
        with suppress(OSError):  # it may be let go by now
            self.socket.sendall(data)

    def rest(self) -> bytes:
        """All that comes until the other side closes."""
        received = b""
        with suppress(ConnectionResetError):
            while data := self.socket.recv(1 << 16):
                received += data
        return received

    def answer(self) -> "RawAnswer":
        """The one answer that ends the connection."""
        return RawAnswer(self.rest())

    def __enter__(self) -> "RawClient":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()


class RawAnswer:
    def __init__(self, data: bytes) -> None:
        head, _, self.body = data.partition(b"\r\n\r\n")
        self.status = int(head.split(b" ")[1]) if head else 0  # 0: none

    @property
    def error(self) -> Any:
        return json.loads(self.body)["error"]


def request(method: str, path: str, *headers: str, body: bytes = b"", host: str = "localhost") -> bytes:
    """With these headers alone: how long the body is has to be among them."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *headers, "", ""]).encode("latin-1") + body
