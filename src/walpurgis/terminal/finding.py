"""What `walpurgis doctor` finds: how it is, and for what is not well how to mend it."""

from dataclasses import dataclass
from enum import Enum

from walpurgis.kernel.refusal import Args


class Health(Enum):
    """WORTH_A_LOOK does not keep a house from running, or could not be found out."""

    WELL = "✓"
    WORTH_A_LOOK = "!"
    ILL = "✗"


@dataclass(frozen=True)
class Finding:
    """Its sentence is the message `doctor-KEY`; unless it is well, `doctor-KEY-mend` says what to do."""

    health: Health
    key: str
    args: Args

    @property
    def mend(self) -> str:
        return "" if self.health is Health.WELL else f"doctor-{self.key}-mend"


def well(key: str, **args: int | str) -> Finding:
    return Finding(Health.WELL, key, args)


def worth_a_look(key: str, **args: int | str) -> Finding:
    return Finding(Health.WORTH_A_LOOK, key, args)


def ill(key: str, **args: int | str) -> Finding:
    return Finding(Health.ILL, key, args)
