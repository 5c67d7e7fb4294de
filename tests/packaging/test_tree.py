"""What must hold of the files themselves."""

import ast
import os
import re
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import hatch_build
import walpurgis
from tests.packaging.tree import COMPILED, COMPILED_SUFFIXES, ROOT, SOURCES, compiled_files, is_compiled
from walpurgis import games
from walpurgis.kernel import position

LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
ASKED_BY = {
    "base": ["project", "dependencies"],
    "bench": ["project", "optional-dependencies", "lab"],
    "build": ["build-system", "requires"],
    "dev": ["project", "optional-dependencies", "dev"],
}
ONLY_FOR_THE_COMPILER = {"mypy_extensions"}


def imports(path: Path) -> set[str]:
    """The modules that a file imports, however deep in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports from a place relative to itself"
            module = node.module or ""
            found |= {within if is_module(within := f"{module}.{alias.name}") else module for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def is_module(name: str) -> bool:
    """Whether there is a file of ours by this name."""
    return (SOURCES / name.replace(".", "/")).with_suffix(".py").exists()


def test_nothing_compiled_lies_beside_the_sources() -> None:
    assert compiled_files(SOURCES) == []


def test_what_runs_is_the_build_that_was_asked_for() -> None:
    is_asked_for = str(COMPILED) in os.environ.get("PYTHONPATH", "").split(os.pathsep)
    assert Path(str(walpurgis.__file__)).is_relative_to(COMPILED if is_asked_for else SOURCES)
    assert (Path(position.__file__).suffix in COMPILED_SUFFIXES) == (is_asked_for and is_compiled())


@pytest.mark.parametrize("name", games.names())
def test_the_rules_of_every_game_are_compiled(name: str) -> None:
    assert f"walpurgis/games/{name}/rules.py" in hatch_build.sources(SOURCES)


@pytest.mark.parametrize("source", hatch_build.rules(SOURCES))
def test_compiled_rules_import_only_what_is_compiled(source: str) -> None:
    """A class taken from an interpreted module would be slow in the compiled ones, which think millions of times."""
    compiled = {name.removesuffix(".py").replace("/", ".") for name in hatch_build.sources(SOURCES)}
    assert {name for name in imports(SOURCES / source) if name.startswith("walpurgis")} <= compiled


@pytest.mark.parametrize("folder", ["kernel", "games"])
def test_rules_stand_on_the_standard_library_alone(folder: str) -> None:
    allowed = {*sys.stdlib_module_names, "walpurgis", *ONLY_FOR_THE_COMPILER}
    for path in (SOURCES / "walpurgis" / folder).rglob("*.py"):
        assert {name.partition(".")[0] for name in imports(path)} <= allowed, path


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_locks_pin_everything_by_its_hash_and_name_no_place(lock: Path) -> None:
    text = lock.read_text("utf-8")
    pins = re.findall(r"^([a-z0-9-]+)==\S+[^\n]* \\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^[^\s#]", text, re.MULTILINE)) > 0
    assert not re.search(r"://|index|find-links|@ ", text)


@pytest.mark.parametrize(("lock", "keys"), ASKED_BY.items(), ids=ASKED_BY)
def test_locks_hold_what_the_project_asks_for(lock: str, keys: list[str]) -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for key in keys:
        asked = asked[key]
    text = (ROOT / "requirements" / f"{lock}.lock").read_text("utf-8")
    pinned = dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))
    for requirement in map(Requirement, asked):
        assert requirement.specifier.contains(pinned[re.sub("[._]", "-", requirement.name)]), "make lock"
