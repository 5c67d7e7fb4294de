"""What the server answers instead of doing it. Every key is a Fluent message `failed-KEY` of the house, like a table's.

HTTP says it as {"error": key, "message": sentence} with a fitting status, a socket in the same words.
"""

from typing import Final

from walpurgis.kernel.game import Game
from walpurgis.kernel.record import Line
from walpurgis.kernel.refusal import RecordError, Refusal, WalpurgisError
from walpurgis.kernel.steps import Seat
from walpurgis.tables.errors import Kind, TableError
from walpurgis.words import Words

STATUS: Final[dict[Kind, int]] = {
    "missing": 404,
    "forbidden": 403,
    "conflict": 409,
    "invalid": 400,
    "limit": 429,
    "unavailable": 503,
}

UNPLAYABLE: Final = 422  # a record that is broken, or against the rules

KEYS: Final = {
    "malformed": 400,  # no JSON, or not what belongs there
    "unknown-message": 400,
    "foreign-page": 403,  # another site's page asks in a person's name
    "not-found": 404,
    "new-device": 409,  # has its cookie only with this answer: to be asked again
    "method": 405,
    "wrong-host": 421,  # asked by a name that is not this house's
    "too-slow": 408,  # the rest of a request did not come
    "too-large": 413,
    "too-fast": 429,
    "too-many-sockets": 429,
    "failed": 500,  # our own fault
}


class ServerError(Exception):
    """key is one of KEYS; values are what its sentence names."""

    def __init__(self, key: str, **values: str) -> None:
        assert key in KEYS, key
        super().__init__(key)
        self.key = key
        self._values = values

    @property
    def status(self) -> int:
        return KEYS[self.key]

    def message(self, language: str) -> str:
        return sentence(self.key, language, **self._values)


class ForbiddenStepError(WalpurgisError):
    """A record of which the rules forbid a step. Its sentence goes on with the reason, in the words of the game."""

    def __init__(self, source: str, line: Line, refusal: Refusal, game: Game, names: dict[Seat, str]) -> None:
        super().__init__("forbidden", source=source, line=line.number, found=line.step, clause=refusal.clause)
        self._refusal = refusal
        self._game = game
        self._names = names

    def reason(self, language: str) -> str:
        return Words(language, self._game, self._names).refusal(self._refusal)


class ExplainedError(ServerError):
    """One that was explained where it was met, in another process: it does not travel itself."""

    def __init__(self, status: int, key: str, sentence: str) -> None:
        Exception.__init__(self, key)
        self.key = key
        self._status = status
        self._sentence = sentence

    @property
    def status(self) -> int:
        return self._status

    def message(self, language: str) -> str:
        return self._sentence


def sentence(key: str, language: str, **values: str) -> str:
    return Words(language).say(f"failed-{key}", **values)


def explained(error: TableError | WalpurgisError | ServerError, language: str) -> tuple[int, str, str]:
    """Status, key and sentence."""
    if isinstance(error, TableError):
        return STATUS[error.kind], error.key, error.message(language)
    if isinstance(error, ForbiddenStepError):
        return UNPLAYABLE, error.key, f"{Words(language).error(error)} {error.reason(language)}"
    if isinstance(error, RecordError):
        return UNPLAYABLE, error.key, Words(language).error(error)
    if isinstance(error, WalpurgisError):
        return STATUS["invalid"], error.key, Words(language).error(error)
    return error.status, error.key, error.message(language)
