"""What a position of Hexentanz is worth to those who know who is under which hat.

A witch near her exit is worth most to the player whose turn it is: the others, if they know her, move her past it.
"""

from typing import Final

from walpurgis.games.hexentanz.board import BACK, COLOURS, EXITS, FACES, HOME, NOBODY, RING, STARTS, WITCHES, Square
from walpurgis.games.hexentanz.rules import Hexentanz
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.thinking import expected

# Points that take a witch past her exit (HT-14), 1 to 36, by colour and square.
TO_GO: Final = [[(exit_square - square) % RING + 1 for square in range(RING)] for exit_square in EXITS]
# The seat of each colour, by the number of seats.
OWNERS: Final = {
    seats: [colours.index(colour) if colour in colours else NOBODY for colour in range(len(STARTS))]
    for seats, colours in COLOURS.items()
}

# All worth is in logarithms of the odds between two seats, found by logistic regression on 8,000 games of such play,
# by the number of seats. Lists go by how many witches are not in the goal yet.
WON: Final = 3.0
MISSING: Final = {
    3: [WON, 0.93, 0.06, -0.41, -0.58],
    4: [WON, 0.93, -0.18, -0.74],
    5: [WON, 0.74, -0.74],
    6: [WON, 0.74, -0.74],
}
AT_HOME: Final = {3: -0.25, 4: -0.25, 5: -0.4, 6: -0.4}  # each
# What it is worth that the player can go in with any roll now.
GOING: Final = {3: [0.0, 1.4, 0.8, 0.6, 0.55], 4: [0.0, 1.5, 1.0, 0.8], 5: [0.0, 2.3, 1.7], 6: [0.0, 2.4, 1.8]}
SPREAD: Final = {3: 1.0, 4: 1.0, 5: 1.5, 6: 1.5}  # how much more a place on the ring counts where witches are fewer
NEXT: Final = 0.17  # within reach of the goal, when the player's turn comes next
LATER: Final = 0.15  # or only after others' turns
FARTHEST: Final = 24  # with more to go than this, pushes make the way shorter again
NEAR_SIDE: Final = 0.06
FAR_SIDE: Final = -0.05

ON_TURN, IS_NEXT, IS_LATER = 0, 1, 2


def _on_the_way(to_go: int) -> float:
    if to_go < FARTHEST:
        return NEAR_SIDE + (FAR_SIDE - NEAR_SIDE) * (to_go - FACES - 1) / (FARTHEST - FACES - 1)
    return FAR_SIDE + (NEAR_SIDE - FAR_SIDE) * (to_go - FARTHEST) / 2 / (RING - FARTHEST)


def _witch(seats: int, when: int, missing: int, to_go: int) -> float:
    spread = SPREAD[seats]
    if to_go > FACES:
        return _on_the_way(to_go) * spread
    if when == ON_TURN:
        return max(GOING[seats][missing] * (FACES + 1 - to_go) / FACES, LATER * spread)
    return (NEXT if when == IS_NEXT else LATER) * spread


# WITCH[seats][how soon the owner's turn comes][witches missing][points to go].
WITCH: Final = {
    seats: [
        [[_witch(seats, when, missing, to_go) for to_go in range(RING + 1)] for missing in range(size + 1)]
        for when in range(3)
    ]
    for seats, size in WITCHES.items()
}


def worth(dance: Hexentanz) -> list[float]:
    """The payoff that each seat may expect, before the die of a turn falls."""
    goal, home, ring = dance.goal, dance.home, dance.ring
    seats = len(goal)
    size = WITCHES[seats]
    rows = _rows(dance, dance.turn)
    owners, missing, at_home = OWNERS[seats], MISSING[seats], AT_HOME[seats]
    scores: list[float] = []
    for seat in range(seats):
        scores.append(missing[size - goal[seat]] + at_home * home[seat])
    for square in dance.hats:
        colour = ring[square]
        scores[owners[colour]] += rows[colour][TO_GO[colour][square]]
    return expected(scores)


def _rows(dance: Hexentanz, turn: Seat) -> list[list[float]]:
    """What a witch of each colour is worth by her points to go, if it is this seat's turn."""
    colours, goal = dance.colours, dance.goal
    seats = len(colours)
    size = WITCHES[seats]
    tables = WITCH[seats]
    rows = [tables[0][0]] * len(STARTS)
    for seat, colour in enumerate(colours):
        when = (seat - turn) % seats
        rows[colour] = tables[when if when < IS_LATER else IS_LATER][size - goal[seat]]
    return rows


def best_move(dance: Hexentanz, seat: Seat) -> Step:
    """The move that at once gains most over the others, by who really is under the hats; home whenever possible."""
    face, ring, colours = dance.face, dance.ring, dance.colours
    mine = colours[seat]
    seats = len(colours)
    rows = _rows(dance, (seat + 1) % seats)
    others = -1.0 / (seats - 1)
    best, choice = -100.0, NOBODY
    for square in dance.hats:
        colour = ring[square]
        row = rows[colour]
        to_go = TO_GO[colour][square]
        left = to_go - face
        if left <= 0:
            if colour == mine:
                return HOME + square
            left += RING  # past her exit, round she goes again
        gain = row[left] - row[to_go]
        if colour != mine:
            gain *= others
        target = (square + face) % RING
        pushed = ring[target]
        if pushed != NOBODY:
            change = _pushed(ring, rows[pushed], TO_GO[pushed], target, square)
            gain += change if pushed == mine else change * others
        if gain > best:
            best = gain
            choice = square
    return choice


def _pushed(ring: list[int], row: list[float], to_go: list[int], target: Square, left: Square) -> float:
    """What a push from the target brings the pushed witch (HT-12)."""
    landing = (target - BACK) % RING
    while ring[landing] != NOBODY and landing != left:
        landing = (landing - BACK) % RING
    return row[to_go[landing]] - row[to_go[target]]
