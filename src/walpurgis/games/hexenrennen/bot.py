"""How bots play Hexen Rennen: what a place is worth, which tile carries, and when a card is worth playing."""

from random import Random
from typing import Final, final

from walpurgis.games.hexenrennen.board import (
    BEFORE,
    CARD,
    CARD_SYMBOL,
    DECIDING,
    DOWN,
    LAY,
    LAYING,
    MOVING,
    RANKS,
    STAY,
    TILES,
    WITCHES,
    Place,
)
from walpurgis.games.hexenrennen.lay import EACH, SPLITS, SYMBOL
from walpurgis.games.hexenrennen.rules import HexenRennen
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.thinking import Lapses, Mind, expected

HORIZON: Final = 24  # steps of a playout: three turns of each of two players

# In a playout, in tiles: what a place is worth to a witch. The finish is worth its points, not only that she is there.
WORTH: Final = [float(place) for place in range(TILES + 1)] + [49.0, 55.0, 61.0]
HIDDEN: Final = 0.5  # a tile face down beyond its place: it may carry her
OWN_SYMBOL: Final = 4.0  # with cards left: they may carry her
RISK: Final = 5.0  # another's symbol, if that clan still has cards
COST: Final = 2.0  # what a number card may still be worth later, for the finish above all
SYMBOL_COST: Final = 4.0
SPITE: Final = 1.2  # how much more another's loss counts than a gain of one's own
FEW: Final = 5  # cards that a search should try
WHIM: Final = 0.1  # share of a playout's steps that are taken at random

# By level; 0 is nobody's.
LAPSES: Final = [
    Lapses(1.0, 0.0),
    Lapses(whim=0.1, overlooks=0.97),
    Lapses(whim=0.15, overlooks=0.55),
    Lapses(whim=0.09, overlooks=0.33),
    Lapses(whim=0.03, overlooks=0.1),
    Lapses(whim=0.0, overlooks=0.0),
]
LAYS_WELL: Final = [0.0, 0.0, 0.4, 0.6, 0.9, 1.0]  # how often a level gives a thought to where its tiles lie

# What a position is worth, in logarithms of the odds between two seats. Found by logistic regression on 10,000 games
# of such playouts: a witch's place, between these; then the cards, and how near all three are to the end.
PLACES: Final = [0, 8, 16, 24, 32, 40, 44, 46, 48]
AT_PLACE: Final = [0.0, 0.05, 0.2, 0.43, 0.65, 1.07, 1.37, 1.7, 1.75]
AT_FINISH: Final = [0.57, 1.01, 1.45]
NUMBER_CARD: Final = 0.095
SYMBOL_CARD: Final = 0.13
LAST_WITCH: Final = 0.3  # two are there
LAST_WAY: Final = 1.5  # and the third has come all the way
FRONT_RUNNER: Final = -0.6  # none is there, and the first has come all the way


def _standing() -> list[float]:
    standing: list[float] = []
    for low, high, worth, more in zip(PLACES, PLACES[1:], AT_PLACE, AT_PLACE[1:], strict=False):
        standing += [worth + (more - worth) * (place - low) / (high - low) for place in range(low, high)]
    return [*standing, AT_PLACE[-1], *AT_FINISH]


STANDING: Final = _standing()


@final
class HexenRennenMind(Mind):
    def __init__(self) -> None:
        super().__init__(horizon=HORIZON)

    def lapses(self, level: int, seats: int) -> Lapses:
        return LAPSES[level]

    def whim(self, position: Position, seat: Seat, level: int, rng: Random) -> Step:
        """The witch who is ahead goes on, wherever that takes her; a card is played to be played, the highest first."""
        assert isinstance(position, HexenRennen)
        if position.phase == LAYING:
            return position.pick(seat, rng)
        if position.phase == DECIDING:
            return position.steps[-1]
        first = WITCHES * seat
        return max(position.steps, key=lambda number: position.witches[first + number])

    def decide(self, position: Position, witnessed: list[Event], seat: Seat, level: int, rng: Random) -> Step | None:
        """How the tiles are laid, in one of many ways: nobody should be able to count on it."""
        assert isinstance(position, HexenRennen)
        if position.phase != LAYING:
            return None
        return self.pick(position, seat, rng) if rng.random() < LAYS_WELL[level] else position.pick(seat, rng)

    def pick(self, position: Position, seat: Seat, rng: Random) -> Step:
        assert isinstance(position, HexenRennen)
        if position.phase == LAYING:
            return GOOD_LAYS[int(rng.random() * len(GOOD_LAYS))]
        steps = position.steps
        if len(steps) == 1:
            return steps[0]
        whim = rng.random()
        if whim < WHIM:
            return steps[int(whim / WHIM * len(steps))]
        best, highest = -1, -1000.0
        for step in steps:
            worth = self._gain(position, seat, step)
            if worth > highest:
                best, highest = step, worth
        return best

    def candidates(self, position: Position, seat: Seat, rng: Random) -> list[Step]:
        """Of many cards the few that promise most; of many ways to lay the good ones."""
        assert isinstance(position, HexenRennen)
        if position.phase == LAYING:
            return GOOD_LAYS
        steps = position.legal(seat)
        if len(steps) <= FEW:
            return steps
        ranked = sorted([(-self._gain(position, seat, step), step) for step in steps])
        return sorted([step for _, step in ranked[:FEW]])

    def _gain(self, position: HexenRennen, seat: Seat, step: Step) -> float:
        return self._move(position, step) if position.phase == MOVING else self._answer(position, seat, step)

    def _move(self, position: HexenRennen, number: int) -> float:
        place = position.witches[WITCHES * position.turn + number]
        target = place + position.face if place != BEFORE else position.entry()
        return stop_worth(position, target) - WORTH[place]

    def _answer(self, position: HexenRennen, seat: Seat, step: Step) -> float:
        """What a card brings; to leave it at that brings nothing."""
        if step == STAY:
            return 0.0
        place = position.witches[position.mover]
        target = position.place_after(seat, step - CARD)
        worth = WORTH[target] if step == CARD_SYMBOL else stop_worth(position, target)
        gain = worth - WORTH[place]
        if seat != position.turn:
            gain *= -SPITE / (position.setup.seats - 1)
        return gain - (SYMBOL_COST if step == CARD_SYMBOL else COST)

    def value(self, position: Position) -> list[float]:
        assert isinstance(position, HexenRennen)
        return expected([score(position, seat) for seat in range(position.setup.seats)])


def score(position: HexenRennen, seat: Seat) -> float:
    total = NUMBER_CARD * position.numbers[seat].bit_count() + SYMBOL_CARD * position.symbols[seat]
    finished, first, last = 0, BEFORE, TILES
    for witch in range(WITCHES * seat, WITCHES * (seat + 1)):
        place = position.witches[witch]
        total += STANDING[place]
        if place > TILES:
            finished += 1
        else:
            first, last = max(first, place), min(last, place)
    if finished == 0:
        total += FRONT_RUNNER * first / TILES
    elif finished == WITCHES - 1:
        total += LAST_WITCH + LAST_WAY * last / TILES
    return total


def stop_worth(position: HexenRennen, place: Place) -> float:
    """What it is worth to the witch of the turn to stop on a place that is free, as far as open tiles tell."""
    if place > TILES:
        return WORTH[place]
    kind = position.faces[place]
    if kind == DOWN:
        return WORTH[place] + HIDDEN
    clan, rank = kind // RANKS, kind % RANKS
    turn = position.turn
    if rank != SYMBOL:
        if clan != turn:
            return WORTH[place]
        target = position.carried(place, rank, position.free)
        return WORTH[place] if target == BEFORE else WORTH[target]
    if not position.cards(clan):
        return WORTH[place]
    return WORTH[place] + OWN_SYMBOL if clan == turn else WORTH[place] - RISK


def _good_lays() -> list[Step]:
    """The low numbers in the last stage, where a high one would carry beyond its end (HR-14); most before it."""
    lays: list[Step] = []
    for split, stages in enumerate(SPLITS):
        if stages[2][:EACH] == [0, 1, 2] and sum(stages[0]) < sum(stages[1]):
            lays.append(LAY + split)
    return lays


GOOD_LAYS: Final = _good_lays()

MIND: Final = HexenRennenMind()
