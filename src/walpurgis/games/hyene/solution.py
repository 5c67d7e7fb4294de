"""The Spirale de la hyène for two, solved: the chance of winning in every position, and so the best step.

A round is a race to the well and then a chase. What the chase is about is always the same, eaten or not, so it is
solved once; the race is solved for what the four ends of a round are worth at the score at hand.
"""

from functools import lru_cache
from typing import Final

from walpurgis.games.hyene.board import (
    BACK,
    BEGIN,
    FREE,
    HYENA_DUE,
    LEAVE,
    LEAVE_DUE,
    NOBODY,
    OUT,
    WATER_DUE,
)
from walpurgis.games.hyene.duel import Duel, HasTime, Runner, Station, Values, always
from walpurgis.games.hyene.rules import HOME_POINTS, HYENA_POINTS, Hyene
from walpurgis.kernel.steps import CHANCE, OVER, Seat, Step

SEATS: Final = 2
SOLVED_STEPS: Final = 90  # a longer spiral takes longer to solve than a player should wait
SOLVED_ROUNDS: Final = 2  # with more of them to come a round is played for points

# Figures come 2, 4, 6 … squares far; the hyena, whose moves are double, 4, 8, 12 … (HY-R9). She also earns and pays
# in pairs of tabas.
PACE: Final = 2
HYENA_PACE: Final = 4
PAIR: Final = 2

# What a round can bring to the lead of a player: as the hyena, eating or not; as the villager, home or eaten.
ENDS: Final = (HYENA_POINTS, -HOME_POINTS, HOME_POINTS, -HYENA_POINTS)
Stakes = tuple[float, float, float, float]  # what each of the four ends is worth
FOR_POINTS: Stakes = (1.0, 0.25, 0.75, 0.0)  # what they are worth where only points count

# The chances of winning with one round to play on the usual spiral, found by this very module: by the
# points that a player is ahead, for the one who begins and for the one who does not.
USUAL_LENGTH: Final = 41
LAST_ROUND: Final = {
    0: (0.5392944772265943, 0.4607055227734058),
    1: (0.644858678181038, 0.5632687291473168),
    2: (0.8773877825846288, 0.8291109303108751),
}
KEPT_CHASES: Final = 2  # in memory, about 15 MB each; so are the races
KEPT_RACES: Final = 4


def units(squares: int, pace: int) -> int:
    """How many units it takes to come so far or farther."""
    return (squares + pace - 1) // pace


def over(value: float) -> Values:
    """The same value for all purses."""
    values = Values([0])
    values.rows = [[value]]
    return values


class Chase(Duel):
    """The first runner is the villager, the second the hyena; the value is the chance to get home."""

    def ended(self, a: Station, b: Station) -> Values | None:
        if a == self.one.end:
            return over(1.0)  # HY-19
        far = (b - self.two.back) * HYENA_PACE  # how far the hyena is from the well, on her way back
        if far > 0 and (a < self.one.back or (a - self.one.back) * PACE <= far):
            return over(0.0)  # HY-17, HY-18
        return None


class RaceToTheWell(Duel):
    """Both are villagers; whoever reaches the well begins the chase as the hyena, and the other has the next turn."""

    def __init__(self, runner: Runner, chase: Chase, stakes: Stakes) -> None:
        super().__init__(runner, runner)
        self.chase = chase
        self.stakes = stakes

    def band(self, a: Station, b: Station) -> tuple[int, int]:
        """Every turn brings a taba or at least two units of way: so far with so many tabas takes so many turns.

        A bought move costs three turns for six units, counting those in which its tabas were earned. Who is to move
        has had as many turns as the other, or one less.
        """
        return units(a, 6) - b // 2, a // 2 - units(b, 6) + 1

    def ended(self, a: Station, b: Station) -> Values | None:
        end = self.one.end
        if a < end and b < end:
            return None
        eats, fails, gets_home, is_eaten = self.stakes
        caps = self.one.caps
        values = Values([0] * (caps[a] + 1))
        for purse in range(caps[a] + 1):
            row: list[float] = []
            for other in range(caps[b] + 1):
                if a < end:
                    home = self.chase.first[a][0].at(purse, other // PAIR)
                    row.append(home * gets_home + (1.0 - home) * is_eaten)
                elif b < end:
                    home = self.chase.first[b][0].at(other, purse // PAIR)
                    row.append((1.0 - home) * eats + home * fails)
                else:
                    row.append(0.0)  # never: there is only one hyena
            values.rows[purse] = row
        return values


@lru_cache(KEPT_CHASES)
def chase_of(length: int) -> Chase:
    """For spirals of so many villager's units; not solved yet."""
    villager = Runner(length, [WATER_DUE, LEAVE_DUE], True, 0)
    hyena = Runner(units(length * PACE, HYENA_PACE), [HYENA_DUE // PAIR], True, 0)
    return Chase(villager, hyena)


def solved_chase(length: int, has_time: HasTime = always) -> Chase:
    chase = chase_of(length)
    chase.solve(has_time)
    return chase


@lru_cache(KEPT_RACES)
def race_of(length: int, stakes: Stakes) -> RaceToTheWell:
    """Not solved yet; its chase is."""
    chase = solved_chase(length)
    later = max(PAIR * enough(chase), chase.one.caps[chase.one.well])
    return RaceToTheWell(Runner(length, [], False, later), chase, stakes)


def solved_race(length: int, stakes: Stakes, has_time: HasTime = always) -> RaceToTheWell:
    solved_chase(length, has_time)
    race = race_of(length, stakes)
    race.solve(has_time)
    return race


def enough(chase: Chase) -> int:
    """The purse with which a new hyena can do all that any larger one can, whatever the villager has."""
    purse = chase.two.caps[0]
    while _is_as_good(chase, purse - 1, purse):
        purse -= 1
    return purse


def _is_as_good(chase: Chase, purse: int, larger: int) -> bool:
    for a in range(chase.one.well):
        for tabas in range(chase.one.caps[a] + 1):
            if chase.first[a][0].at(tabas, purse) != chase.first[a][0].at(tabas, larger):
                return False
    return True


def win_chance(length: int, rounds: int, lead: int, begins: bool, has_time: HasTime = always) -> float:
    """The chance of winning for a player who is so many points ahead before the first of so many rounds."""
    if rounds == 0:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    if lead < 0:
        return 1.0 - win_chance(length, rounds, -lead, not begins, has_time)
    if rounds == 1 and length == USUAL_LENGTH and lead in LAST_ROUND:
        return LAST_ROUND[lead][0 if begins else 1]
    key = (length, rounds, lead, begins)
    if key not in CHANCES:
        stakes = stakes_of(length, rounds, lead, begins, has_time)
        if min(stakes) == max(stakes):
            return stakes[0]
        race = solved_race(length, stakes, has_time)
        CHANCES[key] = (race.first if begins else race.second)[0][0].at(0, 0)
    return CHANCES[key]


def stakes_of(length: int, rounds: int, lead: int, begins: bool, has_time: HasTime = always) -> Stakes:
    """What the ends of a round are worth; the next one is begun by the other player (HY-R5)."""
    ends = [win_chance(length, rounds - 1, lead + end, not begins, has_time) for end in ENDS]
    eats, fails, gets_home, is_eaten = ends
    return eats, fails, gets_home, is_eaten


# The chances that were found: their races need not be kept for them.
CHANCES: Final[dict[tuple[int, int, int, bool], float]] = {}


class Solution:
    """One round of a game for two, at the score at which it began.

    Values are the chances of winning of `leader`, who is ahead or, where nobody is, has the first seat.
    """

    def __init__(self, position: Hyene, has_time: HasTime = always) -> None:
        self.length = units(position.well, PACE)
        self.round = position.round
        points = position.points
        self.leader: Seat = 1 if points[1] > points[0] else 0
        self.lead = abs(points[0] - points[1])
        rounds = position.setup.number("rounds") - position.round + 1
        self.is_for_points = rounds > SOLVED_ROUNDS
        begins = (position.setup.first + position.round - 1) % SEATS == self.leader  # HY-R5
        self.stakes: Stakes = FOR_POINTS
        if not self.is_for_points:
            self.stakes = stakes_of(self.length, rounds, self.lead, begins, has_time)

    def prepare(self, has_time: HasTime) -> None:
        """Solve what values are taken from; UnfinishedError if there is no time for all of it."""
        if min(self.stakes) < max(self.stakes):
            solved_race(self.length, self.stakes, has_time)

    def best(self, position: Hyene) -> Step:
        chances = self.chances(position)
        return max(chances, key=lambda step: (chances[step], -step))

    def chances(self, position: Hyene) -> dict[Step, float]:
        """What every step is worth to the seat that is awaited."""
        seat = position.awaits
        values = {step: self._after(position, seat, step) for step in position.legal(seat)}
        return values if seat == self.leader else {step: 1.0 - value for step, value in values.items()}

    def value(self, position: Hyene) -> float:
        if position.awaits == OVER or position.round != self.round:
            return self.stakes[ENDS.index(self._lead_of(position) - self.lead)]
        if position.awaits != CHANCE and position.moment == BEGIN:
            return self._race(position) if position.hyena == NOBODY else self._chase(position)
        return self.expected(position)

    def expected(self, position: Hyene) -> float:
        """The value of a position by the rules and the values of those that can follow: what optimality demands."""
        seat = position.awaits
        if seat == CHANCE:
            odds = position.chances()
            total = 0.0
            for step, weight in zip(odds.steps, odds.weights, strict=True):
                total += weight * self._after(position, CHANCE, step)
            return total / odds.total
        values = [self._after(position, seat, step) for step in position.legal(seat)]
        return max(values) if seat == self.leader else min(values)

    def _after(self, position: Hyene, seat: Seat, step: Step) -> float:
        twin = position.copy()
        twin.play(seat, step)
        return self.value(twin)

    def _lead_of(self, position: Hyene) -> int:
        return position.points[self.leader] - position.points[1 - self.leader]

    def _race(self, position: Hyene) -> float:
        if min(self.stakes) == max(self.stakes):
            return self.stakes[0]
        race = solved_race(self.length, self.stakes)
        one, two = self.leader, 1 - self.leader
        values = race.first if position.turn == one else race.second
        a, b = position.squares[one] // PACE, position.squares[two] // PACE
        return values[a][b].at(position.tabas[one], position.tabas[two])

    def _chase(self, position: Hyene) -> float:
        chase = solved_chase(self.length)
        hyena = position.hyena
        villager = 1 - hyena
        values = chase.first if position.turn == villager else chase.second
        a, b = station(position, villager, chase.one, PACE), station(position, hyena, chase.two, HYENA_PACE)
        home = values[a][b].at(position.tabas[villager], position.tabas[hyena] // PAIR)
        eats, fails, gets_home, is_eaten = self.stakes
        if villager == self.leader:
            return home * gets_home + (1.0 - home) * is_eaten
        return home * fails + (1.0 - home) * eats


def station(position: Hyene, seat: Seat, runner: Runner, pace: int) -> Station:
    phase = position.phases[seat]
    if phase == OUT:
        return position.squares[seat] // pace
    if phase in (FREE, BACK):
        return runner.back + (position.well - position.squares[seat]) // pace
    return runner.well + (1 if phase == LEAVE else 0)
