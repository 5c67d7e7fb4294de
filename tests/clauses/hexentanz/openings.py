"""Records that several tests begin with, and short questions about the board."""

from tests.clauses.table import Table, replay
from walpurgis.kernel.steps import Seat

VIOLET, BLUE, RED, GREEN, YELLOW, PINK = range(6)

# Three seats, every witch out: violet on 0 to 3, red on 12 to 15, yellow on 24 to 27. Seat 0 is next.
ALL_OUT = """
* die 1
0: out
* die 1
1: out
* die 1
2: out
* die 2
0: out
* die 2
1: out
* die 2
2: out
* die 3
0: out
* die 3
1: out
* die 3
2: out
* die 4
0: out
* die 4
1: out
* die 4
2: out
"""


def all_out(*options: str) -> Table:
    """Three seats and no witch at home, with the options as a record writes them."""
    header = ["game hexentanz", "seats 3", *[f"option {option}" for option in options]]
    return replay("\n".join(header) + "\n" + ALL_OUT)


def short_cut() -> Table:
    """A violet witch pushed from 3 to 32 and on to 25, two squares before her exit. Seat 0 is next."""
    return all_out().play(
        "* die 3",
        "0: move 0",
        "* die 6",
        "1: move 25",
        "* die 1",
        "2: move 31",
    )


def ring(game: Table) -> list[int]:
    """The occupied squares, as everybody sees them."""
    spots = game.position.view(None).spots
    return sorted(int(spot.removeprefix("ring-")) for spot in spots if spot.startswith("ring-"))


def piece(game: Table, spot: str, seat: Seat | None = None) -> dict[str, object] | None:
    """The one piece that a seat sees on a spot."""
    pieces = game.position.view(seat).spots.get(spot, [])
    assert len(pieces) <= 1, f"{len(pieces)} pieces on {spot}"
    return pieces[0].data() if pieces else None


def tally(game: Table, name: str) -> list[int]:
    return game.position.view(None).tallies[name]


def notes(game: Table, seat: Seat | None) -> dict[str, list[dict[str, object]]]:
    """What a seat's own screen marks, spot by spot."""
    marks = game.position.view(seat).notes
    return {spot: [mark.data() for mark in pieces] for spot, pieces in marks.items()}
