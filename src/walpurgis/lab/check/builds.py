"""Compiled and interpreted, the same games; nothing that only one of them sees; and how fast they are."""

import importlib
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from random import Random
from time import process_time

from walpurgis.kernel import position as kernel
from walpurgis.kernel.game import Game
from walpurgis.kernel.notation import Argument
from walpurgis.kernel.position import playout
from walpurgis.kernel.thinking import Mind
from walpurgis.lab.check.fate import fates
from walpurgis.lab.check.finding import RULES, Finding, found
from walpurgis.lab.check.setups import LONGEST

MEASURED_S = 0.5  # of processor time
INTERPRETED_S = 100  # of processor time, for all games of the sources: only what hangs gets there
ENDED = {-getattr(signal, name) for name in ("SIGXCPU", "SIGKILL") if hasattr(signal, name)}
SET_BY_INIT = {Mind: ("horizon", "rehearses"), Argument: ("size", "words", "free")}


def attributes(game: Game) -> Iterator[Finding]:
    """What a game sets is said to `__init__`: a compiled kernel does not look at attributes of a class."""
    if "__mypyc_attrs__" in vars(game.position) and not game.package.startswith("walpurgis."):
        yield found("native", RULES, kind=game.position.__name__)
    mind = mind_of(game)
    held: list[object] = [argument for form in game.position.NOTATION.forms for argument in form.arguments]
    for one in [*held, *([mind] if mind else [])]:
        for base, names in SET_BY_INIT.items():
            if isinstance(one, base):
                for part in type(one).__mro__[: type(one).__mro__.index(base)]:
                    for name in [name for name in names if name in _values(part)]:
                        file = f"{part.__module__.rpartition('.')[2]}.py"
                        yield found("class-attribute", file, name=name, kind=part.__name__, base=base.__name__)


def _values(kind: type) -> set[str]:
    """Attributes that a class sets itself. A compiled class has descriptors of that name for what its objects hold."""
    return {name for name, value in vars(kind).items() if isinstance(value, (int, str))}


def mind_of(game: Game) -> Mind | None:
    """What a game brings to its bots, if it does."""
    if find_spec(f"{game.package}.bot") is None:
        return None
    mind = getattr(importlib.import_module(f"{game.package}.bot"), "MIND", None)
    return mind if isinstance(mind, Mind) else None


def is_compiled(game: Game) -> bool:
    """Whether anything of its rules, or of the kernel below them, runs compiled here."""
    files = [kernel.__file__, sys.modules[game.position.__module__].__file__ or ""]
    return any(not file.endswith(".py") for file in files)


def builds(game: Game) -> Iterator[Finding]:
    """Where something is compiled, the sources play the same games. Where nothing is, there is nothing to compare."""
    if not is_compiled(game):
        return
    package = game.package.partition(".")[0]
    command = [sys.executable, "-m", "walpurgis.lab.check.sources_first", game.name, package, str(INTERPRETED_S)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode in ENDED:
        return  # what hangs is found at its table, with its name
    if done.returncode:
        yield found("builds-failed", RULES, reason=done.stderr.strip().rpartition("\n")[2])
        return
    interpreted: dict[str, str] = json.loads(done.stdout)["fates"][game.name]
    for table, fate in fates(game).items():
        if interpreted.get(table) != fate:
            yield found("builds", RULES, table)
            return


def speed(game: Game) -> int:
    """Steps of random play in a second of processor time, with the most seats: a figure to look at, not a verdict."""
    steps, seed, began = 0, 0, process_time()
    while process_time() - began < MEASURED_S:
        seed += 1
        steps += playout(game.start(game.seats[-1]), Random(seed), LONGEST)
    return round(steps / (process_time() - began))
