"""The figures: each server fresh, on its own core, under the same load."""

import asyncio
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.server.load import MOST_MOVES, Flat, Load, Paced, Played, Side, Table
from benchmarks.server.process import BUILD, Cores, Server, busy_s

WARM_TABLES = 20
WARM_S = 2.0
REST_S = 5.0  # after people came, for what a server does about it: new connections are pinged more often
TURNS = 5  # of each server at full speed
PACE_S = 1.0  # between two moves at a table
KEPT_MOVES = 50  # at a table, for the slower load
FLAT, PACED = "full speed", "1 move/s a table"

FEW = 10  # tables, with which a full house is compared; and in both, so many moves are under way at a time
CURVE_MOVES = 1000  # a turn, which is short since a machine's speed changes within seconds
CURVE_TURNS = 45
FEW_LAST = (MOST_MOVES - KEPT_MOVES) * FEW // CURVE_MOVES  # turns, until the games of FEW tables come to their end
CURVE_LIMIT_S = 60.0
IDLE_S = 15.0  # so that every socket has its ping
SPARE_FILES = 200  # for all that is no player's socket


@dataclass(frozen=True)
class Figures:
    """memory_kb: how much the server has grown, a table, since before they came."""

    side: str
    tables: int
    load: str
    moves_a_second: float
    p50_ms: float
    p99_ms: float
    cpu_ms: float  # of the server, a move, in its best turn: what else a machine does only ever adds to it
    middle_cpu_ms: float  # and in the middle one
    memory_kb: float
    others: float  # the share of the server's core that went to other processes


@dataclass(frozen=True)
class Run:
    """What was played under one load, the server's processor time a move, and how much of its core others took."""

    played: Played
    cpu_ms: float
    others: float


@dataclass(frozen=True)
class Point:
    """Processor time a move in a house of so many tables, and in one of FEW tables, in turns that follow each other.

    ratio is that of such a pair, the middle one of all. Everything is without what a house takes while nobody moves.
    """

    tables: int
    idle_percent: float  # of a core, while nobody moves
    cpu_ms: float
    few_cpu_ms: float
    ratio: float


@contextmanager
def opened(side: Side, cores: Cores, place: Path = BUILD) -> Iterator[Server]:
    """place: below the project unless said otherwise, since a system's own place for such files may be memory: durable
    means a disk.
    """
    place.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place, prefix="server-") as folder:
        server = side.open(Path(folder), cores.server)
        try:
            yield server
        finally:
            server.end()


async def compare(sides: Sequence[Side], count: int, seconds: float, cores: Cores) -> list[Figures]:
    """At full speed in turns, since machines get slower and faster by themselves."""
    with ExitStack() as open_servers:
        guests = [await welcome(side, count, open_servers.enter_context(opened(side, cores))) for side in sides]
        await asyncio.sleep(REST_S)
        moves = (MOST_MOVES - KEPT_MOVES) * count // TURNS
        quick: list[list[Run]] = [[] for _ in guests]
        for _ in range(TURNS):
            for runs, (server, _, tables) in zip(quick, guests, strict=True):
                runs.append(await under(Flat(tables, seconds / TURNS, moves), server))
        figures = []
        for side, runs, (server, before, tables) in zip(sides, quick, guests, strict=True):
            paced = [await under(Paced(tables, seconds, PACE_S), server)]
            memory_kb = (server.usage().memory - before) / count / 1000
            figures += [told(side, count, name, runs, memory_kb) for name, runs in ((FLAT, runs), (PACED, paced))]
            leave(tables)
    return figures


async def welcome(side: Side, count: int, server: Server) -> tuple[Server, int, list[Table]]:
    """A server with so many tables, and the bytes of memory that it took before they came."""
    await warm_up(side, server)
    before = server.usage().memory
    return server, before, await side.seat_many(server.port, count)


def told(side: Side, count: int, load: str, runs: Sequence[Run], memory_kb: float) -> Figures:
    """All turns together, but for the processor time."""
    times = sorted(time for run in runs for time in run.played.times)
    return Figures(
        side.name,
        count,
        load,
        len(times) / sum(run.played.seconds for run in runs),
        1000 * percentile(times, 0.5),
        1000 * percentile(times, 0.99),
        min(run.cpu_ms for run in runs),
        median(run.cpu_ms for run in runs),
        memory_kb,
        max(run.others for run in runs),
    )


def percentile(ascending: Sequence[float], share: float) -> float:
    return ascending[min(int(len(ascending) * share), len(ascending) - 1)]


async def warm_up(side: Side, server: Server) -> None:
    """Both have code that runs for the first time, and one compiles what runs often."""
    tables = await side.seat_many(server.port, WARM_TABLES)
    await Flat(tables, WARM_S).run()
    leave(tables)
    await asyncio.sleep(1.0)


async def under(load: Load, server: Server) -> Run:
    busy, before, began = busy_s(server.core), server.usage().cpu_s, time.perf_counter()
    played = await load.run()
    spent, seconds = server.usage().cpu_s - before, time.perf_counter() - began
    others = (busy_s(server.core) - busy - spent) / seconds
    return Run(played, 1000 * spent / played.moves, max(0.0, others))


def leave(tables: Sequence[Table]) -> None:
    for table in tables:
        table.leave()


async def curve(side: Side, counts: Sequence[int], files: int, cores: Cores) -> list[Point]:
    """A house that fills up, and beside it one with few tables, in turns: machines get slower and faster by themselves.

    Where the system does not let a process have a socket for everybody, the last to come leave again at once; their
    tables stay in the house.
    """
    points = []
    with opened(side, cores) as server, opened(side, cores) as other:
        await warm_up(side, server)
        await warm_up(side, other)
        tables: list[Table] = []
        for count in counts:
            seated = min(count, (files - SPARE_FILES) // 2)
            leave(await side.seat_many(server.port, count - seated))
            tables += await side.seat_many(server.port, seated - len(tables))
            await asyncio.sleep(REST_S)
            points.append(await point(side, count, tables, server, other))
        leave(tables)
    return points


async def point(side: Side, count: int, tables: list[Table], server: Server, other: Server) -> Point:
    idle, few_idle = await asyncio.gather(idle_share(server), idle_share(other))
    many_ms: list[float] = []
    few_ms: list[float] = []
    few: list[Table] = []
    for turn in range(CURVE_TURNS):
        if turn % FEW_LAST == 0:
            leave(few)
            few = await side.seat_many(other.port, FEW)
        few_ms.append(beyond(few_idle, await under(Flat(few, CURVE_LIMIT_S, CURVE_MOVES, FEW), other)))
        # Others first each time, since there may be more tables than moves.
        first = turn * len(tables) // CURVE_TURNS
        some = tables[first:] + tables[:first]
        many_ms.append(beyond(idle, await under(Flat(some, CURVE_LIMIT_S, CURVE_MOVES, FEW), server)))
    leave(few)
    ratio = median(many / few for many, few in zip(many_ms, few_ms, strict=True))
    return Point(count, 100 * idle, median(many_ms), median(few_ms), ratio)


async def idle_share(server: Server) -> float:
    """Of a core, while nobody moves: every socket is pinged now and then."""
    before = server.usage().cpu_s
    await asyncio.sleep(IDLE_S)
    return (server.usage().cpu_s - before) / IDLE_S


def beyond(idle: float, run: Run) -> float:
    """Processor time a move without what an idle house takes meanwhile: that depends on sockets, not on moves."""
    return run.cpu_ms - 1000 * idle * run.played.seconds / run.played.moves
