"""The command `walpurgis`.

What a command needs is imported when it is called: `walpurgis --version` and a shell that completes a word wait for
nothing else.
"""

import os
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Annotated, ClassVar

import typer

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.terminal import language
from walpurgis.terminal.command_group import Command, CommandGroup, complain
from walpurgis.words import LANGUAGES, Words

REFUSED = 1  # the exit status for a record with a step that the rules refuse


class Walpurgis(CommandGroup):
    later: ClassVar = {
        "review": "walpurgis.terminal.review:review_record",
        "learn": "walpurgis.terminal.learn:learn",
        "puzzles": "walpurgis.terminal.puzzles:puzzles_app",
        "ladder": "walpurgis.terminal.ladder:ladder",
        "new-game": "walpurgis.terminal.new_game:new_game",
        "check-game": "walpurgis.terminal.check_game:check_game",
        "serve": "walpurgis.terminal.serve:serve",
        "tables": "walpurgis.terminal.tables:tables_app",
        "backup": "walpurgis.terminal.tables:backup",
        "verify": "walpurgis.terminal.verify:verify",
        "doctor": "walpurgis.terminal.doctor:doctor",
    }


def game_names(incomplete: str) -> list[str]:
    """For a shell that completes what was begun."""
    from walpurgis import games as found

    return [name for name in found.names() if name.startswith(incomplete)]


def languages(incomplete: str) -> list[str]:
    return [spoken for spoken in LANGUAGES if spoken.startswith(incomplete)]


app = typer.Typer(cls=Walpurgis, pretty_exceptions_enable=False)

# All help is in words/*.ftl, as help-COMMAND and help-COMMAND-OPTION or help-OPTION.
GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=game_names)]
File = Annotated[str, typer.Argument(metavar="FILE")]
Lang = Annotated[str, typer.Option("--lang", metavar="fr|en", autocompletion=languages)]
Seats = Annotated[str, typer.Option("--seats", metavar="N")]
First = Annotated[str, typer.Option("--first", metavar="N")]
Seed = Annotated[str, typer.Option("--seed", metavar="S")]
Option = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]


@app.callback(invoke_without_command=True)
def walpurgis(ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False, lang: Lang = "") -> None:
    words: Words = ctx.obj
    if language.asked(lang, os.environ) == lang:
        ctx.default_map = {str(ctx.invoked_subcommand): {"lang": lang}}  # said before the command, it counts as well
    if version:
        from walpurgis.kernel import position

        compiled = Path(position.__file__).suffix in (".so", ".pyd")
        way = words.say("terminal-compiled" if compiled else "terminal-interpreted")
        typer.echo(f"walpurgis {version_of('walpurgis')} ({way})")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help(), nl=False)


@app.command(cls=Command)
def games(lang: Lang = "") -> None:
    from rich.console import Console

    from walpurgis import games as found
    from walpurgis.terminal import pages

    spoken = language.asked(lang, os.environ)
    for name in found.names():
        Console(highlight=False).print(pages.about(found.find(name), spoken))
    for error in found.broken().values():
        complain(Words(spoken), error)


@app.command(cls=Command)
def rules(game: GameName, lang: Lang = "") -> None:
    from rich.console import Console

    from walpurgis import games as found
    from walpurgis.terminal import pages

    Console().print(pages.rules(found.find(game), language.asked(lang, os.environ)))


@app.command(cls=Command)
def replay(
    file: File,
    lang: Lang = "",
    until: Annotated[str, typer.Option("--until", metavar="N")] = "",
    json: Annotated[bool, typer.Option("--json")] = False,
    trace: Annotated[bool, typer.Option("--trace")] = False,
) -> None:
    from rich.console import Console

    from walpurgis import games as found
    from walpurgis.terminal import telling
    from walpurgis.terminal.arguments import whole
    from walpurgis.terminal.reading import read_record
    from walpurgis.terminal.report import reports
    from walpurgis.terminal.sanitize import tame_names

    spoken, last = language.asked(lang, os.environ), whole("--until", until)
    if trace and not json:
        raise WalpurgisError("trace-alone")
    record = read_record(file)
    replayed = found.replay(record, file, listen=not json)
    words = Words(spoken, found.find(record.game), tame_names(record.names))
    if json:
        for line in reports(replayed, words, last, trace):
            typer.echo(line)
    else:
        telling.tell(Console(highlight=False), found.find(record.game), words, replayed, last)
    raise typer.Exit(REFUSED if replayed.refused else 0)


@app.command(cls=Command)
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", autocompletion=game_names)] = "",
    seats: Seats = "",
    humans: Annotated[str, typer.Option("--humans", metavar="N")] = "",
    level: Annotated[str, typer.Option("--level", metavar="1…5")] = "",
    advice: Annotated[bool, typer.Option("--advice")] = False,
    first: First = "",
    option: Option = None,
    lang: Lang = "",
    save: Annotated[str, typer.Option("--save", metavar="FILE")] = "",
    resume: Annotated[str, typer.Option("--resume", metavar="FILE")] = "",
    seed: Seed = "",
) -> None:
    from rich.console import Console

    from walpurgis.terminal import played_game
    from walpurgis.terminal.arguments import Choices, seat_count, whole

    people, bots = whole("--humans", humans), whole("--level", level)
    choices = Choices(game, seat_count(game, seats), people, whole("--first", first), option or [], bots)
    console = Console(highlight=False)
    played_game.sit_down(console, language.asked(lang, os.environ), choices, resume, save, seed, advice)


@app.command(cls=Command)
def simulate(
    game: GameName,
    seats: Seats = "",
    games: Annotated[str, typer.Option("--games", metavar="K")] = "100",
    seed: Seed = "0",
    jobs: Annotated[str, typer.Option("--jobs", metavar="J")] = "",
    first: First = "",
    option: Option = None,
    records: Annotated[str, typer.Option("--records", metavar="DIR")] = "",
    lang: Lang = "",
) -> None:
    from walpurgis.terminal import experiment
    from walpurgis.terminal.arguments import Choices, seat_count, whole

    spoken = language.asked(lang, os.environ)
    choices = Choices(game, seat_count(game, seats), None, whole("--first", first), option or [])
    experiment.run(spoken, choices, whole("--games", games, 1) or 1, seed, whole("--jobs", jobs, 1), records)
