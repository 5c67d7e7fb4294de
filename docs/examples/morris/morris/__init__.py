"""Nine Men's Morris: how a game is begun with it."""

from morris.rules import Morris
from walpurgis.kernel.game import Game

GAME = Game(
    name="morris",
    package=__name__,
    position=Morris,
    seats=range(2, 3),
    seats_clause="MO-01",
    age=7,
    minutes=(10, 30),
)
