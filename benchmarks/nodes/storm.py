"""A storm over several nodes: `python -m benchmarks.nodes.storm [--tables 1000] [--kills 30] [--restarts 5]`.

Three nodes, PostgreSQL and nginx on this machine. While guests play at all tables nodes are killed with -9 one after
the other and started again, PostgreSQL is restarted, and connections are cut. Every game is played to its end; what
each guest heard must be the beginning of the log, and so every acknowledged move is in it once. Prints how long people
had to wait. Exit status 1 if anything was lost.
"""

import argparse
import asyncio
import itertools
import json
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.doors import Process, ServerDoor
from benchmarks.siege import PATIENCE_S, Guest, Line
from tests import cluster as clusters
from tests.balancer import balancing, free_port

NODES = 3
GAMES = (("hexentanz", 3, 0), ("hexentanz", 4, 2), ("hyene", 2, 0), ("hyene", 3, 1))  # name, seats, bots among them
NOT_NOW = ("store", "store-away", "closing", "busy")  # nothing was done: it is tried again
BACK_S = 0.2  # until somebody whose connection is lost comes back
GOAL_S = 5.0


class Door(ServerDoor):
    """By way of the balancer."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self._address = f"http://127.0.0.1:{port}"


@dataclass
class Player(Guest):
    """waits: how long each of its moves took to be acknowledged, whatever happened meanwhile; gaps: how long it was cut
    off.
    """

    waits: list[float] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)
    line: Line | None = None
    _sent: float = 0.0
    _lost: float = 0.0

    async def stay(self) -> None:
        """Until the game is over, however often it has to come back."""
        while not self.is_over:
            await self.play()
            if not self.is_over:
                self._lost = self._lost or time.monotonic()
                await asyncio.sleep(BACK_S)

    async def _take(self, line: Line, message: dict[str, Any]) -> None:
        self.line = line
        if self._lost and message["kind"] == "update":
            self.gaps.append(time.monotonic() - self._lost)
            self._lost = 0.0
        if message["kind"] == "error" and message["error"] in NOT_NOW:
            if message.get("id") and self._move is not None:
                await asyncio.sleep(BACK_S)
                await line.say(self._move)
            return
        had = self._move
        before = self.acknowledged
        await super()._take(line, message)
        if self.acknowledged > before:
            self.waits.append(time.monotonic() - self._sent)
        if self._move is not None and self._move is not had:
            self._sent = time.monotonic()


class Node:
    def __init__(self, address: str, folder: Path, number: int) -> None:
        self.port = free_port()
        self._address = address
        self._log = folder / f"node-{number}"
        self._process = Process(sys.executable, "-m", "walpurgis", "serve", "--lang", "en", "--port", str(self.port))
        self._output: asyncio.StreamReader | None = None

    async def start(self) -> None:
        self._output = await self._process.start(self._log, "--data", self._address)
        await asyncio.wait_for(self._output.readline(), PATIENCE_S)

    async def kill(self) -> None:
        await self._process.kill()


class Storm:
    def __init__(self, cluster: clusters.Cluster, nodes: list[Node], door: Door, rng: random.Random) -> None:
        self._cluster = cluster
        self._nodes = nodes
        self._door = door
        self._rng = rng
        self.players: list[Player] = []

    async def gather(self, tables: int) -> None:
        for number in range(tables):
            table, devices = await self._door.new_table(*GAMES[number % len(GAMES)])
            self.players += [
                Player(self._door, table, device, seat, random.Random(self._rng.random()))
                for seat, device in enumerate(devices)
            ]

    async def blow(self, kills: int, restarts: int, cuts: int, pause_s: float) -> None:
        deeds = ["kill"] * kills + ["restart"] * restarts + ["cut"] * cuts
        self._rng.shuffle(deeds)
        turn = itertools.cycle(self._nodes)
        for deed in deeds:
            await asyncio.sleep(pause_s)
            if all(player.is_over for player in self.players):
                say("every game is over before the storm is")
                return
            await self._do(deed, turn)

    async def _do(self, deed: str, turn: "itertools.cycle[Node]") -> None:
        if deed == "kill":
            node = next(turn)
            await node.kill()
            await node.start()
        elif deed == "restart":
            await asyncio.to_thread(self._cluster.stop)
            await asyncio.to_thread(self._cluster.start)
        else:
            for player in self._rng.sample(self.players, min(20, len(self.players))):
                if player.line is not None:
                    await player.line.close()
        over = sum(player.is_over for player in self.players)
        say(f"{deed:8} {sum(player.acknowledged for player in self.players):7} moves, {over} people are done")

    async def check(self) -> list[str]:
        for player in self.players:
            await player.check()
        return [f"{one.table} seat {one.seat}: {problem}" for one in self.players for problem in one.problems]


async def run(asked: argparse.Namespace, folder: Path) -> int:
    clusters.SETTINGS.update(fsync="on", full_page_writes="on")
    with clusters.private_cluster() as cluster:
        nodes = [Node(cluster.address(), folder, number) for number in range(NODES)]
        for node in nodes:
            await node.start()
        with balancing([node.port for node in nodes], asked.hashed) as port:
            storm = Storm(cluster, nodes, Door(port), random.Random(asked.seed))
            await storm.gather(asked.tables)
            say(f"{asked.tables} tables, {len(storm.players)} people")
            playing = [asyncio.ensure_future(player.stay()) for player in storm.players]
            await storm.blow(asked.kills, asked.restarts, asked.cuts, asked.pause)
            await asyncio.wait_for(asyncio.gather(*playing), PATIENCE_S)
            problems = await storm.check()
        for node in nodes:
            await node.kill()
    _report(storm.players)
    for problem in problems:
        say(problem)
    say(f"every game was played to its end. Lost or made twice: {len(problems)}.")
    return 1 if problems else 0


def _report(players: list[Player]) -> None:
    waits = sorted(wait for player in players for wait in player.waits)
    gaps = sorted(gap for player in players for gap in player.gaps)
    say(f"{len(waits)} moves acknowledged, {len(gaps)} times somebody was cut off")
    for name, times in (("a move until it is acknowledged", waits), ("cut off until back at the table", gaps)):
        if len(times) > 1:
            cuts, late = quantiles(times, n=1000), sum(one > GOAL_S for one in times)
            say(
                f"{name}: median {cuts[499]:.3f} s, p90 {cuts[899]:.3f} s, p99 {cuts[989]:.3f} s, "
                f"p99.9 {cuts[998]:.3f} s, longest {times[-1]:.2f} s; over {GOAL_S:.0f} s: {late}"
            )
            spread = Counter(min(int(one), 10) for one in times)
            say("  by whole seconds: " + json.dumps({f"{second} s": spread[second] for second in sorted(spread)}))


def say(line: str) -> None:
    print(line, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--restarts", type=int, default=5)
    parser.add_argument("--cuts", type=int, default=50)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two of them")
    parser.add_argument("--hashed", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--seed", type=int, default=None)
    with TemporaryDirectory() as folder:
        return asyncio.run(run(parser.parse_args(), Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
