"""What would limit ten nodes: what each of the things that nodes ask of PostgreSQL costs it, in its own processor time.

Commits of moves in groups, as a node writes them; hints, each of which is brought to every node; reading what others
wrote, after a hint and once a second at all open tables; and signs of life. From these follows for how many moves a
second one core of the database would do, by how many nodes ever.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import asyncpg

from benchmarks.nodes.latency import database_s
from tests.cluster import Cluster
from walpurgis.tables import seating
from walpurgis.tables.database_writer import APPEND
from walpurgis.tables.leases import BEAT, BEAT_S, FIRST_S, LASTS_S, MOST_TAKEN_OVER, TAKE_OVER
from walpurgis.tables.messages import NewTable
from walpurgis.tables.node_notify import NOTIFY, SPACING_S
from walpurgis.tables.postgres import Known, PostgresStore

NODES: Final = 10
OPEN: Final = 2_000  # tables at a node
GROUPS: Final = (1, 10, 50)  # moves in a commit
BEHIND_ALL: Final = 1_000_000_000  # a length that no log has: there is nothing new
TEXT: Final = '[[0,"move 12",0,0,"abcdefghijkl"],[-1,"die 3",2,6]]'
HINT: Final = "0123abcd " + "[" + ",".join(str(number) for number in range(10_000, 10_020)) + "]"


class Cost(NamedTuple):
    """a_second: how often it was done, by all connections together; ms: of the database's processor, each time."""

    what: str
    a_second: float
    ms: float


async def measure(cluster: Cluster, seconds: float) -> list[Cost]:
    address = cluster.address()
    store = await PostgresStore.open(address)
    made = [await store.create(seating.new_table("d", NewTable(game="hexentanz", seats=3))) for _ in range(OPEN)]
    numbers = [one.number for one in made]
    connections = [await asyncpg.connect(address) for _ in range(NODES)]
    costs = [await _commits(cluster, connections, numbers, group, seconds) for group in GROUPS]
    costs.append(await _hints(cluster, address, seconds))

    async def read(count: int) -> None:
        await store.behind(Known(number, 0, BEHIND_ALL) for number in numbers[:count])

    costs.append(await _repeated(cluster, "reading 1 table after a hint", lambda: read(1), seconds))
    costs.append(await _repeated(cluster, f"looking at {OPEN:,} tables", lambda: read(OPEN), seconds))
    costs.append(await _repeated(cluster, "a sign of life", lambda: _beat(connections[0]), seconds))
    for connection in connections:
        await connection.close()
    await store.close()
    return costs


async def _commits(cluster: Cluster, connections: list[Any], numbers: list[int], group: int, seconds: float) -> Cost:
    """Every node writes one group after the other, each at tables of its own."""
    until = time.perf_counter() + seconds
    count = 0
    length = dict.fromkeys(numbers, 1_000_000 * group)  # behind what smaller groups have written

    async def write(place: int) -> None:
        nonlocal count
        own = numbers[place :: len(connections)][:group]
        while time.perf_counter() < until:
            lengths = [length[number] for number in own]
            await connections[place].fetch(APPEND, own, [0] * group, lengths, [TEXT] * group)
            for number in own:
                length[number] += 2
            count += 1

    before, began = database_s(cluster), time.perf_counter()
    await asyncio.gather(*[write(place) for place in range(len(connections))])
    took = time.perf_counter() - began
    return Cost(f"commits of {group} moves", count / took, 1000 * (database_s(cluster) - before) / count)


async def _hints(cluster: Cluster, address: str, seconds: float) -> Cost:
    """Every node says something as often as it may, and hears all of it."""
    nodes = [await asyncpg.connect(address, server_settings={"synchronous_commit": "off"}) for _ in range(NODES)]
    heard = sent = 0

    def hear(*_: object) -> None:
        nonlocal heard
        heard += 1

    for node in nodes:
        await node.add_listener("bench", hear)

    async def say(node: Any, until: float) -> None:
        nonlocal sent
        while time.perf_counter() < until:
            await node.execute(NOTIFY, "bench", [f"{sent} {HINT}"])
            sent += 1
            await asyncio.sleep(SPACING_S)

    before, began = database_s(cluster), time.perf_counter()
    await asyncio.gather(*[say(node, began + seconds) for node in nodes])
    took, spent = time.perf_counter() - began, database_s(cluster) - before
    await asyncio.sleep(0.5)
    assert heard == sent * NODES, f"{heard} of {sent * NODES} hints were heard"
    for node in nodes:
        await node.close()
    return Cost(f"hints, each to {NODES} nodes", sent / took, 1000 * spent / sent)


async def _repeated(cluster: Cluster, what: str, work: Callable[[], Awaitable[None]], seconds: float) -> Cost:
    before, began, count = database_s(cluster), time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        await work()
        count += 1
    return Cost(what, count / (time.perf_counter() - began), 1000 * (database_s(cluster) - before) / count)


async def _beat(connection: Any) -> None:
    await connection.fetch(BEAT, "benchmark", 1, LASTS_S)
    await connection.fetch(TAKE_OVER, "benchmark", MOST_TAKEN_OVER, FIRST_S)


def tell(costs: list[Cost]) -> None:
    for one in costs:
        print(f"{one.what:32} {one.a_second:8.0f} a second, {one.ms:7.3f} ms of PostgreSQL's time each", flush=True)
    ms = {one.what: one.ms for one in costs}
    hints = NODES / SPACING_S * ms[f"hints, each to {NODES} nodes"] / 10
    looks = NODES * ms[f"looking at {OPEN:,} tables"] / 10
    beats = NODES / BEAT_S * ms["a sign of life"] / 10
    move = ms["commits of 10 moves"] / 10 + ms["reading 1 table after a hint"]
    left = 100 - hints - looks - beats
    print(
        f"{NODES} nodes of {OPEN:,} tables take of one core of PostgreSQL: {hints:.0f} % for hints at their most,"
        f" {looks:.0f} % for the looks once a second, {beats:.0f} % for signs of life; the rest is enough for"
        f" {max(0.0, left) * 10 / move:.0f} moves a second, each read at one other node",
        flush=True,
    )
