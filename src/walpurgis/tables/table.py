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
from walpurgis.tables.describe import encode, questions, table_info
from walpurgis.tables.errors import TableError
from walpurgis.tables.header import Header
from walpurgis.tables.household import Household
from walpurgis.tables.match import Action, Match, Told, as_data
from walpurgis.tables.messages import Accepted, Answer, Bye, Failed, Farewell, Notice, Refused, Stale, TableInfo, Update
from walpurgis.tables.minder import Minder
from walpurgis.tables.store import Conflict, Stored, StoreError, Write
from walpurgis.tables.turnstile import Turnstile
from walpurgis.tables.watcher import Watcher
from walpurgis.words import Words

REMEMBERED_NONCES: Final = 16  # of the latest moves: a later retry is merely stale
LONGEST_NONCE: Final = 64
LONGEST_STEP: Final = 200
PAUSE_S: Final = 0.5  # after a failed write

log = logging.getLogger("walpurgis.tables")
Oks = dict[Watcher, list[str]]  # who is to be told that which of its moves are made


class Table(Turnstile):
    """Loaded from the store, and kept while somebody watches or a bot has to move."""

    __slots__ = (
        "_minder", "gone", "header", "house", "match", "minded", "nonces", "number", "revision", "shown", "watchers",
    )  # fmt: skip

    def __init__(self, stored: Stored, house: Household) -> None:
        super().__init__()
        self.house = house
        self.watchers: set[Watcher] = set()
        self.minded: set[Seat] = set()  # seats whose time ran out: a bot plays for them until their person is back
        self.gone = False
        self._minder: Minder | None = None
        self.header: Header = stored.header
        self._take(stored, -1)

    def _take(self, stored: Stored, since: int) -> list[Told]:
        """Become what the store says; what happened in the steps behind `since`."""
        if self._minder is not None:
            self._minder.forget()
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
        bots = any(chair.kind == "bot" or chair.left for chair in header.chairs)
        if header.status == "running" and (bots or header.turn_limit_s):
            self.minder()

    def minder(self) -> Minder:
        """Most tables of people alone never need one."""
        if self._minder is None:
            self._minder = Minder(self)
        return self._minder

    def is_minded(self, seat: Seat) -> bool:
        """Whether a bot plays for this seat, as its own or for a person who is away."""
        chair = self.header.chairs[seat]
        return chair.kind == "bot" or chair.left or seat in self.minded

    def is_alone(self, watcher: Watcher) -> bool:
        """Whether all who play here, bots aside, are at this device."""
        people = [chair for chair in self.header.chairs if chair.kind == "person" and not chair.left]
        return bool(people) and all(chair.device == watcher.device for chair in people)

    # One thing at a time

    def enter(self, job: Callable[[], None]) -> None:
        super().enter(job)
        if not self.watchers:
            self.house.rests(self)

    def ask(self, job: Callable[["Table"], None]) -> None:
        """Something that changes nothing; it can be left out when too much is waiting."""
        if not self.is_crowded:
            self.enter(partial(job, self))

    def go_on(self) -> None:
        """See to it that somebody acts: chance, a bot, the clock, a race."""
        match = self.match
        if match is None or self.gone or self.busy or self.header.status != "running":
            return
        awaits = match.position.awaits
        if awaits == CHANCE and match.pause():
            self.minder().rest(match.pause())
        elif awaits == CHANCE:
            self.commit([], {})  # a log that ends before a draw
        elif awaits == SEVERAL:
            self.minder().wake()
        elif self._minder is not None:
            self._minder.wake()

    def release(self) -> None:
        super().release()
        if not self.watchers:
            self.house.rests(self)

    @property
    def is_idle(self) -> bool:
        """Nobody needs it, and nothing is under way."""
        return not self.watchers and self.is_free and (self._minder is None or not self._minder.is_at_work)

    # Playing

    def play(self, watcher: Watcher, seat: Seat, text: str, at: int, nonce: str, arrived: float) -> None:
        if not self.busy:
            self._play(watcher, seat, text, at, nonce, arrived)
        elif not self.is_crowded:
            self.enter(partial(self._play, watcher, seat, text, at, nonce, arrived))
        else:
            watcher.deliver(encode(self.failed(watcher, "busy", nonce)))

    def _play(self, watcher: Watcher, seat: Seat, text: str, at: int, nonce: str, arrived: float) -> None:
        answer = self._consider(watcher, seat, text, at, nonce, arrived)
        if answer is not None:
            watcher.deliver(encode(answer))

    def _consider(self, watcher: Watcher, seat: Seat, text: str, at: int, nonce: str, arrived: float) -> Answer | None:
        """Answer at once, or set about doing it: None."""
        header, match = self.header, self.match
        if not header.is_own(seat, watcher.device):
            return self.failed(watcher, "not-your-seat", nonce)
        if match is None:
            return self.failed(watcher, "not-started", nonce)
        if not 0 < len(nonce) <= LONGEST_NONCE:
            return self.failed(watcher, "nonce")
        if nonce in self.nonces:
            return Accepted(nonce, match.length)
        if header.status == "archived":
            return self.failed(watcher, "not-running", nonce)
        try:
            step = match.texts.parse(text[:LONGEST_STEP])
        except NotationError as error:
            return Failed("notation", self.words(watcher).error(error), nonce)
        if match.asked[seat] > at or at > match.length:
            return Stale(nonce, match.length)
        if self.is_minded(seat):
            self.comes_back(seat)
        if match.position.awaits == SEVERAL and self._minder is not None and self._minder.race is not None:
            return self._minder.answer(watcher, seat, step, nonce, arrived)
        refusal = match.position.refusal(seat, step)
        if refusal is not None:
            return Refused(nonce, refusal.clause, refusal.args, self.words(watcher).refusal(refusal))
        self.commit([Action(seat, step, nonce)], {watcher: [nonce]})
        return None

    def commit(self, actions: list[Action], oks: Oks, race: list[dict[str, int]] | None = None) -> None:
        """Carry out legal decisions and what chance adds to them, write it all, then show it."""
        match = self.match
        assert match is not None
        length = match.length
        try:
            entries, told = match.play(actions)
        except Exception:
            # A game with a fault in it: what is in memory may be half a step, so it is thrown away.
            log.exception("a step of %s could not be carried out", self.header.game)
            self.busy = True
            self.house.spawn(self._recover(StoreError(), oks))
            return
        header = None
        if match.position.awaits == OVER:
            header = copy_of(self.header)
            seating.finish(header)
        self.busy = True
        done = partial(self._written, actions, header, told, oks, race)
        self.house.store.write(Write(self.number, length, entries, done, self.revision, header))

    def _written(
        self,
        actions: list[Action],
        header: Header | None,
        told: list[Told],
        oks: Oks,
        race: list[dict[str, int]] | None,
        error: StoreError | None,
    ) -> None:
        if error is not None:
            self.house.spawn(self._recover(error, oks))
            return
        match = self.match
        assert match is not None
        if header is not None:
            self.revision += 1
            self.adopt(header)
        for action in actions:
            self._remember(action.nonce)
        self.house.counts.moves += 1
        try:
            self.show(told, oks, race)
            if header is not None:
                self.house.counts.games_over += 1
                self.notify()
        except Exception:
            log.exception("a position of %s could not be shown", self.header.game)
        self.release()

    async def _recover(self, error: StoreError, oks: Oks) -> None:
        """The store has the last word. Whatever it has that nobody has seen yet is shown now."""
        self.house.counts.store_failures += 1
        for watcher, nonces in oks.items():
            for nonce in nonces:
                lost = Stale(nonce, self.shown) if isinstance(error, Conflict) else self.failed(watcher, "store", nonce)
                watcher.deliver(encode(lost))
        if not oks:
            await asyncio.sleep(PAUSE_S)  # a bot would try again at once
        await self.reload()
        self.release()

    async def reload(self) -> None:
        """The caller holds the table."""
        since = self.shown
        try:
            stored = await self.house.store.load(self.header.id)
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

    # Showing

    def show(self, told: list[Told], oks: Oks, race: list[dict[str, int]] | None) -> None:
        """What was written, to everybody. Each perspective is worked out once; a mover's own carries the answer."""
        match = self.match
        assert match is not None
        before, self.shown = self.shown, match.length
        if match.position.awaits == SEVERAL:
            self.minder()
        if self._minder is not None and self.header.status == "running":
            self._minder.witness(told, before)
            self._minder.prepare()
        if not self.watchers:
            return
        events = [(one.event, Raw(encode(as_data(one)))) for one in told]
        open_to_all = match.position.view(None).data() if match.position.OPEN else None
        updates: dict[Seat | None, Update] = {}
        frames: dict[Seat | None, bytes] = {}
        for watcher in tuple(self.watchers):
            seat = watcher.seat
            update = updates.get(seat)
            if update is None:
                view = match.position.view(seat).data() if open_to_all is None else {**open_to_all, "seat": seat}
                update = self._update(seat, view, [raw for event, raw in events if event.is_for(seat)])
                update.race = race
                updates[seat] = update
            if watcher in oks:
                first, *others = oks[watcher]
                update.ok = first
                watcher.deliver(encode(update))
                update.ok = ""
                for nonce in others:
                    watcher.deliver(encode(Accepted(nonce, match.length)))
                continue
            frame = frames.get(seat)
            if frame is None:
                frame = frames[seat] = encode(update)
            watcher.deliver(frame)

    def _update(self, seat: Seat | None, view: dict[str, object], events: list[Raw]) -> Update:
        match = self.match
        assert match is not None
        ask = questions(match.position, seat, match.texts)
        clock = self._minder.time_left() if self._minder is not None else None
        update = Update(match.length, view, events, ask, clock=clock)
        if ask and seat is not None:
            situation = match.position.situation(seat)
            update.situation = situation.data() if situation is not None else None
            update.hints = [hint.data() for hint in match.position.hints(seat)]
            forecast = match.position.forecast(seat)
            update.forecast = forecast.data() if forecast is not None else None
        return update

    def greet(self, watcher: Watcher, told: list[Told]) -> None:
        """What somebody sees who just came, or turned to another seat."""
        match, seat = self.match, watcher.seat
        assert match is not None
        events = [Raw(encode(as_data(one))) for one in told if one.event.is_for(seat)]
        watcher.deliver(encode(self._update(seat, match.position.view(seat).data(), events)))

    def notify(self) -> None:
        """Who sits where, who is here."""
        frames: dict[str, bytes] = {}
        for watcher in tuple(self.watchers):
            if watcher.device not in frames:
                frames[watcher.device] = encode(Notice(self.info(watcher.device)))
            watcher.deliver(frames[watcher.device])

    def info(self, device: str) -> TableInfo:
        """Not to be asked while a step is being written."""
        awaited = self.match.position.awaited() if self.match is not None and self.header.status == "running" else []
        return table_info(self.header, device, self.shown, awaited, self.devices_here(), self.minded)

    def devices_here(self) -> set[str]:
        return {watcher.device for watcher in self.watchers if watcher.here}

    def say_farewell(self, why: Bye) -> None:
        for watcher in tuple(self.watchers):
            self.dismiss(watcher, why)
        self.close()
        self.house.drop(self)

    def dismiss(self, watcher: Watcher, why: Bye) -> None:
        watcher.deliver(encode(Farewell(why)))
        watcher.dismiss()
        self.forget(watcher)

    def forget(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.house.watchers -= 1
        watcher.table = None

    def close(self) -> None:
        self.gone = True
        if self._minder is not None:
            self._minder.close()

    # Coming and going

    def comes_back(self, seat: Seat) -> None:
        """A person acts again for a seat that a bot was minding."""
        self.minded.discard(seat)
        if self.header.chairs[seat].left:
            self.house.is_back(self, self.header.chairs[seat].device)
        else:
            self.enter(self.notify)

    def present(self, watcher: Watcher, here: bool) -> None:
        if here:
            for seat in self.header.seats_of(watcher.device):
                if self.is_minded(seat):
                    self.comes_back(seat)
        if watcher.here != here:
            watcher.here = here
            self.enter(self.notify)

    def look_after_seats(self) -> None:
        """After a change of chairs: nobody looks over the shoulder of a seat that is not theirs any more."""
        for watcher in tuple(self.watchers):
            if not self.header.may_be_watched_by(watcher.device):
                self.dismiss(watcher, "unwelcome")
                continue
            own = self.header.seats_of(watcher.device)
            if watcher.seat is None and self.match is None:
                watcher.seat = own[0] if own else None  # just sat down
            elif watcher.seat is not None and watcher.seat not in own:
                watcher.seat = own[0] if own else None
                if self.match is not None:
                    self.greet(watcher, [])

    def words(self, watcher: Watcher) -> Words:
        """To speak to somebody."""
        language = watcher.language or self.header.language
        return Words(language, games.find(self.header.game), self.header.names())

    def failed(self, watcher: Watcher, key: str, ident: str = "") -> Failed:
        language = watcher.language or self.header.language
        return Failed(key, TableError(key).message(language), ident[:LONGEST_NONCE])


def copy_of(header: Header) -> Header:
    """So that what is in memory stays what is in the store until the new one is."""
    return deepcopy(header)
