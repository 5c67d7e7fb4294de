"""A house with faulty games of other people in it: the others are played, and it ends when it is told to."""

import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.games import plug_in
from tests.server.command import Serving, serving
from tests.server.running import PATIENCE_S, Guest, Line, at_table

NEVER_S = str(10 * PATIENCE_S)
SOON_S = "1"  # four looks of the watchdog: a busy machine may keep an honest game from its turn for one
ENTRIES = """
snails = snails:GAME
slugs = slugs:GAME
worms = json:dumps
hyene = snails:GAME
wordless = wordless:GAME
"""
WORDLESS = """
from dataclasses import replace
from snails import GAME as SNAILS
GAME = replace(SNAILS, name="wordless", package="wordless")
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    faulty = {
        "loops": plug_in.LOOPS_IN_PLAY,
        "hangs": plug_in.HANGS_IN_WORKER,
        "overruns": plug_in.BOT_OVERRUNS,
    }
    environment = plug_in.environment_with(tmp_path, ENTRIES, **faulty)
    (tmp_path / "wordless.py").write_text(WORDLESS)
    monkeypatch.setenv("PYTHONPATH", environment["PYTHONPATH"])


@pytest.fixture
def house(tmp_path: Path, installed: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    monkeypatch.setenv("WALPURGIS_PLUG_IN_S", SOON_S)
    with serving(tmp_path / "walpurgis.db") as service:
        yield service


def move(line: Line) -> None:
    """The first step that is offered, once one is."""
    update = line.wait_for("update")
    while not update["ask"]:
        update = line.wait_for("update")
    line.say("do", step=update["ask"][0]["steps"][0]["do"], at=update["at"], id="m1")


def bots_of(service: Serving, game: str) -> Line:
    """A table at which a bot is about to move, and a person looks on."""
    guest = Guest(service.url)
    table = guest.set_up(game, 2, first=1)
    guest.sit(table, 0)
    guest.seat_bots(table, 1)
    guest.start(table)
    return guest.connect(table)


def ends(service: Serving) -> None:
    """It is told alone, as a service manager may do: its processes must end with it."""
    service.process.send_signal(signal.SIGTERM)
    assert service.process.wait(PATIENCE_S) == 0


def test_a_house_opens_without_the_games_that_are_broken_and_says_which(house: Serving) -> None:
    titles = {game["name"]: game["title"] for game in Guest(house.url).get("/api/games")}
    assert {"hexentanz", "hyene", "snails", "loops"} <= set(titles)
    assert not {"slugs", "worms", "wordless"} & set(titles)
    assert Guest(house.url).ask("GET", "/").status == 200
    assert titles["snails"] == "Snails"
    assert titles["hyene"] != "Snails"  # a name of ours stays ours
    ends(house)
    said = [line for line in house.errors.read_text().splitlines() if "a game cannot be" in line]
    assert all(any(name in line for line in said) for name in ("slugs", "worms", "wordless"))


def test_a_move_that_never_ends_is_interrupted_and_the_house_goes_on(house: Serving) -> None:
    guests, table = at_table(house.url, "loops", 2, first=0)
    others, beside = at_table(house.url, "loops", 2, first=0)
    own, own_table = at_table(house.url, "hyene", 2, first=0)
    with guests[0].connect(table) as line, others[0].connect(beside) as other, own[0].connect(own_table) as ours:
        move(line)
        assert line.wait_for("error")["error"] == "move-failed"
        told = line.wait_for("error")
        assert (told["error"], told["id"]) == ("game-overran", "")
        assert guests[0].get(f"/api/tables/{table}")["fault"] == "game-overran"
        assert other.wait_for("bye") == {"kind": "bye", "reason": "restart"}
        move(ours)
        assert ours.wait_for_done()
    refused = Guest(house.url).ask("POST", "/api/tables", {"game": "loops", "seats": 2})
    assert (refused.status, refused.data["error"]) == (503, "game-closed")
    snail, snails = at_table(house.url, "snails", 2, first=0)
    with snail[0].connect(snails) as line:
        move(line)
        assert line.wait_for_done()
    ends(house)


def test_a_house_ends_in_the_midst_of_a_move_that_never_does(
    tmp_path: Path, installed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WALPURGIS_PLUG_IN_S", NEVER_S)
    with serving(tmp_path / "walpurgis.db") as service:
        guests, table = at_table(service.url, "loops", 2, first=0)
        with guests[0].connect(table) as line:
            move(line)
            ends(service)


@pytest.mark.parametrize("game", ["hangs", "overruns"])
def test_bots_that_never_answer_delay_neither_other_games_nor_the_end(house: Serving, game: str) -> None:
    with bots_of(house, game) as stuck, bots_of(house, "hyene") as ours, bots_of(house, "snails") as theirs:
        for line in (ours, theirs, stuck):
            while not line.wait_for("update")["ask"]:
                pass
        assert sum('"error":"bot-failed"' in text for text in stuck.heard) == 1  # and some step was played for it
        ends(house)


@pytest.mark.parametrize("game", ["hangs", "overruns"])
def test_a_house_ends_while_a_bot_never_answers(house: Serving, game: str) -> None:
    with bots_of(house, game) as stuck:
        stuck.wait_for("update")
        ends(house)


def test_a_record_that_would_never_end_is_given_up_and_other_records_are_played(house: Serving) -> None:
    guest = Guest(house.url)
    never = "walpurgis 1\ngame loops\nseats 2\n\n* die 5\n0: move 1\n"
    with ThreadPoolExecutor(1) as beside:
        stuck = beside.submit(guest.ask, "POST", "/api/replay", {"record": never, "seat": None})
        for game in ("snails", "hyene"):
            record = f"walpurgis 1\ngame {game}\nseats 2\n\n"
            film = Guest(house.url).post("/api/replay", record=record, seat=None)
            assert (film["game"], len(film["frames"])) == (game, 1)
        answer = stuck.result(PATIENCE_S)
    assert (answer.status, answer.data["error"]) == (503, "game-overran")
    ends(house)


def test_what_is_wrong_with_a_record_of_a_plug_in_is_explained(house: Serving) -> None:
    guest = Guest(house.url)
    forbidden = "walpurgis 1\ngame snails\nseats 2\n\n* die 5\n0: move 1\n* die 5\n1: move 2\n"
    answer = guest.ask("POST", "/api/replay", {"record": forbidden, "seat": None})
    assert (answer.status, answer.data["error"]) == (422, "forbidden")
    assert "leaf" in answer.data["message"]
    broken = guest.ask("POST", "/api/replay", {"record": forbidden.replace("die 5", "die 7"), "seat": None})
    assert (broken.status, broken.data["error"]) == (422, "record")
    unknown = guest.ask("POST", "/api/replay", {"record": forbidden.replace("snails", "slugs"), "seat": None})
    assert unknown.status == 422
