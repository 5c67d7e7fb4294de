"""`walpurgis new-game`: writes a game that runs at once, and says what to do with it."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from walpurgis.lab.new_game import write
from walpurgis.terminal import language
from walpurgis.terminal.reading import unusable
from walpurgis.words import Words


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    to: Annotated[str, typer.Option("--to", metavar="DIR")] = ".",
    lang: Annotated[str, typer.Option("--lang", metavar="fr|en")] = "",
) -> None:
    """Hooked into the command as `walpurgis new-game`."""
    words = Words(language.asked(lang, os.environ))
    folder = Path(to, name)
    try:
        for path in write(name, Path(to)):
            typer.echo(f"  {path}")
    except OSError as error:
        raise unusable(str(folder), error) from error
    typer.echo(words.say("terminal-new-game", name=name, folder=str(folder), python=sys.executable))
