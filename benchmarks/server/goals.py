"""What our figures must come to."""

from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.server.measure import FEW, FLAT, PACED, Figures, Point

CROWD = 1000  # tables
MOST_CPU_MS = 0.12
MOST_P99_MS = 20.0
MOST_MEMORY_KB = 30.0
MOST_RATIO = 1.2


@dataclass(frozen=True)
class Goal:
    """A sentence, what was found in the worst case, and what it must at most be."""

    text: str
    found: float
    most: float

    @property
    def is_met(self) -> bool:
        return self.found <= self.most


def judge(ours: Sequence[Figures], points: Sequence[Point]) -> list[Goal]:
    """The goals that can be judged with what was measured."""
    crowd = [one for one in ours if one.tables == CROWD]
    goals = [
        ("CPU a move at full speed, ms", [one.cpu_ms for one in ours if one.load == FLAT], MOST_CPU_MS),
        (
            f"p99 to the other player, {CROWD:,} tables at {PACED}, ms",
            [one.p99_ms for one in crowd if one.load == PACED],
            MOST_P99_MS,
        ),
        (f"memory a table, {CROWD:,} tables, kB", [one.memory_kb for one in crowd], MOST_MEMORY_KB),
        (f"CPU a move of any house, times that of {FEW} tables", [point.ratio for point in points], MOST_RATIO),
    ]
    return [Goal(text, max(found), most) for text, found, most in goals if found]
