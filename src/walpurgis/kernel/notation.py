"""From the integer of a step to its text and back, from one description of each form.

A game lists its forms once; `text` and `parse` follow from them, so there is no second, mirrored decoder.
A form is a verb with arguments. Its steps are the integers from `base`, counted like the digits of a number.
"""

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from walpurgis.kernel.chance import Odds
from walpurgis.kernel.compiling import mypyc_attr
from walpurgis.kernel.refusal import NotationError
from walpurgis.kernel.steps import Step

MOST_DIGITS: Final = 18
NO_TIME: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Argument:
    """One argument of a form: `size` values, each with a text of so many words; 0 means all that are left.

    free stands for any value where steps are listed; only times have it. A compiled kernel sees no attribute of a
    class: whoever derives an argument hands all of this to `__init__`.
    """

    def __init__(self, size: int, words: int = 1, free: str = "") -> None:
        self.size = size
        self.words = words
        self.free = free

    def number(self, value: int) -> int:
        """What a value means as a number: itself, unless numbers are written otherwise."""
        return value

    def text(self, value: int) -> str:
        raise NotImplementedError

    def parse(self, text: str) -> int:
        raise NotImplementedError

    def pattern(self) -> str:
        raise NotImplementedError


class Number(Argument):
    """A whole number from low to high; a prefix such as “@” may stand before it."""

    def __init__(self, low: int, high: int, prefix: str = "", free: str = "") -> None:
        super().__init__(high - low + 1, free=free)
        self.low = low
        self.high = high
        self.prefix = prefix

    def number(self, value: int) -> int:
        return self.low + value

    def text(self, value: int) -> str:
        return f"{self.prefix}{self.low + value}"

    def parse(self, text: str) -> int:
        digits = text[len(self.prefix) :]
        if not text.startswith(self.prefix) or not is_plain_number(digits):
            raise NotationError(text, self.pattern())
        number = int(digits)
        if not self.low <= number <= self.high:
            raise NotationError(text, self.pattern())
        return number - self.low

    def pattern(self) -> str:
        return f"{self.prefix}{self.low}..{self.high}"


class Time(Number):
    """A reaction time in whole milliseconds. Steps that differ only in it are listed once, at 0, as “@MS”."""

    def __init__(self, limit: int) -> None:
        super().__init__(0, limit, "@", free="@MS")


class Word(Argument):
    """One of a few fixed texts, each of `words` words."""

    def __init__(self, *texts: str) -> None:
        super().__init__(len(texts), len(texts[0].split()))
        self.texts = list(texts)

    def text(self, value: int) -> str:
        return self.texts[value]

    def parse(self, text: str) -> int:
        if text not in self.texts:
            raise NotationError(text, self.pattern())
        return self.texts.index(text)

    def pattern(self) -> str:
        return "|".join(self.texts)


class Subset(Argument):
    """A set of different numbers from low to high, written in ascending order; its value is a bit mask."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(1 << (high - low + 1), words=0)
        self.low = low
        self.high = high

    def text(self, value: int) -> str:
        return " ".join(str(number) for number in members(value, self.low))

    def parse(self, text: str) -> int:
        number = Number(self.low, self.high)
        values = [number.parse(word) for word in text.split()]
        if not values or values != sorted(set(values)):
            raise NotationError(text, self.pattern())
        return sum(1 << value for value in values)

    def pattern(self) -> str:
        return f"{self.low}..{self.high} < …"


class Multiset(Argument):
    """So many numbers from low to high, equal ones allowed, in ascending order: a throw of several dice at once.

    Its values are counted in the order of their texts; `odds` gives each its exact weight, as so many dice would.
    """

    def __init__(self, count: int, low: int, high: int) -> None:
        self.throws = list(combinations_with_replacement(range(low, high + 1), count))
        super().__init__(len(self.throws), words=count)
        self.low = low
        self.high = high
        self.count = count
        self._index = {throw: value for value, throw in enumerate(self.throws)}
        self._weights = [_orders(throw) for throw in self.throws]

    def members(self, value: int) -> list[int]:
        """The numbers, ascending."""
        return list(self.throws[value])

    def odds(self, base: Step) -> Odds:
        """All throws as steps from this base."""
        return Odds(list(range(base, base + self.size)), self._weights)

    def text(self, value: int) -> str:
        return " ".join([str(number) for number in self.throws[value]])

    def parse(self, text: str) -> int:
        number = Number(self.low, self.high)
        throw = tuple([self.low + number.parse(word) for word in text.split()])
        if throw not in self._index:
            raise NotationError(text, self.pattern())
        return self._index[throw]

    def pattern(self) -> str:
        return " ≤ ".join([f"{self.low}..{self.high}"] * self.count)


def _orders(throw: tuple[int, ...]) -> int:
    """In how many orders these dice can fall."""
    orders = factorial(len(throw))
    for number in set(throw):
        orders //= factorial(throw.count(number))
    return orders


def is_plain_number(text: str) -> bool:
    """Digits without sign, spaces or leading zeros, so that every number has one text; and not endless."""
    return len(text) <= MOST_DIGITS and text.isascii() and text.isdigit() and (text == "0" or text[0] != "0")


def members(mask: int, low: int) -> list[int]:
    """The numbers of a Subset's value, ascending."""
    return [low + bit for bit in range(mask.bit_length()) if mask >> bit & 1]


class Form:
    """A verb and its arguments; steps base, base + 1, … base + size - 1."""

    def __init__(self, base: Step, verb: str, *arguments: Argument) -> None:
        self.base = base
        self.verb = verb
        self.arguments = list(arguments)
        self.size = 1
        for argument in arguments:
            self.size *= argument.size

    def text(self, step: Step) -> str:
        return " ".join([self.verb, *self.argument_texts(step)]).strip()

    def argument_texts(self, step: Step) -> list[str]:
        rest = step - self.base
        texts: list[str] = []
        for argument in reversed(self.arguments):
            rest, value = divmod(rest, argument.size)
            texts.append(argument.text(value))
        texts.reverse()
        return texts

    def values(self, step: Step) -> list[int]:
        """The arguments of a step as numbers: of “bid 3 6”, 3 and 6."""
        rest = step - self.base
        numbers: list[int] = []
        for argument in reversed(self.arguments):
            rest, value = divmod(rest, argument.size)
            numbers.append(argument.number(value))
        numbers.reverse()
        return numbers

    def listed(self, step: Step) -> str:
        """The text with a free argument left open: how a list of legal steps shows it."""
        text = self.text(step)
        return f"{text.rsplit(' ', 1)[0]} {self.arguments[-1].free}" if self.is_timed() else text

    def is_timed(self) -> bool:
        return bool(self.arguments and self.arguments[-1].free)

    def parse(self, words: list[str]) -> Step:
        """The words behind the verb. A trailing open argument takes all that is left."""
        value, at = 0, 0
        for argument in self.arguments:
            end = at + argument.words if argument.words else len(words)
            part = " ".join(words[at:end])
            value = value * argument.size + argument.parse(part)
            at = end
        if at < len(words):
            raise NotationError(" ".join([self.verb, *words]), self.pattern())
        return self.base + value

    def pattern(self) -> str:
        """What can be written, such as “move 0..35”."""
        return " ".join([self.verb, *[argument.pattern() for argument in self.arguments]])


class Notation:
    """All forms of a game: those of chance, and those of seats."""

    def __init__(self, chance: list[Form], seats: list[Form]) -> None:
        self.chance = chance
        self.seats = seats
        self.forms = sorted(chance + seats, key=_base)
        for lower, upper in zip(self.forms, self.forms[1:], strict=False):
            assert lower.base + lower.size <= upper.base, f"{lower.verb} and {upper.verb} overlap"

    def form(self, step: Step) -> Form | None:
        for form in self.forms:
            if form.base <= step < form.base + form.size:
                return form
        return None

    def is_chance(self, step: Step) -> bool:
        return self.form(step) in self.chance

    def text(self, step: Step) -> str:
        form = self.form(step)
        if form is None:
            raise NotationError(str(step), " · ".join([form.pattern() for form in self.forms]))
        return form.text(step)

    def listed(self, step: Step) -> str:
        form = self.form(step)
        return self.text(step) if form is None else form.listed(step)

    def time_of(self, step: Step) -> int:
        """The reaction time of a race's answer, in milliseconds; NO_TIME for a step without one."""
        form = self.form(step)
        return (step - form.base) % form.arguments[-1].size if form is not None and form.is_timed() else NO_TIME

    def at_time(self, step: Step, time: int) -> Step:
        """The same answer at another time; -1 for a time that cannot be written."""
        form = self.form(step)
        if form is None or not form.is_timed() or not 0 <= time < form.arguments[-1].size:
            return -1
        return step - (step - form.base) % form.arguments[-1].size + time

    def parse(self, text: str) -> Step:
        """The step that the text writes. Several forms may share a verb: they are tried in turn."""
        words = text.split()
        forms = [form for form in self.forms if words and form.verb == words[0]]
        for form in forms:
            try:
                return form.parse(words[1:])
            except NotationError:
                continue
        raise NotationError(text, " · ".join([form.pattern() for form in forms or self.forms]))


def _base(form: Form) -> int:
    return form.base
