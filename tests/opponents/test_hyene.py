"""The Spirale de la hyène for two is solved: the values satisfy what optimality demands, by the rules themselves."""

from contextlib import suppress
from dataclasses import replace
from math import sqrt
from random import Random

import pytest

from walpurgis import games
from walpurgis.games.hyene import solution
from walpurgis.games.hyene.board import BEGIN, NOBODY, SAFE
from walpurgis.games.hyene.bot import chances_home
from walpurgis.games.hyene.duel import UnfinishedError
from walpurgis.games.hyene.rules import Hyene
from walpurgis.games.hyene.solution import LAST_ROUND, USUAL_LENGTH, Solution, stakes_of, win_chance
from walpurgis.kernel.position import random_step
from walpurgis.kernel.setup import Options
from walpurgis.kernel.steps import CHANCE, OVER, Seat
from walpurgis.opponents import LEVELS, choose

GAME = games.find("hyene")
SHORT: Options = {"steps": 30}  # squares: quickly solved
EXACT = 1e-12
BEST = replace(LEVELS[5], seconds=None)


def start(seats: int = 2, first: Seat = 0, **options: int) -> Hyene:
    position = GAME.start(seats, first, {**SHORT, **options})
    assert isinstance(position, Hyene)
    return position


def beginnings(rounds: int, count: int) -> list[Hyene]:
    """Turns that begin in random games, in which players throw, save, buy and pay as it comes."""
    rng = Random(rounds)
    found: list[Hyene] = []
    while len(found) < count:
        position = start(first=rng.randrange(2), rounds=rounds)
        while position.awaits != OVER:
            if position.awaits >= 0 and position.moment == BEGIN:
                found.append(position.copy())
            position.play(*random_step(position, rng))
    return found


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_every_value_is_the_best_that_the_next_values_allow(rounds: int) -> None:
    for position in beginnings(rounds, 1500):
        solved = Solution(position)
        assert solved.value(position) == pytest.approx(solved.expected(position), abs=EXACT)


def test_what_is_known_of_the_last_round_on_the_usual_spiral_is_found_again() -> None:
    """For one lead; `python -m benchmarks.hyene` finds all of them."""
    lead = 1
    race = solution.solved_race(USUAL_LENGTH, stakes_of(USUAL_LENGTH, 1, lead, True))
    found = (race.first[0][0].at(0, 0), race.second[0][0].at(0, 0))
    assert found == pytest.approx(LAST_ROUND[lead], abs=EXACT)


def test_both_players_together_win_once() -> None:
    for begins in (True, False):
        assert win_chance(15, 2, 0, begins) + win_chance(15, 2, 0, not begins) == pytest.approx(1, abs=EXACT)
        assert win_chance(15, 1, 1, begins) + win_chance(15, 1, -1, not begins) == pytest.approx(1, abs=EXACT)


def test_against_its_best_response_the_bot_gets_the_value_of_the_game() -> None:
    """In a game for two the best response to an optimal player is optimal too."""
    rng = Random(2)
    count, total = 400, 0.0
    for _ in range(count):
        position = start(rounds=1)
        while position.awaits != OVER:
            if position.awaits == CHANCE:
                position.play(CHANCE, position.chances().draw(rng))
            else:
                seat = position.awaits
                position.play(seat, choose(GAME, position, [], seat, BEST, rng).step)
        total += position.points[0] > position.points[1]
    value = win_chance(15, 1, 0, True)
    assert total / count == pytest.approx(value, abs=3.5 * sqrt(value * (1 - value) / count))


def test_a_bot_of_the_best_level_knows_its_chances() -> None:
    position = next(found for found in beginnings(2, 300) if len(found.legal(found.turn)) > 1)
    thought = choose(GAME, position, [], position.turn, BEST, Random(1))
    solved = Solution(position)
    value = solved.value(position)
    assert thought.simulations == 0
    assert thought.chance == pytest.approx(value if position.turn == solved.leader else 1 - value)


def test_what_is_solved_bit_by_bit_is_what_is_solved_at_once() -> None:
    solution.chase_of.cache_clear()
    begun, left = 0, 0

    def has_time() -> bool:
        nonlocal left
        left -= 1
        return left >= 0

    while begun == 0 or not solution.chase_of(15).is_solved:
        begun, left = begun + 1, 5
        with suppress(UnfinishedError):
            solution.solved_chase(15, has_time)
    bit_by_bit = solution.chase_of(15)
    solution.chase_of.cache_clear()
    at_once = solution.solved_chase(15)
    assert begun > 5
    for sliced, whole in zip(bit_by_bit.first, at_once.first, strict=True):
        assert [values.packed for values in sliced] == [values.packed for values in whole]


def test_until_it_is_solved_the_best_level_searches_and_keeps_to_its_time() -> None:
    """Every look at this clock takes 20 milliseconds: there are not enough of them to solve the game at once."""
    seconds = 0.0

    def clock() -> float:
        nonlocal seconds
        seconds += 0.02
        return seconds

    position = next(found for found in beginnings(2, 300) if len(found.legal(found.turn)) > 1)
    solution.chase_of.cache_clear()
    solution.race_of.cache_clear()
    solution.CHANCES.clear()
    searched = 0
    while True:
        began = seconds
        thought = choose(GAME, position, [], position.turn, LEVELS[5], Random(1), clock)
        assert position.refusal(position.turn, thought.step) is None
        assert seconds - began < 1
        if thought.simulations == 0:
            break
        searched += 1
    assert searched > 1
    assert thought.step == Solution(position).best(position)


def test_the_last_villager_of_several_has_the_chance_of_one_alone_with_the_hyena() -> None:
    rng = Random(4)
    position = start(seats=3, rounds=1)
    while position.hyena == NOBODY or position.left > 1 or position.moment != BEGIN or position.awaits < 0:
        position.play(*random_step(position, rng))
        if position.awaits == OVER:
            position = start(seats=3, rounds=1)
    last = next(seat for seat, phase in enumerate(position.phases) if phase < SAFE and seat != position.hyena)
    pair = [last, position.hyena]
    alone = start(rounds=1)
    alone.squares = [position.squares[seat] for seat in pair]
    alone.phases = [position.phases[seat] for seat in pair]
    alone.tabas = [position.tabas[seat] for seat in pair]
    alone.hyena, alone.left = 1, 1
    alone.turn = alone.awaits = pair.index(position.turn)
    assert chances_home(position)[last] == pytest.approx(Solution(alone).value(alone), abs=EXACT)
