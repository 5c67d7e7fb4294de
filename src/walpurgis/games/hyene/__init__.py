"""Spirale de la hyène (traditional, Sudan)."""

from walpurgis.games.hyene.board import LONGEST
from walpurgis.games.hyene.rules import Hyene
from walpurgis.kernel.game import Game
from walpurgis.kernel.setup import AS_MANY_AS_SEATS, Option

GAME = Game(
    name="hyene",
    package=__name__,
    position=Hyene,
    seats=range(2, 6),
    seats_clause="HY-01",
    age=6,
    minutes=(45, 45),
    rank=5,
    options=(
        Option("steps", "HY-H1", 81, range(30, LONGEST + 1)),  # HY-R9: ours, as is the number of rounds
        Option("rounds", "HY-H2", AS_MANY_AS_SEATS, range(1, 11)),
    ),
)
