"""The command as a test calls it: arguments in; status, output and errors out."""

from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

from typer.testing import CliRunner

from walpurgis.cli import app

ENGLISH = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_GB.UTF-8", "NO_COLOR": "1", "COLUMNS": "100"}


@dataclass(frozen=True)
class Answer:
    status: int
    out: str
    err: str


def walpurgis(*arguments: str, typed: str | bytes = "", **environment: str) -> Answer:
    """Run the command; an exception that gets through would be a traceback, and fails the test."""
    result = CliRunner().invoke(app, arguments, input=typed, env=ENGLISH | environment, catch_exceptions=False)
    return Answer(result.exit_code, result.stdout, result.stderr)


def written(folder: Path, text: str) -> str:
    """A record file with this text."""
    file = folder / "game.txt"
    file.write_text(dedent(text).lstrip("\n"), "utf-8")
    return str(file)
