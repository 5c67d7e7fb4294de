"""How bots play Hexentanz: they remember who is who, look when they are lost, and rehearse what may come."""

from random import Random
from typing import Final, final

from walpurgis.games.hexentanz.board import FACES, HOME, LOOK, NOBODY, OUT, RING
from walpurgis.games.hexentanz.memory import RECALL, Memory
from walpurgis.games.hexentanz.rules import Hexentanz
from walpurgis.games.hexentanz.worth import best_move, worth
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.thinking import Belief, Lapses, Mind

HORIZON: Final = 12  # steps of a playout: six turns

# By level; 0 is nobody's.
LAPSES: Final = [
    Lapses(1.0, 0.0),
    Lapses(whim=0.2, overlooks=0.29),
    Lapses(whim=0.15, overlooks=0.23),
    Lapses(whim=0.09, overlooks=0.15),
    Lapses(whim=0.04, overlooks=0.08),
    Lapses(whim=0.0, overlooks=0.0),
]
# Of five and six, who have two witches each and wait for long, luck decides more: the same lapses would cost less.
CROWD: Final = 5  # seats
LAPSES_IN_A_CROWD: Final = [
    Lapses(1.0, 0.0),
    Lapses(whim=0.32, overlooks=0.5),
    Lapses(whim=0.23, overlooks=0.36),
    Lapses(whim=0.145, overlooks=0.24),
    Lapses(whim=0.06, overlooks=0.11),
    Lapses(whim=0.0, overlooks=0.0),
]


@final
class HexentanzMind(Mind):
    """In a playout everybody knows who is who: what one forgets oneself is said by the worlds, which differ."""

    def __init__(self) -> None:
        super().__init__(HORIZON, rehearses=True)

    def lapses(self, level: int, seats: int) -> Lapses:
        return (LAPSES_IN_A_CROWD if seats >= CROWD else LAPSES)[level]

    def whim(self, position: Position, seat: Seat, level: int, rng: Random) -> Step:
        """To push somebody, whoever it is; else any hat."""
        assert isinstance(position, Hexentanz)
        moves = [step for step in position.legal(seat) if step < HOME or step == OUT]
        pushes = [step for step in moves if step < HOME and position.ring[(step + position.face) % RING] != NOBODY]
        return (pushes or moves)[int(rng.random() * len(pushes or moves))]

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
