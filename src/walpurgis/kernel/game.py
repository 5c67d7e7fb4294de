"""A game as the rest of the house knows it: what to call it, where it stands in lists, who can play, how to begin."""

from dataclasses import dataclass, field
from importlib import import_module

from walpurgis.kernel.layout import Layout
from walpurgis.kernel.position import Position
from walpurgis.kernel.refusal import SetupError
from walpurgis.kernel.setup import Option, Options, Setup
from walpurgis.kernel.steps import Seat


@dataclass(frozen=True)
class Game:
    """name is also the entry point's; package holds layout.py, words/ and rules.*.md."""

    name: str
    package: str
    position: type[Position]
    seats: range
    seats_clause: str
    age: int
    minutes: tuple[int, int]  # from, to
    options: tuple[Option, ...] = field(default=())
    rank: int = 100  # where it stands in a list of games: the smaller, the earlier

    def start(self, seats: int, first: Seat = 0, options: Options | None = None) -> Position:
        """A new game before its first step; SetupError where it cannot be set up so."""
        position = self.position(self.setup(seats, first, options or {}))
        position.begin()
        return position

    def setup(self, seats: int, first: Seat, options: Options) -> Setup:
        if seats not in self.seats:
            possible = f"{self.seats[0]}..{self.seats[-1]}"
            raise SetupError("seats", found=seats, possible=possible, clause=self.seats_clause)
        if not 0 <= first < seats:
            raise SetupError("first", found=first, possible=f"0..{seats - 1}")
        values = {option.name: option.default_for(seats) for option in self.options}
        for name in options:
            if name not in values:
                raise SetupError("option", found=name, possible=" · ".join(sorted(values)))
        for option in self.options if options else ():
            if option.name in options:
                values[option.name] = option.read(str(options[option.name]))
        return Setup(seats, first, values)

    def layout(self, setup: Setup) -> Layout:
        """Where the spots of its board are. Found when it is asked for: many never draw one."""
        found: Layout = import_module(f"{self.package}.layout").layout(setup)
        return found
