"""In front of every HTTP answer: who asks, how often, which headers go out, what is counted and logged."""

import logging
import time
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import parse_qsl

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from walpurgis.server.bodies import Problem
from walpurgis.server.errors import ServerError
from walpurgis.server.log import fields
from walpurgis.server.metrics import Metrics
from walpurgis.server.rate_limit import Buckets
from walpurgis.server.settings import ServerSettings
from walpurgis.server.visitor import Visitor

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
NO_STORE: Final = (b"cache-control", b"no-store")

log = logging.getLogger(__name__)


class Porch:
    def __init__(self, app: ASGIApp, settings: ServerSettings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
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

        scope["state"][VISITOR] = visitor
        # A HEAD is a GET of which uvicorn keeps back the body.
        inner = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        bucket = self._requests.of(visitor.address, began)
        if bucket.take(began):
            await self._app(inner, receive, dress)
        else:
            await _say(ServerError("too-fast"), visitor.language, bucket.wait(), dress)
        self._note(inner, status, time.perf_counter() - began)

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


async def _say(error: ServerError, language: str, wait_s: float, send: Send) -> None:
    body = msgspec.json.encode(Problem(error.key, error.message(language)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(int(wait_s) + 1).encode()),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
