"""Measurements that take turns: short ones, round after round, all on the same core.

Machines get slower and faster by themselves within seconds. What is compared is therefore measured in the same
round, and a comparison is the median over the rounds of the quotient within each.
"""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from benchmarks.worker import Task, question

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"

Subject = str  # interpreted, compiled or openspiel
Measure = tuple[Subject, Task]


class Worker:
    """A process that measures one subject when it is asked to."""

    def __init__(self, subject: Subject) -> None:
        path = COMPILED if subject == "compiled" else ROOT / "src"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", subject],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, task: Task, seconds: float) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(question(task, seconds), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"{task} could not be measured: see above.")
        return float(answer)

    def dismiss(self) -> None:
        self._process.communicate()


class Results:
    """What was measured, round by round."""

    def __init__(self, rates: dict[Measure, list[float]]) -> None:
        self.rates = rates

    def rate(self, measure: Measure) -> float | None:
        """A second; None for what could not be measured here."""
        return median(self.rates[measure]) if measure in self.rates else None

    def ratio(self, measure: Measure, other: Measure) -> float | None:
        if measure not in self.rates or other not in self.rates:
            return None
        return median(one / two for one, two in zip(self.rates[measure], self.rates[other], strict=True))


def run(measures: list[Measure], rounds: int, seconds: float) -> Results:
    stay_on_one_core()
    workers = {subject: Worker(subject) for subject in dict.fromkeys(subject for subject, _ in measures)}
    rates: dict[Measure, list[float]] = {measure: [] for measure in measures}
    for subject, task in measures:
        workers[subject].ask(task, 0)  # prepares it
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        for subject, task in measures:
            rates[subject, task].append(workers[subject].ask(task, seconds))
    say("")
    for worker in workers.values():
        worker.dismiss()
    return Results(rates)


def say(text: str) -> None:
    """Where the work has got to, for someone who waits at a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def stay_on_one_core() -> None:
    """The workers inherit it. Where the system has no such call it moves them as it likes."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
