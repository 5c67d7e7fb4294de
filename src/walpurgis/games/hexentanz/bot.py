"""How bots play Hexentanz: they remember who is who, look when they are lost, and rehearse what may come."""

from random import Random
from typing import Final, final

from walpurgis.games.hexentanz.board import FACES, LOOK, OUT
from walpurgis.games.hexentanz.memory import RECALL, Memory
from walpurgis.games.hexentanz.rules import Hexentanz
from walpurgis.games.hexentanz.worth import best_move, worth
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.thinking import Belief, Mind

HORIZON: Final = 12  # steps of a playout: six turns


@final
class HexentanzMind(Mind):
    """In a playout everybody knows who is who: what one forgets oneself is said by the worlds, which differ."""

    def __init__(self) -> None:
        self.horizon = HORIZON
        self.rehearses = True

    def believe(self, position: Position, witnessed: list[Event], seat: Seat, level: int, rng: Random) -> Belief:
        assert isinstance(position, Hexentanz)
        return Memory(position, witnessed, seat, RECALL[level])

    def decide(self, position: Position, witnessed: list[Event], seat: Seat, level: int, rng: Random) -> Step | None:
        """A look, where it is worth a six: playouts do not know doubt, so they cannot tell."""
        assert isinstance(position, Hexentanz)
        if position.face != FACES:
            return None
        square = Memory(position, witnessed, seat, RECALL[level]).worth_a_look()
        return None if square is None else LOOK + square

    def candidates(self, position: Position, seat: Seat, rng: Random) -> list[Step]:
        return [step for step in position.legal(seat) if step < LOOK or step == OUT]

    def pick(self, position: Position, seat: Seat, rng: Random) -> Step:
        assert isinstance(position, Hexentanz)
        return OUT if position.home[seat] else best_move(position, seat)

    def value(self, position: Position) -> list[float]:
        assert isinstance(position, Hexentanz)
        return worth(position)


MIND: Final = HexentanzMind()
