"""A table with people at it: a match, those who watch, and one thing at a time.

Durable before visible: a step is carried out in memory, written, and only then shown. Until it is written everything
else waits in a queue. If it cannot be written the memory is thrown away and read back from the store, so nobody ever
sees what a crash could take back.
"""

import asyncio
import logging
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import Final

from walpurgis.kernel.refusal import NotationError
from walpurgis.kernel.steps import CHANCE, OVER, SEVERAL, Seat
from walpurgis.tables import seating
from walpurgis.tables.audience import Audience, Oks
from walpurgis.tables.bot_turns import BotTurns
from walpurgis.tables.client import Client
from walpurgis.tables.context import TableContext
from walpurgis.tables.errors import TableError
from walpurgis.tables.faults import Faults, fault_of
from walpurgis.tables.header import Entry, Fault, Header
from walpurgis.tables.match import Action, Match, Told
from walpurgis.tables.messages import Accepted, Answer, Bye, Failed, Notice, Refused, Stale, TableInfo
from walpurgis.tables.move import LONGEST_NONCE, LONGEST_STEP, Move
from walpurgis.tables.move_ids import UNKNOWN, MoveIds
from walpurgis.tables.presenter import encode, table_info
from walpurgis.tables.queue import SerialQueue
from walpurgis.tables.race import Race
from walpurgis.tables.referee import Referee
from walpurgis.tables.shapes import RaceNumbers
from walpurgis.tables.store import Conflict, Stored, StoreError, Write, commit
from walpurgis.tables.turn_clock import TurnClock
from walpurgis.tables.watchdog import GameOverranError

PAUSE_S: Final = 0.5  # after a failed write

log = logging.getLogger("walpurgis.tables")


class Table:
    """Loaded from the store, and kept while somebody watches or a bot has to move.

    What most tables of people alone never need is made when it is: bots' turns, a clock, the referee of races.
    """

    __slots__ = (
        "_bot_turns", "_clock", "_faults", "_made", "_pause", "_referee", "audience", "context", "gone", "header",
        "match", "minded", "number", "queue", "revision", "shown",
    )  # fmt: skip

    def __init__(self, stored: Stored, context: TableContext) -> None:
        self.context = context
        self.queue = SerialQueue(self.go_on, self._settled, self.stumble)
        self.audience = Audience(self)
        self.minded: set[Seat] = set()  # seats whose time ran out: a bot plays for them until their person is back
        self.gone = False
        self._bot_turns: BotTurns | None = None
        self._clock: TurnClock | None = None
        self._faults: Faults | None = None
        self._referee: Referee | None = None
        self._pause: asyncio.TimerHandle | None = None
        self.header: Header = stored.header
        self._take(stored, -1)

    def _take(self, stored: Stored, since: int) -> list[Told]:
        """Become what the store says; what happened in the steps behind `since`."""
        self._stop()
        if self._bot_turns is not None:
            self._bot_turns.forget()
        self.number = stored.number
        self.revision = stored.revision
        self.match: Match | None = None
        self._made = MoveIds()
        self.shown = 0  # the length of the log as everybody knows it
        told: list[Told] = []
        self.adopt(stored.header)
        if self.header.has_begun and not self.header.fault:
            self.match = Match(self.header)
            told = self.match.restore(stored.entries, since)
            self.shown = self.match.length
            for at, entry in enumerate(stored.entries):
                self._made.add(entry.move_id, at)
        return told

    def adopt(self, header: Header) -> None:
        """A header that is in the store now."""
        for seat in list(self.minded):
            if header.chairs[seat].device != self.header.chairs[seat].device:
                self.minded.discard(seat)  # somebody else came for it
        self.header = header

    @property
    def playing(self) -> Match:
        """The match of a table that has begun."""
        assert self.match is not None
        return self.match

    @property
    def race(self) -> Race | None:
        """The one that is open."""
        return self._referee.race if self._referee is not None else None

    def time_left(self) -> dict[Seat, int] | None:
        """Milliseconds by seat; None while no clock runs."""
        return self._clock.left() if self._clock is not None else None

    def referee(self) -> Referee:
        if self._referee is None:
            self._referee = Referee(self)
        return self._referee

    def is_minded(self, seat: Seat) -> bool:
        """Whether a bot plays for this seat, as its own or for a person who is away."""
        chair = self.header.chairs[seat]
        return chair.kind == "bot" or chair.left or seat in self.minded

    def is_alone(self, client: Client) -> bool:
        """Whether all who play here, bots aside, are at this device."""
        people = [chair for chair in self.header.chairs if chair.kind == "person" and not chair.left]
        return bool(people) and all(chair.device == client.device for chair in people)

    # One thing at a time

    def ask(self, job: Callable[["Table"], None]) -> None:
        """Something that changes nothing; it can be left out when too much is waiting."""
        if not self.queue.is_crowded:
            self.queue.enter(partial(self._answer, job))

    def _answer(self, job: Callable[["Table"], None]) -> None:
        """A question that fails is no more than that: the game goes on."""
        try:
            job(self)
        except Exception:
            log.exception("a question about %s could not be answered", self.header.game)

    def stumble(self, error: BaseException) -> None:
        """The game failed, or the house while it was busy with it."""
        if self._faults is None:
            self._faults = Faults(self)
        self._faults.note(error)

    @property
    def is_giving_up(self) -> bool:
        """Its game has failed, and its people are about to be told."""
        return self._faults is not None and self._faults.is_closing

    def go_on(self) -> None:
        """See to it that somebody acts: chance, a bot, the clock, a race."""
        match = self.match
        if match is None or self.gone or self.queue.busy or self.header.status != "running":
            return
        if match.position.awaits != CHANCE:
            self._prepare()
            if self._bot_turns is not None:
                self._bot_turns.ask()
            if self._referee is not None:
                self._referee.look()
        elif not match.pause():
            self.commit([], {})  # a log that ends before a draw
        elif self._pause is None:
            self._pause = self.queue.loop.call_later(match.pause() / 1000, self.queue.enter, self._end_pause)

    def _prepare(self) -> None:
        """Before a position is shown: the race begins, the clock runs."""
        if self.playing.position.awaits == SEVERAL:
            self.referee().open()
        if self.header.turn_limit_s:
            if self._clock is None:
                self._clock = TurnClock(self)
            self._clock.run()
        if self._bot_turns is None and any(self.is_minded(seat) for seat in range(self.header.seats)):
            self._bot_turns = BotTurns(self)

    def hurry(self) -> None:
        """The only person at the table has seen enough: chance goes on now."""
        if self._pause is not None:
            self._pause.cancel()
        self._end_pause()

    def _end_pause(self) -> None:
        """People have looked at the table for a while: chance goes on, if anybody is there to see it."""
        self._pause = None
        held = any(client.holds and self.is_alone(client) for client in self.audience.clients)
        if self.audience.clients and not held and self.match is not None and self.match.position.awaits == CHANCE:
            self.commit([], {})

    def _stop(self) -> None:
        """Nothing that was under way counts any more."""
        for under_way in (self._bot_turns, self._clock, self._referee):
            if under_way is not None:
                under_way.stop()
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None

    def _settled(self) -> None:
        if not self.audience.clients:
            self.context.rests(self)

    @property
    def is_at_work(self) -> bool:
        """Something is under way by itself: a bot thinks, a race is on, chance waits a moment."""
        thinks = self._bot_turns is not None and self._bot_turns.are_thinking
        return thinks or self.race is not None or self._pause is not None

    @property
    def is_idle(self) -> bool:
        """Nobody needs it, and nothing is under way."""
        return not self.audience.clients and self.queue.is_free and not self.is_at_work

    # Playing

    def play(self, move: Move) -> None:
        if not self.queue.busy:
            self._play(move)
        elif not self.queue.is_crowded:
            self.queue.enter(partial(self._play, move))
        else:
            move.client.deliver(encode(self.audience.failed(move.client, "busy", move.nonce)))

    def _play(self, move: Move) -> None:
        answer: Answer | None
        try:
            answer = self._consider(move)
        except (Exception, GameOverranError) as error:
            self.stumble(error)
            answer = self.audience.failed(move.client, "move-failed", move.nonce)
        if answer is not None:
            move.client.deliver(encode(answer))

    def _consider(self, move: Move) -> Answer | None:
        """Answer at once, or set about doing it: None."""
        match, client, seat, nonce = self.match, move.client, move.seat, move.nonce
        if not 0 < len(nonce) <= LONGEST_NONCE:
            return self.audience.failed(client, "nonce")
        made_at = self._made.made_at(move.ident)
        if made_at != UNKNOWN:
            return self._made_before(move, made_at)
        if not self.header.is_own(seat, client.device):
            return self.audience.failed(client, "not-your-seat", nonce)
        if match is None:
            return self.audience.failed(client, self.header.fault or "not-started", nonce)
        if self.header.status == "archived":
            return self.audience.failed(client, "not-running", nonce)
        try:
            step = match.notation.parse(move.text[:LONGEST_STEP])
        except NotationError as error:
            return Failed("notation", self.audience.words(client).error(error), nonce)
        if match.asked[seat] > move.at or move.at > match.length:
            return Stale(nonce, match.length)
        if self.is_minded(seat):
            self.comes_back(seat)
        race = self.race
        if match.position.awaits == SEVERAL and race is not None:
            return self.referee().answer(race, move, step)
        refusal = match.position.refusal(seat, step)
        if refusal is not None:
            return Refused(nonce, refusal.clause, refusal.args, self.audience.words(client).refusal(refusal))
        self.commit([Action(seat, step, move.ident)], {client: [nonce]})
        return None

    def _made_before(self, move: Move, made_at: int) -> Answer:
        """A retry, however late, hears what became of it. A new move under an old id is not taken for one: it would be
        lost without a word.
        """
        if move.at > made_at:
            return self.audience.failed(move.client, "nonce-used", move.nonce)
        return Accepted(move.nonce, self.shown)

    def commit(self, actions: list[Action], oks: Oks, race: list[RaceNumbers] | None = None) -> None:
        """Carry out legal decisions and what chance adds to them, write it all, then show it."""
        self.queue.hold()
        match = self.playing
        length = match.length
        try:
            entries, told = match.play(actions)
            header = None
            if match.position.awaits == OVER:
                header = copy_of(self.header)
                seating.finish(header)
            done = partial(self._written, entries, length, header, told, oks, race)
            self.context.store.write(Write(self.number, length, entries, done, self.revision, header))
        except (Exception, GameOverranError) as error:
            # A game with a fault in it: what is in memory may be half a step, so it is thrown away.
            self.stumble(error)
            self.context.tasks.spawn(self._recover(None, oks))

    def _written(
        self,
        entries: list[Entry],
        length: int,
        header: Header | None,
        told: list[Told],
        oks: Oks,
        race: list[RaceNumbers] | None,
        error: StoreError | None,
    ) -> None:
        if error is not None:
            self.context.tasks.spawn(self._recover(error, oks))
            return
        try:
            if header is not None:
                self.revision += 1
                self.adopt(header)
            for at, entry in enumerate(entries, length):
                self._made.add(entry.move_id, at)
            self.context.counts.moves += 1
            self.show(told, oks, race)
            if header is not None:
                self.context.counts.games_over += 1
                self.audience.notify()
            if self._faults is not None:
                self._faults.forget()
        except (Exception, GameOverranError) as fault:
            self._show_later(fault, oks)
        finally:
            self.queue.release()

    def _show_later(self, fault: BaseException, oks: Oks) -> None:
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
            self._show_later(fault, oks)

    async def _recover(self, error: StoreError | None, oks: Oks) -> None:
        """The store has the last word. Whatever it has that nobody has seen yet is shown now. No error: it was the
        game that failed.
        """
        try:
            if error is not None:
                self.context.counts.store_failures += 1
                log.error("a move in %s was not made: %s", self.header.game, error)
            for client, nonces in oks.items():
                for nonce in nonces:
                    client.deliver(encode(self._lost(error, client, nonce)))
            if not oks:
                await asyncio.sleep(PAUSE_S)  # a bot would try again at once
            await self.reload()
        except (Exception, GameOverranError) as fault:
            self.stumble(fault)
            self.say_farewell("restart")
        finally:
            self.queue.release()

    def _lost(self, error: StoreError | None, client: Client, nonce: str) -> Answer:
        """What is said of a move that was not made."""
        if isinstance(error, Conflict):
            return Stale(nonce, self.shown)
        return self.audience.failed(client, "move-failed" if error is None else "store", nonce)

    async def reload(self) -> None:
        """The caller holds the table."""
        since = self.shown
        try:
            stored = await self.context.store.load(self.header.id)
        except StoreError:
            self.say_farewell("restart")
            return
        if stored is None:
            self.say_farewell("gone")
            return
        told = self._take(stored, since)
        if self.match is not None and self.match.length > since:
            self.show(told, {}, None)
        self.audience.notify()

    # Changing the header

    async def alter(self, change: Callable[[Header], object], device: str = "") -> TableInfo:
        """Change the header as `change` does with a copy; once that is written everybody hears of it.

        What a guest with this device then sees of the table.
        """
        async with self.queue.held():
            if self.gone:
                raise TableError("changed")  # it was read anew while we waited, and those who play are there
            header = copy_of(self.header)
            change(header)
            begins = self.match is None and header.status == "running"
            before = await self._before(header) if begins else []
            match, entries, told = _begun(header, before) if begins else (None, [], [])
            await self.write_header(header, [*before, *entries])
            self.shown = len(before) or self.shown  # nobody is told again what another table told
            self.context.counts.games_started += begins
            self.audience.look_after_seats()
            if match is not None:
                self.match = match
                try:
                    self.show(told, {}, None)
                except (Exception, GameOverranError) as fault:
                    self._show_later(fault, {})
            self.audience.notify()
            return self.info(device)

    async def give_up(self, fault: Fault) -> None:
        """Close the table: its game cannot go on. Its people hear why."""
        async with self.queue.held():
            header = copy_of(self.header)
            seating.break_off(header, fault)
            await self.write_header(header)
            self._stop()
            self.match = None
            self.audience.notify()
            self.audience.tell_all(fault)

    async def _before(self, header: Header) -> list[Entry]:
        """The steps that a new table begins with: those of the table that it continues, as far as it does."""
        if not header.continues:
            return []
        stored = await self.context.ask(self.context.store.load(header.continues))
        if stored is None or stored.header.continued != header.id:
            raise TableError("changed")
        return [Entry(one.actor, one.step, one.unit, one.total) for one in stored.entries[: header.continues_at]]

    async def write_header(self, header: Header, entries: list[Entry] | None = None) -> None:
        """The caller holds the queue."""
        try:
            await commit(self.context.store, self.number, self.shown, entries or [], self.revision, header)
        except StoreError as error:
            await self.reload()
            raise (TableError("changed") if isinstance(error, Conflict) else self.context.unavailable(error)) from error
        self.revision += 1
        self.adopt(header)

    # Showing

    def show(self, told: list[Told], oks: Oks, race: list[RaceNumbers] | None) -> None:
        """What was written, to bots and people."""
        match = self.playing
        before, self.shown = self.shown, match.length
        if self.header.status == "running":
            self._prepare()
            if self._bot_turns is not None:
                self._bot_turns.witness(told, before)
        self.audience.tell(match, told, oks, race)

    def info(self, device: str) -> TableInfo:
        """Not to be asked while a step is being written."""
        awaited = self.match.position.awaited() if self.match is not None and self.header.status == "running" else []
        return table_info(self.header, device, self.shown, awaited, self.audience.devices_here(), self.minded)

    def say_farewell(self, why: Bye) -> None:
        for client in tuple(self.audience.clients):
            self.audience.dismiss(client, why)
        self.close()
        self.context.drop(self)

    def close(self) -> None:
        self.gone = True
        self._stop()

    # Coming and going

    def welcome(self, client: Client, told: list[Told]) -> None:
        """Somebody comes in, and sees the table; told is what they missed. Not while a step is being written."""
        is_news = client.here and client.device not in self.audience.devices_here()
        self.audience.admit(client)
        self.context.rests(self)
        if is_news:
            self.audience.notify()
        else:
            client.deliver(encode(Notice(self.info(client.device))))
        if self.match is not None:
            self.audience.greet(client, told)
        elif self.header.fault:
            client.deliver(encode(self.audience.failed(client, self.header.fault)))

    def goodbye(self, client: Client) -> None:
        """Somebody's connection is closed."""
        self.audience.forget(client)
        if client.here and client.device not in self.audience.devices_here():
            self.queue.enter(self.audience.notify)
        if client.holds:
            self.queue.enter(self.go_on)  # nobody is waited for any more
        self.context.rests(self)

    def comes_back(self, seat: Seat) -> None:
        """A person acts again for a seat that a bot was minding."""
        self.minded.discard(seat)
        if self.header.chairs[seat].left:
            self.context.tasks.spawn(self._return(self.header.chairs[seat].device))
        else:
            self.queue.enter(self.audience.notify)

    async def _return(self, device: str) -> None:
        try:
            await self.alter(lambda header: seating.come_back(header, device))
        except TableError as error:
            log.warning("somebody came back, but: %s", error.key)

    def present(self, client: Client, here: bool) -> None:
        if here:
            for seat in self.header.seats_of(client.device):
                if self.is_minded(seat):
                    self.comes_back(seat)
        if client.here != here:
            client.here = here
            self.queue.enter(self.audience.notify)


def _begun(header: Header, before: list[Entry]) -> tuple[Match, list[Entry], list[Told]]:
    """TableError where the game cannot even begin."""
    try:
        match = Match(header)
        match.restore(before)
        entries, told = match.play([])
    except (Exception, GameOverranError) as error:
        log.error("a game of %s could not begin", header.game, exc_info=error)
        raise TableError(fault_of(error)) from error
    return match, entries, told


def copy_of(header: Header) -> Header:
    """So that what is in memory stays what is in the store until the new one is."""
    return deepcopy(header)
