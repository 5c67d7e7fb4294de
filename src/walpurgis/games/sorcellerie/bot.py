"""How bots play Sorcellerie!: they read the dice and the circle as people do, which takes time and goes wrong.

A reading is made of tasks, each with a usual time and a way to fail. The usual times are those of people in
laboratories: a choice among six buttons, a few things seen at a glance, counting beyond that, a step of attention from
one card to the next. What is needed together is scattered log-normally, as human reaction times are. An answer is what
follows from the dice and the card as they were read; so most wrong answers are near misses, as people's are.
"""

from math import exp
from random import Random
from typing import Final, final

from walpurgis.games.sorcellerie.board import LIE, RIGHT, SAY, SILENT, SPAN, STEPS, SYMBOLS, WAYS, Dice
from walpurgis.games.sorcellerie.rules import Sorcellerie
from walpurgis.games.sorcellerie.view import has_signposts
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.thinking import BEST, Lapses, Mind

# Milliseconds of someone who does nothing else, task by task.
PRESS: Final = 180  # to find the right one of six buttons
COUNT: Final = 320  # to take in seven dice
MARGIN: Final = (300, 220, 90, 0)  # to tell two symbols apart that differ by so many dice; none is a tie (SO-11)
LEAST: Final = 120  # to look for the rarest symbol, which may be on no die at all (SO-10)
CARD: Final = 110  # to go on by one card in the mind (SO-08)
SIGNPOST: Final = 260  # to read the signpost of the white die's colour (SO-20)
SCATTER: Final = 0.5  # of the logarithm of the time

# By level, from 1: what nobody of that level undercuts, however lucky or hurried (to see that there is something, to
# take one's bearings, and to press), how much slower than that the tasks are, and how often which goes wrong.
FASTEST: Final = [0, 2500, 1000, 450, 350, 350]  # ms
PACE: Final = [0.0, 2.7, 2.6, 1.45, 1.0, 1.0]
MISREADS_DIE: Final = [0.0, 0.3, 0.2, 0.11, 0.03, 0.03]  # takes one die's symbol for another
MISSES_CARD: Final = [0.0, 0.05, 0.03, 0.02, 0.006, 0.005]  # for every card that she flies over: ends up one beside it
MIXES_UP: Final = [0.0, 0.08, 0.05, 0.03, 0.006, 0.005]  # most and least
TURNS_WRONG: Final = [0.0, 0.12, 0.08, 0.05, 0.03, 0.01]  # with signposts
LAPSES: Final = [Lapses(1.0, 0.0), *[Lapses(whim, 0.0) for whim in (0.1, 0.08, 0.05, 0.005, 0.0)]]
EASE: Final = [1.0, 2.3, 2.3, 2.3, 1.5, 1.0]  # so much longer she takes for each card of her lead
FARTHEST_AHEAD: Final = 3.0  # cards: more change nothing
SLOWEST: Final = 9.0  # times as slow: nobody should have to wait for her
AT_A_GLANCE: Final = 0.6  # of the time it takes to read everything

USUAL_READER: Final = 3  # the level of those who play in a playout


@final
class SorcellerieMind(Mind):
    def lapses(self, level: int, seats: int) -> Lapses:
        return LAPSES[level]

    def whim(self, position: Position, seat: Seat, level: int, rng: Random) -> Step:
        """Says too early what most of the dice show, wherever she may land."""
        assert isinstance(position, Sorcellerie)
        time = int(AT_A_GLANCE * reading_time(position, seat, level, rng))
        answer = RIGHT[0][read_dice(position.dice, level, rng)]
        return SAY + answer * SPAN + max(time, FASTEST[level]) if time <= position.limit else SILENT

    def decide(self, position: Position, witnessed: list[Event], seat: Seat, level: int, rng: Random) -> Step | None:
        assert isinstance(position, Sorcellerie)
        answer = RIGHT[read_scene(position, level, rng)][read_dice(position.dice, level, rng)]
        time = reading_time(position, seat, level, rng)
        return SAY + answer * SPAN + time if time <= position.limit else SILENT

    def candidates(self, position: Position, seat: Seat, rng: Random) -> list[Step]:
        return [self._answer(position, seat, BEST, rng)]

    def pick(self, position: Position, seat: Seat, rng: Random) -> Step:
        return self._answer(position, seat, USUAL_READER, rng)

    def _answer(self, position: Position, seat: Seat, level: int, rng: Random) -> Step:
        step = self.decide(position, [], seat, level, rng)
        assert step is not None
        return step


def read_scene(position: Sorcellerie, level: int, rng: Random) -> int:
    """What is to be seen on the card where she seems to land."""
    flight = position.flight
    if has_signposts(position) and rng.random() < TURNS_WRONG[level]:
        flight = -flight
    if rng.random() < MISSES_CARD[level] * abs(flight):
        flight += 1 if rng.random() < 0.5 else -1
    circle = position.circle
    scene = circle[(position.figure + flight) % len(circle)] % 2
    return 1 - scene if rng.random() < MIXES_UP[level] else scene


def read_dice(dice: Dice, level: int, rng: Random) -> Dice:
    """The dice as they seem to lie."""
    if rng.random() >= MISREADS_DIE[level]:
        return dice
    counts = list(LIE[dice % WAYS])
    there = [symbol for symbol in range(len(SYMBOLS)) if counts[symbol]]
    taken = there[int(rng.random() * len(there))]
    counts[taken] -= 1
    counts[(taken + 1 + int(rng.random() * 2)) % len(SYMBOLS)] += 1
    return dice - dice % WAYS + LIE.index((counts[0], counts[1], counts[2]))


def reading_time(position: Sorcellerie, seat: Seat, level: int, rng: Random) -> int:
    """In milliseconds. Mistakes take as long as the task itself would."""
    usual = PRESS + COUNT + MARGIN[min(margin(position), len(MARGIN) - 1)] + CARD * STEPS[position.dice]
    if position.scene:
        usual += LEAST
    if has_signposts(position):
        usual += SIGNPOST
    return FASTEST[level] + int(pace(position, seat, level) * usual * exp(SCATTER * rng.gauss(0.0, 1.0)))


def pace(position: Sorcellerie, seat: Seat, level: int) -> float:
    """Who is ahead takes it easy, and who is behind pulls herself together, though nobody outdoes the best; the best
    herself never slackens.
    """
    ease: float = EASE[level] ** max(-FARTHEST_AHEAD, min(float(lead(position, seat)), FARTHEST_AHEAD))
    return max(PACE[BEST], min(PACE[level] * ease, SLOWEST))


def lead(position: Sorcellerie, seat: Seat) -> int:
    """How many cards more than the others she has, all of them counted together: at a large table, where everybody has
    few, a card more says more.
    """
    own = len(position.won[seat])
    ahead = 0
    for won in position.won:
        ahead += own - len(won)
    return ahead


def margin(position: Sorcellerie) -> int:
    """By how many dice the symbol that counts differs from the next one; 0 where two count."""
    scene = position.scene
    counts = sorted(LIE[position.dice % WAYS], reverse=not scene)
    return abs(counts[0] - counts[1])


MIND: Final = SorcellerieMind()
