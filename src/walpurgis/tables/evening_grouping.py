"""A round of a tournament: people divided into tables of a game, so that they meet others than before. Pure.

Nobody is left out and nobody sits twice. Where people are too few for the game, bots fill the table.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from walpurgis.tables.evening import GuestId

MOST_TRIED: Final = 20_000  # groups that are looked at; what was found by then is good, if not always the best

Pair = tuple[GuestId, GuestId]
Met = Counter[Pair]  # how often two have sat together, the smaller number first


class SeatCounts(NamedTuple):
    """Of a game: the fewest and the most who can play it."""

    fewest: int
    most: int


def meetings(games: Iterable[Sequence[GuestId]]) -> Met:
    """How often any two have sat together in these games."""
    return Counter(pair for people in games for pair in combinations(sorted(people), 2))


def cost(group: Iterable[GuestId], met: Met) -> int:
    """How often those of a group have met already."""
    return sum(met[pair] for pair in combinations(sorted(group), 2))


def sizes(people: int, size: int, seats: SeatCounts) -> list[int]:
    """How many people sit at each table, the larger ones first: all within the game's seats, as few bots as possible,
    then as near to the size that was wished for as possible.
    """
    if not people:
        return []
    size = min(max(size, seats.fewest), seats.most)
    fewest_tables = -(-people // seats.most)
    most_tables = max(fewest_tables, -(-people // size), people // seats.fewest)

    def worth(tables: int) -> tuple[int, int]:
        split = _even(people, tables)
        bots = sum(max(0, seats.fewest - one) for one in split)
        return bots, sum(abs(size - one) for one in split)

    return _even(people, min(range(fewest_tables, most_tables + 1), key=worth))


def _even(people: int, tables: int) -> list[int]:
    each, more = divmod(people, tables)
    return [each + (table < more) for table in range(tables)]


def groups(people: Sequence[GuestId], size: int, seats: SeatCounts, met: Met) -> list[list[GuestId]]:
    """These people at tables, so that as few as possible meet again. The same people give the same tables."""
    search = _Search(met)
    search.go(list(people), sizes(len(people), size, seats), [], 0)
    return search.best


class _Search:
    """Depth first: whoever is next in line gets each company that is left, the least known first."""

    def __init__(self, met: Met) -> None:
        self.best: list[list[GuestId]] = []
        self._met = met
        self._least = -1  # cost of the best; -1: none yet
        self._tried = 0

    def go(self, left: list[GuestId], sizes: list[int], found: list[list[GuestId]], so_far: int) -> None:
        if self._least >= 0 and (so_far >= self._least or self._tried >= MOST_TRIED):
            return
        if not left:
            self.best, self._least = found, so_far
            return
        first, others = left[0], left[1:]
        for size in dict.fromkeys(sizes):
            rest = sizes.copy()
            rest.remove(size)
            for group, price in self._companies(first, others, size):
                self._tried += 1
                self.go([one for one in others if one not in group], rest, [*found, group], so_far + price)
                if self._least == 0 or (self._least >= 0 and self._tried >= MOST_TRIED):
                    return

    def _companies(self, first: GuestId, others: list[GuestId], size: int) -> Iterator[tuple[list[GuestId], int]]:
        """All groups of this size around somebody; the first is made of those who know each other least."""
        quick = self._least_known(first, others, size)
        yield quick, cost(quick, self._met)
        for company in combinations(others, size - 1):
            group = [first, *company]
            yield group, cost(group, self._met)

    def _least_known(self, first: GuestId, others: list[GuestId], size: int) -> list[GuestId]:
        group = [first]
        while len(group) < size:
            group.append(
                min((one for one in others if one not in group), key=lambda one: cost([*group, one], self._met))
            )
        return group
