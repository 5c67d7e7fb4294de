"""Advice: what the best level would do, what a step is worth, and after a game what the steps of a seat cost it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from time import monotonic

from walpurgis.kernel.event import Event
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position
from walpurgis.kernel.setup import Setup
from walpurgis.kernel.steps import CHANCE, SEVERAL, Actor, Seat, Step
from walpurgis.opponents.choice import Clock, choose, mind_of, patience
from walpurgis.opponents.levels import LEVELS, SORCIERE, Settings
from walpurgis.opponents.rehearsal import Rehearsal

FEW = 3  # steps of an advice, and turning points of a game
REVIEW_S = 10.0  # for all decisions of a seat
FUTURES = 400  # that a judgement needs: its error is then about 2 % of a win
TO_PREPARE = 0.4  # of the time of a review, at most: what is prepared first serves all judgements
COSTLY = 0.03  # of a win: less is within the error


@dataclass(frozen=True)
class Advice:
    """A step and the chance of winning with it."""

    step: Step
    chance: float


@dataclass(frozen=True)
class Judgement:
    """A decision: what was played, what the best level would have played, and the chances with both.

    at is its place among the steps of the game, from 0.
    """

    at: int
    seat: Seat
    played: Step
    best: Step
    chance: float
    best_chance: float

    @property
    def cost(self) -> float:
        """How much of a win the step has cost."""
        return self.best_chance - self.chance


def advise(
    game: Game,
    world: Position,
    witnessed: list[Event],
    seat: Seat,
    rng: Random,
    settings: Settings = LEVELS[SORCIERE],
    clock: Clock = monotonic,
) -> list[Advice]:
    """The few best steps of a seat that is awaited, that of the best level first. It knows what the seat does."""
    half = settings if settings.seconds is None else replace(settings, seconds=settings.seconds / 2)
    thought = choose(game, world, witnessed, seat, half, rng, clock)
    if thought.ranking:
        return _none_better([Advice(step, chance) for step, chance in thought.ranking[:FEW]])
    others = [step for step in mind_of(game).candidates(world, seat, rng) if step != thought.step]
    steps = [thought.step, *others] if len(world.legal(seat)) > 1 else [thought.step]
    weighed = _weighed(game, world, witnessed, seat, steps, half, rng, clock)
    weighed[1:] = sorted(weighed[1:], key=lambda advice: -advice.chance)
    return _none_better(weighed[:FEW])


def _none_better(found: list[Advice]) -> list[Advice]:
    """What was tried less is known less well: where its number is higher, that is luck, and is not told as better."""
    return [Advice(one.step, min(one.chance, found[0].chance)) for one in found]


def review(
    game: Game,
    setup: Setup,
    steps: list[tuple[Actor, Step]],
    seat: Seat,
    rng: Random,
    seconds: float | None = REVIEW_S,
    clock: Clock = monotonic,
) -> Iterator[Judgement]:
    """Judge the decisions of a seat one after another, by what it could know at the time.

    They share the seconds; without, the same seed gives the same judgements.
    """
    end = None if seconds is None else clock() + seconds
    decisions = list(_decisions(game, setup, steps, seat))
    if decisions and seconds is not None:
        until = clock() + seconds * TO_PREPARE
        mind_of(game).prepare(decisions[0][1], SORCIERE, lambda: clock() < until)
    for number, (at, world, witnessed) in enumerate(decisions):
        share = None if end is None else max(0.0, end - clock()) / (len(decisions) - number)
        settings = Settings(SORCIERE, simulations=FUTURES, seconds=None if share is None else share / 2)
        played = steps[at][1]
        best = choose(game, world, witnessed, seat, settings, rng, clock).step
        asked = list(dict.fromkeys([played, best]))
        chances = [advice.chance for advice in _weighed(game, world, witnessed, seat, asked, settings, rng, clock)]
        if chances[-1] <= chances[0]:
            best = played
        yield Judgement(at, seat, played, best, chances[0], max(chances))


def turning_points(judgements: list[Judgement]) -> list[Judgement]:
    """The few decisions that have cost most, the costliest first."""
    costly = [judgement for judgement in judgements if judgement.cost >= COSTLY]
    return sorted(costly, key=lambda judgement: -judgement.cost)[:FEW]


def _decisions(
    game: Game, setup: Setup, steps: list[tuple[Actor, Step]], seat: Seat
) -> Iterator[tuple[int, Position, list[Event]]]:
    """Where the seat had a choice: the place among the steps, the position, and what the seat had been told."""
    position = game.position(setup)
    position.begin()
    witnessed: list[Event] = []
    for at, (actor, step) in enumerate(steps):
        if actor == seat and len(position.legal(seat)) > 1 and not _is_cut_off(position, steps, at):
            yield at, position.copy(), witnessed[:]
        position.events = []
        position.play(actor, step)
        witnessed += [event for event in position.events if event.is_for(seat)]


def _is_cut_off(position: Position, steps: list[tuple[Actor, Step]], at: int) -> bool:
    """Whether it is the silence of a seat for which a race was over before it had answered: that was no choice."""
    seat, step = steps[at]
    prompts = position.prompts(seat) if position.RACES and position.awaits == SEVERAL else []
    besides = [prompt.steps for prompt in prompts if prompt.kind == "choice"]  # the pad: to give no answer
    if len(besides) == len(prompts) or not any(step in silence for silence in besides):
        return False
    return any(position.decides(actor, answer) for actor, answer in _race_of(steps, at))


def _race_of(steps: list[tuple[Actor, Step]], at: int) -> list[tuple[Actor, Step]]:
    """The answers that were given at once: what lies between two draws of chance."""
    actors = [actor for actor, _ in steps]
    first = at
    while first > 0 and actors[first - 1] != CHANCE:
        first -= 1
    return steps[first : actors.index(CHANCE, at) if CHANCE in actors[at:] else len(steps)]


def _weighed(
    game: Game,
    world: Position,
    witnessed: list[Event],
    seat: Seat,
    steps: list[Step],
    settings: Settings,
    rng: Random,
    clock: Clock,
) -> list[Advice]:
    """What these steps are worth: exactly where the game is solved, else by playing on in the same futures."""
    mind = mind_of(game)
    deadline = None if settings.seconds is None else clock() + settings.seconds
    if mind.prepare(world, settings.level, patience(settings, deadline, clock)):
        exact = mind.outlook(world, seat)
        if exact is not None:
            return [Advice(step, exact[step]) for step in steps]
    rehearsal = Rehearsal(mind.believe(world, witnessed, seat, settings.level, rng), mind, seat, steps, rng)
    rehearsal.try_all()
    while rehearsal.simulations < FUTURES * len(steps) and (deadline is None or clock() < deadline):
        rehearsal.try_all()
    return [Advice(step, rehearsal.chance(step)) for step in steps]
