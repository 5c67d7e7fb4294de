"""Opponents: how a bot thinks, for any game, about what its seat knows and nothing else."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import monotonic
from typing import Any

from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.thinking import Mind
from walpurgis.opponents.levels import LEVELS, Level, Settings, Thought
from walpurgis.opponents.search import Search

__all__ = ["LEVELS", "Level", "Settings", "Thought", "answer", "choose", "mind_of"]

Clock = Callable[[], float]  # seconds from any moment on
PLAIN = Mind()


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
    step = mind.decide(world, witnessed, seat, settings.level, rng)
    if step is not None:
        return Thought(seat, step, mind.outlook(world, seat))
    if rng.random() < settings.whim:
        return Thought(seat, world.pick(seat, rng))
    search = Search(mind.believe(world, witnessed, seat, settings.level, rng), mind, seat, rng, settings.exploration)
    search.think(1)  # so that there is an answer, however little time there is
    search.think_until(settings.simulations, deadline or 0.0, None if deadline is None else clock)
    best = search.best()
    return Thought(seat, _at_some_time(world, seat, best, rng), search.chance(best), search.simulations)


def _at_some_time(world: Position, seat: Seat, step: Step, rng: Random) -> Step:
    """Where a step is listed without its time, a search knows nothing of it: any time is as good."""
    form = world.NOTATION.form(step)
    if form is None or not form.is_timed():
        return step
    limit = max([prompt.limit for prompt in world.prompts(seat)])
    return step + int(rng.random() * (limit + 1))


@cache
def mind_of(game: Game) -> Mind:
    """What the game brings to its bots: MIND in its bot.py, or nothing."""
    name = f"{game.package}.bot"
    if find_spec(name) is None:
        return PLAIN
    mind: Mind = import_module(name).MIND
    return mind


def answer(
    world: Position, seat: Seat, witnessed: list[dict[str, Any]], level: Level, budget_s: float, seed: int
) -> str:
    """The text of a level's step, for tables: events come as data, and the time is theirs to give."""
    events = [Event(told["name"], told["args"], told["path"], told["clauses"], None) for told in witnessed]
    settings = LEVELS[level]
    assert settings.seconds is not None
    settings = replace(settings, seconds=min(settings.seconds, budget_s))
    return world.text(choose(_game_of(world), world, events, seat, settings, Random(seed)).step)


def _game_of(position: Position) -> Game:
    return next(game for game in map(games.find, games.names()) if game.position is type(position))
