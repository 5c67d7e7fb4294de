"""The referee of a race: when it opens, takes answers and ends. Who was first is said by `race.py`."""

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from walpurgis.kernel.notation import NO_TIME
from walpurgis.kernel.steps import SEVERAL, Seat, Step
from walpurgis.kernel.view import Prompt
from walpurgis.tables.client import Client
from walpurgis.tables.commit import Commit
from walpurgis.tables.header import Entry, Timing
from walpurgis.tables.match import Action, Match
from walpurgis.tables.messages import Answer, Refused, Stale
from walpurgis.tables.move import Move
from walpurgis.tables.presenter import encode
from walpurgis.tables.race import Race, Reply, RoundTrips, Wire, measured, numbers, raw
from walpurgis.tables.race_answers import RaceAnswer
from walpurgis.tables.shapes import RaceNumbers

if TYPE_CHECKING:
    from walpurgis.tables.table import Table

log = logging.getLogger("walpurgis.tables")


class Referee:
    """Of one table; its clock is that of the table's loop, in milliseconds. race is the one that is open."""

    __slots__ = ("_has_collected", "_table", "_timer", "race")

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._has_collected = False  # the answers at other nodes, when all was to be decided
        self.race: Race | None = None

    def stop(self) -> None:
        self.race = None
        if self._timer is not None:
            self._timer.cancel()

    def take_up(self) -> None:
        """The table was read back from the store. What was answered counts if its question is still open there; else
        those who answered hear whether another node has decided with their answer or without it.
        """
        race, match = self.race, self._table.match
        if race is not None and match is not None and self._is_open(race, match):
            self._keep_to_awaited(race, match)
            return
        if race is None:
            return
        for reply in race.replies.values():
            self._tell_fate(reply)
        self.stop()

    def _is_open(self, race: Race, match: Match) -> bool:
        return match.position.awaits == SEVERAL and match.asked[match.position.awaited()[0]] == race.at

    def _keep_to_awaited(self, race: Race, match: Match) -> None:
        """A node that saw nobody at the table may have let a bot answer alone: that seat is asked no more."""
        awaited = match.position.awaited()
        for seat in [seat for seat in race.seats if seat not in awaited]:
            dropped = race.drop(seat)
            if dropped is not None:
                self._tell_fate(dropped)

    def _tell_fate(self, reply: Reply) -> None:
        for move in reply.moves():
            move.client.deliver(encode(self._table.fate(move.client, move.nonce)))

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
        self._has_collected = False
        table.context.counts.races += 1
        if table.peers is not None:
            table.peers.announce(again=True)  # with how far everybody is
            table.peers.collect()

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
        reply = Reply(step, taken, match.position.decides(seat, step), move, timing)
        race.reply(seat, reply, self._now())
        self._table.audience.tell_replies(sorted(race.replies))
        peers = self._table.peers
        if peers is not None and not peers.claim():
            peers.pass_on(race.at, seat, reply)
        self.look()
        return None

    def enter(self, at: int, answers: Iterable[RaceAnswer]) -> None:
        """Answers to the question of this length of the log that came in at other nodes, which measured their times."""
        race, match = self.race, self._table.match
        if race is None or race.at != at or match is None or not self._is_open(race, match):
            return
        for one in answers:
            if one.seat not in race.replies and one.seat in race.seats:
                step = match.notation.parse(one.step)
                decides = match.position.decides(one.seat, step)
                race.reply(one.seat, Reply(step, one.taken, decides, None, one.timing, one.move_id), self._now())
        self.look()

    def follow(self, entries: list[Entry]) -> dict[Client, list[str]]:
        """Another node has written these steps. If they decide the race, who is to be told here that which answers
        count; those whose answers came too late hear so.
        """
        race, match = self.race, self._table.playing
        if race is None:
            return {}
        if self._is_open(race, match):
            self._keep_to_awaited(race, match)
            return {}
        counted = {entry.move_id for entry in entries if entry.move_id}
        oks: dict[Client, list[str]] = {}
        for reply in race.replies.values():
            for client in dict.fromkeys(move.client for move in reply.moves()):
                assert reply.move is not None
                if reply.ident in counted:
                    oks.setdefault(client, []).append(reply.move.nonce)
                else:
                    client.deliver(encode(Stale(reply.move.nonce, match.length)))
        self.stop()
        return oks

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
        if race is None or not self._table.leads:
            return
        known = len(race.replies)
        race.enter_due(now)
        if len(race.replies) > known:
            self._table.audience.tell_replies(sorted(race.replies))
        settles = race.settles(self._wires(race.pending()))
        if settles <= now:
            self._decide_with_all(race)
            return
        due = race.next_due()
        moment = settles if due is None else min(settles, due)
        if self._timer is not None:
            self._timer.cancel()
        queue = self._table.queue
        self._timer = queue.loop.call_at(moment / 1000, queue.enter, self.look)

    def _decide_with_all(self, race: Race) -> None:
        """A hint may be late: where people are at other nodes, too, their answers are looked for once more."""
        peers = self._table.peers
        if peers is None or not peers.is_watched or not race.pending() or self._has_collected:
            self._decide(race)
        else:
            self._has_collected = True
            peers.collect()

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
            actions.append(Action(seat, reply.step, reply.ident, reply.timing))
            if reply.timing is not None:
                shown.append(numbers(seat, reply.timing))
            if reply.move is not None:
                for client in dict.fromkeys(move.client for move in reply.moves()):
                    oks.setdefault(client, []).append(reply.move.nonce)
        self.race = None
        if self._table.peers is not None:
            self._table.peers.forget_answers(match.length)
        log.debug("race in %s: %s", self._table.header.game, shown)
        Commit(self._table, oks, shown, reopen=partial(self._reopen, race)).make(actions)

    def _reopen(self, race: Race) -> None:
        """Another node wrote first. It may have let a bot answer alone: the other answers still count, and it may have
        them, too, and decide.
        """
        self.race = race
        self._table.queue.enter(self.look)

    def _is_one_device(self) -> bool:
        """Whether every person of the table is at the same device; whoever has left may come back from theirs."""
        return len({chair.device for chair in self._table.header.chairs if chair.kind == "person"}) == 1

    def _wires(self, seats: list[Seat]) -> list[RoundTrips | Wire]:
        """The connections of the people at these seats, to whatever node."""
        table = self._table
        devices = {table.header.chairs[seat].device for seat in seats if not table.is_minded(seat)}
        wires: list[RoundTrips | Wire] = [one.trips for one in table.audience.clients if one.device in devices]
        return wires if table.peers is None else [*wires, *table.peers.wires(devices)]

    def _now(self) -> float:
        return 1000 * self._table.queue.loop.time()


def _pad(match: Match, seat: Seat) -> Prompt | None:
    return next((prompt for prompt in match.position.prompts(seat) if prompt.kind == "pad"), None)


def _silence(match: Match, seat: Seat) -> Step:
    """What a seat does that gives no answer: the one step beside the pad."""
    return next(prompt.steps[0] for prompt in match.position.prompts(seat) if prompt.kind == "choice")
