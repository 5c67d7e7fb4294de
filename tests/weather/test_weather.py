"""Simulated weather: the house keeps its promises in it, and a house that does not is found out."""

import asyncio
from random import Random

import pytest

from benchmarks.weather.evening import Plan, play, reason
from benchmarks.weather.faults import ONE_NODE, Fault, forecast
from benchmarks.weather.guest import Nobody
from benchmarks.weather.loop import Mortal, WeatherLoop
from benchmarks.weather.shrink import shortest
from benchmarks.weather.wire import EOF, HouseEnd, Wire
from benchmarks.weather.world import World, simulated
from tests.weather.planted import PLANTED, HastyStore, seeds_that_find
from walpurgis.tables.client import Client

SMALL = Plan(tables=6, faults=30)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_is_lost_doubled_or_stuck_in_any_weather(seed: int) -> None:
    evening = play(seed, SMALL, SMALL.forecast(seed))
    assert evening.complaints == []
    assert evening.moves > 500
    assert evening.struck.total() == SMALL.faults


def test_an_evening_repeats_from_its_seed() -> None:
    first, again = (play(4, SMALL, SMALL.forecast(4)) for _ in range(2))
    assert (first.fingerprint, first.moves) == (again.fingerprint, again.moves)
    assert play(5, SMALL, SMALL.forecast(5)).fingerprint != first.fingerprint


def test_where_in_memory_a_client_lies_changes_nothing() -> None:
    """The house speaks to the clients of a set in the order of that set."""

    class Deaf(Client):
        def deliver(self, frame: bytes) -> None: ...

        def dismiss(self) -> None: ...

    one, same, other = Deaf("a", address="10.0.0.1"), Deaf("a", address="10.0.0.1"), Deaf("b", address="10.0.0.1")
    with simulated(World(1, [], tables=0)):
        assert hash(one) == hash(same) != hash(other)
        assert len({one, same, other}) == 3
    assert hash(one) != hash(same)


def questions_before_a_sleep(whom: int) -> list[Fault]:
    """Many, some of which are on their way to the house while others are answered, for longer than anybody waits."""
    return [Fault(0, "flood", 60.0, 0.0, 1.0, whom), Fault(1, "sleep", 60.05, 0.0, 1.0, 0)]


def test_nobody_is_owed_an_answer_by_a_machine_that_is_asleep() -> None:
    plan = Plan(tables=2)
    complaints = [play(2, plan, questions_before_a_sleep(whom)).complaints for whom in range(4)]
    assert complaints == [[]] * 4


def test_a_connection_that_breaks_while_it_is_let_in_is_none_of_the_house_any_more() -> None:
    """Whoever wakes up finds both at once: that somebody wants to come in, and that they are gone."""
    asleep = Fault(0, "sleep", 60.0, 0.0, 1.0, 0)
    come, go = Fault(1, "new line", 61.0, 0.0, 1.0, 7), Fault(2, "cut", 62.0, 0.0, 1.0, 7)
    again = Fault(3, "sleep", 63.0, 0.0, 0.1, 0)
    assert play(2, Plan(tables=2), [asleep, come, go, again]).complaints == []


class Reader(asyncio.Protocol):
    """Keeps what it is told, in its order."""

    def __init__(self) -> None:
        self.told: list[bytes | str] = []

    def data_received(self, data: bytes) -> None:
        self.told.append(data)

    def eof_received(self) -> None:
        self.told.append("closed by the guest")


def test_a_house_that_does_not_read_hears_everything_in_its_order_once_it_does() -> None:
    """Also that somebody has gone, as with a real socket: see `Connection.sit_down`, which lets people wait."""
    loop, reader = WeatherLoop(), Reader()
    wire = Wire(loop, Random(1), Nobody(), 0.0, 1)
    end = HouseEnd(wire, Mortal(), None, set(), "10.0.0.1")  # type: ignore[arg-type]
    end.set_protocol(reader)
    end.pause_reading()
    end.arrive(b"one")
    end.resume_reading()
    end.arrive(b"two")  # before the loop has had a turn
    end.arrive(EOF)
    assert reader.told == []
    loop.run_until_complete(asyncio.sleep(1.0))
    loop.close()
    assert reader.told == [b"one", b"two", "closed by the guest"]
    assert end.is_closing()


@pytest.mark.parametrize("faults", [[], [Fault(0, "sleep", 60.0, 0.0, 0.4, 0)]], ids=["awake", "after a sleep"])
def test_a_question_that_is_never_answered_is_noticed_however_soon_the_game_is_over(
    faults: list[Fault], monkeypatch: pytest.MonkeyPatch
) -> None:
    send = Wire.send

    def swallow(wire: Wire, data: bytes) -> None:
        if b'"id":"q' not in data:
            send(wire, data)

    monkeypatch.setattr(Wire, "send", swallow)
    complaints = play(4, Plan(tables=2), faults).complaints
    assert complaints
    assert all("was never answered (a question)" in complaint for complaint in complaints)


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_bug_is_found_by_whoever_begins_with_the_first_seed(name: str) -> None:
    assert next(seeds_that_find(PLANTED[name]), None) is not None


def test_a_failure_shrinks_to_the_faults_that_it_needs_and_repeats_with_them() -> None:
    """Of all this weather it needs one slow disk, and without one it does not fail."""
    plan, seed = Plan(tables=2, faults=10, open_store=HastyStore.open), 7
    weather = plan.forecast(seed)
    complaints = play(seed, plan, weather).complaints
    said: list[str] = []
    needed = reason(seed, plan, weather, complaints, said.append)
    assert [fault.kind for fault in needed] == ["slow disk"]
    assert any("were on the disk" in complaint for complaint in play(seed, plan, needed).complaints)
    assert play(seed, plan, [fault for fault in weather if fault.kind != "slow disk"]).complaints == []
    assert "not so" in said[0]
    assert len(said) > 2


def test_a_failure_that_needs_no_fault_shrinks_to_none() -> None:
    """Whatever the weather, something is shown too early."""
    plan, seed = PLANTED["acknowledges before the commit"].plan, 1
    complaints = play(seed, plan, plan.forecast(seed)).complaints
    assert reason(seed, plan, plan.forecast(seed), complaints, lambda _: None) == []


def test_every_kind_of_fault_is_forecast() -> None:
    assert {fault.kind for seed in range(20) for fault in forecast(seed, 40, 100.0)} == set(ONE_NODE)


def test_the_shortest_list_is_found() -> None:
    asked: list[list[int]] = []

    def fails(some: list[int]) -> bool:
        asked.append(some)
        return {3, 17} <= set(some)

    assert shortest(range(40), fails) == [3, 17]
    assert len(asked) < 80
