"""A guest of the simulated house: sits down, plays whatever it is offered, retries, and forgets nothing it was told."""

import hashlib
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Final

from benchmarks.weather.line import Line, Question, Said, Update
from benchmarks.weather.loop import Mortal
from benchmarks.weather.wire import Wire

if TYPE_CHECKING:
    from benchmarks.weather.party import Party

SILENCE_S: Final = 60.0  # without a word, not even a ping: the guest comes back by a new connection
RETRY_S: Final = 15.0  # without an answer: the same is said again
TRY_AGAIN: Final = frozenset(("busy", "too-fast", "store", "closing", "failed"))  # nothing was done, and may be yet
CURIOUS: Final = 0.04  # of the turns begin with a question
NAUGHTY: Final = 0.03  # or with something that cannot be done
PHRASES: Final = ("hello", "well-played", "hurry")


class Sent:
    """A move, with all that was said of it. times counts how often it was sent; outcomes are the kinds of answers."""

    __slots__ = ("at", "is_naughty", "outcomes", "seat", "step", "times")

    def __init__(self, seat: int, step: str, at: int, is_naughty: bool = False) -> None:
        self.seat = seat
        self.step = step
        self.at = at
        self.is_naughty = is_naughty
        self.times = 0
        self.outcomes: list[str] = []


class Guest:
    """A device with one connection, or several, at one table. seats are its own; none: it looks on.

    Its moves are called x1, x2, … as docs/api.md does, and as every other guest's are.
    """

    def __init__(self, party: "Party", name: str, rng: Random, address: str, cookie: str, seats: list[int]) -> None:
        self.party = party
        self.world = party.world
        self.loop = party.world.loop
        self.name = name
        self.rng = rng
        self.address = address
        self.cookie = cookie
        self.device = hashlib.sha256(cookie.partition("=")[2].encode()).hexdigest()  # all that the house keeps of it
        self.seats = seats
        self.at = 0
        self.lines: list[Line] = []
        self.updates: list[Update] = []
        self.moves: dict[str, Sent] = {}
        self.is_over = False
        self.is_away = False  # has left for good
        self._asked: Said | None = None
        self._open = ""  # the id of the move that waits for its answer
        self._count = 0
        self._is_thinking = False
        self._is_connecting = False

    # Connections

    @property
    def line(self) -> Line | None:
        """One that it can speak on."""
        return next((line for line in self.lines if line.is_open), None)

    def connect(self) -> None:
        """Another connection, beside those there are."""
        self._is_connecting = False
        if self.is_away:
            return
        house = self.world.any_house()
        if house is None:
            self._connect_later(1.0)
            return
        wire = self.world.new_wire()
        line = Line(self, wire, self.at)
        wire.guest = line
        house.connect(wire, self.address)
        self.lines.append(line)
        seat = self.rng.choice(self.seats) if len(self.seats) > 1 else None
        line.shake_hands(self.party.table, self.cookie, seat)

    def _connect_later(self, most_s: float) -> None:
        if not self._is_connecting and not self.is_away:
            self._is_connecting = True
            self.loop.call_later(most_s * (0.2 + 0.8 * self.rng.random()), self.connect)

    @property
    def is_playing(self) -> bool:
        return self.at > 0 and not self.is_over and not self.is_away

    @property
    def is_well(self) -> bool:
        """Nothing is wrong with its connections: what befell them may outlast the fault that did it."""
        wires = [line.wire for line in self.lines]
        return all(wire.is_read and not wire.is_dead and wire.stalled <= self.loop.now for wire in wires)

    @property
    def waits(self) -> bool:
        """For others."""
        return not self._open and not self._is_thinking

    @property
    def is_owed_answers(self) -> bool:
        return any(line.unanswered for line in self.lines)

    @property
    def unanswered(self) -> Sent | None:
        """The move that it waits for to be answered."""
        return self.moves.get(self._open)

    def is_at(self, process: Mortal) -> bool:
        """Whether all it is told comes from there."""
        ends = [line.wire.end for line in self.lines]
        return bool(ends) and all(end is not None and end.process is process for end in ends)

    def came_in(self, line: Line) -> None:
        if self._open:
            self._send(line, self._open)  # was it made? To say it again must not make it twice

    def was_refused(self, line: Line, head: bytes) -> None:
        self._drop(line)

    def was_closed(self, line: Line, code: int) -> None:
        self._drop(line)

    def _drop(self, line: Line) -> None:
        if line in self.lines:
            self.lines.remove(line)
        if self.lines:
            self._go_on(line)  # what was said on the lost one may not have been heard
        else:
            self._connect_later(self.world.come_back_s)

    def leave(self) -> None:
        self.is_away = True
        for line in self.lines:
            line.hang_up()
        self.lines = []

    def look_after(self, now: float) -> list[str]:
        """What a page does every now and then; what has gone wrong."""
        problems: list[str] = []
        for line in list(self.lines):
            wire = line.wire
            if now - line.last_heard > SILENCE_S:
                line.hang_up()
                self._drop(line)
            elif wire.is_read and not wire.is_dead:
                well_since = max(wire.stalled, self.world.woke)  # nobody answers who is asleep
                patient_since = now - self.world.patience_s
                late = [ident for ident, since in line.unanswered.items() if max(since, well_since) < patient_since]
                problems += [f"{self.name}: {ident} was never answered ({self._told(ident)})" for ident in late]
                for ident in late:
                    del line.unanswered[ident]
        if self.line is not None:
            self._go_on(self.line)  # whoever was told to be patient, or not at all, tries again
        return problems

    def _told(self, ident: str) -> str:
        sent = self.moves.get(ident)
        return f"do {sent.step}, said {sent.times} times, heard {sent.outcomes}" if sent else "a question"

    # Listening

    def hear(self, line: Line, said: Said) -> None:
        kind = said.kind
        if kind == "update":
            self._see(line, said)
            if said.ok:
                self._answered(line, said.ok, "ok", said)
            self._go_on(line)
        elif kind == "ping":
            line.say({"kind": "pong", "number": said.number})
        elif kind in ("ok", "refused", "stale", "error"):
            if said.id:
                self._answered(line, said.id, kind, said)
            if said.error == "no-table":
                self.party.complain(f"{self.name}: the table is gone")

    def _see(self, line: Line, said: Said) -> None:
        view = said.view
        assert view is not None
        if said.at < line.at:
            self.party.complain(f"{self.name} saw {line.at} steps, and then {said.at}")
        self.party.is_shown(self.name, said.at)
        self.updates.append(Update(view.seat, line.at, said.at, [bytes(event) for event in said.events]))
        line.at = said.at
        if said.at >= self.at:
            self.at = said.at
            self._asked = said
        if not self._open:
            self.world.interruptions.end(self)
        if view.awaits == "over" and not self.is_over:
            self.is_over = True
            self.party.is_over_for(self)

    def _answered(self, line: Line, ident: str, kind: str, said: Said) -> None:
        sent = self.moves.get(ident)
        if sent is None:
            return  # a question
        sent.outcomes.append(said.error if kind == "error" else kind)
        if ident != self._open:
            return
        if kind == "error" and said.error in TRY_AGAIN:
            self.loop.happens_at(self.loop.now + 1.0 + self.rng.random(), self._say_again, (ident, 0))
            return
        if kind == "refused" and sent.at == self.at and sent.times == 1 and not self.party.has_races:
            self.party.complain(f"{self.name} was offered {sent.step!r} at {sent.at}, and refused it")
        self._open = ""
        self.world.interruptions.end(self)
        self._go_on(line)

    # Speaking

    def _go_on(self, line: Line) -> None:
        asked = self._asked
        if self._open or self._is_thinking or asked is None or not self.seats or self.is_over:
            return
        view = asked.view
        assert view is not None
        if asked.ask or (len(self.seats) > 1 and set(view.awaited) & set(self.seats)):
            self._is_thinking = True
            thought_s = self.party.think_s * (0.1 + self.rng.random())
            self.loop.happens_at(self.loop.now + thought_s, Guest._decide, self)

    def _decide(self) -> None:
        self._is_thinking = False
        line, asked = self.line, self._asked
        if line is None or not line.is_open or self._open or asked is None or self.is_over:
            return  # it goes on with the next update
        view = asked.view
        assert view is not None
        if not asked.ask or view.seat is None:
            others = [seat for seat in view.awaited if seat in self.seats]
            if others:
                line.say({"kind": "as", "seat": others[0]})  # the curtain: another hand at the same device
            return
        luck = self.rng.random()
        if luck < CURIOUS:
            self._wonder(line, view.seat, asked)
        elif luck < CURIOUS + NAUGHTY:
            self._misbehave(line, view.seat, asked)
        self._open = self._new_move(Sent(view.seat, _choice(self.rng.choice(asked.ask), self.rng), asked.at))
        self._send(line, self._open)

    def _new_move(self, sent: Sent) -> str:
        self._count += 1
        ident = f"x{self._count}"
        self.moves[ident] = sent
        return ident

    def _send(self, line: Line, ident: str) -> None:
        sent = self.moves[ident]
        sent.times += 1
        line.say({"kind": "do", "step": sent.step, "at": sent.at, "id": ident, "seat": sent.seat})
        if ident == self._open:
            self.loop.happens_at(self.loop.now + RETRY_S, self._say_again, (ident, sent.times))

    def _say_again(self, move: tuple[str, int]) -> None:
        """Unless it was answered, or said again, meanwhile; times: how often it was said by then, 0 if no matter."""
        ident, times = move
        line = self.line
        if ident == self._open and line is not None and line.is_open and times in (0, self.moves[ident].times):
            self._send(line, ident)

    def say_twice(self) -> None:
        """Over another connection, if there is one: the two may overtake one another."""
        if self.lines and self.moves:
            ident = self._open or next(reversed(self.moves))
            line = self.rng.choice(self.lines)
            if line.is_open:
                self._send(line, ident)

    def flood(self, count: int) -> None:
        """Questions faster than anybody can ask, of which each must be answered."""
        line = self.line
        if line is not None and line.is_open and self.seats:
            for _ in range(count):
                self._ask(line, {"kind": "why", "step": "fly", "seat": self.seats[0]})

    def _wonder(self, line: Line, seat: int, asked: Said) -> None:
        step = _choice(asked.ask[0], self.rng)
        say: list[Callable[[], None]] = [
            lambda: self._ask(line, {"kind": "why", "step": step, "seat": seat}),
            lambda: self._ask(line, {"kind": "preview", "step": step, "seat": seat}),
            lambda: self._ask(line, {"kind": "advise", "seat": seat}),
            lambda: line.say({"kind": "phrase", "phrase": self.rng.choice(PHRASES), "seat": seat}),
            lambda: line.say({"kind": "here", "here": self.rng.random() < 0.7}),
            lambda: line.say({"kind": "hold", "hold": False}),
        ]
        self.rng.choice(say)()

    def _misbehave(self, line: Line, seat: int, asked: Said) -> None:
        """None of these may ever be made."""
        step = _choice(asked.ask[0], self.rng)
        strange = [
            Sent(seat, "fly to the moon", asked.at, True),
            Sent(self.party.seats, step, asked.at, True),
            Sent((seat + 1) % self.party.seats, step, asked.at, True),
            Sent(seat, step, asked.at + 1000, True),
        ]
        sent = self.rng.choice([one for one in strange if one.seat not in self.seats or one.seat == seat])
        self._send(line, self._new_move(sent))

    def _ask(self, line: Line, message: dict[str, Any]) -> None:
        self._count += 1
        line.say({**message, "id": f"q{self._count}"})


def _choice(question: Question, rng: Random) -> str:
    """Any step of those that a question offers, listed or described."""
    if question.kind == "choice":
        return rng.choice(question.steps).do
    verb, items, size = question.verb, question.items, question.size
    if question.kind == "pad":
        return f"{verb} {rng.choice(items)} @{rng.randrange(200, 900)}"
    if question.kind == "set":
        chosen = sorted(rng.sample(range(len(items)), size))
        return f"{verb} {' '.join(items[index] for index in chosen)}"
    order = rng.sample(range(len(items)), len(items))
    bins = [sorted(order[at : at + size]) for at in range(0, len(order), size)]
    return f"{verb} {' / '.join(' '.join(items[index] for index in one) for one in bins)}"


class Nobody:
    """At the other end of a wire before somebody is."""

    def heard(self, wire: Wire, data: bytes) -> None:
        return

    def lost(self, wire: Wire) -> None:
        return
