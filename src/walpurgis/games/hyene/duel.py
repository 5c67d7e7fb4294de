"""Two figures on the spiral, solved exactly: what every situation is worth when both play their best.

A situation is where each figure is, how many tabas each has, and whose turn begins. Figures never go back and tabas
beyond all that can still be spent are worth nothing, so there are finitely many, and almost all lead only to later
ones: they are solved backwards. Where neither figure may come any further in a turn, the two situations that lead to
each other are iterated until their values stand still.
"""

# ruff: noqa: B905  (the rows always fit, and only a zip without `strict` is compiled to a plain loop)

import gc
from array import array
from collections.abc import Callable
from typing import Final

TWO: Final = 2  # what two, three and no white sides move, in units of a runner's way
THREE: Final = 3
LONG: Final = 6
PRICE: Final = 2  # of a long move, in units of a runner's purse
SOME: Final = 0.375  # how likely one white side is, and two are
FEW: Final = 0.125  # how likely three are, and none
KEPT: Final = LONG + 1  # a long move to the well, and a payment there: no station asks for values farther ahead
ANY: Final = 1_000  # more than any purse holds

Station = int
HasTime = Callable[[], bool]
Row = list[float]  # of values, by the second runner's purse


class UnfinishedError(Exception):
    """There was no time to solve it all. What was done is kept."""


def always() -> bool:
    return True


class Runner:
    """One figure's way as stations: out, then one for every payment that is open at the well, then back.

    The hyena moves and earns double, so her units are twice as large. caps[station] is all that can still be spent
    from there on: more is as good. later is what can be spent behind this way.
    """

    def __init__(self, length: int, dues: list[int], goes_back: bool, later: int) -> None:
        self.well = length
        self.back = length + len(dues)  # the first station of the way back: free to leave
        self.end = self.back + length if goes_back else length
        self.dues = [0] * length + dues + [0] * (self.end - self.back + 1)
        self.caps = [later] * (self.end + 1)
        for station in range(self.end - 1, -1, -1):
            if self.dues[station]:
                self.caps[station] = self.dues[station] + self.caps[station + 1]
            else:
                way_end = self.end if station >= self.back else self.well
                purchases = (way_end - station + LONG - 1) // LONG
                self.caps[station] = PRICE * purchases + self.caps[way_end]

    def ahead(self, station: Station, units: int) -> Station:
        """The surplus is lost at the well and in the village."""
        way_end = self.end if station >= self.back else self.well
        return min(station + units, way_end)


class Values:
    """The values of one pair of stations and one whose turn it is: a row for each purse of the first runner.

    Purses of the second runner that cannot go with it are left out: row p begins at purse starts[p]. The last row
    stands for all larger purses, and so does the last value of a row.
    """

    __slots__ = ("packed", "places", "rows", "starts")

    def __init__(self, starts: list[int]) -> None:
        self.starts = starts
        blank: Row = []
        self.rows: list[Row] = [blank] * len(starts)
        self.packed: array[float] | None = None
        self.places: list[int] = []

    def part(self, purse: int, low: int, high: int) -> Row:
        """The values for the second runner's purses from low to high, both included."""
        purse = min(purse, len(self.starts) - 1)
        row = self.rows[purse]
        start = self.starts[purse]
        last = len(row) - 1
        if high - start <= last:
            return row[low - start : high - start + 1]
        return row[low - start :] + row[last:] * (high - start - max(last, low - start - 1))

    def pack(self) -> None:
        """Take less room. Only `at` can be asked from now on."""
        packed: Row = []
        for row in self.rows:
            self.places.append(len(packed))
            packed += row
        self.places.append(len(packed))
        self.packed = array("d", packed)
        self.rows = []

    def at(self, purse: int, other: int) -> float:
        purse = min(purse, len(self.starts) - 1)
        packed = self.packed
        assert packed is not None
        place = self.places[purse] + other - self.starts[purse]
        assert place >= self.places[purse]
        return packed[min(place, self.places[purse + 1] - 1)]


class Duel:
    """The values for the first runner, who wants them high, as the second wants them low.

    first[a][b] are those of the situations in which it is the first runner's turn, second[a][b] the others. What is
    over is said by `ended`, and which purses go together by `band`, in a class of its own for each kind of duel.
    """

    def __init__(self, one: Runner, two: Runner) -> None:
        self.one = one
        self.two = two
        self.unsolved: Station = one.end  # of the first runner: from here on down
        self.first: list[list[Values]] = [[] for _ in range(one.end + 1)]
        self.second: list[list[Values]] = [[] for _ in range(one.end + 1)]

    def ended(self, a: Station, b: Station) -> Values | None:
        """The values of a pair of stations at which the duel is over, None where it goes on."""
        raise NotImplementedError

    def band(self, a: Station, b: Station) -> tuple[int, int]:
        """How many tabas the second runner has at least and at most more than the first."""
        return -ANY, ANY

    @property
    def is_solved(self) -> bool:
        return self.unsolved < 0

    def solve(self, has_time: HasTime = always) -> None:
        """What is not solved yet; UnfinishedError if there is no time for all of it."""
        if self.is_solved:
            return
        collects = gc.isenabled()
        gc.disable()  # millions of numbers and no cycle among them: to look for one takes a fifth of the time
        try:
            while not self.is_solved:
                if not has_time():
                    raise UnfinishedError
                self._solve_station(self.unsolved)
                self.unsolved -= 1
        finally:
            if collects:
                gc.enable()

    def _solve_station(self, a: Station) -> None:
        self.first[a] = [Values([]) for _ in range(self.two.end + 1)]
        self.second[a] = self.first[a][:]
        for b in range(self.two.end, -1, -1):
            known = self.ended(a, b)
            if known is None:
                self._solve_pair(a, b)
            else:
                self.first[a][b] = self.second[a][b] = known
        if a + KEPT <= self.one.end:
            self._pack(a + KEPT)
        if a == 0:
            for last in range(KEPT):
                self._pack(last)

    def _pack(self, a: Station) -> None:
        for values in {*self.first[a], *self.second[a]}:
            values.pack()

    def _solve_pair(self, a: Station, b: Station) -> None:
        richest, other_richest = self.one.caps[a], self.two.caps[b]
        least, most = self.band(a, b)
        # In the second runner's turn the first has had one turn more.
        first = Values([max(0, min(other_richest, purse + least)) for purse in range(richest + 1)])
        second = Values([max(0, min(other_richest, purse + least - 1)) for purse in range(richest + 1)])
        self.first[a][b] = first
        self.second[a][b] = second
        due = self.one.dues[a]
        for purse in range(richest, -1, -1):
            low, low_second = first.starts[purse], second.starts[purse]
            high = max(low, min(other_richest, purse + most))
            high_second = max(low_second, min(other_richest, purse + most - 1))
            if due > purse or (purse == richest and not due):
                Standstill(self, a, b, purse).settle()
                continue
            if due:
                first.rows[purse] = self.second[a + 1][b].part(purse - due, low, high)  # HY-R2: the turn is the payment
            else:
                first.rows[purse] = self._first(a, b, purse, low, high)
            second.rows[purse] = self._second(a, b, purse, low_second, high_second)

    # What comes of a step

    def arrive(self, a: Station, b: Station, purse: int, low: int, high: int) -> Row:
        """The first runner has come to a station, or by a taba, and may pay at once what is due there (HY-13)."""
        kept = self.second[a][b].part(purse, low, high)
        due = self.one.dues[a]
        if due == 0 or purse < due:
            return kept
        paid = self.second[a + 1][b].part(purse - due, low, high)
        return [x if x > y else y for x, y in zip(kept, paid)]

    def arrive_second(self, a: Station, b: Station, purse: int, low: int, high: int) -> Row:
        """The same for the second runner, with purses from low to high."""
        kept = self.first[a][b].part(purse, low, high)
        due = self.two.dues[b]
        if due == 0 or high < due:
            return kept
        rich = max(low, due)
        paid = self.first[a][b + 1].part(purse, rich - due, high - due)
        return kept[: rich - low] + [x if x < y else y for x, y in zip(kept[rich - low :], paid)]

    def _first(self, a: Station, b: Station, purse: int, low: int, high: int) -> Row:
        """The first runner, who owes nothing, throws or buys."""
        one = self.one
        taba = self.second[a][b].part(purse + 1, low, high)
        two = self.arrive(one.ahead(a, TWO), b, purse, low, high)
        three = self.arrive(one.ahead(a, THREE), b, purse, low, high)
        long = self.arrive(one.ahead(a, LONG), b, purse, low, high)
        thrown = [
            SOME * (earn + go) + FEW * (run + (leap if leap > earn else earn))
            for earn, go, run, leap in zip(taba, two, three, long)
        ]
        if purse < PRICE:
            return thrown
        bought = self.arrive(one.ahead(a, LONG), b, purse - PRICE, low, high)
        return [x if x > y else y for x, y in zip(thrown, bought)]

    def _second(self, a: Station, b: Station, purse: int, low: int, high: int) -> Row:
        """The second runner's turn, where what the first one's is worth then is known."""
        if self.two.dues[b]:
            return self._second_pays(a, b, purse, low, high)
        two = self.two
        taba = self.first[a][b].part(purse, low + 1, high + 1)
        short = self.arrive_second(a, two.ahead(b, TWO), purse, low, high)
        three = self.arrive_second(a, two.ahead(b, THREE), purse, low, high)
        long = self.arrive_second(a, two.ahead(b, LONG), purse, low, high)
        thrown = [
            SOME * (earn + go) + FEW * (run + (leap if leap < earn else earn))
            for earn, go, run, leap in zip(taba, short, three, long)
        ]
        if high < PRICE:
            return thrown
        rich = max(low, PRICE)
        bought = self.arrive_second(a, two.ahead(b, LONG), purse, rich - PRICE, high - PRICE)
        return thrown[: rich - low] + [x if x < y else y for x, y in zip(thrown[rich - low :], bought)]

    def _second_pays(self, a: Station, b: Station, purse: int, low: int, high: int) -> Row:
        due = self.two.dues[b]
        poor: Row = []
        if low < due:
            top = min(high, due - 1)
            here = self.first[a][b].part(purse, low, top)
            earned = self.arrive_second(a, b, purse, low + 1, top + 1)
            poor = [0.5 * (earn + stay) for earn, stay in zip(earned, here)]  # HY-14, HY-R3
        if high < due:
            return poor
        return poor + self.first[a][b + 1].part(purse, max(low, due) - due, high - due)


class Standstill:
    """A row of which the first runner may not get away: she owes, or has all the tabas that are of any use.

    Its values follow from those of the second runner's next larger purse; at the largest, or if she owes too, from
    each other.
    """

    def __init__(self, duel: Duel, a: Station, b: Station, purse: int) -> None:
        one, two = duel.one, duel.two
        self.first, self.second = duel.first[a][b], duel.second[a][b]
        self.purse = purse
        self.high = high = two.caps[b]
        self.low = low = self.first.starts[purse]
        self.low_second = low_second = self.second.starts[purse]
        self.owes = one.dues[a] > 0
        self.due = two.dues[b]
        blank: Row = []
        self.earned = self.bought = self.paid = blank
        self.moves: list[Row] = []
        self.replies: list[Row] = []
        if self.owes:
            self.earned = duel.arrive(a, b, purse + 1, low, high)
        else:
            self.moves = [duel.arrive(one.ahead(a, far), b, purse, low, high) for far in (TWO, THREE, LONG)]
            self.bought = duel.arrive(one.ahead(a, LONG), b, purse - PRICE, low, high)
        if self.due:
            self.paid = duel.first[a][b + 1].part(purse, 0, high)
        else:
            self.replies = [duel.arrive_second(a, two.ahead(b, far), purse, low_second, high) for far in (TWO, THREE)]
            self.cheapest = max(0, low_second - PRICE)
            self.replies.append(duel.arrive_second(a, two.ahead(b, LONG), purse, self.cheapest, high))

    def settle(self) -> None:
        first, second = [0.0] * (self.high - self.low + 1), [0.0] * (self.high - self.low_second + 1)
        self.first.rows[self.purse] = first
        self.second.rows[self.purse] = second
        larger = -1.0
        for other in range(self.high, self.low_second - 1, -1):
            here, there, before = 0.5, 0.5, -1.0
            while here != before:
                before = here
                there = self._reply(other, here, here if larger < 0.0 else larger)
                here = self._turn(other - self.low, there) if other >= self.low else here
            second[other - self.low_second] = there
            if other >= self.low:
                first[other - self.low] = here
            larger = here

    def _turn(self, at: int, stay: float) -> float:
        if self.owes:
            return 0.5 * (self.earned[at] + stay)  # HY-14, HY-R3
        moves = self.moves
        thrown = SOME * (stay + moves[0][at]) + FEW * (moves[1][at] + max(moves[2][at], stay))
        return max(self.bought[at], thrown)

    def _reply(self, other: int, stay: float, earn: float) -> float:
        """The second runner's turn: stay is what it is worth if nothing changes, earn if she gets a taba."""
        if self.due:
            if other >= self.due:
                return self.paid[other - self.due]
            if other + 1 >= self.due:
                earn = min(earn, self.paid[other + 1 - self.due])
            return 0.5 * (earn + stay)
        at = other - self.low_second
        long = self.replies[2]
        leap = long[other - self.cheapest]
        thrown = SOME * (earn + self.replies[0][at]) + FEW * (self.replies[1][at] + min(leap, earn))
        return min(thrown, long[other - PRICE - self.cheapest]) if other >= PRICE else thrown
