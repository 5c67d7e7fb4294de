"""The list of games, and the rules."""

import re

import pytest

from tests.cli.run import walpurgis
from walpurgis import games
from walpurgis.words import LANGUAGES, Words


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_list_names_every_game_with_its_seats_and_options(spoken: str) -> None:
    answer = walpurgis("games", "--lang", spoken)
    assert answer.status == 0
    for name in games.names():
        game = games.find(name)
        assert Words(spoken, game).say("name") in answer.out
        for option in game.options:
            ends = [str(option.values[0]), str(option.values[-1])]
            assert re.search(rf"{option.name} = {ends[0]}\b.*\b{ends[1]}\b", answer.out)


def test_the_list_says_seats_and_defaults() -> None:
    out = walpurgis("games").out
    assert "3 to 6 players · ages 8+ · 30–60 minutes" in out
    assert "wrong_witch = exit | goal, default exit (HT-H1)" in out
    assert "rounds = 1 to 10, default one per player (HY-H2)" in out


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_rules_are_shown_without_their_anchors(name: str, spoken: str) -> None:
    answer = walpurgis("rules", name, "--lang", spoken)
    assert answer.status == 0
    assert games.find(name).seats_clause in answer.out
    assert "<a id" not in answer.out
