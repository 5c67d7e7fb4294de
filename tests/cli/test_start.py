"""The command before a command is carried out: what it loads, and what a shell can complete."""

import os
import subprocess
import sys

import pytest

from tests.cli.run import walpurgis
from walpurgis.cli import Walpurgis

# What takes long to load, and which commands have a use for it.
HEAVY = ("litestar", "uvicorn", "prometheus_client", "rich.markdown", "rich.progress", "segno", "walpurgis.tables",
         "walpurgis.server", "walpurgis.opponents", "walpurgis.games.hexentanz")  # fmt: skip
LOADED = "import sys; from walpurgis.cli import app\ntry: app()\nfinally: print(*sys.modules, file=sys.stderr)"


def loaded_by(*arguments: str) -> set[str]:
    environment = {**os.environ, "LC_ALL": "en_GB.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *arguments], capture_output=True, text=True, check=True, env=environment
    )
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", [("--version",), ("--help",), ("play", "--help")])
def test_what_a_command_does_not_need_is_not_loaded(arguments: tuple[str, ...]) -> None:
    assert loaded_by(*arguments).isdisjoint(HEAVY)


def test_what_it_needs_is() -> None:
    assert "walpurgis.games.hexentanz" in loaded_by("games")


@pytest.mark.parametrize("name", Walpurgis.later)
def test_a_command_that_is_loaded_late_has_its_help(name: str) -> None:
    answer = walpurgis(name, "--help")
    assert answer.status == 0
    assert answer.out.startswith(f"Usage: walpurgis {name}")


def completed(*typed: str, shell: str = "bash") -> str:
    line = " ".join(["walpurgis", *typed])
    surroundings = {
        "_WALPURGIS_COMPLETE": f"complete_{shell}",
        "COMP_WORDS": line,
        "COMP_CWORD": str(len(typed)),
        "_TYPER_COMPLETE_ARGS": line,
        "LC_ALL": "en_GB.UTF-8",
    }
    code = "from walpurgis.cli import app; app(prog_name='walpurgis')"
    environment = {**os.environ, **surroundings}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment)
    return done.stdout


def test_a_shell_completes_commands_games_options_and_languages() -> None:
    assert completed("si").split() == ["simulate"]
    assert completed("tables", "ex").split() == ["export"]
    assert completed("play", "hexen").split() == ["hexenrennen", "hexentanz"]
    assert completed("serve", "--acc").split() == ["--accept-loss"]
    assert completed("rules", "hyene", "--lang", "f").split() == ["fr"]


def test_where_a_shell_shows_what_a_command_does_it_is_what_our_help_says() -> None:
    assert "Play many games at random and count." in completed("si", shell="zsh")
