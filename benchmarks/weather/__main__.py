"""Simulated weather: `python -m benchmarks.weather --seed N --moves M`. See docs/weather.md.

Evenings are played one after the other, the first with the seed N, the next with N + 1, until there are M moves. One
that fails is played again with fewer and fewer faults; what is printed repeats it. Exit status 1 if any failed.
"""

import argparse
import gc
import sys
import time
from collections import Counter

from benchmarks.weather.evening import FAULTS, TABLES, Plan, play, reason
from benchmarks.weather.faults import kinds_of
from benchmarks.weather.interruptions import Interruption, described
from benchmarks.weather.truth import DOUBLED, LOST

PROGRESS = 100_000  # moves between two lines


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.weather", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first evening")
    parser.add_argument("--moves", type=int, default=100_000, help="until there are so many; 0: one evening")
    parser.add_argument("--tables", type=int, default=TABLES, help="at a time")
    parser.add_argument("--nodes", type=int, default=1, help="that serve the house; more than one over a database")
    parser.add_argument("--faults", type=int, default=FAULTS, help="an evening")
    parser.add_argument("--kinds", default="", help="of faults, with commas between them: kill,restart; else all")
    parser.add_argument("--only", help="of the faults only these, by number: 3,17; none: -")
    parser.add_argument("--keep-going", action="store_true", help="after a failure, too")
    parser.add_argument("--no-shrink", action="store_true")
    asked = parser.parse_args()
    _collect_seldom()
    kinds = tuple(asked.kinds.split(",")) if asked.kinds else ()
    if unknown := set(kinds) - set(kinds_of(asked.nodes)):
        parser.error(f"there are no such faults: {', '.join(sorted(unknown))}")
    plan = Plan(asked.tables, asked.faults, asked.nodes, kinds)
    return _one(asked.seed, plan, asked.only) if asked.only else _many(asked, plan)


def _one(seed: int, plan: Plan, only: str) -> int:
    numbers = {int(number) for number in only.split(",") if number != "-"}
    faults = [fault for fault in plan.forecast(seed) if fault.number in numbers]
    evening = play(seed, plan, faults)
    _say("\n".join([str(fault) for fault in faults] + evening.complaints))
    _say(f"seed {seed}: {evening.moves} moves, {evening.fingerprint}")
    return 1 if evening.complaints else 0


def _collect_seldom() -> None:
    """Looking for cycles took a fifth of the time; `left` looks for all of them after every evening."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def _many(asked: argparse.Namespace, plan: Plan) -> int:
    began = time.monotonic()
    seed, moves, struck, failed, lost, doubled = asked.seed, 0, Counter[str](), 0, 0, 0
    interruptions: list[Interruption] = []
    while True:
        evening = play(seed, plan, plan.forecast(seed))
        is_time_to_tell = moves // PROGRESS != (moves + evening.moves) // PROGRESS
        moves += evening.moves
        struck += evening.struck
        interruptions += evening.interruptions
        if evening.complaints:
            failed += 1
            lost += sum(LOST in complaint for complaint in evening.complaints)
            doubled += sum(DOUBLED in complaint for complaint in evening.complaints)
            _explain(seed, plan, evening.complaints, asked)
        if is_time_to_tell or moves >= asked.moves:
            took = time.monotonic() - began
            _say(
                f"seeds {asked.seed} to {seed}: {moves} moves in {took:.0f} s ({time.process_time():.0f} s of a "
                f"processor), {moves / took:.0f} a second; "
                f"{struck.total()} faults, of them {struck['kill']} kills; {lost} lost, {doubled} doubled; "
                f"evenings that failed: {failed}"
            )
            for line in described(interruptions):
                _say(f"  {line}")
        if moves >= asked.moves or (failed and not asked.keep_going):
            break
        seed += 1
    _say(", ".join(f"{count} × {kind}" for kind, count in sorted(struck.items())))
    return 1 if failed else 0


def _explain(seed: int, plan: Plan, complaints: list[str], asked: argparse.Namespace) -> None:
    _say("\n".join([f"seed {seed} FAILED", *complaints]))
    if asked.no_shrink:
        return
    faults = reason(seed, plan, plan.forecast(seed), complaints, _say)
    numbers = ",".join(str(fault.number) for fault in faults) or "-"
    size = f"--tables {plan.tables} --faults {plan.faults}" + (f" --nodes {plan.nodes}" if plan.nodes > 1 else "")
    size += f' --kinds "{",".join(plan.kinds)}"' if plan.kinds else ""
    _say("\n".join([f"seed {seed} fails with these faults alone:", *(str(fault) for fault in faults)]))
    _say(f"again: python -m benchmarks.weather --seed {seed} {size} --only {numbers}")


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
