"""Puzzles of the Spirale de la hyène: throw, pay or keep? For two the game is solved, so one answer is the best."""

from random import Random
from typing import Final

from walpurgis.games.hyene import GAME
from walpurgis.games.hyene.rules import Hyene
from walpurgis.games.hyene.solution import Solution
from walpurgis.kernel.puzzle import Composer, Puzzle
from walpurgis.kernel.steps import CHANCE, OVER

SEATS: Final = 2
STEPS: Final = 45  # HY-H1: the short game, which is solved in a moment
# How much likelier one wins with the best step than with the next: the less, the harder it is to see.
LEADS: Final = {1: (0.10, 1.0), 2: (0.05, 0.10), 3: (0.02, 0.05)}


def make(rng: Random, hats: int) -> Puzzle | None:
    """None where a game, in which both now and then do what is not best, has no such moment."""
    game = Composer(GAME, SEATS, {"steps": STEPS, "rounds": 1})
    chase = game.position
    assert isinstance(chase, Hyene)
    solution = Solution(chase)
    found = []
    while chase.awaits != OVER:
        if chase.awaits != CHANCE and len(chase.legal(chase.awaits)) > 1:
            low, high = LEADS[hats]
            if low <= lead(solution, chase) < high:
                found.append(_puzzle(game, chase, solution, hats))
        game.play_at_random(rng)
    return rng.choice(found) if found else None


def lead(solution: Solution, chase: Hyene) -> float:
    """By how much the best step is better than the next."""
    best, second = sorted(solution.chances(chase).values(), reverse=True)[:2]
    return best - second


def _puzzle(game: Composer, chase: Hyene, solution: Solution, hats: int) -> Puzzle:
    seat = chase.awaits
    return Puzzle(
        game.so_far(),
        seat,
        "chase",
        {"seat": seat, "hyena": 1 if chase.hyena == seat else 0},
        hats,
        answers=tuple([chase.text(step) for step in chase.legal(seat)]),
        best=chase.text(solution.best(chase)),
    )
