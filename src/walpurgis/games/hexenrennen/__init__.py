"""Hexen Rennen (Wolfgang Panning, Queen 2001)."""

from walpurgis.games.hexenrennen.rules import HexenRennen
from walpurgis.kernel.game import Game
from walpurgis.kernel.setup import Option

GAME = Game(
    name="hexenrennen",
    package=__name__,
    position=HexenRennen,
    seats=range(2, 5),
    seats_clause="HR-02",
    age=7,
    minutes=(30, 45),
    rank=4,
    options=(
        Option("tiles_reach_finish", "HR-H1", "off", ("off", "on")),
        Option("course", "HR-H2", "chosen", ("chosen", "dealt")),
    ),
)
