"""Somebody else's game is found through its entry point and can be played at once, ours untouched."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.plug_in import environment_with


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed: a folder on the path with its package and its metadata."""
    return environment_with(tmp_path_factory.mktemp("site"), "snails = snails:GAME\n")


def walpurgis(environment: dict[str, str], *arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "walpurgis", *arguments]
    # A game that is broken off is saved where the player stands.
    where = environment["HOME"]
    return subprocess.run(command, env=environment, cwd=where, input=said, capture_output=True, text=True, check=False)


def test_it_is_listed_with_its_words(installed: dict[str, str]) -> None:
    assert "Snails" in walpurgis(installed, "games", "--lang", "en").stdout


def test_it_is_simulated(installed: dict[str, str]) -> None:
    done = walpurgis(installed, "simulate", "snails", "--seats", "3", "--games", "20", "--jobs", "1", "--lang", "en")
    assert done.returncode == 0
    assert "20 games of 3 players" in done.stdout


def test_its_records_are_replayed_and_its_clauses_refuse(installed: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "race.record"
    record.write_text("walpurgis 1\ngame snails\nseats 2\n\n* die 5\n0: move 1\n* die 5\n1: move 2\n")
    done = walpurgis(installed, "replay", str(record), "--json", "--lang", "en")
    assert done.returncode == 1
    told = json.loads(done.stdout)
    assert (told["steps"], told["legal"]) == (3, {"1": ["rest"]})
    assert told["refused"]["clause"] == "SN-05"


def test_it_is_played_in_the_terminal(installed: dict[str, str]) -> None:
    done = walpurgis(
        installed, "play", "snails", "--seats", "2", "--humans", "1", "--seed", "1", "--lang", "en", said="1\n"
    )
    assert "Snails" in done.stdout
    assert "Traceback" not in done.stderr


BROKEN = "slugs = slugs:GAME\nleeches = snails:LEECHES\nworms = json:dumps\n"
REASONS = {"slugs": "No module named 'slugs'", "leeches": "LEECHES", "worms": "function, not Game"}


def test_a_broken_one_is_named_and_the_others_go_on(tmp_path: Path) -> None:
    environment = environment_with(tmp_path, "snails = snails:GAME\n" + BROKEN)
    done = walpurgis(environment, "games", "--lang", "en")
    assert "Snails" in done.stdout
    assert "Hexentanz" in done.stdout
    for name, reason in REASONS.items():
        assert f"“{name}” cannot be played" in done.stderr
        assert reason in done.stderr
    assert "Traceback" not in done.stderr


def test_to_play_a_broken_one_is_refused_with_the_reason(tmp_path: Path) -> None:
    done = walpurgis(environment_with(tmp_path, BROKEN), "play", "slugs", "--lang", "en")
    assert done.returncode == 2
    assert "No module named 'slugs'" in done.stderr
    assert "Traceback" not in done.stderr
