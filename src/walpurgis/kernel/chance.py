"""Chance: what can fall, and how often, in exact integers."""

from bisect import bisect_right
from itertools import accumulate
from random import Random

from walpurgis.kernel.steps import Step


class Odds:
    """Possible outcomes in their listed order, each with an integer weight (1 where none is given)."""

    __slots__ = ("_bounds", "_weights", "steps", "total")

    def __init__(self, steps: list[Step], weights: list[int] | None = None) -> None:
        self.steps = steps
        self._weights = weights
        self._bounds: list[int] | None = None
        if weights is None:  # then the k-th unit of weight is the k-th outcome, and there is nothing to search
            self.total = len(steps)
        else:
            self._bounds = list(accumulate(weights))
            self.total = self._bounds[-1]

    @property
    def weights(self) -> list[int]:
        return [1] * len(self.steps) if self._weights is None else self._weights

    def at(self, unit: int) -> Step:
        """The outcome that owns this unit of weight, counted from 0 in listed order."""
        if self._bounds is None:
            return self.steps[unit]
        return self.steps[bisect_right(self._bounds, unit)]

    def draw(self, rng: Random) -> Step:
        # Compiled, a float times a float needs no objects; a float times an int does.
        unit = int(rng.random() * float(self.total))
        return self.steps[unit] if self._bounds is None else self.steps[bisect_right(self._bounds, unit)]

    def weight(self, step: Step) -> int:
        """0 for what cannot fall now."""
        return self.weights[self.steps.index(step)] if step in self.steps else 0
