"""The board of Nine Men's Morris: three squares in each other, joined in the middle of their sides."""

from typing import Final

POINTS: Final = 24  # 8 a square, from its upper left corner clockwise; the outer square first
RING: Final = 8
RINGS: Final = 3


def _neighbours(point: int) -> list[int]:
    ring, place = divmod(point, RING)
    found = [RING * ring + (place + 1) % RING, RING * ring + (place - 1) % RING]
    if place % 2:  # the middle of a side
        found += [RING * other + place for other in (ring - 1, ring + 1) if 0 <= other < RINGS]
    return sorted(found)


def _lines() -> list[tuple[int, int, int]]:
    """All threes that are a mill."""
    sides = [
        (RING * ring + place, RING * ring + place + 1, RING * ring + (place + 2) % RING)
        for ring in range(RINGS)
        for place in range(0, RING, 2)
    ]
    return [*sides, *((place, RING + place, 2 * RING + place) for place in range(1, RING, 2))]


NEIGHBOURS: Final = [_neighbours(point) for point in range(POINTS)]
LINES: Final = _lines()
LINES_AT: Final = [[line for line in LINES if point in line] for point in range(POINTS)]
