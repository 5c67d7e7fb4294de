"""A storm over several nodes: `python -m benchmarks.nodes.storm [--tables 1000] [--kills 30] [--restarts 5]`.

Three nodes, PostgreSQL and nginx on this machine. While guests play at all tables nodes are killed with -9 one after
the other and started again, PostgreSQL is restarted, and connections are cut. Every game is played to its end; what
each guest heard must be the beginning of the log, and so every acknowledged move is in it once. Prints how long people
had to wait, what happened meanwhile to those who waited for longest, who used the processors and whether every table
came to its end. Exit status 1 if anything was lost or did not.

People think for a while before each move (--think): what is measured is how long a fault lasts for them, not how many
moves a machine can carry on which everybody plays at once.
"""

import argparse
import asyncio
import itertools
import json
import random
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.doors import Process, ServerDoor, WebLine
from benchmarks.nodes.latency import database_s
from benchmarks.server.process import cpu_s
from benchmarks.siege import PATIENCE_S, Guest, Line
from tests import cluster as clusters
from tests.balancer import balancing, free_port

NODES = 3
# The shortest of our games, so that a thousand come to their end: seats, bots among them.
GAME, SHORT = "hyene", {"rounds": 1, "steps": 30}
TABLES = ((2, 0), (3, 1), (2, 1), (3, 0))
SETTING_UP = 8  # tables at a time; and so many are looked through at the end
NOT_NOW = ("store", "store-away", "closing", "busy")  # nothing was done: it is tried again
BACK_S = 0.2  # until somebody whose connection is lost comes back
GOAL_S = 5.0
SETTLING_S = 10.0  # until everybody is there
BEGAN = time.monotonic()
PROGRESS_S = 20.0
TOLD = 5  # of those who waited for longest


class Door(ServerDoor):
    """By way of the balancer."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self._address = f"http://127.0.0.1:{port}"


@dataclass
class Wait:
    """Of one person for one thing, and what happened meanwhile, by the seconds since it began."""

    began: float
    story: list[tuple[float, str]] = field(default_factory=list)
    seconds: float = 0.0

    def note(self, what: str) -> None:
        self.story.append((time.monotonic() - self.began, what))

    def end(self) -> "Wait":
        self.seconds = time.monotonic() - self.began
        return self


@dataclass
class Player(Guest):
    """moves: until each of its moves was acknowledged, whatever happened meanwhile; gaps: until it was back at the
    table whenever it was cut off.
    """

    think_s: float = 0.0
    moves: list[Wait] = field(default_factory=list)
    gaps: list[Wait] = field(default_factory=list)
    line: Line | None = None
    _asking: Wait | None = None  # for an answer to a move
    _away: Wait | None = None  # from the table
    _thinking: "asyncio.Task[None] | None" = None

    async def stay(self) -> None:
        """Until the game is over, however often it has to come back."""
        while not self.is_over:
            await self.play()
            if not self.is_over:
                self._away = self._away or Wait(time.monotonic())
                self._note("has no connection")
                await asyncio.sleep(BACK_S)

    def _note(self, what: str) -> None:
        for wait in (self._asking, self._away):
            if wait is not None:
                wait.note(what)

    async def _take(self, line: Line, message: dict[str, Any]) -> None:
        self.line = line
        self._note(f"hears {message.get('error', message['kind'])}")
        if self._away is not None and message["kind"] == "update":
            self.gaps.append(self._away.end())
            self._away = None
        if message["kind"] == "error" and message["error"] in NOT_NOW:
            if message.get("id") and self._move is not None:
                await asyncio.sleep(BACK_S)
                await line.say(self._move)
            return
        before = self.acknowledged
        await super()._take(line, message)
        if self.acknowledged > before and self._asking is not None:
            self.moves.append(self._asking.end())
        if self._move is None:
            self._asking = None

    def _refused(self, error: OSError) -> None:
        self._note(f"is not let in: {error}")

    async def _send(self, line: Line, move: dict[str, Any]) -> None:
        self.line = line
        if self._asking is not None:
            await line.say(move)
        elif self._thinking is None or self._thinking.done():
            self._thinking = asyncio.ensure_future(self._think(move))

    async def _think(self, move: dict[str, Any]) -> None:
        """And then play, by whatever connection there is; without one as soon as there is one again."""
        await asyncio.sleep(self.rng.uniform(0.0, 2 * self.think_s))
        self._asking = Wait(time.monotonic())
        if self.line is not None:
            with suppress(OSError):
                await self.line.say(move)


class Node:
    """starting_s, cpu_s: the processor time of all its processes until they listened, and in all."""

    def __init__(self, address: str, folder: Path, number: int) -> None:
        self.port = free_port()
        self.starts = 0
        self.starting_s = 0.0
        self.cpu_s = 0.0
        self._address = address
        self._log = folder / f"node-{number}"
        command = (sys.executable, "-m", "walpurgis", "serve", "--lang", "en", "--port", str(self.port))
        self._process = Process(*command, WALPURGIS_PROXIES="127.0.0.1")  # as the shipped configuration wants it
        self._output: asyncio.StreamReader | None = None

    async def start(self) -> None:
        self._output = await self._process.start(self._log, "--data", self._address)
        await asyncio.wait_for(self._output.readline(), PATIENCE_S)
        self.starts += 1
        self.starting_s += cpu_s(self._process.number)

    async def kill(self) -> None:
        if self._output is not None:
            self.cpu_s += cpu_s(self._process.number)
            await self._process.kill()
            self._output = None


class Storm:
    def __init__(
        self, cluster: clusters.Cluster, nodes: list[Node], door: Door, rng: random.Random, think_s: float
    ) -> None:
        self._cluster = cluster
        self._nodes = nodes
        self._door = door
        self._rng = rng
        self._think_s = think_s
        self.players: list[Player] = []
        self.database_s = 0.0  # processor time of the databases that were stopped

    async def gather(self, tables: int) -> None:
        numbers = iter(range(tables))
        await asyncio.gather(*[self._seat(numbers) for _ in range(SETTING_UP)])

    async def _seat(self, numbers: Iterator[int]) -> None:
        for number in numbers:
            table, devices = await self._door.new_table(GAME, *TABLES[number % len(TABLES)], SHORT)
            self.players += [
                Player(self._door, table, device, seat, random.Random(self._rng.random()), think_s=self._think_s)
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
            self.database_s += database_s(self._cluster)
            await asyncio.to_thread(self._cluster.stop)
            await asyncio.to_thread(self._cluster.start)
        else:
            for player in self._rng.sample(self.players, min(20, len(self.players))):
                if isinstance(player.line, WebLine):
                    player.line.cut()
        self.tell(deed)

    def tell(self, what: str) -> None:
        over = sum(player.is_over for player in self.players)
        say(f"{what:8} {sum(player.acknowledged for player in self.players):7} moves, {over} people are done")

    async def check(self) -> list[str]:
        players = iter(self.players)

        async def check() -> None:
            for player in players:
                await player.check()

        await asyncio.gather(*[check() for _ in range(SETTING_UP)])
        return [f"{one.table} seat {one.seat}: {problem}" for one in self.players for problem in one.problems]


async def run(asked: argparse.Namespace, folder: Path) -> int:
    clusters.SETTINGS.update(fsync="on", full_page_writes="on")
    with clusters.private_cluster() as cluster:
        nodes = [Node(cluster.address(), folder, number) for number in range(NODES)]
        try:
            for node in nodes:
                await node.start()
            with balancing([node.port for node in nodes], asked.hashed) as port:
                storm = Storm(cluster, nodes, Door(port), random.Random(asked.seed), asked.think)
                problems = await weather(storm, asked)
            storm.database_s += database_s(cluster)
        finally:
            for node in nodes:
                await node.kill()
    _report(storm.players)
    _report_processors(nodes, storm.database_s)
    for problem in problems:
        say(problem)
    late = sum(not player.is_over for player in storm.players)
    unfinished = len({player.table for player in storm.players if not player.is_over})
    say(
        f"Lost or made twice: {len(problems)}. Tables that came to their end: {asked.tables - unfinished} of "
        f"{asked.tables}. Still playing when time was up (--calm): {late} people."
    )
    return 1 if problems or late else 0


async def weather(storm: Storm, asked: argparse.Namespace) -> list[str]:
    await storm.gather(asked.tables)
    say(f"{asked.tables} tables, {len(storm.players)} people")
    playing = [asyncio.ensure_future(player.stay()) for player in storm.players]
    await asyncio.sleep(SETTLING_S)
    await storm.blow(asked.kills, asked.restarts, asked.cuts, asked.pause)
    say("the storm is over, and all play on")
    until = time.monotonic() + asked.calm
    late = set(playing)
    while late and time.monotonic() < until:
        done, late = await asyncio.wait(late, timeout=PROGRESS_S)
        for task in done:
            task.result()
        storm.tell("calm")
    for task in late:
        task.cancel()
    return await storm.check()


def _report(players: list[Player]) -> None:
    moves = [wait for player in players for wait in player.moves]
    gaps = [wait for player in players for wait in player.gaps]
    say(f"{len(moves)} moves acknowledged, {len(gaps)} times somebody was cut off")
    for name, waits in (("a move until it is acknowledged", moves), ("cut off until back at the table", gaps)):
        waits.sort(key=lambda wait: wait.seconds)
        times = [wait.seconds for wait in waits]
        if len(times) > 1:
            cuts, late = quantiles(times, n=1000), sum(one > GOAL_S for one in times)
            say(
                f"{name}: median {cuts[499]:.3f} s, p90 {cuts[899]:.3f} s, p99 {cuts[989]:.3f} s, "
                f"p99.9 {cuts[998]:.3f} s, longest {times[-1]:.2f} s; over {GOAL_S:.0f} s: {late}"
            )
            spread = Counter(min(int(one), 10) for one in times)
            say("  by whole seconds: " + json.dumps({f"{second} s": spread[second] for second in sorted(spread)}))
            for wait in waits[-TOLD:]:
                story = ", ".join(f"{moment:.1f} {what}" for moment, what in wait.story)
                say(f"  {wait.seconds:.1f} s, of one that began after {wait.began - BEGAN:.1f} s: {story}")


def _report_processors(nodes: list[Node], database: float) -> None:
    """nginx and what was asked of PostgreSQL from a command line are the other children of this process."""
    of_nodes, starts = sum(node.cpu_s for node in nodes), sum(node.starts for node in nodes)
    starting = sum(node.starting_s for node in nodes)
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    say(
        f"processor time: the guests {time.process_time():.1f} s; nodes {of_nodes:.1f} s, of it until they listened "
        f"{starting:.1f} s in {starts} starts; PostgreSQL {database:.1f} s; nginx and the rest "
        f"{children.ru_utime + children.ru_stime - of_nodes:.1f} s"
    )


def say(line: str) -> None:
    print(f"{time.monotonic() - BEGAN:6.1f} s  {line}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--restarts", type=int, default=5)
    parser.add_argument("--cuts", type=int, default=50)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two of them")
    parser.add_argument("--think", type=float, default=8.0, help="seconds before a move, on average")
    parser.add_argument("--calm", type=float, default=600.0, help="seconds for all games to end after the storm")
    parser.add_argument("--hashed", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--seed", type=int, default=None)
    with TemporaryDirectory() as folder:
        return asyncio.run(run(parser.parse_args(), Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
