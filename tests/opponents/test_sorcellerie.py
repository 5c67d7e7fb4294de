"""Sorcellerie! is read as people read it: it takes its time, harder tasks take more, and it goes wrong now and then."""

from itertools import pairwise
from random import Random
from statistics import mean, median

import pytest

from walpurgis import games
from walpurgis.games.sorcellerie.board import RIGHT, SAY, SILENT, SPAN
from walpurgis.games.sorcellerie.bot import FASTEST, MIND, PACE, SLOWEST, lead, margin, pace
from walpurgis.games.sorcellerie.race import time_of
from walpurgis.games.sorcellerie.rules import Sorcellerie
from walpurgis.kernel.position import random_step
from walpurgis.kernel.setup import Options
from walpurgis.kernel.steps import OVER, SEVERAL
from walpurgis.opponents import LEVELS

GAME = games.find("sorcellerie")


def rounds(count: int, **options: int | str) -> list[Sorcellerie]:
    """Moments at which all are to answer."""
    rng = Random(1)
    chosen: Options = dict(options)
    found: list[Sorcellerie] = []
    while len(found) < count:
        position = GAME.start(2, 0, chosen)
        assert isinstance(position, Sorcellerie)
        while position.awaits != OVER:
            if position.awaits == SEVERAL and len(position.awaited()) == 2:
                found.append(position.copy())
            position.play(*random_step(position, rng))
    return found[:count]


def answer(position: Sorcellerie, level: int, rng: Random) -> int:
    step = MIND.decide(position, [], 0, level, rng)
    assert step is not None
    return step


def times(positions: list[Sorcellerie], level: int = 5) -> list[int]:
    rng = Random(3)
    return [time_of(answer(position, level, rng)) for position in positions]


def is_right(position: Sorcellerie, step: int) -> bool:
    return step != SILENT and (step - SAY) // SPAN == RIGHT[position.scene][position.dice]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_nobody_answers_faster_than_a_person_can(level: int) -> None:
    assert min(times(rounds(2000, answer_limit_s=120), level)) > FASTEST[level]  # so that all answer


def test_the_first_broom_leaves_a_child_time_to_read_also_when_she_is_behind_or_guesses() -> None:
    rng, found = Random(9), []
    for position in rounds(1000, answer_limit_s=120):
        position.won = [[], [0, 1, 2]]
        found += [time_of(answer(position, 1, rng)), time_of(MIND.whim(position, 0, 1, rng))]
    assert 2500 <= min(found) < 3000


def test_a_higher_level_is_faster_and_more_often_right() -> None:
    positions = rounds(1500)
    medians = [median(times(positions, level)) for level in LEVELS]
    assert all(slower > faster for slower, faster in pairwise(medians))
    assert medians[-1] > 900
    rights = []
    for level in LEVELS:
        rng = Random(5)
        rights.append(mean(is_right(position, answer(position, level, rng)) for position in positions))
    assert all(lower < higher for lower, higher in pairwise([0.65, *rights, 0.995]))


def test_ties_long_flights_and_signposts_take_longer() -> None:
    positions = rounds(3000)
    clear = [position for position in positions if margin(position) >= 3]
    tied = [position for position in positions if margin(position) == 0]
    assert median(times(tied)) > median(times(clear)) + 200
    near = [position for position in positions if position.flight == 1]
    far = [position for position in positions if position.flight == 3]
    assert median(times(far)) > median(times(near)) + 150
    assert median(times(rounds(1500, signposts="on"))) > median(times(rounds(1500))) + 200


def test_who_would_be_too_late_says_nothing() -> None:
    positions = rounds(50, answer_limit_s=1)
    assert all(answer(position, 1, Random(2)) == SILENT for position in positions)


def test_who_is_ahead_takes_it_easy_and_who_is_behind_hurries_all_but_the_best() -> None:
    position = rounds(1)[0]
    position.won = [[0, 1], [2]]
    for level in (1, 2, 3, 4):
        assert pace(position, 0, level) > PACE[level] >= pace(position, 1, level) >= PACE[5]
    assert all(pace(position, 1, level) < PACE[level] for level in (1, 2, 3))
    assert pace(position, 0, 5) == pace(position, 1, 5) == PACE[5]


def test_however_far_ahead_nobody_lets_the_others_wait_for_long() -> None:
    position = rounds(1)[0]
    position.won = [[0, 1, 2, 3, 4], []]
    for level in LEVELS:
        assert pace(position, 0, level) <= SLOWEST
        assert answer(position, level, Random(2)) != SILENT


def test_a_card_more_says_more_where_more_sit_at_the_table() -> None:
    two, four = GAME.start(2), GAME.start(4)
    assert isinstance(two, Sorcellerie)
    assert isinstance(four, Sorcellerie)
    two.won, four.won = [[0], []], [[0], [], [], []]
    assert (lead(two, 0), lead(two, 1), lead(four, 0), lead(four, 1)) == (1, -1, 3, -1)
    assert pace(four, 0, 4) > pace(two, 0, 4)


def test_a_whim_says_too_early_what_most_dice_show() -> None:
    positions = rounds(400)
    hasty = [MIND.whim(position, 0, 3, Random(seed)) for seed, position in enumerate(positions)]
    read = [answer(position, 3, Random(seed)) for seed, position in enumerate(positions)]
    assert median(map(time_of, hasty)) < 0.8 * median(map(time_of, read))
    assert 0.2 < mean(is_right(position, step) for position, step in zip(positions, hasty, strict=True)) < 0.75
