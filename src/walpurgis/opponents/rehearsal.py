"""Rehearsal: every step is tried in the same futures, and the worse half is dropped until one is left.

Where a game's own quick play is good, few futures tell more about the steps of this moment than a tree about those of
later ones: what differs between two steps is only what they bring, for all meet the same worlds and the same luck.
"""

from collections.abc import Callable
from random import Random
from typing import final

from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import OVER, Seat, Step
from walpurgis.kernel.thinking import Belief, Mind
from walpurgis.opponents.search import win_share


@final
class Rehearsal:
    """One thought of one seat about these steps. The same seed and number of simulations give the same answer."""

    __slots__ = ("asked", "belief", "luck", "mind", "rng", "seat", "simulations", "steps", "totals", "tries", "wins")

    def __init__(self, belief: Belief, mind: Mind, seat: Seat, steps: list[Step], rng: Random) -> None:
        self.belief = belief
        self.mind = mind
        self.seat = seat
        self.steps = steps
        self.rng = rng
        self.luck = Random(0)  # sown anew for every future: that is half the work of making another
        self.simulations = 0
        self.totals = [0.0] * len(steps)  # payoffs
        self.wins = [0.0] * len(steps)
        self.tries = [0] * len(steps)
        self.asked = list(range(len(steps)))  # the steps that are still in question, by index

    def think_until(self, most: int, deadline: float, clock: Callable[[], float] | None) -> None:
        """Every halving gets an equal share of the simulations and of the time; each step is tried once at least."""
        self.try_all()
        halvings = (len(self.steps) - 1).bit_length()
        began = 0.0 if clock is None else clock()
        for done in range(1, halvings + 1):
            enough = most * done // halvings
            until = began + (deadline - began) * done / halvings
            while self.simulations + len(self.asked) <= enough and (clock is None or clock() < until):
                self.try_all()
            self._drop_half()

    def try_all(self) -> None:
        """Meet one more future with every step that is in question."""
        world = self.belief.draw(self.rng)
        luck = self.rng.random()
        for index in self.asked:
            future = world.copy()
            future.play(self.seat, self.steps[index])
            self.luck.seed(luck)
            self._meet(index, future)
        self.simulations += len(self.asked)

    def _meet(self, index: int, future: Position) -> None:
        worth = self.mind.play_out(future, self.luck)
        self.totals[index] += worth[self.seat]
        self.wins[index] += win_share(worth, self.seat, future.awaits == OVER)
        self.tries[index] += 1

    def _drop_half(self) -> None:
        self.asked.sort(key=lambda index: -self.totals[index])  # all of them have met the same futures
        del self.asked[(len(self.asked) + 1) // 2 :]

    def ranked(self) -> list[Step]:
        """Who was in question longest comes first."""
        order = sorted(range(len(self.steps)), key=lambda index: (-self.tries[index], -self.totals[index]))
        return [self.steps[index] for index in order]

    def chance(self, step: Step) -> float:
        """How often a step won; a shared first place counts as a share."""
        index = self.steps.index(step)
        return self.wins[index] / self.tries[index]
