"""Where the hats stand: in a ring, and what was bid in the middle."""

from math import cos, pi, sin

from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.setup import Setup

GLYPHS = {"hat": "^{count}", "die": "[{value}]", "count": "{value}x", "cloth": "( )", "bid": "·", "hand": "·"}
WIDTH, HEIGHT = 900, 640


def layout(setup: Setup) -> Layout:
    hats = [hat_of(seat, setup.seats) for seat in range(setup.seats)]
    hands = [Spot(f"hand-{seat}", 0, 0, "hand", 60, 60, colour=seat) for seat in range(setup.seats)]
    bid = (Spot("count", 395, 320, "bid", 90, 90), Spot("face", 505, 320, "bid", 90, 90))
    return Layout(WIDTH, HEIGHT, (*hats, *bid, *hands), GLYPHS)


def hat_of(seat: int, seats: int) -> Spot:
    """The first one below, the others clockwise."""
    angle = 2 * pi * seat / seats + pi / 2
    x, y = WIDTH / 2 + 330 * cos(angle), HEIGHT / 2 + 235 * sin(angle)
    return Spot(f"hat-{seat}", round(x), round(y), "cloth", 200, 130, colour=seat)
