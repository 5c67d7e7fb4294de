"""Who wins races between equal people on four phones of different delays: `python -m benchmarks.phones`.

The race of a living room: four hands on wires of 5, 40, 90 and 150 ms one way, each with the code that referees real
races and the rule by which Sorcellerie! judges them. The wires are simulated, so the figures are the same on every
machine. Beside it, who would win if the first answer to arrive did.
"""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Final

from walpurgis.games.sorcellerie.board import SAY, SILENT, SPAN
from walpurgis.games.sorcellerie.race import TOGETHER, decide
from walpurgis.kernel.steps import Seat
from walpurgis.tables.race import Race, Reply, RoundTrips, measured

DELAYS: Final = (5.0, 40.0, 90.0, 150.0)  # ms one way
RIGHT: Final = 0  # the answer that everybody gives: they differ in nothing but when
LIMIT: Final = 20_000  # ms, of a race
WINDOW: Final = 50  # ms: closer answers are simultaneous (SO-R1)
FRAME: Final = 16.0  # ms: a question is painted with the next one
PINGS_AT_FIRST: Final = 5
PINGS_BETWEEN: Final = 3
RACES: Final = 30  # in an evening
EVENINGS: Final = 800
REACTIONS: Final = {"at a glance": (700.0, 150.0), "eight dice": (2600.0, 700.0)}  # mean and deviation, ms
FASTEST: Final = 250.0

Way = Callable[[int, Random], float]


def way(phone: int, rng: Random) -> float:
    """How long a message takes, this time: radio is never steady, and the less so the farther it is."""
    return DELAYS[phone] + min(rng.expovariate(1.0), 5.0) * (1.0 + DELAYS[phone] / 30)


class Phone:
    """One hand: its wire as the table knows it, and when its answers are given and come in."""

    def __init__(self, number: int, rng: Random) -> None:
        self.number = number
        self.trips = RoundTrips()
        self._rng = rng
        self.ping(PINGS_AT_FIRST)

    def ping(self, times: int) -> None:
        for _ in range(times):
            self.trips.note(way(self.number, self._rng) + way(self.number, self._rng))

    def answers(self, reaction: float) -> float:
        """When it comes in, after the question was sent."""
        painted = way(self.number, self._rng) + self._rng.uniform(0, FRAME)
        return painted + reaction + way(self.number, self._rng)


def race(phones: list[Phone], mean: float, deviation: float, rng: Random) -> tuple[int, int]:
    """Who wins one race, and who was the first to be heard; TOGETHER: nobody."""
    reactions = [max(FASTEST, rng.gauss(mean, deviation)) for _ in phones]
    came = sorted((phone.answers(reactions[seat]), seat) for seat, phone in enumerate(phones))
    refereed = Race(list(range(len(phones))), 0, 0.0, LIMIT, WINDOW)
    for waited, seat in came:
        if refereed.settles([phones[one].trips for one in refereed.pending()]) < waited:
            break  # it is decided: this answer comes too late
        taken = measured(round(reactions[seat]), waited, phones[seat].trips).taken
        refereed.reply(seat, Reply(SAY + RIGHT * SPAN + taken, taken, decides=True), waited)
    steps = [reply.step if (reply := refereed.replies.get(seat)) else SILENT for seat in range(len(phones))]
    return decide(steps, RIGHT, WINDOW), _first_heard(came)


def _first_heard(came: list[tuple[float, Seat]]) -> int:
    (first, seat), (second, _) = came[:2]
    return TOGETHER if second - first < WINDOW else seat


def shares(mean: float, deviation: float, evenings: int = EVENINGS) -> tuple[list[float], list[float], float]:
    """Of the races that somebody won, which part each phone did: refereed, and by arrival; and the error of a share."""
    rng = Random(1)
    won: Counter[int] = Counter()
    heard: Counter[int] = Counter()
    for _ in range(evenings):
        phones = [Phone(number, rng) for number in range(len(DELAYS))]
        for _ in range(RACES):
            for phone in phones:
                phone.ping(PINGS_BETWEEN)
            winner, first = race(phones, mean, deviation, rng)
            won[winner] += 1
            heard[first] += 1
    decided = sum(won[seat] for seat in range(len(DELAYS)))
    return _parts(won), _parts(heard), 1.96 * sqrt(0.25 * 0.75 / decided)


def _parts(counts: Counter[int]) -> list[float]:
    total = sum(counts[seat] for seat in range(len(DELAYS)))
    return [counts[seat] / total for seat in range(len(DELAYS))]


def main() -> None:
    columns = "".join(f" {delay:.0f} ms |" for delay in DELAYS)
    print(f"| equal people, one way |{columns}\n|---|{'---:|' * len(DELAYS)}")
    for name, (mean, deviation) in REACTIONS.items():
        refereed, heard, error = shares(mean, deviation)
        for told, parts in (("first heard wins", heard), (f"refereed, ± {100 * error:.1f}", refereed)):
            print(f"| {name}: {told} |" + "".join(f" {100 * part:.1f} % |" for part in parts))


if __name__ == "__main__":
    main()
