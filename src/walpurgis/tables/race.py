"""A race: how far a stated time is believed, and so who was first, at the ends of very different wires.

Each answer comes with the reaction that the person's own device measured, from painting the question to the press.
The table takes it as it is where it fits what the table itself saw, the wait less the round trip, and else the nearest
time that does: a clock that lies gains no more than the allowance. All times are in milliseconds.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from walpurgis.kernel.steps import Seat, Step
from walpurgis.tables.header import Timing
from walpurgis.tables.shapes import RaceNumbers

if TYPE_CHECKING:
    from walpurgis.tables.move import Move

MOST_COMPENSATED: Final = 250  # of a round trip: more would pay for holding back one's pongs
MOST_TRUSTED: Final = 100  # the allowance, however unsteady the wire
STEADY: Final = 10  # the allowance on a perfect wire: painting, pressing, queues
PATIENCE: Final = 300  # how long to wait for an answer under way, beyond the window of the simultaneous


class WireTimes(NamedTuple):
    """What the kernel of the server has measured on a direct connection: its least round trip, and how they vary."""

    least: float
    jitter: float


class Wire(NamedTuple):
    """How far somebody is, as far as it is compensated, and by how much more an answer may be late."""

    compensated: float
    allowance: float


class RoundTrips:
    """What is known of a connection: the least round trip of its life, and how much they vary (as TCP reckons it).

    Programs answer pings when they please, so of two measurements the lesser is believed. Before the first pong both
    are 0: nothing is compensated then.
    """

    __slots__ = ("_has_pongs", "_mean", "_varied", "jitter", "least")

    def __init__(self) -> None:
        self.jitter = 0.0
        self.least = 0.0
        self._has_pongs = False
        self._mean = 0.0
        self._varied = 0.0  # what pongs alone say

    def note(self, trip: float, kernel: WireTimes | None = None) -> None:
        """A pong came after `trip`. kernel: what TCP says of this connection by then, where it leads to the device."""
        if not self._has_pongs:
            self._has_pongs = True
            self._mean = self.least = trip
        self._varied += (abs(trip - self._mean) - self._varied) / 4
        self._mean += (trip - self._mean) / 8
        self.least = min(self.least, trip)
        self.jitter = self._varied
        if kernel is not None:
            self.least = min(self.least, kernel.least)
            self.jitter = min(self.jitter, kernel.jitter)

    @property
    def compensated(self) -> float:
        return min(self.least, MOST_COMPENSATED)

    @property
    def allowance(self) -> float:
        """What of a round trip is not compensated counts as unsteadiness."""
        return min(MOST_TRUSTED, 4 * self.jitter + STEADY + self.least - self.compensated)


def measured(reported: int, waited: float, trips: RoundTrips) -> Timing:
    """The time that counts for an answer that came after `waited`."""
    latest = waited - trips.compensated
    earliest = latest - trips.allowance
    return _timing(reported, waited, trips, min(max(reported, earliest), latest))


def raw(reported: int, waited: float, trips: RoundTrips) -> Timing:
    """Where all the people of a table share one device, its own clock is fair to all of them."""
    return _timing(reported, waited, trips, min(reported, waited))


def _timing(reported: int, waited: float, trips: RoundTrips, taken: float) -> Timing:
    return Timing(
        reported=reported,
        waited=round(waited),
        trip=round(trips.least),
        jitter=round(trips.jitter),
        allowance=round(trips.allowance),
        taken=max(0, round(taken)),
    )


def numbers(seat: Seat, timing: Timing) -> RaceNumbers:
    """For the log in words: “312 ms ± 9”."""
    return {
        "seat": seat,
        "reported": timing.reported,
        "waited": timing.waited,
        "trip": timing.trip,
        "jitter": timing.jitter,
        "allowance": timing.allowance,
        "taken": timing.taken,
        "margin": (timing.allowance + 1) // 2,
    }


class Reply:
    """One seat's answer. taken is when it counts as given; move is the person's that brought it, retries are the same
    move sent again. A bot's has neither move nor timing: its time is its own choice. ident is what the log knows the
    move by; of one that came in at another node there is nothing else here.
    """

    __slots__ = ("decides", "ident", "move", "retries", "step", "taken", "timing")

    def __init__(
        self,
        step: Step,
        taken: int,
        decides: bool,
        move: "Move | None" = None,
        timing: Timing | None = None,
        ident: str = "",
    ) -> None:
        self.ident = move.ident if move is not None else ident
        self.step = step
        self.taken = taken
        self.decides = decides
        self.move = move
        self.retries: list[Move] = []
        self.timing = timing

    def moves(self) -> "list[Move]":
        """All that wait for an answer to it."""
        return [self.move, *self.retries] if self.move is not None else []


class Race:
    """A question put to several seats at `opened`, a moment of the server's clock; a right answer ends it.

    Answers less than `window` apart are simultaneous. shared: all the people of the table share one device.
    planned are bots' answers whose time has not come yet.
    """

    __slots__ = ("_first_came", "at", "limit", "opened", "planned", "replies", "seats", "shared", "window")

    def __init__(
        self, seats: list[Seat], at: int, opened: float, limit: int, window: int, shared: bool = False
    ) -> None:
        self.seats = seats
        self.at = at
        self.opened = opened
        self.limit = limit
        self.window = window
        self.shared = shared
        self.replies: dict[Seat, Reply] = {}
        self.planned: dict[Seat, Reply] = {}
        self._first_came: float | None = None

    def reply(self, seat: Seat, reply: Reply, now: float) -> None:
        self.planned.pop(seat, None)
        self.replies[seat] = reply
        if reply.decides and self._first_came is None:
            self._first_came = now

    def drop(self, seat: Seat) -> Reply | None:
        """It is not asked any more; what it had answered."""
        self.seats = [one for one in self.seats if one != seat]
        self.planned.pop(seat, None)
        dropped = self.replies.pop(seat, None)
        if not any(reply.decides for reply in self.replies.values()):
            self._first_came = None
        return dropped

    def enter_due(self, now: float) -> None:
        """Bots whose time has come have answered."""
        for seat, reply in sorted(self.planned.items(), key=_time_of):
            if self.opened + reply.taken <= now:
                self.reply(seat, reply, now)

    def next_due(self) -> float | None:
        return min((self.opened + reply.taken for reply in self.planned.values()), default=None)

    def pending(self) -> list[Seat]:
        return [seat for seat in self.seats if seat not in self.replies]

    def settles(self, wires: "Sequence[RoundTrips | Wire]") -> float:
        """The moment from which nothing can change the outcome.

        wires are the connections of the people who have not answered; whoever is not connected is not waited for.
        """
        if not self.pending():
            return self.opened
        slowest = max((wire.compensated + wire.allowance for wire in wires), default=0.0)
        if self._first_came is None:
            return self.opened + self.limit + min(slowest, PATIENCE)
        if not wires:
            return self._first_came
        first = min(reply.taken for reply in self.replies.values() if reply.decides)
        # Presses on one device come in their order, however late its clock, and all of them by the same wire.
        first_is_known = self._first_came if self.shared else self.opened + first
        return min(first_is_known + slowest, self._first_came + PATIENCE) + self.window

    def outcome(self) -> dict[Seat, Reply]:
        """The answers that count. A bot's belongs to them, though its time is to come, if it could be simultaneous."""
        right = [reply.taken for reply in self.replies.values() if reply.decides]
        if right:
            last = min(right) + max(self.window, 1)  # equal times are simultaneous in any case
            near = {seat: reply for seat, reply in self.planned.items() if reply.taken < last}
            return {**self.replies, **near}
        return self.replies


def _time_of(item: tuple[Seat, Reply]) -> int:
    return item[1].taken
