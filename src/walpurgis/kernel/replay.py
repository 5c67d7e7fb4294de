"""Playing a record again, step by step."""

from walpurgis.kernel.event import Event
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position
from walpurgis.kernel.record import Line, Record
from walpurgis.kernel.refusal import NotationError, RecordError, Refusal
from walpurgis.kernel.setup import Options
from walpurgis.kernel.steps import CHANCE, Actor, Step

MANY = 12  # how many possible steps an error names


class Replay:
    """A record under way: `position` after `count` of its steps; `refused` is set when a step could not be played.

    SetupError or RecordError for a record whose set-up or notation is broken. A step that is written well but
    forbidden is no error: the replay stops before it and says why.
    """

    def __init__(self, game: Game, record: Record, source: str = "record", listen: bool = False) -> None:
        self.record = record
        self.source = source
        self.position = start(game, record)
        self.count = 0
        self.refused: Refusal | None = None
        if listen:
            self.position.events = []

    @property
    def next_line(self) -> Line | None:
        lines = self.record.lines
        return lines[self.count] if self.count < len(lines) else None

    def advance(self) -> bool:
        """Play the next step. False at the end of the record, or when that step is refused."""
        line = self.next_line
        if line is None or self.refused is not None:
            return False
        step = self._parse(line)
        self.refused = self.position.refusal(line.actor, step)
        if self.refused is not None:
            return False
        self.position.play(line.actor, step)
        self.count += 1
        return True

    def take_events(self) -> list[Event]:
        """What happened since the last call; only where it listens."""
        events = self.position.events or []
        self.position.events = []
        return events

    def _parse(self, line: Line) -> Step:
        try:
            return self.position.parse(line.step)
        except NotationError as error:
            possible = _possible(self.position, line.actor) or error.possible
            raise RecordError(self.source, line.number, str(line), possible) from error


def start(game: Game, record: Record) -> Position:
    """The position before the first step of a record."""
    options: Options = dict(record.options)
    return game.start(record.seats, record.first, options)


def _possible(position: Position, actor: Actor) -> str:
    """The steps that could be played instead, a few of them by name."""
    if actor == CHANCE:
        steps = position.chances().steps if position.awaits == CHANCE else []
    else:
        steps = position.legal(actor)
    named = " · ".join([position.NOTATION.listed(step) for step in steps[:MANY]])
    return f"{named} · … ({len(steps)})" if len(steps) > MANY else named
