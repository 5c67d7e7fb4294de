"""One process that measures: `python -m benchmarks.worker SUBJECT`, a line of JSON in, a line of JSON out.

Each subject needs a process of its own: interpreted and compiled rules bear the same name, and no one should pay for
what another has loaded. The one that asks lets them take turns (see rounds.py).
"""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from time import process_time

Job = Callable[[], int]  # does a little of something and says how much that was

SUBJECTS = {"interpreted": "benchmarks.ours", "compiled": "benchmarks.ours", "openspiel": "benchmarks.openspiel"}


@dataclass(frozen=True)
class Task:
    """What to measure: `play` or `copy` for ours, the name of a way to play for a peer."""

    what: str
    game: str = ""
    seats: int = 0


def rate(job: Job, seconds: float) -> float:
    """How much of the job is done a second of processor time, which does not count while others have the core."""
    done, start, spent = 0, process_time(), 0.0
    while spent <= seconds:
        done += job()
        spent = process_time() - start
    return done / spent


def serve(prepare: Callable[[Task], Job]) -> None:
    """Answer until the asker is gone. What a task needs is prepared once and out of the measured time."""
    jobs: dict[Task, Job] = {}
    for line in sys.stdin:
        question = json.loads(line)
        task = Task(**question["task"])
        if task not in jobs:
            jobs[task] = prepare(task)
        print(rate(jobs[task], question["seconds"]), flush=True)


def question(task: Task, seconds: float) -> str:
    return json.dumps({"task": asdict(task), "seconds": seconds})


if __name__ == "__main__":
    serve(import_module(SUBJECTS[sys.argv[1]]).prepare)
