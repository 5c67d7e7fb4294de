"""Arguments of Fluent messages: whatever values a message is given, it is said, in both languages.

The first two bytes choose the message, the rest are its values, between line ends. Where a message asks for a number,
such as a time or a line of a file, it is given one: no person writes those.
"""

import re
from collections.abc import Iterator
from typing import Final

from benchmarks.fuzz.target import Check
from walpurgis import games
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.view import Piece
from walpurgis.words import LANGUAGES, Words, source

VARIABLE: Final = re.compile(r"\$([a-z][\w-]*)")
NUMBER: Final = re.compile(r"(?:SECONDS|NUMBER)\(\$([a-z][\w-]*)")
REFERENCE: Final = re.compile(r"\{ *(-?[a-z][\w-]*) *(?:\.[\w-]+ *)?[(}]")
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) ?=(.*(?:\n[ }].*|\n(?=\n[ }]))*)", re.MULTILINE)
ISOLATE: Final = "\u2068"  # what Fluent puts before a value whose direction may differ
LONGEST_NAME: Final = 100  # longer than any name or text of a step; an error tells of what was found, however long
WORDS: Final = (
    b"\n", b"3..6", b"3, 5, 8", b"18..20, 1..3", b"3 5 8", b"Ada", b"{", b"}", b"{ $seat }", b"-", b"1-2-3",
    b"x" * 1200, b"other", b"one", b"NUMBER($a)",
)  # fmt: skip


class Entry:
    """A message of a game or of the house. names are those of its values; numbers are those that are always numbers."""

    def __init__(self, spoken: list[Words], key: str, text: str) -> None:
        self.spoken = spoken
        self.key = key
        self.names = sorted(set(VARIABLE.findall(text)))
        self.numbers = frozenset(NUMBER.findall(text))

    def values(self, texts: list[str]) -> Args:
        return {name: self._value(name, texts[at % len(texts)]) for at, name in enumerate(self.names)}

    def _value(self, name: str, text: str) -> int | str:
        if name in self.numbers:
            return len(text)
        text = text if self.key.startswith("error-") else text[:LONGEST_NAME]
        return int(text) if text.isascii() and text.isdigit() and len(text) < 1000 else text


def make_check() -> Check:
    entries = list(_entries())
    pieces = [entry for entry in entries if entry.key.startswith("piece-")]
    spots = [entry for entry in entries if entry.key.startswith("spot-")]

    def check(data: bytes) -> bool:
        number = int.from_bytes(data[:2], "big")
        texts = data[2:].decode("utf-8", "replace").replace(ISOLATE, "").split("\n")  # so that a mark would be ours
        entry = entries[number % len(entries)]
        values = entry.values(texts)
        for words in entry.spoken:
            said = words.say(entry.key, **values)
            assert ISOLATE not in said, "direction marks are noise in a terminal"
        _say_piece(pieces[number % len(pieces)], texts)
        _say_spot(spots[number % len(spots)], texts)
        return bool(values)

    return check


def _say_piece(entry: Entry, texts: list[str]) -> None:
    """The parts of its value are as many as its message has letters, or more; a number stands alone."""
    values = [str(value) for value in entry.values(texts).values()]
    value = values[0] if entry.numbers else "-".join([*values, "0"])
    for words in entry.spoken:
        assert words.piece(Piece(entry.key.removeprefix("piece-"), 1, value, 2, 0))


def _say_spot(entry: Entry, texts: list[str]) -> None:
    parts = [str(value) for value in entry.values(texts).values()]
    for words in entry.spoken:
        assert words.spot("-".join([entry.key.removeprefix("spot-"), "0", *parts]))


def _entries() -> Iterator[Entry]:
    house = [_texts(language, "") for language in LANGUAGES]
    for name in ("", *games.ours()):
        game = games.find(name) if name else None
        spoken = [Words(language, game) for language in LANGUAGES]
        own = [_texts(language, game.package) if game else {} for language in LANGUAGES]
        known = [before | after for before, after in zip(house, own, strict=True)]
        for key in sorted(own[0] if game else house[0]):
            if spoken[0].has(key):  # a term is said only inside others
                yield Entry(spoken, key, "".join(_whole(key, texts) for texts in known))


def _texts(language: str, package: str) -> dict[str, str]:
    return dict(ENTRY.findall(source(language, package)))


def _whole(key: str, texts: dict[str, str]) -> str:
    """A message with the messages that stand inside it."""
    text = texts.get(key, "")
    return text + "".join(_whole(inner, texts) for inner in REFERENCE.findall(text) if inner != key)
