"""The map of the code misses no file, names none that is gone, and says of each what the file says of itself."""

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "walpurgis"
PAGE = ROOT / "client" / "src"
MAPPED = dict(re.findall(r"^- `(.+)` — (.+)$", (ROOT / "docs" / "map.md").read_text("utf-8"), re.MULTILINE))


def first_sentences(file: Path) -> str:
    """The first line of the docstring; where the line goes on, as much of it as is whole sentences."""
    line = (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").split("\n")[0]
    return line if line.endswith(".") else line[: line.rindex(". ") + 1]


def test_every_file_is_on_the_map() -> None:
    python = {file.relative_to(SOURCES).as_posix() for file in SOURCES.rglob("*.py")}
    page = {file.relative_to(PAGE).as_posix() for file in PAGE.rglob("*") if file.is_file()}
    assert len(python) > 100
    assert len(page) > 100
    assert MAPPED.keys() == python | page


def test_the_map_says_what_the_files_say() -> None:
    for name, line in MAPPED.items():
        if name.endswith(".py"):
            assert line == first_sentences(SOURCES / name)


def test_the_name_of_a_class_means_one_thing() -> None:
    """Whoever looks for it finds one, in all of the sources."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(file.relative_to(SOURCES).as_posix())
    assert len(found) > 100
    assert {name: files for name, files in found.items() if len(files) > 1} == {}
