"""The rules of Nine Men's Morris, clause by clause: each test is a record that one can read, and what comes of it."""

import pytest

from walpurgis import games
from walpurgis.kernel.record import read
from walpurgis.kernel.replay import Replay

clause = pytest.mark.clause
MILL = ("0: place 1", "1: place 9", "0: place 2", "1: place 10", "0: place 3")  # the upper side of the outer square


def played(*steps: str) -> Replay:
    """A game after these steps, or as far as they are allowed."""
    replay = games.replay(read("walpurgis 1\ngame morris\nseats 2\n\n" + "\n".join(steps)))
    while replay.advance():
        pass
    return replay


def refused(*steps: str) -> str:
    refusal = played(*steps).refused
    assert refusal is not None
    return refusal.clause


def legal(replay: Replay, seat: int) -> list[str]:
    return [replay.position.text(step) for step in replay.position.legal(seat)]


@clause("MO-02")
def test_men_are_placed_on_empty_points() -> None:
    assert refused("0: place 1", "1: place 1") == "MO-02"
    assert refused("0: place 1", "1: place 2", "0: move 1 8") == "MO-02"


@clause("MO-04")
def test_a_mill_takes_a_man() -> None:
    assert legal(played(*MILL), 0) == ["take 9", "take 10"]
    assert refused(*MILL, "0: take 1") == "MO-04"
    assert refused("0: place 1", "1: take 1") == "MO-04"


@clause("MO-R1")
def test_a_man_in_a_mill_is_taken_only_when_there_is_no_other() -> None:
    two = (*MILL, "0: take 9", "1: place 9", "0: place 24", "1: place 11")
    assert legal(played(*two), 1) == ["take 24"]
    assert refused(*two, "1: take 2") == "MO-R1"
