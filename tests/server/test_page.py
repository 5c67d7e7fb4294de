"""The built page is begun by every page of the house, and what it shows can also be read without scripts."""

import json
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Guest, Running, at_table, running
from walpurgis import games
from walpurgis.kernel.record import read
from walpurgis.server import bundle, evening_print, pages, render, replay_view

PATHS = ["/", "/rules/hyene", "/about", "/fair", "/claim", "/replay", "/table/nothing", "/replay/nothing"]
MANIFEST = {
    "_base.js": {"file": "assets/base-1.js", "css": ["assets/base-1.css"], "dynamicImports": ["later.js"]},
    "_part.js": {"file": "assets/part-1.js", "imports": ["_base.js"]},
    "later.js": {"file": "assets/later-1.js", "css": ["assets/later-1.css"]},
    "index.html": {
        "file": "assets/index-1.js",
        "isEntry": True,
        "imports": ["_base.js", "_part.js"],
        "css": ["assets/index-1.css"],
        "assets": ["assets/display-1.woff2", "assets/display-1.woff"],
    },
}
RECORD = """walpurgis 1
game hexentanz
seats 3
seat 0 <Ada>

* die 4
0: out
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the built page would be."""
    monkeypatch.setattr(bundle, "FOLDER", tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """All that is kept of the built page, and of what is made with it."""
    for module in (bundle, evening_print, pages, render):
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def page_of(guest: Guest, path: str) -> str:
    return guest.ask("GET", path, headers={"Accept": "text/html"}).text


# The built page


@pytest.mark.parametrize("path", PATHS)
def test_every_page_begins_the_built_one(guest: Guest, folder: Path, path: str) -> None:
    (folder / "manifest.json").write_text(json.dumps(MANIFEST))
    head = page_of(guest, path).partition("</head>")[0]
    assert '<script type="module" src="/static/assets/index-1.js"></script>' in head
    assert '<link rel="manifest" href="/static/app.webmanifest">' in head
    assert '<link rel="icon" href="/static/icon.svg" type="image/svg+xml">' in head
    wanted = ["stylesheet /static/assets/base-1.css", "stylesheet /static/assets/index-1.css"]
    wanted += ["modulepreload /static/assets/base-1.js", "modulepreload /static/assets/part-1.js"]
    places = [
        head.index('<link rel="{}" href="{}">'.format(*one.split())) for one in [*wanted, "stylesheet /plain.css"]
    ]
    assert places == sorted(places)
    assert '<noscript><link rel="stylesheet" href="/plain.css"></noscript>' in head
    assert '<link rel="preload" href="/static/assets/display-1.woff2" as="font" type="font/woff2" crossorigin>' in head
    assert 'display-1.woff"' not in head
    assert '<link rel="preload" href="/api/words/en" as="fetch" crossorigin>' in head
    assert "later" not in head


def test_a_table_has_its_parts_and_the_code_to_join_on_their_way(guest: Guest, folder: Path) -> None:
    parts = {"_table.js": {"file": "assets/table-1.js", "name": "table", "imports": ["_base.js"]}}
    parts["src/Lobby.svelte"] = {"file": "assets/Lobby-1.js", "name": "Lobby", "imports": ["_base.js", "_table.js"]}
    (folder / "manifest.json").write_text(json.dumps({**MANIFEST, **parts}))
    table = guest.set_up("hexentanz", 3)
    head = page_of(guest, f"/table/{table}").partition("</head>")[0]
    for module in ("base", "table", "Lobby"):
        assert head.count(f'<link rel="modulepreload" href="/static/assets/{module}-1.js">') == 1
    assert f'<link rel="preload" href="/api/tables/{table}/qr.svg" as="image">' in head
    assert f'<link rel="preload" href="/api/tables/{table}" as="fetch" crossorigin>' in head


def test_a_game_under_way_has_what_a_turn_needs_on_its_way(guest: Guest, folder: Path) -> None:
    parts = {
        "_table.js": {"file": "assets/table-1.js", "name": "table", "css": ["assets/table-1.css"]},
        "_turn.js": {"file": "assets/turn-1.js", "name": "turn", "css": ["assets/turn-1.css"]},
        "src/Lobby.svelte": {"file": "assets/Lobby-1.js", "name": "Lobby"},
    }
    (folder / "manifest.json").write_text(json.dumps({**MANIFEST, **parts}))
    chairs = [{"name": "Ada"}, {"level": 1}, {"level": 1}]
    asked = {"game": "hexentanz", "seats": 3, "chairs": chairs, "start": True}
    table = guest.ask("POST", "/api/tables", asked).data["id"]
    head = page_of(guest, f"/table/{table}").partition("</head>")[0]  # nobody else has to come: there is no lobby
    for name in ("table", "turn"):
        assert head.count(f'<link rel="modulepreload" href="/static/assets/{name}-1.js">') == 1
        assert head.count(f'<link rel="preload" href="/static/assets/{name}-1.css" as="style" crossorigin>') == 1
    assert "Lobby" not in head
    assert "qr.svg" not in head


def test_a_cover_is_cut_out_of_the_art(guest: Guest) -> None:
    cover = guest.ask("GET", "/api/games/hexentanz/cover.svg")
    assert cover.headers["content-type"].startswith("image/svg+xml")
    assert '<symbol id="cover"' in cover.text
    assert cover.text.count("<symbol") < guest.ask("GET", "/api/games/hexentanz/art.svg").text.count("<symbol") / 4
    assert guest.ask("GET", "/api/games/chess/cover.svg").status == 404


@pytest.mark.parametrize("path", PATHS)
def test_where_nothing_is_built_the_plain_pages_are_all_there_is(guest: Guest, folder: Path, path: str) -> None:
    page = page_of(guest, path)
    assert "<script" not in page
    assert "/static/" not in page
    assert '<main id="content">' in page


def test_the_service_worker_is_at_the_root_and_always_asked_for_again(guest: Guest, folder: Path) -> None:
    (folder / "sw.js").write_text("self.addEventListener('install', () => self.skipWaiting());")
    answer = guest.ask("GET", "/sw.js")
    assert "skipWaiting" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_without_a_build_there_is_no_service_worker(guest: Guest, folder: Path) -> None:
    assert guest.ask("GET", "/sw.js").data["error"] == "not-found"


def test_the_policy_allows_what_the_page_needs_and_no_more(guest: Guest) -> None:
    policy = guest.ask("GET", "/").headers["content-security-policy"].split("; ")
    for kind in ("script", "style", "font", "connect", "worker", "manifest"):
        assert f"{kind}-src 'self'" in policy
    assert "img-src 'self' data: blob:" in policy
    assert "default-src 'none'" in policy


@pytest.mark.parametrize("name", games.names())
def test_a_games_pictures_are_served(guest: Guest, name: str) -> None:
    answer = guest.ask("GET", f"/api/games/{name}/art.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == guest.ask("GET", f"/api/games/{name}/words/fr").headers["cache-control"]
    assert "<symbol" in answer.text
    again = guest.ask("GET", f"/api/games/{name}/art.svg", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status == 304


def test_there_are_no_pictures_of_no_game(guest: Guest) -> None:
    assert guest.ask("GET", "/api/games/chess/art.svg").data["error"] == "not-found"


# Replays as data


def test_a_record_is_replayed_moment_by_moment(guest: Guest) -> None:
    replayed = guest.post("/api/replay", record=RECORD, seat=None)
    assert (replayed["game"], replayed["seats"], replayed["first"]) == ("hexentanz", 3, 0)
    assert replayed["names"] == ["<Ada>", "", ""]
    assert replayed["options"] == games.find("hexentanz").setup(3, 0, {}).options
    frames = replayed["frames"]
    assert [(frame["at"], frame["actor"], frame["step"]) for frame in frames] == [
        (0, -1, ""),
        (1, -1, "die 4"),
        (2, 0, "out"),
    ]
    assert [frame["view"]["awaits"] for frame in frames] == ["chance", "seats", "chance"]
    assert frames[0]["events"] == []
    assert [event["args"]["seat"] for event in frames[2]["events"]][:1] == [0]


def replayed_views(guest: Guest, record: str, seat: int | None) -> list[Any]:
    return [frame["view"] for frame in guest.post("/api/replay", record=record, seat=seat)["frames"]]


def test_a_replay_shows_each_seat_what_it_could_see(server: Running, guest: Guest) -> None:
    record = "walpurgis 1\ngame hexentanz\nseats 3\n\n* die 4\n0: out\n"
    replay = games.replay(read(record))
    while replay.advance():
        pass
    for seat in (None, 0, 1):
        assert replayed_views(guest, record, seat)[-1] == replay.position.view(seat).data()


@pytest.mark.parametrize(
    ("record", "seat", "status", "error", "said"),
    [
        ("", None, 422, "record", "walpurgis 1"),
        (RECORD + "0: dance\n", None, 422, "record", "dance"),
        (RECORD.replace("hexentanz", "chess"), None, 422, "record", "chess"),
        (RECORD.replace("seats 3", "seats 999999999"), None, 422, "record", "999999999"),
        (RECORD.replace("0: out", "0: move 1"), None, 422, "forbidden", "HT-08"),
        (RECORD + f"{'9' * 5000}: out\n", None, 422, "record", "line 8"),
        (RECORD, 3, 400, "value", "0 to 2"),
        (RECORD, -1, 400, "malformed", ""),
        (RECORD + "* die 1\n" * replay_view.LONGEST, None, 413, "too-large", ""),
        ("x" * 300_000, None, 413, "too-large", ""),
    ],
)
def test_a_record_that_cannot_be_replayed_is_answered_clearly(
    guest: Guest, record: str, seat: int | None, status: int, error: str, said: str
) -> None:
    answer = guest.ask("POST", "/api/replay", {"record": record, "seat": seat})
    assert (answer.status, answer.data["error"]) == (status, error)
    assert said in answer.data["message"]


def test_a_forbidden_step_is_explained_by_its_rule_with_the_numbers_of_the_moment(server: Running) -> None:
    record = RECORD.replace("0: out", "0: move 1")
    said = Guest(server.url, "en").ask("POST", "/api/replay", {"record": record}).data["message"]
    assert said.startswith("record, line 7: “move 1” is refused by rule HT-08. ")
    assert "4 of your witches" in said
    assert "HT-08" in Guest(server.url, "fr").ask("POST", "/api/replay", {"record": record}).data["message"]


def test_a_name_of_any_length_can_be_told(guest: Guest) -> None:
    assert guest.ask("POST", "/replay", *form(RECORD.replace("Ada", "A" * 5000))).status == 200


# Replays as pages


def form(text: str) -> tuple[bytes, dict[str, str]]:
    """What a browser without scripts sends: an empty file, and what was typed."""
    parts = [
        'name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n',
        f'name="record"\r\n\r\n{text}',
    ]
    body = "".join(f"--frontier\r\nContent-Disposition: form-data; {part}\r\n" for part in parts) + "--frontier--\r\n"
    # A form on a page that sends no referrer comes from “null”.
    return body.encode(), {"Content-Type": "multipart/form-data; boundary=frontier", "Origin": "null"}


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_a_record_is_told_without_scripts(guest: Guest, newline: str) -> None:
    body, headers = form(RECORD.replace("\n", newline))
    answer = guest.ask("POST", "/replay", body, headers)
    assert answer.status == 200
    assert "&lt;Ada&gt;" in answer.text
    assert "<Ada>" not in answer.text
    assert "brings a witch out onto square 3." in answer.text
    assert 'action="/replay' in answer.text


def test_a_broken_record_comes_back_with_what_is_wrong(guest: Guest) -> None:
    answer = guest.ask("POST", "/replay", *form("</textarea><b>"))
    assert answer.status == 422
    assert 'role="alert"' in answer.text
    assert "&lt;/textarea&gt;&lt;b&gt;</textarea>" in answer.text


def test_an_uploaded_file_is_told_too(guest: Guest) -> None:
    body, headers = form("")
    sent = (
        body.decode()
        .replace('filename=""', 'filename="game.txt"')
        .replace("octet-stream\r\n\r\n", f"octet-stream\r\n\r\n{RECORD}")
    )
    assert "brings a witch out onto square 3." in guest.ask("POST", "/replay", sent.encode(), headers).text


def test_a_table_is_told_once_it_is_over(server: Running) -> None:
    guests, table = at_table(server.url, "hexentanz", 3)
    assert guests[0].ask("GET", f"/replay/{table}").data["error"] == "still-running"
    server.ask(server.service.housekeeping.archive(table))
    whole = guests[0].ask("GET", f"/replay/{table}")
    assert whole.status == 200
    assert "<td>" in whole.text
    assert "<td>" not in guests[0].ask("GET", f"/replay/{table}?at=0").text
    assert guests[0].ask("GET", f"/replay/{table}?seat=2").status == 200
    assert guests[0].ask("GET", f"/replay/{table}?seat=3").data["error"] == "value"


def test_replays_leave_time_for_others(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", rate=0.1) as server:
        server.stop_clock()
        answers = [Guest(server.url).ask("POST", "/api/replay", {"record": RECORD}) for _ in range(5)]
    assert [answer.status for answer in answers] == [200, 200, 200, 429, 429]


# The way home


def leads(guest: Guest, path: str) -> str:
    """Where an address sends on to."""
    connection = HTTPConnection(guest.url.removeprefix("http://"))
    connection.request("GET", path, headers=guest.headers())
    return connection.getresponse().getheader("location", "")


@pytest.mark.parametrize(
    ("path", "status", "heading"),
    [
        ("/nowhere", 404, "Nobody here but me."),
        ("/table/nothing", 404, "Nobody here but me."),
        ("/rules/nothing", 404, "Nobody here but me."),
        ("/code", 400, "That did not work."),
        ("/code?code=no-such-code", 404, "Nobody here but me."),
    ],
)
def test_a_page_that_is_not_there_has_a_heading_a_reason_and_a_way_home(
    guest: Guest, path: str, status: int, heading: str
) -> None:
    answer = guest.ask("GET", path, headers={"Accept": "text/html"})
    assert answer.status == status
    assert f"<h1>{heading}</h1>" in answer.text
    assert f"<title>{heading} · Walpurgis</title>" in answer.text
    reason = answer.text.partition("<p>")[2].partition("</p>")[0]
    assert reason
    assert reason != heading
    assert '<a class="go" href="/">' in answer.text
    assert '<form action="/code">' in answer.text


def test_a_closed_table_says_that_its_door_is_closed(server: Running) -> None:
    _, table = at_table(server.url, "hyene", 2, watchable=False)
    assert "<h1>The door is closed.</h1>" in page_of(Guest(server.url), f"/table/{table}")


def test_a_code_leads_to_its_table_without_scripts(guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    code = guest.get(f"/api/tables/{table}")["code"]
    assert leads(guest, f"/code?code={code}") == f"/table/{table}"


def test_the_icon_opens_the_table_where_it_is_ones_turn(server: Running) -> None:
    guests, table = at_table(server.url, "hyene", 2, first=0)
    assert leads(Guest(server.url), "/turn") == "/"
    assert [leads(guest, "/turn") for guest in guests] == [f"/table/{table}", "/"]


def test_the_page_can_be_installed() -> None:
    public = Path(__file__).parents[2] / "client" / "public"
    manifest = json.loads((public / "app.webmanifest").read_text("utf-8"))
    assert manifest["start_url"] == "/turn"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert (public / icon["src"].removeprefix("/static/")).is_file()
