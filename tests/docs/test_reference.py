"""The reference for authors is what the kernel says of itself, and leaves nothing out that a game may say."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tools import reference
from walpurgis.kernel.position import Position
from walpurgis.kernel.thinking import Mind

ROOT = Path(__file__).parents[2]


def test_the_reference_is_not_stale() -> None:
    """Made from the sources: compiled, functions do not say what their arguments are."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tools.reference", "--print"]
    made = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    assert reference.PAGE.read_text("utf-8") == made, "make reference"


def test_every_hook_is_in_it() -> None:
    page = reference.PAGE.read_text("utf-8")
    for kind in (Position, Mind):
        hooks = [name for name, value in vars(kind).items() if callable(value) and not name.startswith("_")]
        assert len(hooks) > 5
        for name in hooks:
            assert re.search(rf"`{name}\(", page) or not getattr(kind, name).__doc__, name
