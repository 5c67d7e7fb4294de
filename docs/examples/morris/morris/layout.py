"""Where the points are: on a grid of seven by seven."""

from morris.board import POINTS, RING
from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.setup import Setup

GLYPHS = {"man": "{colour}", "point": "+", "hand": "·"}
STEP, EDGE = 110, 70  # board units
ROUND = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]


def layout(setup: Setup) -> Layout:
    hands = [Spot(f"hand-{seat}", 0, 0, "hand", 70, 70, colour=seat) for seat in range(setup.seats)]
    side = 2 * EDGE + 6 * STEP
    return Layout(side, side, (*map(point_at, range(POINTS)), *hands), GLYPHS)


def point_at(point: int) -> Spot:
    ring, place = divmod(point, RING)
    right, down = ROUND[place]
    x, y = (EDGE + STEP * (3 + (3 - ring) * away) for away in (right, down))
    return Spot(f"point-{point + 1}", x, y, "point", 84, 84)
