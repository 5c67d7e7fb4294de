"""The client in docs plays a whole game."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import PATIENCE_S, Running

CLIENT = Path(__file__).parents[2] / "docs" / "client.py"


@pytest.mark.parametrize("game", ["hexentanz", "wazbaraz"])
def test_the_client_in_docs_plays_to_the_end(server: Running, game: str) -> None:
    command = [sys.executable, str(CLIENT), game, server.url]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith("places: [")


def test_the_client_has_forty_lines() -> None:
    assert len(CLIENT.read_text().splitlines()) <= 40
