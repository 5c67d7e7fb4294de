"""The five opponents of the house, and the settings under them."""

from dataclasses import dataclass
from typing import Final

from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.thinking import BEST
from walpurgis.opponents.search import EXPLORATION

Level = int

BALAI: Final[Level] = 1
CHATON: Final[Level] = 2
CHAT: Final[Level] = 3
CORBEAU: Final[Level] = 4
SORCIERE: Final[Level] = BEST

UNLIMITED: Final = 1_000_000_000  # simulations: more than any time allows


@dataclass(frozen=True)
class Settings:
    """How a bot thinks. It stops at the first limit that it meets; without seconds the same seed gives the same step.

    level is how well the game's own mind remembers, reads and deduces. whim and overlooks take the place of the lapses
    that the game gives to the level. knowledge False leaves the game's mind out: a plain search with random playouts.
    """

    level: Level = SORCIERE
    simulations: int = 20_000
    seconds: float | None = None
    whim: float | None = None
    overlooks: float | None = None
    exploration: float = EXPLORATION
    knowledge: bool = True


# The words of the house name them: level-1 and so on.
CHARACTERS: Final[dict[Level, str]] = {
    BALAI: "balai", CHATON: "chaton", CHAT: "chat", CORBEAU: "corbeau", SORCIERE: "sorciere",
}  # fmt: skip

LEVELS: Final[dict[Level, Settings]] = {
    BALAI: Settings(BALAI, simulations=32, seconds=0.2),
    CHATON: Settings(CHATON, simulations=64, seconds=0.2),
    CHAT: Settings(CHAT, simulations=128, seconds=0.3),
    CORBEAU: Settings(CORBEAU, simulations=400, seconds=0.4),
    SORCIERE: Settings(SORCIERE, simulations=20_000, seconds=0.8),
}


# What the three levels of old are nearest to: the apprentice, the witch and the grand witch.
OF_THREE: Final[dict[Level, Level]] = {1: CHATON, 2: CORBEAU, 3: SORCIERE}


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
