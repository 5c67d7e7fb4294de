"""Round trips as the kernel knows them: holding a pong back makes nobody far."""

import json
import sys
from pathlib import Path

import pytest

from tests.server.running import PATIENCE_S, Guest, Line, Running, running
from walpurgis.server.connections import Connections
from walpurgis.server.tcp_info import read, wire_times
from walpurgis.tables.race import RoundTrips

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the least round trip")
HELD_S = 60.0


def trips_of_the_only_guest(server: Running) -> RoundTrips:
    """Who answers a ping late: the server's clock goes on by a minute before the pong."""
    guest = Guest(server.url)
    table = guest.set_up("sorcellerie", 2)
    with guest.connect(table) as line:
        line.socket.recv(PATIENCE_S)  # how the table stands
        (client,) = server.table(table).audience.clients
        while not client.trips.least:  # a pong counts for the latest ping alone, which may have been sent meanwhile
            number = next_ping(line)
            put_forward(server.server.connections)
            line.say("pong", number=number)
            line.drain()
        return client.trips


def next_ping(line: Line) -> int:
    while (message := json.loads(line.socket.recv(PATIENCE_S)))["kind"] != "ping":
        pass
    return int(message["number"])


def put_forward(clock: Connections) -> None:
    before = clock.now
    clock.now = lambda: before() + HELD_S


@on_linux
def test_holding_a_pong_back_makes_nobody_far(tmp_path: Path) -> None:
    with running(tmp_path / "w.db") as server:
        assert 0 < trips_of_the_only_guest(server).least < 1000 * HELD_S / 2


def test_behind_a_proxy_only_pongs_tell_how_far_somebody_is(tmp_path: Path) -> None:
    with running(tmp_path / "w.db", proxies=["127.0.0.1"]) as server:
        assert trips_of_the_only_guest(server).least > 1000 * HELD_S / 2


def test_what_the_kernel_cannot_say_is_not_guessed() -> None:
    class Closed:
        def get_extra_info(self, _name: str) -> None:
            return None

    assert wire_times(Closed()) is None  # type: ignore[arg-type]
    assert read(bytes(148)) is None  # an older kernel, whose answer ends before it
    assert read(bytes(148) + b"\xff" * 4) is None  # nothing measured yet


def test_the_kernels_numbers_are_microseconds() -> None:
    info = bytearray(152)
    info[72:76] = (1500).to_bytes(4, sys.byteorder)
    info[148:152] = (20_250).to_bytes(4, sys.byteorder)
    assert read(bytes(info)) == (20.25, 1.5)
