"""The first and the last second of a house: files that cannot be used, signals, and life after a sudden death."""

import asyncio
import json
import re
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.command import run, serving
from tests.server.raw import RawClient, request
from tests.server.running import PATIENCE_S, Guest, Line, Running, at_table, running
from walpurgis.server.running import GOODBYE_S, LAST_WORDS_S, UNREAD_S
from walpurgis.server.settings import ServerSettings
from walpurgis.terminal.data_place import own_file

WRONG = 2


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_tells_everybody_and_ends_the_house(tmp_path: Path, number: int) -> None:
    with serving(tmp_path / "walpurgis.db") as service:
        guests, table = at_table(service.url, "hyene", 2, first=0)
        lines = [guest.connect(table) for guest in guests]
        before = max(line.wait_for("update")["at"] for line in lines)
        guests[0].post(f"/api/tables/{table}/seats/0/leave")  # so that a bot's process runs, too
        while (at := lines[1].wait_for("update")["at"]) == before:
            pass
        assert service.end(number) == 0
        for line in lines:
            assert line.wait_for("bye") == {"kind": "bye", "reason": "restart"}
            with pytest.raises(ConnectionClosed) as closed:
                line.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    with serving(tmp_path / "walpurgis.db") as again:
        guests[1].url = again.url
        with guests[1].connect(table) as line:
            assert line.wait_for("update")["at"] >= at
    assert "Traceback" not in service.errors.read_text()


def test_after_a_sudden_death_everybody_goes_on_where_they_were(tmp_path: Path) -> None:
    data = tmp_path / "walpurgis.db"
    guests: list[Guest] = []
    table, at = "", 0
    views: dict[int, Any] = {}
    for _ in range(3):
        with serving(data) as service:
            if not guests:
                guests, table = at_table(service.url, "hyene", 2)
            for guest in guests:
                guest.url = service.url
            lines = [guest.connect(table) for guest in guests]
            updates = [line.wait_for("update") for line in lines]
            assert updates[0]["at"] >= at
            if views:
                assert {update["view"]["seat"]: update["view"] for update in updates} == views
            for number in range(5):
                turn = updates[0]["view"]["awaited"][0]
                step = updates[turn]["ask"][0]["steps"][0]["do"]
                lines[turn].say("do", step=step, at=updates[0]["at"], id=f"{updates[0]['at']}-{number}")
                updates = [line.wait_for("update") for line in lines]
            at = updates[0]["at"]
            views = {update["view"]["seat"]: update["view"] for update in updates}
            service.process.kill()


def test_a_retry_across_a_restart_is_done_once(tmp_path: Path) -> None:
    data = tmp_path / "walpurgis.db"
    with running(data) as server:
        guests, table = at_table(server.url, "hyene", 2, first=0)
        with guests[0].connect(table) as line:
            update = line.wait_for("update")
            step = update["ask"][0]["steps"][0]["do"]
            line.say("do", step=step, at=update["at"], id="m1")
            done = line.wait_for_done()["at"]
    with running(data) as server:
        guests[0].url = server.url
        with guests[0].connect(table, f"?at={update['at']}") as line:
            assert line.wait_for("update")["at"] == done
            line.say("do", step=step, at=update["at"], id="m1")
            assert line.wait_for("ok") == {"kind": "ok", "id": "m1", "at": done}


def test_a_house_whose_store_does_not_close_is_left_within_two_seconds(tmp_path: Path) -> None:
    assert ServerSettings().closing_s + UNREAD_S + 0.1 + GOODBYE_S + LAST_WORDS_S < 2.0
    with running(tmp_path / "walpurgis.db", closing_s=0.01) as server:

        async def hang() -> None:
            await asyncio.sleep(2 * PATIENCE_S)  # `running` would notice

        server.service.close = hang  # type: ignore[method-assign]


def test_a_request_while_the_house_closes_is_told_so(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db") as server:
        server.server.connections.is_closing = True
        assert Guest(server.url).ask("GET", "/health").status == 503
        server.server.connections.is_closing = False


def play_one(line: Line, number: int) -> dict[str, Any]:
    """Have whoever listens make the first move it may; the answer."""
    update = line.wait_for("update")
    line.say("do", step=update["ask"][0]["steps"][0]["do"], at=update["at"], id=f"m{number}")
    return line.hear()


def test_a_house_whose_file_is_replaced_says_so_lives_on_and_saves_the_rest(tmp_path: Path) -> None:
    """A backup onto the file itself, as it was once possible, and a `mv`: both ended the process by SIGBUS."""
    data = tmp_path / "walpurgis.db"
    with serving(data) as service:
        guests, table = at_table(service.url, "hyene", 2, first=0)
        with sqlite3.connect(data) as source, sqlite3.connect(tmp_path / "copy.db") as copy:
            source.backup(copy)
        (tmp_path / "copy.db").replace(data)
        with guests[0].connect(table) as line:
            answer = play_one(line, 1)
            assert (answer["error"], answer["id"]) == ("store", "m1")
            assert line.wait_for("bye") == {"kind": "bye", "reason": "restart"}  # it could not be read back either
        for _ in range(3):
            assert guests[0].ask("GET", f"/api/tables/{table}").status == 503
        assert service.process.poll() is None
        assert service.end(signal.SIGTERM) == WRONG
        assert service.process.stdout is not None
        assert "Closed. What was played is saved." not in service.process.stdout.read()
    (saved,) = tmp_path.glob("walpurgis-saved-*.db")
    text = service.errors.read_text()
    assert "Traceback" not in text
    assert "replaced by another file while the house was open" in text
    assert str(saved) in text
    saved.replace(data)
    for ending in ("-wal", "-shm"):
        data.with_name(data.name + ending).unlink(missing_ok=True)
    with serving(data) as again:
        guests[0].url = again.url
        with guests[0].connect(table) as line:
            assert "ok" in play_one(line, 2)


def test_a_house_that_lost_its_log_is_opened_only_when_that_is_accepted(tmp_path: Path) -> None:
    data = tmp_path / "walpurgis.db"
    with serving(data) as service:
        guests, _ = at_table(service.url, "hyene", 2)
        service.process.kill()
        service.process.wait(PATIENCE_S)
    (tmp_path / "walpurgis.db-wal").unlink()
    refused(data, r"0 of \d+ moves and changes.*--accept-loss")
    with serving(data, "--accept-loss") as service:
        guests[0].url = service.url
        assert guests[0].get("/api/tables/mine") == []


HALVES = [
    b"GET /health HT",
    request("GET", "/api/tables/x/socket", "Upgrade: websocket")[:-2],
    request("POST", "/api/tables", "Content-Length: 40", body=b'{"game":'),
]


def test_a_request_that_is_cut_off_is_told_so(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db") as server:
        clients = [RawClient(server, half) for half in HALVES]
        assert Guest(server.url).get("/health")  # by now they have been seen
        server.leave()
        for client in clients:
            answer = client.answer()
            assert (answer.status, answer.error) == (503, "closing")
            client.close()


def test_a_request_that_takes_too_long_for_the_end_is_told_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path / "walpurgis.db") as server:
        assert server.ask(_hold_up_replays(server))
        body = json.dumps({"record": "game hyene"}).encode()
        headers = ("Content-Type: application/json", f"Content-Length: {len(body)}")
        with RawClient(server, request("POST", "/api/replay", *headers, body=body)) as client:
            assert Guest(server.url).get("/health")
            server.leave()
            answer = client.answer()
        assert (answer.status, answer.error) == (503, "closing")
    assert "Exception in ASGI application" not in caplog.text


async def _hold_up_replays(server: Running) -> bool:
    porch = server.server.config.loaded_app
    return bool(await porch._app.state.replaying.acquire())


# Files


def test_a_second_house_on_the_file_is_refused_though_its_lock_was_removed(tmp_path: Path) -> None:
    data = tmp_path / "walpurgis.db"
    with serving(data):
        (tmp_path / "walpurgis.db-lock").unlink()
        answer = run("--port", "0", "--data", str(data))
    assert answer.returncode == WRONG
    assert "another Walpurgis" in answer.stderr
    assert "Traceback" not in answer.stderr


def refused(data: Path, said: str) -> None:
    before = data.read_bytes()
    answer = run("--port", "0", "--data", str(data))
    assert answer.returncode == WRONG
    assert re.search(said, answer.stderr), answer.stderr
    assert "Traceback" not in answer.stderr
    assert data.read_bytes() == before


def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "walpurgis.db"
    data.write_text("Dear diary, " * 500)
    refused(data, "damaged")


def test_a_damaged_store_is_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "walpurgis.db"
    with running(data) as server:
        for _ in range(20):
            at_table(server.url, "hyene", 2)
    content = bytearray(data.read_bytes())
    middle = len(content) // 2
    content[middle : middle + 8192] = b"\xa5" * 8192
    data.write_bytes(bytes(content))
    refused(data, "damaged")


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "walpurgis.db"
    with running(data):
        pass
    with sqlite3.connect(data) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    refused(data, "newer")


def test_a_read_only_store_is_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "walpurgis.db"
    with running(data):
        pass
    data.chmod(0o444)
    refused(data, "read")


def test_a_port_that_is_taken_is_named(server: Running, tmp_path: Path) -> None:
    answer = run("--port", str(server.port), "--data", str(tmp_path / "walpurgis.db"))
    assert answer.returncode == WRONG
    assert str(server.port) in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize(
    ("platform", "environment", "path"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/walpurgis/walpurgis.db"),
        ("linux", {}, "/home/ada/.local/share/walpurgis/walpurgis.db"),
        ("darwin", {}, "/home/ada/Library/Application Support/walpurgis/walpurgis.db"),
    ],
)
def test_the_tables_are_kept_in_the_persons_own_folder(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], path: str
) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    assert own_file(environment, platform) == Path(path)


def test_logs_are_json_and_hold_nothing_that_could_be_used(tmp_path: Path) -> None:
    with serving(tmp_path / "walpurgis.db") as service:
        guests, table = at_table(service.url, "hyene", 2)
        code = guests[0].get(f"/api/tables/{table}")["code"]
        guests[0].ask("GET", f"/api/codes/{code}")
        guests[0].ask("GET", "/table/nothing-of-the-kind")
        with guests[0].connect(table) as line:
            line.wait_for("update")
            line.socket.send("{")
            line.hear()
        service.end(signal.SIGTERM)
    text = service.errors.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"time", "level", "event"} <= set(lines[0])
    assert any(line.get("route") == "/api/tables/{table}/start" for line in lines)
    for secret in (table, code, "Guest 0", "nothing-of-the-kind", "127.0.0.1", *_secrets(guests)):
        assert secret not in text


def _secrets(guests: list[Guest]) -> list[str]:
    return [guest.cookies["device"] for guest in guests]


def test_lan_shows_the_address_as_a_qr_code(tmp_path: Path) -> None:
    with serving(tmp_path / "walpurgis.db", "--lan", "--host", "127.0.0.1") as service:
        assert service.process.stdout is not None
        shown = [service.process.stdout.readline() for _ in range(10)]
        assert any("▄" in line for line in shown)
        assert Guest(service.url).get("/api/house")["address"] == service.url
