"""What a game says faster for random play says the same as its list of legal steps and of awaited seats."""

from random import Random

import pytest

from walpurgis import games
from walpurgis.kernel.position import Position, random_step
from walpurgis.kernel.steps import OVER, SEVERAL


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_hexentanz_picks_from_the_list_of_all_legal_steps_without_the_list(seats: int) -> None:
    rng = Random(seats)
    kinds: set[str] = set()
    for _ in range(3):
        position = games.find("hexentanz").start(seats)
        while position.awaits != OVER:
            seat = position.awaits
            for seed in range(3) if seat >= 0 else ():
                step = position.pick(seat, Random(seed))
                kinds.add(position.text(step).split()[0])
                assert step == Position.pick(position, seat, Random(seed))
            position.play(*random_step(position, rng))
    assert kinds == {"out", "move", "home", "look"}


@pytest.mark.parametrize("name", ["sorcellerie", "hexenrennen"])
def test_of_several_the_first_awaited_seat_goes_first(name: str) -> None:
    rng = Random(1)
    position = games.find(name).start(4 if name == "hexenrennen" else 3)
    several = 0
    while position.awaits != OVER:
        if position.awaits == SEVERAL:
            several += 1
            assert position.first_awaited() == position.awaited()[0]
        position.play(*random_step(position, rng))
    assert several > 2
