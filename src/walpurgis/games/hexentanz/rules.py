"""Hexentanz, 3 to 6 seats: a dice race round a ring in which all witches wear the same hat.

You may move any witch, your own or not; bring all of yours into your goal, if you still know which they are.
"""

from random import Random
from typing import ClassVar, Final, final

from walpurgis.games.hexentanz import view as seen
from walpurgis.games.hexentanz.board import (
    BACK,
    COLOURS,
    DIE,
    DIE_ODDS,
    EXITS,
    FACES,
    HOME,
    LOOK,
    NOBODY,
    NOTATION,
    OUT,
    REACH,
    RING,
    STARTS,
    WITCHES,
    Colour,
    Square,
    exit_way,
    way,
)
from walpurgis.kernel.chance import Odds, random
from walpurgis.kernel.notation import Notation
from walpurgis.kernel.position import Position, ranked
from walpurgis.kernel.refusal import Args, Refusal
from walpurgis.kernel.sorted_list import put, replace, take
from walpurgis.kernel.steps import CHANCE, OVER, Actor, Seat, Step
from walpurgis.kernel.view import Effect, Ending, Hint, Preview, Situation, View

QUIET_TURNS: Final = 500  # HT-R11: the end of a game in which nobody goes home any more
LOOK_MS: Final = 6_000  # HT-10: for whoever looks to see it; that somebody does is public


@final
class Hexentanz(Position):
    """ring[square] is the colour of the witch there, or NOBODY; hats lists the occupied squares in ascending order.

    face is 0 while the die is still to fall. bared squares hold witches uncovered by the last decision (HT-13, HT-17);
    looker is the seat that looked under the hat on looked, if the last decision was a look (HT-10).
    """

    NOTATION: ClassVar[Notation] = NOTATION
    TURN_CLAUSE: ClassVar[str] = "HT-05"
    END_CLAUSE: ClassVar[str] = "HT-19"
    CHANCE_CLAUSE: ClassVar[str] = "HT-06"
    SECRETS: ClassVar[bool] = True

    colours: list[Colour]  # of each seat; fixed by the number of seats
    ring: list[Colour]
    hats: list[Square]
    home: list[int]  # how many witches of each seat
    goal: list[int]
    turn: Seat
    face: int
    quiet: int
    bared: list[Square]
    looker: Seat
    looked: Square

    def begin(self) -> None:
        seats = self.setup.seats
        self.colours = COLOURS[seats]
        self.ring = [NOBODY] * RING
        self.hats = []
        self.home = [WITCHES[seats]] * seats  # HT-04
        self.goal = [0] * seats
        self.turn = self.setup.first  # HT-05
        self.face = 0
        self.quiet = 0
        self.bared = []
        self.looker = NOBODY
        self.looked = NOBODY
        self.awaits = CHANCE

    def copy(self) -> "Hexentanz":
        twin = Hexentanz(self.setup)
        twin.awaits = self.awaits
        twin.colours = self.colours
        twin.ring = self.ring[:]
        twin.hats = self.hats[:]
        twin.home = self.home[:]
        twin.goal = self.goal[:]
        twin.turn = self.turn
        twin.face = self.face
        twin.quiet = self.quiet
        twin.bared = self.bared  # replaced, never changed
        twin.looker = self.looker
        twin.looked = self.looked
        return twin

    # What is possible

    def legal(self, seat: Seat) -> list[Step]:
        if seat != self.awaits:
            return []
        if self.home[seat]:
            return [OUT]  # HT-08
        steps = self.hats[:]  # HT-09: MOVE is 0, so a square is the move from it
        ring = self.ring
        for square in REACH[self.colours[seat]][self.face]:
            if ring[square] != NOBODY:
                steps.append(HOME + square)  # HT-R1: whatever her colour
        if self.face == FACES:
            for square in self.hats:
                steps.append(LOOK + square)  # HT-10
        return steps

    def pick(self, seat: Seat, rng: Random) -> Step:
        """The same as from the list of all legal steps, without the list: random play asks for nothing else."""
        unit = random(rng)
        if self.home[seat]:
            return OUT
        hats, ring = self.hats, self.ring
        count = len(hats)
        reach = REACH[self.colours[seat]][self.face]
        homes = 0
        for square in reach:
            if ring[square] != NOBODY:
                homes += 1
        index = int(unit * float(count + homes + count if self.face == FACES else count + homes))
        if index < count:
            return hats[index]
        index -= count
        if index >= homes:
            return LOOK + hats[index - homes]
        for square in reach:
            if ring[square] != NOBODY:
                if not index:
                    return HOME + square
                index -= 1
        raise AssertionError  # there are as many as were counted

    def forbids(self, seat: Seat, step: Step) -> Refusal | None:
        if step == OUT:
            return None if self.home[seat] else Refusal("HT-09", why="camp", square=0)
        looks = step >= LOOK
        if self.home[seat]:
            return Refusal("HT-R3" if looks else "HT-08", witches=self.home[seat])
        square = step % RING
        if looks and self.face != FACES:
            return Refusal("HT-10", face=self.face)
        if self.ring[square] == NOBODY:
            return Refusal("HT-R5", square=square) if looks else Refusal("HT-09", why="empty", square=square)
        if HOME <= step < LOOK and square not in REACH[self.colours[seat]][self.face]:
            needed = len(exit_way(square, self.colours[seat]))
            return Refusal("HT-14", square=square, needed=needed, face=self.face)
        return None

    def out_of_turn(self, seat: Seat) -> Refusal:
        if seat == self.turn:
            return Refusal("HT-06", seat=seat)  # the die comes first
        return Refusal("HT-05", seat=self.turn)

    def chances(self) -> Odds:
        return DIE_ODDS

    # A turn: roll, then one action (HT-06)

    def play(self, actor: Actor, step: Step) -> None:
        if actor == CHANCE:
            self.face = step - DIE
            self.awaits = self.turn
            if self.events is not None:
                self.tell("die", {"seat": self.turn, "face": self.face}, ["die"], ["HT-06"])
            return
        if self.bared:
            self.bared = []
        if self.looker != NOBODY:
            self.looker = NOBODY
            self.looked = NOBODY
        self.quiet += 1
        if step < HOME:
            self._move(step)
        elif step == OUT:
            self._bring_out()
        elif step < LOOK:
            self._go_home(step - HOME)
        else:
            self._look(step - LOOK)
        self._end_turn()

    def _bring_out(self) -> None:
        seat = self.turn
        colour = self.colours[seat]
        target = (STARTS[colour] + self.face - 1) % RING  # HT-08: a 1 stands on the start square itself
        if self.events is not None:
            path = [seen.door(self, seat), *way(STARTS[colour], self.face - 1)]
            self.tell("out", {"seat": seat, "square": target}, path, ["HT-08"])
        self.home[seat] -= 1
        put(self.hats, self._stand(colour, target))

    def _move(self, square: Square) -> None:
        if self.events is not None:
            target = (square + self.face) % RING
            args: Args = {"seat": self.turn, "square": square, "target": target}
            self.tell("move", args, way(square, self.face), ["HT-07", "HT-09"])
        replace(self.hats, square, self._stand(self._lift(square), (square + self.face) % RING))

    def _lift(self, square: Square) -> Colour:
        colour = self.ring[square]
        self.ring[square] = NOBODY
        return colour

    def _stand(self, colour: Colour, target: Square) -> Square:
        """Put a witch on a square; the one who stood there is pushed away (HT-11). The square that was empty before."""
        pushed = self.ring[target]
        self.ring[target] = colour
        return target if pushed == NOBODY else self._push(pushed, target)

    def _push(self, pushed: Colour, target: Square) -> Square:
        landing = self.landing(target, NOBODY)
        self.ring[landing] = pushed
        self.bared = [*self.bared, landing]  # HT-13
        if self.events is not None:
            seen.tell_push(self, pushed, target, landing)
        return landing

    def landing(self, target: Square, left: Square) -> Square:
        """HT-12: 7 back, and 7 more until there is room; the square that the mover left counts as empty.

        7 and 36 share no divisor, so there always is room.
        """
        landing = (target - BACK) % RING
        while self.ring[landing] != NOBODY and landing != left:
            landing = (landing - BACK) % RING
        return landing

    def _go_home(self, square: Square) -> None:
        seat = self.turn
        colour = self._lift(square)
        take(self.hats, square)
        if self.events is not None:
            seen.tell_home(self, square, colour)
        if colour == self.colours[seat]:
            self._stay(seat)  # HT-17
        elif self.setup.options["wrong_witch"] == "goal":
            self._stay(self.colours.index(colour))  # HT-H1
        else:
            self.bared = [EXITS[colour]]
            put(self.hats, self._stand(colour, EXITS[colour]))  # HT-18, HT-R4

    def _stay(self, owner: Seat) -> None:
        self.goal[owner] += 1
        self.quiet = 0

    def _look(self, square: Square) -> None:
        self.looker = self.turn
        self.looked = square
        if self.events is not None:
            self.tell("look", {"seat": self.turn, "square": square}, [f"ring-{square}"], ["HT-10"])
            seen: Args = {"square": square, "colour": self.ring[square]}
            self.tell("seen", seen, [f"ring-{square}"], ["HT-10"], [self.turn])

    def _end_turn(self) -> None:
        self.face = 0
        if self.quiet == 0 and WITCHES[self.setup.seats] in self.goal:  # HT-19: somebody has just gone home
            self.awaits = OVER
            if self.events is not None:
                self.tell("won", {"seat": self.goal.index(WITCHES[self.setup.seats])}, clauses=["HT-19"])
        elif self.quiet >= QUIET_TURNS:
            self.awaits = OVER
            if self.events is not None:
                self.tell("tired", {}, clauses=["HT-R11"])
        else:
            self.turn = (self.turn + 1) % self.setup.seats
            self.awaits = CHANCE

    # What is seen, imagined and told

    def show(self, view: View, seat: Seat | None) -> None:
        seen.show(self, view, seat)

    def imagine(self, seat: Seat | None, rng: Random) -> "Hexentanz":
        return seen.imagine(self, seat, rng)

    def features(self, seat: Seat | None) -> list[float]:
        return seen.features(self, seat)

    def spot(self, step: Step) -> str:
        return seen.spot(self, step)

    def pause(self) -> int:
        """A look is over with the next step (HT-10): the die of that one waits until there was time to see it."""
        return LOOK_MS if self.looker != NOBODY and self.face == 0 else 0

    def pause_is_for(self) -> Seat | None:
        return self.looker if self.looker != NOBODY else None

    def preview(self, seat: Seat, step: Step) -> Preview | None:
        return seen.preview(self, seat, step)

    def situation(self, seat: Seat) -> Situation | None:
        return seen.situation(self, seat)

    def effect(self, seat: Seat, step: Step) -> Effect | None:
        return seen.effect(self, seat, step)

    def target(self, seat: Seat, step: Step) -> str:
        return seen.target(self, seat, step)

    def hints(self, seat: Seat) -> list[Hint]:
        return seen.hints(self, seat)

    # The end

    def ending(self) -> Ending:
        size = WITCHES[self.setup.seats]
        if size not in self.goal:
            return Ending("tired", {"witches": max(self.goal)})  # HT-R11
        return Ending("won", {"seat": self.goal.index(size), "witches": size})  # HT-19

    def places(self) -> list[int]:
        return ranked(self.goal)  # HT-R7: who has them all home has the most
