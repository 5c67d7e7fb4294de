"""Whatever bytes come over a socket: the server stands, the table is untouched, others play on."""

import base64
import json
import os
import socket as sockets
import time
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.running import PATIENCE_S, Guest, Running, at_table
from walpurgis.server import frames

UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{headers}\r\n"
)
NONSENSE = (b"{}", b'{"kind":"do","step":', b"[]", b'"\xff"', b'{"kind":"pong","number":1e99}')


class Raw:
    """A socket without manners."""

    def __init__(self, server: Running, guest: Guest, table: str) -> None:
        self.socket = sockets.create_connection(("127.0.0.1", server.port), PATIENCE_S)
        headers = "".join(f"{name}: {value}\r\n" for name, value in guest.headers().items())
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(UPGRADE.format(table=table, port=server.port, key=key, headers=headers).encode())
        self.socket.recv(4096)

    def send(self, data: bytes) -> None:
        try:
            self.socket.sendall(data)
        except OSError:
            return  # it was shown the door

    def close(self) -> None:
        self.socket.close()


def masked(opcode: int, payload: bytes, rng: Random, fin: bool = True) -> bytes:
    mask = rng.randbytes(4)
    head = bytes(((0x80 if fin else 0) | opcode,))
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0xFE,)) + size.to_bytes(2, "big")
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return head + length + mask + body


@pytest.fixture(scope="module")
def played(server: Running) -> tuple[list[Guest], str]:
    return at_table(server.url, "hyene", 2)


def is_untouched(server: Running, guests: list[Guest], table: str) -> bool:
    with guests[0].connect(table) as line:
        return bool(line.wait_for("update")["at"] == server.table(table).shown)


@pytest.mark.parametrize("seed", range(40))
def test_noise_in_frames_and_out_of_them(server: Running, played: tuple[list[Guest], str], seed: int) -> None:
    guests, table = played
    rng = Random(seed)
    at = server.table(table).shown
    raw = Raw(server, guests[seed % 2], table)
    for _ in range(30):
        kind = rng.randrange(4)
        if kind == 0:
            raw.send(
                masked(rng.randrange(16), rng.randbytes(rng.choice([0, 5, 125, 126, 4000])), rng, rng.random() < 0.8)
            )
        elif kind == 1:
            raw.send(masked(frames.TEXT, rng.choice(NONSENSE), rng))
        elif kind == 2:
            raw.send(masked(rng.choice([frames.PING, frames.PONG]), rng.randbytes(20), rng))
        elif rng.random() < 0.1:
            raw.send(rng.randbytes(50))
    raw.close()
    assert server.table(table).shown == at
    assert is_untouched(server, guests, table)


values = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
KINDS = ["do", "as", "why", "preview", "phrase", "hold", "here", "pong", "fly"]
keys = st.sampled_from(["kind", "step", "at", "id", "seat", "phrase", "hold", "here", "number", "fly"])
others = st.dictionaries(keys, values | st.lists(values, max_size=2), max_size=4)
messages = others | st.builds(lambda kind, rest: {**rest, "kind": kind}, st.sampled_from(KINDS), others)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(message=messages)
def test_any_json_has_an_answer_and_changes_nothing(
    server: Running, played: tuple[list[Guest], str], message: dict[str, Any]
) -> None:
    guests, table = played
    at = server.table(table).shown
    with guests[0].connect(table) as line:
        line.wait_for("update")
        line.socket.send(json.dumps(message))
        line.drain()
    assert server.table(table).shown == at


def test_a_client_that_leaves_without_a_word_is_noticed(server: Running, played: tuple[list[Guest], str]) -> None:
    guests, table = played
    clients = server.table(table).audience.clients
    raw = Raw(server, guests[1], table)
    until = time.monotonic() + PATIENCE_S
    while not clients:
        assert time.monotonic() < until
        time.sleep(0.01)
    raw.close()
    while clients:
        assert time.monotonic() < until
        time.sleep(0.01)
