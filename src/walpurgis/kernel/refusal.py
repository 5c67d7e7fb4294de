"""Why something is not possible. The tree of what can be answered instead of done:

Refusal                a step that can be written but not played now: names the clause that forbids it
WalpurgisError         what a caller or a file got wrong
├── SetupError         a game that cannot be set up so: seats, first seat, options
├── NotationError      text that is not a step of this game
└── RecordError        a record that is broken: says file and line
"""

Args = dict[str, int | str]  # named values for a Fluent message


class Refusal:
    """The clause that forbids a step, with the numbers of this very moment for its message."""

    __slots__ = ("args", "clause")

    def __init__(self, clause: str, **args: int | str) -> None:
        self.clause = clause
        self.args: Args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.clause, self.args) == (other.clause, other.args)

    def __hash__(self) -> int:
        return hash(self.clause)

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.args!r})"


class WalpurgisError(Exception):
    """Something that the asker can put right. Its sentence is the Fluent message `error-KEY` with these values."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(f"{key}: " + ", ".join(f"{name} {value}" for name, value in args.items()))
        self.key = key
        self.args_for_words: Args = args


class SetupError(WalpurgisError):
    """A game cannot be set up so: unknown game, seats, first seat or options; says what is possible."""


class NotationError(WalpurgisError):
    """Text that is not a step of this game: what was found, and the forms that could stand there."""

    def __init__(self, found: str, possible: str) -> None:
        super().__init__("notation", found=found, possible=possible)
        self.found = found
        self.possible = possible


class RecordError(WalpurgisError):
    """A broken record: file, line, what was found there, and what was possible."""

    def __init__(self, source: str, line: int, found: str, possible: str) -> None:
        super().__init__("record", source=source, line=line, found=found, possible=possible)
        self.line = line
