"""What was written behind a command, read and checked with our own words for what is wrong."""

from dataclasses import dataclass

from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.kernel.notation import is_plain_number
from walpurgis.kernel.record import Record
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.setup import Options
from walpurgis.kernel.steps import Seat
from walpurgis.opponents.levels import LEVELS

DIGITS = 9  # longer numbers are surely a mistake


def whole(name: str, text: str, low: int = 0, most: int | None = None) -> int | None:
    """The whole number behind an option, None where the option is not given."""
    if not text:
        return None
    if not _is_number(text) or int(text) < low or (most is not None and int(text) > most):
        possible = f"{low}, {low + 1}, {low + 2} …" if most is None else f"{low}..{most}"
        raise WalpurgisError("value", name=name, found=text, possible=possible)
    return int(text)


def seat_count(game: str, text: str) -> int | None:
    """How many seats are asked for; whether the game has so many, its set-up says."""
    if not text or _is_number(text):
        return int(text) if text else None
    asked = [game] if game else games.names()
    counts = [count for name in asked for count in games.find(name).seats]
    raise WalpurgisError("value", name="--seats", found=text, possible=f"{min(counts)}..{max(counts)}")


def _is_number(text: str) -> bool:
    return is_plain_number(text) and len(text) <= DIGITS


@dataclass(frozen=True)
class Choices:
    """A game as the command line asks for it: None and empty where it does not say."""

    name: str
    seats: int | None
    humans: int | None
    first: Seat | None
    written: list[str]  # each “name=value”
    level: int | None = None

    @property
    def game(self) -> Game:
        return games.find(self.name)

    @property
    def options(self) -> Options:
        options: Options = {}
        for text in self.written:
            name, equals, value = text.partition("=")
            if not name or not equals or not value:
                raise WalpurgisError("value", name="--option", found=text, possible="NAME=VALUE")
            options[name] = value
        return options

    def record(self) -> Record:
        """A record without steps; SetupError where the game cannot be set up so."""
        seats = max(self.game.seats[0], self.humans or 0) if self.seats is None else self.seats
        setup = self.game.setup(seats, self.first or 0, self.options)
        texts = {name: str(value) for name, value in self.options.items()}
        return Record(self.name, setup.seats, setup.first, texts)

    def people(self, seats: int, usual: int) -> int:
        """How many seats are people's."""
        humans = min(usual, seats) if self.humans is None else self.humans
        if humans > seats:
            raise WalpurgisError("value", name="--humans", found=str(humans), possible=f"0..{seats}")
        return humans

    def bots(self, usual: int) -> int:
        """The level of those who play the other seats."""
        level = usual if self.level is None else self.level
        if level not in LEVELS:
            raise WalpurgisError("value", name="--level", found=str(level), possible=", ".join(map(str, LEVELS)))
        return level

    def describes_a_game(self) -> bool:
        """Whether it says anything of the game itself, rather than of who plays."""
        return bool(self.name or self.written) or self.seats is not None or self.first is not None
