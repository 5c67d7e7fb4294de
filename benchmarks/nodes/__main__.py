"""What several nodes cost: `python -m benchmarks.nodes [PART …] [--seconds 5] [--writers 16] [--rates 100,300,1000]`.

hints: commits a second of single moves with the hint inside the transaction and outside it, in turns within one run.
groups: moves a second through the store of one node and of two. latency: from a move to the other player, at one node
and at two, over sockets. spans: where that time goes. limits: what of all this would limit ten nodes. A PostgreSQL of
its own, with the disk flushed at every commit; where others write to that disk, --place /dev/shm leaves out how long it
takes.
"""

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import asyncpg
import uvloop

from benchmarks.nodes import latency, limits, spans
from tests import cluster as clusters
from walpurgis.tables import seating
from walpurgis.tables.header import Entry
from walpurgis.tables.messages import NewTable
from walpurgis.tables.postgres import PostgresStore
from walpurgis.tables.store import Stored, commit

INSERT = "INSERT INTO moves VALUES ($1, $2, 0, $3)"
TEXT = '[[0,"move 12",0,0,"abcdefghijkl"],[-1,"die 3",2,6]]'
ROUNDS = 3


async def hint_inside_and_outside(address: str, writers: int, seconds: float) -> None:
    """Each writer commits one move at a time by a connection of its own, as a house without groups would."""
    store = await PostgresStore.open(address)
    tables = [await store.create(seating.new_table("d", NewTable(game="hexentanz", seats=3))) for _ in range(writers)]
    connections = [await asyncpg.connect(address) for _ in range(writers)]
    lengths = [0] * writers

    async def without(number: int) -> None:
        await connections[number].execute(INSERT, tables[number].number, lengths[number], TEXT)

    async def inside(number: int) -> None:
        async with connections[number].transaction():
            await connections[number].execute(INSERT, tables[number].number, lengths[number], TEXT)
            await connections[number].execute("SELECT pg_notify('bench', $1)", str(tables[number].number))

    apart = await asyncpg.connect(address, server_settings={"synchronous_commit": "off"})
    moved: set[int] = set()

    async def outside(number: int) -> None:
        await without(number)
        moved.add(tables[number].number)

    async def hint() -> None:
        while True:
            await asyncio.sleep(0.008)
            if moved:
                text = " ".join(map(str, moved))
                moved.clear()
                await apart.execute("SELECT pg_notify('bench', $1)", text)

    hinting = asyncio.ensure_future(hint())
    for turn in range(ROUNDS):
        for name, work in (("no hint", without), ("hint inside", inside), ("hint outside", outside)):
            rate = await _rate(work, writers, seconds / ROUNDS, lengths)
            print(f"round {turn + 1}: {name:13} {rate:7.0f} commits/s, {writers} writers", flush=True)
    hinting.cancel()
    for connection in (*connections, apart):
        await connection.close()
    await store.close()


async def _rate(work: Callable[[int], Awaitable[None]], writers: int, seconds: float, lengths: list[int]) -> float:
    until = time.perf_counter() + seconds
    before = sum(lengths)

    async def write(number: int) -> None:
        while time.perf_counter() < until:
            await work(number)
            lengths[number] += 1

    await asyncio.gather(*[write(number) for number in range(writers)])
    return (sum(lengths) - before) / seconds


async def one_node_and_two(address: str, seconds: float) -> None:
    """Moves a second through the store itself, which writes them in groups: 200 tables, all with a move under way."""
    for nodes in (1, 2, 1, 2):
        stores = [await PostgresStore.open(address) for _ in range(nodes)]
        made = [await stores[0].create(seating.new_table("d", NewTable(game="hexentanz", seats=3))) for _ in range(200)]
        until = time.perf_counter() + seconds / 2
        counts = [0] * len(made)

        async def play(number: int, table: Stored, store: PostgresStore, until: float, counts: list[int]) -> None:
            while time.perf_counter() < until:
                entries = [Entry(0, "move 12", move_id="abcdefghijkl"), Entry(-1, "die 3", 2, 6)]
                await commit(store, table.number, 2 * counts[number], entries, 0)
                counts[number] += 1

        await asyncio.gather(
            *[play(number, table, stores[number % nodes], until, counts) for number, table in enumerate(made)]
        )
        groups = sum(store.writer.groups for store in stores)
        rate = sum(counts) / (seconds / 2)
        print(f"{nodes} node(s): {rate:7.0f} moves/s of 200 tables in groups of {sum(counts) / groups:.0f}", flush=True)
        for store in stores:
            await store.close()


async def _hints(cluster: clusters.Cluster, asked: argparse.Namespace) -> None:
    await hint_inside_and_outside(cluster.address(), asked.writers, asked.seconds)


async def _groups(cluster: clusters.Cluster, asked: argparse.Namespace) -> None:
    await one_node_and_two(cluster.address(), asked.seconds)


async def _latency(cluster: clusters.Cluster, asked: argparse.Namespace) -> None:
    rates = [int(rate) for rate in asked.rates.split(",")]
    latency.tell(await latency.measure(cluster, rates, asked.seconds))


async def _spans(cluster: clusters.Cluster, asked: argparse.Namespace) -> None:
    for rate in asked.rates.split(","):
        spans.tell(await spans.measure(cluster.address(), int(rate), asked.seconds), int(rate), asked.seconds)


async def _limits(cluster: clusters.Cluster, asked: argparse.Namespace) -> None:
    limits.tell(await limits.measure(cluster, asked.seconds))


PARTS: dict[str, Callable[[clusters.Cluster, argparse.Namespace], Coroutine[Any, Any, None]]] = {
    "hints": _hints,
    "groups": _groups,
    "latency": _latency,
    "spans": _spans,
    "limits": _limits,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--writers", type=int, default=16)
    parser.add_argument("--rates", default="100,300,1000")
    parser.add_argument("--place", default=clusters.PLACE, help="the folder below which PostgreSQL keeps its data")
    parser.add_argument("parts", nargs="*", default=list(PARTS), metavar="PART", help=", ".join(PARTS))
    asked = parser.parse_args()
    clusters.SETTINGS.update(fsync="on", full_page_writes="on")
    with clusters.private_cluster(asked.place) as cluster:
        for part in asked.parts:
            uvloop.run(PARTS[part](cluster, asked))


if __name__ == "__main__":
    main()
