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

from msgspec import Raw

from walpurgis import games
from walpurgis.kernel.refusal import NotationError
from walpurgis.kernel.steps import CHANCE, OVER, SEVERAL, Seat
from walpurgis.tables import seating
from walpurgis.tables.bot_turns import BotTurns
from walpurgis.tables.client import Client
from walpurgis.tables.context import TableContext
from walpurgis.tables.errors import TableError
from walpurgis.tables.header import Entry, Header
from walpurgis.tables.match import Action, Match, Told, as_data
from walpurgis.tables.messages import Accepted, Answer, Bye, Failed, Farewell, Notice, Refused, Stale, TableInfo, Update
from walpurgis.tables.move import Move
from walpurgis.tables.presenter import (
    encode,
    forecast_data,
    hint_data,
    questions,
    situation_data,
    table_info,
    view_data,
)
from walpurgis.tables.queue import SerialQueue
from walpurgis.tables.race import Race
from walpurgis.tables.referee import Referee
from walpurgis.tables.shapes import RaceNumbers, ViewData
from walpurgis.tables.store import Conflict, Stored, StoreError, Write, commit
from walpurgis.tables.turn_clock import TurnClock
from walpurgis.words import Words

REMEMBERED_NONCES: Final = 16  # of the latest moves: a later retry is merely stale
LONGEST_NONCE: Final = 64
LONGEST_STEP: Final = 200
PAUSE_S: Final = 0.5  # after a failed write

log = logging.getLogger("walpurgis.tables")
Oks = dict[Client, list[str]]  # who is to be told that which of its moves are made


class Table:
    """Loaded from the store, and kept while somebody watches or a bot has to move.

    What most tables of people alone never need is made when it is: bots' turns, a clock, the referee of races.
    """

    __slots__ = (
        "_bot_turns", "_clock", "_pause", "_referee", "clients", "context", "gone", "header", "match", "minded",
        "nonces", "number", "queue", "revision", "shown",
    )  # fmt: skip

    def __init__(self, stored: Stored, context: TableContext) -> None:
        self.context = context
        self.queue = SerialQueue(self.go_on, self._settled)
        self.clients: set[Client] = set()
        self.minded: set[Seat] = set()  # seats whose time ran out: a bot plays for them until their person is back
        self.gone = False
        self._bot_turns: BotTurns | None = None
        self._clock: TurnClock | None = None
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
        self.nonces: list[str] = []
        self.shown = 0  # the length of the log as everybody knows it
        told: list[Told] = []
        self.adopt(stored.header)
        if self.header.has_begun:
            self.match = Match(self.header)
            told = self.match.restore(stored.entries, since)
            self.shown = self.match.length
            for entry in stored.entries:
                self._remember(entry.nonce)
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
            self.queue.enter(partial(job, self))

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
        held = any(client.holds and self.is_alone(client) for client in self.clients)
        if self.clients and not held and self.match is not None and self.match.position.awaits == CHANCE:
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
        if not self.clients:
            self.context.rests(self)

    @property
    def is_at_work(self) -> bool:
        """Something is under way by itself: a bot thinks, a race is on, chance waits a moment."""
        thinks = self._bot_turns is not None and self._bot_turns.are_thinking
        return thinks or self.race is not None or self._pause is not None

    @property
    def is_idle(self) -> bool:
        """Nobody needs it, and nothing is under way."""
        return not self.clients and self.queue.is_free and not self.is_at_work

    # Playing

    def play(self, move: Move) -> None:
        if not self.queue.busy:
            self._play(move)
        elif not self.queue.is_crowded:
            self.queue.enter(partial(self._play, move))
        else:
            move.client.deliver(encode(self.failed(move.client, "busy", move.nonce)))

    def _play(self, move: Move) -> None:
        answer = self._consider(move)
        if answer is not None:
            move.client.deliver(encode(answer))

    def _consider(self, move: Move) -> Answer | None:
        """Answer at once, or set about doing it: None."""
        match, client, seat, nonce = self.match, move.client, move.seat, move.nonce
        if not self.header.is_own(seat, client.device):
            return self.failed(client, "not-your-seat", nonce)
        if match is None:
            return self.failed(client, "not-started", nonce)
        if not 0 < len(nonce) <= LONGEST_NONCE:
            return self.failed(client, "nonce")
        if nonce in self.nonces:
            return Accepted(nonce, match.length)
        if self.header.status == "archived":
            return self.failed(client, "not-running", nonce)
        try:
            step = match.notation.parse(move.text[:LONGEST_STEP])
        except NotationError as error:
            return Failed("notation", self.words(client).error(error), nonce)
        if match.asked[seat] > move.at or move.at > match.length:
            return Stale(nonce, match.length)
        if self.is_minded(seat):
            self.comes_back(seat)
        race = self.race
        if match.position.awaits == SEVERAL and race is not None:
            return self.referee().answer(race, move, step)
        refusal = match.position.refusal(seat, step)
        if refusal is not None:
            return Refused(nonce, refusal.clause, refusal.args, self.words(client).refusal(refusal))
        self.commit([Action(seat, step, nonce)], {client: [nonce]})
        return None

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
            done = partial(self._written, actions, header, told, oks, race)
            self.context.store.write(Write(self.number, length, entries, done, self.revision, header))
        except Exception:
            # A game with a fault in it: what is in memory may be half a step, so it is thrown away.
            log.exception("a step of %s could not be carried out", self.header.game)
            self.context.tasks.spawn(self._recover(StoreError(), oks))

    def _written(
        self,
        actions: list[Action],
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
            for action in actions:
                self._remember(action.nonce)
            self.context.counts.moves += 1
            self.show(told, oks, race)
            if header is not None:
                self.context.counts.games_over += 1
                self.notify()
        except Exception:
            log.exception("a position of %s could not be shown", self.header.game)
        finally:
            self.queue.release()

    async def _recover(self, error: StoreError, oks: Oks) -> None:
        """The store has the last word. Whatever it has that nobody has seen yet is shown now."""
        try:
            self.context.counts.store_failures += 1
            for client, nonces in oks.items():
                for nonce in nonces:
                    is_late = isinstance(error, Conflict)
                    lost = Stale(nonce, self.shown) if is_late else self.failed(client, "store", nonce)
                    client.deliver(encode(lost))
            if not oks:
                await asyncio.sleep(PAUSE_S)  # a bot would try again at once
            await self.reload()
        except Exception:
            log.exception("a table of %s could not be read back", self.header.game)
            self.say_farewell("restart")
        finally:
            self.queue.release()

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
        self.notify()

    def _remember(self, nonce: str) -> None:
        if nonce:
            self.nonces.append(nonce)
            if len(self.nonces) > REMEMBERED_NONCES:
                del self.nonces[0]

    # Changing the header

    async def alter(self, change: Callable[[Header], object], device: str = "") -> TableInfo:
        """Change the header as `change` does with a copy; once that is written everybody hears of it.

        What a guest with this device then sees of the table.
        """
        async with self.queue.held():
            header = copy_of(self.header)
            change(header)
            begins = self.match is None and header.status == "running"
            match = Match(header) if begins else None
            before = await self._before(header) if begins else []
            entries, told = _begun(match, before) if match is not None else ([], [])
            await self.write_header(header, [*before, *entries])
            self.shown = len(before) or self.shown  # nobody is told again what another table told
            self.context.counts.games_started += begins
            self.look_after_seats()
            if match is not None:
                self.match = match
                self.show(told, {}, None)
            self.notify()
            return self.info(device)

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
        """What was written, to everybody. Each perspective is worked out once; a mover's own carries the answer."""
        match = self.match
        assert match is not None
        before, self.shown = self.shown, match.length
        if self.header.status == "running":
            self._prepare()
            if self._bot_turns is not None:
                self._bot_turns.witness(told, before)
        if not self.clients:
            return
        events = [(one.event, Raw(encode(as_data(one)))) for one in told]
        open_to_all = view_data(match.position, None) if match.position.OPEN else None
        updates: dict[Seat | None, Update] = {}
        frames: dict[Seat | None, bytes] = {}
        for client in tuple(self.clients):
            seat = client.seat
            update = updates.get(seat)
            if update is None:
                view = view_data(match.position, seat) if open_to_all is None else _seen_by(seat, open_to_all)
                update = self._update(seat, view, [raw for event, raw in events if event.is_for(seat)])
                update.race = race
                updates[seat] = update
            if client in oks:
                first, *others = oks[client]
                update.ok = first
                client.deliver(encode(update))
                update.ok = ""
                for nonce in others:
                    client.deliver(encode(Accepted(nonce, match.length)))
                continue
            frame = frames.get(seat)
            if frame is None:
                frame = frames[seat] = encode(update)
            client.deliver(frame)

    def _update(self, seat: Seat | None, view: ViewData, events: list[Raw]) -> Update:
        match = self.match
        assert match is not None
        ask = questions(match.position, seat, match.notation)
        clock = self._clock.left() if self._clock is not None else None
        update = Update(match.length, view, events, ask, clock=clock)
        if ask and seat is not None:
            update.situation = situation_data(match.position, seat)
            update.hints = hint_data(match.position, seat)
            update.forecast = forecast_data(match.position, seat)
        return update

    def greet(self, client: Client, told: list[Told]) -> None:
        """What somebody sees who just came, or turned to another seat."""
        match, seat = self.match, client.seat
        assert match is not None
        events = [Raw(encode(as_data(one))) for one in told if one.event.is_for(seat)]
        client.deliver(encode(self._update(seat, view_data(match.position, seat), events)))

    def notify(self) -> None:
        """Who sits where, who is here."""
        frames: dict[str, bytes] = {}
        for client in tuple(self.clients):
            if client.device not in frames:
                frames[client.device] = encode(Notice(self.info(client.device)))
            client.deliver(frames[client.device])

    def info(self, device: str) -> TableInfo:
        """Not to be asked while a step is being written."""
        awaited = self.match.position.awaited() if self.match is not None and self.header.status == "running" else []
        return table_info(self.header, device, self.shown, awaited, self.devices_here(), self.minded)

    def devices_here(self) -> set[str]:
        return {client.device for client in self.clients if client.here}

    def say_farewell(self, why: Bye) -> None:
        for client in tuple(self.clients):
            self.dismiss(client, why)
        self.close()
        self.context.drop(self)

    def dismiss(self, client: Client, why: Bye) -> None:
        client.deliver(encode(Farewell(why)))
        client.dismiss()
        self.forget(client)

    def forget(self, client: Client) -> None:
        self.clients.discard(client)
        self.context.clients -= 1
        client.table = None

    def close(self) -> None:
        self.gone = True
        self._stop()

    # Coming and going

    def welcome(self, client: Client, told: list[Told]) -> None:
        """Somebody comes in, and sees the table; told is what they missed. Not while a step is being written."""
        is_news = client.here and client.device not in self.devices_here()
        self.clients.add(client)
        client.table = self
        self.context.clients += 1
        self.context.rests(self)
        if is_news:
            self.notify()
        else:
            client.deliver(encode(Notice(self.info(client.device))))
        if self.match is not None:
            self.greet(client, told)

    def goodbye(self, client: Client) -> None:
        """Somebody's connection is closed."""
        self.forget(client)
        if client.here and client.device not in self.devices_here():
            self.queue.enter(self.notify)
        if client.holds:
            self.queue.enter(self.go_on)  # nobody is waited for any more
        self.context.rests(self)

    def comes_back(self, seat: Seat) -> None:
        """A person acts again for a seat that a bot was minding."""
        self.minded.discard(seat)
        if self.header.chairs[seat].left:
            self.context.tasks.spawn(self._return(self.header.chairs[seat].device))
        else:
            self.queue.enter(self.notify)

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
            self.queue.enter(self.notify)

    def look_after_seats(self) -> None:
        """After a change of chairs: nobody looks over the shoulder of a seat that is not theirs any more."""
        for client in tuple(self.clients):
            if not self.header.may_be_watched_by(client.device):
                self.dismiss(client, "unwelcome")
                continue
            own = self.header.seats_of(client.device)
            if client.seat is None and self.match is None:
                client.seat = own[0] if own else None  # just sat down
            elif client.seat is not None and client.seat not in own:
                client.seat = own[0] if own else None
                if self.match is not None:
                    self.greet(client, [])

    def words(self, client: Client) -> Words:
        """To speak to somebody."""
        language = client.language or self.header.language
        return Words(language, games.find(self.header.game), self.header.names())

    def failed(self, client: Client, key: str, ident: str = "") -> Failed:
        language = client.language or self.header.language
        return Failed(key, TableError(key).message(language), ident[:LONGEST_NONCE])


def _seen_by(seat: Seat | None, view: ViewData) -> ViewData:
    """The view of a game in which everybody sees the same."""
    return {**view, "seat": seat}


def _begun(match: Match, before: list[Entry]) -> tuple[list[Entry], list[Told]]:
    match.restore(before)
    return match.play([])


def copy_of(header: Header) -> Header:
    """So that what is in memory stays what is in the store until the new one is."""
    return deepcopy(header)
