"""Toads: how a game is begun with it."""

from toads.rules import MOST_DICE, Toads
from walpurgis.kernel.game import Game
from walpurgis.kernel.setup import Option

GAME = Game(
    name="toads",
    package=__name__,
    position=Toads,
    seats=range(2, 7),
    seats_clause="TO-01",
    age=8,
    minutes=(10, 25),
    options=(Option("dice", "TO-H1", MOST_DICE, range(2, MOST_DICE + 1)),),
)
