"""Weights are exact: every unit of weight belongs to one outcome, in listed order."""

from random import Random

from walpurgis.kernel.chance import Odds


def test_every_unit_of_weight_has_its_outcome_in_listed_order() -> None:
    odds = Odds([7, 3, 9], [1, 3, 2])
    assert odds.total == 6
    assert [odds.at(unit) for unit in range(6)] == [7, 3, 3, 3, 9, 9]


def test_heavy_outcomes_own_their_units_as_light_ones_do() -> None:
    odds = Odds([7, 3, 9], [100, 1, 1000])  # far more units than outcomes: searched, not listed
    assert odds.total == 1101
    assert [odds.at(unit) for unit in (0, 99, 100, 101, 1100)] == [7, 7, 3, 9, 9]
    drawn = Random(5)
    units = [int(drawn.random() * odds.total) for _ in range(300)]
    assert [odds.draw(rng) for rng in [Random(5)] for _ in range(300)] == [odds.at(unit) for unit in units]


def test_without_weights_all_outcomes_weigh_one() -> None:
    odds = Odds([4, 5])
    assert (odds.total, odds.weights, [odds.at(unit) for unit in range(2)]) == (2, [1, 1], [4, 5])


def test_draws_follow_the_weights() -> None:
    odds, rng = Odds([0, 1], [1, 3]), Random(1)
    ones = sum(odds.draw(rng) for _ in range(10_000))
    assert 7_300 < ones < 7_700  # six standard errors about 7,500


def test_what_cannot_fall_weighs_nothing() -> None:
    assert [Odds([2, 4], [5, 6]).weight(step) for step in (2, 3, 4)] == [5, 0, 6]
