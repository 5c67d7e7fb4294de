"""How soon the other player hears of a move, at the same node and at another one, over real processes and sockets.

Two nodes of `walpurgis serve`, PostgreSQL, and the load of `make bench-server` with the two players of each table at
whichever nodes the question is about. The processor time of each part is told beside it: what is used up on one machine
is what would be the limit of several.
"""

import asyncio
import secrets
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

from benchmarks.server.load import Paced, Table
from benchmarks.server.ours import COMPILED, NEW_TABLE, UNLIMITED, OurPlayer
from benchmarks.server.process import PROC, ROOT, Server, cpu_s
from benchmarks.server.wire import Requests
from tests.cluster import Cluster

TABLES = 250
PER_NODE = 2  # tables set up at a time
PLACES = (("one node", (0, 0)), ("two nodes, together", None), ("two nodes, apart", (0, 1)))


class Found(NamedTuple):
    where: str
    asked: int  # moves a second
    made: float
    p50_ms: float
    p99_ms: float
    nodes_cpu: list[float]  # shares of a core
    database_cpu: float


class Sleeping(Paced):
    """Gives its core away between two moves: nodes and database need it."""

    def _stay_awake(self) -> None:
        pass


class FreeServer(Server):
    """On whichever core there is."""

    def _pin(self) -> None:
        pass


@contextmanager
def nodes(address: str, count: int) -> Iterator[Sequence[Server]]:
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="walpurgis-node-")))
            command = [sys.executable, "-m", "walpurgis", "serve", "--port", "0", "--data", address]
            path = f"{COMPILED}:{ROOT / 'src'}"
            server = FreeServer(command, folder, {**UNLIMITED, "PYTHONPATH": path}, 0)
            stack.callback(server.end)
            found.append(server)
        yield found


async def seat(requests: Requests, ports: tuple[int, int]) -> Table:
    """Two people, each at a node; the table is set up at the first one's."""
    cookies = [f"device={secrets.token_urlsafe(32)}" for _ in ports]
    path = f"/api/tables/{(made := await requests.post('/api/tables', NEW_TABLE, Cookie=cookies[0]))['id']}"
    seeds = [secrets.token_bytes(32) for _ in cookies]
    for number, cookie in enumerate(cookies):
        person: Any = {"name": f"P{number}", "seed_hash": sha256(seeds[number]).hexdigest()}
        await requests.post(f"{path}/seats/{number}/sit", person, Cookie=cookie)
    await requests.post(f"{path}/start", {}, Cookie=cookies[0])
    told: Any = {"seeds": {number: seed.hex() for number, seed in enumerate(seeds)}}
    await requests.post(f"{path}/reveal", told, Cookie=cookies[0])
    table = Table()
    players = [OurPlayer(table, port, made["id"], cookie) for port, cookie in zip(ports, cookies, strict=True)]
    await table.sit_down(*players)
    return table


async def gather(servers: Sequence[Server], where: tuple[int, int] | None) -> list[Table]:
    """where: the nodes of the two players; None: both at one node, at each in turn."""
    tables: list[Table] = []

    async def set_up(numbers: Iterator[int], first: int) -> None:
        requests = Requests(servers[first].port)
        for number in numbers:
            chosen = where or (number % len(servers),) * 2
            # Every second table is set up the other way round, so that both nodes have as much to do.
            ends = chosen if number % 2 else chosen[::-1]
            tables.append(await seat(requests, (servers[ends[0]].port, servers[ends[1]].port)))
        requests.close()

    numbers = iter(range(TABLES))
    await asyncio.gather(*[set_up(numbers, first % len(servers)) for first in range(PER_NODE * len(servers))])
    return tables


async def measure(cluster: Cluster, rates: list[int], seconds: float) -> list[Found]:
    found = []
    for where, ends in PLACES:
        with nodes(cluster.address(), 1 if ends == (0, 0) else 2) as servers:
            tables = await gather(servers, ends)
            await asyncio.sleep(3.0)  # new connections are pinged often
            for rate in rates:
                found.append(await timed(cluster, where, servers, tables, rate, seconds))
            for table in tables:
                table.leave()
    return found


async def timed(
    cluster: Cluster, where: str, servers: Sequence[Server], tables: list[Table], rate: int, seconds: float
) -> Found:
    before = [server.usage().cpu_s for server in servers]
    of_database = database_s(cluster)
    played = await Sleeping(tables, seconds, len(tables) / rate).run()
    cpu = [(server.usage().cpu_s - one) / played.seconds for server, one in zip(servers, before, strict=True)]
    cuts = quantiles(played.times, n=100)
    share = (database_s(cluster) - of_database) / played.seconds
    return Found(where, rate, played.moves / played.seconds, 1000 * cuts[49], 1000 * cuts[98], cpu, share)


def database_s(cluster: Cluster) -> float:
    """Processor time of all processes of the database that are alive."""
    postmaster = (cluster.folder / "data" / "postmaster.pid").read_text().split()[0]
    total = cpu_s(int(postmaster))
    for entry in PROC.iterdir():
        if entry.name.isdigit():
            try:
                parent = (entry / "stat").read_text().rpartition(") ")[2].split()[1]
                total += cpu_s(int(entry.name)) if parent == postmaster else 0.0
            except OSError:
                continue  # it has ended meanwhile
    return total


def tell(found: Sequence[Found]) -> None:
    for one in found:
        shares = ", ".join(f"{100 * share:.0f} %" for share in one.nodes_cpu)
        print(
            f"{one.where:20} {one.asked:5} moves/s asked, {one.made:5.0f} made: to the other player median"
            f" {one.p50_ms:5.1f} ms, p99 {one.p99_ms:5.1f} ms; of a core: nodes {shares}, PostgreSQL"
            f" {100 * one.database_cpu:.0f} %",
            flush=True,
        )
