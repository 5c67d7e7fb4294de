"""How much anybody may take: told apart, and nothing changed by what goes beyond."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Guest, Line, Running, at_table, running
from walpurgis.server import connection
from walpurgis.server.client_message import LARGEST
from walpurgis.server.rate_limit import Bucket, Buckets, Pace


def test_a_bucket_empties_and_fills_up_again() -> None:
    bucket = Bucket(Pace(a_second=2, at_once=3), now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 0.5
    assert bucket.take(0.4) is False
    assert bucket.take(0.6) is True
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_the_bucket_not_used_for_longest_is_forgotten() -> None:
    buckets = Buckets(Pace(1, 1), remembered=2)
    first, second = buckets.of("first", 0.0), buckets.of("second", 0.0)
    assert buckets.of("first", 0.0) is first
    buckets.of("third", 0.0)
    assert buckets.of("first", 0.0) is first
    assert buckets.of("second", 0.0) is not second


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    """4 messages in a second that never ends, 20 requests, 2 guesses, 3 new tables, 5 new sockets."""
    with running(tmp_path / "walpurgis.db", rate=0.05) as server:
        server.stop_clock()
        yield server


def test_requests_that_come_too_fast_are_told_when_to_come_back(strict: Running) -> None:
    guest = Guest(strict.url)
    answers = [guest.ask("GET", "/health") for _ in range(30)]
    refused = [answer for answer in answers if answer.status == 429]
    assert [answer.status for answer in answers[:20]] == [200] * 20
    assert refused
    assert refused[0].data["error"] == "too-fast"
    assert int(refused[0].headers["retry-after"]) >= 1
    assert refused[0].headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [("GET", "/api/codes/LUNE-LUNE-LUNE", None), ("POST", "/api/claims", {"token": "a.b"})],
)
def test_guessing_is_slow(strict: Running, method: str, path: str, body: dict[str, str] | None) -> None:
    errors = [Guest(strict.url).ask(method, path, body).data["error"] for _ in range(6)]
    assert errors[:2] == [errors[0]] * 2 != ["too-fast"] * 2
    assert errors[-1] == "too-fast"


def test_new_tables_are_few_whatever_the_cookie(strict: Running) -> None:
    wish = {"game": "hyene", "seats": 2}
    statuses = [Guest(strict.url).ask("POST", "/api/tables", wish).status for _ in range(6)]
    assert statuses[:3] == [201] * 3
    assert statuses[-1] == 429


def test_messages_that_come_too_fast_are_answered_so_and_in_the_end_not_at_all(strict: Running) -> None:
    guests, table = at_table(strict.url, "hyene", 2)
    with guests[0].connect(table) as line:
        at = line.wait_for("update")["at"]
        for number in range(20):
            line.say("phrase", phrase="hello", id=str(number))
        answers = [line.hear() for _ in range(20)]
        assert [answer.get("phrase") for answer in answers[:4]] == ["hello"] * 4
        assert answers[-1]["error"] == "too-fast"
        assert answers[-1]["id"] == "19"
        with contextlib.suppress(ConnectionClosed):
            for _ in range(500):
                line.say("phrase", phrase="hello")
        assert line.code() == connection.TOO_FAST
    assert guests[0].get(f"/api/tables/{table}")["at"] == at


EMPTY_PIECE = bytes((0x00, 0x80, 0, 0, 0, 0))
EMPTY_PONG = bytes((0x8A, 0x80, 0, 0, 0, 0))
FULL_PING = bytes((0x89, 0x80 | 125, 0, 0, 0, 0)) + bytes(125)
BEGINNING = bytes((0x01, 0x81, 0, 0, 0, 0)) + b"{"  # of a text that goes on


@pytest.mark.parametrize(("first", "frame"), [(BEGINNING, EMPTY_PIECE), (b"", EMPTY_PONG), (b"", FULL_PING)])
def test_frames_that_are_no_messages_are_counted_too(tmp_path: Path, first: bytes, frame: bytes) -> None:
    """Endless pieces of one message, or pongs that nobody asked for, would keep the whole house busy."""
    with running(tmp_path / "walpurgis.db", rate=1.0) as server:
        guests, table = at_table(server.url, "hyene", 2)
        with guests[0].connect(table) as flood, guests[1].connect(table) as other:
            flood.wait_for("update")
            other.wait_for("update")
            wire = flood.socket.socket
            with contextlib.suppress(OSError):
                wire.sendall(first)
                for _ in range(100):
                    wire.sendall(frame * 200)
            assert flood.code() == connection.TOO_FAST
            other.say("phrase", phrase="hello")
            assert other.wait_for("phrase")["seat"] == 1


def test_answers_to_pings_wait_for_a_slow_reader_like_everything_else(tmp_path: Path) -> None:
    """Nothing is limited here but what may wait. The transport's buffer is looked at with every pong, so that no clock
    has to come round first.
    """
    with running(tmp_path / "walpurgis.db", outbound_bytes=1 << 16) as server:
        guests, table = at_table(server.url, "hyene", 2)
        with guests[0].connect(table) as line:
            line.wait_for("update")
            assert server.ask(_ping_unread(server)) == [connection.SLOW]


async def _ping_unread(server: Running) -> list[int]:
    """Pings come in and no pong gets out: as if the other side had stopped reading."""
    (one,) = server.server.connections.connections
    one.pause_writing()
    one._transport = Full(one._transport)  # type: ignore[assignment]
    one.data_received(FULL_PING)
    return list(server.server.connections.counts.ended)


def test_who_was_let_go_and_goes_on_is_not_read_any_more(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db") as server:
        guests, table = at_table(server.url, "hyene", 2)
        with guests[0].connect(table) as line:
            line.wait_for("update")
            assert server.ask(_go_on(server)) == [True, False]


async def _go_on(server: Running) -> list[bool]:
    """Whether it is read after an answer to the closing frame, and after more than any message."""
    (one,) = server.server.connections.connections
    one.end(connection.TOO_FAST)
    is_read = []
    for data in (bytes(8), bytes(LARGEST + 1)):
        one.data_received(data)
        is_read.append(one._transport.is_reading())
    return is_read


class Full:
    """A transport with more in its buffer than may wait."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport

    def get_write_buffer_size(self) -> int:
        return (1 << 16) + 1

    def __getattr__(self, name: str) -> object:
        return getattr(self._transport, name)


def refusal(line: Line) -> str:
    """Of somebody who was let in only to hear why not."""
    with line:
        return str(line.hear()["error"])


def test_sockets_of_a_device_are_bounded(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", sockets_a_device=2) as server:
        guests, table = at_table(server.url, "hyene", 2)
        with guests[0].connect(table) as one, guests[0].connect(table) as two:
            one.wait_for("update")
            two.wait_for("update")
            with pytest.raises(InvalidStatus) as refused:
                guests[0].connect(table)
            assert refused.value.response.status_code == 429
        with guests[0].connect(table) as again:
            assert again.wait_for("update")


def test_strangers_who_fill_a_table_keep_no_player_out(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", watchers_a_table=3) as server:
        guests, table = at_table(server.url, "hyene", 2)
        player = guests[1].connect(table)
        player.wait_for("update")
        strangers = [Guest(server.url).connect(table) for _ in range(3)]
        for stranger in strangers:
            stranger.wait_for("update")
        assert refusal(Guest(server.url).connect(table)) == "too-many-watchers"
        player.close()
        for guest in guests:
            with guest.connect(table) as back:
                assert back.wait_for("update")["view"]["seat"] is not None
        strangers.pop().close()
        with Guest(server.url).connect(table) as friend:
            assert friend.wait_for("update")
        for stranger in strangers:
            stranger.close()


def test_a_host_without_a_seat_has_a_place_too(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", watchers_a_table=1) as server:
        host = Guest(server.url)
        table = host.set_up("hyene", 2)
        with Guest(server.url).connect(table) as stranger:
            stranger.wait_for("table")
            with host.connect(table) as line:
                assert line.wait_for("table")


def test_one_address_cannot_take_all_places_of_spectators_at_a_table(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", watchers_an_address_a_table=1) as server:
        _, table = at_table(server.url, "hyene", 2)
        with Guest(server.url).connect(table) as stranger:
            stranger.wait_for("update")
            assert refusal(Guest(server.url).connect(table)) == "too-many-watchers"
            with Guest(server.url).connect(table, source_address=("127.0.0.2", 0)) as friend:
                assert friend.wait_for("update")


def test_strangers_who_fill_an_address_keep_no_player_out(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", watchers_an_address=2) as server:
        rounds = [at_table(server.url, "hyene", 2) for _ in range(3)]
        strangers = [Guest(server.url).connect(table) for _, table in rounds[:2]]
        for stranger in strangers:
            stranger.wait_for("update")
        guests, table = rounds[2]
        assert refusal(Guest(server.url).connect(table)) == "too-many-watchers"
        with guests[0].connect(table) as player:
            assert player.wait_for("update")
        strangers.pop().close()
        with Guest(server.url).connect(table) as stranger:
            assert stranger.wait_for("update")
        for stranger in strangers:
            stranger.close()


def test_a_player_who_comes_back_has_an_allowance_that_no_neighbour_uses_up(strict: Running) -> None:
    guests, table = at_table(strict.url, "hyene", 2)
    with guests[0].connect(table) as line:
        line.wait_for("update")
    while Guest(strict.url).ask("GET", "/health").status != 429:
        pass
    with contextlib.suppress(InvalidStatus):
        while True:
            Guest(strict.url).connect("nowhere").close()
    assert guests[0].ask("GET", f"/api/tables/{table}").status == 200
    with guests[0].connect(table) as line:
        assert line.wait_for("update")


def test_whoever_answers_no_pings_is_let_go(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", ping_s=0.5, silence_s=0.5) as server:
        guests, table = at_table(server.url, "hyene", 2)
        with guests[0].connect(table) as line:
            assert line.code() == connection.SILENT
        assert server.table(table).audience.clients == set()


def test_tables_of_a_device_are_bounded(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", tables_a_device=2) as server:
        guest = Guest(server.url)
        guest.set_up("hyene", 2)
        guest.set_up("hyene", 2)
        answer = guest.ask("POST", "/api/tables", {"game": "hyene", "seats": 2})
        assert (answer.status, answer.data["error"]) == (429, "too-many-tables")
        assert "2" in answer.data["message"]


def test_tables_in_memory_are_bounded_and_come_back_on_demand(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", tables_in_memory=3) as server:
        rounds = [at_table(server.url, "hyene", 2) for _ in range(6)]
        assert len(server.service.registry) <= 3
        for guests, table in rounds:
            with guests[0].connect(table) as line:
                assert line.wait_for("update")
        lines = [guests[0].connect(table) for guests, table in rounds[:3]]
        for line in lines:
            line.wait_for("update")
        with rounds[4][0][0].connect(rounds[4][1]) as fourth:
            assert fourth.hear()["error"] == "house-full"
        for line in lines:
            line.close()
