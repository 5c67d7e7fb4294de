"""Puzzles: a moment of a game, one question about it, and exactly one best answer."""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from walpurgis.kernel.game import Game
from walpurgis.kernel.position import random_step
from walpurgis.kernel.record import Line, Record
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.setup import Options
from walpurgis.kernel.steps import Actor, Seat, Step
from walpurgis.kernel.view import Piece

LEVELS: Final = range(1, 4)  # hats that say how hard it is


@dataclass(frozen=True)
class Clue:
    """Something to go by: the message `clue-NAME`, and the spots that it is about."""

    name: str
    args: Args
    spots: tuple[str, ...] = ()


@dataclass(frozen=True)
class Puzzle:
    """record leads to the moment, which is seen as `seat` sees it (None: as anybody does). asks is the message
    `puzzle-ASKS`, with args. answers are what can be said: steps of that seat, or, where `pieces` has a picture of
    each, names of these. One of them is the best.
    """

    record: Record
    seat: Seat | None
    asks: str
    args: Args
    hats: int
    answers: tuple[str, ...]
    best: str
    clues: tuple[Clue, ...] = ()
    spot: str = ""  # that the question is about
    pieces: tuple[Piece, ...] = field(default=(), compare=False)

    def __str__(self) -> str:
        """A record that every reader of records understands, with what is asked in its header."""
        record = self.record
        extra = [*record.extra, ("puzzle", self.asks), ("hats", str(self.hats))]
        extra += [] if self.seat is None else [("asked", str(self.seat))]
        extra += [("about", self.spot)] if self.spot else []
        return str(replace(record, extra=[*extra, ("best", self.best)]))


class Composer:
    """A game that is played to find a puzzle in it, and its record so far."""

    def __init__(self, game: Game, seats: int, options: Options | None = None) -> None:
        self.position = game.start(seats, 0, options)
        values = self.position.setup.options
        written = {option.name: str(values[option.name]) for option in game.options if option.name in (options or {})}
        self.record = Record(game.name, seats, 0, written)

    def play(self, actor: Actor, step: Step) -> None:
        self.record.lines.append(Line(actor, self.position.text(step)))
        self.position.play(actor, step)

    def so_far(self) -> Record:
        """The record as it is now, whatever is played later."""
        return replace(self.record, lines=self.record.lines[:])

    def play_at_random(self, rng: Random) -> None:
        self.play(*random_step(self.position, rng))
