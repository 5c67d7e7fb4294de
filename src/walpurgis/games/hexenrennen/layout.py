"""Where the course runs: from the mats below up through three landscapes, two rows each, to the finish on the summit.

Measures are in board units. Every other row runs to the left: bends are on the right, changes of stage on the left.
"""

from walpurgis.games.hexenrennen.board import CLANS, COLOURS, LAST, SPOTS, TILES, Clan, Place
from walpurgis.games.hexenrennen.lay import LANDSCAPES
from walpurgis.kernel.layout import Layout, Region, Spot
from walpurgis.kernel.setup import Setup

WIDTH, HEIGHT = 1000, 1336

TILE = 92
ROW = 8
ROWS = (1090, 974, 768, 652, 446, 330)  # how far down each row lies, from the start up
LEFT = 122  # the middle of the first column
PITCH = 108
TURNS = (-1, -2, 2, -2, 0, 1, -2, 2, 1, -1, 2)  # paper never lies quite straight

HORIZONS = (842, 520, 198)  # how far down each landscape begins, from the start up
FOOT = 1206  # where the last one ends
HEAD = 29  # how far below its horizon a landscape's head line lies
LABEL = 88
SHELF = (794, 292, 62)  # x, width and height of the place for one's own four tiles on a head line

FINISH = (340, 530, 720)  # HR-05: how far to the right each of the squares 49, 50 and 51 is
FINISH_DOWN = 92
FINISH_SIZE = (180, 136)
DIE = (946, 84, 84, 9)  # x, y, size and turn

MATS = (96.0, 990.0)  # from where to where the mats and piles below the course lie
MATS_DOWN = 1270
MAT_HEIGHT = 112
GAP = 10
CARD = (64, 90)
PILE = (52, 73)  # a card of a neutral clan
PILES_DOWN = 1246
NEUTRAL = 138  # the width of a neutral clan's place: the pile, and beside it what was drawn, its name below

GLYPHS = {
    "witch": "▲{colour}{value}",
    "tile": "{colour}{value}",
    "own": "{colour}{value}",
    "turned": "({value})",
    "card": "{value}",
    "die": "[{value}]",
    "goal": "◎",
    "mat": "○",
    "shelf": "⚑",
    "pile": "▯",
    "drawn": "{count}",
    "stock": "▯",
}


def layout(setup: Setup) -> Layout:
    spots = [_tile(tile) for tile in range(1, TILES + 1)]
    for place, x in zip(range(TILES + 1, LAST + 1), FINISH, strict=True):
        spots.append(Spot(SPOTS[place], x, FINISH_DOWN, "goal", *FINISH_SIZE))
    x, width, height = SHELF
    for stage, horizon in enumerate(HORIZONS, 1):
        spots.append(Spot(f"stage-{stage}", x, horizon + HEAD, "shelf", width, height))
    spots += _below(setup.seats)
    x, y, size, turn = DIE
    spots.append(Spot("die", x, y, "die", size, size, turn))
    return Layout(WIDTH, HEIGHT, tuple(spots), GLYPHS, _landscapes())


def _landscapes() -> tuple[Region, ...]:
    """The farthest first, each as high as its horizon is above the next."""
    regions = []
    for stage, (name, top) in enumerate(zip(LANDSCAPES, HORIZONS, strict=True), 1):
        foot = HORIZONS[stage - 2] if stage > 1 else FOOT
        middle = (top + foot) / 2
        regions.append(Region(name, WIDTH / 2, middle, WIDTH, foot - top, top + HEAD, LABEL, f"stage-{stage}"))
    return tuple(reversed(regions))


def _tile(tile: Place) -> Spot:
    row, along = divmod(tile - 1, ROW)
    column = along if row % 2 == 0 else ROW - 1 - along
    return Spot(SPOTS[tile], LEFT + column * PITCH, ROWS[row], "tile", TILE, TILE, TURNS[tile % len(TURNS)])


def _below(seats: int) -> list[Spot]:
    """Side by side: a mat for every clan that is played, a pile for every other, and what is in front of a seat."""
    left, right = MATS
    mat = (right - left - (CLANS - seats) * (NEUTRAL + GAP) - (seats - 1) * GAP) / seats
    spots: list[Spot] = []
    for clan in range(CLANS):
        width = mat if clan < seats else NEUTRAL
        spots += _in_front(clan, left + width / 2, mat) if clan < seats else _neutral(clan, left)
        left += width + GAP
    return spots


def _in_front(clan: Clan, x: float, width: float) -> list[Spot]:
    """What belongs to a seat: its mat at the start, its hand and the cards it has played."""
    colour = COLOURS[clan]
    return [
        Spot(f"start-{clan}", x, MATS_DOWN, "mat", width, MAT_HEIGHT, colour=colour),
        Spot(f"hand-{clan}", 0, 0, "hand", *CARD, colour=colour),
        Spot(f"played-{clan}", 0, 0, "hand", *CARD, colour=colour),
    ]


def _neutral(clan: Clan, left: float) -> list[Spot]:
    """HR-24: a neutral clan has a pile, and what was drawn from it lies beside."""
    width, height = PILE
    colour = COLOURS[clan]
    middle = left + NEUTRAL / 2
    aside = (width + GAP) / 2
    return [
        Spot(f"pile-{clan}", middle - aside, PILES_DOWN, "stock", width, height, colour=colour),
        Spot(f"played-{clan}", middle + aside, PILES_DOWN, "pile", width, height, colour=colour),
    ]
