"""Pieces and spots as a few letters. A colour always comes with its sign, so that it never stands alone."""

from rich.style import Style
from rich.text import Text

from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.view import Piece, View

SIGNS = ("☾", "★", "♦", "♣", "ϟ", "♥")
STYLES = ("#b58cff", "#6fa8f0", "#ff6a55", "#6fd160", "#f8e352", "#fe98d1")  # violet, blue, red, green, yellow, pink
EMPTY = Style(dim=True)
NOTE = Style(italic=True, underline=True)  # what only this seat knows
TRACK = 24  # so many spots of one kind are a track, and its empty squares show their numbers


def colour_style(colour: int) -> Style:
    return Style(color=STYLES[colour % len(STYLES)]) if colour >= 0 else Style()


def sign(colour: int) -> str:
    return SIGNS[colour % len(SIGNS)] if colour >= 0 else ""


def piece_text(layout: Layout, piece: Piece) -> Text:
    pattern = layout.glyphs.get(piece.kind, piece.kind[:1].upper() + "{value}")
    shown = pattern.format(value=piece.value, colour=sign(piece.colour), count=piece.count)
    if "{colour}" not in pattern:
        shown += sign(piece.colour)
    if piece.count != 1 and "{count}" not in pattern:
        shown += f"×{piece.count}"
    return Text(shown, colour_style(piece.colour) + Style(bold=True))


def pieces_text(layout: Layout, pieces: list[Piece], apart: bool = False) -> Text:
    """Side by side, or apart where there is room."""
    texts = [piece_text(layout, piece) for piece in pieces]
    long = any(" " in text.plain for text in texts)
    between = (" · " if long else " ") if apart else ""
    return Text(between).join(texts)


def note_text(layout: Layout, pieces: list[Piece]) -> Text:
    text = pieces_text(layout, pieces)
    text.stylize(NOTE)
    return text


def lying_text(layout: Layout, view: View, name: str) -> Text:
    """Everything on a spot: what all can see, and this seat's notes."""
    text = pieces_text(layout, view.spots.get(name, []))
    return text.append_text(note_text(layout, view.notes.get(name, [])))


def empty_text(layout: Layout, spot: Spot) -> Text:
    blank = layout.glyphs.get(spot.shape, "·").format(value=" ", colour="", count="")
    return Text(blank + sign(spot.colour), EMPTY + colour_style(spot.colour))


def tracks(layout: Layout) -> frozenset[str]:
    """The kinds of spots that are squares of a way, such as “ring” for ring-0, ring-1 …"""
    kinds = [spot.kind for spot in layout.spots if spot.name.count("-") == 1 and spot.shape != "hand"]
    return frozenset(kind for kind in kinds if kinds.count(kind) >= TRACK)
