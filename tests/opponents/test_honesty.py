"""Bots know what their seat knows: another world behind the table never changes what they do."""

from dataclasses import replace
from random import Random

import pytest

from tests.games.setups import GAMES, TABLES, TableSetup, moments
from walpurgis.kernel.event import Event
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import random_step
from walpurgis.kernel.steps import CHANCE, OVER
from walpurgis.opponents import LEVELS, Settings, choose

SIMULATIONS = 12
WORLDS = 3


def settings_of(level: int) -> Settings:
    return replace(LEVELS[level], simulations=SIMULATIONS, seconds=None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("level", LEVELS)
def test_no_other_world_that_the_seat_allows_changes_a_choice(game: Game, level: int) -> None:
    rng = Random(level)
    asked = 0
    for seats in game.seats:
        position = game.start(seats)
        position.events = []
        witnessed: list[list[Event]] = [[] for _ in range(seats)]
        while position.awaits != OVER and asked < 12 * (seats - game.seats[0] + 1):
            awaited = [] if position.awaits == CHANCE else position.awaited()
            for seat in awaited if rng.random() < 0.15 else []:
                worlds = [position.imagine(seat, rng) for _ in range(WORLDS)]
                steps = {
                    choose(game, world, witnessed[seat], seat, settings_of(level), Random(asked)).step
                    for world in [position, *worlds]
                }
                assert len(steps) == 1, f"seat {seat} of {seats}"
                asked += 1
            position.play(*random_step(position, rng))
            for seat, memory in enumerate(witnessed):
                memory += [event for event in position.events if event.is_for(seat)]
            position.events = []
    assert asked


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_same_luck_imagines_the_same_world_whatever_the_real_one_is(table: TableSetup) -> None:
    for position in moments(table, 11, 0.02):
        for seat in [None, *range(table.seats)]:
            other = position.imagine(seat, Random(1))
            assert other.imagine(seat, Random(2)).digest() == position.imagine(seat, Random(2)).digest()
