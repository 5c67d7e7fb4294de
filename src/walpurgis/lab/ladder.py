"""Contestants against each other: all seatings that are fair to both, with the same dice; shares and their errors.

Thinking time is processor time here, so that a busy machine changes nothing. How many deals are played is fixed before
the first: nobody goes on until a result pleases.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from math import log10, sqrt
from random import Random
from statistics import mean, stdev
from time import process_time

from walpurgis import games, opponents
from walpurgis.kernel.event import Event
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.setup import Options
from walpurgis.kernel.steps import CHANCE, OVER, Seat
from walpurgis.kernel.thinking import payoffs
from walpurgis.lab import people
from walpurgis.lab.people import PEOPLE, Person
from walpurgis.lab.student import quantile
from walpurgis.opponents import LEVELS, Settings
from walpurgis.opponents.levels import SORCIERE, UNLIMITED

POINTS = 400  # of rating, for odds of ten to one


@dataclass(frozen=True)
class Contestant:
    """Who plays: a bot by its settings, or a model of a person; with neither it is random play."""

    name: str
    settings: Settings | None = None
    person: Person | None = None


RANDOM = "random"
PLAIN = "plain"  # a search with random playouts, that knows nothing of the game
CHANGES = ("simulations", "seconds", "whim", "overlooks", "exploration")


def contestant(text: str) -> Contestant:
    """`random`, a person, `plain` or a level, and changes to what it is made of: `3:seconds=0.1`, `expert:dares=12`."""
    name, *changes = text.split(":")
    try:
        if name == RANDOM and not changes:
            return Contestant(text)
        if name in PEOPLE:
            return Contestant(text, person=_another(PEOPLE[name], changes))
        return Contestant(text, _settings(name, changes))
    except (KeyError, TypeError, ValueError):
        raise _unreadable(text) from None


def _another(person: Person, changes: list[str]) -> Person:
    return replace(person, **{key: float(value) for key, _, value in _parted(changes)})


def _settings(name: str, changes: list[str]) -> Settings:
    known = {PLAIN: replace(LEVELS[SORCIERE], knowledge=False)} | {str(level): LEVELS[level] for level in LEVELS}
    settings = known[name]
    for key, _, value in _parted(changes):
        settings = _changed(settings, key, value)
    return settings


def _parted(changes: list[str]) -> list[tuple[str, str, str]]:
    return [change.partition("=") for change in changes]


def _changed(settings: Settings, key: str, value: str) -> Settings:
    if key == "simulations":
        return replace(settings, simulations=int(value), seconds=None)
    if key == "seconds":
        return replace(settings, seconds=float(value), simulations=UNLIMITED)
    if key == "whim":
        return replace(settings, whim=float(value))
    if key == "overlooks":
        return replace(settings, overlooks=float(value))
    if key == "exploration":
        return replace(settings, exploration=float(value))
    raise ValueError


def _unreadable(text: str) -> WalpurgisError:
    kinds = " · ".join([RANDOM, *PEOPLE, PLAIN, *map(str, LEVELS)])
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
    """Two numbers a deal, both 0.5 between equals: pairs is how often a seat of the first contestant came in before one
    of the second, half of it for a shared place; shares is the first one's share of the payoffs, which also pays those
    who sit beside their like, and so never comes near 0 or 1 with three seats and more.
    """

    contest: Contest
    pairs: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)

    @property
    def pairwise(self) -> float:
        return mean(self.pairs)

    @property
    def share(self) -> float:
        return mean(self.shares)

    @property
    def error(self) -> float:
        """Of `pairwise`."""
        return error(self.pairs)

    @property
    def share_error(self) -> float:
        return error(self.shares)

    @property
    def is_clear(self) -> bool:
        """Whether the interval is clear of equal chances."""
        return abs(self.pairwise - 0.5) > self.error

    @property
    def rating(self) -> float:
        """How many points of rating the first contestant is ahead of the second."""
        share = min(max(self.pairwise, 0.001), 0.999)
        return POINTS * log10(share / (1 - share))


def error(found: list[float]) -> float:
    """Half the width of the 95 % interval of a mean of shares, one a deal.

    Where all deals came out alike they do not say how much others would differ. With k of k deals won, a chance of
    1 - 3/k would still do so in one case of twenty: so much stays open at least.
    """
    count = len(found)
    if count < 2:
        return 1.0
    spread = quantile(count - 1) * stdev(found) / sqrt(count)
    return min(1.0, 3.0 / count) if min(found) == max(found) else spread


def run(contest: Contest, executor: Executor | None = None, progress: Callable[[int], None] | None = None) -> Result:
    result = Result(contest)
    for pairwise, share in _deals(contest, executor):
        result.pairs.append(pairwise)
        result.shares.append(share)
        if progress:
            progress(1)
    return result


def _deals(contest: Contest, executor: Executor | None) -> Iterator[tuple[float, float]]:
    deals = range(contest.deals)
    if executor is None:
        return (play_deal(contest, deal) for deal in deals)
    return executor.map(play_deal, [contest] * contest.deals, deals)


def play_deal(contest: Contest, deal: int) -> tuple[float, float]:
    """How often the first contestant came in before the second, and its share of the payoffs, over all seatings."""
    game = games.find(contest.game)
    pairs: list[float] = []
    shares: list[float] = []
    for seating in contest.seatings():
        players = [contest.one if first else contest.two for first in seating]
        places = play_game(game, contest, deal, players).places()
        pairs.append(came_in_before(places, seating))
        shares.append(share_of_payoffs(places, seating))
    return mean(pairs), mean(shares)


def came_in_before(places: list[int], seating: tuple[bool, ...]) -> float:
    ones = [place for place, first in zip(places, seating, strict=True) if first]
    twos = [place for place, first in zip(places, seating, strict=True) if not first]
    return mean([1.0 if one < two else 0.5 if one == two else 0.0 for one in ones for two in twos])


def share_of_payoffs(places: list[int], seating: tuple[bool, ...]) -> float:
    worth = payoffs(places)
    ones = [value for value, first in zip(worth, seating, strict=True) if first]
    twos = [value for value, first in zip(worth, seating, strict=True) if not first]
    return 0.5 + (mean(ones) - mean(twos)) / 2


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
    if player.settings is None and player.person is None:
        return position.pick(seat, rng)
    world = position.imagine(seat, rng)
    if player.person is not None:
        return people.play(player.person, world, witnessed, seat, rng)
    assert player.settings is not None
    return opponents.choose(game, world, witnessed, seat, player.settings, rng, process_time).step
