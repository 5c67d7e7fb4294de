"""The three opponents of the house, and the settings under them."""

from dataclasses import dataclass
from typing import Final

from walpurgis.kernel.steps import Seat, Step
from walpurgis.opponents.search import EXPLORATION

Level = int

APPRENTIE: Final[Level] = 1
SORCIERE: Final[Level] = 2
MAITRESSE: Final[Level] = 3

UNLIMITED: Final = 1_000_000_000  # simulations: more than any time allows


@dataclass(frozen=True)
class Settings:
    """How a bot thinks. It stops at the first limit that it meets; without seconds the same seed gives the same step.

    level is how well the game's own mind remembers, reads and deduces. whim is the share of decisions that are taken
    without a thought. knowledge False leaves the game's mind out: a plain search with random playouts.
    """

    level: Level = MAITRESSE
    simulations: int = 20_000
    seconds: float | None = None
    whim: float = 0.0
    exploration: float = EXPLORATION
    knowledge: bool = True


# The words of the house name them: level-1 and so on.
CHARACTERS: Final[dict[Level, str]] = {APPRENTIE: "apprentie", SORCIERE: "sorciere", MAITRESSE: "maitresse"}

LEVELS: Final[dict[Level, Settings]] = {
    APPRENTIE: Settings(APPRENTIE, simulations=24, seconds=0.2, whim=0.25),
    SORCIERE: Settings(SORCIERE, simulations=80, seconds=0.4, whim=0.1),
    MAITRESSE: Settings(MAITRESSE, simulations=20_000, seconds=0.8),
}


@dataclass(frozen=True)
class Thought:
    """What a bot has come to: its step, and its chance of winning with it where it has formed an opinion.

    ranking holds all steps that it has thought about, the best first, with the chance of winning of each.
    """

    seat: Seat
    step: Step
    chance: float | None = None
    simulations: int = 0
    ranking: tuple[tuple[Step, float], ...] = ()
