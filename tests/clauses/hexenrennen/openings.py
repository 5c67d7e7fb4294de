"""Courses laid in a few ways, and what can be seen on them."""

from textwrap import dedent

from tests.clauses.table import Table, replay
from walpurgis.kernel.steps import Seat

LOW_FIRST = "2 3 4 / 5 6 7 / 8 9 10"
HIGH_FIRST = "8 9 10 / 5 6 7 / 2 3 4"
COLOURS = [0, 1, 3, 4]  # violet, blue, green, yellow

# Where everybody has laid 8, 9 and 10 in the first stage and 2, 3 and 4 in the last, a 6 takes a witch of seat 0 along
# her own numbers to tile 47, and a 5 one of seat 1 to tile 46. Each goes this way for the first time:
DASH_0 = """
    * die 6
    0: move 1
    * turn 0 10  # tile 6
    * turn 0 9  # tile 16
    * turn 0 7  # tile 25
    * turn 0 6  # tile 32
    * turn 0 4  # tile 38
    * turn 0 3  # tile 42
    * turn 0 2  # tile 45
    * turn 2 2  # tile 47
"""
DASH_1 = """
    * die 5
    1: move 1
    * turn 1 10  # tile 5
    * turn 1 9  # tile 15
    * turn 1 7  # tile 24
    * turn 1 6  # tile 31
    * turn 1 4  # tile 37
    * turn 1 3  # tile 41
    * turn 1 2  # tile 44
    * turn 3 2  # tile 46
"""


def laid(seats: int, *parts: str, split: str = HIGH_FIRST, options: str = "") -> Table:
    """A game in which all clans have the same split, played on with the lines of these parts."""
    head = ["game hexenrennen", f"seats {seats}", *options.splitlines(), ""]
    lays = [f"{seat}: lay {split}" for seat in range(seats)]
    spreads = [f"* spread {clan} {split}" for clan in range(seats, 4)]
    return replay("\n".join([*head, *lays, *spreads, *(dedent(part) for part in parts)]))


def pieces(game: Table, spot: str) -> list[dict[str, object]]:
    """What lies on a spot for all to see."""
    return [piece.data() for piece in game.position.view(None).spots.get(spot, [])]


def notes(game: Table, spot: str, seat: Seat) -> list[str]:
    """The values of the tiles that the seat itself knows of a stage."""
    return [piece.value for piece in game.position.view(seat).notes.get(spot, [])]


def witches(game: Table, seat: Seat) -> list[int | None]:
    """The tile or finish square of each witch; None for one still before tile 1."""
    found: list[int | None] = [None, None, None]
    for spot, lying in game.position.view(None).spots.items():
        for piece in lying:
            if piece.kind == "witch" and piece.colour == COLOURS[seat] and not spot.startswith("start"):
                found[int(piece.value) - 1] = int(spot.partition("-")[2])
    return found


def cards(game: Table, spot: str) -> dict[str, int]:
    """Open cards by value, such as {"2": 1, "sym": 3}."""
    pieces = game.position.view(None).spots.get(spot, [])
    return {piece.value: piece.count for piece in pieces if piece.kind == "card"}


def points(game: Table) -> list[int]:
    return game.position.view(None).tallies["points"]


def turn(game: Table) -> Seat:
    return int(game.position.view(None).facts["turn"])


def heard(game: Table) -> list[str]:
    """The names of what all heard of the last step."""
    return [name for name, _ in game.told(None)]
