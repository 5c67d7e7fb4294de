"""Bots in seats: an opponent thinks in a worker process, about a world that its seat imagines, never the real one."""

import os
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Final, NamedTuple

from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat
from walpurgis.opponents import LEVELS, advice, answer
from walpurgis.tables.workers import Workers

BUDGET_S: Final = {level: settings.seconds or 0.0 for level, settings in LEVELS.items()}  # thinking time at most
ADVICE_S: Final = 1.0
GRACE_S: Final = 5.0  # beyond its budget, before a bot counts as overrun
BEHIND_PEOPLE: Final = 5  # niceness: what people did is written, sent and drawn before bots think about it

# What plays: (imagined world, seat, events the seat has witnessed, level, budget in seconds, seed) → a step's text.
Opponent = Callable[[Position, Seat, list[Event], int, float, int], str]

_chance = SystemRandom()


class BotQuestion(NamedTuple):
    """What a bot is asked."""

    world: Position
    seat: Seat
    witnessed: list[Event]
    level: int
    seed: int


def question_of(seat: Seat, level: int, position: Position, story: list[Event]) -> BotQuestion:
    """Here a bot's knowledge is made: a world that its seat imagines, and what it was told of all that happened."""
    world = position.imagine(seat, Random(_chance.getrandbits(64)))
    witnessed = [event for event in story if event.is_for(seat)]
    return BotQuestion(world, seat, witnessed, level, _chance.getrandbits(64))


class Bots:
    """NoAnswerError where a bot fails or overruns."""

    def __init__(self, opponent: Opponent = answer, workers: int = 0, grace_s: float = GRACE_S) -> None:
        self._opponent = opponent
        self._workers = Workers(workers or max(1, (os.cpu_count() or 2) - 1), BEHIND_PEOPLE)
        self._grace_s = grace_s

    async def choose(self, question: BotQuestion) -> str:
        """The text of a step, not yet checked."""
        budget_s = BUDGET_S[question.level]
        return await self._workers.do(budget_s + self._grace_s, think, self._opponent, question, budget_s)

    async def advise(self, question: BotQuestion) -> list[tuple[str, float]]:
        """The texts of the few best steps, and the chance of winning with each."""
        return await self._workers.do(ADVICE_S + self._grace_s, weigh, question)

    def close(self) -> None:
        self._workers.close()


# In the worker


def think(opponent: Opponent, question: BotQuestion, budget_s: float) -> str:
    return opponent(question.world, question.seat, question.witnessed, question.level, budget_s, question.seed)


def weigh(question: BotQuestion) -> list[tuple[str, float]]:
    return advice(question.world, question.seat, question.witnessed, ADVICE_S, question.seed)
