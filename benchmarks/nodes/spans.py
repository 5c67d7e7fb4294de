"""Where the time goes between a move and the other player at another node, step by step.

Two nodes in this process, with a PostgreSQL beside it; the two players of a table are at one each. Every table moves at
its own moments, so many moves a second in all. Of each move are noted: when it was made, committed, told to the other
nodes, heard there, read there, and shown to the other player.
"""

import asyncio
import random
import time
from collections.abc import Iterable
from itertools import pairwise
from statistics import quantiles
from typing import Any, Final

from tests.tables.people import Person, QuickBots, seated
from walpurgis.tables.limits import Limits
from walpurgis.tables.node_messages import Moved
from walpurgis.tables.nodes import Nodes
from walpurgis.tables.postgres import PostgresStore
from walpurgis.tables.service import TableService

TABLES: Final = 250
UNLIMITED: Final = Limits(tables_of_device=10**6)
WAYS: Final = ("made", "committed", "told", "heard", "read", "shown")
MEANINGS: Final = {
    "committed": "commit: waiting for the group before, and the flush",
    "told": "the hint's own spacing, and its statement",
    "heard": "the hint's way through PostgreSQL",
    "read": "waiting for the read before, and reading",
    "shown": "taking it in, and showing it",
}


class Spans:
    """By table: when the move under way reached each of the ways. done: of those that arrived, in seconds."""

    def __init__(self) -> None:
        self.under_way: dict[int, dict[str, float]] = {}
        self.done: list[dict[str, float]] = []

    def note(self, way: str, tables: Iterable[int]) -> None:
        """Unless it has not come so far: then it is about a move before."""
        now, before = time.perf_counter(), WAYS[WAYS.index(way) - 1]
        for table in tables:
            noted = self.under_way.get(table)
            if noted is not None and before in noted:
                noted.setdefault(way, now)

    def end(self, table: int) -> None:
        self.note("shown", [table])
        noted = self.under_way.get(table, {})
        if len(noted) == len(WAYS):
            self.done.append(noted)
            del self.under_way[table]


class Watcher(Person):
    """The player at the other node."""

    def __init__(self, device: str, spans: Spans) -> None:
        super().__init__(device)
        self._spans = spans

    def deliver(self, frame: bytes) -> None:
        if self.table is not None and b'"update"' in frame[:40]:
            self._spans.end(self.table.number)


def _listen(nodes: Nodes, spans: Spans) -> None:
    """Around the node's own parts."""
    hints, following, store = nodes.hints, nodes.following, nodes._store
    gathered, hear, tell, moved = hints._notify, hints._heard, following._tell, store.moved

    async def notify(messages: list[Any]) -> None:
        await gathered(messages)
        for message in messages:
            if isinstance(message, Moved):
                spans.note("told", message.tables)

    def heard(node: str, message: Any) -> None:
        if isinstance(message, Moved):
            spans.note("told", message.tables)  # PostgreSQL may tell others before it answers whoever told it
            spans.note("heard", message.tables)
        hear(node, message)

    def read(news: list[Any]) -> None:
        spans.note("read", [one.number for one in news])
        tell(news)

    def committed(numbers: list[int]) -> None:
        spans.note("committed", numbers)
        moved(numbers)

    hints._notify, hints._heard, following._tell = notify, heard, read  # type: ignore[method-assign]
    store.moved = committed


async def measure(address: str, rate: int, seconds: float) -> Spans:
    spans = Spans()
    services = [TableService(await PostgresStore.open(address), UNLIMITED, QuickBots()) for _ in range(2)]
    for service in services:
        await service.open()
        assert service.nodes is not None
        _listen(service.nodes, spans)
    tables = [await _table(services, number, spans) for number in range(TABLES)]
    until = time.perf_counter() + seconds
    await asyncio.gather(*[_play(service, people, spans, TABLES / rate, until) for service, people in tables])
    for service in services:
        await service.close()
    return spans


async def _table(services: list[TableService], number: int, spans: Spans) -> tuple[TableService, list[Person]]:
    """Somebody moves for both seats at one node, half of them at each; somebody else sees it at the other."""
    here, there = services[number % 2], services[1 - number % 2]
    table, people = await seated(here, "hyene", 2, devices=["d0", "d0"])
    await there.attach(Watcher(f"w{number}", spans), table)
    return here, people


async def _play(service: TableService, people: list[Person], spans: Spans, every_s: float, until: float) -> None:
    mover = people[0]
    assert mover.table is not None
    rng = random.Random(mover.table.number)
    due = time.perf_counter() + rng.random() * every_s
    while time.perf_counter() < until and not mover.is_over:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += every_s
        table = mover.table
        assert table is not None
        match = table.playing
        seats = match.position.awaited()
        if not seats:
            continue
        step = match.notation.text(match.position.pick(seats[0], rng))
        spans.under_way[table.number] = {"made": time.perf_counter()}
        await mover.plays(service, step, seat=seats[0])


def tell(spans: Spans, rate: int, seconds: float) -> None:
    done = spans.done
    if len(done) < 100:
        print(f"only {len(done)} moves arrived", flush=True)
        return
    whole = [noted["shown"] - noted["made"] for noted in done]
    print(f"{len(done) / seconds:.0f} of {rate} moves/s: {_described(whole)} in all; of it", flush=True)
    for before, way in pairwise(WAYS):
        lasted = [noted[way] - noted[before] for noted in done]
        print(f"  {before:9} to {way:9} {_described(lasted)}  {MEANINGS[way]}", flush=True)


def _described(lasted: list[float]) -> str:
    cuts = quantiles(lasted, n=100)
    return f"median {1000 * cuts[49]:6.1f} ms, p90 {1000 * cuts[89]:6.1f} ms, p99 {1000 * cuts[98]:6.1f} ms"
