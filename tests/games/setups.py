"""Every way to set up every game: all seat counts, and every option's values one at a time."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position, random_step
from walpurgis.kernel.setup import Option, Options, Value
from walpurgis.kernel.steps import OVER, Seat

LONGEST = 20_000  # steps; no game of ours comes near it


@dataclass(frozen=True)
class Table:
    game: Game
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options)
        return f"{self.game.name} {self.seats}{chosen}"

    def start(self, first: Seat = 0) -> Position:
        options: Options = dict(self.options)
        return self.game.start(self.seats, first, options)


def _values(option: Option) -> list[Value]:
    """All values of a choice; of a range both ends and the middle."""
    values = list(option.values)
    return values if len(values) <= 4 else [values[0], values[len(values) // 2], values[-1]]


def _tables() -> Iterator[Table]:
    for name in games.names():
        game = games.find(name)
        for seats in game.seats:
            yield Table(game, seats)
            for option in game.options:
                for value in _values(option):
                    if value != option.default_for(seats):
                        yield Table(game, seats, ((option.name, value),))


TABLES = list(_tables())
GAMES = [games.find(name) for name in games.names()]


def moments(table: Table, seed: int, share: float) -> Iterator[Position]:
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
    raise AssertionError(f"{table} does not end (seed {seed})")
