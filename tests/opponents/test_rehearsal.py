"""A rehearsal tries every step in the same futures, fairly and for as long as it may."""

from random import Random

import pytest

from walpurgis import games
from walpurgis.games.hexentanz.rules import Hexentanz
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import CHANCE, OVER, Seat, Step
from walpurgis.kernel.thinking import Belief, Mind
from walpurgis.opponents.rehearsal import Rehearsal

GAME = games.find("hexentanz")


class Fortune(Mind):
    """Knows what a move from every square is worth; all else is luck."""

    def play_out(self, position: Position, rng: Random) -> list[float]:
        assert isinstance(position, Hexentanz)
        luck = 0.2 * rng.random()
        return [position.hats[-1] / 50 + luck, 0.0, 0.0]


def moment() -> Hexentanz:
    """Seat 0 can move any of five witches."""
    position = GAME.start(3)
    assert isinstance(position, Hexentanz)
    rng = Random(3)
    while position.awaits != 0 or len(position.legal(0)) < 5:
        if position.awaits == CHANCE:
            position.play(CHANCE, position.chances().draw(rng))
        else:
            position.play(position.awaits, position.pick(position.awaits, rng))
        assert position.awaits != OVER
    return position


def rehearsal(steps: list[Step], seed: int = 1, seat: Seat = 0) -> Rehearsal:
    return Rehearsal(Belief(moment(), seat), Fortune(), seat, steps, Random(seed))


def test_the_best_step_is_found_and_the_others_are_given_up_early() -> None:
    steps = moment().legal(0)
    found = rehearsal(steps)
    found.think_until(200, 0.0, None)
    last = {step: after(step) for step in steps}
    assert last[found.ranked()[0]] == max(last.values())
    assert max(found.tries) > 2 * min(found.tries)
    assert 100 < found.simulations <= 200 + len(steps)


def after(step: Step) -> int:
    position = moment()
    position.play(0, step)
    return position.hats[-1]


def test_all_steps_meet_the_same_luck() -> None:
    """Two equal steps come to exactly the same."""
    step = moment().legal(0)[0]
    found = rehearsal([step, step])
    for _ in range(20):
        found.try_all()
    assert found.totals[0] == found.totals[1]


def test_the_same_seed_and_simulations_give_the_same_ranking() -> None:
    first, second = rehearsal(moment().legal(0)), rehearsal(moment().legal(0))
    first.think_until(60, 0.0, None)
    second.think_until(60, 0.0, None)
    assert first.totals == second.totals
    assert first.ranked() == second.ranked()


def test_without_any_time_every_step_is_still_tried_once() -> None:
    steps = moment().legal(0)
    found = rehearsal(steps)
    found.think_until(10**9, 0.0, lambda: 1.0)
    assert found.tries == [1] * len(steps)


def test_time_is_shared_among_the_halvings() -> None:
    seconds = 0.0

    def clock() -> float:
        nonlocal seconds
        seconds += 0.01
        return seconds

    found = rehearsal(moment().legal(0))
    found.think_until(10**9, 1.0, clock)
    assert seconds == pytest.approx(1.0, abs=0.1)
    assert len(set(found.tries)) > 2
