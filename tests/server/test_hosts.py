"""By which names the house answers, and what it says to those who call it otherwise."""

import json
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.raw import RawAnswer, RawClient, request
from tests.server.running import Guest, Running, running
from walpurgis.server.errors import ServerError
from walpurgis.server.hosts import Hosts
from walpurgis.server.settings import ServerSettings

OWN = "192.168.1.5"  # the address at which the asker has reached us


def problem_of(asked: str, own: str = OWN, **settings: object) -> str:
    try:
        Hosts(ServerSettings(**settings), machine="Coven").check(asked, own)  # type: ignore[arg-type]
    except ServerError as error:
        return error.key
    return ""


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "LOCALHOST:8666", "localhost.", "walpurgis.localhost", "127.0.0.1", "127.0.0.1:8666", "127.3.2.1",
        "[::1]", "[::1]:8666", "192.168.1.5", "192.168.1.5:80", "coven", "Coven.local", "coven.lan:8666",
    ],
)  # fmt: skip
def test_loopback_and_the_machines_own_addresses_and_names_are_ours(host: str) -> None:
    assert problem_of(host) == ""


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8666", "192.168.1.6", "[::2]", "coven.evil.example",
                                  "localhost.evil.example", "evil-localhost", "2130706433"])  # fmt: skip
def test_any_other_name_is_not(host: str) -> None:
    assert problem_of(host) == "wrong-host"


@pytest.mark.parametrize(
    "host", ["", " ", "a b", "a@b", "a/b", "localhost:", "localhost:99999", "[::1", "x" * 254, "é"]
)
def test_what_is_no_host_is_malformed(host: str) -> None:
    assert problem_of(host) == "malformed"


def test_settings_add_names() -> None:
    assert problem_of("games.example", address="https://games.example/") == ""
    assert problem_of("games.example", hosts=["other.example", "Games.Example"]) == ""
    assert problem_of("games.example", hosts=["other.example"]) == "wrong-host"
    assert problem_of("[2001:db8::1]:80", host="2001:db8::1") == ""
    assert problem_of("whatever.example", hosts=["*"]) == ""


def test_an_address_of_the_old_kind_is_the_same_in_the_new() -> None:
    assert problem_of("192.168.1.5", own="::ffff:192.168.1.5") == ""


def ask(server: Running, host: str, *headers: str, path: str = "/api/house") -> RawAnswer:
    with RawClient(server, request("GET", path, "Connection: close", *headers, host=host)) as client:
        return client.answer()


def test_a_wrong_host_is_told_what_to_set(server: Running) -> None:
    answer = ask(server, "evil.example:80")
    assert (answer.status, answer.error) == (421, "wrong-host")
    assert "WALPURGIS_HOSTS=evil.example" in json.loads(answer.body)["message"]
    page = ask(server, "evil.example", "Accept: text/html", "Accept-Language: fr", path="/")
    assert page.status == 421
    assert b"WALPURGIS_HOSTS=evil.example" in page.body
    assert b'<html lang="fr"' in page.body


def test_an_overlong_host_is_malformed(server: Running) -> None:
    table = Guest(server.url).set_up("hyene", 2)
    for path in ("/", f"/api/tables/{table}/qr.svg", "/nothing"):
        assert ask(server, "a" * 3500, path=path).status == 400
    assert ask(server, "localhost:99999999", "Accept: text/html", path="/nothing").status == 400


def test_sockets_have_the_same_names(server: Running) -> None:
    guest = Guest(server.url)
    table = guest.set_up("hyene", 2)
    with pytest.raises(InvalidStatus) as refused:
        _connect_as(guest, table, "evil.example")
    assert refused.value.response.status_code == 421


def _connect_as(guest: Guest, table: str, name: str) -> None:
    """As a browser does that was led here by another's name server."""
    port = int(guest.url.rpartition(":")[2])
    reached = socket.create_connection(("127.0.0.1", port))
    Guest(f"http://{name}:{port}").connect(table, sock=reached)


def test_whoever_has_no_host_speaks_an_old_language(server: Running) -> None:
    with RawClient(server, b"GET /health HTTP/1.0\r\n\r\n") as client:
        assert client.answer().status == 200


def test_behind_a_proxy_the_public_name_is_set(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", address="https://games.example") as server:
        assert ask(server, "games.example").status == 200
        assert ask(server, "127.0.0.1").status == 200
