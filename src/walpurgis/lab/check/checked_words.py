"""A game's words as checks ask for them: strictly, and what was said once with the same values is not said again."""

from functools import cache

from walpurgis.kernel.game import Game
from walpurgis.kernel.refusal import Args
from walpurgis.words import LANGUAGES, Words


class CheckedWords(Words):
    """Games say the same thousands of times, and Fluent is slow: what it gave for a message and its values is kept."""

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(language, game, strict=True)
        self._said: dict[tuple[object, ...], str] = {}

    def _format(self, key: str, attribute: str, args: Args) -> str:
        saying = (key, attribute, *args.items())
        text = self._said.get(saying)
        if text is None:
            text = self._said[saying] = super()._format(key, attribute, args)
        return text


@cache
def words_of(game: Game) -> tuple[CheckedWords, ...]:
    """One for every language."""
    return tuple(CheckedWords(language, game) for language in LANGUAGES)
