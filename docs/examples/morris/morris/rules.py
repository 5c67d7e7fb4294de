"""Nine Men's Morris, 2 seats: men are placed, then moved; three in a row take one of the other's."""

from typing import ClassVar, Final, final

from morris.board import LINES_AT, NEIGHBOURS, POINTS
from walpurgis.kernel.notation import Form, Notation, Number
from walpurgis.kernel.position import Position
from walpurgis.kernel.refusal import Refusal
from walpurgis.kernel.steps import OVER, Actor, Seat, Step
from walpurgis.kernel.view import Effect, Ending, Piece, Situation, View

MEN: Final = 9  # MO-01: a seat's
FEWEST: Final = 3  # MO-05, MO-06
PATIENCE: Final = 60  # MO-07: moves without a mill

EMPTY: Final = -1

# Steps
PLACE: Final = 0
MOVE: Final = POINTS
TAKE: Final = MOVE + POINTS * POINTS
POINT: Final = Number(1, POINTS)


@final
class Morris(Position):
    """points holds a seat or EMPTY; hand, the men that each seat has still to place; quiet, moves since the last mill.

    taking: the seat to move has closed a mill and takes a man. winner is EMPTY while nobody has won.
    """

    NOTATION: ClassVar[Notation] = Notation(
        chance=[], seats=[Form(PLACE, "place", POINT), Form(MOVE, "move", POINT, POINT), Form(TAKE, "take", POINT)]
    )
    TURN_CLAUSE: ClassVar[str] = "MO-02"
    END_CLAUSE: ClassVar[str] = "MO-06"
    CHANCE_CLAUSE: ClassVar[str] = "MO-02"
    OPEN: ClassVar[bool] = True

    points: list[int]
    hand: list[int]
    quiet: int
    taking: bool
    winner: int

    def begin(self) -> None:
        self.points = [EMPTY] * POINTS
        self.hand = [MEN, MEN]
        self.quiet = 0
        self.taking = False
        self.winner = EMPTY
        self.awaits = self.setup.first

    # What is possible

    def legal(self, seat: Seat) -> list[Step]:
        if seat != self.awaits:
            return []
        if self.taking:
            return [TAKE + point for point in range(POINTS) if self._kept(1 - seat, point) is None]
        if self.hand[seat]:
            return [PLACE + point for point in range(POINTS) if self.points[point] == EMPTY]
        return self._moves(seat)

    def _moves(self, seat: Seat) -> list[Step]:
        own = [point for point in range(POINTS) if self.points[point] == seat]
        free = [point for point in range(POINTS) if self.points[point] == EMPTY]
        flies = len(own) == FEWEST
        return [MOVE + POINTS * here + to for here in own for to in free if flies or to in NEIGHBOURS[here]]

    def forbids(self, seat: Seat, step: Step) -> Refusal | None:
        if self.taking:
            return self._kept(1 - seat, step - TAKE) if step >= TAKE else Refusal("MO-04")
        if step >= TAKE:
            return Refusal("MO-04")
        if step < MOVE:
            return self._unplaceable(seat, step - PLACE)
        return self._unmovable(seat, *divmod(step - MOVE, POINTS))

    def _unplaceable(self, seat: Seat, point: int) -> Refusal | None:
        if not self.hand[seat]:
            return Refusal("MO-03")
        return None if self.points[point] == EMPTY else Refusal("MO-02")

    def _unmovable(self, seat: Seat, here: int, to: int) -> Refusal | None:
        if self.hand[seat]:
            return Refusal("MO-02")
        if self.points[here] != seat or self.points[to] != EMPTY:
            return Refusal("MO-03")
        flies = self.points.count(seat) == FEWEST
        return None if flies or to in NEIGHBOURS[here] else Refusal("MO-05")

    def _kept(self, other: Seat, point: int) -> Refusal | None:
        """MO-04: a man of the other's, and none out of a mill while there are others."""
        if self.points[point] != other:
            return Refusal("MO-04")
        loose = [here for here in range(POINTS) if self.points[here] == other and not self._in_mill(here)]
        return Refusal("MO-R1") if loose and self._in_mill(point) else None

    def _in_mill(self, point: int) -> bool:
        owner = self.points[point]
        return any(all(self.points[here] == owner for here in line) for line in LINES_AT[point])

    # A turn: a man is placed or moved, and after a mill one is taken

    def play(self, actor: Actor, step: Step) -> None:
        if step >= TAKE:
            self._take(actor, step - TAKE)
            return
        self.quiet += 1
        if step < MOVE:
            to = step - PLACE
            self.hand[actor] -= 1
            way = [f"hand-{actor}", f"point-{to + 1}"]
        else:
            here, to = divmod(step - MOVE, POINTS)
            self.points[here] = EMPTY
            way = [f"point-{here + 1}", f"point-{to + 1}"]
        self.points[to] = actor
        if self.events is not None:
            self.tell("place" if step < MOVE else "move", {"seat": actor, "point": to + 1}, way, ["MO-03"])
        if self._in_mill(to):
            self.taking = True
            if self.events is not None:
                self.tell("mill", {"seat": actor}, [], ["MO-04"])
        else:
            self._end_turn(actor)

    def _take(self, actor: Actor, point: int) -> None:
        self.points[point] = EMPTY
        self.taking = False
        self.quiet = 0
        if self.events is not None:
            self.tell(
                "take", {"seat": actor, "other": 1 - actor, "point": point + 1}, [f"point-{point + 1}"], ["MO-04"]
            )
        self._end_turn(actor)

    def _end_turn(self, actor: Actor) -> None:
        other = 1 - actor
        self.awaits = other
        if self.hand[other]:
            return
        if self.points.count(other) < FEWEST or not self._moves(other):  # MO-06
            self.winner = actor
            self.awaits = OVER
        elif self.quiet >= PATIENCE:  # MO-07
            self.awaits = OVER

    # What is seen: everything

    def show(self, view: View, seat: Seat | None) -> None:
        for point, owner in enumerate(self.points):
            if owner != EMPTY:
                view.put(f"point-{point + 1}", Piece("man", owner))
        for one, left in enumerate(self.hand):
            if left:
                view.put(f"hand-{one}", Piece("man", one, count=left))
        view.tallies["men"] = [self.points.count(one) + self.hand[one] for one in range(2)]

    def spot(self, step: Step) -> str:
        if step >= TAKE:
            return f"point-{step - TAKE + 1}"
        return f"point-{step + 1}" if step < MOVE else f"point-{(step - MOVE) // POINTS + 1}"

    def target(self, seat: Seat, step: Step) -> str:
        return f"point-{(step - MOVE) % POINTS + 1}" if MOVE <= step < TAKE else ""

    def effect(self, seat: Seat, step: Step) -> Effect | None:
        """A step that closes a mill."""
        if step >= TAKE:
            return None
        to = step - PLACE if step < MOVE else (step - MOVE) % POINTS
        here = EMPTY if step < MOVE else (step - MOVE) // POINTS
        others = [[point for point in line if point != to] for line in LINES_AT[to]]
        closes = any(all(self.points[point] == seat and point != here for point in line) for line in others)
        return Effect("good", "mill", {}) if closes else None

    def situation(self, seat: Seat) -> Situation | None:
        if self.taking:
            return Situation("take", {}, "", {})
        if self.hand[seat]:
            return Situation("place", {"left": self.hand[seat]}, "mill", {})
        return Situation("fly" if self.points.count(seat) == FEWEST else "move", {}, "mill", {})

    # The end

    def places(self) -> list[int]:
        return [1, 1] if self.winner == EMPTY else [1 + (seat != self.winner) for seat in range(2)]

    def ending(self) -> Ending | None:
        return Ending("draw", {}) if self.winner == EMPTY else Ending("won", {"seat": self.winner})

    def features(self, seat: Seat | None) -> list[float]:
        own = [[float(owner == one) for owner in self.points] for one in range(2)]
        return [*own[0], *own[1], self.hand[0] / MEN, self.hand[1] / MEN, float(self.taking), self.quiet / PATIENCE]
