"""The board of Hexentanz: a ring of 36 squares (HT-01), ways along it, what is played with on it, and the steps."""

from typing import Final

from walpurgis.kernel.chance import Odds
from walpurgis.kernel.notation import Form, Notation, Number

Square = int  # 0 to 35, clockwise
Colour = int  # 0 to 5: violet, blue, red, green, yellow, pink (HT-02)

# Read off the 1988 board, not printed on the sheet (HT-R9): 36 squares, a start every 6, the exit 27 ahead of it.
RING: Final = 36
STARTS: Final = [6 * colour for colour in range(6)]  # HT-01
EXITS: Final = [(start + 27) % RING for start in STARTS]
FACES: Final = 6
BACK: Final = 7  # HT-11: how far a pushed witch goes back

# HT-14: REACH[colour][face] are the squares from which the face takes a witch past the exit.
REACH: Final = [
    [sorted((exit_square - ahead) % RING for ahead in range(face)) for face in range(FACES + 1)]
    for exit_square in EXITS
]

NOBODY: Final = -1

WITCHES: Final = {3: 4, 4: 3, 5: 2, 6: 2}  # HT-03: how many a player has, by seats
COLOURS: Final = {3: [0, 2, 4], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 3, 4, 5]}

# Steps: move, home and look count on from these by the square, die by the face.
MOVE: Final = 0
HOME: Final = 36
LOOK: Final = 72
OUT: Final = 108
DIE: Final = 109  # DIE + 1 is the face 1

NOTATION: Final = Notation(
    chance=[Form(DIE + 1, "die", Number(1, FACES))],
    seats=[
        Form(OUT, "out"),
        Form(MOVE, "move", Number(0, RING - 1)),
        Form(HOME, "home", Number(0, RING - 1)),
        Form(LOOK, "look", Number(0, RING - 1)),
    ],
)
DIE_ODDS: Final = Odds([DIE + face for face in range(1, FACES + 1)])


def way(square: Square, count: int) -> list[str]:
    """The spots from a square on forward, both ends included."""
    return [f"ring-{(square + ahead) % RING}" for ahead in range(count + 1)]


def exit_way(square: Square, colour: Colour) -> list[str]:
    """The spots from a square to a colour's exit; to pass it takes as many points (HT-14)."""
    return way(square, (EXITS[colour] - square) % RING)


def short_cut(colour: Colour, square: Square, back: int) -> int:
    """The roll that takes a witch home who was pushed back across the exit of her colour (HT-16).

    0 if she did not cross it, or if no single roll takes her home from where she is now.
    """
    past = (square - EXITS[colour]) % RING
    needed = back - past + 1
    return needed if past > 0 and 0 < needed <= FACES else 0


def hops(square: Square, landing: Square) -> list[str]:
    """The spots where a pushed witch comes down, from her square back to where she finds room (HT-12)."""
    spots = [f"ring-{square}"]
    while square != landing:
        square = (square - BACK) % RING
        spots.append(f"ring-{square}")
    return spots


def push_clauses(back: int) -> list[str]:
    return ["HT-11", "HT-13"] if back == BACK else ["HT-11", "HT-12", "HT-13"]
