"""Waz Baraz (Spartaco Albertarelli, 2004)."""

from walpurgis.games.wazbaraz.rules import WazBaraz
from walpurgis.kernel.game import Game
from walpurgis.kernel.setup import Option

GAME = Game(
    name="wazbaraz",
    package=__name__,
    position=WazBaraz,
    seats=range(3, 7),
    seats_clause="WB-02",
    age=10,
    minutes=(30, 45),
    rank=3,
    options=(
        Option("mistresses", "WB-H1", 2, range(2, 5)),
        Option("circle", "WB-H2", "numeric", ("numeric", "shuffled")),
        Option("mistress_choice", "WB-H3", "free", ("free", "drawn")),
    ),
)
