"""Contestants against each other: all seatings that are fair to both, with the same dice; shares and their errors.

Thinking time is processor time here, so that a busy machine changes nothing.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from math import log10, sqrt
from random import Random
from time import process_time

from walpurgis import games, opponents
from walpurgis.kernel.event import Event
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.setup import Options
from walpurgis.kernel.steps import CHANCE, OVER, Seat
from walpurgis.kernel.thinking import payoffs
from walpurgis.opponents import LEVELS, Settings
from walpurgis.opponents.levels import MAITRESSE, UNLIMITED

CERTAIN = 1.96  # standard errors on either side, of very many deals: 95 %
POINTS = 400  # of rating, for odds of ten to one


@dataclass(frozen=True)
class Contestant:
    """Who plays. settings None is random play."""

    name: str
    settings: Settings | None


RANDOM = "random"
PLAIN = "plain"  # a search with random playouts, that knows nothing of the game
CHANGES = ("simulations", "seconds", "whim", "exploration")


def contestant(text: str) -> Contestant:
    """`random`, `plain` or a level, and changes to its settings: `3:seconds=0.1:whim=0.2`."""
    name, *changes = text.split(":")
    if name == RANDOM and not changes:
        return Contestant(text, None)
    if name == PLAIN:
        settings = replace(LEVELS[MAITRESSE], knowledge=False)
    elif name in map(str, LEVELS):
        settings = LEVELS[int(name)]
    else:
        raise _unreadable(text)
    for change in changes:
        key, _, value = change.partition("=")
        try:
            settings = _changed(settings, key, value)
        except ValueError:
            raise _unreadable(text) from None
    return Contestant(text, settings)


def _changed(settings: Settings, key: str, value: str) -> Settings:
    if key == "simulations":
        return replace(settings, simulations=int(value), seconds=None)
    if key == "seconds":
        return replace(settings, seconds=float(value), simulations=UNLIMITED)
    if key == "whim":
        return replace(settings, whim=float(value))
    if key == "exploration":
        return replace(settings, exploration=float(value))
    raise ValueError


def _unreadable(text: str) -> WalpurgisError:
    kinds = " · ".join([RANDOM, PLAIN, *map(str, LEVELS)])
    return WalpurgisError("value", name="--players", found=text, possible=f"{kinds}, 3:{'=…:'.join(CHANGES)}=…")


@dataclass(frozen=True)
class Contest:
    """Two contestants at one kind of table. Deal i is the same dice for all its seatings."""

    game: str
    seats: int
    one: Contestant
    two: Contestant
    deals: int
    seed: str = "0"
    options: Options = field(default_factory=dict)

    def seatings(self) -> list[tuple[bool, ...]]:
        """Who sits where, True for the first: turn by turn as far as it goes, in every rotation, and the other way."""
        alternating = [seat % 2 == 0 for seat in range(self.seats)]
        found: dict[tuple[bool, ...], None] = {}
        for seating in (alternating, [not first for first in alternating]):
            for turn in range(self.seats):
                found[(*seating[turn:], *seating[:turn])] = None
        return list(found)


@dataclass
class Result:
    """shares holds one number a deal: the first contestant's share of the payoffs, 0.5 between equals."""

    contest: Contest
    shares: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.shares)

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval."""
        count = len(self.shares)
        if count < 2:
            return 1.0
        middle = self.share
        spread = sum((share - middle) ** 2 for share in self.shares) / (count - 1)
        return certain(count) * sqrt(spread / count)

    @property
    def is_clear(self) -> bool:
        """Whether the interval is clear of equal chances."""
        return abs(self.share - 0.5) > self.error

    @property
    def rating(self) -> float:
        """How many points of rating the first contestant is ahead of the second."""
        share = min(max(self.share, 0.001), 0.999)
        return POINTS * log10(share / (1 - share))


def certain(deals: int) -> float:
    """How many standard errors are 95 %: more of few deals. The first terms of Student's quantile."""
    z, free = CERTAIN, deals - 1
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + (z**3 + z) / 4 / free + second / free**2 + third / free**3


def run(contest: Contest, executor: Executor | None = None, progress: Callable[[int], None] | None = None) -> Result:
    result = Result(contest)
    for share in _shares(contest, executor):
        result.shares.append(share)
        if progress:
            progress(1)
    return result


def _shares(contest: Contest, executor: Executor | None) -> Iterator[float]:
    deals = range(contest.deals)
    if executor is None:
        return (play_deal(contest, deal) for deal in deals)
    return executor.map(play_deal, [contest] * contest.deals, deals)


def play_deal(contest: Contest, deal: int) -> float:
    """The first contestant's share over all seatings."""
    shares = [_share(contest, deal, seating) for seating in contest.seatings()]
    return sum(shares) / len(shares)


def _share(contest: Contest, deal: int, seating: tuple[bool, ...]) -> float:
    game = games.find(contest.game)
    players = [contest.one if first else contest.two for first in seating]
    worth = payoffs(play_game(game, contest, deal, players).places())
    ones = [value for value, first in zip(worth, seating, strict=True) if first]
    twos = [value for value, first in zip(worth, seating, strict=True) if not first]
    return 0.5 + (sum(ones) / len(ones) - sum(twos) / len(twos)) / 2


def play_game(game: Game, contest: Contest, deal: int, players: list[Contestant]) -> Position:
    """One game to its end. Every seat draws its own luck in thinking, and chance its own from the deal."""
    chance = Random(f"{contest.seed}/{deal}/chance")
    minds = [Random(f"{contest.seed}/{deal}/{seat}") for seat in range(contest.seats)]
    position = game.start(contest.seats, deal % contest.seats, contest.options)
    position.events = []
    witnessed: list[list[Event]] = [[] for _ in players]
    while position.awaits != OVER:
        if position.awaits == CHANCE:
            position.play(CHANCE, position.chances().draw(chance))
        else:
            seat = position.awaited()[0]
            position.play(seat, _step(game, position, witnessed[seat], seat, players[seat], minds[seat]))
        for seat, memory in enumerate(witnessed):
            memory += [event for event in position.events if event.is_for(seat)]
        position.events = []
    return position


def _step(game: Game, position: Position, witnessed: list[Event], seat: Seat, player: Contestant, rng: Random) -> int:
    if player.settings is None:
        return position.pick(seat, rng)
    world = position.imagine(seat, rng)
    return opponents.choose(game, world, witnessed, seat, player.settings, rng, process_time).step
