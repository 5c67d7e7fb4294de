"""Games of other people, installed for a test: a new one, the examples of our docs, and what can be wrong with one."""

import os
from pathlib import Path
from textwrap import indent

from walpurgis.lab import new_game

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

# A new game with a fault in it. IN_WORKER: whether this is a process that thinks.
FAULTY = """
import multiprocessing
import time
from dataclasses import replace

from snails import GAME as SNAILS
from snails.rules import FINISH, REST, Snails
from walpurgis.kernel.steps import CHANCE
from walpurgis.kernel.view import Piece

IN_WORKER = multiprocessing.parent_process() is not None
NAP_S = 0.001  # what never ends leaves the machine to the other tests


def for_ever():
    while True:
        time.sleep(NAP_S)


class Faulty(Snails):
    __slots__ = ()

    def copy(self):
        twin = Faulty(self.setup)
        twin.awaits, twin.squares, twin.turn, twin.face = self.awaits, self.squares[:], self.turn, self.face
        return twin

{fault}

GAME = replace(SNAILS, name={name!r}, position=Faulty)
"""

RAISES_IN_PLAY = """
def play(self, actor, step):
    if actor != CHANCE:
        raise ZeroDivisionError("a fault of its author's")
    super().play(actor, step)
"""
LOOPS_IN_PLAY = """
def play(self, actor, step):
    while actor != CHANCE:
        try:
            time.sleep(NAP_S)
            raise ValueError("and again")
        except Exception:
            pass
    super().play(actor, step)
"""
HUGE_VIEW = """
def show(self, view, seat):
    super().show(view, seat)
    if any(self.squares):
        for number in range(20_000):
            view.put("square-1", Piece("snail", 0, str(number)))
"""
RAISES_IN_VIEW = """
def show(self, view, seat):
    super().show(view, seat)
    if any(self.squares):
        raise KeyError("square")
"""
RAISES_AT_ONCE = """
def begin(self):
    raise ZeroDivisionError
"""
BOT_RAISES = """
def legal(self, seat):
    if IN_WORKER:
        raise ZeroDivisionError
    return super().legal(seat)
"""
BOT_OVERRUNS = """
def legal(self, seat):
    if IN_WORKER:
        for_ever()
    return super().legal(seat)
"""
HANGS_IN_WORKER = """
if IN_WORKER:
    for_ever()
"""


def install(folder: Path, entries: str, **faulty: str) -> None:
    """The example and faulty games, each a package of its own, as pip would put them into a folder on the path."""
    new_game.write("snails", folder / "new")
    (folder / "snails").symlink_to(folder / "new" / "snails" / "snails")
    info = folder / "snails-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: snails\nVersion: 1.0\n")
    for name, fault in faulty.items():
        (folder / f"{name}.py").write_text(FAULTY.format(name=name, fault=indent(fault, "    ")))
        entries += f"{name} = {name}:GAME\n"
    (info / "entry_points.txt").write_text(f"[walpurgis.games]\n{entries}")


def environment_with(folder: Path, entries: str, **faulty: str) -> dict[str, str]:
    install(folder, entries, **faulty)
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "HOME": str(folder)}


def install_examples(folder: Path) -> None:
    """The examples of our docs, as pip would put them into a folder on the path."""
    names = sorted(path.parent.name for path in EXAMPLES.glob("*/pyproject.toml"))
    info = folder / "examples-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: examples\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[walpurgis.games]\n" + "".join(f"{name} = {name}:GAME\n" for name in names))
    for name in names:
        (folder / name).symlink_to(EXAMPLES / name / name)
