"""`walpurgis check-game`: the conformance suite on one game, a sentence for every thing that does not hold."""

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.lab.check import art, builds, suite
from walpurgis.lab.check.finding import Finding
from walpurgis.lab.simulate import processes
from walpurgis.terminal import language
from walpurgis.terminal.arguments import whole
from walpurgis.words import Words

FOUND = 1  # the exit status where something does not hold
INTERRUPTED = 130


def check_game(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    jobs: Annotated[str, typer.Option("--jobs", metavar="J")] = "",
    lang: Annotated[str, typer.Option("--lang", metavar="fr|en")] = "",
) -> None:
    """Hooked into the command as `walpurgis check-game`."""
    spoken = language.asked(lang, os.environ)
    checked = games.find(game)
    findings = _checked(checked, whole("--jobs", jobs, 1) or os.cpu_count() or 1)
    _tell(Words(spoken), checked, findings)
    raise typer.Exit(FOUND if findings else 0)


def _checked(game: Game, jobs: int) -> list[Finding]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        processes(jobs) as executor,
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar,
    ):
        task = bar.add_task(game.name, total=len(suite.tasks(game)))
        try:
            return suite.run(game, executor, lambda done: bar.advance(task, done))
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            raise typer.Exit(INTERRUPTED) from None


def _tell(words: Words, game: Game, findings: list[Finding]) -> None:
    console = Console(highlight=False)

    def say(text: str) -> None:
        console.print(text, soft_wrap=True, markup=False)

    say(words.say("terminal-check-title", name=game.name, checks=len(suite.tasks(game))))
    if findings:
        say(words.say("terminal-check-found", count=len(findings)))
        for finding in findings:
            say(f"  {finding.sentence(words.language)}")
        return
    say(words.say("terminal-check-fine"))
    compiled = builds.is_compiled(game)
    way = words.say("terminal-compiled" if compiled else "terminal-interpreted")
    say(words.say("terminal-check-speed", steps=builds.speed(game), seats=game.seats[-1], way=way))
    if not compiled:
        say(words.say("terminal-check-only"))
    if undrawn := art.undrawn(game):
        say(words.say("terminal-check-undrawn", names=", ".join(undrawn)))
