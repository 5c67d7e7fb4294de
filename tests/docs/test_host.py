"""What a host reads about the settings is what they are."""

import re
from pathlib import Path

import msgspec
import typer

from walpurgis.cli import app
from walpurgis.server.settings import PREFIX, ServerSettings

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "host.md").read_text("utf-8")


def test_every_setting_is_there_with_what_it_is_unless_set() -> None:
    written = dict(re.findall(rf"^\| `{PREFIX}(\w+)` \| (?:`(.*?)`)? ?\|", GUIDE, re.MULTILINE))
    settings = msgspec.structs.asdict(ServerSettings())
    assert written == {name.upper(): str(value) if value not in ("", []) else "" for name, value in settings.items()}


def test_every_option_of_serve_is_there() -> None:
    group = typer.main.get_command(app)
    command = group.get_command(None, "serve")  # type: ignore[attr-defined]
    asked = {option for param in command.params for option in param.opts} - {"--help"}
    assert set(re.findall(r"^\| `(--[\w-]+)", GUIDE, re.MULTILINE)) == asked


def test_no_setting_is_named_that_is_none() -> None:
    named = set(re.findall(rf"{PREFIX}(\w+)", GUIDE))
    assert named <= {name.upper() for name in msgspec.structs.asdict(ServerSettings())}


def test_every_example_of_a_deployment_is_named_and_there() -> None:
    examples = {file.name for file in (ROOT / "deploy").iterdir()}
    assert examples == {name for name in examples if name in GUIDE}
    assert set(re.findall(r"\(\.\./deploy/([\w.-]+)\)", GUIDE)) <= examples
