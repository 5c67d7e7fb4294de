"""Yacht, 2 to 6 seats: five dice, up to three throws a turn, and twelve lines of a sheet, each to be filled once."""

from typing import ClassVar, Final, final

from walpurgis.kernel.chance import Odds
from walpurgis.kernel.notation import Form, Multiset, Notation, Number, Word
from walpurgis.kernel.position import Position, ranked
from walpurgis.kernel.refusal import Refusal
from walpurgis.kernel.steps import CHANCE, OVER, Actor, Seat, Step
from walpurgis.kernel.view import Ending, Piece, Sheet, Situation, View
from yacht.score import LINES, score

DICE: Final = 5
FACES: Final = 6
THROWS: Final = 3  # YA-02: a turn

# Steps
LIFT: Final = 0  # and on by the die, from the left
THROW: Final = LIFT + DICE
SCORE: Final = THROW + 1
ROLL: Final = SCORE + len(LINES)
ROLLS: Final = [Multiset(count, 1, FACES) for count in range(1, DICE + 1)]
BASES: Final = [ROLL + sum(dice.size for dice in ROLLS[:count]) for count in range(DICE)]

BLANK: Final = -1  # a line that is still to be filled


@final
class Yacht(Position):
    """dice lie on the table, ascending; up says which of them are in the cup again. sheet has a list of lines a seat.

    throws counts those of this turn; 0 before the first, when all dice are in the cup.
    """

    NOTATION: ClassVar[Notation] = Notation(
        chance=[Form(base, "roll", dice) for base, dice in zip(BASES, ROLLS, strict=True)],
        seats=[Form(LIFT, "lift", Number(1, DICE)), Form(THROW, "throw"), Form(SCORE, "score", Word(*LINES))],
    )
    TURN_CLAUSE: ClassVar[str] = "YA-02"
    END_CLAUSE: ClassVar[str] = "YA-11"
    CHANCE_CLAUSE: ClassVar[str] = "YA-02"
    OPEN: ClassVar[bool] = True

    dice: list[int]
    up: list[bool]
    sheet: list[list[int]]
    throws: int
    turn: Seat

    def begin(self) -> None:
        self.dice = [1] * DICE
        self.up = [True] * DICE
        self.sheet = [[BLANK] * len(LINES) for _ in range(self.setup.seats)]
        self.throws = 0
        self.turn = self.setup.first
        self.awaits = CHANCE

    # What is possible

    def legal(self, seat: Seat) -> list[Step]:
        return [step for step in range(ROLL) if self.forbids(seat, step) is None] if seat == self.awaits else []

    def forbids(self, seat: Seat, step: Step) -> Refusal | None:
        if step >= SCORE:
            if any(self.up):
                return Refusal("YA-03")
            line = LINES[step - SCORE]
            return None if self.sheet[seat][step - SCORE] == BLANK else Refusal("YA-04", line=line)
        if self.throws == THROWS:
            return Refusal("YA-02")
        if step == THROW:
            return None if any(self.up) else Refusal("YA-R1")
        return Refusal("YA-R2") if self.up[step - LIFT] else None

    def chances(self) -> Odds:
        count = sum(self.up)
        return ROLLS[count - 1].odds(BASES[count - 1])

    # A turn: throws, and in the end a line of the sheet

    def play(self, actor: Actor, step: Step) -> None:
        if actor == CHANCE:
            self._fall(step)
        elif step >= SCORE:
            self._score(actor, step - SCORE)
        elif step == THROW:
            self.awaits = CHANCE
        else:
            self.up[step - LIFT] = True
            if self.events is not None:
                self.tell(
                    "lift", {"seat": actor, "face": self.dice[step - LIFT]}, [f"die-{step + 1}", "cup"], ["YA-03"]
                )

    def _fall(self, step: Step) -> None:
        count = sum(self.up)
        thrown = ROLLS[count - 1].members(step - BASES[count - 1])
        kept = [die for die, up in zip(self.dice, self.up, strict=True) if not up]
        self.dice = sorted([*kept, *thrown])
        self.up = [False] * DICE
        self.throws += 1
        self.awaits = self.turn
        if self.events is not None:
            self.tell("roll", {"seat": self.turn, "dice": ", ".join(map(str, thrown))}, [], ["YA-02"])

    def _score(self, actor: Actor, line: int) -> None:
        points = score(line, self.dice)
        self.sheet[actor][line] = points
        if self.events is not None:
            self.tell("score", {"seat": actor, "line": LINES[line], "points": points}, [], ["YA-04"])
        self.up = [True] * DICE
        self.throws = 0
        self.turn = (actor + 1) % self.setup.seats
        self.awaits = CHANCE if BLANK in self.sheet[self.turn] else OVER  # YA-11

    # What is seen: everything

    def show(self, view: View, seat: Seat | None) -> None:
        if self.throws and self.awaits != OVER:
            for place, (die, up) in enumerate(zip(self.dice, self.up, strict=True), 1):
                view.put("cup" if up else f"die-{place}", Piece("die", value=str(die)))
        sheet = Sheet("score", self.setup.seats, LINES)
        sheet.numbers = [lines[:] for lines in self.sheet]
        sheet.totals = self._totals()
        view.sheets.append(sheet)
        view.tallies["points"] = self._totals()

    def _totals(self) -> list[int]:
        return [sum(max(points, 0) for points in lines) for lines in self.sheet]

    def spot(self, step: Step) -> str:
        return "cup" if step == THROW else f"die-{step - LIFT + 1}" if step < THROW else ""

    def situation(self, seat: Seat) -> Situation | None:
        return Situation("throw", {"left": THROWS - self.throws}, "line", {})

    # The end

    def places(self) -> list[int]:
        return ranked(self._totals())

    def ending(self) -> Ending | None:
        return Ending("most", {"seat": self.places().index(1), "points": max(self._totals())})

    def features(self, seat: Seat | None) -> list[float]:
        filled = [points / 50 for lines in self.sheet for points in lines]
        return [
            *[die / FACES for die in self.dice],
            *map(float, self.up),
            *filled,
            self.throws / THROWS,
            float(self.turn),
        ]
