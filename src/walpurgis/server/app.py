"""The HTTP side of the house: one application, with OpenAPI at /schema/openapi.json."""

import asyncio
from importlib.metadata import version
from typing import Final

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from walpurgis.server import metrics
from walpurgis.server.bodies import Health
from walpurgis.server.checked_request import CheckedRequest
from walpurgis.server.connections import Connections
from walpurgis.server.evenings import EVENINGS
from walpurgis.server.games import Games
from walpurgis.server.guards import provide_visitor, shows_the_token_for_metrics
from walpurgis.server.large_answers import Places
from walpurgis.server.lessons import Lessons, lesson_page
from walpurgis.server.me import Myself, house_info
from walpurgis.server.metrics import Metrics
from walpurgis.server.middleware import Porch
from walpurgis.server.pages import PAGES
from walpurgis.server.problems import HANDLERS
from walpurgis.server.puzzles import PuzzleRoutes, puzzle_page, puzzles_page, today
from walpurgis.server.rate_limit import Buckets
from walpurgis.server.replays import REPLAYS
from walpurgis.server.tables import Seats, Tables, claim, find_code
from walpurgis.tables.service import TableService

LARGEST_BODY: Final = 16 * 1024  # bytes


def application(connections: Connections, app: Litestar | None = None) -> Porch:
    """app: made before by `routes`, which takes a while."""
    app = app or routes()
    settings = connections.settings
    figures = Metrics(connections)
    app.state = State(
        {
            "connections": connections,
            "settings": settings,
            "metrics": figures,
            "guesses": Buckets(settings.paces.guesses),
            "new_tables": Buckets(settings.paces.tables),
            "replays": Buckets(settings.paces.replays),
            "replaying": asyncio.Lock(),
            "large_answers": Places(),
            "today": today,
        }
    )
    return Porch(app, connections, figures)


def routes() -> Litestar:
    """What can be asked for. It answers once it stands in a house, and may stand in another one afterwards."""
    return Litestar(
        [
            Games,
            Lessons,
            PuzzleRoutes,
            Tables,
            Seats,
            claim,
            find_code,
            Myself,
            house_info,
            health,
            show_metrics,
            *REPLAYS,
            *PAGES,
            *EVENINGS,
            lesson_page,
            puzzles_page,
            puzzle_page,
        ],
        dependencies={
            "service": Provide(_service, sync_to_thread=False),
            "visitor": Provide(provide_visitor, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Walpurgis",
            version=version("walpurgis"),
            description="Sit down and play. Moves go over a WebSocket: see docs/api.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_class=CheckedRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def _service(state: State) -> TableService:
    service: TableService = state.connections.service
    return service


@get("/health", tags=["watch"])
async def health(state: State) -> Response[Health]:
    """Whether the house is open, and can save what is played: it writes to find out, at most every few seconds."""
    if state.connections.is_closing:
        return Response(Health("closing"), status_code=503)
    trouble = await state.connections.service.probe.trouble()
    if trouble:
        return Response(Health("failing", trouble), status_code=503)
    return Response(Health("ok"))


@get("/metrics", media_type="text/plain", include_in_schema=False, guards=[shows_the_token_for_metrics])
async def show_metrics(state: State) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(state.metrics.text(state.connections.now()), media_type=metrics.TYPE)
