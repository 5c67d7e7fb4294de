"""Records that several tests begin with, and short questions about the table. Seat 0 is the first WazBaraz."""

from tests.clauses.table import Table, replay
from walpurgis.kernel.steps import Seat
from walpurgis.kernel.view import Piece

# Three seats: a 10 is the start card, a 6 lies at it. Seat 1 gets one card of each value.
DEAL_OF_THREE = """
* open 6
* card 3  # seat 1: 3 4 5 6 7 8 9 10
* card 3  # seat 2: 3 4 5 6 7 7 8 9
* card 4
* card 4
* card 5
* card 5
* card 6
* card 6
* card 7
* card 7
* card 8
* card 7
* card 9
* card 8
* card 10
* card 9
"""

# Four seats: a 10 is the start card, a 6 lies at it, and the other 10 is put aside.
DEAL_OF_FOUR = """
* open 6
* card 3  # seat 1: 3 4 5 6 7
* card 3  # seat 2: 3 4 5 6 7
* card 7  # seat 3: 7 8 8 9 9
* card 4
* card 4
* card 8
* card 5
* card 5
* card 8
* card 6
* card 6
* card 9
* card 7
* card 7
* card 9
"""

# Behind the deal of three: eight turns, each with a wrong naming. The WazBaraz has 8 × 2 + 1 = 17 points, for the
# start is passed once; a 3 lies at place 5, and seat 1 holds 4 5 6 6 7 8 9 10. All saw it take the 4 and one 6.
EIGHT_WRONG = """
1: name 1 2
1: play 3   # to 3
2: name 1 2
2: play 3   # to 6
1: name 1 2
1: play 4   # to 10
2: name 1 2
2: play 3   # to 13
1: name 1 2
1: play 3   # to 16
2: name 1 2
2: play 4   # to 20
1: name 1 2
1: play 3   # past the start to 2
2: name 1 2
2: play 3   # to 5
"""


def _header(seats: int, options: tuple[str, ...]) -> str:
    return "\n".join(["game wazbaraz", f"seats {seats}", *[f"option {option}" for option in options]]) + "\n"


def three(mistresses: str, *options: str) -> Table:
    """Three seats after the deal, seat 1 to play; with the options as a record writes them."""
    return replay(_header(3, options) + f"\n* start 10\n0: choose {mistresses}" + DEAL_OF_THREE)


def four(mistresses: str, *options: str) -> Table:
    """Four seats after the deal, seat 1 to play."""
    return replay(_header(4, options) + f"\n* start 10\n0: choose {mistresses}" + DEAL_OF_FOUR)


def late() -> Table:
    """Three seats, mistresses 5 and 12, after eight wrong namings; seat 1 is next."""
    return replay(_header(3, ()) + "\n* start 10\n0: choose 5 12" + DEAL_OF_THREE + EIGHT_WRONG)


def names(steps: list[str], verb: str) -> list[str]:
    return [step for step in steps if step.split()[0] == verb]


def lying(game: Table, seat: Seat | None, spot: str) -> list[str]:
    """What the seat sees on a spot, as “kind value”, and “×count” where there are several."""
    return _said(game.position.view(seat).spots.get(spot, []))


def noted(game: Table, seat: Seat | None, spot: str) -> list[str]:
    """What the seat alone sees on a spot."""
    return _said(game.position.view(seat).notes.get(spot, []))


def _said(pieces: list[Piece]) -> list[str]:
    said = [f"{piece.kind} {piece.value}".strip() for piece in pieces]
    return [text if piece.count == 1 else f"{text} ×{piece.count}" for text, piece in zip(said, pieces, strict=True)]


def tally(game: Table, name: str) -> list[int]:
    return game.position.view(None).tallies[name]


def heard(game: Table, seat: Seat | None) -> list[str]:
    """The names of what the seat was told of the last step."""
    return [name for name, _ in game.told(seat)]
