"""Records of the Spirale with a whole turn on a line, and where its figures are."""

from tests.clauses.table import Table, replay


def spiral(turns: str, seats: int = 2, steps: int = 30, rounds: int = 1, first: int = 0) -> Table:
    """A table after these turns. A short spiral and a single round, where a test does not ask for more."""
    header = f"game hyene\nseats {seats}\nfirst {first}\noption steps {steps}\noption rounds {rounds}"
    return replay(f"{header}\n\n" + "\n".join(lines(turns)))


def lines(turns: str) -> list[str]:
    """The steps of a turn stand on one line, parted by “/”."""
    return [step.strip() for turn in turns.splitlines() for step in turn.split("/") if step.strip()]


def on(table: Table, turns: str) -> Table:
    return table.play(*lines(turns))


def figures(table: Table) -> dict[int, str]:
    """Where the figure of each seat stands; eaten ones stand nowhere."""
    found: dict[int, str] = {}
    for spot, pieces in table.position.view(None).spots.items():
        for piece in pieces:
            if piece.kind in ("villager", "hyena"):
                found[piece.colour] = spot
    return found


def hyenas(table: Table) -> list[int]:
    """The seats that a hyena stands on the board for."""
    pieces = [piece for lying in table.position.view(None).spots.values() for piece in lying]
    return [piece.colour for piece in pieces if piece.kind == "hyena"]


def tally(table: Table, name: str) -> list[int]:
    return table.position.view(None).tallies[name]


def names(table: Table) -> list[str]:
    """What the last step made everybody hear."""
    return [name for name, _ in table.told(None)]


# Two seats, 30 steps: seat 0 is the hyena in the village; seat 1 is there too, with 2 tabas, and has the turn.
HYENA = """
    0: throw / * white 0 / 0: advance
    1: throw / * white 1
    0: throw / * white 0 / 0: advance
    1: throw / * white 1
    0: throw / * white 0 / 0: advance
"""

# Then seat 1 stands on square 24 with 2 tabas and has the turn; the hyena, still in the village, has 4.
ARRIVING = (
    HYENA
    + """
    1: throw / * white 0 / 1: advance
    0: throw / * white 1
    1: throw / * white 0 / 1: advance
    0: throw / * white 1
"""
)

# Two seats: the hyena stands at the well with 8 tabas and has the turn; seat 1 is in the village with 9.
THIRSTY = (
    HYENA
    + """
    1: throw / * white 1
    0: throw / * white 0 / 0: advance
    1: throw / * white 1
    0: throw / * white 2
"""
    + """
    1: throw / * white 1
    0: throw / * white 1
"""
    * 4
    + """
    1: throw / * white 1
"""
)

# Two seats: the hyena has just paid and may leave; seat 1 is in the village with 9 tabas and has the turn.
HUNGRY = (
    THIRSTY
    + """
    0: throw / * white 1 / 0: pay
"""
)

# Four seats: all but the hyena have left the well. Seat 1 stands on square 22, seat 2 on 24, seat 3 on 20.
# The hyena stands at the well, has paid, and has the turn.
CHASE = (
    """
    0: throw / * white 0 / 0: advance
    1: throw / * white 1
    2: throw / * white 1
    3: throw / * white 1
"""
    * 3
    + """
    0: throw / * white 1
    1: throw / * white 1
    2: throw / * white 1
    3: throw / * white 1
"""
    + """
    0: throw / * white 1
    1: throw / * white 0 / 1: advance
    2: throw / * white 0 / 2: advance
    3: throw / * white 0 / 3: advance
"""
    * 2
    + """
    0: throw / * white 1
    1: throw / * white 3 / 1: pay
    2: throw / * white 3 / 2: pay
    3: throw / * white 3 / 3: pay
    0: throw / * white 1
    1: pay
    2: pay
    3: pay
    0: throw / * white 0 / 0: advance
    1: throw / * white 2
    2: throw / * white 3
    3: throw / * white 2
    0: throw / * white 2 / 0: pay
    1: throw / * white 2
    2: throw / * white 1
    3: throw / * white 3
"""
)
