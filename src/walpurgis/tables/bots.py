"""Bots in seats: an opponent thinks in a worker process, about a world that its seat imagines, never the real one."""

import os
from collections.abc import Callable, Iterable
from random import Random, SystemRandom
from typing import Any, Final, NamedTuple

import msgspec

from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat
from walpurgis.opponents import advice, answer
from walpurgis.tables.match import Told, as_data
from walpurgis.tables.presenter import encode
from walpurgis.tables.workers import Workers

BUDGET_S: Final = {1: 0.2, 2: 0.4, 3: 0.8}  # thinking time at most, by level
ADVICE_S: Final = 1.0
GRACE_S: Final = 5.0  # beyond its budget, before a bot counts as overrun
BEHIND_PEOPLE: Final = 5  # niceness: what people did is written, sent and drawn before bots think about it
WITNESSED_LINE: Final = b"\n"

Story = list[tuple[bytes, list[Seat] | None]]  # every event so far as JSON, with its audience
WitnessedEvent = dict[str, Any]
# What plays: (imagined world, seat, events the seat has witnessed, level, budget in seconds, seed) → a step's text.
Opponent = Callable[[Position, Seat, list[WitnessedEvent], int, float, int], str]

_chance = SystemRandom()


class Thought(NamedTuple):
    """What a bot is asked. witnessed is one event in JSON a line, so that handing it over is a copy of bytes."""

    world: Position
    seat: Seat
    witnessed: bytes
    level: int
    seed: int


def story_of(told: Iterable[Told]) -> Story:
    return [(encode(as_data(one)), one.event.audience) for one in told]


def thought_of(seat: Seat, level: int, position: Position, story: Story) -> Thought:
    """Here a bot's knowledge is made: a world that its seat imagines, and what it was told."""
    world = position.imagine(seat, Random(_chance.getrandbits(64)))
    seen = [event for event, audience in story if audience is None or seat in audience]
    return Thought(world, seat, WITNESSED_LINE.join(seen), level, _chance.getrandbits(64))


class Bots:
    """NoAnswerError where a bot fails or overruns."""

    def __init__(self, opponent: Opponent = answer, workers: int = 0, grace_s: float = GRACE_S) -> None:
        self._opponent = opponent
        self._workers = Workers(workers or max(1, (os.cpu_count() or 2) - 1), BEHIND_PEOPLE)
        self._grace_s = grace_s

    async def choose(self, thought: Thought) -> str:
        """The text of a step, not yet checked."""
        budget_s = BUDGET_S[thought.level]
        return await self._workers.do(budget_s + self._grace_s, think, self._opponent, thought, budget_s)

    async def advise(self, thought: Thought) -> list[tuple[str, float]]:
        """The texts of the few best steps, and the chance of winning with each."""
        return await self._workers.do(ADVICE_S + self._grace_s, weigh, thought)

    def close(self) -> None:
        self._workers.close()


# In the worker


def think(opponent: Opponent, thought: Thought, budget_s: float) -> str:
    return opponent(thought.world, thought.seat, _told(thought), thought.level, budget_s, thought.seed)


def weigh(thought: Thought) -> list[tuple[str, float]]:
    return advice(thought.world, thought.seat, _told(thought), ADVICE_S, thought.seed)


def _told(thought: Thought) -> list[WitnessedEvent]:
    return [msgspec.json.decode(line) for line in thought.witnessed.split(WITNESSED_LINE) if line]
