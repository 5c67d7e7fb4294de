"""The pictures of a game as the server uses them: symbols of its art, and the house's own that they refer to.

What a symbol is for says its name (`piece-KIND`, `shape-SHAPE`, `ground`), and how it is drawn its data- attributes:
see docs/art.md. The page reads the same sheets in client/src/board/art.ts.
"""

import re
from collections.abc import Iterable
from copy import deepcopy
from typing import Final, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from walpurgis.kernel.view import Piece

NAMESPACE: Final = "http://www.w3.org/2000/svg"
REFERENCE: Final = re.compile(r"^#([\w-]+)$|url\(#([\w-]+)\)")
COLOURS: Final = ("violet", "blue", "red", "green", "yellow", "pink")
UNIT: Final = (0.0, 0.0, 64.0, 64.0)

Box = tuple[float, ...]  # x, y, width, height
Mark = tuple[float, ...]  # x, y, size

ElementTree.register_namespace("", NAMESPACE)


class Picture(NamedTuple):
    """A symbol, and how it is placed."""

    id: str
    box: Box = UNIT
    text: Mark = ()  # where the value is written
    tally: Mark = ()  # where the count is written
    scale: float = 1  # of the spot's smaller side
    least: float = 0  # how small it may get, in board units
    lift: float = 0  # how far it stands above the middle of its spot, in its own heights
    is_flat: bool = False  # lies on the spot, filling it and turned with it; all else stands upright
    casts: bool = False  # throws a shadow
    every: int = 0  # its spots wear their number where it divides by this; 0: never
    sign: float = 0  # how large the sign of its colour is on it, of its width; 0: none
    size: float = 0  # in board units, wherever it stands; 0: as its spot is
    stand: int = -1  # which of a spot's stands it takes; -1: that of its colour
    apart: float = 0.72  # from the middle of one with a size to the next, of its width
    plate: int = 0  # so many of it on one spot, or more, stand on a plate beside it; 0: never
    digits: float = 25  # how large that number is, in board units
    is_block: bool = False  # its spots have straight edges, as narrow below as their taper says
    face: str = ""  # the colour of its spots; empty: stone
    is_labelled: bool = False  # its spots wear their label
    label: Mark = ()  # so far from below their middle
    wears_one: bool = False  # a single one wears its count too
    ink: str = ""  # what its value is written in, whatever its colour: `ink` or `paper`
    flag: Mark = ()  # where a flag says what it is, in words
    places: int = 0  # a spot of this shape has so many places side by side; 0: it is one place
    is_ranked: bool = False  # takes the place of its value there, else the next one
    room: Box = ()  # the part of a spot of this shape where figures stand
    colour: str = "var(--paper)"  # of an arc
    is_dotted: bool = False  # an arc that is a row of dots
    inside: float = 0  # how far from its spots an arc lies, towards the middle of the board
    is_display: bool = False  # what is written on it is in the display face


class SymbolSheet:
    """The parts of an art that can be referred to by name."""

    def __init__(self, art: bytes) -> None:
        self.root = ElementTree.fromstring(art)
        self.parts = {name: part for part in self.root.iter() if (name := part.get("id"))}

    def needed(self, names: Iterable[str]) -> list[str]:
        """These parts and all that they use of this sheet, each once."""
        needed = [name for name in dict.fromkeys(names) if name in self.parts]
        for name in needed:
            used = dict.fromkeys(references(self.parts[name]))
            needed += [other for other in used if other in self.parts and other not in needed]
        return needed

    def foreign(self, names: Iterable[str]) -> list[str]:
        """What these parts use of other sheets."""
        used = [other for name in self.needed(names) for other in references(self.parts[name])]
        return [name for name in dict.fromkeys(used) if name not in self.parts]


def references(part: Element) -> list[str]:
    values = [value for element in part.iter() for value in element.attrib.values()]
    return [one or other for value in values for one, other in REFERENCE.findall(value)]


def ornament(service: bytes | None, name: str) -> str:
    """A symbol of the house as a picture of its own, for a page that is not drawn by scripts; nothing without them."""
    sheet = SymbolSheet(service) if service else None
    if sheet is None or name not in sheet.parts:
        return ""
    box = sheet.parts[name].get("viewBox", "0 0 64 64")
    picture = Element(f"{{{NAMESPACE}}}svg", {"class": "ornament", "aria-hidden": "true", "viewBox": box})
    picture.extend([sheet.parts[other] for other in sheet.needed([name]) if other != name])
    picture.extend(list(sheet.parts[name]))
    return ElementTree.tostring(picture, encoding="unicode")


class Art:
    """A game's art on one page: remembers what was used, for the sprites that the page has to hold.

    Names of the game's symbols get its prefix, because two sheets may call theirs alike.
    """

    def __init__(self, own: bytes, service: bytes, prefix: str) -> None:
        self._own = SymbolSheet(own)
        self._service = SymbolSheet(service)
        self._prefix = prefix
        self._used: dict[str, None] = {}

    @property
    def palette(self) -> list[str]:
        """The custom properties that the game sets."""
        return [line for line in self._own.root.get("data-palette", "").split(";") if line]

    def has(self, name: str) -> bool:
        return name in self._own.parts

    def use(self, name: str) -> str:
        """What a `use` refers to: a symbol of the game, else of the house."""
        self._used[name] = None
        return f"#{self._prefix}{name}" if self.has(name) else f"#{name}"

    def get(self, name: str) -> Picture | None:
        return self._picture(name)

    def shape(self, shape: str) -> Picture | None:
        return self._picture(f"shape-{shape}")

    def head(self, colour: int) -> str:
        """The head of a seat: the game's own, else the house's witch of that colour."""
        return self.use(f"head-c{colour}" if self.has(f"head-c{colour}") else f"witch-{COLOURS[colour]}")

    def piece(self, piece: Piece) -> Picture | None:
        """The most exact symbol there is: for a value and a colour, for one of them, for the kind."""
        base = f"piece-{piece.kind}"
        value = f"-{piece.value}" if piece.value else ""
        colour = f"-c{piece.colour}" if piece.colour >= 0 else ""
        for name in (base + value + colour, base + value, base + colour, base):
            if self.has(name):
                return self._picture(name)
        return None

    def sprites(self) -> str:
        """A sheet with all that was used so far, and what that uses in turn."""
        own = self._own.needed(self._used)
        outside = [name for name in self._used if name not in self._own.parts]
        service = self._service.needed([*outside, *self._own.foreign(self._used)])
        sheet = Element(f"{{{NAMESPACE}}}svg", {"class": "sprites", "aria-hidden": "true"})
        sheet.extend([self._renamed(self._own.parts[name], own) for name in own])
        sheet.extend([self._service.parts[name] for name in service])
        return ElementTree.tostring(sheet, encoding="unicode")

    def _renamed(self, part: Element, own: list[str]) -> Element:
        copy = deepcopy(part)
        for element in copy.iter():
            for key, value in element.attrib.items():
                if key == "id" and value in self._own.parts:
                    element.set(key, self._prefix + value)
                elif found := REFERENCE.search(value):
                    name = found[1] or found[2]
                    if name in own:
                        element.set(key, value.replace(f"#{name}", f"#{self._prefix}{name}"))
        return copy

    def _picture(self, name: str) -> Picture | None:
        symbol = self._own.parts.get(name)
        if symbol is None:
            return None
        data = {key.removeprefix("data-"): value for key, value in symbol.attrib.items() if key.startswith("data-")}
        return Picture(
            name,
            _numbers(symbol.get("viewBox", "0 0 64 64")),
            _numbers(data.get("text", "")),
            _numbers(data.get("count", "")),
            float(data.get("scale", 1)),
            float(data.get("least", 0)),
            float(data.get("lift", 0)),
            "flat" in data,
            "cast" in data,
            int(data.get("every", 0)),
            float(data.get("sign", 0)),
            float(data.get("size", 0)),
            int(data.get("stand", -1)),
            float(data.get("apart", 0.72)),
            int(data.get("plate", 0)),
            float(data.get("digits", 25)),
            "block" in data,
            data.get("face", ""),
            "label" in data,
            _numbers(data.get("label", "")),
            "alone" in data,
            data.get("ink", ""),
            _numbers(data.get("flag", "")),
            int(data.get("places", 0)),
            "ranked" in data,
            _numbers(data.get("room", "")),
            data.get("colour", "var(--paper)"),
            "dots" in data,
            float(data.get("inside", 0)),
            "display" in data,
        )


def _numbers(text: str) -> tuple[float, ...]:
    return tuple(float(number) for number in re.split(r"[\s,]+", text.strip()) if number)
