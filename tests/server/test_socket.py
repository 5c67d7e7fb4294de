"""At a table, over a real socket: every message has its answer, and a wrong one changes nothing."""

import asyncio
import json
import socket as sockets
import struct
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.raw import RawClient, request
from tests.server.running import PATIENCE_S, Guest, Running, at_table, running, wait_until
from walpurgis.server import connection, handshake
from walpurgis.server import running as house


def first_step(update: dict[str, Any]) -> str:
    return str(update["ask"][0]["steps"][0]["do"])


class Two:
    """Hyène with two people, of whom seat `turn` is to act."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.guests, self.table = at_table(server.url, "hyene", 2, first=0)
        self.lines = [guest.connect(self.table) for guest in self.guests]
        self.updates = [line.wait_for("update") for line in self.lines]
        for line in self.lines:
            line.drain()  # each has heard that the other came
        self.turn = self.updates[0]["view"]["awaited"][0]
        self.mover, self.other = self.lines[self.turn], self.lines[1 - self.turn]

    @property
    def at(self) -> int:
        return int(self.updates[0]["at"])

    @property
    def step(self) -> str:
        return first_step(self.updates[self.turn])

    def is_untouched(self) -> bool:
        for line in self.lines:
            line.drain()
        return bool(self.guests[0].get(f"/api/tables/{self.table}")["at"] == self.at)

    def close(self) -> None:
        for line in self.lines:
            line.close()


@pytest.fixture
def two(server: Running) -> Any:
    table = Two(server)
    yield table
    table.close()


def test_a_move_is_one_frame_to_each_and_the_movers_own_carries_the_answer(two: Two) -> None:
    two.mover.say("do", step=two.step, at=two.at, id="m1")
    mine, yours = two.mover.hear(), two.other.hear()
    assert mine["ok"] == "m1"
    assert "ok" not in yours
    assert mine["at"] == yours["at"] > two.at
    assert mine["events"]
    assert yours["events"]


def test_a_retry_is_answered_once_more_and_done_once(two: Two) -> None:
    two.mover.say("do", step=two.step, at=two.at, id="m1")
    done = two.mover.wait_for_done()
    two.mover.say("do", step=two.step, at=two.at, id="m1")
    assert two.mover.hear() == {"kind": "ok", "id": "m1", "at": done["at"]}
    assert two.guests[0].get(f"/api/tables/{two.table}")["at"] == done["at"]


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ('{"kind": "do", "step": "roll', "malformed"),
        ("", "malformed"),
        ("[1, 2]", "unknown-message"),
        ("7", "unknown-message"),
        ("{}", "unknown-message"),
        ('{"fly": "away"}', "unknown-message"),
        ('{"kind": "do", "step": 7}', "unknown-message"),
        ('{"kind": "do"}', "unknown-message"),
        ('{"kind": "sing", "step": "roll"}', "unknown-message"),
        ('{"kind": 7}', "unknown-message"),
        ('{"do": "roll", "at": 9, "id": "a"}', "unknown-message"),
        ('{"kind": "do", "step": "roll", "why": "roll"}', "unknown-message"),
        ('{"kind": "do", "step": "roll", "at": "soon"}', "unknown-message"),
        ('{"kind": "do", "step": "sing 12", "at": 9, "id": "a"}', "notation"),
        ('{"kind": "do", "step": "roll", "at": 9, "id": ""}', "nonce"),
        ('{"kind": "do", "step": "roll", "at": 9, "id": "a", "seat": 7}', "not-your-seat"),
        ('{"kind": "why", "step": "sing", "id": "a"}', "notation"),
        ('{"kind": "preview", "step": "sing", "id": "a"}', "notation"),
        ('{"kind": "phrase", "phrase": "you rascal"}', "phrase"),
        ('{"kind": "as", "seat": 7}', "not-your-seat"),
    ],
)
def test_what_cannot_be_done_has_an_answer_of_its_own(two: Two, message: str, error: str) -> None:
    two.mover.socket.send(message)
    answer = two.mover.hear()
    assert answer["error"] == error
    assert answer["message"]
    assert two.is_untouched()


def test_the_others_seat_is_not_mine(two: Two) -> None:
    two.other.say("do", step=two.step, at=two.at, id="m1", seat=two.turn)
    assert two.other.hear()["error"] == "not-your-seat"
    two.other.say("as", seat=two.turn)
    assert two.other.hear()["error"] == "not-your-seat"
    assert two.is_untouched()


def test_out_of_turn_is_refused_by_a_clause(two: Two) -> None:
    two.other.say("do", step=two.step, at=two.at, id="m1")
    answer = two.other.hear()
    assert (answer["kind"], answer["id"]) == ("refused", "m1")
    assert answer["clause"].startswith("HY-")
    assert answer["message"]
    assert two.is_untouched()


def test_an_answer_to_older_news_is_stale(two: Two) -> None:
    two.mover.say("do", step=two.step, at=two.at - 1, id="m1")
    assert two.mover.hear() == {"kind": "stale", "id": "m1", "at": two.at}
    assert two.is_untouched()


def test_why_and_preview_are_answered_and_change_nothing(two: Two) -> None:
    two.mover.say("why", step=two.step, id="w")
    assert two.mover.hear() == {"kind": "why", "id": "w", "clause": "", "args": {}, "message": ""}
    two.other.say("why", step=two.step, id="w")
    assert two.other.hear()["clause"].startswith("HY-")
    two.mover.say("preview", step=two.step, id="p")
    assert two.mover.hear()["id"] == "p"
    assert two.is_untouched()


def test_a_phrase_is_heard_by_everybody(two: Two) -> None:
    two.mover.say("phrase", phrase="well-played")
    assert two.other.hear() == {"kind": "phrase", "phrase": "well-played", "seat": two.turn}
    assert two.mover.hear() == {"kind": "phrase", "phrase": "well-played", "seat": two.turn}


def test_who_looks_away_is_seen_to_be_away(two: Two) -> None:
    two.mover.say("here", here=False)
    assert two.other.wait_for("table")["table"]["chairs"][two.turn]["here"] is False
    two.mover.say("here", here=True)
    assert two.other.wait_for("table")["table"]["chairs"][two.turn]["here"] is True


def test_a_message_may_come_in_several_frames(two: Two) -> None:
    two.mover.socket.send(['{"kind": "why", "step": "', two.step, '", "id": "w"}'])
    assert two.mover.hear()["id"] == "w"


def test_one_that_is_too_large_is_told_so_and_let_go(two: Two) -> None:
    two.mover.socket.send(json.dumps({"kind": "why", "step": "x" * 5000, "id": "w"}))
    assert two.mover.hear()["error"] == "too-large"
    assert two.mover.code() == 1009


def test_many_frames_do_not_make_a_larger_message(two: Two) -> None:
    with suppress(ConnectionClosed):  # the answer may come before the last frame has left
        two.mover.socket.send(["x" * 3000, "y" * 3000])
    assert two.mover.hear()["error"] == "too-large"
    assert two.mover.code() == 1009


def test_tables_speak_text_in_utf8(two: Two) -> None:
    two.mover.socket.send(b'{"kind": "here", "here": true}')
    assert two.mover.code() == 1003
    two.other.socket.send(b'{"kind": "why", "step": "\xff"}', text=True)
    assert two.other.code() == 1007


def test_a_reconnecting_client_gets_what_it_missed(server: Running, two: Two) -> None:
    two.other.close()
    two.mover.say("do", step=two.step, at=two.at, id="m1")
    done = two.mover.wait_for_done()
    with two.guests[1 - two.turn].connect(two.table, f"?at={two.at}") as back:
        update = back.wait_for("update")
    assert update["at"] == done["at"]
    assert [event["name"] for event in update["events"]] == [event["name"] for event in done["events"]]
    with two.guests[1 - two.turn].connect(two.table) as back:
        assert back.wait_for("update")["events"] == []


def test_two_tabs_of_a_device_are_the_same_person(two: Two) -> None:
    with two.guests[two.turn].connect(two.table) as tab:
        assert tab.wait_for("update")["ask"]
        tab.say("do", step=two.step, at=two.at, id="m1")
        assert tab.wait_for("update")["ok"] == "m1"
        update = two.mover.wait_for("update")
        assert update["at"] > two.at
        assert "ok" not in update


def test_a_hot_seat_shows_one_hand_at_a_time(server: Running, guest: Guest) -> None:
    table = guest.set_up("wazbaraz", 4, first=0)
    for seat in range(4):
        guest.sit(table, seat)
    guest.start(table)
    with guest.connect(table, "?as=1") as line:
        assert line.wait_for("update")["view"]["seat"] == 1
        line.say("as", seat=None)
        assert line.wait_for("update")["view"]["seat"] is None  # the curtain
        line.say("do", step="roll", at=0, id="x")
        assert line.hear()["error"] == "not-seated"
        line.say("as", seat=3)
        assert line.wait_for("update")["view"]["seat"] == 3


def test_whoever_may_not_watch_is_told_why(server: Running) -> None:
    _, table = at_table(server.url, "hyene", 2, watchable=False)
    with Guest(server.url, "fr").connect(table) as line:
        answer = line.hear()
        assert answer["error"] == "not-watchable"
        assert answer["message"].startswith("L")
        assert line.code() == connection.REFUSED


def test_a_table_that_is_not_there_is_told_apart(guest: Guest) -> None:
    with guest.connect("nothing-here") as line:
        assert line.hear()["error"] == "no-table"
        assert line.code() == connection.REFUSED


@pytest.mark.parametrize("path", ["/", "/api/tables/x", "/api/tables/a.b/socket", "/api/socket"])
def test_sockets_are_for_tables_alone(server: Running, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws{server.url[4:]}{path}")
    assert refused.value.response.status_code == 404
    assert json.loads(refused.value.response.body)["error"] == "not-found"


def test_whoever_is_not_let_in_is_told_so_before_their_handshake_is_looked_at(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To read it is most of the work, and a crowd that goes on asking is work enough."""
    monkeypatch.delattr(handshake, "ServerProtocol")
    wanted = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: c2VjcmV0")
    with RawClient(server, request("GET", "/api/nothing/socket", *wanted)) as client:
        answer = client.answer()
        assert (answer.status, answer.error) == (404, "not-found")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://localhost:1"])
def test_another_sites_page_is_not_let_in(server: Running, guest: Guest, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        guest.connect("any", origin=origin)
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["error"] == "foreign-page"


def test_our_own_page_is_let_in(server: Running, two: Two) -> None:
    with two.guests[0].connect(two.table, origin=server.url) as line:
        assert line.wait_for("update")


def test_round_trips_are_measured(server: Running, two: Two) -> None:
    until = time.monotonic() + PATIENCE_S
    clients = server.table(two.table).audience.clients
    while not all(client.trips.least for client in clients):
        assert time.monotonic() < until
        for line in two.lines:
            line.drain()
        time.sleep(0.1)
    assert all(client.trips.least > 0 for client in clients)


def test_a_slow_reader_holds_up_nobody_and_can_come_back(server: Running, two: Two) -> None:
    slow = sockets.socket()
    # Before it connects: a window that shrinks later makes TCP throw away what does not fit, answers to us included.
    slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    slow.connect(("127.0.0.1", server.port))
    headers = "".join(f"{name}: {value}\r\n" for name, value in two.guests[1].headers().items())
    slow.sendall(
        f"GET /api/tables/{two.table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{headers}"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b"101" in slow.recv(64)
    ask = b'{"as":1}'
    frame = bytes((0x81, 0x80 | len(ask), 0, 0, 0, 0)) + ask
    ended = server.server.connections.counts.ended
    before = ended[connection.SLOW]
    until = time.monotonic() + PATIENCE_S
    while ended[connection.SLOW] == before:
        assert time.monotonic() < until
        try:
            slow.sendall(frame * 200)
        except OSError:
            break
    two.mover.say("do", step=two.step, at=two.at, id="m1")
    assert two.mover.wait_for_done()["ok"] == "m1"
    assert ended[connection.SLOW] == before + 1
    slow.close()
    with two.guests[1].connect(two.table, f"?at={two.at}") as back:
        assert back.wait_for("update")["events"]


HANDSHAKE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)
AT_ONCE = struct.pack("ii", 1, 0)  # SO_LINGER: a reset instead of a goodbye
MANY = 8

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a reset throws away what was not read")


@pytest.mark.parametrize("is_on_uvloop", [True, False], ids=["uvloop", "asyncio"])
@pytest.mark.parametrize("is_reset", [False, pytest.param(True, marks=on_linux)], ids=["closed", "reset"])
def test_whoever_is_gone_before_they_are_let_in_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_on_uvloop: bool, is_reset: bool
) -> None:
    """The house reads the handshake and the end in one turn, while it is not settled yet who talks to them."""
    if not is_on_uvloop:
        monkeypatch.setattr(house, "new_event_loop", asyncio.new_event_loop)
    with running(tmp_path / "walpurgis.db") as server:
        table = Guest(server.url).set_up("hyene", 2)
        wait_until(lambda: not server.ask(_at_the_server(server)))  # the request for the table is over, too
        server.ask(_come_and_go(server, request("GET", f"/api/tables/{table}/socket", *HANDSHAKE), is_reset))
        counts = server.server.connections.counts
        wait_until(lambda: counts.ended.total() == MANY)
        wait_until(lambda: not server.ask(_at_the_server(server)))
        assert counts.opened == MANY
        assert not server.server.connections.connections
        assert not server.table(table).audience.clients


async def _come_and_go(server: Running, handshake: bytes, is_reset: bool) -> None:
    """In the house's own thread, which meanwhile does nothing else."""
    for _ in range(MANY):
        with RawClient(server, handshake) as client:
            if is_reset:
                client.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, AT_ONCE)


async def _at_the_server(server: Running) -> int:
    return len(server.server.server_state.connections)
