"""Student's distribution: how many standard errors make 95 %, when the spread itself is known from few cases only."""

from functools import cache
from math import atan, cos, pi, sin, sqrt

CERTAIN = 0.95


@cache
def quantile(free: int) -> float:
    """How far on either side of the middle 95 % of Student's distribution lie, with so many degrees of freedom."""
    low, high = 0.0, 1000.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        if _within(middle, free) < CERTAIN:
            low = middle
        else:
            high = middle
    return high


def _within(quantile: float, free: int) -> float:
    """The chance of less than that on either side (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = atan(quantile / sqrt(free))
    term = cos(angle) if free % 2 else 1.0
    total = 0.0
    for number in range(2 + free % 2, free + 1, 2):
        total += term
        term *= cos(angle) ** 2 * (number - 1) / number
    return 2.0 / pi * (angle + sin(angle) * total) if free % 2 else sin(angle) * total
