"""The material of Sorcellerie!: cards, dice and answers, and the steps that name them."""

from math import factorial
from typing import Final

from walpurgis.kernel.chance import Odds
from walpurgis.kernel.notation import Form, Notation, Number, Time, Word

Card = int  # 0 to 29
Place = int  # in the circle, 0 to 6, clockwise in the order dealt (SO-R10)
Answer = int  # 0 to 5: cat, broom, bat, and the pairs of them
Dice = int  # 0 to 215: the white face times 36, and which of the 36 ways the symbol dice lie

NONE: Final = -1  # no card, no seat, no answer

CIRCLE: Final = 7  # SO-05: cards in it
QUIET_ROUNDS: Final = 40  # SO-R13: the end of a game in which nobody wins a card any more

# Not printed on the sheet, ours (SO-R9): 6 kinds of 5 cards, the four fronts, three symbols alike on the dice.
CARDS: Final = 30
ALIKE: Final = 5  # cards of a kind
TRIPLE: Final = 3  # SO-04: as many of them win
FIVE: Final = 5  # SO-04: as many different ones win; with SO-H1 as many at all
KINDS: Final = ("soup", "rush", "muddle", "cold", "grump", "moon")
FRONTS: Final = 4  # card i has front i mod 4; cards i and i + 4 look the same
SCENES: Final = ("many", "one")  # SO-02: of even and of odd fronts
BLACK: Final = ("ccw", "ccw", "cw", "cw")  # where the black signpost of each front points; the red one the other way
WHITE: Final = ("b1", "b2", "b3", "r1", "r2", "r3")  # black and red pips

SYMBOLS: Final = ("cat", "broom", "bat")
SYMBOL_DICE: Final = 7  # SO-01
LONGEST: Final = 120_000  # SO-H3: milliseconds; no table gives more time to answer

ANSWERS: Final = ("c", "b", "t", "c b", "c t", "b t")  # as they are written
SAID: Final = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2))  # the symbols of each answer

# DiceCounts of cats, brooms and bats on the seven dice, in the order of their steps.
LIE: Final = [
    (cats, brooms, SYMBOL_DICE - cats - brooms)
    for cats in range(SYMBOL_DICE + 1)
    for brooms in range(SYMBOL_DICE + 1 - cats)
]
WAYS: Final = 36  # how many that are

# Steps: a draw is its card; dice and the six answers count on from these, an answer by its time.
DRAW: Final = 0
DICE: Final = 30
SAY: Final = 246
SPAN: Final = 120_001  # steps from one answer to the next
SILENT: Final = 720_252


def _answer(counts: tuple[int, int, int], wanted: int) -> Answer:
    """The symbols that lie so often. Three never tie: seven dice cannot be parted in three."""
    return SAID.index(tuple(symbol for symbol in range(3) if counts[symbol] == wanted))


# The right answer by scene and dice: the most where many witches are (SO-09), the least where one is (SO-10);
# a tie is the pair (SO-11).
RIGHT: Final = [
    [_answer(counts, max(counts)) for counts in LIE] * len(WHITE),
    [_answer(counts, min(counts)) for counts in LIE] * len(WHITE),
]
STEPS: Final = [white % 3 + 1 for white in range(6) for _ in range(WAYS)]  # SO-08: the pips of the white die
# SO-20: the flight with signposts, by front and dice: clockwise counts forward. Red pips go the red signpost's way.
SIGNPOSTED: Final = [
    [
        steps if (BLACK[front] == "cw") == (dice < 3 * WAYS) else -steps  # the black faces come first
        for dice, steps in enumerate(STEPS)
    ]
    for front in range(FRONTS)
]

DICE_ODDS: Final = Odds(
    [DICE + dice for dice in range(len(STEPS))],
    [
        factorial(SYMBOL_DICE) // (factorial(cats) * factorial(brooms) * factorial(bats))
        for _ in WHITE
        for cats, brooms, bats in LIE
    ],
)
CHOICES: Final = 7  # six answers and silence
LISTED: Final = [SAY + answer * SPAN for answer in range(len(ANSWERS))] + [SILENT]  # each answer once, at time 0


class DiceCounts(Word):
    """How many cats, brooms and bats: three numbers that make seven."""

    def __init__(self) -> None:
        super().__init__(*[f"{cats} {brooms} {bats}" for cats, brooms, bats in LIE])

    def pattern(self) -> str:
        return f"C B T (C+B+T={SYMBOL_DICE})"


TIME: Final = Time(LONGEST)
NOTATION: Final = Notation(
    chance=[Form(DRAW, "draw", Number(0, CARDS - 1)), Form(DICE, "dice", Word(*WHITE), DiceCounts())],
    seats=[
        Form(SAY, "say", Word("c", "b", "t"), TIME),
        Form(SAY + 3 * SPAN, "say", Word("c"), Word("b", "t"), TIME),
        Form(SAY + 5 * SPAN, "say", Word("b"), Word("t"), TIME),
        Form(SILENT, "silent"),
    ],
)


def by_kind(cards: list[Card]) -> list[int]:
    """How many of each kind."""
    counts = [0] * len(KINDS)
    for card in cards:
        counts[card // ALIKE] += 1
    return counts


def winning_set(cards: list[Card], any_counts: bool) -> str:
    """Which set of SO-04, or of SO-H1 if any counts, these cards hold; empty if none."""
    counts = by_kind(cards)
    if max(counts) >= TRIPLE:
        return "alike"
    if len(KINDS) - counts.count(0) >= FIVE:
        return "different"
    return "any" if any_counts and len(cards) >= FIVE else ""


def kinds_in(cards: list[Card], winning: str) -> list[int]:
    """The kinds of the cards that make up this winning set: of others that lie there, it takes no notice."""
    kinds = [card // ALIKE for card in sorted(cards)]
    if winning == "alike":
        return [kind for kind in kinds if kinds.count(kind) >= TRIPLE]
    return list(dict.fromkeys(kinds)) if winning == "different" else kinds


def spread(dice: Dice) -> list[str]:
    """The symbols of the seven dice as they lie: mixed, so that counting takes an eye, and always the same way."""
    cats, brooms, bats = LIE[dice % WAYS]
    symbols = ["cat"] * cats + ["broom"] * brooms + ["bat"] * bats
    return [symbols[(3 * die + dice) % SYMBOL_DICE] for die in range(SYMBOL_DICE)]
