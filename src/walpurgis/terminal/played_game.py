"""One sitting at a table: begun, chosen or gone on with, and kept when somebody gets up."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from tempfile import gettempdir

import typer
from rich.console import Console
from rich.text import Text

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.terminal import telling
from walpurgis.terminal.arguments import Choices
from walpurgis.terminal.chooser import choose
from walpurgis.terminal.data_place import own_folder
from walpurgis.terminal.play import Play
from walpurgis.terminal.reading import read_record
from walpurgis.terminal.sanitize import tame_names
from walpurgis.terminal.table import USUAL_LEVEL, TerminalTable, UnsavedError, humans_of, level_of
from walpurgis.words import Words

REFUSED = 1  # the exit status for a saved game with a step that the rules refuse
UNSAVED = 2  # the exit status where the file that was named could not be written any more


def sit_down(
    console: Console, language: str, choices: Choices, resume: str, save: str, seed: str, advice: bool
) -> None:
    """Play a new game, or one that was saved; Ctrl-C or the end of the input keeps it for another day."""
    rng = Random(seed) if seed else Random()
    if save and save != resume and Path(save).exists():
        raise WalpurgisError("file-exists", source=save)
    try:
        table = _resumed(choices, resume, rng) if resume else _begun(console, language, choices, rng)
    except (KeyboardInterrupt, EOFError):  # nothing was chosen, so there is nothing to keep
        console.print()
        return
    words = Words(language, table.game, tame_names(table.record.names))
    if table.replay.refused:
        console.print(telling.ending(words, table.replay))
        raise typer.Exit(REFUSED)
    _play(console, words, table, save or resume, advice)


def _begun(console: Console, language: str, choices: Choices, rng: Random) -> TerminalTable:
    if not choices.name:
        choices = choose(console, Words(language), choices)
    record = choices.record()
    return TerminalTable(record, choices.people(record.seats, usual=1), choices.bots(USUAL_LEVEL), rng)


def _resumed(choices: Choices, file: str, rng: Random) -> TerminalTable:
    if choices.describes_a_game():
        raise WalpurgisError("resume-alone", source=file)
    record = read_record(file)
    people, level = choices.people(record.seats, humans_of(record)), choices.bots(level_of(record))
    return TerminalTable(record, people, level, rng, file)


def _play(console: Console, words: Words, table: TerminalTable, file: str, advice: bool) -> None:
    if file:
        table.save(file)  # at once, so that a file that cannot be written is found out before the game
    play = Play(console, words, table, file, advice)
    try:
        play.run()
        if file:
            table.save(file)
            console.print(Text(words.say("terminal-saved-over", file=file)), soft_wrap=True)
    except (KeyboardInterrupt, EOFError):
        play.screen.clear()  # whoever comes back to this screen may be somebody else
        _keep(console, words, table, file)
    except UnsavedError as error:
        console.print(Text(words.error(error), "red"), soft_wrap=True)
        _keep(console, words, table, file)
        raise typer.Exit(UNSAVED) from error


def _keep(console: Console, words: Words, table: TerminalTable, file: str) -> None:
    """In its file, or wherever there is room for it: what was played is not lost. At the very worst it is printed."""
    if file and _saved(console, words, table, file):
        return
    for folder in _folders():
        if _saved(console, words, table, _free_name(folder, table.game.name)):
            return
    console.print(Text(words.say("terminal-unsaved"), "bold red"), soft_wrap=True)
    console.out(str(table.record))


def _folders() -> Iterator[Path]:
    """Here, else where this person's data is, else where anybody may write."""
    yield Path()
    with suppress(OSError):
        own = own_folder(os.environ, sys.platform)
        own.mkdir(parents=True, exist_ok=True)
        yield own
    with suppress(OSError):
        yield Path(gettempdir())


def _saved(console: Console, words: Words, table: TerminalTable, file: str) -> bool:
    try:
        table.save(file)
    except UnsavedError:
        return False
    console.print(Text(f"\n{words.say('terminal-saved', file=file)}", "bold"), soft_wrap=True)
    return True


def _free_name(folder: Path, game: str) -> str:
    """A file there that does not exist yet."""
    names = (f"{game}{f'-{number}' if number > 1 else ''}.walpurgis" for number in count(1))
    return next(str(folder / name) for name in names if not os.path.lexists(folder / name))
