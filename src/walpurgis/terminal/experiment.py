"""`walpurgis simulate`: many random games, with a bar on stderr while they run and numbers on stdout at the end."""

import os
from concurrent.futures import Executor
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from walpurgis.lab.simulate import LIMIT, Plan, Totals, processes, simulate
from walpurgis.terminal.arguments import Choices
from walpurgis.terminal.reading import unusable
from walpurgis.words import Words

INTERRUPTED = 130


def run(language: str, choices: Choices, games: int, seed: str, jobs: int | None, records: str) -> None:
    words = Words(language, choices.game)
    record = choices.record()
    plan = Plan(record.game, record.seats, games, seed, record.first, choices.options, records)
    if records:
        _make_folder(records)
    began = perf_counter()
    totals = _simulated(words, plan, min(jobs or os.cpu_count() or 1, games))
    _tell(Console(highlight=False), words, plan, totals, perf_counter() - began)


def _make_folder(folder: str) -> None:
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(folder, error) from error


def _simulated(words: Words, plan: Plan, jobs: int) -> Totals:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        _workers(jobs) as executor,
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar,
    ):
        task = bar.add_task(words.say("name"), total=plan.count)
        try:
            return simulate(plan, executor, lambda games: bar.advance(task, games))
        except KeyboardInterrupt:
            if executor:
                executor.shutdown(wait=False, cancel_futures=True)
            raise typer.Exit(INTERRUPTED) from None
        except OSError as error:  # a record that could not be written
            raise unusable(plan.records, error) from error


def _workers(jobs: int) -> Executor | nullcontext[None]:
    return processes(jobs) if jobs > 1 else nullcontext()


def _tell(console: Console, words: Words, plan: Plan, totals: Totals, seconds: float) -> None:
    rows = [
        ("games", words.say("terminal-sim-games", games=totals.games, seats=plan.seats, seed=plan.seed)),
        (
            "speed",
            words.say("terminal-sim-speed", games=round(totals.games / seconds), steps=round(totals.steps / seconds)),
        ),
        (
            "steps",
            words.say(
                "terminal-sim-steps",
                mean=round(totals.steps / totals.games),
                low=totals.shortest,
                high=totals.longest,
            ),
        ),
    ]
    for _key, text in rows:
        console.print(text, soft_wrap=True)
    console.print(_places(words, plan.seats, totals))
    if totals.unfinished:
        said = words.say("terminal-sim-unfinished", games=totals.unfinished, limit=LIMIT, game=plan.game)
        console.print(Text(said, "yellow"), soft_wrap=True)
    console.print(words.say("terminal-sim-digest", digest=totals.digest), soft_wrap=True)
    if plan.records:
        console.print(words.say("terminal-sim-records", games=totals.games, folder=plan.records), soft_wrap=True)


def _places(words: Words, seats: int, totals: Totals) -> Grid:
    """How often each seat came in at each place."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(
        "",
        *[Text(words.say("terminal-sim-place", place=place), "dim", justify="right") for place in range(1, seats + 1)],
    )
    for seat, counts in enumerate(totals.places):
        grid.add_row(f"  {words.seat(seat)}", *[Text(str(count), justify="right") for count in counts])
    return grid
