"""Whether a process that thinks stays as large as it was, and keeps its time: `python -m benchmarks.memory`.

One process, begun as those of the house are, answers questions about all games, in turn and to their ends, with as many
seats as each allows. Every thousand decisions it says how much memory it holds. Time is processor time, so that a busy
machine changes nothing. PYTHONPATH=build/compiled before it takes the compiled rules.
"""

import argparse
import resource
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time

from rich.console import Console
from rich.table import Table

from walpurgis import games, opponents
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import CHANCE, OVER, Seat
from walpurgis.opponents.levels import SORCIERE

EACH = 1000  # decisions from one line to the next
STATM = Path("/proc/self/statm")
MIB = 2**20


@dataclass(frozen=True)
class Answer:
    """text is the step; spent are seconds of thinking; held are the bytes of memory that the process has now."""

    text: str
    spent: float
    held: int


def answer(world: Position, seat: Seat, witnessed: list[Event], budget_s: float, seed: int) -> Answer:
    """In the process that is measured."""
    began = process_time()
    text = opponents.answer(world, seat, witnessed, SORCIERE, budget_s, seed, process_time)
    return Answer(text, process_time() - began, held())


def held() -> int:
    """Linux says how much it is now; other systems, how much it has been at most."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def decisions(thinker: ProcessPoolExecutor, budget_s: float, seed: int) -> Iterator[Answer]:
    """Games without end, one of each kind after the other, in which the process decides for every seat."""
    rng = Random(seed)
    while True:
        for name in games.ours():
            game = games.find(name)
            position = game.start(rng.choice(game.seats))
            position.events = []
            story: list[Event] = []
            while position.awaits != OVER:
                if position.awaits == CHANCE:
                    position.play(CHANCE, position.chances().draw(rng))
                else:
                    seat = position.first_awaited()
                    world, witnessed = position.imagine(seat, rng), [event for event in story if event.is_for(seat)]
                    found = thinker.submit(answer, world, seat, witnessed, budget_s, rng.getrandbits(64)).result()
                    yield found
                    position.play(seat, position.parse(found.text))
                story += position.events
                position.events = []


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.memory", description=__doc__)
    parser.add_argument("--decisions", type=int, default=10 * EACH)
    parser.add_argument("--seconds", type=float, default=0.01, help="for each decision")
    parser.add_argument("--seed", type=int, default=1988)
    options = parser.parse_args()
    table = Table("decisions", "memory, MiB", "longest thought, ms", title=f"{1000 * options.seconds:.0f} ms each")
    with ProcessPoolExecutor(1, get_context("spawn"), opponents.meet_ours) as thinker:
        longest = 0.0
        for number, found in enumerate(decisions(thinker, options.seconds, options.seed), 1):
            longest = max(longest, found.spent)
            if number % EACH == 0:
                table.add_row(f"{number:,}", f"{found.held / MIB:.1f}", f"{1000 * longest:.1f}")
                longest = 0.0
            if number >= options.decisions:
                break
    Console(highlight=False).print(table)


if __name__ == "__main__":
    main()
