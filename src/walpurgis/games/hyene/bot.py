"""How bots play the Spirale de la hyène: two seats by its solution, more by rehearsal with the same chase in mind."""

from collections.abc import Callable
from math import erf, sqrt
from random import Random
from typing import Final, final

from walpurgis.games.hyene.board import (
    ADVANCE,
    BEGIN,
    BUY,
    CHOICE,
    HYENA_DUE,
    LEAVE_DUE,
    LONG,
    MOVES,
    NOBODY,
    OUT,
    PAY,
    SAFE,
    THROW,
    WATER_DUE,
)
from walpurgis.games.hyene.duel import UnfinishedError
from walpurgis.games.hyene.rules import HOME_POINTS, HYENA_POINTS, Hyene
from walpurgis.games.hyene.solution import (
    HYENA_PACE,
    PACE,
    PAIR,
    SEATS,
    SOLVED_STEPS,
    Solution,
    chase_of,
    solved_chase,
    station,
)
from walpurgis.games.hyene.solution import units as units_of
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import CHANCE, OVER, Seat, Step
from walpurgis.kernel.thinking import BEST, Lapses, Mind, payoffs

# By level; 0 is nobody's.
LAPSES: Final = [
    Lapses(1.0, 0.0),
    Lapses(whim=0.2, overlooks=0.9),
    Lapses(whim=0.25, overlooks=0.25),
    Lapses(whim=0.12, overlooks=0.11),
    Lapses(whim=0.045, overlooks=0.045),
    Lapses(whim=0.0, overlooks=0.0),
]
SPREAD: Final = 1.3  # points by which one round can part two players, as a standard deviation


@final
class HyeneMind(Mind):
    """A playout goes on until somebody is the hyena: from then on the solved chase tells who gets home. Until it is
    solved, a playout goes on to the end of the round.
    """

    def __init__(self) -> None:
        super().__init__(rehearses=True)

    def lapses(self, level: int, seats: int) -> Lapses:
        return LAPSES[level]

    def whim(self, position: Position, seat: Seat, level: int, rng: Random) -> Step:
        """To hurry: whatever gets her on at once, with no thought of what the well will cost."""
        steps = position.legal(seat)
        for hasty in (BUY, ADVANCE, PAY):
            if hasty in steps:
                return hasty
        return steps[0]

    def prepare(self, position: Position, level: int, has_time: Callable[[], bool]) -> bool:
        """The chase is of use to everybody, the race to who plays by the solution."""
        assert isinstance(position, Hyene)
        if position.well > SOLVED_STEPS:
            return True
        try:
            solved_chase(units_of(position.well, PACE), has_time)
            if level == BEST and is_solved(position):
                Solution(position, has_time).prepare(has_time)
        except UnfinishedError:
            return False
        return True

    def decide(self, position: Position, witnessed: list[Event], seat: Seat, level: int, rng: Random) -> Step | None:
        assert isinstance(position, Hyene)
        if level != BEST or not is_solved(position):
            return None
        return Solution(position).best(position)

    def outlook(self, position: Position, seat: Seat) -> dict[Step, float] | None:
        assert isinstance(position, Hyene)
        if not is_solved(position):
            return None
        solution = Solution(position)
        return None if solution.is_for_points else solution.chances(position)

    def pick(self, position: Position, seat: Seat, rng: Random) -> Step:
        """Go wherever the dice allow, pay at once, and buy when it is enough for all that lies ahead."""
        assert isinstance(position, Hyene)
        moment = position.moment
        if moment == CHOICE:
            return ADVANCE
        if moment != BEGIN:
            return PAY
        tabas = position.tabas[seat]
        due = position.due(seat)
        if due:
            return PAY if tabas >= due else THROW
        price = position.price(seat)
        if tabas < price:
            return THROW
        if position.hyena == NOBODY:
            # To hurry and be left without tabas for the last squares is to have hurried for nothing.
            left = position.well - position.squares[seat]
            return BUY if left <= MOVES[LONG] * (tabas // price) else THROW
        dues = 0
        if position.phases[seat] == OUT:
            dues = HYENA_DUE if seat == position.hyena else WATER_DUE + LEAVE_DUE
        return BUY if tabas >= dues + price else THROW

    def play_out(self, position: Position, rng: Random) -> list[float]:
        assert isinstance(position, Hyene)
        knows_chase = position.well <= SOLVED_STEPS and chase_of(units_of(position.well, PACE)).is_solved
        number = position.round
        while position.awaits != OVER and position.round == number:
            actor = position.awaits
            if actor == CHANCE:
                position.play(CHANCE, position.chances().draw(rng))
            elif knows_chase and position.moment == BEGIN and position.hyena != NOBODY:
                break
            else:
                position.play(actor, self.pick(position, actor, rng))
        return self.value(position)

    def value(self, position: Position) -> list[float]:
        assert isinstance(position, Hyene)
        if position.awaits == OVER:
            return payoffs(position.places())
        seats = position.setup.seats
        later = position.setup.number("rounds") - position.round  # rounds
        homes = chances_home(position)
        if position.hyena == NOBODY:
            later += 1
        # The hyena's two points are the villagers' failure: all of them.
        none_home = 1.0
        for seat, home in enumerate(homes):
            if seat != position.hyena:
                none_home *= 1.0 - home
        worth = [0.0] * seats
        for one in range(seats):
            for two in range(one):
                better = self._better(position, one, two, homes, none_home, later)
                worth[one] += better
                worth[two] += 1.0 - better
        return [value / (seats - 1) for value in worth]

    def _better(self, position: Position, one: Seat, two: Seat, homes: list[float], none: float, later: int) -> float:
        """How likely one seat ends before another, half of it where they share the place."""
        assert isinstance(position, Hyene)
        lead = position.points[one] - position.points[two]
        if position.hyena == NOBODY:
            return likely_ahead(lead, later)
        if one == position.hyena:
            return 1.0 - self._better(position, two, one, homes, none, later)
        home = homes[one]
        if two == position.hyena:
            away = 1.0 - home
            return (
                home * likely_ahead(lead + HOME_POINTS, later)
                + none * likely_ahead(lead - HYENA_POINTS, later)
                + (away - none) * likely_ahead(lead, later)
            )
        other = homes[two]
        return (
            home * (1.0 - other) * likely_ahead(lead + HOME_POINTS, later)
            + other * (1.0 - home) * likely_ahead(lead - HOME_POINTS, later)
            + (home * other + (1.0 - home) * (1.0 - other)) * likely_ahead(lead, later)
        )


def is_solved(position: Hyene) -> bool:
    return position.setup.seats == SEATS and position.well <= SOLVED_STEPS


def likely_ahead(lead: int, rounds: int) -> float:
    """How likely it is to end ahead, half of it for a draw, with so many points more and so many rounds to play."""
    if rounds == 0:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return 0.5 + 0.5 * erf(lead / (SPREAD * sqrt(2.0 * rounds)))


def chances_home(position: Hyene) -> list[float]:
    """Of every villager against the hyena, as if they were alone with her; 0 while there is none."""
    seats = position.setup.seats
    homes = [0.0] * seats
    hyena = position.hyena
    if hyena == NOBODY:
        return homes
    chase = solved_chase(units_of(position.well, PACE))
    b = station(position, hyena, chase.two, HYENA_PACE)
    purse = position.tabas[hyena] // PAIR
    turn = position.turn
    for seat in range(seats):
        phase = position.phases[seat]
        if phase == SAFE:
            homes[seat] = 1.0
        elif phase < SAFE and seat != hyena:
            a = station(position, seat, chase.one, PACE)
            is_first = (seat - turn) % seats < (hyena - turn) % seats
            values = chase.first[a][b] if is_first else chase.second[a][b]
            homes[seat] = values.at(position.tabas[seat], purse)
    return homes


MIND: Final = HyeneMind()
