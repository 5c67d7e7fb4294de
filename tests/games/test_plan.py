"""Whoever knows one game finds their way in all of them: the same files hold the same things."""

from pathlib import Path

import pytest

from tests.games.setups import GAMES
from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position

PLAN = {"__init__.py", "board.py", "rules.py", "view.py", "bot.py", "layout.py"}
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_every_game_has_the_files_of_the_plan(game: Game) -> None:
    folder = Path(games.__file__).parent / game.name
    assert {path.name for path in folder.iterdir()} >= PLAN


@every_game
def test_the_rules_are_one_class_derived_from_position_itself(game: Game) -> None:
    """Fields, rules and the order in which they are read are then in one place: rules.py."""
    assert game.position.__bases__ == (Position,)
    assert game.position.__module__ == f"{game.package}.rules"
