"""Chance: what can fall, and how often, in exact integers."""

from bisect import bisect_right
from itertools import accumulate
from random import Random
from typing import Final, final

from walpurgis.kernel.steps import Step

# A number from 0 to 1, 1 excluded: `random(rng)` is `rng.random()`. Compiled code would look the method up by its name
# at every call, which takes longer than to draw the number.
random: Final = Random.random

FEW: Final = 64  # units of weight an outcome, on the average: up to here it pays to list what each unit brings


@final
class Odds:
    """Possible outcomes in their listed order, each with an integer weight (1 where none is given)."""

    __slots__ = ("_bounds", "_units", "_weights", "steps", "total")

    def __init__(self, steps: list[Step], weights: list[int] | None = None) -> None:
        self.steps = steps
        self._weights = weights
        self._bounds: list[int] = []
        self._units = steps  # the outcome of every unit of weight; empty where that would be too many
        if weights is None:
            self.total = len(steps)
            return
        self.total = sum(weights)
        if self.total <= FEW * len(steps):
            self._units = [step for step, weight in zip(steps, weights, strict=True) for _ in range(weight)]
        else:
            self._units = []
            self._bounds = list(accumulate(weights))

    @property
    def weights(self) -> list[int]:
        return [1] * len(self.steps) if self._weights is None else self._weights

    def at(self, unit: int) -> Step:
        """The outcome that owns this unit of weight, counted from 0 in listed order."""
        return self._units[unit] if self._units else self.steps[bisect_right(self._bounds, unit)]

    def draw(self, rng: Random) -> Step:
        unit = int(random(rng) * float(self.total))  # compiled, a float times a float needs no objects
        return self._units[unit] if self._units else self.steps[bisect_right(self._bounds, unit)]

    def weight(self, step: Step) -> int:
        """0 for what cannot fall now."""
        return self.weights[self.steps.index(step)] if step in self.steps else 0
