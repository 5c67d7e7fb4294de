"""Compiled or interpreted, the same seeds lead to the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.tree import COMPILED, COMPILED_SUFFIXES, ROOT, SOURCES, is_compiled, sources


def fates(path: Path) -> tuple[Path, dict[str, str]]:
    """The kernel that ran, and what became of every table with it."""
    command = [sys.executable, "-m", "walpurgis.lab.check.fate"]
    # With its strings hashed by chance, an order that only happens to be right would show.
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "random"}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    said = json.loads(run.stdout)
    return Path(said["kernel"]), {table: fate for game in said["fates"].values() for table, fate in game.items()}


def test_both_builds_play_the_same_games() -> None:
    if not is_compiled():
        pytest.skip("no compiled build: `make test` makes one where there is a C compiler")
    if sources(COMPILED) != sources(SOURCES):
        pytest.skip("the compiled build is of other sources: `make test` makes it anew")
    interpreted, expected = fates(SOURCES)
    compiled, found = fates(COMPILED)
    assert interpreted.suffix == ".py"
    assert compiled.suffix in COMPILED_SUFFIXES
    assert len(expected) > 20
    assert found == expected
