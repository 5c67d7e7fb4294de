"""Where the course runs: from the camp at the lower left up the hill in six rows, three stages of two, to the finish.

Measures are in board units. Each row has seven tiles and an eighth where the path turns.
"""

from math import pi, sin

from walpurgis.games.hexenrennen.box import CLANS, COLOURS, LAST, SPOTS, TILES, Clan, Place
from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.setup import Setup

WIDTH, HEIGHT = 1008, 1140

TILE = 98
ROW = 8  # tiles, with the one in the bend
ROWS = (1048, 896, 742, 588, 434, 278)  # how far down each row lies, from the start up
LEFT = 166  # the middle of the first column
PITCH = 112.4
WAVE = 10  # how far a row swings up and down
BENDS = ((952, 972), (56, 843), (952, 665), (56, 536), (952, 356), (56, 300))  # the last tile of each row
TURNS = (-1, -3, 3, -2, 0, 1, -3, 4, 2, -4, 3)  # paper never lies quite straight

FINISH = (387, 505, 623)  # HR-05: how far to the right each of the squares 49, 50 and 51 is
FINISH_DOWN = 123
FINISH_SIZE = 100
STAGE_SIGNS = ((62, 929), (62, 634), (62, 404))
SIGN = (96, 66)
CAMP = ((58, 990), (58, 1028), (58, 1066), (58, 1104))  # where each clan waits before tile 1
CAMP_PLACE = (112, 60)
CARD = (64, 90)
PILES = ((60, 70), (948, 70))  # of the neutral clans: the third above on the left, the fourth on the right
PLAYED = ((136, 70), (872, 70))
DIE = (952, 1082, 90, 9)  # x, y, size and turn

GLYPHS = {
    "witch": "▲{colour}{value}",
    "tile": "{colour}{value}",
    "card": "{value}",
    "die": "[{value}]",
    "goal": "◎",
    "start": "○",
    "stage": "⚑",
    "pile": "▯",
}


def layout(setup: Setup) -> Layout:
    spots = [_tile(tile) for tile in range(1, TILES + 1)]
    for place, x in zip(range(TILES + 1, LAST + 1), FINISH, strict=True):
        spots.append(Spot(SPOTS[place], x, FINISH_DOWN, "goal", FINISH_SIZE, FINISH_SIZE))
    for stage, (x, y) in enumerate(STAGE_SIGNS, 1):
        spots.append(Spot(f"stage-{stage}", x, y, "stage", *SIGN, -4))
    for clan in range(CLANS):
        spots += _in_front(clan) if clan < setup.seats else _neutral(clan)
    x, y, size, turn = DIE
    spots.append(Spot("die", x, y, "die", size, size, turn))
    return Layout(WIDTH, HEIGHT, tuple(spots), GLYPHS)


def _tile(tile: Place) -> Spot:
    row, along = divmod(tile - 1, ROW)
    turn = TURNS[tile % len(TURNS)]
    if along == ROW - 1:
        x, y = BENDS[row]
        return Spot(SPOTS[tile], x, y, "tile", TILE, TILE, turn)
    column = along if row % 2 == 0 else ROW - 2 - along  # every other row runs to the left
    swing = WAVE * sin(column * pi / 3)
    return Spot(SPOTS[tile], round(LEFT + column * PITCH, 1), round(ROWS[row] + swing, 1), "tile", TILE, TILE, turn)


def _in_front(clan: Clan) -> list[Spot]:
    """What belongs to a seat: its place at the start, its hand and the cards it has played."""
    x, y = CAMP[clan]
    colour = COLOURS[clan]
    return [
        Spot(f"start-{clan}", x, y, "start", *CAMP_PLACE, colour=colour),
        Spot(f"hand-{clan}", 0, 0, "hand", *CARD, colour=colour),
        Spot(f"played-{clan}", 0, 0, "hand", *CARD, colour=colour),
    ]


def _neutral(clan: Clan) -> list[Spot]:
    """HR-24: a neutral clan has a pile, and what was drawn from it lies beside."""
    side = clan - CLANS // 2
    colour = COLOURS[clan]
    return [
        Spot(f"pile-{clan}", *PILES[side], "pile", *CARD, colour=colour),
        Spot(f"played-{clan}", *PLAYED[side], "pile", *CARD, colour=colour),
    ]
