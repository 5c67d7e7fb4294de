"""What is said in a round tells about the mistresses.

`Said` is what a seat has heard, and the sets of witches that agree with it: for views. Bots think in hypotheses, sets
of places; a set of hypotheses is one integer, so that an answer is heard by one `and`. Two things are kept apart there.
`Ears` is exact: what the rules exclude is excluded, and what is left is as likely as before. `Suspicion` is a guess:
what others do after a confidential answer (WB-14) makes hypotheses more or less likely, for nobody names what she knows
to be wrong, asks what she knows, or keeps to herself what she could name.
"""

from random import Random
from typing import TYPE_CHECKING, Final, final

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
    Witches,
    entry_is_waz,
    entry_place,
    entry_seat,
    entry_step,
    places_of,
    witches_at,
)
from walpurgis.kernel.notation import members
from walpurgis.kernel.steps import OVER, Seat

if TYPE_CHECKING:
    from walpurgis.games.wazbaraz.rules import WazBaraz

Hypotheses = int  # bit i stands for SETS[mistresses][i], read as places
EVERY_WITCH: Final = (1 << WITCHES) - 1  # the set of all witches


# What a seat has heard


class Said:
    """The answers of this round as a seat (or a spectator, None) heard them, as sets of witches.

    free are those cleared by silence, waz the arcs in which WAZ was said, wrong the namings that were not right;
    ok and no are the answers that this seat alone was shown (WB-14).
    """

    __slots__ = ("free", "no", "ok", "waz", "wrong")

    def __init__(self, dance: "WazBaraz", seat: Seat | None) -> None:
        self.free: Witches = 0
        self.waz: list[Witches] = []
        self.wrong: list[Witches] = []
        self.ok: Witches = 0
        self.no: Witches = 0
        for said in dance.log:
            step = entry_step(said)
            if step <= HIGHEST:
                arc = witches_at(dance.circle, BETWEEN[entry_place(said)][step])
                if entry_is_waz(said):
                    self.waz.append(arc)
                else:
                    self.free |= arc
            elif step >= NAME:
                self.wrong.append(step - NAME)
            elif entry_seat(said) == seat:
                witch = 1 << (step - ASK - 1)
                if dance.mistresses & witch:
                    self.ok |= witch
                else:
                    self.no |= witch

    def possible(self, count: int) -> list[Witches]:
        """All sets of so many witches that agree with every answer, in ascending order."""
        free = self.free | self.no
        sets = [witches for witches in SETS[count] if not witches & free and witches & self.ok == self.ok]
        for arc in set(self.waz):
            sets = [witches for witches in sets if witches & arc]
        return [witches for witches in sets if witches not in self.wrong]


def candidates(dance: "WazBaraz", seat: Seat | None) -> list[Witches]:
    """The sets of mistresses that are possible by all this seat (or a spectator, None) knows, ascending.

    Bit W - 1 of a set stands for the witch W. Answers of this round, wrong namings and the seat's own questions are all
    counted in; what people guess from how others play is not. The WazBaraz knows those already drawn.
    """
    sets = Said(dance, seat).possible(dance.setup.number("mistresses"))
    if dance.awaits == OVER or seat == dance.wazbaraz:
        return [witches for witches in sets if witches & dance.mistresses == dance.mistresses]
    return sets


def heard_by(dance: "WazBaraz", seat: Seat | None) -> list[Witches]:
    """The sets that agree with all the seat has heard. The WazBaraz, who knows better, is told what the others know."""
    return candidates(dance, None if seat == dance.wazbaraz else seat)


def suspects(sets: list[Witches]) -> Witches:
    """The witches who are in any of these sets."""
    found = 0
    for witches in sets:
        found |= witches
    return found


def in_none(sets: list[Witches]) -> list[str]:
    """The witches who are in none of these sets."""
    possible = suspects(sets)
    return [str(witch) for witch in range(1, WITCHES + 1) if not possible >> (witch - 1) & 1]


def in_all(sets: list[Witches]) -> list[str]:
    """The witches who are in every one of these sets."""
    sure = EVERY_WITCH
    for witches in sets:
        sure &= witches
    return [str(witch) for witch in members(sure, 1)]


# Hypotheses


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


def clues_of(dance: "WazBaraz") -> Clues:
    return CLUES[dance.setup.number("mistresses")]


def is_question(said: int) -> bool:
    return HIGHEST < entry_step(said) < NAME


def hypothesis_named(dance: "WazBaraz", said: int) -> int:
    """Which hypothesis was named; -1 if something else was said."""
    step = entry_step(said)
    return clues_of(dance).index[places_of(dance.circle, step - NAME)] if step >= NAME else -1


def place_asked(dance: "WazBaraz", said: int) -> Place:
    return dance.circle.index(entry_step(said) - ASK)


def heard(dance: "WazBaraz", said: int) -> Hypotheses:
    """The hypotheses that agree with what all could hear; a question alone tells nothing."""
    clues, step = clues_of(dance), entry_step(said)
    if step <= HIGHEST:
        waz = clues.waz[entry_place(said)][step]  # WB-10
        return waz if entry_is_waz(said) else clues.all ^ waz
    if step >= NAME:
        return clues.all ^ 1 << hypothesis_named(dance, said)  # WB-17: else the round would be over
    return clues.all


def answered(dance: "WazBaraz", said: int) -> Hypotheses:
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

    def __init__(self, dance: "WazBaraz") -> None:
        every = clues_of(dance).all
        self.shared: Hypotheses = every
        self.own: list[Hypotheses] = [every] * dance.setup.seats
        self.heard = 0
        self.listen(dance)

    def listen(self, dance: "WazBaraz") -> None:
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


def possible(dance: "WazBaraz", seat: Seat) -> Hypotheses:
    """The exact belief: what this seat, who is not the WazBaraz, can hold possible. All of it is equally likely."""
    return Ears(dance).possible(seat)


def remembered(dance: "WazBaraz", seat: Seat, recall: float, rng: Random) -> Hypotheses:
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


def suspicion(dance: "WazBaraz", seat: Seat) -> Suspicion:
    """What this seat, who is not the WazBaraz, makes of the exact belief by watching the others."""
    found = Suspicion(possible(dance, seat))
    askers = {entry_seat(said) for said in dance.log if is_question(said)}
    for other in sorted(askers - {seat}):
        secret = _watched(dance, other)
        found.part(secret.cells, secret.weights)
    return found


def _watched(dance: "WazBaraz", other: Seat) -> Suspicion:
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


def likelihood(dance: "WazBaraz", said: int, knows: Hypotheses) -> float:
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
