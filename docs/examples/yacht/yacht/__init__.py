"""Yacht: how a game is begun with it."""

from walpurgis.kernel.game import Game
from yacht.rules import Yacht

GAME = Game(
    name="yacht",
    package=__name__,
    position=Yacht,
    seats=range(2, 7),
    seats_clause="YA-01",
    age=8,
    minutes=(15, 40),
)
