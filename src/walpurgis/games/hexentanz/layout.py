"""Where the stones lie: a ring round the fire, with the houses inside and the goals outside.

Measures are in board units, angles in degrees clockwise from the top.
"""

from math import cos, radians, sin

from walpurgis.games.hexentanz.board import COLOURS, EXITS, RING, STARTS, Colour, Square
from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.setup import Setup

WIDTH, HEIGHT = 956, 1016
CENTRE = (478, 508)
PLACES = (1, 2, 3, 4)  # in a home and in a goal (HT-01)

RING_RADIUS = 385
STONE = (62, 86)
FIRST_STONE = -30  # the angle of square 0

GOAL_RADIUS = 470
GOAL_PLACE = 56
GOAL_PITCH = 6.87  # the angle between two places of a goal

HOUSE_RADIUS = 214  # to the middle of a house
HOUSE_DROP = 8  # houses stand upright, their walls below that middle
HOUSE_PLACE = 38
HOUSE_PLACES = ((-29, 10), (29, 10), (-29, 48), (29, 48))  # from the middle of the house

DIE = (482, 594, 112, -9)  # x, y, size and turn: beside the fire, never quite straight

GLYPHS = {
    "hat": "▲",
    "witch": "☻{colour}",
    "sign": "?{colour}",
    "die": "[{value}]",
    "stone": "·",
    "start": "○",
    "exit": "↗",
    "house": "⌂",
    "goal": "◌",
}


def layout(setup: Setup) -> Layout:
    """All six homes and goals: those of colours that nobody plays have no colour and stay empty."""
    played = COLOURS[setup.seats]
    spots = [_stone(square, played) for square in range(RING)]
    for colour in range(len(STARTS)):
        shown = colour if colour in played else -1
        spots += [_house_place(colour, place, shown) for place in PLACES]
        spots += [_goal_place(colour, place, shown) for place in PLACES]
    x, y, size, turn = DIE
    spots.append(Spot("die", x, y, "die", size, size, turn))
    # Nobody holds anything in hand: the place in front of a seat only says which colour is whose.
    spots += [Spot(f"hand-{seat}", 0, 0, "hand", 0, 0, colour=colour) for seat, colour in enumerate(played)]
    return Layout(WIDTH, HEIGHT, tuple(spots), GLYPHS)


def _stone(square: Square, played: list[Colour]) -> Spot:
    """A start or an exit (HT-01) bears its colour, if that is played; all others are plain stones."""
    shape, colour = "stone", -1
    for candidate in played:
        if square in (STARTS[candidate], EXITS[candidate]):
            shape, colour = "start" if square == STARTS[candidate] else "exit", candidate
    angle = _angle(square)
    x, y = _around(angle, RING_RADIUS)
    return Spot(f"ring-{square}", x, y, shape, *STONE, angle, colour)


def _house_place(colour: Colour, place: int, shown: int) -> Spot:
    """A house faces its start square."""
    x, y = _around(_angle(STARTS[colour]), HOUSE_RADIUS)
    right, down = HOUSE_PLACES[place - 1]
    return Spot(
        f"home-{colour}-{place}", x + right, y + HOUSE_DROP + down, "house", HOUSE_PLACE, HOUSE_PLACE, colour=shown
    )


def _goal_place(colour: Colour, place: int, shown: int) -> Spot:
    """A goal lies behind its exit square, its places side by side clockwise."""
    angle = _angle(EXITS[colour]) + (place - 2.5) * GOAL_PITCH
    x, y = _around(angle, GOAL_RADIUS)
    return Spot(f"goal-{colour}-{place}", x, y, "goal", GOAL_PLACE, GOAL_PLACE, angle, shown)


def _angle(square: Square) -> float:
    return (FIRST_STONE + square * 360 / RING) % 360


def _around(angle: float, radius: float) -> tuple[float, float]:
    """The point at this angle and distance from the fire; tenths of a unit are fine enough for any screen."""
    x, y = CENTRE
    return round(x + radius * sin(radians(angle)), 1), round(y - radius * cos(radians(angle)), 1)
