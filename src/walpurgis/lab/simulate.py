"""Random play of many games, on as many processes as there are, with the same totals on any number of them."""

import hashlib
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from walpurgis import games
from walpurgis.kernel.position import Position, playout, random_step
from walpurgis.kernel.record import Line, Record
from walpurgis.kernel.setup import Options
from walpurgis.kernel.steps import OVER, Seat

LIMIT = 50_000  # steps of one game, far beyond what the rules let any of ours last: an endless one is soon known
BATCHES = 64  # at least so many portions the work is cut into, so that progress shows and processes stay busy
LARGEST = 1000  # games in one portion


@dataclass(frozen=True)
class Plan:
    """What to simulate. Game i draws from its own source, made of seed and i: any split gives the same games."""

    game: str
    seats: int
    count: int
    seed: str
    first: Seat = 0
    options: Options = field(default_factory=dict)
    records: str = ""  # a folder to write every game into, or none
    limit: int = LIMIT

    def rng(self, index: int) -> Random:
        return Random(f"{self.seed}/{index}")

    def start(self) -> Position:
        return games.find(self.game).start(self.seats, self.first, self.options)

    def batches(self) -> list[range]:
        """The portions follow from the plan alone, so that the digest over them does too."""
        size = min(LARGEST, -(-self.count // BATCHES))
        return [range(low, min(low + size, self.count)) for low in range(0, self.count, size)]


@dataclass
class Totals:
    """places[seat][place - 1] counts how often a seat came in there; unfinished games ran into the limit."""

    places: list[list[int]]
    games: int = 0
    steps: int = 0
    shortest: int = LIMIT
    longest: int = 0
    unfinished: int = 0
    ends: list[str] = field(default_factory=list)  # a digest of the end states of every portion, in their order

    @classmethod
    def of(cls, seats: int) -> "Totals":
        return cls([[0] * seats for _ in range(seats)])

    @property
    def digest(self) -> str:
        """The same for the same games, whatever they were played on."""
        return hashlib.sha256("\n".join(self.ends).encode()).hexdigest()

    def count(self, position: Position, steps: int) -> None:
        self.games += 1
        self.steps += steps
        self.shortest = min(self.shortest, steps)
        self.longest = max(self.longest, steps)
        standing = position.standing()
        if standing is None:
            self.unfinished += 1
            return
        for seat, place in enumerate(standing):
            self.places[seat][place - 1] += 1

    def add(self, other: "Totals") -> None:
        self.games += other.games
        self.steps += other.steps
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.unfinished += other.unfinished
        self.ends += other.ends
        for mine, theirs in zip(self.places, other.places, strict=True):
            mine[:] = [here + there for here, there in zip(mine, theirs, strict=True)]


def processes(jobs: int) -> Executor:
    """Workers that leave Ctrl-C to their parent."""
    return ProcessPoolExecutor(jobs, initializer=_ignore_interrupts)


def simulate(plan: Plan, executor: Executor | None = None, progress: Callable[[int], None] | None = None) -> Totals:
    """Play all games of the plan, here or on an executor; progress is told how many games each portion was."""
    total = Totals.of(plan.seats)
    for totals in _portions(plan, executor):
        total.add(totals)
        if progress:
            progress(totals.games)
    return total


def _portions(plan: Plan, executor: Executor | None) -> Iterator[Totals]:
    batches = plan.batches()
    if executor is None:
        return (play(plan, batch) for batch in batches)
    return executor.map(play, [plan] * len(batches), batches)


def play(plan: Plan, batch: range) -> Totals:
    """One portion of the games."""
    totals = Totals.of(plan.seats)
    ends = hashlib.sha256()
    for index in batch:
        position, rng = plan.start(), plan.rng(index)
        steps = _play_and_write(plan, index, position, rng) if plan.records else playout(position, rng, plan.limit)
        totals.count(position, steps)
        ends.update(position.digest().encode())
    totals.ends.append(ends.hexdigest())
    return totals


def _play_and_write(plan: Plan, index: int, position: Position, rng: Random) -> int:
    """The game that `playout` would have played, with its record."""
    options = {name: str(value) for name, value in plan.options.items()}
    record = Record(plan.game, plan.seats, plan.first, options)
    while position.awaits != OVER and len(record.lines) < plan.limit:
        actor, step = random_step(position, rng)
        record.lines.append(Line(actor, position.text(step)))
        position.play(actor, step)
    standing = position.standing()
    if standing is not None:
        record.extra.append(("expect", " ".join(map(str, standing))))
    width = len(str(plan.count - 1))
    Path(plan.records, f"{plan.game}-{plan.seats}-{index:0{width}}.txt").write_text(str(record), "utf-8")
    return len(record.lines)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
