"""The clock of a table: a person who lets a turn pass is minded by a bot until they are back."""

import asyncio
from typing import TYPE_CHECKING, Final

from walpurgis.kernel.steps import Seat

if TYPE_CHECKING:
    from walpurgis.tables.table import Table

AGAIN_S: Final = 0.25  # after a time that was up, and that another node is to do something about


class TurnClock:
    """Of a table with a limit. It runs while somebody is there to see it, and never in a race, which has its own."""

    __slots__ = ("_deadlines", "_table", "_timer")

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._deadlines: dict[Seat, tuple[int, float]] = {}  # which question, until when

    def run(self) -> None:
        """For the questions that are open now. Whoever was asked before has only what is left."""
        table, match = self._table, self._table.playing
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = table.queue.loop.time()
        runs = table.race is None and table.is_watched and table.header.status == "running"
        thinking = [seat for seat in match.position.awaited() if runs and not table.is_minded(seat)]
        kept = self._deadlines
        self._deadlines = {}
        for seat in thinking:
            asked, until = kept.get(seat, (-1, 0.0))
            new = (match.asked[seat], now + table.header.turn_limit_s)
            self._deadlines[seat] = (asked, until) if asked == match.asked[seat] else new
        if self._deadlines:
            first = min(until for _, until in self._deadlines.values())
            due = first if first > now else now + AGAIN_S
            self._timer = table.queue.loop.call_at(due, table.queue.enter, self._time_is_up)

    def stop(self) -> None:
        self._deadlines = {}
        if self._timer is not None:
            self._timer.cancel()

    def _time_is_up(self) -> None:
        table = self._table
        now = table.queue.loop.time()
        late = {seat for seat, (_, until) in self._deadlines.items() if until <= now}
        if late and table.match is not None and table.leads:
            table.mind(late)
            table.context.counts.timeouts += len(late)
            table.audience.notify()
        table.go_on()

    def left(self) -> dict[Seat, int] | None:
        """Milliseconds by seat; None while nobody's time is running."""
        if not self._deadlines:
            return None
        now = self._table.queue.loop.time()
        return {seat: max(0, round(1000 * (until - now))) for seat, (_, until) in self._deadlines.items()}
