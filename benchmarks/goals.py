"""What is measured, and what it must come to."""

from dataclasses import dataclass
from importlib.util import find_spec

from benchmarks.rounds import COMPILED, Measure, Results, Subject
from benchmarks.worker import Task
from walpurgis import games

MODEL = "hexentanz"  # the other games are compared with it

PEERS = {
    "idiom": "OpenSpiel maedn from Python, as people write it",
    "lean": "OpenSpiel maedn from Python, the leanest loop",
    "inside": "OpenSpiel maedn inside C++, rollouts of MCTSBot",
}


def builds() -> list[Subject]:
    """Ours; the compiled one only where it could be made."""
    is_compiled = COMPILED.is_dir() and any(COMPILED.glob("walpurgis__mypyc*"))
    return ["interpreted", "compiled"] if is_compiled else ["interpreted"]


def peers() -> list[Measure]:
    return [peer(name) for name in PEERS] if find_spec("pyspiel") else []


def settings() -> list[tuple[str, int]]:
    """Every game with its fewest and its most seats, the model first."""
    names = sorted(games.names(), key=lambda name: name != MODEL)
    return [(name, seats) for name in names for seats in sorted({games.find(name).seats[at] for at in (0, -1)})]


def measures() -> list[Measure]:
    ours = [kind(build, *setting) for setting in settings() for build in builds() for kind in (play, copy)]
    return peers() + ours


def play(build: Subject, game: str, seats: int) -> Measure:
    return build, Task("play", game, seats)


def copy(build: Subject, game: str, seats: int) -> Measure:
    return build, Task("copy", game, seats)


def peer(name: str) -> Measure:
    return "openspiel", Task(name)


@dataclass(frozen=True)
class Goal:
    """A sentence, what was found in the worst case, and what it must at least be."""

    text: str
    found: float
    least: float

    @property
    def is_met(self) -> bool:
        return self.found >= self.least


def judge(results: Results) -> list[Goal]:
    """The goals that can be judged with what could be measured here."""
    models = [setting for setting in settings() if setting[0] == MODEL]
    others = [setting for setting in settings() if setting[0] != MODEL]

    def against(build: Subject, name: str) -> list[float | None]:
        return [results.ratio(play(build, *setting), peer(name)) for setting in models]

    def beside_model(build: Subject) -> list[float | None]:
        return [results.ratio(play(build, *setting), play(build, *models[0])) for setting in others]

    copies = [results.rate(copy("compiled", *setting)) for setting in settings()]
    goals = [
        ("Hexentanz interpreted, times OpenSpiel from Python", against("interpreted", "idiom"), 1.0),
        ("Hexentanz compiled, times OpenSpiel from Python", against("compiled", "idiom"), 5.0),
        ("Hexentanz compiled, times OpenSpiel inside C++", against("compiled", "inside"), 1.0),
        ("every other game interpreted, times Hexentanz", beside_model("interpreted"), 0.5),
        ("every other game compiled, times Hexentanz", beside_model("compiled"), 0.5),
        ("copies of a position compiled, million a second", [rate and rate / 1e6 for rate in copies], 1.0),
    ]
    known = [(text, [value for value in found if value is not None], least) for text, found, least in goals]
    return [Goal(text, min(found), least) for text, found, least in known if found]
