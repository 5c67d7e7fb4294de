"""One straight garden path."""

from snails.rules import FINISH
from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.setup import Setup

GLYPHS = {"snail": "@{value}", "die": "[{value}]", "stone": "·"}


def layout(setup: Setup) -> Layout:
    path = [Spot(f"square-{square}", 30 + 45 * square, 100, "stone", 40, 40) for square in range(FINISH + 1)]
    return Layout(960, 300, (*path, Spot("die", 480, 220, "die", 80, 80)), GLYPHS)
