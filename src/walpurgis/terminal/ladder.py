"""`walpurgis ladder`: how strong bots are, measured against each other."""

import os
from itertools import pairwise, product
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.lab.ladder import Contest, Contestant, Result, contestant, run
from walpurgis.lab.simulate import processes
from walpurgis.terminal import language
from walpurgis.terminal.arguments import Choices, whole
from walpurgis.words import Words

INTERRUPTED = 130
WIDEST = 1000


def ladder(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[str, typer.Option("--seats", metavar="N")] = "",
    players: Annotated[str, typer.Option("--players", metavar="A,B…")] = "random,1,2,3,4,5",
    against: Annotated[str, typer.Option("--against", metavar="A,B…")] = "",
    games: Annotated[str, typer.Option("--games", metavar="K")] = "100",
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
    jobs: Annotated[str, typer.Option("--jobs", metavar="J")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    lang: Annotated[str, typer.Option("--lang", metavar="fr|en")] = "",
) -> None:
    """Hooked into the command as `walpurgis ladder`."""
    words = Words(language.asked(lang, os.environ))
    choices = Choices(game, whole("--seats", seats), None, None, option or [])
    table = choices.record()
    rungs = [contestant(text) for text in players.split(",")]
    others = [contestant(text) for text in against.split(",")] if against else []
    if len(rungs) < 2 and not others:
        raise WalpurgisError("value", name="--players", found=players, possible="random,1,2,3,4,5")
    pairs = list(product(rungs, others)) if others else [(upper, lower) for lower, upper in pairwise(rungs)]
    contests: list[Contest] = []
    for upper, lower in pairs:
        contest = Contest(table.game, table.seats, upper, lower, 1, seed, choices.options)
        deals = -(-(whole("--games", games, 1) or 1) // len(contest.seatings()))
        contests.append(Contest(table.game, table.seats, upper, lower, deals, seed, choices.options))
    results = _played(Words(language.asked(lang, os.environ), choices.game), contests, whole("--jobs", jobs, 1))
    _tell(words, results, None if others else rungs[0])


def _played(words: Words, contests: list[Contest], jobs: int | None) -> list[Result]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        processes(jobs or os.cpu_count() or 1) as executor,
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar,
    ):
        task = bar.add_task(words.say("name"), total=sum(contest.deals for contest in contests))
        try:
            return [run(contest, executor, lambda deals: bar.advance(task, deals)) for contest in contests]
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            raise typer.Exit(INTERRUPTED) from None


def _tell(words: Words, results: list[Result], first: Contestant | None) -> None:
    """A line a pair. Where each met the one before, a rating that begins with the first at 0."""
    grid = Grid.grid(padding=(0, 2))
    keys = ("upper", "lower", "deals", "games", "pairwise", "share", "rating")
    for key in keys if first else keys[:-1]:
        grid.add_column(words.say(f"terminal-ladder-{key}"), justify="left" if key in ("upper", "lower") else "right")
    grid.show_header = True
    rating = 0.0
    for result in results:
        rating += result.rating
        contest = result.contest
        counts = str(contest.deals), str(contest.deals * len(contest.seatings()))
        clear = "" if result.is_clear else words.say("terminal-ladder-unclear")
        before = f"{_percent(result.pairwise, result.error)} {clear}".rstrip()
        share = _percent(result.share, result.share_error)
        row = [contest.one.name, contest.two.name, *counts, before, share]
        grid.add_row(*row, *([f"{rating:+.0f}"] if first else []))
    console = Console(highlight=False)
    title = words.say("terminal-ladder-rungs", first=first.name) if first else words.say("terminal-ladder-pairs")
    console.print(title, soft_wrap=True)
    wide = Console(highlight=False, width=WIDEST)  # a name that is cut does not say who played
    wide.width = max(console.width, wide.measure(grid).maximum)
    wide.print(grid)


def _percent(share: float, error: float) -> str:
    return f"{100 * share:.1f} ± {100 * error:.1f} %"
