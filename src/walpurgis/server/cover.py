"""The picture of a game on its card, cut out of the game's art: the rest would be much to load for one picture."""

from typing import Final
from xml.etree import ElementTree

NAMESPACE: Final = "http://www.w3.org/2000/svg"
COVER: Final = "cover"

ElementTree.register_namespace("", NAMESPACE)


def cover_of(art: bytes) -> bytes:
    """A sheet with the symbol `cover` and those symbols of the same sheet that it uses."""
    sheet = ElementTree.fromstring(art)
    symbols = {symbol.get("id", ""): symbol for symbol in sheet.iter(f"{{{NAMESPACE}}}symbol")}
    needed = [COVER]
    for name in needed:
        for used in symbols[name].iter(f"{{{NAMESPACE}}}use") if name in symbols else ():
            other = used.get("href", "").removeprefix("#")
            if other not in needed:
                needed.append(other)
    reduced = ElementTree.Element(f"{{{NAMESPACE}}}svg")
    reduced.extend([symbols[name] for name in needed if name in symbols])
    return ElementTree.tostring(reduced)
