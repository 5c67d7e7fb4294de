"""Which puzzles there are, by day, shelf and seed, the same for everybody; each game’s `puzzles.py` makes its own."""

from collections.abc import Callable
from datetime import date
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from typing import Final

from walpurgis import games
from walpurgis.kernel.puzzle import LEVELS, Puzzle

SHELF: Final = 4  # puzzles of each level on a game's shelf
KEPT: Final = 256  # in memory

Make = Callable[[Random, int], Puzzle | None]


@cache
def names() -> tuple[str, ...]:
    """Of the games that have puzzles, in the order in which people are shown games."""
    return tuple(name for name in games.ranked() if find_spec(f"{games.find(name).package}.puzzles"))


@lru_cache(KEPT)
def make(game: str, seed: str, hats: int) -> Puzzle:
    """The puzzle of this game, seed and level: the first that is found among the games that follow from the seed."""
    maker: Make = import_module(f"{games.find(game).package}.puzzles").make
    for attempt in count():
        puzzle = maker(Random(f"{game}/{seed}/{hats}/{attempt}"), hats)
        if puzzle is not None:
            return puzzle
    raise AssertionError  # count() never ends


def name_of_day(day: date) -> str:
    """What the puzzle of this day is called: game, level and seed in one word."""
    game = names()[day.toordinal() % len(names())]
    hats = LEVELS[day.toordinal() // len(names()) % len(LEVELS)]
    return f"{game}-{hats}-{day.isoformat()}"


def shelf(game: str) -> list[str]:
    """The names of the puzzles that are always there, the easy ones first."""
    return [f"{game}-{hats}-{number}" for hats in LEVELS for number in range(1, SHELF + 1)]


def find(name: str) -> Puzzle | None:
    """The puzzle of this name; None where it is none of a shelf or of a day."""
    game, _, rest = name.partition("-")
    hats, _, seed = rest.partition("-")
    if game not in names() or hats not in [str(level) for level in LEVELS]:
        return None
    return make(game, seed, int(hats)) if name in shelf(game) or _is_of_day(name, seed) else None


def _is_of_day(name: str, seed: str) -> bool:
    try:
        return name == name_of_day(date.fromisoformat(seed))
    except ValueError:
        return False
