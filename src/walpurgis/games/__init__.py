"""The games that are installed, ours and other people's: all come through the entry-point group `walpurgis.games`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from walpurgis.kernel.game import Game
from walpurgis.kernel.record import Record
from walpurgis.kernel.refusal import RecordError, SetupError
from walpurgis.kernel.replay import Replay

GROUP = "walpurgis.games"


@cache
def names() -> tuple[str, ...]:
    """Of the games that can be played; those of `broken` cannot."""
    return tuple(name for name in _installed() if name not in broken())


@cache
def broken() -> dict[str, SetupError]:
    """What keeps a game of somebody else's from being played, by its name: the others go on without it."""
    errors: dict[str, SetupError] = {}
    for name in _installed():
        try:
            find(name)
        except SetupError as error:
            errors[name] = error
    return errors


@cache
def ranked() -> tuple[str, ...]:
    """In the order in which people are shown them."""
    return tuple(sorted(names(), key=lambda name: (find(name).rank, name)))


@cache
def find(name: str) -> Game:
    """The game of this name; SetupError names those there are, or says what is wrong with this one."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _loaded(entry)
    raise SetupError("game", found=name, possible=" · ".join(names()))


def _loaded(entry: EntryPoint) -> Game:
    try:
        game = entry.load()
    except Exception as error:  # whatever a module of somebody else's does when it is imported
        reason = f"{type(error).__name__}: {error}"
    else:
        if isinstance(game, Game):
            return game
        reason = f"{type(game).__name__}, not Game"
    others = " · ".join(name for name in _installed() if name != entry.name)
    raise SetupError("game-broken", found=entry.name, entry=entry.value, reason=reason, possible=others)


def _installed() -> list[str]:
    return sorted(entry.name for entry in entry_points(group=GROUP))


def replay(record: Record, source: str = "record", listen: bool = False) -> Replay:
    """A replay of the record with the game that it names; RecordError where it cannot be set up."""
    try:
        return Replay(find(record.game), record, source, listen)
    except SetupError as error:
        found = str(error.args_for_words["found"])
        line = record.header_lines.get(_header(error), record.header_lines["game"])
        raise RecordError(source, line, found, str(error.args_for_words["possible"])) from error


def _header(error: SetupError) -> str:
    """The header line that a set-up error is about."""
    if error.key == "option":
        return f"option {error.args_for_words['found']}"
    if error.key == "option-value":
        return f"option {error.args_for_words['name']}"
    return error.key
