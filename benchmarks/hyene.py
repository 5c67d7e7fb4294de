"""The proof that the Spirale de la hyène for two is solved: `python -m benchmarks.hyene`.

For every situation (or one of every --each) the value is compared with what the rules themselves make of the values of
the positions that can follow: the largest difference is the residual of the optimality equations. Then the bot plays
against its best response, which is the same bot, and should get the computed value of the game.
PYTHONPATH=build/compiled before it takes the compiled rules.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from random import Random
from time import process_time

from rich.console import Console
from rich.table import Table

from walpurgis import games
from walpurgis.games.hyene import solution
from walpurgis.games.hyene.board import BACK, FREE, LEAVE, OUT, WATER, Phase, Square
from walpurgis.games.hyene.duel import Runner, Station, Values
from walpurgis.games.hyene.rules import Hyene
from walpurgis.games.hyene.solution import LAST_ROUND, Chase, RaceToTheWell, Solution, solved_chase, solved_race
from walpurgis.kernel.steps import CHANCE, OVER
from walpurgis.opponents import LEVELS, choose

GAME = games.find("hyene")
CERTAIN = 1.96  # standard errors: 95 %
Purses = tuple[Station, Station, int, int, int]  # two stations, whose turn it is, two purses


def scores(rounds: int) -> Iterator[Hyene]:
    """A position at the beginning of every kind of round: the last one at any lead that matters, and the one before."""
    for lead in LAST_ROUND:
        position = start(1)
        position.points = [lead, 0]
        yield position
    if rounds > 1:
        yield start(2)


def start(rounds: int) -> Hyene:
    position = GAME.start(2, 0, {"rounds": rounds})
    assert isinstance(position, Hyene)
    return position


def situations(table: list[list[Values]], turn: int, end: Station, other_end: Station) -> Iterator[Purses]:
    for a in range(end):
        for b in range(other_end):
            values = table[a][b]
            if len(values.starts) == 1 and len(values.places) == 2 and values.places[1] == 1:
                continue  # the duel is over there
            for purse, low in enumerate(values.starts):
                for at in range(values.places[purse + 1] - values.places[purse]):
                    yield a, b, turn, purse, low + at


def race_positions(begun: Hyene, race: RaceToTheWell) -> Iterator[Hyene]:
    for turn, table in enumerate((race.first, race.second)):
        for a, b, _, purse, other in situations(table, turn, race.one.end, race.two.end):
            position = begun.copy()
            position.squares = [a * solution.PACE, b * solution.PACE]
            position.tabas = [purse, other]
            position.turn = position.awaits = turn
            yield position


def chase_positions(begun: Hyene, chase: Chase) -> Iterator[Hyene]:
    """The villager in seat 0, the hyena in seat 1."""
    for turn, table in enumerate((chase.first, chase.second)):
        for a, b, _, purse, other in situations(table, turn, chase.one.end, chase.two.end):
            position = begun.copy()
            villager = whereabouts(a, chase.one, solution.PACE, begun.well)
            hyena = whereabouts(b, chase.two, solution.HYENA_PACE, begun.well)
            position.squares, position.phases = [villager[0], hyena[0]], [villager[1], hyena[1]]
            position.tabas = [purse, other * solution.PAIR]
            position.hyena, position.left = 1, 1
            position.turn = position.awaits = turn
            yield position


def whereabouts(station: Station, runner: Runner, pace: int, well: Square) -> tuple[Square, Phase]:
    if station < runner.well:
        return station * pace, OUT
    if station < runner.back:
        return well, (WATER, LEAVE)[station - runner.well]
    far = station - runner.back
    return well - far * pace, BACK if far else FREE


def residual(solved: Solution, positions: Iterator[Hyene], each: int) -> tuple[int, float]:
    """How many situations were looked at, and the largest difference."""
    worst, count = 0.0, 0
    for number, position in enumerate(positions):
        if number % each == 0:
            worst = max(worst, abs(solved.value(position) - solved.expected(position)))
            count += 1
    return count, worst


def play(rng: Random) -> float:
    """The share of the seat that begins the first of two rounds, both seats played by the bot."""
    position = start(2)
    while position.awaits != OVER:
        if position.awaits == CHANCE:
            position.play(CHANCE, position.chances().draw(rng))
        else:
            seat = position.awaits
            position.play(seat, choose(GAME, position, [], seat, LEVELS[5], rng).step)
    ours, theirs = position.points
    return 1.0 if ours > theirs else 0.5 if ours == theirs else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hyene", description=__doc__)
    parser.add_argument("--each", type=int, default=20, help="look at one of so many situations; 1 looks at all")
    parser.add_argument("--games", type=int, default=2000)
    options = parser.parse_args()
    console = Console(width=110, highlight=False)
    began = process_time()
    chase = solved_chase(solution.USUAL_LENGTH)
    console.print(f"the chase is solved: {process_time() - began:.2f} s")
    table = Table("round", "value for who begins", "solved in", "situations looked at", "residual")
    solved = Solution(start(1))
    count, worst = residual(solved, chase_positions(start(1), chase), options.each)
    table.add_row("chase", "", "", f"{count:,}", f"{worst:.1e}")
    for position in scores(2):
        solved, began = Solution(position), process_time()
        race = solved_race(solved.length, solved.stakes)
        seconds = process_time() - began
        count, worst = residual(solved, race_positions(position, race), options.each)
        rounds, lead = position.setup.number("rounds"), position.points[0]
        name = f"race, {rounds} {'round' if rounds == 1 else 'rounds'} to play, {lead} ahead"
        table.add_row(name, repr(solved.value(position)), f"{seconds:.2f} s", f"{count:,}", f"{worst:.1e}")
    console.print(table)
    rng = Random(1)
    shares = [play(rng) for _ in range(options.games)]
    share = sum(shares) / len(shares)
    error = CERTAIN * sqrt(sum((one - share) ** 2 for one in shares)) / len(shares)
    value = Solution(start(2)).value(start(2))
    console.print(
        f"against its best response: {share:.4f} ± {error:.4f} in {len(shares)} games; the value is {value:.4f}"
    )


if __name__ == "__main__":
    main()
