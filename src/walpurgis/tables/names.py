"""Display names: 1 to 24 printable characters, and nothing in them that could disguise or rearrange a line."""

import unicodedata
from collections import Counter
from typing import Final

from walpurgis.tables.errors import TableError
from walpurgis.words import Words

LONGEST: Final = 24
# Letters to Unicode, and yet nothing to see: a name of them would look empty.
BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
# Keyboards put these into pictures; without them the pictures stand side by side.
DROPPED: Final = dict.fromkeys([0x200D, *range(0xFE00, 0xFE10)])
MARKS: Final = 2  # accents on one letter, at most


def checked_name(raw: str) -> str:
    """The name as it is stored and shown; TableError `name` for one that cannot be."""
    if len(raw) > 8 * LONGEST:
        raise TableError("name")
    name = " ".join(unicodedata.normalize("NFC", raw.translate(DROPPED)).split())
    if not 1 <= len(name) <= LONGEST or not all(_is_visible(char) for char in name) or _has_towers(name):
        raise TableError("name")
    return name


def _is_visible(char: str) -> bool:
    # isprintable refuses control, direction and zero-width characters, private and unassigned ones.
    return char == " " or (char.isprintable() and char not in BLANKS)


def _has_towers(name: str) -> bool:
    """Marks without a letter to stand on, or so many that they grow into the lines above."""
    marks = MARKS
    for char in name:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks > MARKS:
            return True
    return False


def told_apart(people: list[tuple[str, int]], language: str) -> list[str]:
    """The names of people with these names and faces: two Jos are Jo Moon and Jo Star. An empty name stays so."""
    often = Counter(alike(name) for name, _ in people if name)
    if all(count == 1 for count in often.values()):
        return [name for name, _ in people]
    words = Words(language)
    called = [words.say("called", name=name, face=face) if often[alike(name)] > 1 else name for name, face in people]
    again = Counter(alike(name) for name in called)
    return [f"{name} {seat + 1}" if again[alike(name)] > 1 and name else name for seat, name in enumerate(called)]


def alike(name: str) -> str:
    """Names that are the same to a reader."""
    return name.casefold()
