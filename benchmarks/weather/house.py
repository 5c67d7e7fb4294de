"""One process of the house, from opening to its end: the product's own objects, on the simulated disk and wires."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State

from benchmarks.weather.disk import MemoryStore
from benchmarks.weather.loop import OUTSIDE, Mortal, WeatherLoop
from benchmarks.weather.wire import Wire
from walpurgis.server.app import application, routes
from walpurgis.server.connections import Connections
from walpurgis.server.settings import ServerSettings
from walpurgis.tables.bots import BotQuestion, Bots
from walpurgis.tables.limits import Limits
from walpurgis.tables.service import TableService
from walpurgis.tables.store import Store
from walpurgis.tables.workers import NoAnswerError

CLOSING_S: Final = 1.0
IDLE_S: Final = 300.0
SETTINGS: Final = ServerSettings(closing_s=CLOSING_S)

_RESTING: list[Litestar] = []  # routes that stand in no house: they are the same everywhere, and long to make


class WeatherBots(Bots):
    """Bots that play at random in the loop, in the mood that the weather gives them: `ill` of their answers fail."""

    def __init__(self, rng: Random) -> None:
        super().__init__(workers=1)
        self._rng = rng
        self.ill = 0.0

    async def choose(self, question: BotQuestion) -> str:
        rng = self._rng
        await asyncio.sleep(0.01 * rng.random())
        if self.ill and rng.random() < self.ill:
            return await self._fail(rng.randrange(5))
        return question.world.text(question.world.pick(question.seat, Random(question.seed)))

    async def _fail(self, how: int) -> str:
        if how == 0:
            raise NoAnswerError("overran")
        if how == 1:
            raise ZeroDivisionError("a bot with a fault")
        if how == 2:
            return "fly to the moon"
        if how == 3:
            await asyncio.sleep(20.0)  # and then it is too late, or in time
            raise NoAnswerError("failed: the process ended")
        await asyncio.sleep(60.0 * self._rng.random())
        return "die 3"

    async def advise(self, question: BotQuestion) -> list[tuple[str, float]]:
        await asyncio.sleep(self._rng.random())
        if self.ill and self._rng.random() < self.ill:
            raise NoAnswerError("overran")
        step = question.world.pick(question.seat, Random(question.seed))
        return [(question.world.text(step), 0.5)]


class Answer:
    """What became of a request; status 0: nothing came back."""

    def __init__(self, status: int, body: bytes = b"", cookie: str = "") -> None:
        self.status = status
        self.body = body
        self.cookie = cookie

    @property
    def is_done(self) -> bool:
        return 200 <= self.status < 300

    def json(self) -> Any:
        return json.loads(self.body)


class House(Mortal):
    """open_store and make_service are the product's own; a test may plant a bug there. number is that of the node."""

    def __init__(
        self,
        disk: Any,
        rng: Random,
        open_store: Callable[[Any], Awaitable[Any]] = MemoryStore.open,
        make_service: Callable[[Store, Limits, Bots], TableService] = TableService,
        number: int = 0,
        wall_offset: float = 0.0,
    ) -> None:
        super().__init__()
        self.number = number
        self.wall_offset = wall_offset
        self.disk = disk
        self.loop: WeatherLoop = disk.loop
        self.is_open = False
        self.among: set[Any] = set()  # where uvicorn keeps its connections
        self.wires: set[Wire] = set()
        self._rng = rng
        self._open_store = open_store
        self._make_service = make_service
        self._routes: Litestar | None = None
        self.store: Any = None
        self.bots: WeatherBots
        self.service: TableService
        self.connections: Connections

    async def open(self) -> None:
        await self.loop.create_task(self._open(), context=self.context)

    async def _open(self) -> None:
        self.store = await self._open_store(self.disk)
        self.bots = WeatherBots(self._rng)
        self.service = self._make_service(self.store, Limits(idle_s=IDLE_S), self.bots)
        await self.service.open()
        self.connections = Connections(self.service, SETTINGS)
        self._routes = _RESTING.pop() if _RESTING else routes()
        self._app: Any = application(self.connections, self._routes)
        self._pulse = asyncio.create_task(self.connections.pulse())
        self.is_open = True

    async def close(self) -> None:
        """In order, as `server.running.Server.shutdown` does on a signal."""
        self.is_open = False
        await self.loop.create_task(self._close(), context=self.context)

    async def _close(self) -> None:
        self.connections.is_closing = True
        with suppress(TimeoutError):  # the disk is too slow: from here on it is as if the process were killed
            await asyncio.wait_for(self.service.close(), CLOSING_S)
        for connection in list(self.among):
            connection.shutdown()
        await asyncio.sleep(0.5)
        self._pulse.cancel()

    def kill(self, is_heard: bool = True) -> None:
        """Also one that could not be opened. is_heard: what it was connected with hears that it is gone."""
        self.is_open = False
        self.disk.bury(self, is_heard)
        self.loop.kill(self)
        self.leave_routes()

    def leave_routes(self) -> None:
        """To whoever opens next."""
        if self._routes is not None:
            self._routes.state = State()
            _RESTING.append(self._routes)
            self._routes = None

    # What comes in

    def connect(self, wire: Wire, address: str) -> None:
        """A connection that guests opened; its first bytes are the handshake."""
        self.wires = {wire for wire in self.wires if not wire.is_over}
        self.wires.add(wire)
        wire.open(self, self.connections, self.among, address)

    def request(
        self, method: str, path: str, body: bytes, cookie: str, address: str, cancel_s: float = 0.0
    ) -> "asyncio.Future[Answer]":
        """Answered in the house's own time; never, if it is killed meanwhile. cancel_s: when it is given up."""
        future: asyncio.Future[Answer] = self.loop.create_future()
        task = self.loop.create_task(self._answer(future, method, path, body, cookie, address), context=self.context)
        if cancel_s:
            self.loop.call_later(cancel_s, task.cancel, context=self.context)
        return future

    async def _answer(
        self, future: "asyncio.Future[Answer]", method: str, path: str, body: bytes, cookie: str, address: str
    ) -> None:
        answer = Answer(0)
        is_answered = asyncio.Event()
        heard: list[dict[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if heard:
                return heard.pop()
            await is_answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                for name, value in message["headers"]:
                    if name == b"set-cookie" and value.startswith(b"device="):
                        answer.cookie = value.decode().partition(";")[0]
            else:
                answer.body += message.get("body", b"")
                if not message.get("more_body"):
                    is_answered.set()

        try:
            await self._app(_scope(method, path, body, cookie, address), receive, send)
        except asyncio.CancelledError:
            answer.status = 0
        self.loop.call_soon(_settle, future, answer, context=OUTSIDE)


def _settle(future: "asyncio.Future[Answer]", answer: Answer) -> None:
    if not future.done():
        future.set_result(answer)


def _scope(method: str, path: str, body: bytes, cookie: str, address: str) -> dict[str, Any]:
    path, _, query = path.partition("?")
    headers = [(b"host", b"localhost:8666"), (b"content-type", b"application/json")]
    headers += [(b"content-length", str(len(body)).encode())] if body else []
    headers += [(b"cookie", cookie.encode())] if cookie else []
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": (address, 40_000),
        "server": ("127.0.0.1", 8666),
        "state": {},
        "extensions": {},
    }
