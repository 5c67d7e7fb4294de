"""Where the squares lie: a spiral from the village outside, clockwise, to the well in the middle.

Measures are in board units, angles clockwise from the right. However many squares there are (HY-H1), the spiral fills
the same board: more of them are smaller and make more turns.
"""

from math import cos, degrees, pi, radians, sin, sqrt

from walpurgis.games.hyene.board import Square, spot
from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.setup import Setup

WIDTH = 1024
HEIGHT = 1050
CENTRE = (512, 500)
OUTSIDE = 450  # from the middle to where the spiral begins
INSIDE = 189  # from the middle to the last square
FIRST_ANGLE = 133  # in degrees: where the first square begins, above the village

# Of the distance between two turns of the spiral:
ACROSS = 0.79  # how wide the way is
ALONG = 0.79  # how far it is from one square to the next
GAP = 5  # between two squares

# x, y, width and height
VILLAGE = (100, 910, 150, 150)
WELL = (512, 496, 116, 116)
DICE = (926, 58, 180, 84)

# Where figures stand, one place for each colour and one more for the hyena: nobody stands on the well or on the huts.
AROUND_THE_WELL = ((406, 462), (618, 462), (428, 570), (596, 570), (512, 600), (512, 366))
BEFORE_THE_VILLAGE = ((220, 984), (274, 984), (328, 984), (382, 984), (436, 984), (534, 978))

GLYPHS = {
    "villager": "♟{colour}",
    "hyena": "♞{colour}",
    "jar-broken": "✗{colour}",
    "taba": "¤{count}",
    "water-due": "≈?",
    "water-paid": "≈✓",
    "leave-due": "→?",
    "leave-paid": "→✓",
    "calabash": "∪",
    "side-white": "○",
    "side-black": "●",
    "cell-hyena": "♞",
    "cell-safe": "⌂",
    "cell-eaten": "✗",
    "stone": "·",
    "slab": "·",
    "house": "⌂",
    "well": "◎",
    "die": "∴",
}


def layout(setup: Setup) -> Layout:
    well = setup.number("steps")
    pitch = sqrt(pi * (OUTSIDE**2 - INSIDE**2) / (ALONG * (well - 1)))  # squares × their share of the way = the ring
    spots = [
        _place(spot(0, well), "house", VILLAGE, BEFORE_THE_VILLAGE),
        *(_stone(square, well, pitch) for square in range(1, well)),
        _place(spot(well, well), "well", WELL, AROUND_THE_WELL),
        _place("dice", "die", DICE, ()),
    ]
    for seat in range(setup.seats):
        spots += [Spot(f"{area}-{seat}", 0, 0, "hand", 0, 0, colour=seat) for area in ("tabas", "dues", "token")]
    return Layout(WIDTH, HEIGHT, tuple(spots), GLYPHS)


def _place(name: str, shape: str, where: tuple[int, int, int, int], stands: tuple[tuple[int, int], ...]) -> Spot:
    x, y, width, height = where
    return Spot(name, x, y, shape, width, height, stands=stands)


def _stone(square: Square, well: Square, pitch: float) -> Spot:
    """A way of length s takes the area s × pitch out of the ring, so the distance to the middle follows from it."""
    step, height = ALONG * pitch, ACROSS * pitch
    radius = sqrt(OUTSIDE**2 - (square - 0.5) * step * pitch / pi)
    outer, inner = (step * (1 + side * height / 2 / radius) - GAP for side in (1, -1))
    angle = radians(FIRST_ANGLE) + (OUTSIDE - radius) * 2 * pi / pitch
    x, y = CENTRE[0] + radius * cos(angle), CENTRE[1] + radius * sin(angle)
    turn = degrees(angle) % 360 + 90  # its width lies along the way, its upper edge outside
    # Tenths of a unit are fine enough for any screen.
    x, y, width, height, turn = (round(value, 1) for value in (x, y, outer, height, turn))
    shape = "slab" if square % 2 else "stone"
    return Spot(spot(square, well), x, y, shape, width, height, turn, taper=round(1 - inner / outer, 3))
