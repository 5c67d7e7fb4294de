"""Two nodes, PostgreSQL and nginx as they are shipped: whoever is connected where, and whatever is killed."""

import re
import signal
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from tests.balancer import INSTALL, PATIENCE_S, balancing, free_port, program
from tests.cluster import Cluster
from tests.server.command import Serving, serving
from tests.server.running import Guest, Line, wait_until
from tests.tables.stores import aside, schema_at


@pytest.fixture
def address(cluster: Cluster, tmp_path: Path) -> str:
    return str(aside(schema_at(cluster, tmp_path)))


@pytest.fixture
def nodes(address: str, tmp_path: Path) -> Iterator[list[Serving]]:
    with ExitStack() as stack:
        logs = [tmp_path / f"node-{number}" for number in range(2)]
        yield [stack.enter_context(serving(log, place=address)) for log in logs]


def port_of(node: Serving) -> int:
    found = re.search(r":(\d+)$", node.url)
    assert found is not None
    return int(found[1])


def seated(first: Guest, second: Guest) -> tuple[str, list[Line]]:
    """A table of two that has begun, and where both of them hear of it."""
    table = first.set_up("hyene", 2)
    first.sit(table, 0, "Ada")
    second.sit(table, 1, "Bea")
    first.start(table, second)
    lines = [first.connect(table), second.connect(table)]
    for line in lines:
        line.wait_for("update")
    return table, lines


def moves(line: Line, rng: Random, name: str) -> None:
    """One move of whoever is asked at this line."""
    update = line.last_update
    step = rng.choice(update["ask"][0]["steps"])["do"]
    line.say("do", step=step, at=update["at"], id=name)
    line.wait_for_done()


def play(lines: list[Line], rng: Random, most: int) -> None:
    for number in range(most):
        at = max(line.last_update["at"] for line in lines)
        for line in lines:
            while line.last_update["at"] < at:
                line.wait_for("update")
        asked = [line for line in lines if line.last_update["ask"]]
        moves(rng.choice(asked), rng, f"{at}-{number}")


def test_a_killed_node_costs_no_move_and_its_people_go_on_at_another(nodes: list[Serving]) -> None:
    first, second = Guest(nodes[0].url, seed=1), Guest(nodes[1].url, seed=2)
    table, lines = seated(first, second)
    play(lines, Random(1), 12)
    at = max(line.last_update["at"] for line in lines)
    nodes[0].end(signal.SIGKILL)
    first.url = nodes[1].url
    lines[0] = first.connect(table, f"?at={at}")
    assert lines[0].wait_for("update")["at"] >= at
    play(lines, Random(2), 12)


@pytest.mark.skipif(program() is None, reason=INSTALL)
@pytest.mark.parametrize("is_hashed", [True, False], ids=["hashed", "anywhere"])
def test_the_shipped_nginx_leads_to_the_nodes_that_are_there(nodes: list[Serving], is_hashed: bool) -> None:
    with balancing([port_of(node) for node in nodes], is_hashed) as port:
        url = f"http://127.0.0.1:{port}"
        first, second = Guest(url, seed=1), Guest(url, seed=2)
        table, lines = seated(first, second)
        play(lines, Random(3), 10)
        at = max(line.last_update["at"] for line in lines)
        nodes[0].end(signal.SIGTERM)
        guests = [first, second]
        for seat, guest in enumerate(guests):
            lines[seat] = guest.connect(table, f"?at={at}")
            assert lines[seat].wait_for("update")["at"] >= at
        play(lines, Random(4), 10)
        wait_until(lambda: first.get("/health")["status"] == "ok")


class Upgrading(socketserver.BaseRequestHandler):
    """As little of a node as nginx sees of one: a socket is opened, and stays open."""

    def handle(self) -> None:
        self.request.recv(65536)
        self.request.sendall(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        self.request.recv(1)  # until the other side has had enough


class Upstream(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True


def opening(port: int) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), PATIENCE_S)
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x"
    line.sendall(f"GET /api/tables/abc/socket HTTP/1.1\r\nHost: games.example\r\n{upgrade}\r\n\r\n".encode())
    return line


@pytest.mark.skipif(program() is None, reason=INSTALL)
def test_nodes_that_are_back_are_open_to_everybody_at_once() -> None:
    """Though nobody who comes back to them goes again, which is how nginx would learn that all is well."""
    ports = [free_port() for _ in range(3)]
    with balancing(ports) as port, ExitStack() as stack:
        away = stack.enter_context(opening(port))
        assert away.recv(65536).startswith(b"HTTP/1.1 502 ")
        for one in ports:
            node = stack.enter_context(Upstream(("127.0.0.1", one), Upgrading))
            threading.Thread(target=node.serve_forever, daemon=True).start()
            stack.callback(node.shutdown)
        lines = [stack.enter_context(opening(port)) for _ in range(10)]
        assert [line.recv(65536)[:13] for line in lines] == [b"HTTP/1.1 101 "] * 10
