"""What several nodes cost: `python -m benchmarks.nodes [--seconds 5] [--writers 16] [--rates 100,300,1000]`.

Commits a second of single moves with the hint inside the transaction and outside it, in turns within one run; the same
writers at one node and at two; and the time from a move to the other player at another node, at several rates. A
PostgreSQL of its own, with the disk flushed at every commit.
"""

import argparse
import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable
from statistics import quantiles
from typing import Any

import asyncpg

from tests import cluster as clusters
from tests.tables.people import Person, QuickBots, hash_of, seed_of
from walpurgis.tables import playing, seating
from walpurgis.tables.header import Entry
from walpurgis.tables.limits import Limits
from walpurgis.tables.messages import NewTable
from walpurgis.tables.move import Move
from walpurgis.tables.postgres import PostgresStore
from walpurgis.tables.service import TableService
from walpurgis.tables.store import Stored, commit

INSERT = "INSERT INTO moves VALUES ($1, $2, 0, $3)"
TEXT = '[[0,"move 12",0,0,"abcdefghijkl"],[-1,"die 3",2,6]]'
ROUNDS = 3
_numbers = itertools.count()


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


class Watcher(Person):
    """Notes when it hears of each length of the log."""

    def __init__(self, device: str) -> None:
        super().__init__(device)
        self.seen: dict[int, float] = {}
        self.latest: dict[str, Any] = {}

    @property
    def update(self) -> dict[str, Any]:
        return self.latest

    @property
    def at(self) -> int:
        return int(self.latest.get("at", 0))

    @property
    def is_asked(self) -> bool:
        return bool(self.latest.get("ask"))

    @property
    def is_over(self) -> bool:
        return bool(self.latest) and self.latest["view"]["awaits"] == "over"

    def deliver(self, frame: bytes) -> None:
        super().deliver(frame)
        message = self.heard[-1]
        if message["kind"] == "update":
            self.seen[message["at"]] = time.perf_counter()
            self.latest = message
        self.heard.clear()


async def _table(node: TableService, other: TableService) -> tuple[Watcher, Watcher]:
    people = [Watcher("d0"), Watcher("d1")]
    wish = NewTable(game="hyene", seats=2, options={"rounds": 10, "steps": 120}, pace_ms=0)
    table = (await node.create("d0", wish)).id
    for seat, person in enumerate(people):
        await node.sit(person.device, table, seat, "N", hash_of(person.device, seat))
    await node.start("d0", table)
    for seat, person in enumerate(people):
        await node.reveal(person.device, table, {seat: seed_of(person.device, seat)})
    for person, where in zip(people, (node, other), strict=True):
        await where.attach(person, table)
    return people[0], people[1]


async def to_the_other(address: str, rates: list[int], seconds: float) -> None:
    """From a move at one node to the other player at another, both in this process: the way through the database."""
    limits = Limits(tables_of_device=10**6)
    services = [TableService(await PostgresStore.open(address), limits, QuickBots()) for _ in range(2)]
    for service in services:
        await service.open()
    pairs = [await _table(services[number % 2], services[1 - number % 2]) for number in range(100)]
    for rate in rates:
        took: list[float] = []
        noting: set[asyncio.Task[None] | None] = set()
        until = time.perf_counter() + seconds
        sent = 0
        began = time.perf_counter()
        while time.perf_counter() < until:
            sent += 1
            pair = pairs[sent % len(pairs)]
            mover = next((person for person in pair if person.is_asked and not person.is_over), None)
            if mover is not None:
                noting.add(_move(mover, pair, took))
            await asyncio.sleep(max(0.0, began + sent / rate - time.perf_counter()))
        await asyncio.sleep(1.0)
        made = len(took)
        if made > 100:
            cuts = quantiles(took, n=100)
            print(
                f"{rate:5} moves/s asked, {made / seconds:6.0f}/s seen by the other player at the other node: "
                f"median {1000 * cuts[49]:.1f} ms, p99 {1000 * cuts[98]:.1f} ms",
                flush=True,
            )
    for service in services:
        await service.close()


def _move(mover: Watcher, pair: tuple[Watcher, Watcher], took: list[float]) -> asyncio.Task[None] | None:
    table = mover.table
    if table is None or table.queue.busy or mover.seat is None:
        return None
    other = pair[0] if mover is pair[1] else pair[1]
    step = mover.update["ask"][0]["steps"][0]["do"]
    mover.latest["ask"] = []
    sent, at = time.perf_counter(), mover.at
    playing.play(table, Move(mover, mover.seat, step, at, f"{next(_numbers)}", asyncio.get_running_loop().time()))
    return asyncio.ensure_future(_note(other, at, sent, took))


async def _note(other: Watcher, at: int, sent: float, took: list[float]) -> None:
    while not (later := [when for length, when in other.seen.items() if length > at]):
        await asyncio.sleep(0.001)
    took.append(min(later) - sent)
    other.seen.pop(at, None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--writers", type=int, default=16)
    parser.add_argument("--rates", default="100,300,1000")
    asked = parser.parse_args()
    clusters.SETTINGS.update(fsync="on", full_page_writes="on")
    with clusters.private_cluster() as cluster:
        address = cluster.address()
        asyncio.run(hint_inside_and_outside(address, asked.writers, asked.seconds))
        asyncio.run(one_node_and_two(address, asked.seconds))
        asyncio.run(to_the_other(address, [int(rate) for rate in asked.rates.split(",")], asked.seconds))


if __name__ == "__main__":
    main()
