"""Lessons: records with moments in them at which a learner has one thing to do.

What a lesson needs beside the game stands in the header of its records, where every other reader passes it over:

    scene NAME N             after N steps somebody is asked, and the next step is what is to be done
    accept NAME STEP         so is this; a verb alone stands for all steps with it
    point NAME SPOT …        what to look at
    teach NAME CLAUSE …      what is learnt by it
"""

from dataclasses import dataclass

from walpurgis.kernel.notation import is_plain_number
from walpurgis.kernel.record import Line, Record
from walpurgis.kernel.refusal import RecordError
from walpurgis.kernel.steps import Seat

SCENE_FORM = "scene NAME N · accept NAME STEP · point NAME SPOT… · teach NAME CLAUSE…"
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
