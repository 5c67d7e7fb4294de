"""Snail Sprint, 2 to 4 seats: two snails each, one die, first to bring both home."""

from random import Random
from typing import ClassVar, Final, final

from walpurgis.kernel.chance import Odds
from walpurgis.kernel.notation import Form, Notation, Number
from walpurgis.kernel.position import Position, ranked
from walpurgis.kernel.refusal import Refusal
from walpurgis.kernel.steps import CHANCE, OVER, Actor, Seat, Step
from walpurgis.kernel.view import Piece, View

FINISH: Final = 20  # SN-01: squares 1 to 20; 0 is the start line
LEAVES: Final = frozenset({5, 10, 15})  # SN-05: an occupied leaf is closed to all
SNAILS: Final = 2
FACES: Final = 6

# Steps
MOVE: Final = 0  # and on by the snail
REST: Final = 2
DIE: Final = 2  # DIE + 1 is the face 1


@final
class Snails(Position):
    """squares holds SNAILS numbers a seat. face is 0 while the die is still to fall (SN-02)."""

    NOTATION: ClassVar[Notation] = Notation(
        chance=[Form(DIE + 1, "die", Number(1, FACES))],
        seats=[Form(MOVE, "move", Number(1, SNAILS)), Form(REST, "rest")],
    )
    TURN_CLAUSE: ClassVar[str] = "SN-02"
    END_CLAUSE: ClassVar[str] = "SN-06"
    CHANCE_CLAUSE: ClassVar[str] = "SN-02"

    squares: list[int]
    turn: Seat
    face: int

    def begin(self) -> None:
        self.squares = [0] * (SNAILS * self.setup.seats)
        self.turn = self.setup.first
        self.face = 0
        self.awaits = CHANCE

    # What is possible

    def legal(self, seat: Seat) -> list[Step]:
        if seat != self.awaits:
            return []
        steps = [MOVE + snail for snail in range(SNAILS) if self._closed(seat, snail) is None]
        return steps or [REST]  # SN-03

    def forbids(self, seat: Seat, step: Step) -> Refusal | None:
        if step == REST:
            return Refusal("SN-03") if REST not in self.legal(seat) else None
        return self._closed(seat, step - MOVE)

    def _closed(self, seat: Seat, snail: int) -> Refusal | None:
        target = self.squares[SNAILS * seat + snail] + self.face
        if target > FINISH:
            return Refusal("SN-04", over=target - FINISH)  # the last throw is exact
        if target in LEAVES and target in self.squares:
            return Refusal("SN-05", leaf=target)
        return None

    def chances(self) -> Odds:
        return Odds([DIE + face for face in range(1, FACES + 1)])

    # A turn: the die, then one snail

    def play(self, actor: Actor, step: Step) -> None:
        if actor == CHANCE:
            self.face = step - DIE
            self.awaits = self.turn
            if self.events is not None:
                self.tell("die", {"seat": self.turn, "face": self.face}, clauses=["SN-02"])
            return
        if step != REST:
            self._move(SNAILS * actor + step - MOVE)
        self._end_turn()

    def _move(self, snail: int) -> None:
        square = self.squares[snail]
        self.squares[snail] = square + self.face
        if self.events is not None:
            way = [f"square-{on}" for on in range(square, square + self.face + 1)]
            self.tell("move", {"seat": self.turn, "square": square + self.face}, way, ["SN-02"])

    def _end_turn(self) -> None:
        self.face = 0
        mine = self.squares[SNAILS * self.turn : SNAILS * (self.turn + 1)]
        if mine == [FINISH] * SNAILS:  # SN-06
            self.awaits = OVER
        else:
            self.turn = (self.turn + 1) % self.setup.seats
            self.awaits = CHANCE

    # What is seen: everything

    def show(self, view: View, seat: Seat | None) -> None:
        for snail, square in enumerate(self.squares):
            view.put(f"square-{square}", Piece("snail", snail // SNAILS, str(snail % SNAILS + 1)))
        if self.face:
            view.put("die", Piece("die", value=str(self.face)))

    def imagine(self, seat: Seat | None, rng: Random) -> "Snails":
        return self.copy()

    def spot(self, step: Step) -> str:
        return f"square-{self.squares[SNAILS * self.turn + step - MOVE]}" if step < REST else ""

    # The end

    def places(self) -> list[int]:
        return ranked([sum(self.squares[SNAILS * seat : SNAILS * (seat + 1)]) for seat in range(self.setup.seats)])

    def features(self, seat: Seat | None) -> list[float]:
        return [*[square / FINISH for square in self.squares], self.turn / self.setup.seats, self.face / FACES]
