"""`walpurgis verify`: whether the dice of a record fell as its seeds say."""

import os
from typing import Annotated

import typer

from walpurgis.tables.verify import verify as proof_of
from walpurgis.terminal import language
from walpurgis.terminal.reading import read_record
from walpurgis.terminal.sanitize import sanitized, tame_names
from walpurgis.words import Words

NOT_PROVED = 1  # the exit status where something differs

Lang = Annotated[str, typer.Option("--lang", metavar="fr|en")]


def verify(file: Annotated[str, typer.Argument(metavar="FILE")], lang: Lang = "") -> None:
    """Hooked into the command as `walpurgis verify FILE`."""
    words = Words(language.asked(lang, os.environ))
    record = read_record(file)
    report = proof_of(record, file)
    for finding in report.findings:
        where = words.say("verify-line", line=finding.line) if finding.line else words.say("verify-head")
        args = {name: sanitized(value) if isinstance(value, str) else value for name, value in finding.args.items()}
        typer.echo(f"{where} {words.say(f'verify-{finding.key}', **args)}")
    if not report.is_proved:
        typer.echo(words.say("verify-not-proved"))
        raise typer.Exit(NOT_PROVED)
    typer.echo(words.say("verify-proved", draws=report.draws))
    typer.echo(words.say("verify-old" if report.is_old else "verify-shares", shares=len(report.shares)))
    if report.without:
        named = Words(words.language, names=tame_names(record.names))
        typer.echo(words.say("verify-without", names=words.listed([named.seat(seat) for seat in report.without])))
    if not report.is_over:
        typer.echo(words.say("verify-not-over"))
