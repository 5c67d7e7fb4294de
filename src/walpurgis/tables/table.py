"""A table with people at it: a match, those who watch, and one thing at a time.

Durable before visible: what is in memory is what the store has, but for the step that is being written (commit.py).
Until it is written everything else waits in a queue.
"""

import asyncio
import logging
import time
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Final

from walpurgis import games
from walpurgis.kernel.steps import CHANCE, SEVERAL, Seat
from walpurgis.tables import seating
from walpurgis.tables.audience import Audience, Oks
from walpurgis.tables.bot_turns import BotTurns
from walpurgis.tables.client import Client
from walpurgis.tables.commit import Commit
from walpurgis.tables.context import TableContext
from walpurgis.tables.errors import TableError
from walpurgis.tables.faults import EndlessError, Faults
from walpurgis.tables.header import Entry, Header
from walpurgis.tables.match import Match, Told
from walpurgis.tables.messages import Accepted, Answer, Bye, Stale, TableInfo
from walpurgis.tables.move_ids import UNKNOWN, MoveIds, move_id
from walpurgis.tables.presenter import encode, table_info
from walpurgis.tables.queue import SerialQueue
from walpurgis.tables.race import Race
from walpurgis.tables.referee import Referee
from walpurgis.tables.shapes import RaceNumbers
from walpurgis.tables.store import Conflict, Stored, StoreError, commit
from walpurgis.tables.turn_clock import TurnClock
from walpurgis.tables.watchdog import GameOverranError

if TYPE_CHECKING:
    from walpurgis.tables.table_peers import TablePeers

PAUSE_S: Final = 0.5  # before what could not be shown is tried again
LATELY_S: Final = 5.0  # a pause that ended longer ago did so with nobody there

log = logging.getLogger("walpurgis.tables")


class Table:
    """Loaded from the store, and kept while somebody watches or a bot has to move.

    What most tables of people alone never need is made when it is: bots' turns, a clock, the referee of races.
    """

    __slots__ = (
        "_bot_turns", "_pause", "archived_at", "audience", "clock", "context", "faults", "gone", "header", "made",
        "match", "minded", "number", "peers", "queue", "referee", "revision", "shown", "shown_at",
    )  # fmt: skip

    def __init__(self, stored: Stored, context: TableContext) -> None:
        self.context = context
        self.queue = SerialQueue(self.go_on, self._settled, self.stumble)
        self.audience = Audience(self)
        self.minded: set[Seat] = set()  # seats whose time ran out: a bot plays for them until their person is back
        self.gone = False
        self._bot_turns: BotTurns | None = None
        self.clock: TurnClock | None = None
        self.faults: Faults | None = None
        self.referee: Referee | None = None
        self._pause: asyncio.TimerHandle | None = None
        self.header: Header = stored.header
        self.number = stored.number
        self.peers: TablePeers | None = context.nodes.peers_of(self) if context.nodes is not None else None
        self._take(stored, -1)

    # What the store has

    def _take(self, stored: Stored, since: int) -> list[Told]:
        """Become what the store says; what happened in the steps behind `since`."""
        self._stop_waiting()
        if self._bot_turns is not None:
            self._bot_turns.forget()
        self.archived_at = stored.archived_at  # announced, and overruled by whatever happens here
        self.match: Match | None = None
        self.made = MoveIds()
        self.shown = 0  # the length of the log as everybody knows it
        self.shown_at = self.queue.loop.time()  # since when
        told: list[Told] = []
        self.adopt(stored.header, stored.revision)
        if self.header.has_begun and not self.header.fault:
            self.match = Match(self.header)
            told = self.match.restore(stored.entries, since)
            self.shown = self.match.length
            for at, entry in enumerate(stored.entries):
                self.made.add(entry.move_id, at)
        return told

    def adopt(self, header: Header, revision: int) -> None:
        """A header that is in the store now."""
        for seat in list(self.minded):
            if header.chairs[seat].device != self.header.chairs[seat].device:
                self.minded.discard(seat)  # somebody else came for it
        self.header = header
        self.revision = revision
        if header.status == "running" and any(self.is_minded(seat) for seat in range(header.seats)):
            self._need_bots()

    async def reload(self) -> None:
        """The caller holds the table."""
        since, had_begun = self.shown, self.match is not None
        try:
            load = self.context.store.load if self.peers is None else self.peers.load
            stored = await load(self.header.id)
        except StoreError:
            self.say_farewell("restart")
            return
        if stored is None:
            self.say_farewell("gone")
            return
        try:
            told = self._take(stored, since)
        finally:
            if self.referee is not None:
                self.referee.take_up()
        if self.match is not None and (self.match.length > since or not had_begun):
            self.show(told, {}, None)
        self.audience.notify()

    def fate(self, client: Client, nonce: str) -> Answer:
        """Of a move that waited while the store was read again: it was made, at whatever node, or it came too late."""
        is_made = self.made.made_at(move_id(client.device, nonce)) != UNKNOWN
        return Accepted(nonce, self.shown) if is_made else Stale(nonce, self.shown)

    async def write_header(self, header: Header, entries: list[Entry] | None = None) -> None:
        """The caller holds the table."""
        try:
            await commit(self.context.store, self.number, self.shown, entries or [], self.revision, header)
        except StoreError as error:
            await self.reload()
            raise (TableError("changed") if isinstance(error, Conflict) else self.context.unavailable(error)) from error
        self.archived_at = 0.0
        self.adopt(header, self.revision + 1)

    # Who plays

    @property
    def playing(self) -> Match:
        """The match of a table that has begun."""
        assert self.match is not None
        return self.match

    @property
    def race(self) -> Race | None:
        """The one that is open."""
        return self.referee.race if self.referee is not None else None

    def is_minded(self, seat: Seat) -> bool:
        """Whether a bot plays for this seat, as its own or for a person who is away."""
        chair = self.header.chairs[seat]
        return chair.kind == "bot" or chair.left or seat in self.minded

    def mind(self, seats: Collection[Seat]) -> None:
        """From now on a bot plays for these people, until they are back."""
        self.minded.update(seats)
        self._need_bots()
        if self.peers is not None:
            self.peers.announce()

    def _need_bots(self) -> None:
        if self._bot_turns is None:
            self._bot_turns = BotTurns(self)

    @property
    def leads(self) -> bool:
        """Whether it is for this process to do what the table does by itself. In a house of one it always is."""
        return self.peers is None or self.peers.claim()

    @property
    def is_watched(self) -> bool:
        return bool(self.audience.clients) or (self.peers is not None and self.peers.is_watched)

    @property
    def is_owed(self) -> bool:
        """Whether it has anything to do by itself, now or at a later time."""
        match = self.match
        if match is None or self.header.status != "running":
            return False
        if match.position.awaits == CHANCE:
            return not match.pause() or self.is_watched
        return self._bot_turns is not None or self.clock is not None or self.referee is not None

    def is_alone(self, client: Client) -> bool:
        """Whether all who play here, bots aside, are at this device."""
        people = [chair for chair in self.header.chairs if chair.kind == "person" and not chair.left]
        return bool(people) and all(chair.device == client.device for chair in people)

    # One thing at a time

    def stumble(self, error: BaseException) -> None:
        """The game failed, or the house while it was busy with it."""
        if self.faults is None:
            self.faults = Faults(self)
        self.faults.note(error)

    @property
    def is_giving_up(self) -> bool:
        """Its game has failed, and its people are about to be told."""
        return self.faults is not None and self.faults.is_closing

    def go_on(self) -> None:
        """See to it that somebody acts: chance, a bot, the clock, a race."""
        match = self.match
        if match is None or self.gone or self.queue.busy or self.header.status != "running":
            return
        if match.length >= self.context.limits.steps_of_game and not games.is_ours(self.header.game):
            self.stumble(EndlessError(f"{match.length} steps"))
            return
        if match.position.awaits != CHANCE:
            self._prepare(match)
            if self.peers is not None and not (self.is_owed and self.leads):
                return
            if self._bot_turns is not None:
                self._bot_turns.ask()
            if self.referee is not None:
                self.referee.look()
        elif not self.leads:
            return
        elif not match.pause():
            Commit(self, {}).make([])  # a log that ends before a draw
        elif self._pause is None:
            self._pause = self.queue.loop.call_at(self._pause_until(match), self.queue.enter, self._end_pause)

    def _pause_until(self, match: Match) -> float:
        """Where another node looked after this pause, and is gone, people here have looked for a part of it."""
        now, lasts_s = self.queue.loop.time(), match.pause() / 1000
        until = self.shown_at + lasts_s
        return until if self.peers is not None and until > now - LATELY_S else now + lasts_s

    def _prepare(self, match: Match) -> None:
        """Before a position is shown: the race begins, the clock runs."""
        if match.position.awaits == SEVERAL:
            if self.referee is None:
                self.referee = Referee(self)
            self.referee.open()
        if self.header.turn_limit_s:
            if self.clock is None:
                self.clock = TurnClock(self)
            self.clock.run()

    def hurry(self) -> None:
        """The only person at the table has seen enough: chance goes on now."""
        if self._pause is not None:
            self._pause.cancel()
        self._end_pause()

    def _end_pause(self) -> None:
        """People have looked at the table for a while: chance goes on, if anybody is there to see it."""
        self._pause = None
        held = any(client.holds and self.is_alone(client) for client in self.audience.clients)
        if self.is_watched and not held and self.match is not None and self.match.position.awaits == CHANCE:
            Commit(self, {}).make([])

    def stop(self) -> None:
        """Nothing that was under way counts any more."""
        self._stop_waiting()
        if self.referee is not None:
            self.referee.stop()

    def _stop_waiting(self) -> None:
        """For a bot, for somebody's time to be up, for people to have looked."""
        if self._bot_turns is not None:
            self._bot_turns.stop()
        if self.clock is not None:
            self.clock.stop()
        self.end_pause()

    def end_pause(self) -> None:
        """Without going on."""
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None

    def _settled(self) -> None:
        if not self.audience.clients:
            self.context.rests(self)

    @property
    def is_at_work(self) -> bool:
        """Something is under way by itself: a bot thinks, a race is to be decided here, chance waits a moment."""
        thinks = self._bot_turns is not None and self._bot_turns.are_thinking
        decides = self.race is not None and (self.peers is None or self.peers.has_lease)
        return thinks or decides or self._pause is not None

    @property
    def is_idle(self) -> bool:
        """Nobody needs it, and nothing is under way."""
        return not self.audience.clients and self.queue.is_free and not self.is_at_work

    # Showing

    def show(self, told: list[Told], oks: Oks, race: list[RaceNumbers] | None) -> None:
        """What was written, to bots and people."""
        match = self.playing
        before, self.shown = self.shown, match.length
        self.shown_at = self.queue.loop.time()
        if self.header.status == "running":
            self._prepare(match)
            if self._bot_turns is not None:
                self._bot_turns.witness(told, before)
        self.audience.tell(match, told, oks, race)

    def show_later(self, fault: BaseException, oks: Oks) -> None:
        """What is written could not be shown: people must not be left without it."""
        self.stumble(fault)
        if not self.is_giving_up:
            self.queue.loop.call_later(PAUSE_S, self.queue.enter, partial(self._show_again, oks))

    def _show_again(self, oks: Oks) -> None:
        """How it stands, without what happened: that may be what cannot be shown."""
        if self.match is None or self.gone:
            return
        try:
            for client in tuple(self.audience.clients):
                self.audience.greet(client, [])
            for client, nonces in oks.items():
                for nonce in nonces:
                    client.deliver(encode(Accepted(nonce, self.shown)))
        except (Exception, GameOverranError) as fault:
            self.show_later(fault, oks)

    def info(self, device: str) -> TableInfo:
        """Not to be asked while a step is being written."""
        awaited = self.match.position.awaited() if self.match is not None and self.header.status == "running" else []
        info = table_info(self.header, device, self.shown, awaited, self.audience.devices_here(), self.minded)
        info.archived_at = self.archived_at
        info.begins_without_in = seating.share_wait_s(self.header, time.time(), self.context.limits.shares_s)
        return info

    def say_farewell(self, why: Bye) -> None:
        for client in tuple(self.audience.clients):
            self.audience.dismiss(client, why)
        self.close()
        self.context.drop(self)

    def close(self) -> None:
        self.gone = True
        self.stop()
        if self.peers is not None:
            self.peers.close()
