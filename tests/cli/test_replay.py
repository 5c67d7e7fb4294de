"""A record told in words, and as data."""

import json
from pathlib import Path
from typing import Any

from tests.cli.run import walpurgis, written

OPENING = """
    walpurgis 1
    game hexentanz
    seats 3
    option memory_aid on
    seat 1 Zoé

    * die 4          # comes out
    0: out
    * die 2
    1: out
"""


def objects(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def test_a_record_is_told_in_words(tmp_path: Path) -> None:
    answer = walpurgis("replay", written(tmp_path, OPENING))
    assert answer.status == 0
    assert "Hexentanz · 3 players · Player 1 begins · memory_aid = on" in answer.out
    assert "Player 1 brings a witch out onto square 3." in answer.out
    assert "Zoé brings a witch out onto square 13." in answer.out
    assert "The game is waiting for chance." in answer.out


def test_a_record_is_told_in_french(tmp_path: Path) -> None:
    answer = walpurgis("replay", written(tmp_path, OPENING), "--lang", "fr")
    assert "Joueur 1 sort une sorcière" in answer.out


def test_the_telling_stops_where_it_is_asked_to(tmp_path: Path) -> None:
    answer = walpurgis("replay", written(tmp_path, OPENING), "--until", "1")
    assert answer.status == 0
    assert "rolls a 4" in answer.out
    assert "brings a witch out" not in answer.out
    assert "The game is waiting for Player 1." in answer.out


def test_a_record_can_come_from_standard_input(tmp_path: Path) -> None:
    text = Path(written(tmp_path, OPENING)).read_bytes()
    assert "Zoé rolls a 2." in walpurgis("replay", "-", typed=text).out


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    file = written(tmp_path, OPENING.replace("Zoé", "\x1b[31mZoé"))
    out = walpurgis("replay", file).out
    assert "\x1b" not in out
    assert "\\x1b[31mZoé rolls a 2." in out


def test_data_says_where_the_game_stands(tmp_path: Path) -> None:
    answer = walpurgis("replay", written(tmp_path, OPENING), "--json")
    assert answer.status == 0
    assert objects(answer.out) == [
        {
            "game": "hexentanz",
            "seats": 3,
            "first": 0,
            "options": {"wrong_witch": "exit", "memory_aid": "on"},
            "steps": 4,
            "waiting": "chance",
            "legal": {},
            "chances": {f"die {face}": 1 for face in range(1, 7)},
            "standing": None,
            "refused": None,
        }
    ]


def test_data_lists_what_is_legal_for_those_awaited(tmp_path: Path) -> None:
    answer = walpurgis("replay", written(tmp_path, OPENING), "--json", "--until", "3")
    (told,) = objects(answer.out)
    assert told["waiting"] == "seats"
    assert told["legal"] == {"1": ["out"]}
    assert told["chances"] == {}


def test_a_free_time_is_written_ms(tmp_path: Path) -> None:
    record = """
        walpurgis 1
        game sorcellerie
        seats 2

        * draw 0
        * draw 1
        * draw 2
        * draw 3
        * draw 4
        * draw 5
        * draw 6
        * dice b1 4 3 0
        1: say t @500
    """
    (told,) = objects(walpurgis("replay", written(tmp_path, record), "--json").out)
    answers = ["say c @MS", "say b @MS", "say t @MS", "say c b @MS", "say c t @MS", "say b t @MS", "silent"]
    assert list(told["legal"]) == ["0"]
    assert sorted(told["legal"]["0"]) == sorted(answers)


def test_large_families_are_listed_completely(tmp_path: Path) -> None:
    record = """
        walpurgis 1
        game hexenrennen
        seats 4
    """
    (told,) = objects(walpurgis("replay", written(tmp_path, record), "--json").out)
    assert {seat: len(steps) for seat, steps in told["legal"].items()} == {"0": 1680, "1": 1680, "2": 1680, "3": 1680}


def test_a_trace_has_a_line_for_every_moment(tmp_path: Path) -> None:
    answer = walpurgis("replay", written(tmp_path, OPENING), "--json", "--trace")
    moments = objects(answer.out)
    assert [moment["steps"] for moment in moments] == [0, 1, 2, 3, 4]
    assert [moment["waiting"] for moment in moments] == ["chance", "seats", "chance", "seats", "chance"]


def test_a_refused_step_is_told_with_its_clause(tmp_path: Path) -> None:
    file = written(tmp_path, OPENING + "    * die 6\n    2: look 3\n")
    answer = walpurgis("replay", file)
    assert answer.status == 1
    assert f"{file}, line 12: “2: look 3” is refused by rule HT-R3." in answer.out
    assert "Not yet. 4 of your witches are still in camp" in answer.out


def test_a_refused_step_is_told_as_data(tmp_path: Path) -> None:
    file = written(tmp_path, OPENING + "    * die 6\n    2: look 3\n    2: out\n")
    answer = walpurgis("replay", file, "--json")
    assert answer.status == 1
    (told,) = objects(answer.out)
    assert told["steps"] == 5
    assert told["legal"] == {"2": ["out"]}
    message = told["refused"].pop("message")
    assert told["refused"] == {"line": 12, "step": "look 3", "clause": "HT-R3"}
    assert message.startswith("Not yet.")


def test_a_trace_ends_with_the_refusal(tmp_path: Path) -> None:
    file = written(tmp_path, OPENING + "    1: out\n")
    answer = walpurgis("replay", file, "--json", "--trace", "--lang", "fr")
    assert answer.status == 1
    moments = objects(answer.out)
    assert [moment["refused"] is None for moment in moments] == [True] * 5 + [False]
    assert moments[-1]["refused"]["clause"] == "HT-05"


def test_until_stops_before_a_refusal(tmp_path: Path) -> None:
    file = written(tmp_path, OPENING + "    1: out\n")
    assert walpurgis("replay", file, "--json", "--until", "4").status == 0


def test_the_end_of_a_game_is_told_with_its_places(tmp_path: Path) -> None:
    walpurgis("simulate", "hyene", "--games", "1", "--records", str(tmp_path), "--jobs", "1")
    (file,) = tmp_path.iterdir()
    (told,) = objects(walpurgis("replay", str(file), "--json").out)
    assert told["waiting"] == "over"
    assert f"expect {' '.join(map(str, told['standing']))}" in file.read_text()
    out = walpurgis("replay", str(file)).out
    assert "The game is over." in out
    assert "1. Player" in out
