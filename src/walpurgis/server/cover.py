"""The picture of a game on its card, cut out of the game's art: the rest would be much to load for one picture."""

from typing import Final
from xml.etree import ElementTree

from walpurgis.server.art import NAMESPACE, SymbolSheet

COVER: Final = "cover"


def cover_of(art: bytes) -> bytes:
    """A sheet with the symbol `cover` and what it uses of the same sheet."""
    sheet = SymbolSheet(art)
    reduced = ElementTree.Element(f"{{{NAMESPACE}}}svg")
    reduced.extend([sheet.parts[name] for name in sheet.needed([COVER])])
    return ElementTree.tostring(reduced)
