"""Five levels, in every game, and what the docs say of them."""

import re
from itertools import pairwise
from random import Random

import pytest

from tests.games.setups import GAMES, TABLES, TableSetup, moments
from tests.opponents.test_choose import question
from tests.packaging.tree import ROOT
from walpurgis.games import find
from walpurgis.games import ours as our_games
from walpurgis.kernel.game import Game
from walpurgis.kernel.notation import NO_TIME
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.thinking import Mind
from walpurgis.lab import people
from walpurgis.lab.people import PEOPLE
from walpurgis.opponents import LEVELS, Settings, choose, mind_of
from walpurgis.opponents.levels import CHARACTERS

GAME_NAMES = our_games()

DOCS = (ROOT / "docs" / "opponents.md").read_text("utf-8")


def test_a_higher_level_thinks_more() -> None:
    assert list(LEVELS) == list(CHARACTERS) == [1, 2, 3, 4, 5]
    for lower, higher in pairwise(LEVELS.values()):
        assert lower.simulations < higher.simulations
        assert (lower.seconds or 0) <= (higher.seconds or 0) < 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everybody_but_the_best_has_lapses_and_a_higher_level_fewer(game: Game) -> None:
    for seats in game.seats:
        lapses = [mind_of(game).lapses(level, seats) for level in LEVELS]
        for lower, higher in pairwise(lapses):
            assert lower.whim + lower.overlooks > higher.whim + higher.overlooks
        assert (lapses[-1].whim, lapses[-1].overlooks) == (0, 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whims_happen_in_every_game_and_are_legal(game: Game) -> None:
    """Where the game's own mind decides, too: with nothing but whims, its own thought is never asked for."""
    thoughtless = Settings(level=2, simulations=1, whim=1.0)
    differs = 0
    for seed in range(40):
        position, events, seat = question(game, seed)
        world = position.imagine(seat, Random(seed))
        step = choose(game, world, events, seat, thoughtless, Random(seed)).step
        assert position.refusal(seat, step) is None
        best = choose(game, world, events, seat, Settings(simulations=60), Random(seed)).step
        differs += step != best
    assert differs > 5


class OneWay(Mind):
    """A game's mind that says which steps are worth a thought, and nothing else."""

    def candidates(self, position: Position, seat: Seat, rng: Random) -> list[Step]:
        return position.legal(seat)[-1:]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whim_is_one_of_the_candidates_where_a_game_says_nothing_better(game: Game) -> None:
    for seed in range(10):
        position, _, seat = question(game, seed)
        step = OneWay().whim(position, seat, 2, Random(seed))
        assert position.refusal(seat, step) is None
        assert position.NOTATION.listed(step) == position.NOTATION.listed(position.legal(seat)[-1])


def test_a_whim_in_a_race_takes_any_time() -> None:
    position, _, seat = question(find("sorcellerie"), 1)
    times = {position.NOTATION.time_of(Mind().whim(position, seat, 2, Random(seed))) for seed in range(30)}
    assert len(times - {NO_TIME}) > 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_overlooks_nearly_everything_thinks_about_what_is_left(game: Game) -> None:
    for seed in range(10):
        position, events, seat = question(game, seed)
        settings = Settings(level=2, simulations=20, whim=0.0, overlooks=0.9)
        step = choose(game, position.imagine(seat, Random(seed)), events, seat, settings, Random(seed)).step
        assert position.refusal(seat, step) is None


@pytest.mark.parametrize("person", PEOPLE)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_models_of_people_play_by_the_rules_and_by_what_they_know(person: str, table: TableSetup) -> None:
    for number, position in enumerate(moments(table, 5, 0.004)):
        for seat in position.awaited():
            worlds = [position, position.imagine(seat, Random(number))]
            steps = {people.play(PEOPLE[person], world, [], seat, Random(number)) for world in worlds}
            assert len(steps) == 1
            assert position.refusal(seat, steps.pop()) is None


def test_the_docs_say_how_much_each_level_thinks() -> None:
    for level, settings in LEVELS.items():
        found = re.search(rf"^\| {level}, [\w ]+ \| .*?([\d,]+) \| ([\d.]+) \|$", DOCS, re.MULTILINE)
        assert found, level
        simulations, seconds = found.groups()
        assert int(simulations.replace(",", "")) == settings.simulations
        assert float(seconds) == settings.seconds


def test_the_docs_say_how_often_each_level_goes_wrong_in_each_game() -> None:
    for game in map(find, GAME_NAMES):
        for seats in game.seats:
            lapses = [mind_of(game).lapses(level, seats) for level in range(1, 5)]
            cells = " | ".join(f"{100 * lapse.whim:g} · {100 * lapse.overlooks:g}" for lapse in lapses)
            assert f"| {cells} |" in DOCS, f"{game.name}, {seats} seats: {cells}"
