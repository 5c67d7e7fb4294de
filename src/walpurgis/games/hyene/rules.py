"""Spirale de la hyène, 2 to 5 seats: villagers fetch water at the well in the middle of a spiral and hurry home.

The first at the well turns into the hyena, twice as fast, and eats whoever is not back in time.
"""

from random import Random
from typing import ClassVar, Final, final

from walpurgis.games.hyene import view as seen
from walpurgis.games.hyene.board import (
    ADVANCE,
    BACK,
    BEGIN,
    BUY,
    CHOICE,
    DICE_ODDS,
    DUE,
    EATEN,
    FREE,
    HYENA_DUE,
    KEEP,
    LEAVE,
    LEAVE_DUE,
    LONG,
    MOMENTS,
    MOVES,
    NOBODY,
    NOTATION,
    OUT,
    PAY,
    PHASES,
    SAFE,
    TABA,
    THROW,
    UNTHROWN,
    WATER,
    WATER_DUE,
    WHITE,
    Phase,
    Square,
)
from walpurgis.kernel.chance import Odds
from walpurgis.kernel.notation import Notation
from walpurgis.kernel.position import Position, ranked
from walpurgis.kernel.refusal import Args, Refusal
from walpurgis.kernel.steps import CHANCE, OVER, Actor, Seat, Step
from walpurgis.kernel.view import Effect, Ending, Forecast, Hint, Preview, Situation, View

PRICE: Final = 2  # HY-05
GAIN: Final = 1  # HY-04: tabas
HASTE: Final = 2  # HY-08: the hyena moves, earns and buys double
HYENA_POINTS: Final = 2  # HY-21
HOME_POINTS: Final = 1


@final
class Hyene(Position):
    """squares, phases, tabas, paid and points are one number a seat; paid lies on the token until she leaves (HY-15).

    past has a list for each round that is over: its hyena, then what it brought to every seat.
    well is the square of the well. left counts the villagers who are neither safe nor eaten. white is the last throw.
    """

    NOTATION: ClassVar[Notation] = NOTATION
    TURN_CLAUSE: ClassVar[str] = "HY-06"
    END_CLAUSE: ClassVar[str] = "HY-22"
    CHANCE_CLAUSE: ClassVar[str] = "HY-04"
    OPEN: ClassVar[bool] = True

    squares: list[Square]
    phases: list[Phase]
    tabas: list[int]
    paid: list[int]
    points: list[int]
    past: list[list[int]]
    hyena: Seat
    left: int
    round: int  # from 1
    turn: Seat
    moment: int
    white: int
    well: Square

    def begin(self) -> None:
        self.well = self.setup.number("steps")  # HY-H1
        self.points = [0] * self.setup.seats
        self.past = []
        self.round = 0
        self._begin_round()

    def _begin_round(self) -> None:
        seats = self.setup.seats
        self.squares = [0] * seats  # HY-02
        self.phases = [OUT] * seats
        self.tabas = [0] * seats
        self.paid = [0] * seats
        self.hyena = NOBODY
        self.left = seats
        self.turn = (self.setup.first + self.round) % seats  # HY-R5
        self.round += 1
        self.moment = BEGIN
        self.white = UNTHROWN
        self.awaits = self.turn
        if self.events is not None:
            args: Args = {"seat": self.turn, "round": self.round, "rounds": self.setup.number("rounds")}
            self.tell("round", args, clauses=["HY-03", "HY-R5"])

    def copy(self) -> "Hyene":
        twin = Hyene(self.setup)
        twin.awaits = self.awaits
        twin.squares = self.squares[:]
        twin.phases = self.phases[:]
        twin.tabas = self.tabas[:]
        twin.paid = self.paid[:]
        twin.points = self.points[:]
        twin.past = self.past
        twin.hyena = self.hyena
        twin.left = self.left
        twin.round = self.round
        twin.turn = self.turn
        twin.moment = self.moment
        twin.white = self.white
        twin.well = self.well
        return twin

    # What is possible

    def legal(self, seat: Seat) -> list[Step]:
        if seat != self.awaits:
            return []
        if self.moment == CHOICE:
            return [ADVANCE, TABA]  # HY-04
        if self.moment == DUE:
            return [PAY, KEEP]  # HY-R2
        due = self.due(seat)
        if due:
            return [PAY] if self.tabas[seat] >= due else [THROW]  # HY-R2
        return [THROW, BUY] if self.tabas[seat] >= self.price(seat) else [THROW]  # HY-05

    def forbids(self, seat: Seat, step: Step) -> Refusal | None:
        if step in self.legal(seat):
            return None
        due = self.due(seat)
        tabas = self.tabas[seat]
        if step == BUY:
            return self._forbids_buy(seat, due)
        if step == PAY:
            return Refusal("HY-13", due=due, tabas=tabas) if due else Refusal("HY-11", phase=PHASES[self.phases[seat]])
        if due > tabas and step != KEEP:
            return Refusal("HY-R3", due=due, tabas=tabas)  # advance or taba is no question now
        if due or step == KEEP:
            moment = "none" if due == 0 else "short" if due > tabas else MOMENTS[self.moment]
            return Refusal("HY-R2", moment=moment, due=due, tabas=tabas)
        return Refusal("HY-04", moment=MOMENTS[self.moment])  # one throw a turn; a choice only where no side is white

    def _forbids_buy(self, seat: Seat, due: int) -> Refusal:
        if due:
            return Refusal("HY-R4", due=due)
        if self.moment != BEGIN:
            return Refusal("HY-05", moment="late", price=self.price(seat), tabas=self.tabas[seat])
        if seat == self.hyena:
            return Refusal("HY-08", price=self.price(seat), tabas=self.tabas[seat])
        return Refusal("HY-05", moment="begin", price=self.price(seat), tabas=self.tabas[seat])

    def due(self, seat: Seat) -> int:
        """HY-11: the payment that is open at the well; 0 where there is none."""
        phase = self.phases[seat]
        if phase == WATER:
            return HYENA_DUE if seat == self.hyena else WATER_DUE
        return LEAVE_DUE if phase == LEAVE else 0

    def price(self, seat: Seat) -> int:
        return HASTE * PRICE if seat == self.hyena else PRICE

    def gain(self, seat: Seat) -> int:
        return HASTE * GAIN if seat == self.hyena else GAIN

    def throw_clause(self, seat: Seat) -> str:
        return "HY-08" if seat == self.hyena else "HY-04"

    def out_of_turn(self, seat: Seat) -> Refusal:
        if seat == self.turn:
            return Refusal("HY-04", moment="dice")  # they are still in the air
        if self.phases[seat] >= SAFE:
            return Refusal("HY-R1", seat=self.turn, phase=PHASES[self.phases[seat]])
        return Refusal("HY-06", seat=self.turn)

    def chances(self) -> Odds:
        return DICE_ODDS

    # A turn: throw, buy or pay

    def play(self, actor: Actor, step: Step) -> None:
        if actor == CHANCE:
            self._fall(step - WHITE)
        elif step == THROW:
            self.white = UNTHROWN
            self.awaits = CHANCE
        elif step == BUY:
            self._buy(actor)
        elif step == ADVANCE:
            self._go(actor, LONG)
        elif step == TABA:
            self._earn(actor)
            self._end_turn()
        elif step == PAY:
            self._pay(actor)
        else:
            if self.events is not None:
                self.tell("keep", {"seat": actor, "due": self.due(actor)}, clauses=["HY-R2"])
            self._end_turn()

    def _fall(self, white: int) -> None:
        """HY-04: what the number of white sides brings."""
        seat = self.turn
        phase = self.phases[seat]
        owes = phase in (WATER, LEAVE)
        self.white = white
        if self.events is not None:
            self.tell("dice", {"seat": seat, "white": white}, ["dice"], [self.throw_clause(seat)])
        if white > 1 and not owes:
            self._go(seat, white)
        elif white > 1:
            if self.events is not None:
                self.tell("nothing", {"seat": seat, "due": self.due(seat)}, clauses=["HY-14"])
            self._end_turn()
        elif white == 0 and not owes:
            self.moment = CHOICE
            self.awaits = seat
        else:
            self._earn(seat)  # HY-R3: with a payment open no white is no question
            self._pay_or_end_turn(seat)

    def _earn(self, seat: Seat) -> None:
        self.tabas[seat] += self.gain(seat)
        if self.events is not None:
            args: Args = {"seat": seat, "gain": self.gain(seat), "tabas": self.tabas[seat]}
            self.tell("taba", args, [f"tabas-{seat}"], [self.throw_clause(seat)])

    def _buy(self, seat: Seat) -> None:
        price = self.price(seat)
        self.tabas[seat] -= price
        self.white = UNTHROWN  # the dice of an earlier throw have nothing to do with this move
        if self.events is not None:
            clause = "HY-08" if seat == self.hyena else "HY-05"
            self.tell("buy", {"seat": seat, "price": price}, [f"tabas-{seat}"], [clause])
        self._go(seat, LONG, price)

    def _go(self, seat: Seat, white: int, price: int = 0) -> None:
        square = self.squares[seat]
        target = self.square_after(seat, white)
        self.squares[seat] = target
        if self.phases[seat] != OUT:
            self._go_back(seat, square, target, price)
            return
        if self.events is not None:
            seen.tell_move(self, seat, square, target, price, ["HY-09"] if seat == self.hyena else [])
        if target < self.well:
            self._end_turn()
        elif self.hyena == NOBODY:
            self._become_hyena(seat)
        else:
            self.phases[seat] = WATER
            if self.events is not None:
                self.tell("well", {"seat": seat, "due": self.due(seat)}, ["well"], ["HY-10", "HY-11"])
            self._pay_or_end_turn(seat)

    def square_after(self, seat: Seat, white: int) -> Square:
        """Where this number of white sides takes the figure; the surplus is lost at either end."""
        squares = HASTE * MOVES[white] if seat == self.hyena else MOVES[white]
        square = self.squares[seat]
        if self.phases[seat] == OUT:
            return square + squares if square + squares < self.well else self.well  # HY-10
        return square - squares if square > squares else 0  # HY-R1

    def _become_hyena(self, seat: Seat) -> None:
        self.hyena = seat  # HY-07: the tabas are kept
        self.squares[seat] = 0
        self.left -= 1
        if self.events is not None:
            self.tell("hyena", {"seat": seat}, ["village"], ["HY-07"])
        self._end_turn()

    # At the well

    def _pay_or_end_turn(self, seat: Seat) -> None:
        """HY-13: who has just come to owe, or to have, the tabas may pay at once."""
        due = self.due(seat)
        if due and self.tabas[seat] >= due:
            self.moment = DUE
            self.awaits = seat
        else:
            self._end_turn()

    def _pay(self, seat: Seat) -> None:
        due = self.due(seat)
        water = self.phases[seat] == WATER
        self.tabas[seat] -= due
        self.paid[seat] += due  # HY-15
        self.phases[seat] = LEAVE if water and seat != self.hyena else FREE  # HY-11
        if self.events is not None:
            path = [f"tabas-{seat}", f"token-{seat}"]
            self.tell("pay-water" if water else "pay-leave", {"seat": seat, "due": due}, path, ["HY-11", "HY-15"])
        self._end_turn()  # HY-12

    # The way back

    def _go_back(self, seat: Seat, square: Square, target: Square, price: int) -> None:
        if self.events is not None:
            if self.paid[seat]:
                self.tell("leave", {"seat": seat, "tabas": self.paid[seat]}, [f"token-{seat}"], ["HY-15"])
            seen.tell_move(self, seat, square, target, price, ["HY-16"])
        self.phases[seat] = BACK
        self.paid[seat] = 0  # HY-15
        if seat == self.hyena:
            self._hunt(target)
        elif target == 0:
            self.phases[seat] = SAFE  # HY-19
            self.points[seat] += HOME_POINTS  # HY-21
            self.left -= 1
            if self.events is not None:
                self.tell("safe", {"seat": seat}, ["village"], ["HY-19", "HY-21"])
        self._end_turn()

    def _hunt(self, target: Square) -> None:
        prey = self.prey(target)
        if self.events is not None:
            seen.tell_eaten(self, prey)
        for seat in prey:
            self.phases[seat] = EATEN
        self.left -= len(prey)

    def prey(self, target: Square) -> list[Seat]:
        """Whom the hyena eats on her way back to this square. Nobody is behind her but those she leaves at the well."""
        prey: list[Seat] = []
        for seat, phase in enumerate(self.phases):
            late = phase < BACK  # HY-18: at the well, or not there yet
            met = phase == BACK and self.squares[seat] >= target  # HY-17
            if (late or met) and seat != self.hyena:
                prey.append(seat)
        return prey

    # The end of a turn, of a round, of the game

    def _end_turn(self) -> None:
        self.moment = BEGIN
        if self.left == 0:
            self._end_round()  # HY-20
            return
        seats = self.setup.seats
        seat = (self.turn + 1) % seats  # HY-06
        while self.phases[seat] >= SAFE:
            seat = (seat + 1) % seats  # HY-R1
        self.turn = seat
        self.awaits = seat

    def _end_round(self) -> None:
        home = self.phases.count(SAFE)
        if home == 0:
            self.points[self.hyena] += HYENA_POINTS  # HY-21
        if self.events is not None:
            args: Args = {"seat": self.hyena, "round": self.round, "home": home}
            self.tell("round-over", args, clauses=["HY-20", "HY-21"])
        self.past = [*self.past, [self.hyena, *self._gained(home)]]
        if self.round < self.setup.number("rounds"):  # HY-H2
            self._begin_round()
            return
        self.awaits = OVER
        if self.events is not None:
            seen.tell_end(self)

    def _gained(self, home: int) -> list[int]:
        """HY-21: what the round that is over brings to every seat."""
        gained = [HOME_POINTS if phase == SAFE else 0 for phase in self.phases]
        if home == 0:
            gained[self.hyena] = HYENA_POINTS
        return gained

    # What is seen, imagined and told: everything, by everybody

    def show(self, view: View, seat: Seat | None) -> None:
        seen.show(self, view)

    def imagine(self, seat: Seat | None, rng: Random) -> "Hyene":
        return self.copy()  # nothing is hidden: there is only this one world

    def features(self, seat: Seat | None) -> list[float]:
        return seen.features(self, seat or 0)

    def spot(self, step: Step) -> str:
        return seen.spot_of(self, step)

    def preview(self, seat: Seat, step: Step) -> Preview | None:
        return seen.preview(self, seat, step)

    def situation(self, seat: Seat) -> Situation:
        return seen.situation(self, seat)

    def effect(self, seat: Seat, step: Step) -> Effect:
        return seen.effect(self, seat, step)

    def target(self, seat: Seat, step: Step) -> str:
        return seen.spot_of(self, step) if step in (BUY, ADVANCE) else ""

    def hints(self, seat: Seat) -> list[Hint]:
        return seen.hints(self, seat)

    def forecast(self, seat: Seat) -> Forecast | None:
        return seen.forecast(self, seat)

    # The end

    def ending(self) -> Ending:
        best = max(self.points)
        name = "won" if self.points.count(best) == 1 else "together"  # HY-R8
        hyena, *gained = self.past[-1]  # how the last round went is what everybody has just seen
        args: Args = {"seat": self.points.index(best), "points": best, "rounds": self.round}
        args["other"], args["hyena"] = hyena, gained[hyena]
        return Ending(name, args)  # HY-22

    def places(self) -> list[int]:
        return ranked(self.points)  # HY-22, HY-R8
