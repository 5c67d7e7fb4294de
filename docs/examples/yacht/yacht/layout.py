"""Where the dice lie: in a row, and the cup above them."""

from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.setup import Setup
from yacht.rules import DICE

GLYPHS = {"die": "[{value}]", "place": "[ ]", "cup": "U"}


def layout(setup: Setup) -> Layout:
    dice = [Spot(f"die-{place + 1}", 110 + 145 * place, 400, "place", 120, 120) for place in range(DICE)]
    return Layout(800, 540, (*dice, Spot("cup", 400, 165, "cup", 420, 190)), GLYPHS)
