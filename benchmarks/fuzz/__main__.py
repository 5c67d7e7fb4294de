"""Fuzzing: `python -m benchmarks.fuzz --inputs 1_000_000`. See docs/fuzzing.md.

The known inputs of each target, then seeded mutations of them; the same number and seed give the same inputs. With
--coverage Atheris chooses what to mutate, one target at a time. Exit status 1 if anything was found.
"""

import argparse
import sys
import time
import traceback
from pathlib import Path

from benchmarks.fuzz.coverage import fuzz_by_coverage
from benchmarks.fuzz.target import NAMES, Finding, fuzz, load

FOUND = Path("build/fuzz")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.fuzz", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--target", choices=NAMES, action="append", help="only this one; may be said again")
    parser.add_argument("--inputs", type=int, default=10_000, help="for each target")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--coverage", action="store_true", help="led by coverage: needs atheris")
    parser.add_argument("--input", type=Path, help="only what is in this file, for one target")
    asked = parser.parse_args()
    names = asked.target or NAMES
    if asked.input or asked.coverage:
        if len(names) != 1:
            parser.error("--input and --coverage are for one --target")
        return _one(names[0], asked)
    return max([_many(name, asked.inputs, asked.seed) for name in names])


def _one(name: str, asked: argparse.Namespace) -> int:
    if asked.input:
        accepted = load(name).check(asked.input.read_bytes())
        print("accepted" if accepted else "refused, as it may be")
    else:
        fuzz_by_coverage(name, asked.inputs, asked.seed, FOUND / name)
    return 0


def _many(name: str, inputs: int, seed: int) -> int:
    target = load(name)
    began = time.monotonic(), time.process_time()
    counts = fuzz(target, inputs, seed)
    took, worked = time.monotonic() - began[0], time.process_time() - began[1]
    print(
        f"{name}: {counts.inputs} inputs, seed {seed}, {counts.accepted} accepted, {len(counts.findings)} findings; "
        f"{took:.0f} s ({worked:.0f} s of a processor)",
        flush=True,
    )
    for number, finding in enumerate(counts.findings):
        _keep(name, number, finding)
    return 1 if counts.findings else 0


def _keep(name: str, number: int, finding: Finding) -> None:
    path = FOUND / f"{name}-{number}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(finding.data)
    traceback.print_exception(finding.error, limit=-4)
    print(f"{finding.data[:200]!r}\nagain: python -m benchmarks.fuzz --target {name} --input {path}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
