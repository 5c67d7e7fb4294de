"""In front of every HTTP answer: who asks, how often, which headers go out, what is counted and logged."""

import asyncio
import logging
import time
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import parse_qsl

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseBodyEvent, HTTPScope, Message, Receive, Scope, Send

from walpurgis.server.bodies import Problem
from walpurgis.server.connections import Connections
from walpurgis.server.errors import ServerError, explained
from walpurgis.server.log import fields
from walpurgis.server.metrics import Metrics
from walpurgis.server.rate_limit import Buckets
from walpurgis.server.render import problem_page
from walpurgis.server.settings import ServerSettings
from walpurgis.server.visitor import Visitor
from walpurgis.tables.errors import TableError

VISITOR: Final = "visitor"  # in the state of a request
METHODS: Final = frozenset(("GET", "POST", "PUT", "PATCH", "DELETE"))

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # A table's address is its invitation: nobody else is told of it.
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
RETRY: Final = frozenset((429, 503))  # answers that say when to come back
AFTER_A_RESTART_S: Final = 2.0
PIECE: Final = 64 * 1024  # bytes
NO_STORE: Final = (b"cache-control", b"no-store")

log = logging.getLogger(__name__)


class Porch:
    def __init__(self, app: ASGIApp, connections: Connections, metrics: Metrics) -> None:
        self._app = app
        self._connections = connections
        self._settings = settings = connections.settings
        self._metrics = metrics
        self._requests = Buckets(settings.paces.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        visitor = visitor_of(scope, self._settings)
        status = 500

        async def dress(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *_dressing(visitor, message["headers"])]
                await send(message)
            elif message["type"] == "http.response.body":
                await _send_in_pieces(message, send)

        scope["state"][VISITOR] = visitor
        # A HEAD is a GET of which uvicorn keeps back the body.
        inner = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        bucket = self._requests.of(self._connections.account_of(visitor), began)
        try:
            if not bucket.take(began):
                raise ServerError("too-fast")
            self._check(scope, visitor)
        except ServerError as error:
            self._connections.counts.refuse(error.key)
            await _say(error, visitor, bucket.wait(), dress)
        else:
            await self._see_through(inner, receive, dress, visitor)
        self._note(inner, status, time.perf_counter() - began)

    async def _see_through(self, scope: Scope, receive: Receive, send: Send, visitor: Visitor) -> None:
        """A request that is cut off because the house closes is told so."""
        has_begun = False

        async def begin(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, begin)
        except asyncio.CancelledError:
            if not self._connections.is_closing:
                raise
            if not has_begun:
                await _say(TableError("closing"), visitor, AFTER_A_RESTART_S, send)

    def _check(self, scope: HTTPScope, visitor: Visitor) -> None:
        """What no route would ask. ServerError for a request that is not for this house, or of two lengths: a proxy in
        front may have believed the other one, and taken what follows for the next person's request.
        """
        if "content-length" in visitor.headers and "transfer-encoding" in visitor.headers:
            raise ServerError("malformed")
        host, own = visitor.headers.get("host"), scope["server"]
        if host is not None:  # HTTP/1.0 has none, and no browser speaks it
            self._connections.hosts.check(host, own[0] if own else "")

    def _note(self, scope: Mapping[str, object], status: int, seconds: float) -> None:
        method = str(scope["method"]) if scope["method"] in METHODS else "other"
        # The template of the route and never the path, which may hold a table's id.
        route = str(scope.get("path_template") or "other") if status != 404 else "other"
        self._metrics.request(method, route, status, seconds)
        level = logging.INFO if status < 500 else logging.ERROR
        about = fields(method=method, route=route, status=status, ms=round(seconds * 1000, 1))
        log.log(level, "request", extra=about)


def visitor_of(scope: HTTPScope, settings: ServerSettings) -> Visitor:
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    query = dict(parse_qsl(scope["query_string"].decode("latin-1")))
    client = scope["client"]
    return Visitor(headers, query, client[0] if client else "", scope["scheme"], settings)


def _dressing(visitor: Visitor, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    added = [*HEADERS, *((b"set-cookie", cookie.encode()) for cookie in visitor.to_set)]
    if visitor.is_secure:
        added.append(HTTPS_ONLY)
    named = {name for name, _ in headers}
    return added if b"cache-control" in named else [*added, NO_STORE]


async def _send_in_pieces(message: HTTPResponseBodyEvent, send: Send) -> None:
    """uvicorn waits for a slow reader between two pieces, and not within one: of what is not read only so much lies
    about in copies.
    """
    body, is_last = message["body"], not message["more_body"]
    for at in range(0, max(1, len(body)), PIECE):
        goes_on = not is_last or at + PIECE < len(body)
        await send({"type": "http.response.body", "body": body[at : at + PIECE], "more_body": goes_on})


async def _say(error: ServerError | TableError, visitor: Visitor, wait_s: float, send: Send) -> None:
    """And that is the end of the connection."""
    status, key, message = explained(error, visitor.language)
    if "text/html" in visitor.headers.get("accept", ""):
        body, kind = problem_page(visitor.language, status, message).encode(), b"text/html; charset=utf-8"
    else:
        body, kind = msgspec.json.encode(Problem(key, message)), b"application/json"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    if status in RETRY:
        headers.append((b"retry-after", str(int(wait_s) + 1).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
