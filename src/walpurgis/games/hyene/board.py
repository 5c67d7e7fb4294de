"""The board of the Spirale de la hyène: what its squares are called, how far a figure is on it, and the steps."""

from typing import Final

from walpurgis.kernel.chance import Odds
from walpurgis.kernel.notation import Form, Notation, Number

Square = int  # 0 is the village; the last one is the well (HY-01)
Phase = int

# How far a figure is. The hyena owes nothing for leaving (HY-11), and she is never safe or eaten.
OUT: Final = 0
WATER: Final = 1  # at the well, owes the water
LEAVE: Final = 2  # at the well, owes the leave
FREE: Final = 3  # at the well, everything paid
BACK: Final = 4
SAFE: Final = 5  # HY-19
EATEN: Final = 6  # HY-17
PHASES: Final = ["out", "water", "leave", "free", "back", "safe", "eaten"]

# What is asked of the seat whose turn it is.
BEGIN: Final = 0  # throw, buy or pay
CHOICE: Final = 1  # HY-04: advance or taba
DUE: Final = 2  # HY-R2: pay or keep
MOMENTS: Final = ["begin", "choice", "due"]

# Steps. WHITE counts on by the number of white sides.
THROW: Final = 0
BUY: Final = 1
PAY: Final = 2
KEEP: Final = 3
ADVANCE: Final = 4
TABA: Final = 5
WHITE: Final = 6

DICE: Final = 3  # HY-01
WEIGHTS: Final = [1, 3, 3, 1]  # of no, one, two and three white sides
MOVES: Final = [12, 0, 4, 6]  # HY-04: squares by the number of white sides
WATER_DUE: Final = 2  # HY-11: tabas
LEAVE_DUE: Final = 2
HYENA_DUE: Final = 10
LONG: Final = 0  # HY-05: what is bought is the move of no white side
NOBODY: Final = -1
UNTHROWN: Final = -1

NOTATION: Final = Notation(
    chance=[Form(WHITE, "white", Number(0, DICE))],
    seats=[
        Form(THROW, "throw"),
        Form(BUY, "buy"),
        Form(PAY, "pay"),
        Form(KEEP, "keep"),
        Form(ADVANCE, "advance"),
        Form(TABA, "taba"),
    ],
)
LONGEST: Final = 120  # HY-R9: squares to the well, at most
STEP_SPOTS: Final = [f"step-{square}" for square in range(LONGEST + 1)]
DICE_ODDS: Final = Odds([WHITE + white for white in range(DICE + 1)], WEIGHTS)


def place(square: Square, well: Square) -> str:
    """village, step or well: how words tell the squares apart."""
    if square == 0:
        return "village"
    return "well" if square == well else "step"


def spot(square: Square, well: Square) -> str:
    if square == 0:
        return "village"
    return "well" if square == well else STEP_SPOTS[square]


def way(square: Square, target: Square, well: Square) -> list[str]:
    """The squares from one to the other, both ends included: inwards or, on the way back, outwards."""
    ahead = 1 if target >= square else -1
    return [spot(passed, well) for passed in range(square, target + ahead, ahead)]
