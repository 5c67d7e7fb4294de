"""What is in the box of Hexen Rennen, the steps of the game and the names of its spots."""

from typing import Final

from walpurgis.games.hexenrennen.lay import NUMBERS, SPLIT_COUNT, STAGES, SYMBOL, VALUES, Lay, Split
from walpurgis.kernel.chance import Odds
from walpurgis.kernel.notation import Form, Notation, Number, Word
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.view import Piece

Clan = int  # 0 to 3; seat i plays clan i, clans without a seat are neutral (HR-03, HR-24)
Place = int  # 0 is before tile 1, 1 to 48 are tiles, 49 to 51 the finish
Kind = int  # of a tile or card: 10 * clan + rank
Witch = int  # 3 * seat + 0, 1 or 2

CLANS: Final = 4  # HR-01
COLOURS: Final = [0, 1, 3, 4]  # of the clans: violet, blue, green, yellow
WITCHES: Final = 3  # HR-01: a clan
SYMBOLS: Final = 3  # HR-01: tiles of a clan, and cards as well, that show its symbol
RANKS: Final = NUMBERS + 1  # with the symbol

STAGE: Final = 16  # HR-05: tiles of a stage
TILES: Final = 48
LAST: Final = 51  # HR-10
POINTS: Final = [0] * (TILES + 1) + [2, 3, 4]  # HR-23, by place; the order of the squares is ours (HR-R9)
FACES: Final = 6  # HR-02: an ordinary die is ours (HR-R9)
BEFORE: Final = 0  # HR-06: the place before tile 1, where nobody can go
DOWN: Final = -1
NOBODY: Final = -1
ALL_NUMBERS: Final = (1 << NUMBERS) - 1  # a hand's numbers as bits, the 2 lowest
ALL_FREE: Final = (1 << (LAST + 1)) - 2  # places as bits, tile 1 at bit 1
ALL_TILES: Final = (1 << (TILES + 1)) - 2

# What comes next. In LAYING several seats act at once, in MOVING and DECIDING one seat; else chance.
LAYING: Final = 0
SPREADING: Final = 1
ROLLING: Final = 2
MOVING: Final = 3
TURNING: Final = 4
DECIDING: Final = 5
DRAWING: Final = 6
ENDED: Final = 7
PHASES: Final = ["lay", "spread", "roll", "move", "turn", "decide", "draw", "end"]

# Steps: move counts on by the witch, card by the rank, lay and spread by the split, turn and neutral by the kind.
MOVE: Final = 0
STAY: Final = 3
CARD: Final = 4
CARD_SYMBOL: Final = CARD + SYMBOL
LAY: Final = CARD + RANKS
MALFORMED: Final = LAY + SPLIT_COUNT  # every lay that is no split
DIE: Final = MALFORMED  # DIE + 1 is the face 1
TURN: Final = DIE + FACES + 1
NEUTRAL: Final = TURN + CLANS * RANKS
SPREAD: Final = NEUTRAL + CLANS * RANKS

DIE_ODDS: Final = Odds([DIE + face for face in range(1, FACES + 1)])
SPREAD_ODDS: Final = [
    Odds(list(range(SPREAD + clan * SPLIT_COUNT, SPREAD + (clan + 1) * SPLIT_COUNT))) for clan in range(CLANS)
]
SPOTS: Final = ["", *(f"tile-{tile}" for tile in range(1, TILES + 1)), "finish-49", "finish-50", "finish-51"]
SHELVES: Final = [f"stage-{stage}" for stage in range(1, STAGES + 1)]  # where a seat finds its own tiles of a stage

NOTATION: Final = Notation(
    chance=[
        Form(DIE + 1, "die", Number(1, FACES)),
        Form(TURN, "turn", Number(0, CLANS - 1), Word(*VALUES)),
        Form(NEUTRAL, "neutral", Number(0, CLANS - 1), Word(*VALUES)),
        Form(SPREAD, "spread", Number(0, CLANS - 1), Split()),
    ],
    seats=[
        Form(MOVE, "move", Number(1, WITCHES)),
        Form(STAY, "stay"),
        Form(CARD, "card", Word(*VALUES)),
        Form(LAY, "lay", Lay()),
    ],
)


def spot_of(clan: Clan, place: Place) -> str:
    """Where a witch of the clan stands."""
    return SPOTS[place] or f"start-{clan}"


def way(clan: Clan, place: Place, target: Place) -> list[str]:
    """The spots from one place to another, forward or back, both ends included."""
    step = 1 if target > place else -1
    return [spot_of(clan, passed) for passed in range(place, target + step, step)]


def tile_piece(kind: Kind) -> Piece:
    return Piece("tile", COLOURS[kind // RANKS], VALUES[kind % RANKS])


def about(kind: Kind) -> Args:
    """A tile or card in the arguments of a message."""
    return {"colour": COLOURS[kind // RANKS], "value": VALUES[kind % RANKS]}
