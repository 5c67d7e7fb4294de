"""How fast random play and the search are, beside our peers: `make bench`, or `python -m benchmarks --help`."""

import argparse
import json
import platform
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import search
from benchmarks.goals import PEERS, Goal, copy, judge, measures, peers, play, settings
from benchmarks.rounds import Results, run

BUILDS = ("interpreted", "compiled")


def human(rate: float | None) -> str:
    if rate is None:
        return ""
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.0f} k"


def rates_table(results: Results) -> Table:
    table = Table("random play", "seats", "steps/s", "compiled", "gain", "copies/s", "compiled")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, seats in settings():
        plays = [play(build, name, seats) for build in BUILDS]
        copies = [copy(build, name, seats) for build in BUILDS]
        gain = results.ratio(plays[1], plays[0])
        steps = [human(results.rate(measure)) for measure in plays]
        table.add_row(
            name, str(seats), *steps, f"{gain:.1f} ×" if gain else "", *[human(results.rate(copy)) for copy in copies]
        )
    table.add_section()
    for subject, task in peers():
        table.add_row(PEERS[task.what], "2", human(results.rate((subject, task))))
    return table


def goals_table(goals: list[Goal]) -> Table:
    table = Table("goal, judged by its worst case", "at least", "found", "")
    for goal in goals:
        table.add_row(goal.text, f"{goal.least:.2f}", f"{goal.found:.2f}", "met" if goal.is_met else "MISSED")
    return table


def as_json(results: Results, goals: list[Goal]) -> str:
    rates = [{"subject": subject, **asdict(task), "rates": found} for (subject, task), found in results.rates.items()]
    return json.dumps({"rates": rates, "goals": [asdict(goal) for goal in goals]}, indent=1) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=0.08, help="of one measurement; a round has about 45")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rates of all rounds there")
    options = parser.parse_args()
    results = run(measures(), options.rounds, options.seconds)
    goals = judge(results)
    console = Console(width=110, highlight=False)
    console.print(f"Python {platform.python_version()}, one core, {options.rounds} rounds in turns, medians")
    console.print(rates_table(results), goals_table(goals))
    search.report(console, options.rounds, options.seconds)
    if options.json:
        options.json.write_text(as_json(results, goals))


if __name__ == "__main__":
    main()
