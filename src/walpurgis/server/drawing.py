"""A position drawn as plain SVG: the page's board (client/src/board) for paper and for those without scripts."""

from html import escape
from math import hypot
from typing import Final, NamedTuple

from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.view import Piece, View
from walpurgis.server import surroundings
from walpurgis.server.art import COLOURS, Art, Mark, Picture
from walpurgis.server.placing import Placed, Plate, spread
from walpurgis.server.svg_number import number as _n
from walpurgis.words import Words

SIGNS: Final = ("moon", "star", "flame", "toad", "bolt", "heart")
NOTE: Final = 34.0  # board units
CLOSE: Final = 0.42  # of the board: no close-up shows less
LOW: Final = 0.7  # how high a close-up is at least, of its width
ARROW: Final = 30.0  # board units

Way = list[str]  # spots, from where to where


class Emphasis(NamedTuple):
    """What a drawing shows beside what lies on the board: ways that were gone, spots to look at, and how near."""

    ways: list[Way]
    marks: list[str]
    is_close: bool = False


def board(view: View, layout: Layout, art: Art, emphasis: Emphasis, words: Words, label: str) -> str:
    spots = {spot.name: spot for spot in layout.spots if spot.shape != "hand"}
    ways = [way for names in emphasis.ways if len(way := [spots[name] for name in names if name in spots]) > 1]
    marked = dict.fromkeys([*emphasis.marks, *(spot.name for way in ways for spot in (way[0], way[-1]))])
    parts = [_use(art, "ground", layout), surroundings.regions(layout, art, words), _use(art, "decor", layout)]
    faces = surroundings.faces(view.marks, art)
    parts += [_spot(spot, art, faces.get(spot.name, "")) for spot in spots.values()]
    tagged = [mark.spots[-1] for mark in view.marks if mark.tag]
    numbers = {name: text for name, spot in spots.items() if name not in tagged and (text := _number(spot, art))}
    parts += [surroundings.marks(view.marks, spots, numbers, art), *numbers.values()]
    parts += [surroundings.label(spot, art, words) for spot in spots.values() if _is_labelled(spot, art)]
    parts.append(_use(art, "above", layout))
    laid = [(spot, spread(spot, view.spots.get(spot.name, []), art, layout)) for spot in spots.values()]
    placed = [figure for _, (figures, _) in laid for figure in figures]
    parts += [_figure(figure, art, words) for figure in placed if figure.picture.is_flat]
    parts += [_way(way) for way in ways]
    for spot, (figures, plate) in laid:
        standing = [_figure(figure, art, words) for figure in figures if not figure.picture.is_flat]
        parts += [_plate(spot, plate), *standing, _plate_number(spot, plate)] if plate else standing
    parts.append(surroundings.arcs(view.arcs, layout, art))
    parts.append(surroundings.speaker(view.speaker, layout, art, words))
    parts += [_ring(spots[name], art) for name in marked if name in spots]
    for spot in spots.values():
        parts += [_figure(note, art, words) for note in _notes(spot, view.notes.get(spot.name, []), art, layout)]
    idle = [f"off-{colour}" for colour in range(len(COLOURS)) if all(spot.colour != colour for spot in spots.values())]
    box = (
        _close_up(ways, [spots[name] for name in emphasis.marks if name in spots], layout) if emphasis.is_close else ""
    )
    return (
        f'<svg class="{" ".join(["board", *idle])}" viewBox="{box or f"0 0 {_n(layout.width)} {_n(layout.height)}"}" '
        f'role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )


def _use(art: Art, name: str, layout: Layout) -> str:
    if not art.has(name):
        return ""
    return f'<use href="{art.use(name)}" width="{_n(layout.width)}" height="{_n(layout.height)}"/>'


def _filling(href: str, width: float, height: float) -> str:
    size = f'width="{_n(width)}" height="{_n(height)}"'
    return f'<use href="{href}" x="{_n(-width / 2)}" y="{_n(-height / 2)}" {size}/>'


def _spot(spot: Spot, art: Art, marked: str) -> str:
    picture = art.shape(spot.shape)
    if picture is None:
        return ""
    colour = COLOURS[spot.colour] if spot.colour >= 0 else "plain"
    turn = _n(spot.turn)
    face = shadow = _block(spot, "") if picture.is_block else _filling(art.use(picture.id), spot.width, spot.height)
    if picture.is_block:
        face = _block(spot, marked or picture.face)
    parts = [f'<g class="spot {colour}" transform="translate({_n(spot.x)} {_n(spot.y)})">']
    if picture.casts:
        parts.append(f'<g class="shadow" transform="translate(2 7) rotate({turn})">{shadow}</g>')
    parts.append(f'<g transform="rotate({turn})">{face}</g>')
    if spot.colour >= 0 and picture.sign:
        sign = spot.width * picture.sign
        parts.append(f'<g class="sign">{_filling(art.use(f"sign-{SIGNS[spot.colour]}"), sign, sign)}</g>')
    return "".join([*parts, "</g>"])


def _block(spot: Spot, colour: str) -> str:
    return f'<path class="block" fill="{colour or "var(--face)"}" d="{_edges(spot)}"/>'


def _edges(spot: Spot) -> str:
    """Straight: an upper one as wide as the spot, a lower one as its taper says."""
    half, down = spot.width / 2, spot.height / 2
    low = half * (1 - spot.taper)
    return f"M{_n(-half)} {_n(-down)}L{_n(half)} {_n(-down)}L{_n(low)} {_n(down)}L{_n(-low)} {_n(down)}Z"


def _is_labelled(spot: Spot, art: Art) -> bool:
    shape = art.shape(spot.shape)
    return shape is not None and shape.is_labelled


def _plate(spot: Spot, plate: Plate) -> str:
    corner = f'x="{_n(plate.x - plate.width / 2)}" y="{_n(plate.y - plate.height / 2)}" rx="18"'
    pin = f'<path d="M{_n(spot.x)} {_n(spot.y)}L{_n(plate.x)} {_n(plate.y)}"/>'
    foot = f'<circle cx="{_n(spot.x)}" cy="{_n(spot.y)}" r="13"/>'
    cloth = f'<rect {corner} width="{_n(plate.width)}" height="{_n(plate.height)}"/>'
    return f'<g class="plate">{pin}{foot}{cloth}</g>'


def _plate_number(spot: Spot, plate: Plate) -> str:
    """The number of the spot that the plate hides."""
    place = f"translate({_n(plate.x + plate.width / 2 - 6)} {_n(plate.y - plate.height / 2 + 4)})"
    return f'<g class="count" transform="{place}"><circle r="27"/>{_text("", _last_number(spot), "", 40)}</g>'


def _last_number(spot: Spot) -> str:
    last = spot.name.split("-")[-1]
    return last if last.isdigit() else ""


def _ring(spot: Spot, art: Art) -> str:
    """Around what is to be looked at."""
    shape, place = art.shape(spot.shape), f"translate({_n(spot.x)} {_n(spot.y)}) rotate({_n(spot.turn)})"
    if shape is not None and shape.is_block:
        return f'<path class="ring" data-spot="{spot.name}" transform="{place}" d="{_edges(spot)}"/>'
    at = f'x="{_n(-spot.width / 2 - 5)}" y="{_n(-spot.height / 2 - 5)}"'
    size = f'width="{_n(spot.width + 10)}" height="{_n(spot.height + 10)}"'
    return f'<rect class="ring" data-spot="{spot.name}" transform="{place}" {at} {size} rx="12"/>'


def _number(spot: Spot, art: Art) -> str:
    """Some shapes wear the last number of their name."""
    picture, number = art.shape(spot.shape), _last_number(spot)
    if picture is None or not picture.every or not number or int(number) % picture.every:
        return ""
    place = f' x="{_n(spot.x)}" y="{_n(spot.y)}"'
    return _text("number", number, place, picture.digits)


def _figure(placed: Placed, art: Art, words: Words) -> str:
    piece, picture = placed.piece, placed.picture
    colour = COLOURS[piece.colour] if 0 <= piece.colour < len(COLOURS) else "plain"
    turn = f" rotate({_n(placed.turn)})" if placed.turn else ""
    parts = [f'<g class="figure {colour}" transform="translate({_n(placed.x)} {_n(placed.y)}){turn}">']
    if not picture.id:
        parts.append(f'<circle class="unknown" r="{_n(placed.width / 2.4)}"/>')
        parts.append(_text("value", piece.value or piece.kind[:3], "", placed.width / 2.4))
        return "".join([*parts, "</g>"])
    parts.append(_filling(art.use(picture.id), placed.width, placed.height))
    scale = placed.width / picture.box[2]
    is_drawn = picture.id.endswith(f"-{piece.value}") or f"-{piece.value}-c" in picture.id
    if picture.text and piece.value and not is_drawn:
        parts.append(
            _text(f"value {picture.ink}", piece.value, _at(picture, picture.text, scale), picture.text[2] * scale)
        )
    if picture.tally and (piece.count > 1 or picture.wears_one):
        size = picture.tally[2] * scale
        disc = f'<circle r="{_n(size * 0.75)}"/>{_text("", str(piece.count), "", size)}'
        parts.append(f'<g class="count"{_at(picture, picture.tally, scale)}>{disc}</g>')
    if picture.flag:
        parts.append(_flag(picture, words.say(f"flag-{piece.kind}"), scale))
    return "".join([*parts, "</g>"])


def _flag(picture: Picture, flag: str, scale: float) -> str:
    size = picture.flag[2] * scale
    width, height = (len(flag) + 1) * size * 0.56, size * 1.24
    corner = f'x="{_n(-width / 2)}" y="{_n(-height / 2)}" rx="{_n(size / 4)}"'
    cloth = f'<rect {corner} width="{_n(width)}" height="{_n(height)}"/>'
    return f'<g class="flag"{_at(picture, picture.flag, scale)}>{cloth}{_text("", flag, "", size)}</g>'


def _at(picture: Picture, mark: Mark, scale: float) -> str:
    left, top, width, height = picture.box
    x, y = (mark[0] - left - width / 2) * scale, (mark[1] - top - height / 2) * scale
    return f' transform="translate({_n(x)} {_n(y)})"'


def _text(kind: str, text: str, place: str, size: float) -> str:
    return f'<text class="{kind}"{place} font-size="{_n(size)}" dy=".36em">{escape(text)}</text>'


def _notes(spot: Spot, pieces: list[Piece], art: Art, layout: Layout) -> list[Placed]:
    shape = art.shape(spot.shape)
    if shape is not None and shape.places:
        return spread(spot, pieces, art, layout).placed
    x, y = spot.x + spot.width * 0.3, spot.y + spot.height * 0.32
    found = [art.piece(piece) or Picture("") for piece in pieces]
    return [Placed(piece, found[at], x - at * 26, y, NOTE, NOTE) for at, piece in enumerate(pieces)]


def _way(way: list[Spot]) -> str:
    """A dotted line from spot to spot, with an arrow that ends at the edge of the last."""
    before, last = way[-2], way[-1]
    length = hypot(last.x - before.x, last.y - before.y) or 1.0
    right, down = (last.x - before.x) / length, (last.y - before.y) / length
    short = min(min(last.width, last.height) * 0.4, length / 2)
    x, y = last.x - right * short, last.y - down * short
    points = [(spot.x, spot.y) for spot in way[:-1]] + [(x - right * ARROW, y - down * ARROW)]
    line = "M" + "L".join([f"{_n(left)} {_n(top)}" for left, top in points])
    side = ARROW * 0.6
    corners = [
        (x, y),
        (x - right * ARROW - down * side, y - down * ARROW + right * side),
        (x - right * ARROW + down * side, y - down * ARROW - right * side),
    ]
    arrow = " ".join([f"{_n(left)},{_n(top)}" for left, top in corners])
    return f'<g class="way"><path class="under" d="{line}"/><path d="{line}"/><polygon points="{arrow}"/></g>'


def _close_up(ways: list[list[Spot]], marks: list[Spot], layout: Layout) -> str:
    """The part of the board where something happens, not too small."""
    seen = [spot for way in ways for spot in way] + marks
    if not seen:
        return ""
    left = min(spot.x - spot.width for spot in seen)
    right = max(spot.x + spot.width for spot in seen)
    top = min(spot.y - spot.height for spot in seen)
    bottom = max(spot.y + spot.height for spot in seen)
    width = min(max(right - left, CLOSE * layout.width), layout.width)
    height = min(max(bottom - top, LOW * width), layout.height)
    x = min(max((left + right - width) / 2, 0), layout.width - width)
    y = min(max((top + bottom - height) / 2, 0), layout.height - height)
    return f"{_n(x)} {_n(y)} {_n(width)} {_n(height)}"
