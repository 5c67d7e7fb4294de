"""The grand witch of one build against that of another: `python -m benchmarks.builds BEFORE AFTER GAME`.

BEFORE and AFTER are checkouts in which `make build/.compiled` has been run. Each plays in processes of its own, with
the rules, minds and search that it has; between them go steps in the notation, which every build understands. Deals and
seatings are those of `walpurgis ladder`, and so are the two numbers; thinking time is processor time.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.build_player import ANSWER
from benchmarks.rounds import say
from walpurgis import games
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import CHANCE, OVER
from walpurgis.lab.ladder import Contest, Contestant, Result, came_in_before, share_of_payoffs

ROOT: Final = Path(__file__).parent.parent


class Build:
    """The process of a build, which outlives its games: what a mind has prepared stays."""

    def __init__(self, checkout: str) -> None:
        path = os.pathsep.join((f"{checkout}/build/compiled", f"{checkout}/src", str(ROOT)))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.build_player"],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, *what: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()

    def think(self, seat: int) -> str:
        assert self._process.stdout is not None
        self.tell("think", seat)
        for line in self._process.stdout:
            mark, _, step = line.rstrip("\n").partition(" ")
            if mark == ANSWER:
                return step
        raise SystemExit("A build has ended in the middle of a game.")


@cache
def build(checkout: str) -> Build:
    return Build(checkout)


def play_deal(contest: Contest, deal: int, seconds: float) -> tuple[float, float]:
    """How often a seat of the first build came in before one of the second, and its share of the payoffs."""
    pairs, shares = [], []
    for seating in contest.seatings():
        places = play_game(contest, deal, seating, seconds).places()
        pairs.append(came_in_before(places, seating))
        shares.append(share_of_payoffs(places, seating))
    return sum(pairs) / len(pairs), sum(shares) / len(shares)


def play_game(contest: Contest, deal: int, seating: tuple[bool, ...], seconds: float) -> Position:
    one, two = build(contest.one.name), build(contest.two.name)
    chance, first = Random(f"{contest.seed}/{deal}/chance"), deal % contest.seats
    position = games.find(contest.game).start(contest.seats, first)
    for side in (one, two):
        side.tell("start", contest.game, contest.seats, first, f"{contest.seed}/{deal}", seconds)
    while position.awaits != OVER:
        if position.awaits == CHANCE:
            actor, step = CHANCE, position.text(position.chances().draw(chance))
        else:
            actor = position.first_awaited()
            step = (one if seating[actor] else two).think(actor)
        for side in (one, two):
            side.tell("play", actor, step)
        position.play(actor, position.parse(step))
    return position


def compare(contest: Contest, seconds: float, processes: int) -> Iterator[tuple[float, float]]:
    with ProcessPoolExecutor(processes) as pool:
        deals = range(contest.deals)
        yield from pool.map(play_deal, [contest] * contest.deals, deals, [seconds] * contest.deals)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.builds", description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.02, help="of a thought")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    seats = asked.seats or games.find(asked.game).seats[0]
    after, before = (Contestant(str(checkout.resolve())) for checkout in (asked.after, asked.before))
    contest = Contest(asked.game, seats, after, before, asked.deals, asked.seed)
    result = Result(contest)
    for one, two in compare(contest, asked.seconds, asked.processes):
        result.pairs.append(one)
        result.shares.append(two)
        say(f"{asked.game}, {len(result.pairs)} of {asked.deals} deals")
    say("")
    print(
        f"{asked.game}, {seats} seats, {1000 * asked.seconds:g} ms, {asked.deals} deals, "
        f"{asked.deals * len(contest.seatings())} games, seed {asked.seed}: after came in before before in "
        f"{100 * result.pairwise:.1f} ± {100 * result.error:.1f} %, "
        f"payoffs {100 * result.share:.1f} ± {100 * result.share_error:.1f} %"
    )


if __name__ == "__main__":
    main()
