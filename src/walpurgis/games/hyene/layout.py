"""Where the squares lie: a spiral from the village outside, clockwise, to the well in the middle.

Measures are in board units, angles clockwise from the right. However many squares there are (HY-H1), the spiral fills
the same board: more of them are smaller and make more turns.
"""

from math import cos, degrees, pi, radians, sin, sqrt

from walpurgis.games.hyene.spiral import Square, spot
from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.setup import Setup

SIZE = 1000
CENTRE = 500
OUTSIDE = 438  # from the middle to where the spiral begins
INSIDE = 184  # from the middle to the last square
FIRST_ANGLE = 123  # in degrees: where the first square begins, beside the village

# Of the distance between two turns of the spiral:
ACROSS = 0.66  # how wide the way is
ALONG = 0.65  # how far it is from one square to the next

# x, y, width and height
VILLAGE = (336, 940, 170, 110)
WELL = (540, 500, 136, 136)
DICE = (422, 500, 76, 140)

GLYPHS = {
    "villager": "♟{colour}",
    "hyena": "♞{colour}",
    "jar-broken": "✗{colour}",
    "taba": "¤{count}",
    "side-white": "○",
    "side-black": "●",
    "stone": "·",
    "house": "⌂",
    "well": "◎",
    "die": "∴",
}


def layout(setup: Setup) -> Layout:
    well = setup.number("steps")
    pitch = sqrt(pi * (OUTSIDE**2 - INSIDE**2) / (ALONG * (well - 1)))  # squares × their share of the way = the ring
    spots = [
        _place(spot(0, well), "house", VILLAGE),
        *(_stone(square, well, pitch) for square in range(1, well)),
        _place(spot(well, well), "well", WELL),
        _place("dice", "die", DICE),
    ]
    for seat in range(setup.seats):
        spots += [Spot(f"{area}-{seat}", 0, 0, "hand", 0, 0, colour=seat) for area in ("tabas", "token")]
    return Layout(SIZE, SIZE, tuple(spots), GLYPHS)


def _place(name: str, shape: str, where: tuple[int, int, int, int]) -> Spot:
    x, y, width, height = where
    return Spot(name, x, y, shape, width, height)


def _stone(square: Square, well: Square, pitch: float) -> Spot:
    """A way of length s takes the area s × pitch out of the ring, so the distance to the middle follows from it."""
    step, height = ALONG * pitch, ACROSS * pitch
    radius = sqrt(OUTSIDE**2 - (square - 0.5) * step * pitch / pi)
    width = step * (1 - height / 2 / radius)  # so that inner corners just meet
    angle = radians(FIRST_ANGLE) + (OUTSIDE - radius) * 2 * pi / pitch
    x, y = CENTRE + radius * cos(angle), CENTRE + radius * sin(angle)
    turn = degrees(angle) % 360 + 90  # its width lies along the way
    # Tenths of a unit are fine enough for any screen.
    x, y, width, height, turn = (round(value, 1) for value in (x, y, width, height, turn))
    return Spot(spot(square, well), x, y, "stone", width, height, turn)
