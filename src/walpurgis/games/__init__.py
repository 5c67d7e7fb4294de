"""The games that are installed, ours and other people's, by entry points; a broken one is named and left out."""

from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position
from walpurgis.kernel.record import Record
from walpurgis.kernel.refusal import RecordError, SetupError
from walpurgis.kernel.replay import Replay

GROUP = "walpurgis.games"


@cache
def names() -> tuple[str, ...]:
    """Of the games that can be played; those of `broken` cannot."""
    return tuple(name for name in _installed() if name not in broken())


@cache
def ours() -> tuple[str, ...]:
    """Of the games that come with the house. Nothing of anybody else's is loaded to know them."""
    return tuple(name for name, entry in _installed().items() if _is_ours(entry))


def is_ours(name: str) -> bool:
    return name in ours()


@cache
def plug_in_packages() -> frozenset[str]:
    """The packages that the playable games of other people are in, by their outermost names."""
    return frozenset(_package(_installed()[name].value) for name in names() if not is_ours(name))


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
    entry = _installed().get(name)
    if entry is None:
        raise SetupError("game", found=name, possible=" · ".join(names()))
    return _loaded(entry)


def in_package(package: str) -> tuple[str, ...]:
    """The games in a package, by its outermost name."""
    return tuple(name for name in names() if _package(_installed()[name].value) == package)


def of(position: Position) -> Game:
    """The game that a position belongs to. What cannot be its package is loaded last, if at all: it may not load."""
    package = _package(type(position).__module__)
    for entry in sorted(_installed().values(), key=lambda entry: _package(entry.value) != package):
        with suppress(SetupError):
            game = find(entry.name)
            if game.position is type(position):
                return game
    raise SetupError("game", found=type(position).__qualname__, possible=" · ".join(names()))


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


@cache
def _installed() -> dict[str, EntryPoint]:
    """By name, in order. A name of ours stays ours, whoever else uses it."""
    entries = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _is_ours(entry)))
    return {entry.name: entry for entry in entries}


def _is_ours(entry: EntryPoint) -> bool:
    return entry.value.startswith(f"{__name__}.")


def _package(path: str) -> str:
    """The outermost package of a dotted path, or of an entry point's value."""
    return path.partition(":")[0].partition(".")[0]


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
