"""Errors as HTTP answers, all of one shape."""

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import ClientException, HTTPException, MethodNotAllowedException, NotFoundException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.server.bodies import Problem
from walpurgis.server.errors import KEYS, STATUS, UNPLAYABLE, ServerError, explained
from walpurgis.server.guards import visitor_of
from walpurgis.server.render import HTML, problem_page
from walpurgis.tables.errors import TableError

Asked = Request[Any, Any, Any]

DESCRIPTIONS: Final = {
    400: "It cannot be understood, or cannot be so",
    403: "Not for this device, or asked by another site's page",
    404: "There is no such thing",
    405: "Not with this method",
    408: "The rest of the request did not come in time",
    409: "Not as things stand",
    413: "Too large",
    421: "Asked by a name that is not this house's",
    422: "A record that is broken, or against the rules",
    429: "Too much or too fast",
    503: "The house cannot do it now",
}
PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=text, generate_examples=False) for status, text in DESCRIPTIONS.items()
}
assert set(STATUS.values()) | set(KEYS.values()) | {UNPLAYABLE} <= {*DESCRIPTIONS, 500}

log = logging.getLogger(__name__)


def _answer(request: Asked, error: TableError | WalpurgisError | ServerError) -> Response[Any]:
    status, key, message = explained(error, visitor_of(request).language)
    request.app.state.connections.counts.refuse(key)
    if _is_for_people(request):
        return _page(request, status, message)
    headers = {"retry-after": "1"} if status == 429 else None
    return Response(Problem(key, message), status_code=status, media_type=MediaType.JSON, headers=headers)


def _is_for_people(request: Asked) -> bool:
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def _page(request: Asked, status: int, message: str) -> Response[Any]:
    page = problem_page(visitor_of(request).language, status, message)
    return Response(page, status_code=status, media_type=HTML)


def _http(request: Asked, error: HTTPException) -> Response[Any]:
    """What Litestar itself refuses: its own words may repeat what was sent, ours do not."""
    keys = {404: "not-found", 405: "method", 413: "too-large"}
    if isinstance(error, (NotFoundException, MethodNotAllowedException, ClientException)):
        answer = _answer(request, ServerError(keys.get(error.status_code, "malformed")))
        answer.headers.update(error.headers or {})
        return answer
    return _fault(request, error)


def _fault(request: Asked, error: Exception) -> Response[Any]:
    log.error("request", exc_info=error)
    return _answer(request, ServerError("failed"))


HANDLERS: Final[ExceptionHandlersMap] = {
    TableError: _answer,
    WalpurgisError: _answer,
    ServerError: _answer,
    HTTPException: _http,
    Exception: _fault,
}
