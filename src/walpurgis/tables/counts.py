"""What has happened since the start, for metrics: plain numbers, to be read at any time."""

from bisect import bisect_left
from itertools import accumulate
from typing import Final

BOUNDS_S: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)


class Durations:
    """How long something took: how many were within each of BOUNDS_S, and all of it together in seconds."""

    __slots__ = ("_counts", "seconds")

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS_S) + 1)
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS_S, seconds)] += 1
        self.seconds += seconds

    def within(self) -> list[int]:
        """How many took at most so long, for each of BOUNDS_S; at the end how many there were."""
        return list(accumulate(self._counts))


class TableCounts:
    """bot_failures counts bots that failed, overran or said something illegal, and were replaced by a random step."""

    __slots__ = (
        "bot_failures", "bot_moves", "evictions", "games_over", "games_started", "loads", "moves", "races", "refusals",
        "store_failures", "tables_created", "timeouts",
    )  # fmt: skip

    def __init__(self) -> None:
        for name in self.__slots__:
            setattr(self, name, 0)

    bot_failures: int
    bot_moves: int
    evictions: int
    games_over: int
    games_started: int
    loads: int
    moves: int
    races: int
    refusals: int
    store_failures: int
    tables_created: int
    timeouts: int

    def items(self) -> list[tuple[str, int]]:
        return [(name, getattr(self, name)) for name in self.__slots__]
