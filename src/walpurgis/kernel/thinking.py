"""What a game may bring to a thinker. All of it has a default, so that a game may bring nothing."""

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final, final

from walpurgis.kernel.compiling import mypyc_attr
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import CHANCE, OVER, SEVERAL, Seat, Step

NO_HORIZON: Final = 1_000_000  # more steps than any game has
BEST: Final = 5  # the highest level; the lowest is 1


@final
class Lapses:
    """How somebody goes wrong: whim is the share of decisions without a thought, overlooks the chance that a step does
    not even come to mind.
    """

    __slots__ = ("overlooks", "whim")

    def __init__(self, whim: float, overlooks: float) -> None:
        self.whim = whim
        self.overlooks = overlooks


# By level, from 1: for a game that says nothing better.
LAPSES: Final = [
    Lapses(1.0, 0.0),
    Lapses(whim=0.35, overlooks=0.5),
    Lapses(whim=0.2, overlooks=0.3),
    Lapses(whim=0.1, overlooks=0.15),
    Lapses(whim=0.03, overlooks=0.05),
    Lapses(whim=0.0, overlooks=0.0),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What a seat believes of a position: worlds it holds possible, drawn as often as it holds them likely.

    This one believes all that the view allows, each world as likely as its exact weight, and remembers nothing else.
    """

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position = position
        self.seat = seat

    def draw(self, rng: Random) -> Position:
        """A complete position of the thinker's own, to be played on."""
        return self.position.imagine(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's knowledge for its bots. One object a game, without memory of its own: `MIND` in the game's bot.py.

    Positions handed to it are imagined ones, and `witnessed` holds the events that the seat itself was told, so it
    cannot know more than the seat does. level is 1 to BEST.
    horizon is how many steps a playout has before `value` is asked; rehearses, whether playouts are so good that a
    rehearsal beats a search in a tree. Both are said to `__init__`: a compiled kernel sees no attribute of a class.
    """

    def __init__(self, horizon: int = NO_HORIZON, rehearses: bool = False) -> None:
        self.horizon = horizon
        self.rehearses = rehearses

    def lapses(self, level: int, seats: int) -> Lapses:
        """How this level goes wrong in this game of so many seats."""
        return LAPSES[level]

    def whim(self, position: Position, seat: Seat, level: int, rng: Random) -> Step:
        """What somebody does without a thought: any of the candidates, unless a game knows what people do first."""
        steps = self.candidates(position, seat, rng)
        return at_any_time(position, seat, steps[int(rng.random() * len(steps))], rng)

    def believe(self, position: Position, witnessed: list[Event], seat: Seat, level: int, rng: Random) -> Belief:
        """What the seat holds possible, given what it has seen and how well this level remembers."""
        return Belief(position, seat)

    def prepare(self, position: Position, level: int, has_time: Callable[[], bool]) -> bool:
        """Whether `decide` may be asked: where it needs much work, some of it is done while there is time."""
        return True

    def decide(self, position: Position, witnessed: list[Event], seat: Seat, level: int, rng: Random) -> Step | None:
        """A step that needs no search, or None."""
        return None

    def outlook(self, position: Position, seat: Seat) -> dict[Step, float] | None:
        """The awaited seat's chance of winning with each of its steps, where the game is solved; else None."""
        return None

    def candidates(self, position: Position, seat: Seat, rng: Random) -> list[Step]:
        """The steps that a search should try: all, unless a game has large families of which few are worth a thought.

        They may be drawn anew at every call. Never none.
        """
        return position.legal(seat)

    def pick(self, position: Position, seat: Seat, rng: Random) -> Step:
        """A step in a playout: quick, and better than random if that can be had."""
        return position.pick(seat, rng)

    def play_out(self, position: Position, rng: Random) -> list[float]:
        """What every seat comes to, 0 to 1: play on to the end, or to the horizon and ask `value` there."""
        for _ in range(self.horizon):
            actor = position.awaits
            if actor == CHANCE:
                step = position.chances().draw(rng)
            elif actor == OVER:
                return payoffs(position.places())
            else:
                if actor == SEVERAL:
                    actor = position.first_awaited()
                step = self.pick(position, actor, rng)
            position.play(actor, step)
        return payoffs(position.places()) if position.awaits == OVER else self.value(position)

    def value(self, position: Position) -> list[float]:
        """What a position is worth to every seat, 0 to 1, where a playout ends before the game does."""
        return payoffs(position.places())


def at_any_time(position: Position, seat: Seat, step: Step, rng: Random) -> Step:
    """A step that is listed without its time, at any time until the limit of its question; any other step as it is."""
    if position.NOTATION.time_of(step) != 0:
        return step
    limit = max([prompt.limit for prompt in position.prompts(seat)])
    return position.NOTATION.at_time(step, int(rng.random() * (limit + 1)))


def payoffs(places: list[int]) -> list[float]:
    """The share of the others that a seat did better than; who shares its place counts half."""
    others = len(places) - 1
    worth: list[float] = []
    for place in places:
        points = 0.0
        for other in places:
            if other > place:
                points += 1.0
            elif other == place:
                points += 0.5
        worth.append((points - 0.5) / others)  # it shares its place with itself
    return worth


def expected(scores: list[float]) -> list[float]:
    """The payoffs to expect of a game that goes on: scores are logarithms of the odds between every two seats."""
    seats = len(scores)
    worth = [0.0] * seats
    for one in range(seats):
        for two in range(one):
            better = 1.0 / (1.0 + exp(scores[two] - scores[one]))
            worth[one] += better
            worth[two] += 1.0 - better
    return [value / (seats - 1) for value in worth]
