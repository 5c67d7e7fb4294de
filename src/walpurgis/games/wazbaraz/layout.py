"""Where everything lies: the witches in a circle, movement cards outside it, the lane of the pawns inside.

All three are ovals, a little higher than wide; places go clockwise from the start at the top. In the middle stands the
WazBaraz. What was said in a round lies off the board, as hands do.
"""

from math import cos, pi, sin
from typing import Final

from walpurgis.games.wazbaraz.board import PLACES, Place, card_spot, lane_spot, place_spot
from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.setup import Setup

WIDTH: Final = 1096.0
HEIGHT: Final = 1112.0

# How far from the middle, across and down.
CARD_OVAL: Final = (496.0, 514.0)
WITCH_OVAL: Final = (438.0, 470.0)
LANE_OVAL: Final = (286.0, 318.0)
LEAN: Final = 0.86  # degrees that a card leans more than its neighbour, away from the start

GLYPHS: Final = {
    "witch": "{value}",
    "start": "▒",
    "start-open": "▒{value}",
    "card": "[{value}]",
    "back": "▒×{count}",
    "pawn": "●{colour}",
    "mistress": "♛",
    "found": "♕",
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
    "speaker": " ",
    "pile": " ",
    "hand": "–",
}


def layout(setup: Setup) -> Layout:
    spots: list[Spot] = []
    for place in range(PLACES):
        spots.append(_on(WITCH_OVAL, place, place_spot(place), "place", 92.0, 122.0))
        spots.append(_on(CARD_OVAL, place, card_spot(place), "edge", 60.0, 84.0))
        spots.append(_on(LANE_OVAL, place, lane_spot(place), "lane", 20.0))
    spots.append(Spot("middle", WIDTH / 2, HEIGHT / 2, "speaker", 184.0, 184.0))
    spots.append(Spot("pile", 62.0, HEIGHT - 70, "pile", 60.0, 84.0))
    spots.append(Spot("memory", 0.0, 0.0, "hand", 420.0, 90.0))
    spots += [Spot(f"hand-{seat}", 0.0, 0.0, "hand", 420.0, 90.0, colour=seat) for seat in range(setup.seats)]
    return Layout(WIDTH, HEIGHT, tuple(spots), dict(GLYPHS))


def _on(oval: tuple[float, float], place: Place, name: str, shape: str, width: float, height: float = 0.0) -> Spot:
    """Round spots are as high as wide and stand upright."""
    angle = 2 * pi * place / PLACES
    x, y = WIDTH / 2 + oval[0] * sin(angle), HEIGHT / 2 - oval[1] * cos(angle)
    turn = LEAN * (place if place <= PLACES // 2 else place - PLACES) if height else 0.0
    return Spot(name, round(x, 1), round(y, 1), shape, width, height or width, round(turn, 1))
