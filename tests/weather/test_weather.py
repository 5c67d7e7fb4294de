"""Simulated weather: the house keeps its promises in it, and a house that does not is found out."""

from dataclasses import replace

import pytest

from benchmarks.weather.evening import Plan, play, reason
from benchmarks.weather.faults import KINDS, forecast
from benchmarks.weather.shrink import shortest
from tests.weather.planted import CarelessService, EagerStore, ForgetfulService

SMALL = Plan(tables=6, faults=30)
CARELESS = Plan(tables=2, faults=60, make_service=CarelessService)
PLANTED = {  # with a seed that finds it
    "acknowledges before the commit": (replace(SMALL, make_store=EagerStore), 1, "were on the disk"),
    "releases without finally": (CARELESS, 15, "has not gone on"),
    "ids are not a device's own": (replace(SMALL, make_service=ForgetfulService), 1, "was acknowledged, and is not"),
}


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


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_bug_is_found(name: str) -> None:
    plan, seed, words = PLANTED[name]
    assert any(words in complaint for complaint in play(seed, plan, plan.forecast(seed)).complaints)


def test_a_failure_shrinks_to_the_faults_that_it_needs_and_repeats_with_them() -> None:
    plan, seed, words = PLANTED["releases without finally"]
    complaints = play(seed, plan, plan.forecast(seed)).complaints
    said: list[str] = []
    faults = reason(seed, plan, plan.forecast(seed), complaints, said.append)
    assert 0 < len(faults) < 5
    assert any(words in line for line in said)
    assert any(words in complaint for complaint in play(seed, plan, faults).complaints)
    for left_out in range(len(faults)):  # each of them is needed
        fewer = play(seed, plan, faults[:left_out] + faults[left_out + 1 :]).complaints
        assert not any(words in complaint for complaint in fewer)


def test_a_failure_that_needs_no_fault_shrinks_to_none() -> None:
    """Whatever the weather, something is shown too early."""
    plan, seed, _ = PLANTED["acknowledges before the commit"]
    complaints = play(seed, plan, plan.forecast(seed)).complaints
    assert reason(seed, plan, plan.forecast(seed), complaints, lambda _: None) == []


def test_every_kind_of_fault_is_forecast() -> None:
    assert {fault.kind for seed in range(20) for fault in forecast(seed, 40, 100.0)} == set(KINDS)


def test_the_shortest_list_is_found() -> None:
    asked: list[list[int]] = []

    def fails(some: list[int]) -> bool:
        asked.append(some)
        return {3, 17} <= set(some)

    assert shortest(range(40), fails) == [3, 17]
    assert len(asked) < 80
