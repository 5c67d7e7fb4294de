"""Puzzles over HTTP: nothing tells the answer before it is given."""

from datetime import date, timedelta

import pytest

from tests.server.running import Guest, Running
from walpurgis.lab import puzzles

every_game = pytest.mark.parametrize("game", puzzles.names())


def test_there_is_one_for_today_and_a_shelf_of_each_game(server: Running) -> None:
    found = Guest(server.url).ask("GET", "/api/puzzles").data
    days = [date.fromisoformat(card["day"]) for card in found["days"]]
    assert [card["name"] for card in found["days"]] == [puzzles.name_of_day(day) for day in days]
    assert days == [days[0] + timedelta(number) for number in range(7)]
    assert [shelf["game"] for shelf in found["shelves"]] == list(puzzles.names())
    assert all(card["hats"] in (1, 2, 3) for shelf in found["shelves"] for card in shelf["puzzles"])


@every_game
def test_the_best_answer_is_right_and_every_other_is_not(server: Running, game: str) -> None:
    guest = Guest(server.url)
    name = puzzles.shelf(game)[0]
    puzzle = puzzles.find(name)
    assert puzzle is not None
    shown = guest.ask("GET", f"/api/puzzles/{name}").data
    offered = shown["answers"] or shown["update"]["ask"]
    assert offered
    assert "deduced" not in shown["update"]["view"]
    wrong = next(answer for answer in puzzle.answers if answer != puzzle.best)
    assert guest.ask("POST", f"/api/puzzles/{name}", {"answer": wrong}).data == {"right": False}
    right = guest.ask("POST", f"/api/puzzles/{name}", {"answer": puzzle.best}).data
    assert right["right"]
    assert bool(puzzle.pieces) != ("update" in right)


def test_the_mistresses_are_in_no_word_of_their_puzzle(server: Running) -> None:
    """What is sent is the same, whichever pair it is: the record that leads there is not."""
    name = puzzles.shelf("wazbaraz")[0]
    text = Guest(server.url).ask("GET", f"/api/puzzles/{name}").text
    assert "choose" not in text
    assert "mistress" not in text.replace('"asks":"mistresses"', "").replace('"mistresses":2', "")


def test_only_puzzles_that_are_shown_are_made(server: Running) -> None:
    guest = Guest(server.url)
    for name in ("hexentanz-1-99", "wazbaraz-3-1999-01-01", "x"):
        assert guest.ask("GET", f"/api/puzzles/{name}").status == 404
