"""Replays over HTTP: of an uploaded record and of a finished table, as data and as plain pages."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import litestar
from litestar import Response
from litestar.datastructures import State, UploadFile
from litestar.params import JSONBody, QueryParameter

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.server.bodies import Replayed, Rerun
from walpurgis.server.errors import ServerError, explained
from walpurgis.server.guards import comes_from_our_page, leaves_time_for_others
from walpurgis.server.params import Asked, Asker, Service, TableId, post
from walpurgis.server.render import HTML, render
from walpurgis.server.replay_view import filmed, told
from walpurgis.words import Words

LARGEST_RECORD: Final = 256 * 1024  # bytes
QUICK: Final = 1  # of gzip: moments of a game are so alike that more effort saves little

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
async def replay(request: Asked, state: State, data: JSONBody[Rerun]) -> Response[Replayed]:
    """A record played again, moment by moment."""
    packs = "gzip" in request.headers.get("accept-encoding", "")
    film = await _in_turn(state, _packed if packs else filmed, data.record, data.seat)
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packs else {})}
    answer: Response[Any] = Response(film, headers=headers, media_type="application/json")
    return answer


@litestar.get("/replay", media_type=HTML, include_in_schema=False)
async def ask_for_record(visitor: Asker) -> Response[str]:
    return _page(visitor.language)


# Asks not where it comes from: browsers do not tell of a form on a page that sends no referrer, and nothing is changed.
@litestar.post(
    "/replay",
    status_code=200,
    media_type=HTML,
    include_in_schema=False,
    guards=[leaves_time_for_others],
    request_max_body_size=LARGEST_RECORD,
)
async def tell_record(request: Asked, state: State, visitor: Asker) -> Response[str]:
    """The form of the plain page: a record as a file, or typed."""
    language = visitor.language
    text = await _sent(request)
    try:
        story = await _in_turn(state, told, text, None, None, language)
    except (WalpurgisError, ServerError) as error:
        status, key, problem = explained(error, language)
        state.connections.counts.refuse(key)
        return _page(language, status, text=text, problem=problem)
    return _page(language, story=story, title=story.title)


@litestar.get("/replay/{table:str}", media_type=HTML, include_in_schema=False, guards=[leaves_time_for_others])
async def tell_table(
    service: Service, state: State, visitor: Asker, table: TableId, at: Until = None, seat: Through = None
) -> Response[str]:
    """A finished game in words, up to a step, as everybody or as one seat knows it."""
    text = await service.record(visitor.device, table)
    story = await _in_turn(state, told, text, seat, at, visitor.language)
    return _page(visitor.language, path=f"/replay/{table}", table=table, story=story, title=story.title)


REPLAYS: Final = [replay, ask_for_record, tell_record, tell_table]


async def _in_turn(state: State, work: Callable[..., Result], *args: Any) -> Result:
    """One replay at a time, beside the event loop."""
    async with state.replaying:
        return await asyncio.to_thread(work, *args)


def _packed(text: str, seat: int | None) -> bytes:
    return gzip.compress(filmed(text, seat), QUICK)


async def _sent(request: Asked) -> str:
    form = await request.form()
    file, typed = form.get("file"), form.get("record")
    content = await file.read() if isinstance(file, UploadFile) else b""
    return content.decode("utf-8", "replace") or (typed if isinstance(typed, str) else "")


def _page(language: str, status: int = 200, **values: Any) -> Response[str]:
    known = {"path": "/replay", "title": Words(language).say("page-replay"), "table": "", "story": None}
    page = render("replay.html", language, **{**known, "text": "", "problem": "", **values})
    return Response(page, status_code=status, media_type=HTML)
