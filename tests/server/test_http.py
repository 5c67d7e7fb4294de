"""Over HTTP: who is asking, what goes out with every answer, and how wrong requests are answered."""

import json
import re
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from tests.server.raw import RawClient, request
from tests.server.running import Guest, Running, at_table, running
from tests.tables.stores import make_older
from walpurgis import games, words
from walpurgis.tables.header import secret_hash
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.write_probe import WriteProbe
from walpurgis.words import LANGUAGES, Words

SEED_HASH = "ab" * 32


def test_every_answer_carries_the_headers_of_a_careful_house(guest: Guest) -> None:
    for path in ("/", "/api/games", "/api/tables/nothing", "/nothing", "/schema/openapi.json"):
        headers = guest.ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert headers["cache-control"]
        assert "server" not in headers


def test_nobody_waits_while_the_house_reads_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To parse a language takes tens of milliseconds, in which nobody at any table would hear a thing."""
    words._bundle.cache_clear()
    words._resource.cache_clear()
    with running(tmp_path / "walpurgis.db"):
        monkeypatch.delattr(words, "_resource")
        for language in LANGUAGES:
            assert Words(language).say("witch", face=0)
            for name in games.ours():
                assert Words(language, games.find(name)).say("name")


# Devices


def test_looking_around_leaves_no_cookie(guest: Guest) -> None:
    for path in ("/", "/api/games", "/api/tables", "/api/me", "/rules/hyene"):
        guest.ask("GET", path)
    assert guest.cookies == {}


def test_who_sets_up_a_table_is_known_by_a_cookie_of_which_only_the_hash_is_kept(server: Running, guest: Guest) -> None:
    answer = guest.ask("POST", "/api/tables", {"game": "hyene", "seats": 2})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert "Secure" not in cookie
    secret = guest.cookies["device"]
    assert server.table(answer.data["id"]).header.host == secret_hash(secret)
    assert secret not in answer.text
    assert guest.get("/api/tables/mine")[0]["id"] == answer.data["id"]


def test_passers_by_are_nobody_and_not_the_same_nobody(server: Running) -> None:
    guests, table = at_table(server.url, "hyene", 2)
    for guest in guests:
        guest.ask("DELETE", "/api/me")
    passer_by = Guest(server.url)
    assert not any(chair["you"] for chair in passer_by.get(f"/api/tables/{table}")["chairs"])
    assert passer_by.get("/api/tables/mine") == []


def test_a_game_that_is_to_be_put_away_says_so_and_is_kept_by_whoever_sits_there(tmp_path: Path) -> None:
    with running(tmp_path / "w.db", archive_after_days=30) as server:
        guests, table = at_table(server.url, "hyene", 2)
        make_older(tmp_path / "w.db", days=24)
        server.ask(server.service.housekeeping.clear_old(time.time()))
        assert guests[1].get("/api/tables/mine")[0]["archived_at"] > time.time()
        stranger = Guest(server.url).ask("POST", f"/api/tables/{table}/keep")
        assert (stranger.status, stranger.data["error"]) == (403, "not-seated")
        kept = guests[1].ask("POST", f"/api/tables/{table}/keep")
        assert (kept.status, kept.data["archived_at"]) == (200, 0)
        assert guests[0].get(f"/api/tables/{table}")["archived_at"] == 0


@pytest.mark.parametrize("cookie", ["", "short", "x" * 44, "é" * 43, "../../../etc/passwd" + "x" * 24])
def test_a_made_up_cookie_is_none(guest: Guest, cookie: str) -> None:
    answer = guest.ask("GET", "/api/me", headers={"Cookie": f"device={cookie}".encode().decode("latin-1")})
    assert answer.data["known"] is False


def test_a_device_keeps_its_own_name_and_language(guest: Guest) -> None:
    answer = guest.ask("PUT", "/api/me", {"name": "  Zoé ", "language": "fr"})
    assert answer.data == {"known": True, "name": "Zoé", "language": "fr"}
    assert guest.get("/api/me") == {"known": True, "name": "Zoé", "language": "fr"}
    assert guest.ask("PUT", "/api/me", {"language": "tlh"}).data["error"] == "malformed"
    assert guest.ask("PUT", "/api/me", {"name": "\u202eevil"}).data["error"] == "name"


def test_two_requests_lead_to_a_game_under_way(guest: Guest) -> None:
    """The seed itself is told when the house has said what its own seed must fit."""
    me = {"name": "Zoé", "face": 1, "seed_hash": guest.promise("here", 1)}
    table = guest.post("/api/tables", game="hyene", seats=2, chairs=[me, {"level": 1}], start=True)
    assert (table["status"], table["begins_when_ready"]) == ("revealing", True)
    assert table["seed_hashes"] == ["", me["seed_hash"]]
    assert [chair["revealed"] for chair in table["chairs"]] == [True, False]
    wrong = {"seeds": {"1": "ab" * 32}}
    assert guest.ask("POST", f"/api/tables/{table['id']}/reveal", wrong).data["error"] == "seed"
    table = guest.post(f"/api/tables/{table['id']}/reveal", seeds=guest.seeds["here"])
    assert table["status"] == "running"
    assert [(chair["kind"], chair["face"], chair["you"]) for chair in table["chairs"]] == [
        ("bot", 0, False),
        ("person", 1, True),  # blue, as the star is
    ]
    assert guest.ask("GET", f"/api/tables/{table['id']}/last").data["error"] == "still-running"


def test_a_face_is_one_of_six(guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    body = {"name": "Zoé", "seed_hash": "ab" * 32}
    assert guest.post(f"/api/tables/{table}/seats/0/sit", **body, face=5)["chairs"][0]["face"] == 5
    assert guest.ask("POST", f"/api/tables/{table}/seats/0/sit", {**body, "face": 6}).data["error"] == "malformed"
    face = {"name": "Zoé", "face": 6}
    assert guest.ask("POST", "/api/tables", {"game": "hyene", "seats": 2, "chairs": [face]}).data["error"] == "face"


def test_games_are_listed_in_the_order_of_the_house(guest: Guest) -> None:
    assert [game["name"] for game in guest.get("/api/games")] == list(games.ranked())
    assert games.ranked()[0] == "hexentanz"


def test_forget_me(server: Running, guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    guest.sit(table, 0, "Ada")
    assert guest.ask("DELETE", "/api/me").status == 204
    assert guest.cookies == {}
    assert "Ada" not in guest.ask("GET", f"/api/tables/{table}").text


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(server: Running, guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    guest.sit(table, 0)
    offered = guest.post(f"/api/tables/{table}/seats/0/offer")
    assert offered["link"] == f"{server.url}/claim#{offered['token']}"
    assert offered["qr"].startswith("<svg")
    phone = Guest(server.url)
    assert phone.post("/api/claims", token=offered["token"], seed_hash=SEED_HASH)["chairs"][0]["you"] is True
    assert guest.get(f"/api/tables/{table}")["chairs"][0]["you"] is False
    assert phone.ask("POST", "/api/claims", {"token": offered["token"]}).data["error"] == "no-offer"


# Other sites' pages


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_sites_page_cannot_write(guest: Guest, headers: dict[str, str]) -> None:
    answer = guest.ask("POST", "/api/tables", {"game": "hyene", "seats": 2}, headers)
    assert (answer.status, answer.data["error"]) == (403, "foreign-page")


def test_every_route_that_writes_asks_where_it_comes_from(server: Running, guest: Guest) -> None:
    paths: dict[str, dict[str, Any]] = guest.get("/schema/openapi.json")["paths"]
    asked = 0
    for path, operations in paths.items():
        for method in set(operations) & {"post", "put", "patch", "delete"}:
            filled = path.replace("{table}", "x").replace("{evening}", "x")
            filled = filled.replace("{seat}", "0").replace("{number}", "0").replace("{guest}", "1")
            answer = guest.ask(method.upper(), filled, {}, {"Origin": "http://evil.example"})
            assert answer.status == 403, path
            asked += 1
    assert asked >= 10


def test_our_own_page_can_write(server: Running, guest: Guest) -> None:
    answer = guest.ask("POST", "/api/tables", {"game": "hyene", "seats": 2}, {"Origin": server.url})
    assert answer.status == 201


# Wrong requests


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "error"),
    [
        ("GET", "/nothing", None, 404, "not-found"),
        ("GET", "/static/../app.py", None, 404, "not-found"),
        ("GET", "/api/games/chess/rules/fr", None, 404, "not-found"),
        ("GET", "/api/games/hyene/rules/de", None, 404, "not-found"),
        ("GET", "/api/tables/nothing", None, 404, "no-table"),
        ("GET", "/api/codes/LUNE-LUNE-LUNE", None, 404, "no-code"),
        ("DELETE", "/api/tables", None, 405, "method"),
        ("POST", "/api/tables", b"{", 400, "malformed"),
        ("POST", "/api/tables", {}, 400, "malformed"),
        ("POST", "/api/tables", {"game": "hyene", "seats": 2, "cheat": True}, 400, "malformed"),
        ("POST", "/api/tables", {"game": "chess", "seats": 2}, 400, "game"),
        ("POST", "/api/tables", {"game": "hyene", "seats": 99}, 400, "seats"),
        ("POST", "/api/tables", {"game": "hyene", "seats": 10**40}, 400, "seats"),
        ("POST", "/api/tables", {"game": "hyene", "seats": 2, "pace_ms": -1}, 400, "setting"),
        ("POST", "/api/tables", b"[" * 20_000, 413, "too-large"),
        ("POST", "/api/tables", b"[" * 8000, 400, "malformed"),
        ("POST", "/api/replay", b'{"record": ' * 8000, 400, "malformed"),
        ("PUT", "/api/me", b'{"name": "\xff"}', 400, "malformed"),
        ("POST", "/api/tables/nothing/start", {}, 404, "no-table"),
        ("GET", "/api/games/hyene/layout?seats=two", None, 400, "malformed"),
        ("GET", "/api/games/hyene/layout?seats=2&option=dance", None, 400, "value"),
    ],
)
def test_a_wrong_request_has_an_answer_of_its_own(
    guest: Guest, method: str, path: str, body: Any, status: int, error: str
) -> None:
    answer = guest.ask(method, path, body)
    assert (answer.status, answer.data["error"]) == (status, error)
    assert answer.data["message"]


FORM = b'--x\r\nContent-Disposition: form-data; name="record"\r\n%s\r\n%s\r\n--x--\r\n'


@pytest.mark.parametrize("part", [(b"", b"\xff"), (b"Content-Type: text/plain; charset=nonsense\r\n", b"game hyene")])
def test_a_form_that_is_no_text_is_malformed(guest: Guest, part: tuple[bytes, bytes]) -> None:
    answer = guest.ask("POST", "/replay", FORM % part, {"Content-Type": "multipart/form-data; boundary=x"})
    assert (answer.status, answer.data["error"]) == (400, "malformed")


def test_a_request_of_two_lengths_is_refused(server: Running) -> None:
    """Whoever passed it on may have believed the other one, and taken the rest for somebody else's request."""
    body = b'1a\r\n{"game":"hyene","seats":2}\r\n0\r\n\r\n'
    lengths = ("Content-Length: 26", "Transfer-Encoding: chunked")
    with RawClient(server, request("POST", "/api/tables", *lengths, body=body)) as client:
        answer = client.answer()
    assert (answer.status, answer.error) == (400, "malformed")


def test_problems_are_told_in_the_askers_language(server: Running) -> None:
    said = {language: Guest(server.url, language).ask("GET", "/api/tables/x").data["message"] for language in LANGUAGES}
    assert said["fr"] != said["en"]
    by_query = Guest(server.url, "en").ask("GET", "/api/tables/x?lang=fr").data["message"]
    assert by_query == said["fr"]
    assert Guest(server.url, "de, fr-CH;q=0.8, en;q=0.5").ask("GET", "/api/tables/x").data["message"] == said["fr"]


def test_a_person_gets_a_page_and_not_json(guest: Guest) -> None:
    answer = guest.ask("GET", "/table/nothing", headers={"Accept": "text/html"})
    assert answer.status == 404
    assert answer.headers["content-type"].startswith("text/html")


def test_what_people_call_themselves_is_text_and_never_markup(server: Running) -> None:
    guests, table = at_table(server.url, "hyene", 2)
    guests[0].sit(table, 0, "<b>&</b>")
    page = guests[0].ask("GET", f"/table/{table}").text
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;&lt;/b&gt;" in page


# Tables


def test_a_public_table_is_listed_and_a_private_one_is_not(server: Running, guest: Guest) -> None:
    public, private = guest.set_up("hyene", 2, public=True), guest.set_up("hyene", 2)
    listed = [table["id"] for table in Guest(server.url).get("/api/tables")]
    assert public in listed
    assert private not in listed


def test_a_table_is_found_by_its_code_however_it_is_typed(server: Running, guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    code = guest.get(f"/api/tables/{table}")["code"]
    assert Guest(server.url).get(f"/api/codes/{code.lower().replace('-', '%20')}") == {
        "path": f"/table/{table}",
        "table": table,
        "evening": "",
        "number": -1,
    }


def test_the_host_alone_changes_and_starts(server: Running, guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    other = Guest(server.url)
    other.sit(table, 1)
    assert other.ask("PATCH", f"/api/tables/{table}", {"public": True}).data["error"] == "not-host"
    assert other.ask("POST", f"/api/tables/{table}/start", {}).data["error"] == "not-host"
    assert guest.ask("PATCH", f"/api/tables/{table}", {"public": True}).data["public"] is True
    assert guest.ask("POST", f"/api/tables/{table}/start", {}).data["error"] == "chairs-empty"


def test_seeds_and_records_are_for_the_end(server: Running) -> None:
    guests, table = at_table(server.url, "hyene", 2)
    header = server.table(table).header
    assert guests[0].ask("GET", f"/api/tables/{table}/record").data["error"] == "still-running"
    for path in ("", "/proof", "/story"):
        text = guests[0].ask("GET", f"/api/tables/{table}{path}").text
        assert header.server_seed not in text
        assert not any(chair.seed in text or chair.device in text for chair in header.chairs)


def test_the_qr_code_is_a_picture(guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    answer = guest.ask("GET", f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


# Games and pages


@pytest.mark.parametrize("name", games.names())
def test_a_games_layout_words_and_rules_are_served(guest: Guest, name: str) -> None:
    seats = games.find(name).seats[0]
    board = guest.get(f"/api/games/{name}/layout?seats={seats}")
    assert board["spots"]
    assert set(board) == {"width", "height", "spots", "regions"}  # not the letters that only a terminal needs
    for language in LANGUAGES:
        assert "tagline" in guest.ask("GET", f"/api/games/{name}/words/{language}").text
        rules = guest.ask("GET", f"/api/games/{name}/rules/{language}").text
        page = guest.ask("GET", f"/rules/{name}?lang={language}").text
        anchors = re.findall(r'<a id="([^"]+)"></a>', rules)
        assert anchors
        assert all(f'<p id="{anchor}" class="rule' in page for anchor in anchors)
        assert f'<html lang="{language}"' in page


def test_the_house_says_all_that_a_page_must_know(guest: Guest) -> None:
    assert {game["name"] for game in guest.get("/api/games")} == set(games.names())
    assert set(guest.get("/api/house")["languages"]) == set(LANGUAGES)
    said = guest.ask("GET", "/api/words/fr").text
    assert "failed-game-failed" in said
    assert "failed-no-table" not in said  # an error brings its sentence along
    assert "terminal-" not in said
    assert FluentParser().parse(said).body
    assert not [entry for entry in FluentParser().parse(said).body if isinstance(entry, Junk)]


@pytest.mark.parametrize("path", ["/", "/about", "/fair", "/claim", "/replay"])
def test_pages_speak_both_languages(guest: Guest, path: str) -> None:
    pages = {language: guest.ask("GET", f"{path}?lang={language}").text for language in LANGUAGES}
    assert all(f'<html lang="{language}"' in page for language, page in pages.items())
    assert pages["fr"] != pages["en"]


def test_a_browser_that_has_it_is_not_sent_it_again(guest: Guest) -> None:
    first = guest.ask("GET", "/rules/hyene")
    again = guest.ask("GET", "/rules/hyene", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status, again.text) == (304, "")


def test_a_head_is_a_get_without_its_body(server: Running) -> None:
    request = urllib.request.Request(f"{server.url}/health", method="HEAD")
    with urllib.request.urlopen(request) as answer:
        assert (answer.status, answer.read()) == (200, b"")


# Watching over the house


def test_health_tells_the_truth_about_writing(tmp_path: Path) -> None:
    with running(tmp_path / "w.db") as server:
        guest = Guest(server.url)
        store = server.service.store
        assert isinstance(store, SqliteStore)
        store.writer.limit_pages(1)  # as many as there are, and not one more
        answer = guest.ask("GET", "/health")
        assert (answer.status, answer.data) == (503, {"status": "failing", "trouble": "full"})
        store.writer.limit_pages(10**6)
        server.ask(_after_a_while(server.service.probe))
        assert guest.get("/health") == {"status": "ok"}


async def _after_a_while(probe: WriteProbe) -> None:
    probe._ends = 0.0  # what was found out holds no longer


def test_openapi_describes_every_route(guest: Guest) -> None:
    document = guest.get("/schema/openapi.json")
    assert {"/api/tables", "/api/tables/{table}/seats/{seat}/sit", "/api/claims", "/api/me"} <= set(document["paths"])
    assert json.dumps(document).count('"429"') >= 20
