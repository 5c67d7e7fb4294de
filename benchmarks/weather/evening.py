"""Evenings one after the other, each with its own seed: played, judged, and if one fails, shrunk to why."""

import gc
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

from benchmarks.weather.faults import Fault, forecast
from benchmarks.weather.interruptions import Interruption
from benchmarks.weather.shrink import shortest
from benchmarks.weather.world import World
from walpurgis.tables.bots import Bots
from walpurgis.tables.limits import Limits
from walpurgis.tables.service import TableService
from walpurgis.tables.store import Store

TABLES: Final = 24
FAULTS: Final = 40
WITHIN_S: Final = 240.0  # faults come within this time; afterwards the weather is fine
OURS: Final = "walpurgis."
KEPT: Final = frozenset(("Table", "Match", "Audience", "SerialQueue", "Referee", "BotTurns", "TurnClock"))  # of tables


@dataclass(frozen=True)
class Plan:
    """All evenings of one run: how large, how stormy, and of which parts the house is made. nodes: more than one share
    a simulated database, and open_store is to open it. kinds: of faults, if not all.
    """

    tables: int = TABLES
    faults: int = FAULTS
    nodes: int = 1
    kinds: tuple[str, ...] = ()
    open_store: Callable[[Any], Awaitable[Any]] | None = None
    make_service: Callable[[Store, Limits, Bots], TableService] = TableService

    def forecast(self, seed: int) -> list[Fault]:
        return forecast(seed, self.faults, WITHIN_S, self.nodes, self.kinds)


@dataclass
class Evening:
    """How one was. moves: decisions in the logs, all of them checked. fingerprint: equal for equal evenings."""

    seed: int
    moves: int
    fingerprint: str
    complaints: list[str]
    struck: Counter[str] = field(default_factory=Counter)
    interruptions: list[Interruption] = field(default_factory=list)


def play(seed: int, plan: Plan, faults: list[Fault]) -> Evening:
    _forget_what_is_there()
    world = World(seed, faults, plan.tables, plan.nodes, plan.open_store, plan.make_service)
    world.run()
    evening = Evening(
        seed, world.moves, world.fingerprint, world.complaints, world.struck, world.interruptions.measured
    )
    del world
    evening.complaints += [f"all is over, and {count} objects of {name} are left" for name, count in left().items()]
    return evening


def _forget_what_is_there() -> None:
    """What is in memory before an evening is not of it: what another one left, or a house that is open beside it."""
    gc.collect()
    gc.freeze()


def left() -> Counter[str]:
    """What should be gone with the evening, and is still in memory."""
    gc.collect()
    kinds = (type(thing) for thing in gc.get_objects())
    return Counter(kind.__name__ for kind in kinds if kind.__name__ in KEPT and kind.__module__.startswith(OURS))


def kind_of(complaint: str) -> str:
    """What is the same in complaints of different tables, steps and seconds."""
    return re.sub(r"'[^']*'|\([^)]*\)|\[[^]]*\]|[\d.]+", "", complaint.rpartition(" bots): ")[2])


def reason(
    seed: int, plan: Plan, faults: list[Fault], complaints: list[str], say: Callable[[str], None]
) -> list[Fault]:
    """The shortest list of these faults with which the evening still fails in the same way, if at another table."""
    kinds = {kind_of(one) for one in complaints}

    def fails(some: list[Fault]) -> bool:
        same = [one for one in play(seed, plan, some).complaints if kind_of(one) in kinds]
        say(f"  with {len(some)} faults: {same[0].strip() if same else 'not so'}")
        return bool(same)

    return shortest(faults, fails)
