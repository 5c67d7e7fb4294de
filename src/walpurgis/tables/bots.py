"""Bots in seats: an opponent thinks in a worker process, about a world that its seat imagines, never the real one."""

import asyncio
import os
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Final, NamedTuple

from walpurgis import games
from walpurgis.kernel.event import Event, witnessed
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat
from walpurgis.opponents import LEVELS, advice, answer
from walpurgis.tables.counts import Durations
from walpurgis.tables.fair_queue import Asker
from walpurgis.tables.workers import GameWorkers, Result

BUDGET_S: Final = {level: settings.seconds or 0.0 for level, settings in LEVELS.items()}  # thinking time at most
ADVICE_S: Final = 1.0
ASIDE_S: Final = 20.0  # for a long game of somebody else's that is played again
GRACE_S: Final = 5.0  # beyond its budget, before a bot counts as overrun
FEWEST_WORKERS: Final = 2  # one device never has all of them
BEHIND_PEOPLE: Final = 5  # niceness: what people did is written, sent and drawn before bots think about it

# What plays: (imagined world, seat, events the seat has witnessed, level, budget in seconds, seed) → a step's text.
Opponent = Callable[[Position, Seat, list[Event], int, float, int], str]

_chance = SystemRandom()


class BotQuestion(NamedTuple):
    """What a bot is asked, and for whom; the bot itself is not told for whom."""

    world: Position
    seat: Seat
    witnessed: list[Event]
    level: int
    seed: int
    asker: Asker | None = None


def question_of(seat: Seat, level: int, position: Position, story: list[Event], asker: Asker) -> BotQuestion:
    """Here a bot's knowledge is made: a world that its seat imagines, and what it was told of all that happened."""
    world = position.imagine(seat, Random(_chance.getrandbits(64)))
    return BotQuestion(world, seat, witnessed(story, seat), level, _chance.getrandbits(64), asker)


class Bots:
    """NoAnswerError where a bot fails or overruns."""

    def __init__(self, opponent: Opponent = answer, workers: int = 0, grace_s: float = GRACE_S) -> None:
        self._opponent = opponent
        self._workers = GameWorkers(workers or max(FEWEST_WORKERS, (os.cpu_count() or 2) - 1), BEHIND_PEOPLE)
        self._grace_s = grace_s
        self.thinking = {level: Durations() for level in LEVELS}  # with the wait for a process, as people feel it

    async def choose(self, question: BotQuestion) -> str:
        """The text of a step, not yet checked."""
        budget_s = BUDGET_S[question.level]
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            return await self._ask(question, budget_s, think, self._opponent, question._replace(asker=None), budget_s)
        finally:
            self.thinking[question.level].note(loop.time() - began)

    async def advise(self, question: BotQuestion) -> list[tuple[str, float]]:
        """The texts of the few best steps, and the chance of winning with each."""
        return await self._ask(question, ADVICE_S, weigh, question._replace(asker=None))

    async def _ask(self, question: BotQuestion, budget_s: float, work: Callable[..., Result], *args: object) -> Result:
        assert question.asker is not None
        return await self._workers.do(question.asker, budget_s + self._grace_s, work, *args)

    async def aside(self, asker: Asker, work: Callable[..., Result], *args: object) -> Result:
        """Something else that is done with a game, beside the event loop: in a thread, or for a game of somebody else's
        in its own process, as a thread could not be ended.
        """
        if games.is_ours(asker.game):
            return await asyncio.to_thread(work, *args)
        return await self._workers.do(asker, ASIDE_S, work, *args)

    def close(self) -> None:
        self._workers.close()


# In the worker


def think(opponent: Opponent, question: BotQuestion, budget_s: float) -> str:
    return opponent(question.world, question.seat, question.witnessed, question.level, budget_s, question.seed)


def weigh(question: BotQuestion) -> list[tuple[str, float]]:
    return advice(question.world, question.seat, question.witnessed, ADVICE_S, question.seed)
