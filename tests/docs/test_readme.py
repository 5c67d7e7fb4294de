"""The examples of the README are true: each is run, and prints what stands there."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def run(*command: str) -> str:
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.stdout


def test_commands_print_what_is_shown() -> None:
    examples = re.findall(r"```console\n\$ walpurgis (.*)\n([^`]*)```", README)
    assert examples
    for arguments, shown in examples:
        assert run("-m", "walpurgis", *arguments.split()) == shown


def test_python_prints_what_is_shown() -> None:
    examples = re.findall(r"```python\n([^`]*)```\n\n```\n([^`]*)```", README)
    assert examples
    for code, shown in examples:
        assert run("-c", code) == shown
