"""docs/game-reference.md, made from the docstrings of the kernel: `make reference`. A test fails when it is stale."""

import inspect
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "game-reference.md"
WORDS: Final = ROOT / "tools" / "words-keys.md"  # what no docstring says: the keys of words, and what each is for
BAR: Final = "\\|"  # in a table a bar would end a cell

# Section, its sentence, and the classes in it; “*” behind one: its methods, too.
SECTIONS: Final = (
    ("A game", "What a package gives as `GAME`.", "game.Game* setup.Option* setup.Setup*"),
    ("A position", "One class derived from `Position`: what it must say first, what it may say better below.",
     "position.Position*"),
    ("Steps and their text", "Forms and their arguments; an argument of your own derives from `Argument`.",
     ("notation.Notation* notation.Form* notation.Argument* notation.Number notation.Word notation.Subset"
     " notation.Multiset* notation.Time")),
    ("Chance and refusals", "What can fall, and why something is not possible.", "chance.Odds* refusal.Refusal"),
    ("What a seat does not know", "The parts that `Position.unknown` states.",
     "hidden.Hidden* hidden.Rolled hidden.Dealt"),
    ("What is seen", "What `show` puts on a `View`: pieces, marks, sheets, tallies, facts.",
     "view.View* view.Piece view.Mark view.Arc view.Sheet view.Status view.Secret view.Speaker view.Ending"),
    ("What is asked", "Questions, and what stands beside them.",
     "view.Prompt view.Situation view.Effect view.Hint view.Preview view.Forecast view.Outcome"),
    ("What is told", "Events.", "event.Event"),
    ("Where things lie", "What `layout.py` gives.", "layout.Layout layout.Spot layout.Region"),
    ("Bots", "What `bot.py` gives as `MIND`.", "thinking.Mind* thinking.Belief*"),
)  # fmt: skip

HEAD: Final = """# Reference for authors of games

Made by `make reference` from what the kernel says of itself. [Add a game](add-a-game.md) builds one step by step;
[how a game looks](art.md) has the symbols.
"""


def described(path: str) -> str:
    """A class with its arguments, what it says of itself and, where asked for, what its methods do."""
    module, _, name = path.rstrip("*").partition(".")
    kind = getattr(import_module(f"walpurgis.kernel.{module}"), name)
    parts = [f"### `{name}{_arguments(kind)}`", _said(kind)]
    if path.endswith("*"):
        parts += [row for row in (_constants(kind), _methods(kind)) if row]
    return "\n\n".join(parts)


def _arguments(kind: type) -> str:
    """As they are written in a call; a position gets its own from the house."""
    if "__init__" not in vars(kind) or kind.__name__ in ("Position", "Belief"):
        return ""
    return _plain(str(inspect.signature(kind)))


def _plain(signature: str) -> str:
    """Names of types without the modules that they are in."""
    return re.sub(r"\b(?:walpurgis|collections|typing|random)\.(?:\w+\.)*", "", signature).replace(" -> None", "")


def _said(thing: object) -> str:
    return inspect.cleandoc(getattr(thing, "__doc__", None) or "")


def _constants(kind: type) -> str:
    """The constants that a game sets, with the remark behind each in the source."""
    found = re.findall(r"^    ([A-Z_]+): ClassVar\[(.+?)\](?: = (\w+))?(?:  # (.+))?$", inspect.getsource(kind), re.M)
    rows = [f"| `{name}: {kind}{f' = {value}' if value else ''}` | {remark} |" for name, kind, value, remark in found]
    return "\n".join(["| constant | |", "|---|---|", *rows]) if rows else ""


def _methods(kind: type) -> str:
    rows = []
    for name, method in vars(kind).items():
        if name.startswith("_") or not inspect.isfunction(method) or not method.__doc__:
            continue
        signature = _plain(str(inspect.signature(method))).replace("(self, ", "(").replace("(self)", "()")
        rows.append(f"| `{name}{signature.replace('|', BAR)}` | {' '.join(_said(method).split())} |")
    return "\n".join(["| method | |", "|---|---|", *rows]) if rows else ""


def page() -> str:
    parts = [HEAD]
    for title, sentence, paths in SECTIONS:
        parts += [f"## {title}", sentence, *[described(path) for path in paths.split()]]
    return "\n\n".join([part.strip("\n") for part in [*parts, WORDS.read_text("utf-8")]]) + "\n"


if __name__ == "__main__":
    if "--print" in sys.argv:
        print(page(), end="")
    else:
        PAGE.write_text(page(), "utf-8")
