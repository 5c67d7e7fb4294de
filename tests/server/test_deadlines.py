"""Requests that never come to an end, and answers that nobody reads: each has its time, and each address its share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.raw import RawClient, request
from tests.server.running import Guest, Running, at_table, running, wait_until
from walpurgis.server import http_connections
from walpurgis.server.http_connections import HttpConnection

HEAD_S, BODY_S, UNREAD_S = 10.0, 30.0, 20.0

HALF_A_HANDSHAKE = request("GET", "/api/tables/x/socket", "Upgrade: websocket", "Connection: Upgrade")[:-2]
HALF_A_BODY = request("POST", "/api/tables", "Content-Type: application/json", "Content-Length: 40", body=b'{"game":')
HALF_A_CHUNK = request("POST", "/api/tables", "Transfer-Encoding: chunked", body=b"28\r\n{")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "walpurgis.db", head_s=HEAD_S, body_s=BODY_S, unread_s=UNREAD_S) as found:
        found.stop_clock()
        yield found


def has_begun(server: Running, count: int) -> None:
    """Wait until that many requests are being heard."""
    wait_until(lambda: server.ask(_begun(server)) >= count)


async def _begun(server: Running) -> int:
    connections = server.server.server_state.connections
    return sum(1 for one in connections if getattr(one, "cycle", None) is not None)


@pytest.mark.parametrize("half", [b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-", HALF_A_HANDSHAKE])
def test_a_request_whose_head_does_not_come_to_an_end_is_let_go(server: Running, half: bytes) -> None:
    with RawClient(server, half) as client:
        assert Guest(server.url).get("/health")  # by now it has been seen
        server.move_clock(HEAD_S + 1)
        answer = client.answer()
        assert (answer.status, answer.error) == (408, "too-slow")


@pytest.mark.parametrize("half", [HALF_A_BODY, HALF_A_CHUNK])
def test_a_request_whose_body_does_not_come_to_an_end_is_let_go(server: Running, half: bytes) -> None:
    with RawClient(server, half) as client:
        has_begun(server, 1)
        server.move_clock(BODY_S + 1)
        answer = client.answer()
        assert (answer.status, answer.error) == (408, "too-slow")


def test_a_connection_that_says_nothing_is_let_go(server: Running) -> None:
    with RawClient(server) as client:
        assert Guest(server.url).get("/health")
        server.move_clock(HEAD_S + 1)
        assert client.rest() == b""


def test_a_byte_now_and_then_gains_no_time(server: Running) -> None:
    with RawClient(server, b"G") as client:
        assert Guest(server.url).get("/health")
        for byte in b"ET / HTTP/1.1":
            server.move_clock(HEAD_S / 8)
            client.send(bytes([byte]))
        assert client.answer().status == 408


def test_whoever_sends_a_head_in_many_pieces_is_read_only_now_and_then(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_connections, "REST_S", (3600.0, 3600.0))
    head = request("GET", "/health")
    pieces = [head[:4], head[4:9], head[9:14], head[14:]]
    with RawClient(server, pieces[0]) as client:
        for number in (1, 2):
            wait_until(lambda until=number: server.ask(_half_a_head(server)) == [b"".join(pieces[:until])])  # type: ignore[misc]
            assert not server.ask(_rests(server))
            client.send(pieces[number])
        wait_until(lambda: server.ask(_rests(server)))
        client.send(pieces[3])
        assert server.ask(_half_a_head(server)) == [head[:14]]
        server.ask(_read_on(server))
        assert client.answer().status == 200


async def _half_a_head(server: Running) -> list[bytes]:
    connections = server.server.server_state.connections
    return [one.conn.trailing_data[0] for one in connections if isinstance(one, HttpConnection)]


async def _waits_for_a_head(server: Running) -> bool:
    connections = server.server.server_state.connections
    return any(isinstance(one, HttpConnection) and one._has_half_a_head() for one in connections)


async def _rests(server: Running) -> bool:
    connections = server.server.server_state.connections
    return any(isinstance(one, HttpConnection) and one.flow.read_paused for one in connections)


async def _read_on(server: Running) -> None:
    for one in list(server.server.server_state.connections):
        if isinstance(one, HttpConnection):
            one.flow.resume_reading()


def test_a_request_after_a_whole_one_has_its_deadline_too(server: Running) -> None:
    with RawClient(server, request("GET", "/health") + b"GET /hea") as client:
        answers = client.socket.recv(1 << 16)
        wait_until(lambda: server.ask(_waits_for_a_head(server)))  # it has answered, and counts from here
        server.move_clock(HEAD_S + 1)
        answers += client.rest()
        assert answers.startswith(b"HTTP/1.1 200")
        assert b"HTTP/1.1 408" in answers


def test_an_answer_that_nobody_reads_is_thrown_away(server: Running) -> None:
    """Asked for often enough, so that it does not fit into what the system keeps."""
    ask = request("GET", "/schema/openapi.json")
    with RawClient(server, buffer=4096) as client:
        while server.ask(_unread(server)) == 0:
            client.send(ask)
        wait_until(lambda: _is_gone_later(server))
        client.rest()  # comes to an end
    assert Guest(server.url).get("/health")


def _is_gone_later(server: Running) -> bool:
    server.move_clock(UNREAD_S + 1)
    return server.ask(_unread(server)) == 0


async def _unread(server: Running) -> int:
    """Bytes that wait for somebody to read them."""
    return sum(one.transport.get_write_buffer_size() for one in server.server.server_state.connections)


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "walpurgis.db", requests_an_address=8, head_s=HEAD_S) as found:
        found.stop_clock()
        yield found


def test_an_address_has_so_many_connections_and_whoever_waits_longest_goes(narrow: Running) -> None:
    clients = [RawClient(narrow, b"GET / HTTP/1.1\r\nX-") for _ in range(40)]
    assert Guest(narrow.url).get("/health")
    statuses = [client.answer().status for client in clients[:32]]
    assert statuses == [408] * 32
    assert narrow.ask(_open(narrow)) <= 8
    for client in clients:
        client.close()


async def _open(server: Running) -> int:
    return len(server.server.server_state.connections)


def test_sockets_at_tables_are_not_among_them(narrow: Running) -> None:
    guests, table = at_table(narrow.url, "hyene", 2)
    lines = [guests[0].connect(table) for _ in range(12)]
    for line in lines:
        line.wait_for("update")
        line.drain()
    narrow.move_clock(HEAD_S + 1)
    assert Guest(narrow.url).get("/health")
    for line in lines:
        line.drain()
        line.close()


def test_whoever_comes_too_fast_is_turned_away_at_the_door(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", rate=0.01) as server:  # nine at once, and one in two seconds
        server.stop_clock()
        clients = [RawClient(server, source="127.0.0.2") for _ in range(12)]
        assert [client.rest() for client in clients[9:]] == [b""] * 3  # without a word
        assert server.ask(_open(server)) == 9
        with RawClient(server, request("GET", "/health")) as neighbour:  # from another address
            assert neighbour.socket.recv(16).startswith(b"HTTP/1.1 ")
        server.move_clock(2.1)
        with RawClient(server, request("GET", "/health"), source="127.0.0.2") as late:
            assert late.socket.recv(16).startswith(b"HTTP/1.1 ")
        for client in clients:
            client.close()


def test_a_proxy_may_bring_everybody(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", requests_an_address=2, proxies=["127.0.0.1"]) as server:
        clients = [RawClient(server, b"GET /health HTTP/1.1\r\nHost: localhost\r\n") for _ in range(6)]
        for client in clients:
            client.send(b"Connection: close\r\n\r\n")
            assert client.answer().status == 200
            client.close()


def test_nor_does_a_proxy_come_too_fast(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", rate=0.01, proxies=["127.0.0.2"]) as server:
        server.stop_clock()
        clients = [RawClient(server, source="127.0.0.2") for _ in range(12)]
        wait_until(lambda: server.ask(_open(server)) == 12)
        for client in clients:
            client.close()
