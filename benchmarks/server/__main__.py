"""Our server and boardgame.io under the same load: `make bench-server`, or `python -m benchmarks.server --help`."""

import argparse
import json
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.rounds import say
from benchmarks.server import boardgameio
from benchmarks.server.boardgameio import Boardgameio
from benchmarks.server.goals import Goal, judge
from benchmarks.server.load import Side
from benchmarks.server.measure import FEW, TURNS, Figures, Point, compare, curve
from benchmarks.server.ours import COMPILED, Ours
from benchmarks.server.process import cores, flush_ms, raise_file_limit

TABLES = [100, 500, 1000]
CURVE = [100, 1000, 10_000]
NOTICEABLE = 0.05  # of a core


def figures_table(figures: Sequence[Figures]) -> Table:
    table = Table("", "tables", "load", "moves/s", "p50 ms", "p99 ms", "CPU ms a move", "(middle)", "kB a table")
    for column in table.columns[3:]:
        column.justify = "right"
    for at, one in enumerate(figures):
        if at and one.tables != figures[at - 1].tables:
            table.add_section()
        table.add_row(
            one.side,
            f"{one.tables:,}",
            one.load,
            f"{one.moves_a_second:,.0f}",
            f"{one.p50_ms:.1f}",
            f"{one.p99_ms:.1f}",
            f"{one.cpu_ms:.3f}",
            f"{one.middle_cpu_ms:.3f}",
            f"{one.memory_kb:.0f}",
        )
    return table


def curve_table(points: Sequence[Point]) -> Table:
    table = Table("tables in the house", "idle, % of a core", "CPU ms a move", f"with {FEW} meanwhile", "ratio")
    for column in table.columns:
        column.justify = "right"
    for point in points:
        table.add_row(
            f"{point.tables:,}",
            f"{point.idle_percent:.1f}",
            f"{point.cpu_ms:.3f}",
            f"{point.few_cpu_ms:.3f}",
            f"{point.ratio:.2f}",
        )
    return table


def goals_table(goals: Sequence[Goal]) -> Table:
    table = Table("goal, judged by its worst case", "at most", "found", "")
    for goal in goals:
        table.add_row(goal.text, f"{goal.most:g}", f"{goal.found:.3g}", "met" if goal.is_met else "MISSED")
    return table


async def measure(options: argparse.Namespace, sides: Sequence[Side]) -> tuple[list[Figures], list[Point]]:
    files, both = raise_file_limit(), cores()
    os.sched_setaffinity(0, {both.load})
    figures: list[Figures] = []
    for count in options.tables:
        say(f"{count} tables")
        figures += await compare(sides, count, options.seconds, both)
    points: list[Point] = []
    if options.curve:
        say(f"from {FEW} to {max(options.curve)} tables")
        points = await curve(sides[-1], options.curve, files, both)
    say("")
    return figures, points


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES, metavar="N")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each load")
    parser.add_argument("--curve", type=int, nargs="*", default=CURVE, metavar="N", help="ascending; none: no curve")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    options = parser.parse_args()
    console = Console(width=120, highlight=False)
    missing = "" if options.alone else boardgameio.install()
    if missing:
        console.print(missing)
    sides = [Ours()] if options.alone or missing else [Boardgameio(), Ours()]
    figures, points = uvloop.run(measure(options, sides))
    goals = judge([one for one in figures if one.side == Ours.name], points)
    build = "compiled" if any(COMPILED.glob("walpurgis__mypyc*")) else "interpreted"
    console.print(
        f"Python {platform.python_version()}, {build}; each server on one core, the load on another; "
        f"a flush to disk takes {flush_ms():.1f} ms; CPU time at full speed is that of the best of {TURNS} turns"
    )
    others = max((one.others for one in figures), default=0.0)
    if others > NOTICEABLE:
        console.print(f"Other programs took up to {others:.0%} of the server's core: on a quiet machine it is faster.")
    for table in (figures_table(figures), curve_table(points), goals_table(goals)):
        if table.row_count:
            console.print(table)
    if options.json:
        found = {
            name: [asdict(one) for one in what]
            for name, what in (("figures", figures), ("curve", points), ("goals", goals))
        }
        options.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
