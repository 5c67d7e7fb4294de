"""What a drawn board has beside spots and pieces: regions, marks and arcs, labels, and somebody who speaks."""

from collections.abc import Container
from html import escape
from math import atan2, degrees, hypot
from typing import Final

from walpurgis.kernel.layout import Layout, Region, Spot
from walpurgis.kernel.view import Arc, Mark, Speaker
from walpurgis.server.art import Art, Picture
from walpurgis.server.svg_number import number as _n
from walpurgis.words import Words

LETTER: Final = 0.55  # how wide a letter is, in its height: nothing is measured here
NAME: Final = 40  # board units: the letters of a region's name
PAD: Final = 18
GAP: Final = 12  # between a name and what lies beside it
BEYOND: Final = 0.3  # how far an arc goes on at both ends, in distances of two spots
ASIDE: Final = 9  # prints lie left and right of the way, by turns
TAG: Final = 40  # board units: the letters of tags and labels
ALONE: Final = 30  # and where there is one spot only, in board units

Point = tuple[float, float]


def regions(layout: Layout, art: Art, words: Words) -> str:
    grounds = [_ground(region, art) for region in layout.regions if art.has(f"region-{region.name}")]
    return "".join([*grounds, *[_name(region, layout, words) for region in layout.regions]])


def _ground(region: Region, art: Art) -> str:
    corner = f'x="{_n(region.x - region.width / 2)}" y="{_n(region.y - region.height / 2)}"'
    size = f'width="{_n(region.width)}" height="{_n(region.height)}"'
    return f'<use href="{art.use(f"region-{region.name}")}" {corner} {size}/>'


def _name(region: Region, layout: Layout, words: Words) -> str:
    """On a plate as long as the name; a long name gets smaller letters."""
    name = words.say(f"region-{region.name}")
    length = len(name) * NAME * LETTER + 2 * PAD
    spot = next((spot for spot in layout.spots if spot.name == region.spot), None)
    end = spot.x - spot.width / 2 if spot else region.x + region.width / 2
    scale = min(1.0, (end - region.label - GAP) / length)
    place = f"translate({_n(region.label)} {_n(region.head)}) scale({scale:.2f})"
    plate = f'<rect y="{_n(-NAME * 0.72)}" width="{_n(length)}" height="{_n(NAME * 1.44)}" rx="12"/>'
    text = f'<text x="{_n(length / 2)}" dy=".36em" font-size="{NAME}">{escape(name)}</text>'
    return f'<g class="region" transform="{place}">{plate}{text}</g>'


def faces(found: list[Mark], art: Art) -> dict[str, str]:
    """Colours that marks give to spots; the last one has its way."""
    pictures = [(mark, art.get(f"mark-{mark.kind}")) for mark in found]
    return {spot: picture.face for mark, picture in pictures if picture and picture.face for spot in mark.spots}


def marks(found: list[Mark], spots: dict[str, Spot], written: Container[str], art: Art) -> str:
    """A print for each spot of a mark, but where something is written, and its tag on the last."""
    parts: list[str] = []
    for mark in found:
        way = [spots[name] for name in mark.spots if name in spots]
        picture = art.get(f"mark-{mark.kind}")
        if picture is not None and picture.size:
            parts += [_print(way, at, picture, art) for at, spot in enumerate(way) if spot.name not in written]
        if mark.tag and way:
            parts.append(_tag(way[-1], mark, art))
    return "".join(parts)


def _print(way: list[Spot], at: int, picture: Picture, art: Art) -> str:
    """Turned to where the next one is."""
    spot, (start, end) = way[at], (way[at], way[at + 1]) if at + 1 < len(way) else (way[at - 1], way[at])
    turn = degrees(atan2(end.y - start.y, end.x - start.x)) + 90
    aside = ASIDE if at % 2 else -ASIDE
    place = f"translate({_n(spot.x)} {_n(spot.y)}) rotate({_n(turn)}) translate({aside} 0)"
    size, corner = f'width="{_n(picture.size)}" height="{_n(picture.size)}"', _n(-picture.size / 2)
    return (
        f'<g class="print" transform="{place}"><use href="{art.use(picture.id)}" x="{corner}" y="{corner}" {size}/></g>'
    )


def _tag(spot: Spot, mark: Mark, art: Art) -> str:
    width = 46 + len(mark.tag) * 24
    parts = [f'<rect x="{_n(-width / 2)}" y="-24" width="{width}" height="48" rx="12"/>']
    if art.has(f"tag-{mark.kind}"):
        icon = art.use(f"tag-{mark.kind}")
        parts.append(f'<use href="{icon}" x="{_n(6 - width / 2)}" y="-16" width="32" height="32"/>')
    parts.append(f'<text x="17" dy=".36em" font-size="{TAG}">{escape(mark.tag)}</text>')
    return f'<g class="tag" transform="translate({_n(spot.x)} {_n(spot.y)})">{"".join(parts)}</g>'


def label(spot: Spot, art: Art, words: Words) -> str:
    text = words.label(spot.name)
    shape = art.shape(spot.shape)
    right, down = shape.label if shape is not None and shape.label else (0.0, 0.0)
    place = f"translate({_n(spot.x + right)} {_n(spot.y + spot.height / 2 + 21 + down)})"
    plate = f'<rect x="{-22 - len(text) * 10}" y="-25" width="{44 + len(text) * 20}" height="50" rx="11"/>'
    return f'<g class="label" transform="{place}">{plate}<text dy=".36em" font-size="{TAG}">{escape(text)}</text></g>'


def arcs(found: list[Arc], layout: Layout, art: Art) -> str:
    spots = {spot.name: spot for spot in layout.spots}
    middle = layout.width / 2, layout.height / 2
    return "".join([_arc(arc, spots, middle, art.get(f"arc-{arc.kind}") or Picture("")) for arc in found])


def _arc(arc: Arc, spots: dict[str, Spot], middle: Point, picture: Picture) -> str:
    line = band([spots[name] for name in arc.way if name in spots], middle, picture.inside)
    edge = "" if picture.is_dotted else f'<path class="edge" d="{line}"/>'
    worn = "".join([_worn(spots[name], picture.colour) for name in arc.marks if name in spots])
    kind = "arc dots" if picture.is_dotted else "arc"
    return f'<g class="{kind}">{edge}<path class="line" stroke="{picture.colour}" d="{line}"/>{worn}</g>'


def _worn(spot: Spot, colour: str) -> str:
    place = f"translate({_n(spot.x)} {_n(spot.y)}) rotate({_n(spot.turn)})"
    corner = f'x="{_n(-spot.width / 2)}" y="{_n(-spot.height / 2)}" rx="9"'
    size = f'width="{_n(spot.width)}" height="{_n(spot.height)}"'
    return f'<rect class="worn" stroke="{colour}" transform="{place}" {corner} {size}/>'


def band(spots: list[Spot], middle: Point, inside: float) -> str:
    """A smooth line along spots, a little to the inside of them."""
    points = _extended([_towards((spot.x, spot.y), middle, inside) for spot in spots], middle)
    if not points:
        return ""
    line = [f"M{_text(points[0])}"]
    for index, to in enumerate(points[1:]):
        back, start, after = points[max(index - 1, 0)], points[index], points[min(index + 2, len(points) - 1)]
        one = start[0] + (to[0] - back[0]) / 6, start[1] + (to[1] - back[1]) / 6
        two = to[0] - (after[0] - start[0]) / 6, to[1] - (after[1] - start[1]) / 6
        line.append(f"C{_text(one)} {_text(two)} {_text(to)}")
    return "".join(line)


def _towards(point: Point, middle: Point, far: float) -> Point:
    right, down = middle[0] - point[0], middle[1] - point[1]
    share = far / (hypot(right, down) or 1)
    return point[0] + right * share, point[1] + down * share


def _extended(points: list[Point], middle: Point) -> list[Point]:
    if len(points) == 1:
        x, y = points[0]
        right, down = middle[1] - y, x - middle[0]  # across the way to the middle
        share = ALONE / (hypot(right, down) or 1)
        return [(x + right * share, y + down * share), (x, y), (x - right * share, y - down * share)]
    return [_beyond(points[0], points[1]), *points, _beyond(points[-1], points[-2])] if points else []


def _beyond(end: Point, before: Point) -> Point:
    return end[0] + (end[0] - before[0]) * BEYOND, end[1] + (end[1] - before[1]) * BEYOND


def _text(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"


def speaker(found: Speaker | None, layout: Layout, art: Art, words: Words) -> str:
    """The head of who speaks, with a name, and a balloon where something was said."""
    spot = next((spot for spot in layout.spots if found is not None and spot.name == found.spot), None)
    if found is None or spot is None:
        return ""
    size = f'width="{_n(spot.width)}" height="{_n(spot.height)}"'
    head = art.head(layout.colour_of(found.seat))
    parts = [f'<use href="{head}" x="{_n(-spot.width / 2)}" y="{_n(-spot.height / 2)}" {size}/>']
    parts.append(_written(art.get("ribbon"), words.seat(found.seat), art))
    if found.says:
        balloon = art.get(f"balloon-{found.says}") or art.get("balloon")
        parts.append(_written(balloon, words.say(f"says-{found.says}"), art))
    return f'<g class="speaker" transform="translate({_n(spot.x)} {_n(spot.y)})">{"".join(parts)}</g>'


def _written(picture: Picture | None, text: str, art: Art) -> str:
    """Something to write on, drawn about the middle of the spot in board units."""
    if picture is None or not picture.text:
        return ""
    x, y, width, height = picture.box
    sheet = f'<use href="{art.use(picture.id)}" x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"/>'
    at = f'x="{_n(picture.text[0])}" y="{_n(picture.text[1])}" font-size="{_n(picture.text[2])}"'
    kind = "display" if picture.is_display else "said"
    return f'{sheet}<text class="{kind}" {at} dy=".36em">{escape(text)}</text>'
