"""A record played again: as frames for a page that shows it, and in words for one that has no scripts."""

import multiprocessing
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeVar, cast

import msgspec

from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.record import read
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.replay import Replay
from walpurgis.kernel.steps import CHANCE, Seat
from walpurgis.server.bodies import Replayed, ReplayFrame
from walpurgis.server.errors import ForbiddenStepError, ServerError, explained
from walpurgis.tables.presenter import view_data
from walpurgis.tables.shapes import ToldData
from walpurgis.words import Words

LONGEST: Final = 10_000  # steps; five times what our longest game takes
PIECE: Final = 32 * 1024  # bytes
NO_FRAMES: Final = b"[]}"  # as the JSON of a Replayed ends
SOURCE: Final = "record"  # what errors call it
MOST_AT_ONCE: Final = 16 * 1024 * 1024  # bytes

Result = TypeVar("Result")


class Sentence(NamedTuple):
    """What a step meant. at counts the steps."""

    at: int
    said: str


class ToldReplay(NamedTuple):
    """A replay in words; places are names, best first, or none if the game is not over where it stops."""

    title: str
    steps: int  # of the whole record
    story: list[Sentence]
    places: list[tuple[int, str]]


def check(text: str, seat: Seat | None) -> None:
    """Play it to its end. WalpurgisError or ServerError for what cannot be shown."""
    for _ in _steps(_begin(text, seat)):
        pass


def filmed(text: str, seat: Seat | None) -> Iterator[bytes]:
    """A Replayed in JSON, as this seat or a spectator saw it: piece by piece, so that no more of it is there at a time
    than somebody reads.
    """
    replay = _begin(text, seat)
    record, setup = replay.record, replay.position.setup
    names = [record.names.get(one, "") for one in range(setup.seats)]
    empty = msgspec.json.encode(Replayed(record.game, setup.seats, setup.first, setup.options, names, []))
    beginning, end = empty[: -len(NO_FRAMES)], NO_FRAMES[1:]  # the frames are what comes last
    piece = beginning + NO_FRAMES[:1] + msgspec.json.encode(_frame(replay, seat, []))
    decider = CHANCE  # nobody yet
    for events in _steps(replay):
        actor = record.lines[replay.count - 1].actor
        decider = decider if actor == CHANCE else actor
        step = {"at": replay.count, "actor": decider}
        heard = [cast(ToldData, {**step, **event.data()}) for event in events if event.is_for(seat)]
        if len(piece) > PIECE:
            yield piece
            piece = b""
        piece += b"," + msgspec.json.encode(_frame(replay, seat, heard))
    yield piece + end


def whole_film(text: str, seat: Seat | None) -> bytes:
    """All pieces at once, from where they cannot be fetched one by one; ServerError for too many."""
    film = b""
    for piece in filmed(text, seat):
        film += piece
        if len(film) > MOST_AT_ONCE:
            raise ServerError("too-large")
    return film


def told(text: str, seat: Seat | None, until: int | None, language: str) -> ToldReplay:
    """What the seat heard; without one everything, because who holds a record may know all that is in it."""
    replay = _begin(text, seat)
    words = Words(language, games.find(replay.record.game), replay.record.names)
    lines = replay.record.lines
    story = [
        Sentence(replay.count, _said(words, event, seat))
        for events in _steps(replay, until)
        for event in events
        if seat is None or event.is_for(seat)
    ]
    places = sorted((place, words.seat(one)) for one, place in enumerate(replay.position.standing() or ()))
    return ToldReplay(words.say("name"), len(lines), story, places)


class Unplayable(NamedTuple):
    """Why a record could not be played, for an ExplainedError."""

    status: int
    key: str
    sentence: str


def apart(language: str, work: Callable[..., Result], *args: object) -> Result | Unplayable:
    """In a process of a game's own: what work(*args) gives, or why it gives nothing."""
    try:
        return work(*args)
    except (WalpurgisError, ServerError) as error:
        return Unplayable(*explained(error, language))


class ForeignRecordError(Exception):
    """A record of a game of somebody else's. Its rules might never end, so it is played in the game's own process."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


def _give_way() -> None:
    """Tables have the right of way: whoever waits for the interpreter gets it now."""
    time.sleep(0)


def _begin(text: str, seat: Seat | None) -> Replay:
    record = read(text, SOURCE, _give_way)
    if len(record.lines) > LONGEST:
        raise ServerError("too-large")
    is_house = multiprocessing.parent_process() is None  # and not a process of its own, where others are not loaded
    if is_house and record.game in games.names() and not games.is_ours(record.game):
        raise ForeignRecordError(record.game)
    replay = games.replay(record, SOURCE, listen=True)
    if seat is not None and seat >= record.seats:
        raise WalpurgisError("value", name="seat", found=str(seat), possible=f"0..{record.seats - 1}")
    return replay


def _steps(replay: Replay, until: int | None = None) -> Iterator[list[Event]]:
    """Play, and give what happened after every step. ForbiddenStepError at a step against the rules."""
    while (until is None or replay.count < until) and replay.advance():
        yield replay.take_events()
        _give_way()
    line = replay.next_line
    if replay.refused is not None and line is not None:
        record = replay.record
        raise ForbiddenStepError(SOURCE, line, replay.refused, games.find(record.game), record.names)


def _frame(replay: Replay, seat: Seat | None, events: list[ToldData]) -> ReplayFrame:
    line = replay.record.lines[replay.count - 1] if replay.count else None
    view = view_data(replay.position, seat)
    return ReplayFrame(replay.count, line.actor if line else CHANCE, line.step if line else "", events, view)


def _said(words: Words, event: Event, seat: Seat | None) -> str:
    said = words.event(event)
    if seat is not None or event.audience is None:
        return said
    return words.say("page-private", names=words.listed([words.seat(one) for one in event.audience]), said=said)
