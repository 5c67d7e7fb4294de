"""Snail Sprint: a small game, complete, to copy from."""

from snails.rules import Snails
from walpurgis.kernel.game import Game

GAME = Game(
    name="snails",
    package=__name__,
    position=Snails,
    seats=range(2, 5),
    seats_clause="SN-01",
    age=4,
    minutes=(5, 10),
)
