"""Every way to set up a game: all seat counts, and every option's values one at a time; and positions of its games."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position, random_step
from walpurgis.kernel.setup import Option, Options, Value
from walpurgis.kernel.steps import OVER, Seat

LONGEST = 20_000  # steps; no game of ours comes near it


class TooLongError(Exception):
    """A random game that was not over after LONGEST steps."""


@dataclass(frozen=True)
class TableSetup:
    game: Game
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options)
        return f"{self.game.name} {self.seats}{chosen}"

    def __reduce__(self) -> tuple[object, tuple[str, int, tuple[tuple[str, Value], ...]]]:
        """For a process that checks it: the game by its name, as it may hold what cannot be pickled."""
        return _table, (self.game.name, self.seats, self.options)

    def start(self, first: Seat = 0) -> Position:
        options: Options = dict(self.options)
        return self.game.start(self.seats, first, options)


def _table(game: str, seats: int, options: tuple[tuple[str, Value], ...]) -> TableSetup:
    return TableSetup(games.find(game), seats, options)


def tables_of(game: Game) -> list[TableSetup]:
    return list(_tables(game))


def _tables(game: Game) -> Iterator[TableSetup]:
    for seats in game.seats:
        yield TableSetup(game, seats)
        for option in game.options:
            for value in _values(option):
                if value != option.default_for(seats):
                    yield TableSetup(game, seats, ((option.name, value),))


def _values(option: Option) -> list[Value]:
    """All values of a choice; of a range both ends and the middle."""
    values = list(option.values)
    return values if len(values) <= 4 else [values[0], values[len(values) // 2], values[-1]]


def moments(table: TableSetup, seed: int, share: float) -> Iterator[Position]:
    """Positions of one random game: about this share of them, and always the first and the last."""
    rng = Random(seed)
    chooser = Random(-seed - 1)
    position = table.start(rng.randrange(table.seats))
    yield position
    for _ in range(LONGEST):
        actor, step = random_step(position, rng)
        position.play(actor, step)
        if position.awaits == OVER or chooser.random() < share:
            yield position
        if position.awaits == OVER:
            return
    raise TooLongError(seed)
