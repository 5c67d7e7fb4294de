"""Where things lie: seven cards round the cup, the dice in the middle, the pile in a corner.

Measures are in board units, angles in degrees clockwise from the top.
"""

from math import cos, radians, sin

from walpurgis.games.sorcellerie.board import CIRCLE, Place
from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.setup import Setup

SIZE = 1000
CENTRE = (500, 500)

CIRCLE_RADIUS = 368
CARD = (193, 221)
TILT = (3, -4, 4, -3, 4, -4, -3)  # laid by hand: no card quite straight

PILE = (92, 898, 112, 129, -6)  # x, y, width, height and turn
DICE = (  # from the centre: right, down, size and turn; the white die first
    (76, -103, 139, 9),
    (-168, 9, 112, -9),
    (-58, 27, 112, 6),
    (56, 20, 112, -5),
    (166, 9, 112, 8),
    (-112, 132, 112, 7),
    (2, 144, 112, -8),
    (114, 130, 112, 10),
)
ROW = (300, 100)  # of the cards won by a seat, and of its answer

GLYPHS = {
    "many": "⁂{value}",
    "one": "☽{value}",
    "figure": "▲",
    "pile": "▤{count}",
    "white": "[{value}]",
    "cat": "[c]",
    "broom": "[b]",
    "bat": "[t]",
    "soup": "Sou",
    "rush": "Rus",
    "muddle": "Mud",
    "cold": "Col",
    "grump": "Gru",
    "moon": "Moo",
    "done": "…",
    "time": "{value} ms",
    "silent": "–",
    "wrong": "✗ {value} ms",
    "late": "✓ {value} ms",
    "same": "= {value} ms",
    "first": "★ {value} ms",
    "card": "·",
    "stack": "·",
    "die": "·",
    "hand": "",
}


PLAIN_GLYPHS = {**GLYPHS, "many": "⁂", "one": "☽"}  # without signposts (SO-H2)


def layout(setup: Setup) -> Layout:
    x, y, width, height, turn = PILE
    spots = [_card(place) for place in range(CIRCLE)]
    spots.append(Spot("pile", x, y, "stack", width, height, turn))
    for number, (right, down, size, tilt) in enumerate(DICE):
        spots.append(Spot(f"dice-{number}", CENTRE[0] + right, CENTRE[1] + down, "die", size, size, tilt))
    for seat in range(setup.seats):
        spots += [Spot(f"{row}-{seat}", 0, 0, "hand", *ROW) for row in ("won", "answer")]
    return Layout(SIZE, SIZE, tuple(spots), GLYPHS if setup.chooses("signposts", "on") else PLAIN_GLYPHS)


def _card(place: Place) -> Spot:
    """Place 0 is at the top; tenths of a unit are fine enough for any screen."""
    angle = radians(place * 360 / CIRCLE)
    x = round(CENTRE[0] + CIRCLE_RADIUS * sin(angle), 1)
    y = round(CENTRE[1] - CIRCLE_RADIUS * cos(angle), 1)
    return Spot(f"circle-{place}", x, y, "card", *CARD, TILT[place])
