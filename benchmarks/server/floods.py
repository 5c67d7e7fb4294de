"""Honest tables while somebody attacks the house: `python -m benchmarks.server.floods --help`.

The attackers come from an address of their own and share no code with ours but the spelling of HTTP. Whoever is thrown
out comes back at once. They have the time that the honest players' core has left over: a real attacker has a machine of
its own, and does not keep its victims' devices busy. Before each flood the same moves are timed beside a process that
only keeps that core busy, so that what is compared is what the server does, not who else is on the machine. All of it
is done in several rounds, and the middle one counts.

On a machine on which others write to the disk, their flushes are what one would measure: --place /dev/shm keeps the
tables in memory, and leaves to be seen what a flood does.
"""

import argparse
import asyncio
import os
import secrets
import socket
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import ClassVar, Final, NamedTuple

import uvloop
from rich.console import Console
from rich.table import Table as Printed

from benchmarks.rounds import say
from benchmarks.server.load import Paced, Table
from benchmarks.server.measure import opened
from benchmarks.server.ours import Ours
from benchmarks.server.process import BUILD, Cores, cores
from benchmarks.server.wire import HOST, head
from walpurgis.lab.simulate import Plan, simulate

ATTACKER: Final = "127.0.0.2"
TABLES: Final = 10
INTERVAL_S: Final = 0.1  # between two moves at a table
BLOCK: Final = 64 * 1024  # bytes sent at a time
SETTLING_S: Final = 1.0  # until a flood has begun
LEFT_OVER: Final = 19  # of niceness
MOST_TIMES: Final = 2.0
MOST_MS: Final = 50.0
MASTER: Final = 5  # the level
MASK: Final = bytes(4)


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


def nothing(_: Target) -> None:
    """What the floods are compared with: the core is as busy, and the house is left in peace."""
    while True:
        pass


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
    os.nice(LEFT_OVER)
    act = FLOODS.get(flood, nothing)
    while True:
        with suppress(OSError):
            act(target)
        time.sleep(0.001)


class Guarded(Ours):
    """With the limits of a house as anybody opens it."""

    environment: ClassVar[Mapping[str, str]] = {}


class Calm(Paced):
    """Sleeps between moves: the attackers are on the same core."""

    def _stay_awake(self) -> None:
        pass


class Times(NamedTuple):
    p50_ms: float
    p99_ms: float
    moves: int


async def timed(tables: list[Table], flood: str, target: Target, seconds: float, core: int) -> Times:
    attacker = get_context("spawn").Process(target=attack, args=(flood, target, core), daemon=True)
    attacker.start()
    try:
        await asyncio.sleep(SETTLING_S)
        played = await Calm(tables, seconds, INTERVAL_S).run()
    finally:
        attacker.kill()
        attacker.join()
    hundredths = quantiles(played.times, n=100)
    return Times(1000 * hundredths[49], 1000 * hundredths[98], len(played.times))


class Round(NamedTuple):
    """One house, left in peace and then flooded."""

    calm: Times
    flooded: Times


async def measure(
    floods: list[str], rounds: int, seconds: float, record: str, both: Cores, place: Path
) -> dict[str, list[Round]]:
    """A fresh house each time, as a flood may leave something behind; and all floods in turn, as machines get slower
    and faster by themselves.
    """
    os.sched_setaffinity(0, {both.load})
    found: dict[str, list[Round]] = {flood: [] for flood in floods}
    for number in range(1, rounds + 1):
        for flood in floods:
            say(f"round {number}: {flood}")
            found[flood].append(await one_round(flood, seconds, record, both, place))
    say("")
    return found


async def one_round(flood: str, seconds: float, record: str, both: Cores, place: Path) -> Round:
    side = Guarded()
    with opened(side, both, place) as server:
        tables = await side.seat_many(server.port, TABLES)
        target = Target(server.port, tables[0].players[0].path, record)
        calm = await timed(tables, "", target, seconds, both.load)
        flooded = await timed(tables, flood, target, seconds, both.load)
        for table in tables:
            table.leave()
        return Round(calm, flooded)


def middle(times: list[Times]) -> Times:
    """Of all rounds: a stall of the machine spoils one of them, and not the figure."""
    p50_ms, p99_ms = (median(column) for column in ([one.p50_ms for one in times], [one.p99_ms for one in times]))
    return Times(p50_ms, p99_ms, sum(one.moves for one in times))


def long_record() -> str:
    with TemporaryDirectory() as folder:
        simulate(Plan("hyene", 5, 1, "floods", options={"rounds": 10, "steps": 120}, records=folder, limit=10_000))
        (record,) = Path(folder).iterdir()
        return record.read_text("utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.floods", description=__doc__)
    parser.add_argument("floods", nargs="*", default=list(FLOODS), metavar="FLOOD", help=", ".join(FLOODS))
    parser.add_argument("--rounds", type=int, default=5, help="of each flood; what is told is the middle one")
    parser.add_argument("--seconds", type=float, default=8.0, help="before each flood, and during it")
    parser.add_argument("--place", type=Path, default=BUILD, help="the folder in which the house keeps its tables")
    options = parser.parse_args()
    table = Printed("flood", "moves", "p50 ms before", "during", "p99 ms before", "during", "")
    for column in table.columns[1:]:
        column.justify = "right"
    found = uvloop.run(measure(options.floods, options.rounds, options.seconds, long_record(), cores(), options.place))
    for flood, rounds in found.items():
        calm, flooded = middle([one.calm for one in rounds]), middle([one.flooded for one in rounds])
        is_met = flooded.p99_ms <= MOST_MS and flooded.p99_ms <= MOST_TIMES * calm.p99_ms
        times = (calm.p50_ms, flooded.p50_ms, calm.p99_ms, flooded.p99_ms)
        table.add_row(
            flood, f"{flooded.moves}", *(f"{time_ms:.1f}" for time_ms in times), "met" if is_met else "MISSED"
        )
    console = Console(width=120, highlight=False)
    console.print(
        f"{TABLES} tables of two, {1 / INTERVAL_S:g} moves a second each; the middle of {options.rounds} rounds;"
        f" p99 at most {MOST_MS:g} ms and twice"
    )
    console.print(table)


if __name__ == "__main__":
    main()
