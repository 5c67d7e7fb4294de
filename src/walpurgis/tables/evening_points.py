"""Points of a small tournament: three to the first of a table, two to the second, one to all others. Pure."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from walpurgis.tables.evening import GuestId

POINTS: Final = (3, 2)
FOR_PLAYING: Final = 1


class Rank(Struct):
    """place: equal totals share one. points: by round, None where somebody did not play it, or has not yet."""

    place: int
    guest: GuestId
    points: list[int | None]
    total: int


def points(places: Mapping[GuestId, int]) -> dict[GuestId, int]:
    """Of one table, by the places of its people: a bot before them takes nothing away, and equals get the same."""
    ahead = {one: sum(other < place for other in places.values()) for one, place in places.items()}
    return {one: POINTS[before] if before < len(POINTS) else FOR_PLAYING for one, before in ahead.items()}


def ranking(players: Sequence[GuestId], rounds: Sequence[Mapping[GuestId, int]]) -> list[Rank]:
    """Everybody, the best first; of equals whoever enrolled first."""
    totals = {one: sum(noted.get(one, 0) for noted in rounds) for one in players}
    ranks = [
        Rank(1 + sum(other > total for other in totals.values()), one, [noted.get(one) for noted in rounds], total)
        for one, total in totals.items()
    ]
    return sorted(ranks, key=lambda rank: rank.place)
