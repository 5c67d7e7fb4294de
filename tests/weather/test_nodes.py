"""Ten nodes of one house in simulated weather: a table is one table, whatever becomes of the nodes and the database."""

import asyncio
import random

import pytest

from benchmarks.weather.evening import Plan, play
from benchmarks.weather.faults import SEVERAL_NODES, Fault, forecast
from benchmarks.weather.interruptions import GOAL_S, Interruption, described
from benchmarks.weather.postgres import SimulatedPostgres, open_store
from tests.tables.people import Person, QuickBots, is_done, new_table, seated
from tests.weather.planted import PLANTED_ACROSS_NODES, seeds_that_find
from tests.weather.test_database import simulated
from walpurgis.tables.database import PATIENCE_S
from walpurgis.tables.errors import TableError
from walpurgis.tables.leases import BEAT_S, LASTS_S
from walpurgis.tables.limits import Limits
from walpurgis.tables.nodes import TOLD_EVERY
from walpurgis.tables.service import TableService

SEVERAL = Plan(tables=12, faults=60, nodes=10)


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_doubled_or_stuck_between_nodes(seed: int) -> None:
    evening = play(seed, SEVERAL, SEVERAL.forecast(seed))
    assert evening.complaints == []
    assert evening.moves > 500
    alone = [one.lasted_s for one in evening.interruptions if one.kind == "kill" and one.is_alone]
    assert all(lasted <= GOAL_S for lasted in alone)


def test_a_kill_is_not_blamed_for_connections_that_had_died_before() -> None:
    dead = Fault(0, "dead", at=20.0, lasts=0.5, size=1.0, whom=7)
    kill = Fault(1, "kill", at=22.0, lasts=1.0, size=0.5, whom=1)
    evening = play(8, Plan(tables=8, faults=2, nodes=3), [dead, kill])
    assert evening.complaints == []
    long = [one.is_alone for one in evening.interruptions if one.lasted_s > GOAL_S]
    assert long
    assert not any(long)


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


async def _opened(postgres: SimulatedPostgres, count: int) -> list[TableService]:
    services = [TableService(await open_store(postgres), Limits(), QuickBots()) for _ in range(count)]
    for service in services:
        await service.open()
    return services


async def _close(services: list[TableService]) -> None:
    for service in services:
        await service.close()
    await asyncio.sleep(1.0)


def _kill(service: TableService) -> None:
    """It does and says nothing any more."""
    assert service.nodes is not None
    assert service.nodes._beating is not None
    service.nodes._beating.cancel()
    for table in service.registry.all():
        table.audience.clients.clear()
        table.stop()
        table.gone = True


def _holders(services: list[TableService], number: int) -> list[int]:
    return [at for at, one in enumerate(services) if one.nodes is not None and one.nodes.leases.holds(number)]


def test_what_a_dead_node_owed_is_done_by_the_node_where_people_are_and_by_no_other_before() -> None:
    async def die(postgres: SimulatedPostgres) -> None:
        services = await _opened(postgres, 6)
        table, number, _ = await _begun(services[0])
        await services[4].attach(Person("d0"), table, 0)
        await asyncio.sleep(1.0)
        assert _holders(services, number) == [0]
        _kill(services[0])
        killed_at, held_by = asyncio.get_running_loop().time(), set[int]()
        while not (holders := set(_holders(services[1:], number))):
            await asyncio.sleep(0.01)
        held_by |= holders
        assert asyncio.get_running_loop().time() - killed_at < LASTS_S + BEAT_S + 0.1
        for _ in range(300):
            await asyncio.sleep(0.01)
            held_by |= set(_holders(services[1:], number))
        assert held_by == {3}
        await _close(services)

    simulated(die)


def test_a_pause_does_not_begin_anew_where_people_have_looked_for_a_while() -> None:
    async def pause(postgres: SimulatedPostgres) -> None:
        services = await _opened(postgres, 2)
        table, _ = await seated(services[0], "sorcellerie", 2, bots=1, pace_ms=900)
        guest = Person("d0")
        await services[1].attach(guest, table, 0)
        assert guest.table is not None
        lasts_s = guest.table.playing.pause() / 1000
        assert lasts_s > LASTS_S + BEAT_S
        shown_at = asyncio.get_running_loop().time()
        _kill(services[0])
        await guest.until(lambda: guest.is_asked)
        assert asyncio.get_running_loop().time() - shown_at < lasts_s + 0.5
        await _close(services)

    simulated(pause)


@pytest.mark.parametrize(("lasts_s", "is_noticed"), [(PATIENCE_S - 1.0, False), (PATIENCE_S + 1.0, True)])
def test_nobody_notices_more_than_a_pause_of_a_database_that_is_back_soon(lasts_s: float, is_noticed: bool) -> None:
    async def restart(postgres: SimulatedPostgres) -> None:
        services = await _opened(postgres, 2)
        table, _, guest = await _begun(services[0])
        other = Person("d0")
        await services[1].attach(other, table, 0)
        await guest.until(lambda: guest.is_asked)
        postgres.crash()
        asyncio.get_running_loop().call_later(lasts_s, postgres.start)
        before = len(guest.heard), len(other.heard)
        answer = await guest.plays(services[0], guest.choice(random.Random(1)))
        await asyncio.sleep(2 * PATIENCE_S)
        heard = guest.heard[before[0] :] + other.heard[before[1] :]
        assert is_done(answer) != is_noticed
        assert any(message["kind"] == "error" for message in heard) == is_noticed
        await _close(services)

    simulated(restart)


def test_who_is_at_a_table_is_known_within_seconds_although_nobody_heard_it_when_they_came() -> None:
    async def come(postgres: SimulatedPostgres) -> None:
        services = await _opened(postgres, 2)
        table, number, guest = await _begun(services[0])
        await services[0].attach(Person("stranger"), table, 0)
        services[0].detach(guest)
        await asyncio.sleep(1.0)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(postgres, "notify", lambda *_: None)
            await services[1].attach(Person("d0"), table, 0)
            await asyncio.sleep(0.5)
        first = services[0].nodes
        assert first is not None
        assert first.tables[number].devices_here() == set()
        await asyncio.sleep(TOLD_EVERY * BEAT_S + 0.1)
        assert first.tables[number].devices_here() == {"d0"}
        await _close(services)

    simulated(come)


def test_a_table_that_nobody_needs_at_a_node_is_let_go_when_others_play_on() -> None:
    async def play_on(postgres: SimulatedPostgres) -> None:
        services = await _opened(postgres, 3)
        table, _, guest = await _begun(services[0])
        looks_on = Person("stranger")
        await services[1].attach(looks_on, table, 0)
        await services[2].info("d0", table)
        assert [table in service.registry for service in services] == [True, True, True]
        length = guest.at
        while guest.at == length:
            await guest.until(lambda: guest.is_asked or guest.at > length)
            if guest.at == length:
                await guest.plays(services[0], guest.choice(random.Random(1)))
            await asyncio.sleep(1.0)
        assert [table in service.registry for service in services] == [True, True, False]
        assert looks_on.at == guest.at
        await services[2].info("d0", table)
        assert table in services[2].registry
        await _close(services)

    simulated(play_on)


async def _begun(service: TableService) -> tuple[str, int, Person]:
    """A table of somebody with the device d0 and a bot, in the middle of its game; its id and its number."""
    table, [guest] = await seated(service, "hyene", 2, bots=1)
    return table, (await service.registry.get(table)).number, guest


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
