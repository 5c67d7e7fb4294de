"""A new game is a package that works as it is written: found, checked, tested and played."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import walpurgis
from tests.games.plug_in import environment_with
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.lab import new_game


def test_a_new_game_passes_its_own_tests_and_every_check(tmp_path: Path) -> None:
    """Its `pytest` is what its author's is: clause tests, and the suite by the option in its pyproject.toml."""
    environment = environment_with(tmp_path, "snails = snails:GAME\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    where = tmp_path / "new" / "snails"
    done = subprocess.run(command, env=environment, cwd=where, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert int(done.stdout.split(" passed")[0].split()[-1]) > 40


def test_what_is_wrong_is_a_sentence_in_pytest_too(tmp_path: Path) -> None:
    environment = environment_with(tmp_path, "snails = snails:GAME\n")
    words = tmp_path / "new" / "snails" / "snails" / "words" / "fr.ftl"
    words.write_text(words.read_text("utf-8").replace("event-die = ", "event-dice = "), "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "languages"]
    where = tmp_path / "new" / "snails"
    done = subprocess.run(command, env=environment, cwd=where, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "words/fr.ftl: the message “event-die” is missing; words/en.ftl has it. Translate it." in done.stdout
    assert "Traceback" not in done.stdout


@pytest.mark.parametrize("name", ["", "Toads", "1st", "my-game", "class", "_x", "x_", "../x"])
def test_a_name_must_be_one_that_python_and_people_can_write(tmp_path: Path, name: str) -> None:
    with pytest.raises(WalpurgisError):
        new_game.write(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    new_game.write("snails", tmp_path)
    with pytest.raises(WalpurgisError, match="folder-there"):
        new_game.write("snails", tmp_path)
    with pytest.raises(WalpurgisError, match="game-there"):
        new_game.write("hyene", tmp_path)


def test_the_command_says_what_to_do_next(tmp_path: Path) -> None:
    done = walpurgis("new-game", "snails", "--to", str(tmp_path), "--lang", "en")
    assert done.status == 0
    assert "walpurgis check-game snails" in done.out
    assert (tmp_path / "snails" / "snails" / "rules.py").is_file()
