"""How much anybody may ask: token buckets for devices and addresses."""

from collections import OrderedDict
from typing import Final, NamedTuple

REMEMBERED: Final = 20_000  # buckets of one kind; the one not used for longest is forgotten, full again by then


class Pace(NamedTuple):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float

    def times(self, factor: float) -> "Pace":
        return Pace(self.a_second * factor, self.at_once * factor)


class Bucket:
    """Holds up to `at_once` tokens and fills up again by `a_second`. now is any clock in seconds."""

    __slots__ = ("_pace", "_since", "_tokens")

    def __init__(self, pace: Pace, now: float) -> None:
        self._pace = pace
        self._tokens = pace.at_once
        self._since = now

    def take(self, now: float, wanted: float = 1.0) -> bool:
        """Whether there were so many tokens left; if not, none is taken."""
        pace = self._pace
        tokens = self._tokens + (now - self._since) * pace.a_second
        self._since = now
        if tokens > pace.at_once:
            tokens = pace.at_once
        if tokens < wanted:
            self._tokens = tokens
            return False
        self._tokens = tokens - wanted
        return True

    def is_half_empty(self) -> bool:
        """As it was after the last take."""
        return self._tokens < self._pace.at_once / 2

    def wait(self) -> float:
        """Seconds until the next token."""
        return max(0.0, (1.0 - self._tokens) / self._pace.a_second)


class Buckets:
    """A bucket for everybody who asks, by device or by address."""

    def __init__(self, pace: Pace, remembered: int = REMEMBERED) -> None:
        self._pace = pace
        self._remembered = remembered
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, whom: str, now: float) -> Bucket:
        bucket = self._buckets.get(whom)
        if bucket is None:
            bucket = self._buckets[whom] = Bucket(self._pace, now)
            if len(self._buckets) > self._remembered:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(whom)
        return bucket
