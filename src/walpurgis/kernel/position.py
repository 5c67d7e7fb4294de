"""A position: one moment of one game."""

import hashlib
from inspect import get_annotations, ismemberdescriptor
from random import Random
from typing import Any, ClassVar, Final, Self, TypeVar

from walpurgis.kernel.chance import Odds, random
from walpurgis.kernel.compiling import mypyc_attr
from walpurgis.kernel.event import Event
from walpurgis.kernel.hidden import Hidden
from walpurgis.kernel.notation import Notation
from walpurgis.kernel.refusal import Args, Refusal
from walpurgis.kernel.setup import Setup
from walpurgis.kernel.steps import CHANCE, OVER, SEVERAL, Actor, Seat, Step
from walpurgis.kernel.view import Effect, Ending, Forecast, Hint, Preview, Prompt, Situation, View

AnyPosition = TypeVar("AnyPosition", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Mutable and cheap to copy. A game derives one class from it and fills in what is said below.

    Its fields are what that class annotates: `copy`, `state`, digests and pickles follow from them.
    A new object holds only its setup: `begin` lays out the game, `copy` takes everything over from another.
    `awaits` is the seat that must act, or CHANCE, SEVERAL (see `awaited`) or OVER.
    `events` is None, or a list that `play` appends to: who does not listen does not pay.
    """

    NOTATION: ClassVar[Notation]
    TURN_CLAUSE: ClassVar[str]  # refuses a seat that is not awaited
    END_CLAUSE: ClassVar[str]  # refuses everything once the game is over
    CHANCE_CLAUSE: ClassVar[str]  # refuses what the dice or the deck cannot give now
    RACES: ClassVar[bool] = False  # whether seats answer against time: such a step is not taken back
    OPEN: ClassVar[bool] = False  # whether `show` puts the same on every view: it is then worked out once for all
    SECRETS: ClassVar[bool] = False  # whether there is anything that a seat may not know: `imagine` then makes it up

    setup: Setup
    awaits: int = CHANCE
    events: list[Event] | None = None

    def __init__(self, setup: Setup) -> None:
        # mypyc runs this twice, and never lets go of the setup that was set first, unless it goes by another name.
        made = self
        made.setup = setup

    # What a game must say.

    def begin(self) -> None:
        """Lay out the game as it stands before its first step."""
        raise NotImplementedError

    def legal(self, seat: Seat) -> list[Step]:
        """All legal steps of a seat, in ascending order; none if it is not awaited.

        Steps that differ only in a free time are listed once, at time 0.
        """
        raise NotImplementedError

    def chances(self) -> Odds:
        """What can fall now. Only to be asked of a position that awaits CHANCE."""
        raise NotImplementedError

    def forbids(self, seat: Seat, step: Step) -> Refusal | None:
        """The clause against a seat's step. The seat is awaited and the step is none of chance's."""
        raise NotImplementedError

    def play(self, actor: Actor, step: Step) -> None:
        """Carry out a step that is legal; what happens otherwise is not defined."""
        raise NotImplementedError

    def show(self, view: View, seat: Seat | None) -> None:
        """Put on the view what the seat (or a spectator) may know, from that seat's knowledge."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of every seat as things stand: 1 + the number of seats that did better."""
        raise NotImplementedError

    def features(self, seat: Seat | None) -> list[float]:
        """The view as numbers about 0 to 1: same length for the same setup, for learners."""
        raise NotImplementedError

    # What a game may say better.

    def copy(self) -> Self:
        """An independent position, equal to this one, that nobody listens to.

        A game that is copied much says it faster: what it replaces and never changes in place, copies may share.
        """
        return restore(type(self), self.setup, copied(self.state()))

    def imagine(self, seat: Seat | None, rng: Random) -> "Position":
        """Another position that the seat cannot tell from this one, drawn fairly from all that its view allows.

        Without SECRETS that is a copy; with them it follows from `unknown`, where that is enough.
        """
        world = self.copy()
        for part in self.unknown(seat):
            part.draw(world, rng)
        return world

    def unknown(self, seat: Seat | None) -> list[Hidden]:
        """The parts that the seat (or a spectator) does not know, each drawn by itself."""
        return []

    def awaited(self) -> list[Seat]:
        """The seats that must act now. A game in which SEVERAL act says which of them have not yet."""
        return [self.awaits] if self.awaits >= 0 else []

    def first_awaited(self) -> Seat:
        """Of the seats that must act now the first: random play lets it go first where SEVERAL act."""
        return self.awaited()[0]

    def pick(self, seat: Seat, rng: Random) -> Step:
        """A random legal step. Games with large families of steps draw the kind of step first."""
        steps = self.legal(seat)
        return steps[int(random(rng) * float(len(steps)))]  # float: as Odds.draw does

    def out_of_turn(self, seat: Seat) -> Refusal:
        """Why a seat that is not awaited cannot act."""
        return Refusal(self.TURN_CLAUSE)

    def spot(self, step: Step) -> str:
        """The spot that a step belongs to, such as the square of the witch it moves; empty if none."""
        return ""

    def prompts(self, seat: Seat) -> list[Prompt]:
        """The questions to a seat: together they offer exactly its legal steps."""
        steps = self.legal(seat)
        if not steps:
            return []
        choice = Prompt("choice")
        choice.steps = steps
        choice.spots = [self.spot(step) for step in steps]
        return [choice]

    def preview(self, seat: Seat, step: Step) -> Preview | None:
        """What a legal step would do, as far as the seat can know; None where there is nothing to show."""
        return None

    def situation(self, seat: Seat) -> Situation | None:
        """What is going on and what to aim for, as far as the seat can know; only asked while it is awaited."""
        return None

    def effect(self, seat: Seat, step: Step) -> Effect | None:
        """What is special about a legal step, as far as the seat can know; None for one that only moves on."""
        return None

    def target(self, seat: Seat, step: Step) -> str:
        """The spot where a legal step brings its piece; empty where it moves none."""
        return ""

    def hints(self, seat: Seat) -> list[Hint]:
        """What a newcomer has to be shown now, the most urgent first; only asked while the seat is awaited."""
        return []

    def forecast(self, seat: Seat) -> Forecast | None:
        """What chance may bring to a seat that is asked, where its decision turns on that; None where it does not."""
        return None

    def ending(self) -> Ending | None:
        """Why the game is over; only asked once it is."""
        return None

    def decides(self, seat: Seat, step: Step) -> bool:
        """In a race: whether this answer ends it, unless an earlier one is still under way."""
        return False

    def pause(self) -> int:
        """Milliseconds that people want to look at the table before chance goes on; rules know no clock, so it is
        only a wish that a table grants.
        """
        return 0

    def pause_is_for(self) -> Seat | None:
        """Whose wish that is; None: everybody's. A bot needs no time to look."""
        return None

    # What follows for every game.

    def refusal(self, actor: Actor, step: Step) -> Refusal | None:
        """None for a step that can be played now, else the clause that forbids it."""
        if self.awaits == OVER:
            return Refusal(self.END_CLAUSE)
        if actor == CHANCE:
            fits = self.awaits == CHANCE and step in self.chances().steps
            return None if fits else Refusal(self.CHANCE_CLAUSE)
        if actor not in self.awaited():
            return self.out_of_turn(actor)
        if self.NOTATION.is_chance(step):
            return Refusal(self.CHANCE_CLAUSE)
        return self.forbids(actor, step)

    def waiting(self) -> str:
        """chance, seats or over."""
        if self.awaits == CHANCE:
            return "chance"
        return "over" if self.awaits == OVER else "seats"

    def standing(self) -> list[int] | None:
        """The final place of every seat; None while the game goes on."""
        return self.places() if self.awaits == OVER else None

    def view(self, seat: Seat | None) -> View:
        """All that this seat (or a spectator, None) may know, and nothing else."""
        view = View(seat, self.waiting(), self.awaited(), self.standing())
        self.show(view, seat)
        if self.awaits == OVER:
            view.ending = self.ending()
        return view

    def text(self, step: Step) -> str:
        return self.NOTATION.text(step)

    def parse(self, text: str) -> Step:
        return self.NOTATION.parse(text)

    def tell(
        self,
        name: str,
        args: Args,
        path: list[str] | None = None,
        clauses: list[str] | None = None,
        audience: list[Seat] | None = None,
    ) -> None:
        """Record an event for those who listen."""
        if self.events is not None:
            self.events.append(Event(name, args, path or [], clauses or [], audience))

    def state(self) -> dict[str, Any]:
        """Everything that this position is, secrets included: for tests, digests and pickles, never for a seat."""
        return {name: getattr(self, name) for name in ("awaits", *fields_of(type(self)))}

    def digest(self) -> str:
        """The same for equal positions, whether compiled or interpreted."""
        return hashlib.sha256(repr(self.state()).encode()).hexdigest()

    def __reduce__(self) -> tuple[Any, tuple[type["Position"], Setup, dict[str, Any]]]:
        return restore, (type(self), self.setup, self.state())


BASE_FIELDS: Final = frozenset({"setup", "awaits", "events"})


_fields: Final[dict[type, tuple[str, ...]]] = {}  # of the classes that were asked about


def fields_of(kind: type[Position]) -> tuple[str, ...]:
    """What makes up a position of this class beside what every position has, in the order of its annotations.

    A compiled class has no annotations any more: what it was made of is in `__mypyc_attrs__`.
    """
    if kind not in _fields:
        names: list[str] = []
        for part in kind.__mro__[: kind.__mro__.index(Position)]:
            names += vars(part).get("__mypyc_attrs__") or _annotated(part)
        _fields[kind] = tuple([name for name in dict.fromkeys(names) if name not in BASE_FIELDS])
    return _fields[kind]


def _annotated(kind: type) -> list[str]:
    """What its objects hold. A constant has its value in the class: compiled, nothing else would tell the two apart."""
    held = vars(kind)
    fields = [name for name, annotation in get_annotations(kind).items() if "ClassVar[" not in str(annotation)]
    return [name for name in fields if name not in held or ismemberdescriptor(held[name])]  # that is a slot


def copied(value: Any) -> Any:
    """Lists, dictionaries and sets anew, with all that is in them; everything else is shared: it does not change."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return set(value) if isinstance(value, set) else value


def restore(kind: type[AnyPosition], setup: Setup, state: dict[str, Any]) -> AnyPosition:
    """The position that `state` was taken from, with nobody listening."""
    position = kind(setup)
    for name, value in state.items():
        setattr(position, name, value)
    return position


def ranked(scores: list[int]) -> list[int]:
    """Places by score, the highest first: 1 + the number of seats that did better, so 1, 2, 2, 4."""
    return [1 + sum(other > score for other in scores) for score in scores]


def random_step(position: Position, rng: Random) -> tuple[Actor, Step]:
    """Who acts next in random play, and how. Of several awaited seats the first goes first."""
    actor = position.awaits
    if actor == CHANCE:
        return CHANCE, position.chances().draw(rng)
    if actor == SEVERAL:
        actor = position.first_awaited()
    return actor, position.pick(actor, rng)


def playout(position: Position, rng: Random, limit: int) -> int:
    """Play on at random until the game is over or `limit` steps are made; how many were made."""
    for count in range(limit):
        if position.awaits == OVER:
            return count
        actor, step = random_step(position, rng)
        position.play(actor, step)
    return limit
