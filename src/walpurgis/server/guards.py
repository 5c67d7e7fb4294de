"""What must be true before a request is answered. They read as sentences on the routes."""

from hmac import compare_digest
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.handlers import BaseRouteHandler

from walpurgis.server.errors import ServerError
from walpurgis.server.middleware import VISITOR
from walpurgis.server.rate_limit import Buckets
from walpurgis.server.settings import ServerSettings
from walpurgis.server.visitor import Visitor

Asking = ASGIConnection[Any, Any, Any, Any]


def visitor_of(asking: Asking) -> Visitor:
    visitor: Visitor = asking.state[VISITOR]
    return visitor


def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    return visitor_of(request)


def comes_from_our_page(asking: Asking, _: BaseRouteHandler) -> None:
    settings: ServerSettings = asking.app.state.settings
    if not visitor_of(asking).comes_from_our_page(settings):
        raise ServerError("foreign-page")


def shows_the_token_for_metrics(asking: Asking, _: BaseRouteHandler) -> None:
    """Whoever does not is told nothing, not even that there is something to see."""
    settings: ServerSettings = asking.app.state.settings
    shown = asking.headers.get("authorization", "").encode()
    if not (settings.metrics_token and compare_digest(shown, f"Bearer {settings.metrics_token}".encode())):
        raise ServerError("not-found")


def is_known_again(asking: Asking, _: BaseRouteHandler) -> None:
    """A device has its cookie before a seat becomes its own: were it to come with the answer, and the answer lost,
    nobody could ever prove that the seat is theirs.
    """
    visitor = visitor_of(asking)
    if not visitor.is_known:
        visitor.remember()
        raise ServerError("new-device")


def does_not_guess(asking: Asking, _: BaseRouteHandler) -> None:
    """A code of three words, or a link to a seat, would be found by whoever may try as many as they like."""
    _take(asking, asking.app.state.guesses)


def does_not_fill_the_house(asking: Asking, _: BaseRouteHandler) -> None:
    _take(asking, asking.app.state.new_tables)


def leaves_time_for_others(asking: Asking, _: BaseRouteHandler) -> None:
    """To play a whole game again is work."""
    _take(asking, asking.app.state.replays)


def _take(asking: Asking, buckets: Buckets) -> None:
    now = asking.app.state.connections.now()
    if not buckets.of(visitor_of(asking).address, now).take(now):
        raise ServerError("too-fast")
