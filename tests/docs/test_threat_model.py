"""The threat model names tests: they exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")


def test_every_test_that_is_named_exists() -> None:
    named = NAMED.findall((ROOT / "docs/threat-model.md").read_text("utf-8"))
    assert len(named) > 20
    for file, name in named:
        assert (ROOT / file).is_file(), file
        assert f"def {name}(" in (ROOT / file).read_text("utf-8") if name else True, f"{file}::{name}"
