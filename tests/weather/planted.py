"""Bugs that were there once, or could be: each is planted around the product's own objects, and has to be found.

`python -m tests.weather.planted` looks for each of them from the seed 1 on, and says how long that took.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from benchmarks.weather.disk import MemoryStore
from benchmarks.weather.evening import Plan, play
from benchmarks.weather.postgres import SimulatedPostgres, open_store
from walpurgis.kernel.steps import Seat
from walpurgis.tables import presence
from walpurgis.tables.bots import Bots
from walpurgis.tables.client import Client
from walpurgis.tables.database_writer import DatabaseWriter
from walpurgis.tables.leases import Leases
from walpurgis.tables.limits import Limits
from walpurgis.tables.messages import Accepted
from walpurgis.tables.move import Move
from walpurgis.tables.postgres import PostgresStore
from walpurgis.tables.presenter import encode
from walpurgis.tables.service import TableService
from walpurgis.tables.store import Store, StoreError, Write
from walpurgis.tables.table import Table

REMEMBERED = 16
MOST_EVENINGS = 100  # to find one: they take a few seconds of a processor


def _ignore(_: StoreError | None) -> None:
    return


class EagerStore(MemoryStore):
    """Says that it is written before it is."""

    def write(self, write: Write) -> None:
        told = write.done
        write.done = _ignore
        super().write(write)
        self.loop.call_soon(told, None)


class HastyStore(EagerStore):
    """Gives up waiting for a slow disk, and takes what it wrote for written."""

    def write(self, write: Write) -> None:
        if self.disk.delay_s:
            super().write(write)
        else:
            MemoryStore.write(self, write)


class CarelessService(TableService):
    """Holds a table while somebody comes in, and lets go only if all went well: there is no `finally`."""

    async def _attach(self, client: Client, table_id: str, at: int, seat: Seat | None) -> None:
        while not await self._enter(client, await self.registry.get(table_id), at, seat):
            pass

    async def _enter(self, client: Client, table: Table, at: int, seat: Seat | None) -> bool:
        held = table.queue.held()
        await held.__aenter__()
        own = table.header.seats_of(client.device)
        client.seat = own[0] if seat is None and own else seat
        told = await presence.missed(table, at)
        if not table.gone and not client.gone:
            presence.welcome(table, client, told)
        await held.__aexit__(None, None, None)
        return not table.gone


class ForgetfulService(TableService):
    """Takes the ids of moves for everybody's, as if no two people counted x1, x2."""

    def play(self, move: Move) -> None:
        table = move.client.table
        if table is None:
            super().play(move)
            return
        made = vars(self).setdefault("made", {}).setdefault(table.header.id, [])
        if move.nonce in made:
            move.client.deliver(encode(Accepted(move.nonce, table.shown)))
            return
        made.append(move.nonce)
        del made[:-REMEMBERED]
        super().play(move)


class TrustingWriter(DatabaseWriter):
    """Takes what it wrote for written, though another node was first: there is no compare-and-set."""

    async def _append(self, moves: list[Write]) -> None:
        await super()._append(moves)
        for move in moves:
            move.error = None


async def open_trusting_store(postgres: SimulatedPostgres) -> PostgresStore:
    store = await open_store(postgres)
    store.writer.__class__ = TrustingWriter
    return store


class ForgetfulLeases(Leases):
    """Does not ask what the database holds for it: while it lives nobody else can have that."""

    async def _look_at_own(self) -> None:
        return


class ForgetfulNode(TableService):
    def __init__(self, store: Store, limits: Limits, bots: Bots) -> None:
        super().__init__(store, limits, bots)
        assert self.nodes is not None
        self.nodes.leases.__class__ = ForgetfulLeases


@dataclass(frozen=True)
class Planted:
    """words are in a complaint about it."""

    plan: Plan
    words: str


STORMY = Plan(tables=2, faults=60)  # short evenings with much weather: what needs two faults at once is found soonest
PLANTED = {
    "acknowledges before the commit": Planted(replace(STORMY, open_store=EagerStore.open), "were on the disk"),
    "releases without finally": Planted(replace(STORMY, make_service=CarelessService), "has not gone on"),
    "ids are not a device's own": Planted(
        replace(STORMY, make_service=ForgetfulService), "was acknowledged, and is not"
    ),
}

STORMY_NODES = Plan(tables=4, faults=60, nodes=6)
PLANTED_ACROSS_NODES = {
    "commits without compare-and-set": Planted(replace(STORMY_NODES, open_store=open_trusting_store), "steps"),
    "keeps leases that it does not know of": Planted(
        replace(STORMY_NODES, make_service=ForgetfulNode), "has not gone on"
    ),
}


def seeds_that_find(planted: Planted, most: int = MOST_EVENINGS) -> Iterator[int]:
    """One after the other, from 1."""
    for seed in range(1, most + 1):
        if any(planted.words in one for one in play(seed, planted.plan, planted.plan.forecast(seed)).complaints):
            yield seed


def main() -> None:
    for name, planted in (PLANTED | PLANTED_ACROSS_NODES).items():
        began = time.process_time()
        seed = next(seeds_that_find(planted))
        print(f"{name}: found with seed {seed}, after {time.process_time() - began:.1f} s of a processor", flush=True)


if __name__ == "__main__":
    main()
