"""Our side: random play, and copies of a position in the middle of a game."""

from random import Random

from benchmarks import search
from benchmarks.worker import Job, Task
from walpurgis import games
from walpurgis.kernel.position import Position, playout

SEED = 1988
LIMIT = 100_000  # steps: more than any game takes
COPIES = 1000


def prepare(task: Task) -> Job:
    return {"play": play, "copy": copy, "search": search.ours, "mind": search.ours}[task.what](task)


def play(task: Task) -> Job:
    """Whole games at random, set-up included; the steps of one are what is counted."""
    game, rng = games.find(task.game), Random(SEED)
    return lambda: playout(game.start(task.seats), rng, LIMIT)


def copy(task: Task) -> Job:
    position = middle(task)

    def copies() -> int:
        for _ in range(COPIES):
            position.copy()
        return COPIES

    return copies


def middle(task: Task) -> Position:
    """A position half-way through a random game."""
    game = games.find(task.game)
    length = playout(game.start(task.seats), Random(SEED), LIMIT)
    position = game.start(task.seats)
    playout(position, Random(SEED), length // 2)
    return position
