"""A new game: a package that runs at once, written from the template beside this file for an author to change.

In the template `{{name}}` stands for the game's name, `{{Class}}` for that of its Position, `{{CL}}` for the letters of
its clauses and `{{title}}` for what people call it.
"""

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from walpurgis import games
from walpurgis.kernel.refusal import WalpurgisError

TEMPLATE = files("walpurgis.lab").joinpath("template")
NAME = re.compile(r"[a-z][a-z0-9_]*[a-z0-9]")
PACKAGE = "package"  # the folder of the template that gets the game's name
SUFFIX = ".in"  # of files that would otherwise count as ours


def write(name: str, folder: Path) -> list[Path]:
    """The files of a new game, in a folder of its name within this one; WalpurgisError for a name that cannot be."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise WalpurgisError("game-name", found=name)
    if name in games.names():
        raise WalpurgisError("game-there", found=name)
    into = folder / name
    if into.exists():
        raise WalpurgisError("folder-there", source=str(into))
    return _written(TEMPLATE, into, _values(name))


def _values(name: str) -> dict[str, str]:
    title = name.replace("_", " ").title()
    return {"name": name, "Class": title.replace(" ", ""), "CL": name[:2].upper(), "title": title}


def _written(source: Traversable, into: Path, values: dict[str, str]) -> list[Path]:
    into.mkdir(parents=True)
    written: list[Path] = []
    for entry in sorted(source.iterdir(), key=lambda entry: entry.name):
        name = values["name"] if entry.name == PACKAGE else entry.name.removesuffix(SUFFIX)
        if entry.is_dir():
            written += _written(entry, into / name, values)
        else:
            text = re.sub(r"\{\{(\w+)\}\}", lambda found: values[found[1]], entry.read_text("utf-8"))
            (into / name).write_text(text, "utf-8")
            written.append(into / name)
    return written
