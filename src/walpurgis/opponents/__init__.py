"""Opponents: how a bot thinks, for any game, about what its seat knows and nothing else."""

from dataclasses import replace
from random import Random
from time import monotonic

from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat
from walpurgis.opponents.advice import Advice, Judgement, advise, review, turning_points
from walpurgis.opponents.choice import Clock, choose, mind_of
from walpurgis.opponents.levels import LEVELS, SORCIERE, Level, Settings, Thought

__all__ = [
    "LEVELS", "Advice", "Judgement", "Level", "Settings", "Thought", "advice", "advise", "answer", "choose",
    "meet_ours", "mind_of", "review", "turning_points",
]  # fmt: skip


def meet_ours() -> None:
    """Load the minds of the house's own games, so that the first thought need not."""
    for name in games.ours():
        mind_of(games.find(name))


# For tables: the time is theirs to give, and steps go back as text.


def answer(
    world: Position,
    seat: Seat,
    witnessed: list[Event],
    level: Level,
    budget_s: float,
    seed: int,
    clock: Clock = monotonic,
) -> str:
    """The text of a level's step."""
    settings = _within(level, budget_s)
    thought = choose(games.of(world), world, witnessed, seat, settings, Random(seed), clock)
    return world.text(thought.step)


def advice(world: Position, seat: Seat, witnessed: list[Event], budget_s: float, seed: int) -> list[tuple[str, float]]:
    """The texts of the few best steps, the best level's first, each with the chance of winning."""
    found = advise(games.of(world), world, witnessed, seat, Random(seed), _within(SORCIERE, budget_s))
    return [(world.text(one.step), one.chance) for one in found]


def _within(level: Level, budget_s: float) -> Settings:
    settings = LEVELS[level]
    assert settings.seconds is not None
    return replace(settings, seconds=min(settings.seconds, budget_s))
