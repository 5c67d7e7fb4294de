"""What a seat is asked: a numbered list of steps, large families by an example, and a pad against the clock."""

from dataclasses import dataclass

from walpurgis.kernel.notation import is_plain_number
from walpurgis.kernel.position import Position
from walpurgis.kernel.refusal import NotationError, WalpurgisError
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.view import Effect, Prompt

PART = "/"  # between the bins of an arrangement


@dataclass(frozen=True)
class Choice:
    """A listed step. A timed one stands for all times: which one it was is measured."""

    step: Step
    text: str
    spot: str
    timed: bool = False
    effect: Effect | None = None


class Question:
    """Everything that `seat` can answer now; choices are numbered from 1."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.choices: list[Choice] = []
        self.families: list[Prompt] = []
        self.limit = 0  # milliseconds on the pad, 0 without one
        self.situation = position.situation(seat)
        for prompt in position.prompts(seat):
            self._add(prompt)

    def _add(self, prompt: Prompt) -> None:
        listed = self.position.NOTATION.listed
        if prompt.kind == "choice":
            for step, spot in zip(prompt.steps, prompt.spots, strict=True):
                effect = self.position.effect(self.seat, step)
                self.choices.append(Choice(step, listed(step), spot, effect=effect))
        elif prompt.kind == "pad":
            self.limit = prompt.limit
            for item in prompt.items:
                step = self.position.parse(f"{prompt.verb} {item} @0")
                self.choices.append(Choice(step, listed(step), "", timed=True))
        elif prompt.kind == "pair":
            prompt.items = [listed(step) for step in prompt.steps]
            self.families.append(prompt)
        else:
            self.families.append(prompt)

    @property
    def is_race(self) -> bool:
        return self.limit > 0

    @property
    def only_choice(self) -> Choice | None:
        """The one step there is, where there is just one."""
        return self.choices[0] if len(self.choices) == 1 and not self.families else None

    def numbers(self) -> dict[str, list[int]]:
        """The numbers of the choices that belong to each spot."""
        numbers: dict[str, list[int]] = {}
        for number, choice in enumerate(self.choices, 1):
            if choice.spot:
                numbers.setdefault(choice.spot, []).append(number)
        return numbers

    def read(self, typed: str, elapsed: int) -> Step:
        """The step meant by a number or by notation; WalpurgisError for what is neither.

        elapsed milliseconds are the time of a timed answer. Whether the step is legal is not asked here.
        """
        if not typed and self.only_choice:
            return self._timely(self.only_choice, elapsed)
        if is_plain_number(typed) and self.choices:
            return self._timely(self._numbered(typed), elapsed)
        for choice in self.choices:
            if choice.timed and typed in (choice.text, choice.text.rsplit(" ", 1)[0]):
                return self._timely(choice, elapsed)
        return self._parse(typed)

    def _numbered(self, typed: str) -> Choice:
        if len(typed) > len(str(len(self.choices))) or not 1 <= int(typed) <= len(self.choices):
            raise WalpurgisError("number", found=typed, low=1, high=len(self.choices))
        return self.choices[int(typed) - 1]

    def _timely(self, choice: Choice, elapsed: int) -> Step:
        """A timed answer at its time; past the limit it is the answer that takes none."""
        if not choice.timed:
            return choice.step
        if elapsed > self.limit:
            return next(other.step for other in self.choices if not other.timed)
        return choice.step + elapsed

    def _parse(self, typed: str) -> Step:
        try:
            return self.position.parse(typed)
        except NotationError as error:
            for family in self.families:
                completed = _completed(family, typed)
                if completed != typed:
                    return self.position.parse(completed)
            raise error


def example(family: Prompt) -> str:
    """A step of the family as it is typed."""
    if family.kind == "pair":
        return family.items[0]
    if family.kind == "set":
        return f"{family.verb} {' '.join(family.items[: family.size])}"
    bins = [family.items[low : low + family.size] for low in range(0, len(family.items), family.size)]
    return f"{family.verb} {f' {PART} '.join(' '.join(items) for items in bins)}"


def _completed(family: Prompt, typed: str) -> str:
    """What was meant by the bare items, or by items in another order: “11 3” for “choose 3 11”."""
    items = typed.removeprefix(family.verb).replace(PART, f" {PART} ").split()
    if family.kind == "pair":
        return f"{family.verb} {' '.join(items)}"
    if not all(is_plain_number(item) or item == PART for item in items):
        return typed
    parts = " ".join(items).split(PART)
    return f"{family.verb} {f' {PART} '.join(' '.join(sorted(part.split(), key=int)) for part in parts)}"
