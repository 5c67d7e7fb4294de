"""A match: the game on a table, from its header and its log. No clock, no files, no network."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.record import Draw, Line, Record
from walpurgis.kernel.steps import CHANCE, Actor, Seat, Step
from walpurgis.tables import fair
from walpurgis.tables.header import Entry, Header, Origin, Timing
from walpurgis.tables.messages import DrawInfo
from walpurgis.tables.notation_cache import notation_of
from walpurgis.tables.settings import FIRST_IS_DRAWN
from walpurgis.tables.shapes import ToldData

TABLE_LINE = "table"  # the header lines of a record that a proof needs
DRAWN_LINE = "first-drawn"
DICE_LINE = "dice"  # how the seeds came together; without it as in tables of old
CONTINUES_LINE = "continues"  # TABLE N: the first N steps are that table's
ORIGIN_LINE = "origin"  # DRAWS TABLE COMMIT SERVER-SEED SHARE …: where they were drawn, a line a table
NO_SHARE = "-"  # of a bot; a person's is HASH:SEED, HASH: where the game began without it, SEED at a table of old


class Action(NamedTuple):
    """A legal decision to carry out. move_id and timing are kept with it in the log."""

    seat: Seat
    step: Step
    move_id: str = ""
    timing: Timing | None = None


class Told(NamedTuple):
    """An event, the length of the log once the step behind it was written, and who last decided something by then."""

    at: int
    event: Event
    actor: Actor


def as_data(told: Told) -> ToldData:
    """As it goes to those who may know of it."""
    return cast(ToldData, {"at": told.at, "actor": told.actor, **told.event.data()})


class Match:
    """The position after `length` steps. asked[seat] is the length at which the seat's open question was put, or -1."""

    __slots__ = ("_bots", "_decider", "_dice", "_pauses", "asked", "draws", "length", "notation", "position")

    def __init__(self, header: Header) -> None:
        self._dice = fair.Dice(key_of(header))
        self.position: Position = games.find(header.game).start(header.seats, header.first, header.options)
        self.notation = notation_of(header.game)
        self._pauses = header.pace_ms > 0
        self._bots = [chair.kind == "bot" for chair in header.chairs]
        self.length = 0
        self.draws = 0
        self._decider: Actor = CHANCE  # nobody yet
        self.asked: list[int] = [-1] * header.seats
        self._ask()

    def play(self, actions: Sequence[Action]) -> tuple[list[Entry], list[Told]]:
        """Carry out decisions and the chance that follows, until a seat must act or people want to look.

        Without a decision it goes on from where they looked. What it returns is to be made durable before it is seen.
        """
        position, text = self.position, self.notation.text
        position.events = []
        entries: list[Entry] = []
        told: list[Told] = []
        for seat, step, move_id, timing in actions:
            entries.append(Entry(seat, text(step), 0, 0, move_id, timing))
            self._carry_out(seat, step, told)
        looked = not actions
        while position.awaits == CHANCE and (looked or not self.pause()):
            looked = False
            odds = position.chances()
            unit = self._dice.unit(self.draws + 1, odds.total)
            step = odds.at(unit)
            entries.append(Entry(CHANCE, text(step), unit, odds.total))
            self._carry_out(CHANCE, step, told)
        position.events = None
        self._ask()
        return entries, told

    def pause(self) -> int:
        """Milliseconds before chance goes on; none at a table whose pace is none, or for what only a bot looks at."""
        if not self._pauses:
            return 0
        seat = self.position.pause_is_for()
        return 0 if seat is not None and self._bots[seat] else self.position.pause()

    def _carry_out(self, actor: Actor, step: Step, told: list[Told]) -> None:
        self.position.play(actor, step)
        self.length += 1
        if actor == CHANCE:
            self.draws += 1
        else:
            self._decider = actor
            self.asked[actor] = -1  # answered; being asked at once again is a new question
        events = self.position.events
        if events:
            told += [Told(self.length, event, self._decider) for event in events]
            self.position.events = []

    def _ask(self) -> None:
        """Remember since when each awaited seat has been asked; an answer given to older news is stale."""
        awaited, asked = self.position.awaited(), self.asked
        for seat in range(len(asked)):
            if seat not in awaited:
                asked[seat] = -1
            elif asked[seat] < 0:
                asked[seat] = self.length

    def restore(self, entries: Iterable[Entry], since: int = -1) -> list[Told]:
        """Play the log again, and tell what happened in the steps behind `since` (-1: nothing)."""
        position, parse = self.position, self.notation.parse
        told: list[Told] = []
        for entry in entries:
            position.events = [] if 0 <= since <= self.length else None
            self._carry_out(entry.actor, parse(entry.step), told)
            if position.awaits != CHANCE:
                self._ask()
        position.events = None
        return told


def key_of(header: Header) -> bytes:
    return fair.key(header.server_seed, header.id, header.seats, [chair.seed for chair in header.chairs])


def draw_first(header: Header) -> Seat:
    """Who begins: the seat that the host named, or the draw that comes before all others."""
    if header.first != FIRST_IS_DRAWN:
        return header.first
    return fair.unit(key_of(header), fair.WHO_BEGINS, header.seats)


def draws(header: Header, entries: list[Entry]) -> list[DrawInfo]:
    """Every draw of a finished game, with the step it gave; number 0 named the first seat."""
    first = DrawInfo(fair.WHO_BEGINS, header.first, header.seats, f"first {header.first}")
    drawn = [entry for entry in entries if entry.total]
    listed = [DrawInfo(number, entry.unit, entry.total, entry.step) for number, entry in enumerate(drawn, 1)]
    return [first, *listed] if header.first_was_drawn else listed


def record(header: Header, entries: list[Entry]) -> Record:
    """The whole game as a record; with the seeds once they may be known."""
    revealed = header.is_revealed
    lines = [Line(entry.actor, entry.step, Draw(entry.unit, entry.total) if entry.total else None) for entry in entries]
    extra = [(TABLE_LINE, header.id)]
    if header.dice != fair.SEEDS_AT_ONCE:
        extra.append((DICE_LINE, str(header.dice)))
    if header.first_was_drawn:
        extra.append((DRAWN_LINE, "yes"))
    if header.continues:
        extra.append((CONTINUES_LINE, f"{header.continues} {header.continues_at}"))
    if revealed:
        extra += [(ORIGIN_LINE, _written(origin)) for origin in header.origins]
    return Record(
        game=header.game,
        seats=header.seats,
        first=max(header.first, 0),
        options={name: str(value) for name, value in header.options.items()},
        names=header.names(),
        commit=fair.commitment(header.server_seed) if header.server_seed else "",
        server_seed=header.server_seed if revealed else "",
        seeds={seat: chair.seed for seat, chair in enumerate(header.chairs) if chair.seed} if revealed else {},
        seed_hashes={seat: chair.seed_hash for seat, chair in enumerate(header.chairs) if chair.seed_hash},
        extra=extra,
        lines=lines,
    )


def _written(origin: Origin) -> str:
    known = [str(origin.draws), origin.table, fair.commitment(origin.server_seed), origin.server_seed]
    shares = [f"{one}:{seed}" if one else NO_SHARE for one, seed in zip(origin.seed_hashes, origin.seeds, strict=False)]
    return " ".join([*known, *(shares or [seed or NO_SHARE for seed in origin.seeds])])


def origins_of(record: Record) -> list[Origin]:
    """Where the draws before the record's own come from; ValueError for a line that is none, or breaks its seal."""
    found: list[Origin] = []
    for name, text in record.extra:
        if name == ORIGIN_LINE:
            draws, table, commit, server_seed, *shares = text.split()
            if fair.commitment(server_seed) != commit or len(shares) != record.seats:
                raise ValueError(text)
            seeds, hashes = _shares(shares)
            found.append(Origin(table, int(draws), server_seed, seeds, hashes))
    return found


def _shares(texts: list[str]) -> tuple[list[str], list[str]]:
    """Seeds and hashes, one a seat; no hashes where the whole line has none. ValueError where they do not fit."""
    given = ["" if text == NO_SHARE else text for text in texts]
    if not any(":" in text for text in given):
        return given, []
    seeds = [text.partition(":")[2] for text in given]
    hashes = [text.partition(":")[0] for text in given]
    for seed, seed_hash in zip(seeds, hashes, strict=True):
        if seed and fair.commitment(seed) != seed_hash:
            raise ValueError(seed_hash)
    return seeds, hashes
