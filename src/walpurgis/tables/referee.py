"""The referee of a race: opens it when its question is shown, takes the answers, decides."""

import asyncio
import logging
from typing import TYPE_CHECKING

from walpurgis.kernel.notation import NO_TIME
from walpurgis.kernel.steps import SEVERAL, Seat, Step
from walpurgis.kernel.view import Prompt
from walpurgis.tables.client import Client
from walpurgis.tables.commit import Commit
from walpurgis.tables.header import Timing
from walpurgis.tables.match import Action, Match
from walpurgis.tables.messages import Answer, Refused, Stale
from walpurgis.tables.move import Move
from walpurgis.tables.presenter import encode
from walpurgis.tables.race import Race, Reply, RoundTrips, measured, numbers, raw
from walpurgis.tables.shapes import RaceNumbers

if TYPE_CHECKING:
    from walpurgis.tables.table import Table

log = logging.getLogger("walpurgis.tables")


class Referee:
    """Of one table; its clock is that of the table's loop, in milliseconds. race is the one that is open."""

    __slots__ = ("_table", "_timer", "race")

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self.race: Race | None = None

    def stop(self) -> None:
        self.race = None
        if self._timer is not None:
            self._timer.cancel()

    def take_up(self) -> None:
        """The table was read back from the store. What was answered counts if its question is still open there; else
        those who answered hear that it came too late.
        """
        race, match = self.race, self._table.match
        if race is None or (match is not None and self._is_open(race, match)):
            return
        length = match.length if match is not None else 0
        for reply in race.replies.values():
            for move in reply.moves():
                move.client.deliver(encode(Stale(move.nonce, length)))
        self.stop()

    def _is_open(self, race: Race, match: Match) -> bool:
        return match.position.awaits == SEVERAL and match.asked[race.seats[0]] == race.at

    def open(self) -> None:
        """A race begins when its question is shown. While none of those asked is connected it waits for them."""
        table, match = self._table, self._table.playing
        awaited = match.position.awaited()
        at = match.asked[awaited[0]]
        if self.race is not None and self.race.at == at:
            return
        self.race = None
        pad = _pad(match, awaited[0])
        people = [seat for seat in awaited if not table.is_minded(seat)]
        if pad is None or (people and not self._wires(people)):
            return
        shared = len(people) > 1 and self._is_one_device()
        self.race = Race(awaited, at, self._now(), pad.limit, pad.window, shared)
        table.context.counts.races += 1

    def answer(self, race: Race, move: Move, step: Step) -> Answer | None:
        """A person's answer; None: it will be told with the decision."""
        match, seat, nonce = self._table.playing, move.seat, move.nonce
        given = race.replies.get(seat)
        if given is not None and given.move is not None and given.move.ident == move.ident:
            given.retries.append(move)  # from a new connection; an older one may still listen, too
            return None
        race.shared = race.shared and self._is_one_device()  # a seat may have moved to another one meanwhile
        waited = 1000 * move.arrived - race.opened
        timing = self._timing(race, move.client, match.position.NOTATION.time_of(step), waited)
        if timing is not None:
            step = match.position.NOTATION.at_time(step, timing.taken)
            if step < 0:
                return Stale(nonce, match.length)
        refusal = match.position.out_of_turn(seat) if given else match.position.refusal(seat, step)
        if refusal is not None:
            message = self._table.audience.words(move.client).refusal(refusal)
            return Refused(nonce, refusal.clause, refusal.args, message)
        taken = timing.taken if timing else round(waited)
        race.reply(seat, Reply(step, taken, match.position.decides(seat, step), move, timing), self._now())
        self.look()
        return None

    def _timing(self, race: Race, client: Client, reported: int, waited: float) -> Timing | None:
        """None for an answer without a time, such as silence."""
        if reported == NO_TIME:
            return None
        return (raw if race.shared else measured)(reported, waited, client.trips)

    def plan(self, seat: Seat, step: Step) -> None:
        """A bot's answer counts from its own time, or from now if it thought longer than that."""
        race, match = self.race, self._table.playing
        if race is None:
            return
        elapsed = round(self._now() - race.opened)
        time = match.position.NOTATION.time_of(step)
        if NO_TIME < time < elapsed:
            late = match.position.NOTATION.at_time(step, elapsed)
            if late >= 0 and match.position.refusal(seat, late) is None:
                time, step = elapsed, late
        race.planned[seat] = Reply(step, max(time, 0), match.position.decides(seat, step))
        self.look()

    def look(self) -> None:
        """Decide, or look again when something is due."""
        race, now = self.race, self._now()
        if race is None:
            return
        race.enter_due(now)
        settles = race.settles(self._wires(race.pending()))
        if settles <= now:
            self._decide(race)
            return
        due = race.next_due()
        moment = settles if due is None else min(settles, due)
        if self._timer is not None:
            self._timer.cancel()
        queue = self._table.queue
        self._timer = queue.loop.call_at(moment / 1000, queue.enter, self.look)

    def _decide(self, race: Race) -> None:
        match = self._table.playing
        outcome = race.outcome()
        actions: list[Action] = []
        shown: list[RaceNumbers] = []
        oks: dict[Client, list[str]] = {}
        for seat in race.seats:
            reply = outcome.get(seat)
            if reply is None:
                actions.append(Action(seat, _silence(match, seat)))
                continue
            actions.append(Action(seat, reply.step, reply.move.ident if reply.move else "", reply.timing))
            if reply.timing is not None:
                shown.append(numbers(seat, reply.timing))
            if reply.move is not None:
                for client in dict.fromkeys(move.client for move in reply.moves()):
                    oks.setdefault(client, []).append(reply.move.nonce)
        self.race = None
        log.debug("race in %s: %s", self._table.header.game, shown)
        Commit(self._table, oks, shown).make(actions)

    def _is_one_device(self) -> bool:
        """Whether every person of the table is at the same device; whoever has left may come back from theirs."""
        return len({chair.device for chair in self._table.header.chairs if chair.kind == "person"}) == 1

    def _wires(self, seats: list[Seat]) -> list[RoundTrips]:
        """The connections of the people at these seats."""
        table = self._table
        devices = {table.header.chairs[seat].device for seat in seats if not table.is_minded(seat)}
        return [client.trips for client in table.audience.clients if client.device in devices]

    def _now(self) -> float:
        return 1000 * self._table.queue.loop.time()


def _pad(match: Match, seat: Seat) -> Prompt | None:
    return next((prompt for prompt in match.position.prompts(seat) if prompt.kind == "pad"), None)


def _silence(match: Match, seat: Seat) -> Step:
    """What a seat does that gives no answer: the one step beside the pad."""
    return next(prompt.steps[0] for prompt in match.position.prompts(seat) if prompt.kind == "choice")
