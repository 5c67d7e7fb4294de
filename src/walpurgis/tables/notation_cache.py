"""The notation of a game with a memory: a table says and hears the same few texts again and again."""

from functools import cache
from typing import Final

from walpurgis import games
from walpurgis.kernel.notation import Notation
from walpurgis.kernel.steps import Step

REMEMBERED: Final = 4096  # texts a game
TIME_MARK: Final = " @"  # such texts hardly come twice


class NotationCache:
    """Steps to texts and back. NotationError for a text that is none, as the notation itself has it."""

    __slots__ = ("_notation", "_steps", "_texts")

    def __init__(self, notation: Notation) -> None:
        self._notation = notation
        self._texts: dict[Step, str] = {}
        self._steps: dict[str, Step] = {}

    def text(self, step: Step) -> str:
        text = self._texts.get(step)
        if text is None:
            text = self._notation.text(step)
            if len(self._texts) < REMEMBERED and TIME_MARK not in text:
                self._texts[step] = text
        return text

    def parse(self, text: str) -> Step:
        step = self._steps.get(text)
        if step is None:
            step = self._notation.parse(text)
            # Only the one proper spelling, which `text` gives: what people send could fill the memory.
            if len(self._steps) < REMEMBERED and TIME_MARK not in text and self.text(step) == text:
                self._steps[text] = step
        return step


@cache
def notation_of(game: str) -> NotationCache:
    return NotationCache(games.find(game).position.NOTATION)
