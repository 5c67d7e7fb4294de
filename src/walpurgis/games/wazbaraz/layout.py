"""Where everything lies: the witches in a circle, movement cards outside it, the lane of the pawns inside.

All three are ovals, a little higher than wide; places go clockwise from the start at the top. What was said in a round
lies off the board, as hands do.
"""

from math import cos, pi, sin
from typing import Final

from walpurgis.games.wazbaraz.material import PLACES, START, Place, card_spot, lane_spot, place_spot
from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.setup import Setup

WIDTH: Final = 1030.0
HEIGHT: Final = 1146.0

# How far from the middle, across and down.
CARD_OVAL: Final = (470.0, 528.0)
WITCH_OVAL: Final = (386.0, 428.0)
LANE_OVAL: Final = (300.0, 333.0)
LEAN: Final = 10.0  # degrees that a card at three o'clock leans

GLYPHS: Final = {
    "witch": "{value}",
    "start": "▒",
    "start-open": "▒{value}",
    "card": "[{value}]",
    "back": "▒×{count}",
    "pawn": "●{colour}",
    "mistress": "♛",
    "ok": "OK",
    "no": "NO",
    "answer-ok": "OK",
    "answer-no": "NO",
    "waz": "WAZ {value}",
    "silence": "… {value}",
    "wrong": "✗ {value}",
    "asked": "? {value}",
    "asked-ok": "? {value} OK",
    "asked-no": "? {value} NO",
    "place": "□",
    "edge": " ",
    "lane": "·",
    "pile": " ",
    "hand": "–",
}


def layout(setup: Setup) -> Layout:
    spots: list[Spot] = []
    for place in range(PLACES):
        spots.append(_on(WITCH_OVAL, place, place_spot(place), "place", 84.0, 110.0))
        spots.append(_on(CARD_OVAL, place, card_spot(place), "edge", 52.0, 73.0))
        spots.append(_on(LANE_OVAL, place, lane_spot(place), "lane", 44.0 if place == START else 26.0))
    spots.append(Spot("pile", WIDTH / 2, HEIGHT / 2, "pile", 52.0, 73.0))
    spots.append(Spot("memory", 0.0, 0.0, "hand", 420.0, 90.0))
    spots += [Spot(f"hand-{seat}", 0.0, 0.0, "hand", 420.0, 90.0, colour=seat) for seat in range(setup.seats)]
    return Layout(WIDTH, HEIGHT, tuple(spots), dict(GLYPHS))


def _on(oval: tuple[float, float], place: Place, name: str, shape: str, width: float, height: float = 0.0) -> Spot:
    """Round spots are as high as wide and stand upright."""
    angle = 2 * pi * place / PLACES
    x, y = WIDTH / 2 + oval[0] * sin(angle), HEIGHT / 2 - oval[1] * cos(angle)
    turn = LEAN * sin(angle) if height else 0.0
    return Spot(name, round(x, 1), round(y, 1), shape, width, height or width, round(turn, 1))
