"""Puzzles of Hexen Rennen: which card? One wins the race at once, and no other answer does."""

from random import Random
from typing import Final

from walpurgis.games.hexenrennen import GAME
from walpurgis.games.hexenrennen.board import DECIDING, POINTS, WITCHES
from walpurgis.games.hexenrennen.rules import HexenRennen
from walpurgis.kernel.puzzle import Composer, Puzzle
from walpurgis.kernel.steps import OVER, Seat, Step

SEATS: Final = (2, 3, 4)
# How many answers there are.
ANSWERS: Final = {1: range(2, 4), 2: range(4, 6), 3: range(6, 13)}


def make(rng: Random, hats: int) -> Puzzle | None:
    """None where no card wins this race, or two do."""
    game = Composer(GAME, rng.choice(SEATS), {"course": "dealt"})
    race = game.position
    assert isinstance(race, HexenRennen)
    while race.awaits != OVER:
        if race.phase == DECIDING and len(race.legal(race.awaits)) in ANSWERS[hats]:
            seat = race.awaits
            winning = [step for step in race.legal(seat) if wins(race, seat, step)]
            if len(winning) == 1 and is_contested(race, seat):
                return _puzzle(game, race, winning[0], hats)
        game.play_at_random(rng)
    return None


def wins(race: HexenRennen, seat: Seat, step: Step) -> bool:
    """Whether the race is over with this step, and won by this seat alone (HR-23, HR-R5)."""
    after = race.copy()
    after.play(seat, step)
    return after.awaits == OVER and after.places()[seat] == 1 and after.places().count(1) == 1


def is_contested(race: HexenRennen, seat: Seat) -> bool:
    """Whether a rival could still win, so that any answer but the winning one may lose: one of her witches is missing,
    and with that one she would have at least as many points.
    """
    points = race.points()
    for rival in range(race.setup.seats):
        out = [place for place in race.witches[rival * WITCHES : (rival + 1) * WITCHES] if not POINTS[place]]
        if rival != seat and len(out) == 1 and points[rival] + max(POINTS) >= points[seat]:
            return True
    return False


def _puzzle(game: Composer, race: HexenRennen, best: Step, hats: int) -> Puzzle:
    seat = race.awaits
    return Puzzle(
        game.record,
        seat,
        "card",
        {"seat": seat},
        hats,
        answers=tuple([race.text(step) for step in race.legal(seat)]),
        best=race.text(best),
    )
