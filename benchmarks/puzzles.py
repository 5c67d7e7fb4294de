"""Many puzzles of every game, each proved: `python -m benchmarks.puzzles --count 1000`."""

import argparse
import time

from tests.lab.puzzle_proofs import PROOFS
from walpurgis.kernel.puzzle import LEVELS
from walpurgis.lab import puzzles


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="puzzles of each game")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--game", choices=list(PROOFS), action="append")
    given = parser.parse_args()
    for game in given.game or PROOFS:
        began = time.perf_counter()
        wrong = [number for number in range(given.count) if not is_sound(game, f"{given.seed}/{number}", number)]
        seconds = time.perf_counter() - began
        print(
            f"{game:12} {given.count} puzzles, seed {given.seed}: {len(wrong)} without one best answer, {seconds:.0f} s"
        )
        if wrong:
            raise SystemExit(f"{game}: {wrong[:10]}")


def is_sound(game: str, seed: str, number: int) -> bool:
    puzzle = puzzles.make(game, seed, LEVELS[number % len(LEVELS)])
    return PROOFS[game](puzzle) == [puzzle.best]


if __name__ == "__main__":
    main()
