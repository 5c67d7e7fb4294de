"""Ten nodes of one house in simulated weather: a table is one table, whatever becomes of the nodes and the database."""

import asyncio

import pytest

from benchmarks.weather.evening import Plan, play
from benchmarks.weather.faults import SEVERAL_NODES, forecast
from benchmarks.weather.interruptions import GOAL_S, Interruption, described
from benchmarks.weather.postgres import SimulatedPostgres, open_store
from tests.tables.people import Person, QuickBots, new_table
from tests.weather.planted import PLANTED_ACROSS_NODES, seeds_that_find
from tests.weather.test_database import simulated
from walpurgis.tables.errors import TableError
from walpurgis.tables.limits import Limits
from walpurgis.tables.service import TableService

SEVERAL = Plan(tables=12, faults=60, nodes=10)


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_doubled_or_stuck_between_nodes(seed: int) -> None:
    evening = play(seed, SEVERAL, SEVERAL.forecast(seed))
    assert evening.complaints == []
    assert evening.moves > 500
    alone = [one.lasted_s for one in evening.interruptions if one.kind == "kill" and one.is_alone]
    assert all(lasted <= GOAL_S for lasted in alone)


def test_a_node_that_cannot_ask_the_database_does_not_greet_people_with_what_may_be_old() -> None:
    async def come(postgres: SimulatedPostgres) -> None:
        node = TableService(await open_store(postgres), Limits(), QuickBots())
        table = (await new_table(node, "hyene", 2)).id
        await node.info("d0", table)
        postgres.crash()
        with pytest.raises(TableError, match="store"):
            await node.attach(Person("d0"), table, 40)
        postgres.start()
        guest = Person("d0")
        await node.attach(guest, table, 40)
        assert guest.table is not None
        await node.close()
        await asyncio.sleep(1.0)

    simulated(come)


def test_an_evening_with_several_nodes_repeats_from_its_seed() -> None:
    plan = Plan(tables=4, faults=40, nodes=3)
    first, again = (play(2, plan, plan.forecast(2)) for _ in range(2))
    assert (first.fingerprint, first.moves) == (again.fingerprint, again.moves)


@pytest.mark.parametrize("name", PLANTED_ACROSS_NODES)
def test_a_bug_planted_across_nodes_is_found_by_whoever_begins_with_the_first_seed(name: str) -> None:
    assert next(seeds_that_find(PLANTED_ACROSS_NODES[name]), None) is not None


def test_every_kind_of_fault_of_several_nodes_is_forecast() -> None:
    assert {fault.kind for seed in range(20) for fault in forecast(seed, 40, 100.0, 10)} == set(SEVERAL_NODES)


def test_interruptions_are_told_as_a_distribution() -> None:
    told = described([Interruption("kill", 1.0, True), Interruption("kill", 6.0, False)])
    assert told == [
        "interrupted by kill: 2 people; 50% 1.0 s, 90% 6.0 s, 99% 6.0 s, 100% 6.0 s; longer than 5 s: 1",
        "interrupted by kill, nothing else: 1 people; 50% 1.0 s, 90% 1.0 s, 99% 1.0 s, 100% 1.0 s; longer than 5 s: 0",
    ]
