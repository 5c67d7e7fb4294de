"""Pictures for what a game's art does not draw: shapes and letters by the house, so that every board can be seen.

A symbol that is missing, or the whole art.svg, never keeps a game from being played. What is not to be drawn at all is
named on the root of art.svg: `data-bare="shape-card piece-time"`.
"""

import logging
import re
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from walpurgis.kernel.game import Game
from walpurgis.server.art import NAMESPACE
from walpurgis.words import LANGUAGES, Words

SIGNS: Final = ("moon", "star", "flame", "toad", "bolt", "heart")
COVERS: Final = ("#2f5a4b", "#5b2d6e", "#1f3b66", "#b4512f", "#7a4a1c", "#3d5a2a")
DIE: Final = "die"
OFF_THE_BOARD: Final = "hand"
IN_SHEETS: Final = "cell-"  # glyphs of signs that only a terminal draws
PLACEHOLDER: Final = re.compile(r"\{\w+\}")

log = logging.getLogger(__name__)


@cache
def art_of(game: Game) -> bytes:
    """The game's art, and plain symbols for what it lacks; as it is where it lacks nothing."""
    root, own = _own_art(game)
    drawn = {name for part in root.iter() if (name := part.get("id"))}
    bare = set(root.get("data-bare", "").split())
    made = [
        symbol
        for name, symbol in _symbols(game).items()
        if name not in bare and not any(one == name or one.startswith(f"{name}-") for one in drawn)
    ]
    if not made and own:
        return own
    plain = ElementTree.fromstring(f'<svg xmlns="{NAMESPACE}">{"".join(made)}</svg>')
    root.extend(list(plain))
    return ElementTree.tostring(root)


def _own_art(game: Game) -> tuple[Element, bytes]:
    file = files(game.package).joinpath("art.svg")
    if file.is_file():
        own = file.read_bytes()
        try:
            return ElementTree.fromstring(own), own
        except ElementTree.ParseError:
            log.exception("the pictures of %s cannot be read", game.name)
    return Element(f"{{{NAMESPACE}}}svg"), b""


def _symbols(game: Game) -> dict[str, str]:
    """A plain symbol for the card of a game, its ground, and every shape and kind of piece of its layouts."""
    found = {"cover": _cover(game), "ground": _ground()}
    glyphs: dict[str, str] = {}
    shapes: set[str] = set()
    for seats in game.seats:
        layout = game.layout(game.setup(seats, 0, {}))
        shapes |= {spot.shape for spot in layout.spots}
        glyphs |= layout.glyphs
    for shape in sorted(shapes - {OFF_THE_BOARD}):
        found[f"shape-{shape}"] = _shape(shape)
    for kind in sorted(glyphs.keys() - shapes | ({DIE} & glyphs.keys())):
        if kind.startswith(IN_SHEETS):
            continue
        found[f"piece-{kind}"] = _die() if kind == DIE else _piece(kind, glyphs[kind])
    return found


def _ground() -> str:
    rect = '<rect width="100" height="100" rx="3" fill="var(--ground)"/>'
    return f'<symbol id="ground" viewBox="0 0 100 100" preserveAspectRatio="none">{rect}</symbol>'


def _shape(shape: str) -> str:
    """A rounded plate. One that dice lie on is not there for its number."""
    tag = "" if shape == DIE else ' data-tag=""'
    rect = '<rect x="2" y="2" width="60" height="60" rx="12" fill="var(--face)" stroke="var(--edge)" stroke-width="2"/>'
    return (
        f'<symbol id="shape-{escape(shape)}" viewBox="0 0 64 64" preserveAspectRatio="none" data-cast=""{tag}>'
        f"{rect}</symbol>"
    )


def _die() -> str:
    faces = [
        f'<symbol id="piece-die-{face}" viewBox="0 0 64 64"><use href="#die-{face}" width="64" height="64"/></symbol>'
        for face in range(1, 7)
    ]
    return "".join(faces)


def _piece(kind: str, glyph: str) -> str:
    """A disc in its colour, with the sign of the colour; its value is written on it, else what a terminal draws."""
    letters = "" if "{value}" in glyph else PLACEHOLDER.sub("", glyph).strip() or kind[:1].upper()
    disc = '<circle cx="32" cy="32" r="27" fill="var(--c)" stroke="var(--ink)" stroke-width="3"/>'
    text = (
        f'<text x="32" y="33" font-size="26" font-weight="800" text-anchor="middle" dominant-baseline="central" '
        f'fill="var(--on)">{escape(letters[:2])}</text>'
        if letters
        else ""
    )
    said = f'viewBox="0 0 64 64" data-cast="" data-count="52 52 18"{"" if letters else f" data-text={WHERE}"}'
    plain = f'<symbol id="piece-{escape(kind)}" {said}>{disc}{text}</symbol>'
    coloured = [
        f'<symbol id="piece-{escape(kind)}-c{colour}" {said}>{disc}{text}'
        f'<circle cx="52" cy="14" r="11" fill="var(--ink)"/>'
        f'<use href="#sign-{sign}" x="44" y="6" width="16" height="16" color="var(--paper)"/></symbol>'
        for colour, sign in enumerate(SIGNS)
    ]
    return "".join([plain, *coloured])


WHERE: Final = '"32 33 28"'  # x, y and size of a value on a disc


def _cover(game: Game) -> str:
    """The first letter of its name on a colour of its own."""
    name = Words(LANGUAGES[-1], game).say("name")
    colour = COVERS[sha256(game.name.encode()).digest()[0] % len(COVERS)]
    return (
        f'<symbol id="cover" viewBox="0 0 240 140"><rect x="-60" y="-60" width="360" height="260" fill="{colour}"/>'
        '<circle cx="120" cy="76" r="58" fill="#fff" opacity=".12"/>'
        f'<text x="120" y="80" font-size="96" text-anchor="middle" dominant-baseline="central" fill="#fff6c9" '
        f'font-family="var(--display)">{escape(name[:1])}</text></symbol>'
    )
