"""What lying in a race gains, in milliseconds: `python -m benchmarks.liars`.

Eight liars and an honest person, all on the same wire, each with the code that referees real races. The wire and TCP's
own measurements are simulated, so the figures are the same on every machine.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Final

from walpurgis.tables.race import RoundTrips, WireTimes, measured

ROUND_TRIP: Final = 20.0  # ms, of everybody's wire
HELD: Final = 400.0  # by which a liar holds a pong back: as much as could be of any use
LATE: Final = 100.0  # by which it sends an answer late, or takes off its time
AT_FIRST: Final = 20  # pings
RACES: Final = 60  # in an evening
PINGS_IN_A_RACE: Final = 2  # one every three seconds
PINGS_BETWEEN: Final = 1
EVENINGS: Final = 40
ACK_WAITS: Final = 40.0  # ms, for an answer to travel with
ACKS_AT_ONCE: Final = 8  # after which a client's TCP waits once more for an answer
REACTION: Final = (700.0, 150.0)  # mean and deviation

Ping = tuple[int, bool]  # its number, and whether a race is on


@dataclass(frozen=True)
class Strategy:
    """How long it holds back which pong, how late it sends an answer, and which time it states for a reaction."""

    name: str
    holds: Callable[[Ping, Random], float] = lambda _ping, _rng: 0.0
    sends_late: float = 0.0
    states: Callable[[float], float] = lambda reaction: reaction


def nothing(_reaction: float) -> float:
    return 0.0


HONEST: Final = Strategy("honest")
LIARS: Final = (
    Strategy("states 0", states=nothing),
    Strategy("states 100 ms less", states=lambda reaction: reaction - LATE),
    Strategy("sends 100 ms late, states its press", sends_late=LATE),
    Strategy("holds every pong back, states 0", lambda _ping, _rng: HELD, states=nothing),
    Strategy("holds pongs now and then, states 0", lambda _ping, rng: HELD * (rng.random() < 0.5), states=nothing),
    Strategy("holds the first 20 pongs, states 0", lambda ping, _rng: HELD * (ping[0] < AT_FIRST), states=nothing),
    Strategy("holds all but the first 20, states 0", lambda ping, _rng: HELD * (ping[0] >= AT_FIRST), states=nothing),
    Strategy("holds pongs while a race is on, states 0", lambda ping, _rng: HELD * ping[1], states=nothing),
)


class Tcp:
    """What the server's kernel measures: Linux's tcp_rtt_estimator. Nobody's program holds an acknowledgement back for
    longer than it waits for an answer to travel with.
    """

    def __init__(self, handshake: float) -> None:
        self._mean = self._least = handshake
        self._varies = handshake / 2
        self._at_once = 0

    def acknowledged(self, trip: float, held: float) -> None:
        if held > ACK_WAITS and self._at_once == 0:
            trip += ACK_WAITS
            self._at_once = ACKS_AT_ONCE
        else:
            self._at_once = max(0, self._at_once - 1)
        self._varies += (abs(trip - self._mean) - self._varies) / 4
        self._mean += (trip - self._mean) / 8
        self._least = min(self._least, trip)

    def times(self) -> WireTimes:
        return WireTimes(self._least, self._varies)


@dataclass
class PongsAlone(RoundTrips):
    """How round trips were known before: by the latest pongs and nothing else."""

    trips: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def note(self, trip: float, _kernel: WireTimes | None = None) -> None:
        super().note(trip)
        self.trips = [*self.trips[-31:], trip]
        self.least = min(self.trips)


def evening(strategy: Strategy, known: RoundTrips, is_direct: bool, rng: Random) -> list[float]:
    """By how much each answer of an evening counts as earlier than it was."""
    tcp = Tcp(_way(rng) + _way(rng))
    gains: list[float] = []
    number = 0
    for _ in range(RACES):
        for one in range(PINGS_BETWEEN + PINGS_IN_A_RACE):
            held = strategy.holds((number, one >= PINGS_BETWEEN), rng)
            trip = _way(rng) + _way(rng)
            tcp.acknowledged(trip, held)
            known.note(trip + held, tcp.times() if is_direct else None)
            number += 1
        reaction = max(200.0, rng.gauss(*REACTION))
        waited = _way(rng) + rng.uniform(0, 16) + reaction + strategy.sends_late + _way(rng)
        gains.append(reaction - measured(max(0, round(strategy.states(reaction))), waited, known).taken)
    return gains


def _way(rng: Random) -> float:
    return ROUND_TRIP / 2 + min(rng.expovariate(1.0), 4.0)


def gain(strategy: Strategy, make: Callable[[], RoundTrips], is_direct: bool) -> float:
    """Over an honest person, on average."""
    return _mean(strategy, make, is_direct) - _mean(HONEST, make, is_direct)


def _mean(strategy: Strategy, make: Callable[[], RoundTrips], is_direct: bool) -> float:
    rng = Random(1)
    return fmean(one for _ in range(EVENINGS) for one in evening(strategy, make(), is_direct, rng))


def main() -> None:
    print("| | pongs of late alone | direct | behind a proxy |\n|---|---:|---:|---:|")
    for strategy in LIARS:
        gains = (gain(strategy, PongsAlone, False), gain(strategy, RoundTrips, True), gain(strategy, RoundTrips, False))
        print(f"| {strategy.name} |", " | ".join(f"{one:.0f} ms" for one in gains), "|")


if __name__ == "__main__":
    main()
