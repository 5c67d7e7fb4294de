"""What more thinking brings: `python -m benchmarks.thinking GAME`.

Decisions of games that the grand witch plays with few simulations are thought over again with more and more of them.
A judge then tries all steps in the same futures, many of them, played on as in her own playouts: how often she would
choose what the judge holds best, and what a share of the payoffs her choices cost beside it. Simulations are counted,
not seconds, so a busy machine changes nothing. PYTHONPATH=build/compiled before it takes the compiled rules.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, stdev

from rich.console import Console
from rich.table import Table

from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import CHANCE, OVER, Seat, Step
from walpurgis.opponents import Settings, choose, mind_of
from walpurgis.opponents.levels import SORCIERE
from walpurgis.opponents.rehearsal import Rehearsal

QUICK = 64  # simulations of those who play the games that decisions are taken from
CERTAIN = 1.96  # standard errors: 95 %


@dataclass(frozen=True)
class Decision:
    """A seat that has a choice: a world that it imagines, and what it was told."""

    world: Position
    witnessed: list[Event]
    seat: Seat


def decisions(game: Game, seats: int, each: int, rng: Random) -> Iterator[Decision]:
    """Of all decisions that need a search, one of `each`, so that they are of different turns."""
    count = 0
    while True:
        position = game.start(seats)
        position.events = []
        story: list[Event] = []
        while position.awaits != OVER:
            if position.awaits == CHANCE:
                position.play(CHANCE, position.chances().draw(rng))
            else:
                seat = position.first_awaited()
                world, witnessed = position.imagine(seat, rng), [event for event in story if event.is_for(seat)]
                thought = choose(game, world, witnessed, seat, Settings(SORCIERE, QUICK), rng)
                count += thought.simulations > 0
                if thought.simulations and count % each == 0:
                    yield Decision(world, witnessed, seat)
                position.play(seat, thought.step)
            story += position.events
            position.events = []


def judged(game: Game, decision: Decision, futures: int, rng: Random) -> dict[Step, float]:
    """The mean payoff of every step worth a try, in the same futures."""
    mind = mind_of(game)
    world, seat = decision.world, decision.seat
    belief = mind.believe(world, decision.witnessed, seat, SORCIERE, rng)
    rehearsal = Rehearsal(belief, mind, seat, mind.candidates(world, seat, rng), rng)
    for _ in range(futures):
        rehearsal.try_all()
    return {step: total / futures for step, total in zip(rehearsal.steps, rehearsal.totals, strict=True)}


def costs(game: Game, decision: Decision, simulations: list[int], futures: int, rng: Random) -> list[float]:
    """What her choice costs with each number of simulations; 0 where it is the judge's own."""
    payoff = judged(game, decision, futures, rng)
    best = max(payoff.values())
    found: list[float] = []
    for most in simulations:
        thought = choose(game, decision.world, decision.witnessed, decision.seat, Settings(SORCIERE, most), rng)
        found.append(best - payoff.get(thought.step, min(payoff.values())))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.thinking", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--each", type=int, default=7, help="takes one decision of so many")
    parser.add_argument("--futures", type=int, default=3000, help="that the judge tries")
    parser.add_argument("--simulations", default="250,1000,4000,16000")
    parser.add_argument("--seed", type=int, default=1988)
    options = parser.parse_args()
    game, rng = games.find(options.game), Random(options.seed)
    seats = options.seats or game.seats[0]
    simulations = [int(text) for text in options.simulations.split(",")]
    asked = decisions(game, seats, options.each, rng)
    rows = [costs(game, next(asked), simulations, options.futures, rng) for _ in range(options.decisions)]
    table = Table("simulations", "as the judge", "costs, % of the payoffs", title=f"{options.game}, {seats} seats")
    for most, column in zip(simulations, zip(*rows, strict=True), strict=True):
        error = CERTAIN * stdev(column) / sqrt(len(column))
        agrees = mean([cost == 0.0 for cost in column])
        table.add_row(f"{most:,}", f"{agrees:.0%}", f"{100 * mean(column):.2f} ± {100 * error:.2f}")
    Console(highlight=False).print(table)


if __name__ == "__main__":
    main()
