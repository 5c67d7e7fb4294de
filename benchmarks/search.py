"""How fast the search is, beside OpenSpiel's: `make bench`, or `python -m benchmarks.search`.

Ours thinks about Hexentanz in the middle of a game, with random playouts of 44 steps; and as its bots do, who rehearse
six turns of sensible play. The peer is OpenSpiel's own
`ISMCTSBot` (Python, over C++ games) on the poker games that it ships, with one random rollout a simulation. Its games
are much shorter, so the steps of the playouts are compared as well.
"""

import argparse
import platform
from importlib.util import find_spec
from random import Random
from statistics import mean
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.goals import builds
from benchmarks.rounds import Measure, Results, run
from benchmarks.worker import Job, Task

SEED = 1988
HORIZON = 44  # steps of a playout
SIMULATIONS = 1000  # of one thought
GAME, SEATS, MOMENT = "hexentanz", 3, 60  # steps into the game
PEERS = ("leduc_poker", "kuhn_poker")
LENGTHS = 2000  # games that the mean length of a rollout is taken from

LEAST_RATE = 80_000
LEAST_RATIO = 25  # times the peer, a step of a playout


def ours(task: Task) -> Job:
    """`search` is a plain search with random playouts, `mind` rehearses as the game's own bots do."""
    from walpurgis import games
    from walpurgis.kernel.position import playout
    from walpurgis.kernel.thinking import Mind
    from walpurgis.opponents import mind_of
    from walpurgis.opponents.rehearsal import Rehearsal
    from walpurgis.opponents.search import Search

    game, rng = games.find(task.game), Random(SEED)
    position = game.start(task.seats)
    playout(position, rng, MOMENT)
    while position.awaits < 0:
        playout(position, rng, 1)
    seat = position.awaits
    plain, mind = Mind(), mind_of(game)
    plain.horizon = HORIZON

    def search() -> int:
        Search(plain.believe(position, [], seat, 3, rng), plain, seat, rng).think(SIMULATIONS)
        return SIMULATIONS

    def rehearse() -> int:
        steps = mind.candidates(position, seat, rng)
        rehearsal = Rehearsal(mind.believe(position, [], seat, 3, rng), mind, seat, steps, rng)
        rehearsal.think_until(SIMULATIONS, 0.0, None)
        return rehearsal.simulations

    return rehearse if task.what == "mind" else search


def theirs(task: Task) -> Job:
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game, luck = pyspiel.load_game(task.game), numpy.random.RandomState(SEED)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.0, SIMULATIONS, random_state=luck)
    state = first_decision(game)

    def think() -> int:
        bot.run_search(state)
        return SIMULATIONS

    return think


def first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def rollout_length(name: str) -> float:
    """The mean number of steps from the first decision to the end of a random game."""
    import pyspiel

    from benchmarks.openspiel import play_on

    rng = Random(SEED)
    state = first_decision(pyspiel.load_game(name))
    return mean(play_on(state.clone(), rng) for _ in range(LENGTHS))


def search(build: str, what: str = "search") -> Measure:
    return build, Task(what, GAME, SEATS)


def peer(name: str) -> Measure:
    return "openspiel", Task("ismcts", name)


def table(results: Results, lengths: dict[str, float]) -> Table:
    grid = Table("search", "simulations/s", "steps of a playout", "steps/s", "ours, times its steps")
    for column in grid.columns[1:]:
        column.justify = "right"
    best = search(builds()[-1])
    for measure, name, length in rows(lengths):
        rate = results.rate(measure) or 0.0
        times = "" if measure[0] != "openspiel" else f"{HORIZON / length * (results.ratio(best, measure) or 0.0):.0f} ×"
        grid.add_row(name, f"{rate:,.0f}", f"{length:.1f}", f"{rate * length:,.0f}", times)
    return grid


def rows(lengths: dict[str, float]) -> list[tuple[Measure, str, float]]:
    from walpurgis.games.hexentanz.bot import HORIZON as REHEARSED

    found = [(search(build), f"Hexentanz, {build}", float(HORIZON)) for build in builds()]
    found += [(search(build, "mind"), f"Hexentanz, rehearsed, {build}", float(REHEARSED)) for build in builds()]
    return found + [(peer(name), f"OpenSpiel ISMCTSBot, {name}", length) for name, length in lengths.items()]


def report(console: Console, rounds: int, seconds: float) -> None:
    lengths = {name: rollout_length(name) for name in PEERS} if find_spec("pyspiel") else {}
    results = run([measure for measure, _, _ in rows(lengths)], rounds, seconds)
    console.print(table(results, lengths))
    compiled = search("compiled")
    goals: list[tuple[str, float, int]] = []
    rate = results.rate(compiled)
    if rate is not None:
        goals.append(("compiled simulations a second", rate, LEAST_RATE))
    ratios = [(results.ratio(compiled, peer(name)) or 0.0) * HORIZON / length for name, length in lengths.items()]
    if rate is not None and ratios:
        goals.append(("compiled, times OpenSpiel's search a step", min(ratios), LEAST_RATIO))
    for text, found, least in goals:
        console.print(f"{text}: at least {least:,}, found {found:,.0f}: {'met' if found >= least else 'MISSED'}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of one measurement")
    options = parser.parse_args()
    console = Console(width=110, highlight=False)
    console.print(f"Python {platform.python_version()}, one core, {options.rounds} rounds in turns, medians")
    report(console, options.rounds, options.seconds)


if __name__ == "__main__":
    main()
