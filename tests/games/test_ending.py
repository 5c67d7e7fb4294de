"""Why a game is over: every game of ours says so in one sentence, and shows what decided it."""

from random import Random

import pytest

from tests.games.setups import LONGEST
from walpurgis import games
from walpurgis.kernel.position import random_step
from walpurgis.kernel.steps import OVER
from walpurgis.words import LANGUAGES, Words


@pytest.mark.parametrize("name", games.names())
def test_the_end_of_a_game_has_a_reason(name: str) -> None:
    game = games.find(name)
    rng = Random(name)
    for seats in game.seats:
        position = game.start(seats, 0)
        for _ in range(LONGEST):
            if position.awaits == OVER:
                break
            position.play(*random_step(position, rng))
        ending = position.view(None).ending
        assert ending is not None
        lying = {piece.kind for pieces in position.view(None).spots.values() for piece in pieces}
        assert {piece.kind for piece in ending.pieces} <= lying  # what decided it lies on the table
        for language in LANGUAGES:
            said = Words(language, game, {seat: f"N{seat}" for seat in range(seats)}).ending(ending)
            assert said.endswith(".")
            assert "{" not in said
