"""Who was first: fair to people on slow wires, and of little use to liars."""

import itertools
import random
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from walpurgis.tables.race import (
    MOST_COMPENSATED,
    MOST_TRUSTED,
    Race,
    Reply,
    RoundTrips,
    WireTimes,
    measured,
    numbers,
    raw,
)

WINDOW = 50  # SO-R1: less apart is simultaneous
LIMIT = 20_000
DELAYS = (0, 80, 150, 300)  # round trips in milliseconds


def wire(*trips: float) -> RoundTrips:
    known = RoundTrips()
    for trip in trips:
        known.note(trip)
    return known


@dataclass
class Racer:
    """Somebody behind a wire with this round trip; every way varies by up to a tenth of it and some for itself."""

    delay: float
    rng: random.Random
    lie: float = 0.0  # how much it takes off its own clock
    trips: RoundTrips = field(default_factory=RoundTrips)

    def __post_init__(self) -> None:
        for _ in range(20):
            self.trips.note(self.way() + self.way())

    def way(self) -> float:
        return self.delay / 2 + min(self.rng.expovariate(1 / (1 + self.delay / 60)), 2 + self.delay / 15)

    def answers(self, reaction: float) -> tuple[float, int]:
        """When the answer arrives, and the time it states."""
        paint = self.rng.uniform(0, 16)
        return self.way() + paint + reaction + self.way(), max(0, round(reaction - self.lie))


def run(racers: list[Racer], reactions: list[float]) -> list[int]:
    """Who counts as right and in time: one seat has won, several tie. All answer right."""
    race = Race(list(range(len(racers))), 0, 0.0, LIMIT, WINDOW)
    coming = sorted(
        (*racer.answers(reaction), seat) for seat, (racer, reaction) in enumerate(zip(racers, reactions, strict=True))
    )
    for arrival, stated, seat in coming:
        if arrival > race.settles([racers[one].trips for one in race.pending()]):
            break
        timing = measured(stated, arrival, racers[seat].trips)
        race.reply(seat, Reply(0, timing.taken, decides=True), arrival)
    times = {seat: reply.taken for seat, reply in race.outcome().items()}
    first = min(times.values())
    return sorted(seat for seat, time in times.items() if time - first < WINDOW)


def score(racers: list[Racer], rounds: int, rng: random.Random) -> list[int]:
    """Rounds won alone, by seat; reactions are drawn alike for everybody."""
    won = [0] * len(racers)
    for _ in range(rounds):
        winners = run(racers, [rng.gauss(700, 150) for _ in racers])
        if len(winners) == 1:
            won[winners[0]] += 1
    return won


@pytest.mark.parametrize(("left", "right"), list(itertools.combinations(DELAYS, 2)))
def test_equal_reactions_win_equally_often(left: int, right: int) -> None:
    rng = random.Random(left * 1000 + right)
    mine, yours = score([Racer(left, rng), Racer(right, rng)], 3000, rng)
    error = (mine + yours) ** 0.5  # one standard deviation of the difference
    assert abs(mine - yours) < 4 * error, (mine, yours)


def test_four_people_at_four_distances_win_equally_often() -> None:
    rng = random.Random(4)
    won = score([Racer(delay, rng) for delay in DELAYS], 4000, rng)
    expected = sum(won) / 4
    assert sum((wins - expected) ** 2 / expected for wins in won) < 21  # χ² with 3 degrees of freedom: 1 in 10,000


def test_the_first_to_arrive_would_not_be_fair() -> None:
    """Why all this: without it a person at 150 ms hardly ever beats one at 0 ms who is as quick."""
    rng = random.Random(5)
    near, far = Racer(0, rng), Racer(150, rng)
    won = 0
    for _ in range(2000):
        reactions = [rng.gauss(300, 40), rng.gauss(300, 40)]
        arrivals = [racer.answers(reaction)[0] for racer, reaction in zip((near, far), reactions, strict=True)]
        won += arrivals[1] < arrivals[0]
    assert won < 60


@pytest.mark.parametrize("delays", [(0, 0), (0, 80), (80, 150), (0, 300), (150, 300)])
def test_ties_are_ties(delays: tuple[int, int]) -> None:
    """The same reaction to the millisecond: both, at any distance."""
    rng = random.Random(sum(delays))
    racers = [Racer(delay, rng) for delay in delays]
    for reaction in range(300, 1300, 10):
        assert run(racers, [reaction, reaction]) == [0, 1]


def test_clearly_slower_is_slower_even_from_next_door() -> None:
    rng = random.Random(6)
    racers = [Racer(0, rng), Racer(150, rng)]
    for _ in range(300):
        reaction = rng.uniform(300, 1000)
        assert run(racers, [reaction + 120, reaction]) == [1]


# A clock that lies


@given(st.integers(0, 400), st.integers(0, 5000), st.integers(0, 20_000), st.floats(0, 60))
def test_a_lie_gains_no_more_than_the_allowance(trip: int, reaction: int, stated: int, unsteady: float) -> None:
    known = wire(trip, trip + unsteady, trip, trip + unsteady)
    waited = trip + reaction + unsteady
    honest = measured(reaction, waited, known)
    lying = measured(stated, waited, known)
    assert honest.taken - lying.taken <= round(known.allowance) + 1
    assert known.allowance <= MOST_TRUSTED


@given(st.floats(0, 10_000), st.integers(0, 5000), st.integers(0, 20_000))
def test_holding_back_pongs_gains_no_more_than_the_bounds(false_trip: float, waited: int, stated: int) -> None:
    known = wire(*[false_trip] * 20)
    assert waited - measured(stated, waited, known).taken <= MOST_COMPENSATED + MOST_TRUSTED + 1


def test_a_liar_wins_more_often_but_not_by_more_than_the_allowance() -> None:
    """On a good wire the allowance is about ten milliseconds: out of 150 between reactions that is little."""
    rng = random.Random(7)
    honest, liar = Racer(20, rng), Racer(20, rng, lie=5000)
    mine, yours = score([honest, liar], 3000, rng)
    gained = [measured(0, 20 + 500, liar.trips).taken, measured(500, 20 + 500, liar.trips).taken]
    assert gained[1] - gained[0] <= round(liar.trips.allowance)
    assert liar.trips.allowance < 30
    assert yours / (mine + yours) < 0.62


def test_an_answer_cannot_be_given_later_than_it_came() -> None:
    assert measured(9000, 500, wire(40, 40, 40)).taken == 460
    assert raw(9000, 500, wire(40)).taken == 500


def test_before_the_first_measurement_nothing_is_compensated() -> None:
    timing = measured(100, 400, RoundTrips())
    assert timing.taken == 390  # the steady allowance of 10 alone


def test_a_worked_example() -> None:
    """A round trip of 80, varying by 2: allowance 4·2 + 10."""
    known = wire(80)
    known.jitter = 2.0
    timing = measured(312, 400, known)
    assert (timing.taken, timing.allowance, timing.trip, timing.waited) == (312, 18, 80, 400)
    assert measured(100, 400, known).taken == 400 - 80 - 18
    assert measured(390, 400, known).taken == 400 - 80
    assert numbers(2, timing)["margin"] == 9  # “312 ms ± 9”


def test_the_least_round_trip_is_that_of_a_connections_life() -> None:
    assert wire(90.0, 20.0, *[90.0] * 500).least == 20


def test_of_pongs_and_the_kernel_the_lesser_is_believed() -> None:
    known = RoundTrips()
    for trip in (300.0, 420.0) * 20:
        known.note(trip, WireTimes(20.0, 3.0))
    assert (known.least, known.jitter) == (20, 3)
    known = RoundTrips()
    for trip in (20.0, 26.0) * 20:
        known.note(trip, WireTimes(60.0, 30.0))  # its acknowledgements are waited for longer than its answers
    assert known.least == 20
    assert known.jitter < 5


# When it is decided


def a_race(seats: int = 2) -> Race:
    return Race(list(range(seats)), 0, 1000.0, LIMIT, WINDOW)


def right(time: int) -> Reply:
    return Reply(0, time, decides=True)


def wrong(time: int) -> Reply:
    return Reply(1, time, decides=False)


def test_it_is_decided_at_once_when_all_have_answered() -> None:
    race = a_race()
    race.reply(0, wrong(300), 1300)
    race.reply(1, wrong(400), 1400)
    assert race.settles([]) <= 1400


def test_a_wrong_answer_alone_decides_nothing_before_the_limit() -> None:
    race = a_race()
    race.reply(0, wrong(300), 1300)
    assert race.settles([wire(40, 40)]) == 1000 + LIMIT + 50


def test_after_a_right_one_it_waits_as_long_as_an_answer_under_way_could_count() -> None:
    race = a_race()
    race.reply(0, right(300), 1300)
    assert race.settles([wire(40, 40)]) == 1000 + 300 + WINDOW + 40 + 10


def test_it_waits_at_most_300_ms_beyond_the_window() -> None:
    race = a_race()
    race.reply(0, right(300), 1300)
    known = wire(*[5000.0] * 3)
    known.jitter = 1000.0
    assert race.settles([known]) == 1300 + WINDOW + 300


def test_whoever_is_not_connected_is_not_waited_for() -> None:
    race = a_race()
    race.reply(0, right(300), 1300)
    assert race.settles([]) <= 1300


def test_a_seat_that_is_asked_no_more_is_neither_waited_for_nor_counted() -> None:
    """A bot may have answered alone, at another node."""
    race = a_race(3)
    race.planned[1] = right(300)
    race.reply(2, right(400), 1400)
    for seat in (1, 2):
        race.drop(seat)
    assert race.pending() == race.seats == [0]
    assert race.outcome() == {}
    assert race.settles([]) == 1000 + LIMIT


def test_a_bot_answers_when_its_time_has_come() -> None:
    race = a_race()
    race.planned[1] = right(500)
    race.enter_due(1499)
    assert race.pending() == [0, 1]
    assert race.next_due() == 1500
    race.enter_due(1500)
    assert race.pending() == [0]


def test_a_bot_that_would_have_been_simultaneous_is() -> None:
    race = a_race(3)
    race.planned[1], race.planned[2] = right(340), right(350)
    race.reply(0, right(300), 1300)
    assert sorted(race.outcome()) == [0, 1]
