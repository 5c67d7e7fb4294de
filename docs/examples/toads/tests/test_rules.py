"""The rules of Toads, clause by clause: each test is a record that one can read, and what must come of it."""

import pytest

from walpurgis import games
from walpurgis.kernel.record import read
from walpurgis.kernel.replay import Replay

clause = pytest.mark.clause
ROLLS = ("* roll 1 2", "* roll 2 6")  # two seats with two dice each


def played(*steps: str) -> Replay:
    """A game of two with two dice each after these steps, or as far as they are allowed."""
    replay = games.replay(read("walpurgis 1\ngame toads\nseats 2\noption dice 2\n\n" + "\n".join(steps)))
    while replay.advance():
        pass
    return replay


def refused(*steps: str) -> str:
    refusal = played(*steps).refused
    assert refusal is not None
    return refusal.clause


@clause("TO-04")
def test_a_bid_is_higher_than_the_last() -> None:
    assert refused(*ROLLS, "0: bid 2 3", "1: bid 2 3") == "TO-04"
    assert refused(*ROLLS, "0: bid 2 3", "1: bid 1 6") == "TO-04"
    assert played(*ROLLS, "0: bid 2 3", "1: bid 2 4").refused is None
    assert played(*ROLLS, "0: bid 2 3", "1: bid 3 1").refused is None


@clause("TO-05")
def test_nobody_bids_more_dice_than_there_are() -> None:
    assert refused(*ROLLS, "0: bid 5 1") == "TO-05"


@clause("TO-06")
def test_a_bid_that_is_true_costs_the_doubter_a_die() -> None:
    assert played(*ROLLS, "0: bid 2 2", "1: doubt").position.view(None).tallies["dice"] == [2, 1]


@clause("TO-06")
def test_a_bid_that_is_not_true_costs_the_bidder_a_die() -> None:
    assert played(*ROLLS, "0: bid 3 2", "1: doubt").position.view(None).tallies["dice"] == [1, 2]


@clause("TO-07")
def test_there_is_nothing_to_doubt_before_the_first_bid() -> None:
    assert refused(*ROLLS, "0: doubt") == "TO-07"


@clause("TO-08")
def test_the_last_one_with_dice_wins() -> None:
    again = ("* roll 1", "* roll 2 2", "0: bid 3 1", "1: doubt")
    assert played(*ROLLS, "0: bid 3 2", "1: doubt", *again).position.standing() == [2, 1]
