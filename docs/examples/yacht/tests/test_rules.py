"""The rules of Yacht, clause by clause: each test is a record that one can read, and what must come of it."""

import pytest
from yacht.score import LINES, score

from walpurgis import games
from walpurgis.kernel.record import read
from walpurgis.kernel.replay import Replay

clause = pytest.mark.clause


def played(*steps: str) -> Replay:
    """A game of two after these steps, or as far as they are allowed."""
    replay = games.replay(read("walpurgis 1\ngame yacht\nseats 2\n\n" + "\n".join(steps)))
    while replay.advance():
        pass
    return replay


def refused(*steps: str) -> str:
    refusal = played(*steps).refused
    assert refusal is not None
    return refusal.clause


@clause("YA-02")
def test_there_are_three_throws_a_turn() -> None:
    again = ("0: lift 1", "0: throw", "* roll 1")
    assert played("* roll 1 2 3 4 6", *again, *again).refused is None
    assert refused("* roll 1 2 3 4 6", *again, *again, "0: lift 1") == "YA-02"


@clause("YA-03")
def test_what_is_in_the_cup_has_to_be_thrown() -> None:
    assert refused("* roll 1 2 3 4 6", "0: lift 1", "0: score choice") == "YA-03"


@clause("YA-04")
def test_a_line_is_filled_once() -> None:
    turn = ("* roll 1 2 3 4 6", "0: score choice", "* roll 1 1 1 1 1", "1: score yacht")
    assert played(*turn).position.view(None).tallies["points"] == [16, 50]
    assert refused(*turn, "* roll 1 2 3 4 6", "0: score choice") == "YA-04"


@pytest.mark.parametrize(
    ("line", "dice", "points"),
    [
        pytest.param("sixes", [1, 6, 6, 6, 6], 24, marks=clause("YA-05")),
        pytest.param("full-house", [2, 2, 5, 5, 5], 19, marks=clause("YA-06")),
        pytest.param("full-house", [5, 5, 5, 5, 5], 0, marks=clause("YA-06")),
        pytest.param("four-alike", [3, 3, 3, 3, 6], 12, marks=clause("YA-07")),
        pytest.param("four-alike", [1, 3, 3, 3, 3], 12, marks=clause("YA-07")),
        pytest.param("four-alike", [1, 1, 3, 3, 3], 0, marks=clause("YA-07")),
        pytest.param("little-straight", [1, 2, 3, 4, 5], 30, marks=clause("YA-08")),
        pytest.param("big-straight", [1, 2, 3, 4, 5], 0, marks=clause("YA-08")),
        pytest.param("choice", [1, 2, 3, 4, 6], 16, marks=clause("YA-09")),
        pytest.param("yacht", [4, 4, 4, 4, 4], 50, marks=clause("YA-10")),
    ],
)
def test_what_a_line_brings(line: str, dice: list[int], points: int) -> None:
    assert score(LINES.index(line), dice) == points
