"""Replays over HTTP: of an uploaded record and of a finished table, as data and as plain pages."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Annotated, Any, Final, TypeVar

import litestar
from litestar import Response
from litestar.datastructures import State, UploadFile
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.steps import Seat
from walpurgis.server.bodies import Replayed, Rerun
from walpurgis.server.errors import ExplainedError, ServerError, explained
from walpurgis.server.guards import comes_from_our_page, leaves_time_for_others
from walpurgis.server.params import Asked, Asker, Service, TableId, post
from walpurgis.server.render import HTML, render
from walpurgis.server.replay_view import PIECE, ForeignRecordError, Unplayable, apart, check, filmed, told, whole_film
from walpurgis.server.visitor import Visitor
from walpurgis.tables import fair_queue
from walpurgis.tables.service import TableService
from walpurgis.words import Words

LARGEST_RECORD: Final = 256 * 1024  # bytes
QUICK: Final = 1  # of gzip: moments of a game are so alike that more effort saves little
GZIP: Final = 31  # what zlib calls its window of 32 kB with gzip's head and end

Until = Annotated[int | None, QueryParameter(ge=0, le=1 << 31, description="after so many steps")]
Through = Annotated[int | None, QueryParameter(ge=0, le=99, description="whose eyes; none: all that happened")]
Result = TypeVar("Result")


@post(
    "/api/replay",
    status_code=200,
    tags=["replay"],
    guards=[comes_from_our_page, leaves_time_for_others],
    request_max_body_size=LARGEST_RECORD,
)
async def replay(request: Asked, state: State, visitor: Asker, data: JSONBody[Rerun]) -> Response[Replayed]:
    """A record played again, moment by moment."""
    state.large_answers.check(visitor.address)
    pieces = await _film(state, visitor, data.record, data.seat)
    packs = "gzip" in request.headers.get("accept-encoding", "")
    answer: Response[Any] = Stream(
        _sent(state, visitor, _packed(pieces) if packs else pieces),
        headers={"vary": "accept-encoding", **({"content-encoding": "gzip"} if packs else {})},
        media_type="application/json",
    )
    return answer


@litestar.get("/replay", media_type=HTML, include_in_schema=False)
async def ask_for_record(visitor: Asker) -> Response[str]:
    return Response(_page(visitor.language), media_type=HTML)


# Asks not where it comes from: browsers do not tell of a form on a page that sends no referrer, and nothing is changed.
@litestar.post(
    "/replay",
    status_code=200,
    media_type=HTML,
    include_in_schema=False,
    guards=[leaves_time_for_others],
    request_max_body_size=LARGEST_RECORD,
)
async def tell_record(request: Asked, state: State, visitor: Asker) -> Response[Any]:
    """The form of the plain page: a record as a file, or typed."""
    language = visitor.language
    state.large_answers.check(visitor.address)
    text = await _uploaded(request)
    try:
        page = await _told(state, visitor, text, None, None, language)
    except (WalpurgisError, ServerError) as error:
        status, key, problem = explained(error, language)
        state.connections.counts.refuse(key)
        return Response(_page(language, text=text, problem=problem), status_code=status, media_type=HTML)
    return Stream(_sent(state, visitor, _cut(page)), media_type=HTML)


@litestar.get("/replay/{table:str}", media_type=HTML, include_in_schema=False, guards=[leaves_time_for_others])
async def tell_table(
    service: Service, state: State, visitor: Asker, table: TableId, at: Until = None, seat: Through = None
) -> Response[Any]:
    """A finished game in words, up to a step, as everybody or as one seat knows it."""
    state.large_answers.check(visitor.address)
    text = await service.history.record(visitor.device, table)
    page = await _told(state, visitor, text, seat, at, visitor.language, table)
    return Stream(_sent(state, visitor, _cut(page)), media_type=HTML)


REPLAYS: Final = [replay, ask_for_record, tell_record, tell_table]


async def _film(state: State, visitor: Visitor, text: str, seat: Seat | None) -> Iterator[bytes]:
    try:
        await _in_turn(state, check, text, seat)
    except ForeignRecordError as error:
        return _cut(await _apart(state, visitor, error.game, whole_film, text, seat))
    return filmed(text, seat)


async def _told(state: State, visitor: Visitor, *args: Any) -> bytes:
    """The page of a story; args are those of `_story`."""
    try:
        return await _in_turn(state, _story, *args)
    except ForeignRecordError as error:
        return await _apart(state, visitor, error.game, _story, *args)


async def _apart(state: State, visitor: Visitor, game: str, work: Callable[..., Result], *args: Any) -> Result:
    """In the process of a game of somebody else's: its rules might never end, and a thread could not be ended."""
    service: TableService = state.connections.service
    asker = fair_queue.Asker(visitor.device, "", game)
    found: Result | Unplayable = await service.play_again(asker, apart, visitor.language, work, *args)
    if isinstance(found, Unplayable):
        raise ExplainedError(*found)
    return found


async def _in_turn(state: State, work: Callable[..., Result], *args: Any) -> Result:
    """One piece of work at a time, beside the event loop."""
    async with state.replaying:
        return await asyncio.to_thread(work, *args)


async def _sent(state: State, visitor: Visitor, pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Each piece is made when the one before it is on its way: who does not read holds one of a few places and no more,
    until the deadline for unread answers.
    """
    async with state.large_answers.one(visitor.address):
        while piece := await _in_turn(state, next, pieces, b""):
            yield piece


def _packed(pieces: Iterator[bytes]) -> Iterator[bytes]:
    packing = zlib.compressobj(QUICK, wbits=GZIP)
    for piece in pieces:
        if packed := packing.compress(piece):
            yield packed
    yield packing.flush()


def _cut(page: bytes) -> Iterator[bytes]:
    return (page[at : at + PIECE] for at in range(0, len(page), PIECE))


async def _uploaded(request: Asked) -> str:
    form = await request.form()
    file, typed = form.get("file"), form.get("record")
    content = await file.read() if isinstance(file, UploadFile) else b""
    return content.decode("utf-8", "replace") or (typed if isinstance(typed, str) else "")


def _story(text: str, seat: Seat | None, at: int | None, language: str, table: str = "") -> bytes:
    story = told(text, seat, at, language)
    path = f"/replay/{table}" if table else "/replay"
    return _page(language, path=path, table=table, story=story, title=story.title, text=text).encode()


def _page(language: str, **values: Any) -> str:
    known = {"path": "/replay", "title": Words(language).say("page-replay"), "table": "", "story": None}
    return render("replay.html", language, **{**known, "text": "", "problem": "", **values})
