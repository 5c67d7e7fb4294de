"""Where the pieces of one spot are drawn: what lies flat fills the spot, figures stand on it side by side."""

from dataclasses import replace
from math import ceil
from typing import Final, NamedTuple

from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.view import Piece
from walpurgis.server.art import UNIT, Art, Picture

SHARE: Final = (1, 1, 0.8, 0.68, 0.6, 0.54, 0.5)  # how large each of so many figures on a spot is
OVERLAP: Final = 0.62
CROWDED: Final = 0.5
WIDE: Final = 1.8  # a spot this much wider than high holds a row of any length
TALL: Final = 1.5
PLATE_AWAY: Final = 1.1  # from the spot to its plate, of a figure's height
PLATE_EDGE: Final = 14.0  # around the figures on it
NEAR: Final = 0.29  # spots no farther above or below the middle of the board, of its height, have it outside


class Placed(NamedTuple):
    """A picture without a name is one that the art does not have: then it is a disc with letters."""

    piece: Piece
    picture: Picture
    x: float
    y: float
    width: float
    height: float
    turn: float = 0


class Plate(NamedTuple):
    """Too many figures for their spot stand on a plate that is pinned to it."""

    x: float
    y: float
    width: float
    height: float


class Laid(NamedTuple):
    placed: list[Placed]
    plate: Plate | None = None


def spread(spot: Spot, pieces: list[Piece], art: Art, board: Layout) -> Laid:
    """Where a spot has stands, figures stand there; those of a size of their own keep it, however many they are."""
    shape, found = art.shape(spot.shape), [(piece, art.piece(piece) or Picture("")) for piece in pieces]
    if shape is not None and shape.places:
        return Laid([_in_place(spot, shape.places, piece, one, index) for index, (piece, one) in enumerate(found)])
    if shape is not None and shape.room and pieces:
        return Laid(_crowd(_room_of(spot, shape), found))
    many = [piece for piece, picture in found if _is_many(picture, found)]
    plate = _plate(spot, art.piece(many[0]) or Picture(""), len(many), board) if many and not spot.stands else None
    placed: list[Placed] = []
    standing = [piece for piece, picture in found if not picture.is_flat and not picture.size]
    for piece, picture in found:
        if picture.is_flat:
            placed.append(_lying(spot, piece, picture))
        elif spot.stands:
            placed.append(_around(spot, piece, picture))
        elif plate is not None and piece in many:
            placed.append(_in_row((plate.x, plate.y), piece, picture._replace(lift=0), many))
        elif picture.size:
            row = [other for other, one in found if one.size == picture.size]
            placed.append(_in_row((spot.x, spot.y), piece, picture, row))
        else:
            placed.append(_upright(spot, piece, picture, standing.index(piece), len(standing)))
    return Laid(sorted(placed, key=lambda one: -one.picture.size), plate)  # the large ones behind


def size_on(picture: Picture, spot: Spot | None = None) -> tuple[float, float]:
    """How large a picture is on a spot where it stands alone."""
    _, _, width, height = picture.box
    side = picture.size or (min(spot.width, spot.height) if spot else UNIT[2]) * picture.scale
    scale = side / (width if picture.is_flat else max(width, height))
    return width * scale, height * scale


def _is_many(picture: Picture, found: list[tuple[Piece, Picture]]) -> bool:
    return 0 < picture.plate <= sum(other.plate > 0 for _, other in found)


def _plate(spot: Spot, picture: Picture, count: int, board: Layout) -> Plate:
    """Above or below its spot: towards the middle of the board, or away from it where something may stand there."""
    figure_width, figure_height = size_on(picture, spot)
    width, height = figure_width * (picture.apart * (count - 1) + 1) + 4, figure_height + PLATE_EDGE
    down = board.height / 2 - spot.y
    inwards = 1 if abs(down) > NEAR * board.height else -1
    y = spot.y + (-1 if down < 0 else 1) * inwards * figure_height * PLATE_AWAY
    return Plate(_within(spot.x, width, board.width), _within(y, height, board.height), width, height)


def _within(middle: float, side: float, whole: float) -> float:
    return min(max(middle, side / 2 + 6), whole - side / 2 - 6)


def _around(spot: Spot, piece: Piece, picture: Picture) -> Placed:
    """On the stand of its colour, or on that which its picture names."""
    wanted = picture.stand if picture.stand >= 0 else max(piece.colour, 0)
    x, y = spot.stands[wanted] if wanted < len(spot.stands) else spot.stands[0]
    return Placed(piece, picture, x, y, *size_on(picture, spot))


def _in_row(at: tuple[float, float], piece: Piece, picture: Picture, row: list[Piece]) -> Placed:
    width, height = size_on(picture)
    x = at[0] + (row.index(piece) - (len(row) - 1) / 2) * width * picture.apart
    return Placed(piece, picture, x, at[1] - height * picture.lift, width, height)


def _lying(spot: Spot, piece: Piece, picture: Picture) -> Placed:
    _, _, width, height = picture.box
    scale = min(spot.width / width, spot.height / height) * picture.scale
    return Placed(piece, picture, spot.x, spot.y, width * scale, height * scale, spot.turn)


def _upright(spot: Spot, piece: Piece, picture: Picture, index: int, count: int) -> Placed:
    is_wide, is_tall = spot.width > WIDE * spot.height, spot.height > TALL * spot.width
    share = SHARE[min(count, len(SHARE) - 1)]
    size = max(min(spot.width, spot.height) * picture.scale * share, picture.least)
    if is_wide:
        size = spot.height * picture.scale
    longest = max(picture.box[2:])
    width, height = picture.box[2] / longest * size, picture.box[3] / longest * size
    rows = count if is_tall else 1 if is_wide or count <= 3 else 2
    columns = ceil(count / rows)
    row, column = divmod(index, columns)
    pitch = width * OVERLAP
    if is_wide:
        pitch = min(pitch, (spot.width - width) / max(1, columns - 1))
    x = spot.x + (column - (columns - 1) / 2) * pitch
    y = spot.y - height * picture.lift + (row - (rows - 1) / 2) * height * OVERLAP
    return Placed(piece, picture, x, y, width, height, spot.turn if spot.shape == "die" and count == 1 else 0)


def _in_place(spot: Spot, places: int, piece: Piece, picture: Picture, index: int) -> Placed:
    """One of the places that a spot has side by side."""
    place = int(piece.value) - 1 if picture.is_ranked else index
    width = spot.width / places
    here = replace(spot, width=width, x=spot.x + (place - (places - 1) / 2) * width)
    return _lying(here, piece, picture) if picture.is_flat else _upright(here, piece, picture, 0, 1)


def _room_of(spot: Spot, shape: Picture) -> Spot:
    left, top, box_width, box_height = shape.box
    x, y, width, height = shape.room
    wide, high = spot.width / box_width, spot.height / box_height
    middle_x = spot.x + (x + width / 2 - left - box_width / 2) * wide
    middle_y = spot.y + (y + height / 2 - top - box_height / 2) * high
    return replace(spot, x=middle_x, y=middle_y, width=width * wide, height=height * high)


def _crowd(room: Spot, found: list[tuple[Piece, Picture]]) -> list[Placed]:
    """In as many rows as make them largest: each hides a part of the one before it, and none leaves the room."""
    _, _, box_width, box_height = found[0][1].box
    sizes = {rows: _fit(room, len(found), rows, box_width, box_height) for rows in range(1, len(found) + 1)}
    rows = max(sizes, key=lambda one: sizes[one])
    columns = ceil(len(found) / rows)
    width, height = box_width * sizes[rows], box_height * sizes[rows]
    placed: list[Placed] = []
    for index, (piece, picture) in enumerate(found):
        row, column = divmod(index, columns)
        x = room.x + (column - (columns - 1) / 2) * width * CROWDED
        y = room.y + (row - (rows - 1) / 2) * height * CROWDED
        placed.append(Placed(piece, picture, x, y, width, height))
    return placed


def _fit(room: Spot, count: int, rows: int, box_width: float, box_height: float) -> float:
    across, down = 1 + (ceil(count / rows) - 1) * CROWDED, 1 + (rows - 1) * CROWDED
    return min(room.width / across / box_width, room.height / down / box_height)
