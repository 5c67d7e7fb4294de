"""How bots play Waz Baraz: by what they remember, and the best of them by exact deduction and a search.

The search rehearses the round to its end, where the points and the new WazBaraz say what it was worth. Every seat in
it knows what it was answered in the world that is rehearsed, and nothing more.
"""

from random import Random
from typing import Final, final

from walpurgis.games.wazbaraz.board import (
    ASK,
    ASKING,
    CHOOSING,
    HIGHEST,
    LAP,
    LOWEST,
    NAME,
    NO_ASK,
    PLACES,
    TURN,
    Cards,
    Value,
    witches_at,
)
from walpurgis.games.wazbaraz.deduction import (
    Ears,
    Hypotheses,
    Suspicion,
    best_question,
    clues_of,
    nth,
    possible,
    remembered,
    suspicion,
)
from walpurgis.games.wazbaraz.rules import WazBaraz
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import CHANCE, OVER, Seat, Step
from walpurgis.kernel.thinking import BEST, Belief, Lapses, Mind, expected, payoffs

# By level; 0 is nobody's. A whim is a card as it comes.
LAPSES: Final = [
    Lapses(1.0, 0.0),
    Lapses(whim=0.73, overlooks=0.0),
    Lapses(whim=0.51, overlooks=0.0),
    Lapses(whim=0.29, overlooks=0.0),
    Lapses(whim=0.02, overlooks=0.0),
    Lapses(whim=0.0, overlooks=0.0),
]
RECALL: Final = [0.0, 0.860, 0.920, 0.967, 0.998, 1.0]  # see `remembered`
DARES: Final = [0.0, 4.0, 3.0, 2.0, 0.5, 0.0]  # she names with so many times the hypotheses left with which it pays

FEW: Final = 32  # hypotheses with which a search thinks of naming one
TRIED: Final = 6  # choices of mistresses that a WazBaraz thinks of, drawn at random so that nobody can count on any
ROUNDS: Final = 80  # rehearsed with each of them
BOLD: Final = 4  # in a playout: a seat names with so many hypotheses left, times the seats that would fall behind
LIMIT: Final = 60  # steps of a playout; a round is mostly shorter

# What a card is worth in a playout.
TELLS: Final = 0.1  # it parts the hypotheses in halves
GIVES: Final = 1.0  # times the chance that the next seat names the right one
PASSES: Final = 0.1  # a point for the WazBaraz (WB-13)
ASKS: Final = 0.2  # a question (WB-14)

# What a position between two rounds is worth, in logarithms of the odds between two seats. Found by logistic regression
# on 600 games of such playouts: points count more the nearer the first pawn is to the end.
POINT: Final = 0.1
POINT_AT_THE_END: Final = 0.2
ROLE: Final = {3: 4.5, 4: 6.0, 5: 7.0, 6: 7.5}  # by seats: points that the WazBaraz may expect of the round


@final
class Deduction(Belief):
    """The mistresses as a seat suspects them, the unseen cards as they may lie."""

    def __init__(self, dance: WazBaraz, seat: Seat) -> None:
        super().__init__(dance, seat)
        self.suspicion: Suspicion = suspicion(dance, seat)
        blank = dance.copy()
        blank.mistresses = 0  # imagined without any, only its cards are drawn
        self.blank: WazBaraz = blank

    def draw(self, rng: Random) -> WazBaraz:
        world = self.blank.imagine(self.seat, rng)
        world.dancing = clues_of(world).sets[self.suspicion.draw(rng)]
        world.mistresses = witches_at(world.circle, world.dancing)
        return world


@final
class WazBarazMind(Mind):
    def lapses(self, level: int, seats: int) -> Lapses:
        return LAPSES[level]

    def whim(self, position: Position, seat: Seat, level: int, rng: Random) -> Step:
        """The highest card, for the fun of running; any question."""
        assert isinstance(position, WazBaraz)
        return values(position.hands[seat])[-1] if position.stage == TURN else position.pick(seat, rng)

    def believe(self, position: Position, witnessed: list[Event], seat: Seat, level: int, rng: Random) -> Belief:
        assert isinstance(position, WazBaraz)
        return Belief(position, seat) if seat == position.wazbaraz else Deduction(position, seat)

    def decide(self, position: Position, witnessed: list[Event], seat: Seat, level: int, rng: Random) -> Step | None:
        assert isinstance(position, WazBaraz)
        if position.stage == CHOOSING:
            return self._hard_to_find(position, seat, rng) if level == BEST else position.pick(seat, rng)
        if level == BEST:
            return None
        knows = remembered(position, seat, RECALL[level], rng)
        if position.stage == TURN and knows.bit_count() <= DARES[level] * bold(position):
            return naming(position, nth(knows, int(rng.random() * knows.bit_count())))
        if position.stage == ASKING:
            return question(position, knows)
        return best_card(position, seat, knows, knows)

    def _hard_to_find(self, position: WazBaraz, seat: Seat, rng: Random) -> Step:
        """Of a few choices the one that serves the WazBaraz best, if the others deduce well."""
        best, most = -1, -1.0
        for _ in range(TRIED):
            choice = position.pick(seat, rng)
            total = 0.0
            for _ in range(ROUNDS):
                world = position.imagine(seat, rng)
                world.play(seat, choice)
                total += self.play_out(world, rng)[seat]
            if total > most:
                best, most = choice, total
        return best

    def candidates(self, position: Position, seat: Seat, rng: Random) -> list[Step]:
        """The cards, and once few hypotheses are left the likeliest. Who is left with one need not think."""
        assert isinstance(position, WazBaraz)
        if position.stage == CHOOSING:
            return [position.pick(seat, rng)]
        knows = possible(position, seat)
        if position.stage == ASKING:
            return [question(position, knows)]
        cards = values(position.hands[seat])
        count = knows.bit_count()
        if position.stage != TURN or count > FEW:
            return cards
        name = naming(position, suspicion(position, seat).likeliest())
        return [name] if count == 1 else [*cards, name]

    def pick(self, position: Position, seat: Seat, rng: Random) -> Step:
        assert isinstance(position, WazBaraz)
        if position.stage == CHOOSING:
            return position.pick(seat, rng)
        return sensible(position, seat, Ears(position), rng)

    def play_out(self, position: Position, rng: Random) -> list[float]:
        """To the end of the round."""
        assert isinstance(position, WazBaraz)
        while position.awaits == CHANCE and position.stage != CHOOSING:
            position.play(CHANCE, position.chances().draw(rng))
        ears = Ears(position)
        for _ in range(LIMIT):
            if position.awaits == OVER or position.stage == CHOOSING:
                break
            seat = position.awaits
            position.play(seat, sensible(position, seat, ears, rng))
            ears.listen(position)
        return self.value(position)

    def value(self, position: Position) -> list[float]:
        assert isinstance(position, WazBaraz)
        if position.awaits == OVER:
            return payoffs(position.places())
        point = POINT + (POINT_AT_THE_END - POINT) * max(position.points) / LAP
        scores = [point * points for points in position.points]
        scores[position.wazbaraz] += point * ROLE[position.setup.seats]
        return expected(scores)


def sensible(dance: WazBaraz, seat: Seat, ears: Ears, rng: Random) -> Step:
    """A good step at first sight, for a seat that forgets nothing."""
    knows = ears.possible(seat)
    if dance.stage == ASKING:
        return question(dance, knows)
    count = knows.bit_count()
    if dance.stage == TURN and count <= bold(dance):
        return naming(dance, nth(knows, int(rng.random() * count)))
    return best_card(dance, seat, knows, ears.shared)


def bold(dance: WazBaraz) -> int:
    """With how many hypotheses a naming pays: a right one leaves all others behind, a wrong one serves one of them."""
    return BOLD * (dance.setup.seats - 1)


def values(hand: Cards) -> list[Value]:
    return [value for value in range(LOWEST, HIGHEST + 1) if hand >> 2 * value & 3]


def naming(dance: WazBaraz, hypothesis: int) -> Step:
    return NAME + witches_at(dance.circle, clues_of(dance).sets[hypothesis])


def question(dance: WazBaraz, knows: Hypotheses) -> Step:
    place = best_question(knows, clues_of(dance))
    return ASK + dance.circle[place] if place else NO_ASK


def best_card(dance: WazBaraz, seat: Seat, knows: Hypotheses, shared: Hypotheses) -> Value:
    """The card that tells the seat much and lets the next one, who knows what all know, name little."""
    waz = clues_of(dance).waz[dance.at]
    few = bold(dance)
    best, most = 0, -100.0
    for value in values(dance.hands[seat]):
        gain = TELLS * _evenness(knows, waz[value]) - GIVES * _given(shared, waz[value], few)
        target = dance.at + value
        if target >= PLACES:
            gain += ASKS - PASSES if target == PLACES else -PASSES
        if gain > most:
            best, most = value, gain
    return best


def _evenness(knows: Hypotheses, waz: Hypotheses) -> float:
    """1 if WAZ is as likely as silence, 0 if one of them is certain."""
    share = (knows & waz).bit_count() / knows.bit_count()
    return 4.0 * share * (1.0 - share)


def _given(shared: Hypotheses, waz: Hypotheses, few: int) -> float:
    """The chance that who goes by what all know names the right hypothesis next: one of so few."""
    count = shared.bit_count()
    said = (shared & waz).bit_count()
    given = 0.0
    for left in (said, count - said):
        if 0 < left <= few:
            given += 1.0 / count
    return given


MIND: Final = WazBarazMind()
