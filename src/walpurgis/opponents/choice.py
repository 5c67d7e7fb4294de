"""How a bot comes to its step."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import monotonic

from walpurgis.kernel.event import Event
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.thinking import Lapses, Mind, at_any_time
from walpurgis.opponents.levels import LEVELS, Level, Settings, Thought
from walpurgis.opponents.rehearsal import Rehearsal
from walpurgis.opponents.search import Search

Clock = Callable[[], float]  # seconds from any moment on
PLAIN = Mind()
RESERVE = 0.3  # of the time, for a thought that must do without what could not be prepared


def choose(
    game: Game,
    world: Position,
    witnessed: list[Event],
    seat: Seat,
    settings: Settings | Level,
    rng: Random,
    clock: Clock = monotonic,
) -> Thought:
    """What the bot in this seat does. world is imagined by the seat, witnessed is what it was told from the beginning.

    Any other world that the seat could imagine, with the same witnessed events and seed, gives the same thought, unless
    its time runs out before its simulations do.
    """
    if isinstance(settings, Level):
        settings = LEVELS[settings]
    deadline = None if settings.seconds is None else clock() + settings.seconds
    legal = world.legal(seat)
    if len(legal) == 1:
        return Thought(seat, legal[0])
    mind = mind_of(game) if settings.knowledge else PLAIN
    lapses = _lapses(mind, settings, world.setup.seats)
    if rng.random() < lapses.whim:
        return Thought(seat, mind.whim(world, seat, settings.level, rng))
    if mind.prepare(world, settings.level, patience(settings, deadline, clock)):
        step = mind.decide(world, witnessed, seat, settings.level, rng)
        if step is not None:
            return _decided(seat, step, mind.outlook(world, seat))
    steps = _noticed(mind.candidates(world, seat, rng), lapses.overlooks, rng)
    if len(steps) == 1:
        return Thought(seat, steps[0])
    belief = mind.believe(world, witnessed, seat, settings.level, rng)
    thinking: Search | Rehearsal
    if mind.rehearses:
        thinking = Rehearsal(belief, mind, seat, steps, rng)
    else:
        thinking = Search(belief, mind, seat, rng, settings.exploration, steps if lapses.overlooks else None)
    thinking.think_until(settings.simulations, deadline or 0.0, None if deadline is None else clock)
    ranking = tuple((step, thinking.chance(step)) for step in thinking.ranked())
    best, chance = ranking[0]
    return Thought(seat, at_any_time(world, seat, best, rng), chance, thinking.simulations, ranking)


def _lapses(mind: Mind, settings: Settings, seats: int) -> Lapses:
    usual = mind.lapses(settings.level, seats)
    whim = usual.whim if settings.whim is None else settings.whim
    return Lapses(whim, usual.overlooks if settings.overlooks is None else settings.overlooks)


def _noticed(steps: list[Step], overlooks: float, rng: Random) -> list[Step]:
    """Those that come to mind; one at least."""
    if not overlooks:
        return steps
    noticed = [step for step in steps if rng.random() >= overlooks]
    return noticed or [steps[int(rng.random() * len(steps))]]


def patience(settings: Settings, deadline: float | None, clock: Clock) -> Callable[[], bool]:
    """Whether there is time to prepare: some is left to think without."""
    if deadline is None or settings.seconds is None:
        return lambda: True
    until = deadline - RESERVE * settings.seconds
    return lambda: clock() < until


def _decided(seat: Seat, step: Step, chances: dict[Step, float] | None) -> Thought:
    if chances is None:
        return Thought(seat, step)
    ranking = sorted(chances.items(), key=lambda item: (item[0] != step, -item[1]))
    return Thought(seat, step, chances[step], ranking=tuple(ranking))


@cache
def mind_of(game: Game) -> Mind:
    """What the game brings to its bots: MIND in its bot.py, or nothing."""
    name = f"{game.package}.bot"
    if find_spec(name) is None:
        return PLAIN
    mind: Mind = import_module(name).MIND
    return mind
