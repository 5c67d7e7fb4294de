"""What is said in a round tells about the mistresses.

Hypotheses are sets of places; a set of hypotheses is one integer, so that an answer is heard by one `and`. Two things
are kept apart. `Ears` is exact: what the rules exclude is excluded, and what is left is as likely as before.
`Suspicion` is a guess: what others do after a confidential answer (WB-14) makes hypotheses more or less likely, for
nobody names what she knows to be wrong, asks what she knows, or keeps to herself what she could name.
"""

from random import Random
from typing import Final, final

from walpurgis.games.wazbaraz.board import (
    ASK,
    BETWEEN,
    HIGHEST,
    NAME,
    PLACES,
    SETS,
    WITCHES,
    Place,
    Places,
    entry_is_waz,
    entry_place,
    entry_seat,
    entry_step,
)
from walpurgis.games.wazbaraz.knowledge import places_of
from walpurgis.games.wazbaraz.state import Round
from walpurgis.kernel.steps import Seat

Hypotheses = int  # bit i stands for SETS[mistresses][i], read as places


@final
class Clues:
    """For a number of mistresses: all hypotheses, those with a mistress at a place, and those in which a card from
    a place makes the WazBaraz say WAZ.
    """

    __slots__ = ("all", "at", "index", "sets", "waz")

    def __init__(self, mistresses: int) -> None:
        self.sets: list[Places] = SETS[mistresses]
        self.all: Hypotheses = (1 << len(self.sets)) - 1
        self.index: dict[Places, int] = {places: index for index, places in enumerate(self.sets)}
        self.at: list[Hypotheses] = [0] + [self._with(1 << bit) for bit in range(WITCHES)]  # none at the start
        self.waz: list[list[Hypotheses]] = []
        for place in range(PLACES):
            self.waz.append([self._somewhere(BETWEEN[place][value]) for value in range(HIGHEST + 1)])

    def _with(self, place: Places) -> Hypotheses:
        """Read from text, for that is quick: the first hypothesis is the last digit."""
        return int("".join(["1" if places & place else "0" for places in reversed(self.sets)]), 2)

    def _somewhere(self, places: Places) -> Hypotheses:
        found: Hypotheses = 0
        for place in range(1, PLACES):
            if places >> (place - 1) & 1:
                found |= self.at[place]
        return found


CLUES: Final = [Clues(mistresses) for mistresses in range(5)]


def clues_of(dance: Round) -> Clues:
    return CLUES[dance.setup.number("mistresses")]


def is_question(said: int) -> bool:
    return HIGHEST < entry_step(said) < NAME


def hypothesis_named(dance: Round, said: int) -> int:
    """Which hypothesis was named; -1 if something else was said."""
    step = entry_step(said)
    return clues_of(dance).index[places_of(dance.circle, step - NAME)] if step >= NAME else -1


def place_asked(dance: Round, said: int) -> Place:
    return dance.circle.index(entry_step(said) - ASK)


def heard(dance: Round, said: int) -> Hypotheses:
    """The hypotheses that agree with what all could hear; a question alone tells nothing."""
    clues, step = clues_of(dance), entry_step(said)
    if step <= HIGHEST:
        waz = clues.waz[entry_place(said)][step]  # WB-10
        return waz if entry_is_waz(said) else clues.all ^ waz
    if step >= NAME:
        return clues.all ^ 1 << hypothesis_named(dance, said)  # WB-17: else the round would be over
    return clues.all


def answered(dance: Round, said: int) -> Hypotheses:
    """The hypotheses that agree with the answer to a question, which its asker alone was shown (WB-14)."""
    clues, place = clues_of(dance), place_asked(dance, said)
    is_mistress = dance.dancing >> (place - 1) & 1 == 1
    return clues.at[place] if is_mistress else clues.all ^ clues.at[place]


@final
class Ears:
    """What the seats can hold possible: what all have heard leaves `shared`, confidential answers to a seat alone
    leave own[seat]. `listen` goes on from what was heard last.
    """

    __slots__ = ("heard", "own", "shared")

    def __init__(self, dance: Round) -> None:
        every = clues_of(dance).all
        self.shared: Hypotheses = every
        self.own: list[Hypotheses] = [every] * dance.setup.seats
        self.heard = 0
        self.listen(dance)

    def listen(self, dance: Round) -> None:
        log = dance.log
        for at in range(self.heard, len(log)):
            said = log[at]
            if is_question(said):
                self.own[entry_seat(said)] &= answered(dance, said)
            else:
                self.shared &= heard(dance, said)
        self.heard = len(log)

    def possible(self, seat: Seat) -> Hypotheses:
        return self.shared & self.own[seat]


def possible(dance: Round, seat: Seat) -> Hypotheses:
    """The exact belief: what this seat, who is not the WazBaraz, can hold possible. All of it is equally likely."""
    return Ears(dance).possible(seat)


def remembered(dance: Round, seat: Seat, recall: float, rng: Random) -> Hypotheses:
    """What a forgetful seat holds possible: what others made be said fades, one's own questions and cards do not.

    recall is the chance to remember something for as long as it takes to say one thing more.
    """
    left = clues_of(dance).all
    chance = 1.0
    for said in reversed(dance.log):
        is_own = entry_seat(said) == seat
        if is_own and is_question(said):
            left &= answered(dance, said)
        elif is_own or rng.random() < chance:
            left &= heard(dance, said)
        chance *= recall
    return left


# Guesses from what others do

NAMES: Final = [0.0, 0.95, 0.8, 0.5, 0.3]  # the chance of a naming, by how many hypotheses a seat is left with
NAMES_EARLY: Final = 0.1  # with more of them than that
NAMES_WRONG: Final = 0.05  # the chance that a naming contradicts what the seat knows
ASKS_IN_VAIN: Final = 0.1  # how much less likely a question is whose answer the seat knows


@final
class Suspicion:
    """How likely hypotheses are: cells of equally likely ones, none empty, and the weight of each one in a cell."""

    __slots__ = ("cells", "weights")

    def __init__(self, cell: Hypotheses) -> None:
        self.cells: list[Hypotheses] = [cell]
        self.weights: list[float] = [1.0]

    def part(self, cells: list[Hypotheses], factors: list[float]) -> None:
        """Part the cells by others, each of which makes its hypotheses more likely by a factor."""
        parted: list[Hypotheses] = []
        weights: list[float] = []
        for own, weight in zip(self.cells, self.weights, strict=True):
            for cell, factor in zip(cells, factors, strict=True):
                if own & cell:
                    parted.append(own & cell)
                    weights.append(weight * factor)
        self.cells, self.weights = parted, weights

    def total(self) -> float:
        total = 0.0
        for cell, weight in zip(self.cells, self.weights, strict=True):
            total += cell.bit_count() * weight
        return total

    def chance(self, hypothesis: int) -> float:
        for cell, weight in zip(self.cells, self.weights, strict=True):
            if cell >> hypothesis & 1:
                return weight / self.total()
        return 0.0

    def likeliest(self) -> int:
        """Of equals the first."""
        return nth(self.cells[self.weights.index(max(self.weights))], 0)

    def draw(self, rng: Random) -> int:
        """A hypothesis, as often as it is likely."""
        left = rng.random() * self.total()
        for cell, weight in zip(self.cells, self.weights, strict=True):
            count = cell.bit_count()
            if left < count * weight:
                return nth(cell, int(left / weight))
            left -= count * weight
        return nth(self.cells[0], 0)  # if rounding ate the last of the weight


def suspicion(dance: Round, seat: Seat) -> Suspicion:
    """What this seat, who is not the WazBaraz, makes of the exact belief by watching the others."""
    found = Suspicion(possible(dance, seat))
    askers = {entry_seat(said) for said in dance.log if is_question(said)}
    for other in sorted(askers - {seat}):
        secret = _watched(dance, other)
        found.part(secret.cells, secret.weights)
    return found


def _watched(dance: Round, other: Seat) -> Suspicion:
    """Everything that the other may have been answered, weighed by what it did then."""
    clues = clues_of(dance)
    shared = clues.all
    secret = Suspicion(clues.all)
    has_named = False  # in this turn
    for said in dance.log:
        if entry_seat(said) == other:
            if not has_named:
                for index, cell in enumerate(secret.cells):
                    secret.weights[index] *= likelihood(dance, said, shared & cell)
            if is_question(said):
                asked = clues.at[place_asked(dance, said)]
                secret.part([asked, clues.all ^ asked], [1.0, 1.0])
            has_named = entry_step(said) >= NAME
        shared &= heard(dance, said)
    return secret


def likelihood(dance: Round, said: int, knows: Hypotheses) -> float:
    """How likely a seat that holds this possible is to name, to ask, or to play a card without naming first."""
    count = knows.bit_count()
    if not count:
        return 1.0  # it cannot be: nothing to learn from it
    if is_question(said):
        here = (knows & clues_of(dance).at[place_asked(dance, said)]).bit_count()
        return 1.0 if 0 < here < count else ASKS_IN_VAIN
    names = NAMES[count] if count < len(NAMES) else NAMES_EARLY
    named = hypothesis_named(dance, said)
    if named < 0:
        return 1.0 - names
    if knows >> named & 1:
        return names * (1.0 - NAMES_WRONG) / count
    return names * NAMES_WRONG / len(clues_of(dance).sets)


# What to do with hypotheses


def nth(hypotheses: Hypotheses, count: int) -> int:
    """The index of the hypothesis with so many before it."""
    for _ in range(count):
        hypotheses &= hypotheses - 1
    return (hypotheses & -hypotheses).bit_length() - 1


def best_question(knows: Hypotheses, clues: Clues) -> Place:
    """The place that parts the hypotheses most evenly; of equals the first. 0 if no answer could tell anything."""
    count = knows.bit_count()
    best, most = 0, 0
    for place in range(1, PLACES):
        here = (knows & clues.at[place]).bit_count()
        smaller = min(here, count - here)
        if smaller > most:
            best, most = place, smaller
    return best
