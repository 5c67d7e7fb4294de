"""Lessons: records with moments in them at which a learner has one thing to do, and which steps do it.

What a lesson needs beside the game stands in the header of its records, where every other reader passes it over:

    scene NAME N             after N steps somebody is asked, and the next step is what is to be done
    accept NAME STEP         so is this; a verb alone stands for all steps with it
    point NAME SPOT …        what to look at
    teach NAME CLAUSE …      what is learnt by it

Between two scenes of a record only chance and the others act: nobody finds a turn of their own played for them.
"""

from dataclasses import dataclass

from walpurgis.kernel.notation import is_plain_number
from walpurgis.kernel.position import Position
from walpurgis.kernel.record import Line, Record
from walpurgis.kernel.refusal import RecordError
from walpurgis.kernel.steps import CHANCE, Seat

SCENE_FORM = "scene NAME N · accept NAME STEP · point NAME SPOT… · teach NAME CLAUSE…"
OTHERS_FORM = "a step of somebody else, up to the next scene"
AT = " @"  # before the time of an answer against the clock, which is free


@dataclass(frozen=True)
class LessonScene:
    """The message `lesson-NAME` says what is to be done: by `seat`, behind the first `shown` steps of the record.

    until is how far the record goes on once it is done: to the next scene, or to its end.
    """

    name: str
    record: Record
    shown: int
    until: int
    accepted: tuple[str, ...]
    points: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()

    @property
    def seat(self) -> Seat:
        return self.record.lines[self.shown].actor

    @property
    def step(self) -> str:
        """What is written, and done where somebody has to be shown how."""
        return self.record.lines[self.shown].step

    def accepts(self, step: str) -> bool:
        """Whether this does what is to be done. At what time an answer comes does not matter."""
        said = step.partition(AT)[0]
        return any(said == wanted or said.partition(" ")[0] == wanted for wanted in self.accepted)

    def following(self, step: str) -> list[Line]:
        """What happens then: as written, where the step is. Otherwise the learner has gone another way."""
        if step.partition(AT)[0] != self.step.partition(AT)[0]:
            return []
        return self.record.lines[self.shown + 1 : self.until]

    def settles(self, position: Position, step: str) -> int:
        """How many of the following lines belong to the step itself: what chance makes of it, and what is done at the
        same time. Behind them there is something to explain; what the others do then is another matter.

        position: in which the step is made.
        """
        world = position.copy()
        together = world.awaited()
        world.play(self.seat, world.parse(step))
        for count, line in enumerate(self.following(step)):
            world.events = []
            if line.actor != CHANCE and line.actor not in together:
                return count
            world.play(line.actor, world.parse(line.step))
            is_for_others = any(event.args.get("seat", self.seat) != self.seat for event in world.events)
            if line.actor == CHANCE and is_for_others:
                return count
        return len(self.following(step))


def scenes(record: Record, source: str) -> list[LessonScene]:
    """The scenes of one record, in its order; RecordError for a header that says none."""
    said: dict[str, dict[str, list[str]]] = {}
    starts: dict[str, int] = {}
    for key, value in record.extra:
        if key not in ("scene", "accept", "point", "teach"):
            continue
        name, _, rest = value.partition(" ")
        if key == "scene" and is_plain_number(rest) and int(rest) < len(record.lines):
            starts[name] = int(rest)
        elif key == "scene" or name not in starts or not rest:
            raise RecordError(source, 0, f"{key} {value}", SCENE_FORM)
        elif key == "accept":
            said.setdefault(name, {}).setdefault(key, []).append(rest)
        else:
            said.setdefault(name, {}).setdefault(key, []).extend(rest.split())
    ends = [*list(starts.values())[1:], len(record.lines)]
    for shown, until in zip(starts.values(), ends, strict=True):
        for line in record.lines[shown + 1 : until]:
            if line.actor == record.lines[shown].actor:
                raise RecordError(source, line.number, str(line), OTHERS_FORM)
    return [
        LessonScene(
            name,
            record,
            shown,
            until,
            accepted=(record.lines[shown].step.partition(AT)[0], *said.get(name, {}).get("accept", [])),
            points=tuple(said.get(name, {}).get("point", [])),
            clauses=tuple(said.get(name, {}).get("teach", [])),
        )
        for (name, shown), until in zip(starts.items(), ends, strict=True)
    ]
