"""How bots play Nine Men's Morris: men count, and so does room to move."""

from random import Random

from morris.board import NEIGHBOURS, POINTS
from morris.rules import EMPTY, Morris
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.thinking import Mind, expected

HORIZON = 14  # steps of a playout before `value` is asked
MAN, ROOM = 1.1, 0.08  # what a man, and a free neighbour, is worth in odds of winning


class MorrisMind(Mind):
    def pick(self, position: Position, seat: Seat, rng: Random) -> Step:
        """A mill where there is one, else anything."""
        steps = position.legal(seat)
        mills = [step for step in steps if position.effect(seat, step) is not None]
        found = mills or steps
        return found[int(rng.random() * len(found))]

    def value(self, position: Position) -> list[float]:
        assert isinstance(position, Morris)
        return expected([worth(position, seat) for seat in range(2)])


def worth(position: Morris, seat: Seat) -> float:
    own = [point for point in range(POINTS) if position.points[point] == seat]
    room = sum(position.points[other] == EMPTY for point in own for other in NEIGHBOURS[point])
    return MAN * (len(own) + position.hand[seat]) + ROOM * room


MIND = MorrisMind(horizon=HORIZON)
