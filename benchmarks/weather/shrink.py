"""The shortest list of faults that still fails: delta debugging (Zeller and Hildebrandt, 2002)."""

from collections.abc import Callable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def shortest(items: Sequence[Item], fails: Callable[[list[Item]], bool]) -> list[Item]:
    """A list that fails, of which nothing can be left out: neither one item nor, as found on the way, many at once.

    items as a whole must fail. fails is asked as seldom as halving allows.
    """
    if fails([]):
        return []
    kept = list(items)
    parts = 2
    while len(kept) > 1:
        size = -(-len(kept) // parts)
        for at in range(0, len(kept), size):
            without = kept[:at] + kept[at + size :]
            if without and fails(without):
                kept = without
                parts = max(parts - 1, 2)
                break
        else:
            if parts >= len(kept):
                break
            parts = min(2 * parts, len(kept))
    return kept
