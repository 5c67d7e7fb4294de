"""How a game is begun: seats, who is first, options."""

from collections.abc import Sequence
from typing import Final

from walpurgis.kernel.refusal import SetupError
from walpurgis.kernel.steps import Seat

Value = int | str
Options = dict[str, Value]

AS_MANY_AS_SEATS: Final = "seats"


class Option:
    """A house rule: its clause, its values, and the default, which is always the rule sheet's.

    The default AS_MANY_AS_SEATS depends on the table: one a seat.
    """

    def __init__(self, name: str, clause: str, default: Value, values: Sequence[Value]) -> None:
        self.name = name
        self.clause = clause
        self.default = default
        self.values = values

    def default_for(self, seats: int) -> Value:
        return seats if self.default == AS_MANY_AS_SEATS else self.default

    def describe(self) -> str:
        if isinstance(self.values, range):
            return f"{self.values[0]}..{self.values[-1]}"
        return " | ".join(str(value) for value in self.values)

    def read(self, text: str) -> Value:
        """The value that this text writes; refuses every other text."""
        for value in self.values:
            if str(value) == text:
                return value
        raise SetupError("option-value", name=self.name, found=text, possible=self.describe(), clause=self.clause)


class Setup:
    """Fixed for the whole game and shared by all its positions."""

    __slots__ = ("first", "options", "seats")

    def __init__(self, seats: int, first: Seat, options: Options) -> None:
        self.seats = seats
        self.first = first
        self.options = options

    def number(self, option: str) -> int:
        value = self.options[option]
        assert isinstance(value, int)
        return value

    def chooses(self, option: str, value: str) -> bool:
        return self.options[option] == value

    def __reduce__(self) -> tuple[type["Setup"], tuple[int, Seat, Options]]:
        return Setup, (self.seats, self.first, self.options)
