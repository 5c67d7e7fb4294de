"""The material of Waz Baraz, its steps as integers, and tables that follow from the two."""

from itertools import combinations
from typing import Final

from walpurgis.kernel.chance import Odds
from walpurgis.kernel.notation import Form, Notation, Number, Subset, members
from walpurgis.kernel.steps import Seat, Step

Place = int  # 0 to 20, clockwise
Witch = int  # 1 to 20
Witches = int  # a set: bit W - 1 for the witch W
Places = int  # a set: bit P - 1 for the place P; the start is never in one (WB-R2)
Value = int  # of a movement card
Cards = int  # so many copies of each value, two bits each: a hand or a deck

WITCHES: Final = 20  # WB-01
PLACES: Final = 21  # WB-03: the start and a place a witch
START: Final = 0
LAP: Final = 21  # WB-20: steps of a pawn

# Not on the sheet (WB-R7): reviews give the values 3 to 10; two copies of each and a third 6 and 7 are our assumption.
LOWEST: Final = 3
HIGHEST: Final = 10
CARDS: Final = [3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9, 9, 10, 10]  # WB-01: 18
MOST_COPIES: Final = 3
CARDS_EACH: Final = {3: 8, 4: 5, 5: 4, 6: 3}  # WB-07: by seats
MOST_CARDS: Final = 8

# Steps: each family counts on from its base, by value, witch or set. A played card is its value.
PLAY: Final = 0
ASK: Final = 20
NO_ASK: Final = 41
START_CARD: Final = 50
OPEN: Final = 60
CARD: Final = 70
WITCH: Final = 80
MISTRESS: Final = 100
CHOOSE: Final = 1 << WITCHES
NAME: Final = 2 << WITCHES

# What comes next, in the order of a game.
LAYING: Final = 0  # the witches of a shuffled circle (WB-22)
COVERING: Final = 1  # the start card (WB-03)
CHOOSING: Final = 2  # the mistresses (WB-06)
OPENING: Final = 3  # the first card at the circle (WB-07)
DEALING: Final = 4
TURN: Final = 5  # a naming or a card (WB-15)
NAMED: Final = 6  # a card, after a naming (WB-17)
ASKING: Final = 7  # the question of WB-14
STAGES: Final = ["laying", "covering", "choosing", "opening", "dealing", "turn", "named", "asking"]

PASSED: Final = 1  # WB-13: points of the WazBaraz
FOUND: Final = 5  # WB-16: points of the finder
WRONG: Final = 2  # WB-17: points of the WazBaraz
# Where points come from: the start (WB-13), wrong namings (WB-17), the right one (WB-16).
SOURCES: Final = ["rounds", "mistakes", "finds"]

NOTATION: Final = Notation(
    chance=[
        Form(START_CARD + LOWEST, "start", Number(LOWEST, HIGHEST)),
        Form(OPEN + LOWEST, "open", Number(LOWEST, HIGHEST)),
        Form(CARD + LOWEST, "card", Number(LOWEST, HIGHEST)),
        Form(WITCH + 1, "witch", Number(1, WITCHES)),
        Form(MISTRESS + 1, "mistress", Number(1, WITCHES)),
    ],
    seats=[
        Form(PLAY + LOWEST, "play", Number(LOWEST, HIGHEST)),
        Form(ASK + 1, "ask", Number(1, WITCHES)),
        Form(NO_ASK, "no-ask"),
        Form(CHOOSE, "choose", Subset(1, WITCHES)),
        Form(NAME, "name", Subset(1, WITCHES)),
    ],
)


def _between(place: Place, value: Value) -> Places:
    """WB-10, WB-R2: the places strictly between, without the start."""
    places = 0
    for ahead in range(1, value):
        passed = (place + ahead) % PLACES
        if passed != START:
            places |= 1 << (passed - 1)
    return places


BETWEEN: Final = [[_between(place, value) for value in range(HIGHEST + 1)] for place in range(PLACES)]
# WB-21: SETS[count] are all sets of so many witches, in ascending order, CHOICES and NAMINGS the steps with them.
SETS: Final = [sorted(sum(1 << bit for bit in bits) for bits in combinations(range(WITCHES), n)) for n in range(5)]
CHOICES: Final = [[CHOOSE + witches for witches in sets] for sets in SETS]
NAMINGS: Final = [[NAME + witches for witches in sets] for sets in SETS]
NUMERIC: Final = list(range(PLACES))  # WB-03
ONE: Final = [1 << 2 * value for value in range(HIGHEST + 1)]  # ONE[value] are the Cards with one such card


def pack(cards: list[Value]) -> Cards:
    return sum(ONE[value] for value in cards)


FULL_DECK: Final = pack(CARDS)


# What follows from Cards is kept in lists, by their bits from the lowest value on.


def _unpacked() -> list[tuple[Value, ...]]:
    """Nothing where there are more copies of a value than in the box."""
    possible: dict[Cards, tuple[Value, ...]] = {0: ()}
    for value in range(LOWEST, HIGHEST + 1):
        for cards, values in list(possible.items()):
            for copies in range(1, CARDS.count(value) + 1):
                possible[cards + copies * ONE[value]] = values + (value,) * copies
    found: list[tuple[Value, ...]] = [()] * (FULL_DECK // ONE[LOWEST] + 1)
    for cards, values in possible.items():
        found[cards // ONE[LOWEST]] = values
    return found


UNPACKED: Final = _unpacked()


def unpack(cards: Cards) -> tuple[Value, ...]:
    """In ascending order."""
    return UNPACKED[cards >> 2 * LOWEST]


def _odds(base: Step, deck: Cards) -> Odds:
    """A card off the top, by how many copies of its value are left."""
    values = [value for value in range(LOWEST, HIGHEST + 1) if deck >> 2 * value & 3]
    return Odds([base + value for value in values], [deck >> 2 * value & 3 for value in values])


START_ODDS: Final = _odds(START_CARD, FULL_DECK)  # WB-03
OPEN_ODDS: Final = {value: _odds(OPEN, FULL_DECK - ONE[value]) for value in CARDS}  # WB-07: by the start card
_deal_odds: Final[list[Odds | None]] = [None] * len(UNPACKED)


def deal_odds(deck: Cards) -> Odds:
    """WB-07: worked out when a deck is first met, for there are 11,664 of them."""
    odds = _deal_odds[deck >> 2 * LOWEST]
    if odds is None:
        odds = _odds(CARD, deck)
        _deal_odds[deck >> 2 * LOWEST] = odds
    return odds


# What was said in a round is a list of integers: from the top the step, whether WAZ was said, the place left, the seat.

WAZ: Final = 1 << 8


def entry(step: Step, waz: bool, place: Place, seat: Seat) -> int:
    return step << 9 | (WAZ if waz else 0) | place << 3 | seat


def entry_step(said: int) -> Step:
    return said >> 9


def entry_is_waz(said: int) -> bool:
    return said & WAZ != 0


def entry_place(said: int) -> Place:
    return said >> 3 & 31


def entry_seat(said: int) -> Seat:
    return said & 7


# Witches and where they dance


def witches_at(circle: list[Witch], places: Places) -> Witches:
    """The witches who dance at these places."""
    witches = 0
    for place in members(places, 1):
        witches |= 1 << (circle[place] - 1)
    return witches


def places_of(circle: list[Witch], witches: Witches) -> Places:
    """Where these witches dance."""
    places = 0
    for witch in members(witches, 1):
        places |= 1 << (circle.index(witch) - 1)
    return places


# Names of spots


def place_spot(place: Place) -> str:
    return f"place-{place}"


def card_spot(place: Place) -> str:
    """Outside the circle, where the movement card lies (WB-07)."""
    return f"outside-of-{place}"


def lane_spot(steps: int) -> str:
    """Inside the circle, where pawns walk (WB-18); a full lap ends on the start (WB-20)."""
    return f"inside-of-{steps if steps < LAP else START}"
