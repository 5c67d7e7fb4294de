"""A game on the table in the terminal: its record, its position and what happened so far."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.layout import Layout
from walpurgis.kernel.record import Line, Record
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.steps import CHANCE, OVER, Actor, Seat, Step
from walpurgis.opponents import LEVELS, Advice, Settings, advise, choose
from walpurgis.opponents.levels import CHAT, OF_THREE, SORCIERE
from walpurgis.terminal.reading import unusable

HUMANS = "humans"  # the header line that says how many seats, from 0 on, are people's
OPPONENT = "opponent"  # and that of the level of the bots in the other seats
LEVEL = "level"  # the same of old, when there were three
USUAL_LEVEL = CHAT


class UnsavedError(WalpurgisError):
    """The game could not be written where it was to be kept."""


class TerminalTable:
    """story holds the events of every step. Bots of a level play the seats from `humans` on.

    refused is the line that a record stopped at, if it could not be played to its end.
    """

    def __init__(self, record: Record, humans: int, level: int, rng: Random, source: str = "record") -> None:
        replay = games.replay(record, source, listen=True)
        self.game = games.find(record.game)
        self.record = record
        self.humans = humans
        self.level = level
        self.rng = rng
        self.position = replay.position
        self.story: list[list[Event]] = []
        while replay.advance():
            self.story.append(replay.take_events())
        self.replay = replay
        # How many steps each seat, and the public (None), has heard of. Who sits down again hears the last round.
        begin = max(0, len(self.story) - 2 * record.seats)
        self._heard: dict[Seat | None, int] = dict.fromkeys([None, *range(record.seats)], begin)

    @property
    def layout(self) -> Layout:
        return self.game.layout(self.position.setup)

    @property
    def is_over(self) -> bool:
        return self.position.awaits == OVER

    def play(self, actor: Actor, step: Step) -> None:
        position = self.position
        self.record.lines.append(Line(actor, position.text(step)))
        position.events = []
        position.play(actor, step)
        self.story.append(position.events)

    def play_on(self, decisions: int | None = None) -> Seat | None:
        """Let chance and the seats without a person play; the person who is due next.

        None when the game is over, or after so many decisions of others.
        """
        position = self.position
        while not self.is_over and decisions != 0:
            if position.awaits == CHANCE:
                self.play(CHANCE, position.chances().draw(self.rng))
                continue
            machines = [seat for seat in position.awaited() if seat >= self.humans]
            if not machines:
                return position.awaited()[0]
            self.play(machines[0], self._thought(machines[0]))
            decisions = None if decisions is None else decisions - 1
        return None

    def _thought(self, seat: Seat) -> Step:
        world = self.position.imagine(seat, self.rng)
        return choose(self.game, world, self.witnessed(seat), seat, _settings(self.level), self.rng).step

    def advice(self, seat: Seat) -> list[Advice]:
        """What the best bot would do in this seat."""
        world = self.position.imagine(seat, self.rng)
        return advise(self.game, world, self.witnessed(seat), seat, self.rng)

    def witnessed(self, seat: Seat) -> list[Event]:
        """All that a seat was told, from the first step on."""
        return [event for events in self.story for event in events if event.is_for(seat)]

    def unheard(self, seat: Seat | None, but: int = 0) -> list[Event]:
        """What a seat, or the public, may know of the steps since it last heard, without the last few of them."""
        steps = self.story[self._heard[seat] : len(self.story) - but]
        return [event for events in steps for event in events if event.is_for(seat)]

    def hear(self, seat: Seat | None, but: int = 0) -> list[Event]:
        """The same, heard now; what a seat hears is no news to the public."""
        events = self.unheard(seat, but)
        for listener in (seat, None):
            self._heard[listener] = max(self._heard[listener], len(self.story) - but)
        return events

    def save(self, file: str) -> None:
        """Write the record; the old one stays whole until the new one is complete. UnsavedError if it cannot be."""
        self.record.extra = [pair for pair in self.record.extra if pair[0] not in (HUMANS, OPPONENT, LEVEL)]
        self.record.extra += [(HUMANS, str(self.humans)), (OPPONENT, str(self.level))]
        path = Path(file)
        beside = path.with_name(f"{path.name}.new")
        try:
            beside.write_text(str(self.record), "utf-8")
            beside.replace(path)
        except (OSError, ValueError) as error:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise unusable(file, error, UnsavedError) from error


def humans_of(record: Record) -> int:
    """How many people a saved game was played by; one where it does not say."""
    return min(_noted(record, HUMANS, 1), record.seats)


def level_of(record: Record) -> int:
    """The bots against whom a saved game was played."""
    old = OF_THREE.get(_noted(record, LEVEL, 0), USUAL_LEVEL)
    level = _noted(record, OPPONENT, old)
    return level if level in LEVELS else USUAL_LEVEL


def _noted(record: Record, name: str, usual: int) -> int:
    return next((int(value) for key, value in record.extra if key == name and value.isdecimal()), usual)


def _settings(level: int) -> Settings:
    """Only the best bot needs a clock; without one the same seed gives the same game."""
    settings = LEVELS[level]
    return settings if level == SORCIERE else replace(settings, seconds=None)
