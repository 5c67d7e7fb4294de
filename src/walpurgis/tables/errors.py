"""What a table answers instead of doing it. Every key is a Fluent message `failed-KEY` of the house."""

from typing import Final, Literal

from walpurgis.kernel.refusal import Args
from walpurgis.words import Words

Kind = Literal["missing", "forbidden", "conflict", "invalid", "limit", "unavailable"]

KINDS: Final[dict[str, Kind]] = {
    "no-table": "missing",
    "no-code": "missing",
    "no-seat": "missing",
    "no-evening": "missing",
    "no-guest": "missing",  # somebody who has gone home, or never came
    "no-offer": "missing",  # an unknown, used or expired link to a seat
    "not-host": "forbidden",
    "not-your-seat": "forbidden",
    "not-seated": "forbidden",
    "not-alone": "forbidden",  # taking back is for one person among bots
    "not-watchable": "forbidden",
    "no-advice": "forbidden",
    "sent-away": "forbidden",  # by the host, with this device
    "closed": "forbidden",  # nobody else may sit down
    "seat-taken": "conflict",
    "seat-empty": "conflict",
    "seated-already": "conflict",  # one hand is enough: a second one is a look into somebody else's
    "not-open": "conflict",  # only before the game begins
    "not-started": "conflict",
    "not-running": "conflict",
    "nothing-to-take-back": "conflict",
    "not-asked": "conflict",  # nothing that advice could be about
    "unadvised": "unavailable",
    "still-running": "conflict",
    "chairs-empty": "conflict",
    "table-playing": "conflict",  # of an evening: nobody is moved away from a game
    "table-full": "conflict",
    "table-unpeopled": "conflict",  # nobody sits there
    "round-unfinished": "conflict",
    "no-tournament": "conflict",
    "tournament-over": "conflict",
    "seeds-missing": "conflict",  # somebody of a rematch is not back yet
    "not-revealing": "conflict",  # seeds are told between the last hash and the first draw
    "share-late": "conflict",  # the game began without it
    "shares-awaited": "conflict",  # everybody's device has a while for it
    "changed": "conflict",  # somebody else changed the table at the same moment
    "name": "invalid",
    "face": "invalid",
    "seed": "invalid",  # none, or not the one whose hash was given
    "seed-hash": "invalid",
    "level": "invalid",
    "setting": "invalid",
    "phrase": "invalid",
    "notation": "invalid",
    "nonce": "invalid",
    "nonce-used": "conflict",  # by another move of the same device
    "too-many-tables": "limit",
    "too-many-evenings": "limit",
    "evening-full": "limit",  # of people, or of tables
    "too-many-watchers": "limit",
    "busy": "limit",  # more moves and questions at once than a table takes
    "house-full": "unavailable",
    "store": "unavailable",
    "store-away": "unavailable",  # said to everybody: until the database is back nobody can move
    "move-failed": "unavailable",  # the game failed at a move, which was not made
    "unanswered": "unavailable",  # the game failed at a question
    "bot-failed": "unavailable",  # a bot gave no answer, and any legal step is played for it
    "game-failed": "unavailable",  # a game that cannot go on: again and again,
    "game-overran": "unavailable",  # for ever
    "game-too-large": "unavailable",  # or because nobody could look at it
    "game-closed": "unavailable",  # one of its tables overran: it waits until the house is opened again
    "damaged": "unavailable",  # what is stored of this one table makes no sense
    "closing": "unavailable",
}


class TableError(Exception):
    """Nothing was changed. key is one of KINDS; args are values for its message, never secrets."""

    def __init__(self, key: str, **args: int | str) -> None:
        assert key in KINDS, key
        super().__init__(key)
        self.key = key
        self.args_for_words: Args = args

    @property
    def kind(self) -> Kind:
        return KINDS[self.key]

    def message(self, language: str) -> str:
        return Words(language).say(f"failed-{self.key}", **self.args_for_words)
