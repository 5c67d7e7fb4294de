"""Hexentanz (Björn Hölle, 1988)."""

from walpurgis.games.hexentanz.rules import Hexentanz
from walpurgis.kernel.game import Game
from walpurgis.kernel.setup import Option

GAME = Game(
    name="hexentanz",
    package=__name__,
    position=Hexentanz,
    seats=range(3, 7),
    seats_clause="HT-03",
    age=8,
    minutes=(30, 60),
    rank=1,
    options=(
        Option("wrong_witch", "HT-H1", "exit", ("exit", "goal")),
        Option("memory_aid", "HT-H2", "off", ("off", "on")),
    ),
)
