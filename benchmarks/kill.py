"""Kill the process under load, again and again: `python -m benchmarks.kill [--kills 50] [--tables 40] [--bare]`.

The whole server by default; with --bare the house alone. Prints a line for every kill, and at the end what was lost.
Exit status 1 if anything was.
"""

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.doors import BareDoor, ServerDoor
from benchmarks.siege import Siege


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--bare", action="store_true")
    asked = parser.parse_args()
    began = time.monotonic()
    with TemporaryDirectory() as folder:
        door = BareDoor() if asked.bare else ServerDoor()
        siege = Siege(door, Path(folder) / "walpurgis.db", asked.tables, random.Random(asked.seed), _say)
        asyncio.run(siege.run(asked.kills))
    for problem in siege.problems:
        _say(problem)
    _say(
        f"{asked.kills} kills in {time.monotonic() - began:.0f} s, {siege.finished} games played to the end, "
        f"{siege.acknowledged} moves acknowledged, {siege.steps} steps seen. Lost: {len(siege.problems)}."
    )
    return 1 if siege.problems else 0


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
