"""What a seat remembers of who is under which hat, and so which worlds a bot holds possible.

All moves are public, so a perfect memory would know every witch. A person does not: what was seen fades by the turn,
faster for other players' witches than for one's own, and hats that pass each other are easily taken for one another.
Nothing is remembered wrong: a trace is either there or lost.
"""

from random import Random
from typing import Final, final

from walpurgis.games.hexentanz.board import COLOURS, FACES, NOBODY, RING, STARTS, WITCHES, Colour, Square
from walpurgis.games.hexentanz.rules import Hexentanz
from walpurgis.games.hexentanz.worth import TO_GO
from walpurgis.kernel.chance import random
from walpurgis.kernel.event import Event
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Seat
from walpurgis.kernel.thinking import Belief


@final
class Recall:
    """How well a level remembers: the chance that a trace outlives a turn of anybody, and one hat passing another."""

    __slots__ = ("crossing", "own_crossing", "own_turn", "turn")

    def __init__(self, turn: float, crossing: float, own_turn: float, own_crossing: float) -> None:
        self.turn = turn
        self.crossing = crossing
        self.own_turn = own_turn
        self.own_crossing = own_crossing


# By level; 0 is nobody's. If none crosses, a trace of level 1 lives for some 75 turns, that of an own witch for 300.
RECALL: Final = [
    Recall(0.0, 0.0, 0.0, 0.0),
    Recall(turn=0.9865, crossing=0.969, own_turn=0.9966, own_crossing=0.983),
    Recall(turn=0.9926, crossing=0.984, own_turn=0.9982, own_crossing=0.991),
    Recall(turn=0.9966, crossing=0.993, own_turn=0.9992, own_crossing=0.996),
    Recall(turn=0.9985, crossing=0.997, own_turn=0.9997, own_crossing=0.998),
    Recall(turn=0.9998, crossing=0.9995, own_turn=1.0, own_crossing=1.0),
]
SURE: Final = 0.5  # the strength of a trace that one would rely on
HOPE: Final = 0.3  # the chance to find a witch of one's own that is worth a look


def _number(args: Args, name: str) -> int:
    value = args[name]
    assert isinstance(value, int)
    return value


@final
class Tracks:
    """colour[square] is the colour last seen of the hat that now stands there, or NOBODY; since[square] is the turn
    when it was seen, and crossings[square] how many hats have passed it, or it them, since then.
    """

    __slots__ = ("colour", "colours", "crossings", "seat", "since", "turns")

    def __init__(self, seats: int, seat: Seat) -> None:
        self.colours = COLOURS[seats]
        self.seat = seat
        self.turns = 0
        self.colour: list[Colour] = [NOBODY] * RING
        self.since = [0] * RING
        self.crossings = [0] * RING

    def follow(self, witnessed: list[Event]) -> None:
        for event in witnessed:
            name, args = event.name, event.args
            if name == "die":
                self.turns += 1
            elif name == "move":
                self._move(_number(args, "square"), _number(args, "target"))
            elif name == "out":
                self._see(_number(args, "square"), self.colours[_number(args, "seat")])
            elif name == "push":  # the mover already stands on her square
                self._see(_number(args, "target"), _number(args, "colour"))
            elif name == "home":
                self.colour[_number(args, "square")] = NOBODY
            elif name in ("wrong-witch", "seen"):
                self._see(_number(args, "square"), _number(args, "colour"))

    def _see(self, square: Square, colour: Colour) -> None:
        self.colour[square] = colour
        self.since[square] = self.turns
        self.crossings[square] = 0

    def _move(self, square: Square, target: Square) -> None:
        passed = 0
        between = (square + 1) % RING
        while between != target:
            if self.colour[between] != NOBODY:
                self.crossings[between] += 1
                passed += 1
            between = (between + 1) % RING
        self.colour[target] = self.colour[square]
        self.since[target] = self.since[square]
        self.crossings[target] = self.crossings[square] + passed
        self.colour[square] = NOBODY

    def strength(self, square: Square, recall: Recall) -> float:
        """The chance that the trace of the hat on this square is still there."""
        if self.colour[square] == NOBODY:
            return 0.0
        age, crossings = self.turns - self.since[square], self.crossings[square]
        if self.colour[square] == self.colours[self.seat]:
            return recall.own_turn**age * recall.own_crossing**crossings
        return recall.turn**age * recall.crossing**crossings


@final
class Memory(Belief):
    """The worlds that a seat holds possible: what its screen shows is certain, every other trace is there in as many
    worlds as it is strong, and the colours that are left are dealt fairly.
    """

    def __init__(self, position: Hexentanz, witnessed: list[Event], seat: Seat, recall: Recall) -> None:
        super().__init__(position, seat)
        self.dance = position
        tracks = Tracks(position.setup.seats, seat)
        tracks.follow(witnessed)
        self.certain: list[Colour] = [NOBODY] * RING
        self.covered: list[Square] = []
        self.traces: list[Colour] = []
        self.strengths: list[float] = []
        self.loose = _on_the_ring(position)  # witches of each colour that are not certain
        view = position.view(seat)
        for square in position.hats:
            piece = view.notes.get(f"ring-{square}", view.spots[f"ring-{square}"])[0]
            if piece.colour != NOBODY:
                self.certain[square] = piece.colour
                self.loose[piece.colour] -= 1
                continue
            self.covered.append(square)
            self.traces.append(tracks.colour[square])
            self.strengths.append(tracks.strength(square, recall))

    def worth_a_look(self) -> Square | None:
        """A doubtful hat within a six of the own exit, if there is hope that a lost witch of one's own is under it.

        Not while a witch who is known can go home.
        """
        mine = self.dance.colours[self.seat]
        known = [square for square in self.dance.hats if self.certain[square] == mine]
        doubtful: list[Square] = []
        for index, square in enumerate(self.covered):
            if self.strengths[index] < SURE:
                doubtful.append(square)
            elif self.traces[index] == mine:
                known.append(square)
        to_go = TO_GO[mine]
        lost = _on_the_ring(self.dance)[mine] - len(known)
        near = [square for square in doubtful if to_go[square] <= FACES]
        if not near or lost < HOPE * len(doubtful) or any(to_go[square] <= FACES for square in known):
            return None
        return min(near, key=lambda square: to_go[square])

    def draw(self, rng: Random) -> Hexentanz:
        world = self.dance.copy()
        ring, loose = self.certain[:], self.loose[:]
        world.ring = ring
        lost: list[Square] = []
        for index, square in enumerate(self.covered):
            strength, colour = self.strengths[index], self.traces[index]
            if (strength >= 1.0 or random(rng) < strength) and loose[colour]:
                ring[square] = colour
                loose[colour] -= 1
            else:
                lost.append(square)
        if lost:
            _deal(ring, lost, loose, rng)
        return world


def _on_the_ring(position: Hexentanz) -> list[int]:
    """How many witches of each colour dance; everybody can count them."""
    size = WITCHES[position.setup.seats]
    count = [0] * len(STARTS)
    for owner, colour in enumerate(position.colours):
        count[colour] = size - position.home[owner] - position.goal[owner]
    return count


def _deal(ring: list[Colour], squares: list[Square], loose: list[int], rng: Random) -> None:
    """Put the loose witches on these squares, every way as likely."""
    witches: list[Colour] = []
    for colour, count in enumerate(loose):
        for _ in range(count):
            witches.append(colour)
    for square in squares:
        ring[square] = witches.pop(int(random(rng) * float(len(witches))))
