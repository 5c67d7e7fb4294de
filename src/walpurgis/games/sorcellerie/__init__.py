"""Sorcellerie! (Markus Nikisch, 2006)."""

from walpurgis.games.sorcellerie.rules import Sorcellerie
from walpurgis.kernel.game import Game
from walpurgis.kernel.setup import Option

GAME = Game(
    name="sorcellerie",
    package=__name__,
    position=Sorcellerie,
    seats=range(2, 5),
    seats_clause="SO-03",
    age=5,
    minutes=(10, 10),
    rank=2,
    options=(
        Option("winning_set", "SO-H1", "different", ("different", "any")),
        Option("signposts", "SO-H2", "off", ("off", "on")),
        Option("same_time_ms", "SO-H3", 50, range(1001)),
        Option("answer_limit_s", "SO-H3", 20, range(1, 121)),
    ),
)
