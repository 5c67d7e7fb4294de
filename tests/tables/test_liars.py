"""What lying in a race gains: benchmarks/liars.py plays an evening of races for each way to do it."""

import pytest

from benchmarks.liars import LIARS, PongsAlone, Strategy, gain
from walpurgis.tables.race import MOST_COMPENSATED, MOST_TRUSTED, RoundTrips

MOST_DIRECT = 40  # ms: less than the 50 within which two answers are simultaneous


@pytest.mark.parametrize("strategy", LIARS, ids=lambda strategy: strategy.name)
def test_on_a_direct_connection_no_lie_gains_what_would_part_two_simultaneous_answers(strategy: Strategy) -> None:
    assert gain(strategy, RoundTrips, True) < MOST_DIRECT


@pytest.mark.parametrize("strategy", LIARS, ids=lambda strategy: strategy.name)
def test_behind_a_proxy_no_lie_gains_more_than_the_bounds(strategy: Strategy) -> None:
    assert gain(strategy, RoundTrips, False) <= MOST_COMPENSATED + MOST_TRUSTED


def test_whoever_has_been_near_once_is_not_far_later_even_behind_a_proxy() -> None:
    late = next(strategy for strategy in LIARS if strategy.name.startswith("holds all but the first"))
    assert gain(late, RoundTrips, False) < MOST_DIRECT < gain(late, PongsAlone, False)
