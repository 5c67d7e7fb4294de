"""`walpurgis puzzles`: make positions with one best answer, or solve one."""

import os
from datetime import date
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from walpurgis import games
from walpurgis.kernel.position import Position
from walpurgis.kernel.puzzle import LEVELS, Puzzle
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.lab import puzzles
from walpurgis.terminal import language, seats
from walpurgis.terminal.arguments import whole
from walpurgis.terminal.board import Board, Marks
from walpurgis.terminal.command_group import Command, CommandGroup
from walpurgis.terminal.sanitize import sanitized
from walpurgis.words import Words

INTERRUPTED = 130
FEW_ROWS = 17  # that a board needs at least
BESIDE = 8  # rows for what is asked

puzzles_app = typer.Typer(cls=CommandGroup, no_args_is_help=True)

Lang = Annotated[str, typer.Option("--lang", metavar="fr|en")]


@puzzles_app.command("make", cls=Command)
def make(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    hats: Annotated[str, typer.Option("--hats", metavar="1|2|3")] = "1",
    count: Annotated[str, typer.Option("--count", metavar="K")] = "1",
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
    lang: Lang = "",
) -> None:
    games.find(game)
    if game not in puzzles.names():
        raise WalpurgisError("no-puzzles", found=game, possible=" · ".join(puzzles.names()))
    level = whole("--hats", hats, LEVELS[0]) or LEVELS[0]
    if level not in LEVELS:
        raise WalpurgisError("value", name="--hats", found=hats, possible=" · ".join(map(str, LEVELS)))
    for number in range(whole("--count", count, 1) or 1):
        typer.echo(str(puzzles.make(game, f"{seed}/{number}", level)))


@puzzles_app.command("solve", cls=Command)
def solve(name: Annotated[str, typer.Argument(metavar="[NAME]")] = "", lang: Lang = "") -> None:
    spoken = language.asked(lang, os.environ)
    wanted = name or puzzles.name_of_day(date.today())
    puzzle = puzzles.find(wanted)
    if puzzle is None:
        possible = " · ".join(f"{game}-1-1 … {puzzles.shelf(game)[-1]}" for game in puzzles.names())
        raise WalpurgisError("no-puzzle", found=wanted, possible=possible)
    console = Console(highlight=False)
    words = Words(spoken, games.find(puzzle.record.game))
    _show(console, words, puzzle, "" if name else words.say("terminal-puzzle-day"))
    try:
        _ask(console, words, puzzle)
    except (KeyboardInterrupt, EOFError):
        raise typer.Exit(INTERRUPTED) from None


def position_of(puzzle: Puzzle) -> Position:
    """The moment that the puzzle is about."""
    replay = games.replay(puzzle.record)
    while replay.advance():
        pass
    return replay.position


def _show(console: Console, words: Words, puzzle: Puzzle, about: str) -> None:
    position = position_of(puzzle)
    view = position.view(puzzle.seat)
    layout = games.find(puzzle.record.game).layout(position.setup)
    board = Board(layout, plain=console.no_color or not console.is_terminal)
    rows = max(FEW_ROWS, min(board.rows_for(console.width), console.height - BESIDE))
    drawn = board.draw(view, Marks(spots=[puzzle.spot] if puzzle.spot else []), console.width, rows)
    title = " · ".join(
        [part for part in (about, words.say("name"), words.say("puzzle-hats", hats=puzzle.hats)) if part]
    )
    console.print(Rule(Text(title, "bold"), style="dim"))
    console.print(*drawn, seats.panel(view, words, board, position.setup.seats), sep="\n")
    console.print(Text(f"\n{words.puzzle(puzzle)}", "bold"))
    console.print(Text(words.puzzle(puzzle, "more")))
    console.print(_clues(words, puzzle), _answers(words, puzzle), sep="\n")


def _clues(words: Words, puzzle: Puzzle) -> RenderableType:
    told = [Text(f"{number:>3}. {words.clue(clue)}") for number, clue in enumerate(puzzle.clues, 1)]
    return Padding(Group(*told), (1, 0)) if told else Text()


def _answers(words: Words, puzzle: Puzzle) -> RenderableType:
    """Those that have a picture are named; steps are written as in a game, large families by an example."""
    if puzzle.pieces:
        named = zip(puzzle.answers, map(words.piece, puzzle.pieces), strict=True)
        return Group(
            *[Text(words.say("terminal-puzzle-colour", number=number, piece=piece)) for number, piece in named]
        )
    if len(puzzle.answers) > len(LEVELS) * BESIDE:
        return Text(f"{puzzle.answers[0]} · … · {puzzle.answers[-1]}")
    return Text(" · ".join(puzzle.answers))


def _ask(console: Console, words: Words, puzzle: Puzzle) -> None:
    while True:
        typed = " ".join(sanitized(console.input(Text(f"{words.say('terminal-puzzle-ask')} ", "dim"))).split())
        if typed == puzzle.best:
            console.print(Text(words.say("terminal-puzzle-right", answer=puzzle.best), "bold"))
            return
        console.print(Text(words.say("terminal-puzzle-wrong"), "yellow"))
