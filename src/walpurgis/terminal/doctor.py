"""`walpurgis doctor`: is this house well, and if not, what to mend."""

import os
import time
from collections.abc import Iterator
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.server.settings import from_environment
from walpurgis.terminal import language
from walpurgis.terminal.check_address import check_address
from walpurgis.terminal.check_database import check_database, is_address
from walpurgis.terminal.check_machine import check_backups, check_file, check_open_files, check_package
from walpurgis.terminal.data_place import tables_file
from walpurgis.terminal.diagnosis import Condition, Diagnosis
from walpurgis.words import Words

ILL: Final = 1  # the exit status where something has to be mended
STYLES: Final = {Condition.WELL: "green", Condition.WORTH_A_LOOK: "yellow", Condition.ILL: "bold red"}


def doctor(
    data: Annotated[str, typer.Option("--data", metavar="FILE")] = "",
    url: Annotated[str, typer.Option("--url", metavar="ADDRESS")] = "",
    backups: Annotated[str, typer.Option("--backups", metavar="DIR")] = "",
    lang: Annotated[str, typer.Option("--lang", metavar="fr|en")] = "",
) -> None:
    """Hooked into the command as `walpurgis doctor`. Nothing is changed, whatever is found."""
    words = Words(language.asked(lang, os.environ))
    console = Console(highlight=False)
    found: list[Diagnosis] = []
    for finding in _findings(words, data, url, backups):
        found.append(finding)
        _show(console, words, finding)
    ill = sum(finding.condition is Condition.ILL for finding in found)
    odd = sum(finding.condition is Condition.WORTH_A_LOOK for finding in found)
    console.print(Text(words.say("doctor-sum", ill=ill, odd=odd), "bold"))
    raise typer.Exit(ILL if ill else 0)


def _findings(words: Words, data: str, url: str, backups: str) -> Iterator[Diagnosis]:
    settings = from_environment(os.environ)  # a setting that cannot be is said by the command itself
    yield from check_package()
    yield from check_open_files(settings)
    if is_address(data):
        yield from check_database(data)
    else:
        yield from check_file(tables_file(data), words, time.time())
        yield from check_backups(backups, words, time.time())
    if url and not url.startswith(("http://", "https://")):
        raise WalpurgisError("value", name="--url", found=url, possible="https://games.example")
    named = url or settings.address
    host = settings.host if settings.host not in ("0.0.0.0", "::") else "127.0.0.1"
    here = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
    yield from check_address((named or here).rstrip("/"), bool(named))


def _show(console: Console, words: Words, finding: Diagnosis) -> None:
    sign = (f"{finding.condition.value} ", STYLES[finding.condition])
    _line(console, Text.assemble(sign, words.say(f"doctor-{finding.key}", **finding.args)), 0)
    if finding.mend:
        _line(console, Text(f"→ {words.say(finding.mend, **finding.args)}"), 2)


def _line(console: Console, said: Text, indent: int) -> None:
    """Wrapped behind its indent on a terminal; one line for whoever reads it from a file."""
    if console.is_terminal:
        console.print(Padding(said, (0, 0, 0, indent)))
    else:
        console.print(Text(" " * indent).append_text(said), soft_wrap=True)
