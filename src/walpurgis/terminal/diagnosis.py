"""What `walpurgis doctor` finds: how it is, and for what is not well how to mend it."""

from dataclasses import dataclass
from enum import Enum

from walpurgis.kernel.refusal import Args


class Condition(Enum):
    """WORTH_A_LOOK does not keep a house from running, or could not be found out."""

    WELL = "✓"
    WORTH_A_LOOK = "!"
    ILL = "✗"


@dataclass(frozen=True)
class Diagnosis:
    """Its sentence is the message `doctor-KEY`; unless it is well, `doctor-KEY-mend` says what to do."""

    condition: Condition
    key: str
    args: Args

    @property
    def mend(self) -> str:
        return "" if self.condition is Condition.WELL else f"doctor-{self.key}-mend"


def well(key: str, **args: int | str) -> Diagnosis:
    return Diagnosis(Condition.WELL, key, args)


def worth_a_look(key: str, **args: int | str) -> Diagnosis:
    return Diagnosis(Condition.WORTH_A_LOOK, key, args)


def ill(key: str, **args: int | str) -> Diagnosis:
    return Diagnosis(Condition.ILL, key, args)
