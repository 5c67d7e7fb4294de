"""The examples of our docs are games like ours: each passes every check, and the tests of its clauses."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.plug_in import EXAMPLES, install_examples

NAMES = sorted(path.parent.name for path in EXAMPLES.glob("*/pyproject.toml"))


@pytest.mark.parametrize("name", NAMES)
def test_an_example_passes_its_own_tests_and_every_check(tmp_path: Path, name: str) -> None:
    """`pytest` in its folder, as its author calls it: by its own pyproject.toml it runs the suite, too."""
    install_examples(tmp_path)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, env=environment, cwd=EXAMPLES / name, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert int(done.stdout.split(" passed")[0].split()[-1]) > 20


def test_there_are_three() -> None:
    assert NAMES == ["morris", "toads", "yacht"]
