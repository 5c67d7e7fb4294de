"""Honest tables while somebody attacks the house: `python -m benchmarks.server.floods --help`.

The attackers come from an address of their own and share no code with ours but the spelling of HTTP. Whoever is thrown
out comes back at once. They have the time that the honest players' core has left over: a real attacker has a machine of
its own, and does not keep its victims' devices busy. Before each flood the same moves are timed twice: with nobody else
there, and beside an attacker as busy, whose bytes go to a sink instead of the house. Between the latter and the flood
lies what the house does about it; between the former and the latter, what such a guest is to a machine. All of it is
done in several rounds, and the middle one counts.

What is the house's own is counted in processor time as well: how long in a second its event loop was at work, and in a
round of its own (see turns.py) the longest turn of that loop, for which everybody waits.

On a machine on which others write to the disk, their flushes are what one would measure: --place /dev/shm keeps the
tables in memory, and leaves to be seen what a flood does.
"""

import argparse
import asyncio
import os
import secrets
import selectors
import signal
import socket
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from threading import Thread
from typing import ClassVar, Final, NamedTuple, cast

import uvloop
from rich.console import Console
from rich.table import Table as Printed

from benchmarks.rounds import say
from benchmarks.server import turns
from benchmarks.server.load import Paced, Table
from benchmarks.server.measure import opened
from benchmarks.server.ours import Ours
from benchmarks.server.process import BUILD, Cores, Server, cores
from benchmarks.server.wire import HOST, head
from walpurgis.lab.simulate import Plan, simulate

ATTACKER: Final = "127.0.0.2"
TABLES: Final = 10
INTERVAL_S: Final = 0.1  # between two moves at a table
BLOCK: Final = 64 * 1024  # bytes sent at a time
SETTLING_S: Final = 1.0  # until a flood has begun
MOST_TIMES: Final = 2.0
MOST_MS: Final = 50.0
MASTER: Final = 5  # the level
MASK: Final = bytes(4)
BACKLOG: Final = 2048  # as the house's
MOST_TAKEN: Final = 256  # connections: as many as the house takes from an address
TURNS: Final = "turns"  # a file in the house's folder
HANG_S: Final = 30.0  # for a house that does not tell


class Target(NamedTuple):
    port: int
    path: str  # of a table's socket
    record: str  # a long one


def connection(target: Target) -> socket.socket:
    return socket.create_connection((HOST, target.port), timeout=5, source_address=(ATTACKER, 0))


def spectator(target: Target) -> socket.socket:
    """A WebSocket at somebody else's table, without a cookie."""
    line = connection(target)
    upgrade = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    line.sendall(head(f"GET {target.path}", target.port, b"", upgrade))
    if not line.recv(4096).startswith(b"HTTP/1.1 101"):
        line.close()
        raise ConnectionError
    return line


def frames(target: Target, first: bytes, again: bytes) -> None:
    """The first frame, and then the other one for ever; nothing is read."""
    block = again * (BLOCK // len(again))
    with spectator(target) as line:
        line.sendall(first)
        while True:
            line.sendall(block)


def unfinished(target: Target) -> None:
    frames(target, bytes((0x01, 0x81)) + MASK + b"x", bytes((0x00, 0x80)) + MASK)


def pongs(target: Target) -> None:
    frames(target, b"", bytes((0x8A, 0x80)) + MASK)


def unread_pings(target: Target) -> None:
    frames(target, b"", bytes((0x89, 0x80 | 125)) + MASK + b"x" * 125)


def spectators(target: Target) -> None:
    """As many as get in, and then again from the beginning."""
    lines = []
    try:
        while True:
            lines.append(spectator(target))
    finally:
        for line in lines:
            line.close()


def half_requests(target: Target) -> None:
    lines = [connection(target) for _ in range(300)]
    try:
        while True:
            for line in lines:
                line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            time.sleep(0.1)
    finally:
        for line in lines:
            line.close()


def newcomers(target: Target) -> None:
    """Connections as fast as they can be made, with nothing to say."""
    lines: deque[socket.socket] = deque()
    try:
        while True:
            lines.append(connection(target))
            if len(lines) > 500:
                lines.popleft().close()
    finally:
        for line in lines:
            line.close()


def replays(target: Target) -> None:
    """Twelve at a time, of which nobody reads a byte."""
    body = ('{"record": "' + target.record.replace("\n", "\\n") + '"}').encode()
    lines = [connection(target) for _ in range(12)]
    try:
        for line in lines:
            line.sendall(head("POST /api/replay", target.port, body, {}) + body)
        time.sleep(1)
    finally:
        for line in lines:
            line.close()


def thinkers(target: Target) -> None:
    """Thirty tables of four masters each, who play without a pause."""
    cookie = f"device={secrets.token_urlsafe(32)}"
    chairs = ", ".join([f'{{"level": {MASTER}}}'] * 4)
    options = f'"seats": 4, "pace_ms": 0, "chairs": [{chairs}], "start": true'
    body = f'{{"game": "hexentanz", {options}}}'.encode()
    for _ in range(30):
        with connection(target) as line:
            line.sendall(head("POST /api/tables", target.port, body, {"Cookie": cookie}) + body)
            line.recv(65536)
    while True:
        time.sleep(1)


FLOODS: Final[dict[str, Callable[[Target], None]]] = {
    "unfinished messages": unfinished,
    "pongs": pongs,
    "unread pings": unread_pings,
    "spectators": spectators,
    "half-sent requests": half_requests,
    "newcomers": newcomers,
    "unread replays": replays,
    "thirty tables of bots": thinkers,
}


def attack(flood: str, target: Target, core: int) -> None:
    os.sched_setaffinity(0, {core})
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))  # whoever else wants the core has it at once
    while True:
        with suppress(OSError):
            FLOODS[flood](target)
        time.sleep(0.001)


class Sink(Thread):
    """Takes what floods send, on the attackers' core, and gives nothing for it but what opens a socket."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._listening = socket.create_server((HOST, 0), backlog=BACKLOG)
        self.port: int = self._listening.getsockname()[1]

    def run(self) -> None:
        with selectors.DefaultSelector() as ready:
            ready.register(self._listening, selectors.EVENT_READ)
            while True:
                for key, _ in ready.select():
                    if key.fileobj is self._listening:
                        line, _ = self._listening.accept()
                        if len(ready.get_map()) > MOST_TAKEN:
                            line.close()
                        else:
                            ready.register(line, selectors.EVENT_READ)
                    else:
                        self._take(ready, cast(socket.socket, key.fileobj))

    def _take(self, ready: selectors.BaseSelector, line: socket.socket) -> None:
        try:
            said = line.recv(BLOCK)
            if said.startswith(b"GET /api/"):
                line.sendall(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        except OSError:
            said = b""
        if not said:
            ready.unregister(line)
            line.close()


def attack_nobody(flood: str, target: Target, core: int) -> None:
    """The same work for the machine, and the house is left in peace."""
    sink = Sink()
    sink.start()
    attack(flood, target._replace(port=sink.port), core)


class Guarded(Ours):
    """With the limits of a house as anybody opens it."""

    environment: ClassVar[Mapping[str, str]] = {}


class Counted(Guarded):
    """And one that counts the turns of its loop, in a file in its own folder."""

    module = "benchmarks.server.turns"
    environment: ClassVar[Mapping[str, str]] = {turns.FILE: TURNS}


class Calm(Paced):
    """Sleeps between moves: the attackers are on the same core."""

    def _stay_awake(self) -> None:
        pass


class Times(NamedTuple):
    """loop_ms: processor time of the house's event loop, in a second."""

    p50_ms: float
    p99_ms: float
    loop_ms: float
    moves: int


Attack = Callable[[str, Target, int], None]


@asynccontextmanager
async def attacked(act: Attack | None, flood: str, target: Target, core: int) -> AsyncIterator[None]:
    """None: by nobody."""
    if act is None:
        yield
        return
    attacker = get_context("spawn").Process(target=act, args=(flood, target, core), daemon=True)
    attacker.start()
    try:
        await asyncio.sleep(SETTLING_S)
        yield
    finally:
        attacker.kill()
        attacker.join()


async def timed(tables: list[Table], server: Server, seconds: float) -> Times:
    began_s, loop_s = time.perf_counter(), server.loop_s()
    played = await Calm(tables, seconds, INTERVAL_S).run()
    share = (server.loop_s() - loop_s) / (time.perf_counter() - began_s)
    hundredths = quantiles(played.times, n=100)
    return Times(1000 * hundredths[49], 1000 * hundredths[98], 1000 * share, len(played.times))


class Round(NamedTuple):
    """One house, alone, beside somebody as busy, and flooded."""

    alone: Times
    beside: Times
    flooded: Times


class Longest(NamedTuple):
    """Turns of the loop, in ms of processor time."""

    calm_ms: float
    flooded_ms: float


class Found(NamedTuple):
    rounds: list[Round]
    longest: Longest


async def measure(
    floods: list[str], rounds: int, seconds: float, record: str, both: Cores, place: Path
) -> dict[str, Found]:
    """A fresh house each time, as a flood may leave something behind; and all floods in turn, as machines get slower
    and faster by themselves.
    """
    os.sched_setaffinity(0, {both.load})
    found: dict[str, Found] = {}
    for flood in floods:
        say(f"longest turn: {flood}")
        found[flood] = Found([], await longest_turn(flood, seconds, record, both, place))
    for number in range(1, rounds + 1):
        for flood in floods:
            say(f"round {number}: {flood}")
            times = await one_round(flood, seconds, record, both, place)
            found[flood].rounds.append(times)
            say("")
            print(f"round {number}, {flood}: p99 {arrows(one.p99_ms for one in times)} ms", flush=True)
    say("")
    return found


async def one_round(flood: str, seconds: float, record: str, both: Cores, place: Path) -> Round:
    side = Guarded()
    with opened(side, both, place) as server:
        tables = await side.seat_many(server.port, TABLES)
        target = Target(server.port, tables[0].players[0].path, record)
        times = []
        for act in (None, attack_nobody, attack):
            async with attacked(act, flood, target, both.load):
                times.append(await timed(tables, server, seconds))
        for table in tables:
            table.leave()
        return Round(*times)


async def longest_turn(flood: str, seconds: float, record: str, both: Cores, place: Path) -> Longest:
    side = Counted()
    with opened(side, both, place) as server:
        tables = await side.seat_many(server.port, TABLES)
        target = Target(server.port, tables[0].players[0].path, record)
        await told_turn(server)  # and so forgotten: how the house was opened
        await Calm(tables, seconds, INTERVAL_S).run()
        calm_ms = await told_turn(server)
        async with attacked(attack, flood, target, both.load):
            await Calm(tables, seconds, INTERVAL_S).run()
            flooded_ms = await told_turn(server)
        for table in tables:
            table.leave()
        return Longest(calm_ms, flooded_ms)


async def told_turn(server: Server) -> float:
    """The longest since it was last asked."""
    file = server.folder / TURNS
    told = file.read_text() if file.exists() else ""
    server.signal(signal.SIGUSR1)
    async with asyncio.timeout(HANG_S):
        while not file.exists() or len(file.read_text()) == len(told):
            await asyncio.sleep(0.01)
    return float(file.read_text().split()[-1])


def middle(times: list[Times]) -> Times:
    """Of all rounds: a stall of the machine spoils one of them, and not the figure."""
    return Times(
        median(one.p50_ms for one in times),
        median(one.p99_ms for one in times),
        median(one.loop_ms for one in times),
        sum(one.moves for one in times),
    )


def long_record() -> str:
    with TemporaryDirectory() as folder:
        simulate(Plan("hyene", 5, 1, "floods", options={"rounds": 10, "steps": 120}, records=folder, limit=10_000))
        (record,) = Path(folder).iterdir()
        return record.read_text("utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.floods", description=__doc__)
    parser.add_argument("floods", nargs="*", default=list(FLOODS), metavar="FLOOD", help=", ".join(FLOODS))
    parser.add_argument("--rounds", type=int, default=5, help="of each flood; what is told is the middle one")
    parser.add_argument("--seconds", type=float, default=8.0, help="alone, beside, and during each flood")
    parser.add_argument("--place", type=Path, default=BUILD, help="the folder in which the house keeps its tables")
    options = parser.parse_args()
    found = uvloop.run(measure(options.floods, options.rounds, options.seconds, long_record(), cores(), options.place))
    table = Printed("flood", "moves", "p50 ms", "p99 ms", "loop, ms a second", "longest turn, ms of processor", "")
    for column in table.columns[1:]:
        column.justify = "right"
    for flood, (rounds, longest) in found.items():
        phases = [middle(list(times)) for times in zip(*rounds, strict=True)]
        _, beside, flooded = phases
        is_met = flooded.p99_ms <= MOST_MS and flooded.p99_ms <= MOST_TIMES * beside.p99_ms
        table.add_row(
            flood,
            f"{flooded.moves}",
            arrows(one.p50_ms for one in phases),
            arrows(one.p99_ms for one in phases),
            arrows(one.loop_ms for one in phases),
            arrows(longest),
            "met" if is_met else "MISSED",
        )
    console = Console(width=140, highlight=False)
    console.print(
        f"{TABLES} tables of two, {1 / INTERVAL_S:g} moves a second each; the middle of {options.rounds} rounds; alone"
        f" → beside as busy a guest of nobody → flooded; p99 at most {MOST_MS:g} ms and twice that beside"
    )
    console.print(table)


def arrows(figures: Iterable[float]) -> str:
    return " → ".join(f"{figure:.1f}" for figure in figures)


if __name__ == "__main__":
    main()
