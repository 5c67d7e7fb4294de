"""A server in a thread of the test, on any free port of this machine, and the guests who call on it."""

import asyncio
import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from walpurgis.server.running import Server, reserve, run
from walpurgis.server.settings import ServerSettings
from walpurgis.tables.service import TableService
from walpurgis.tables.table import Table

PATIENCE_S = 300.0  # only to end what hangs: how fast the machine is says nothing about the house

UNHURRIED_SETTINGS = dict.fromkeys(("silence_s", "closing_s", "head_s", "body_s", "unread_s"), PATIENCE_S)
UNHURRIED_HOUSE = {
    "WALPURGIS_RATE": "0",
    **{f"WALPURGIS_{name.upper()}": str(seconds) for name, seconds in UNHURRIED_SETTINGS.items()},
}
UNHURRIED: dict[str, Any] = {
    "compression": None,
    "open_timeout": PATIENCE_S,
    "close_timeout": PATIENCE_S,
    "max_queue": None,  # what is not read yet must not keep the end from being noticed
    "ping_interval": None,  # whether the house is alive is not for a busy client to guess
}

Result = TypeVar("Result")


class Running:
    def __init__(self, server: Server, loop: asyncio.AbstractEventLoop, port: int) -> None:
        self.server = server
        self.loop = loop
        self.port = port

    @property
    def service(self) -> TableService:
        return self.server.connections.service

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Have something done inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_S)

    def table(self, name: str) -> Table:
        return self.ask(self.service.registry.get(name))

    def stop_clock(self) -> None:
        """For limits on how much may come in a second: that second never ends."""
        stopped = self.server.connections.now()
        self.server.connections.now = lambda: stopped

    def move_clock(self, seconds: float) -> None:
        """It stands still before and afterwards."""
        later = self.server.connections.now() + seconds
        self.server.connections.now = lambda: later

    def leave(self) -> None:
        self.server.should_exit = True


@contextmanager
def running(data: Path, **settings: Any) -> Iterator[Running]:
    """Limits are off unless the settings bring them back."""
    chosen = ServerSettings(**{"port": 0, "rate": 0.0, **UNHURRIED_SETTINGS, **settings})
    listening = reserve(chosen)
    port = listening.getsockname()[1]
    ready = threading.Event()
    found: list[Running] = []

    def take(server: Server) -> None:
        found.append(Running(server, asyncio.get_running_loop(), port))
        ready.set()

    thread = threading.Thread(target=run, args=(chosen, data, listening, take), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE_S)
    try:
        yield found[0]
    finally:
        found[0].leave()
        thread.join(PATIENCE_S)
        assert not thread.is_alive()


def wait_until(claim: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE_S
    while not claim():
        assert time.monotonic() < until


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    text: str

    @property
    def data(self) -> Any:
        return json.loads(self.text)


class Guest:
    """A device: its cookie, and what it can ask for."""

    def __init__(self, url: str, language: str = "en", seed: int = 0) -> None:
        self.url = url
        self.language = language
        self.cookies: dict[str, str] = {}
        self.rng = Random(f"{language} {seed}")
        self.seeds: dict[str, dict[int, str]] = {}  # by table and seat: told when all have given their hashes

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = {**self.headers(), "Content-Type": "application/json", **(headers or {})}
        request = urllib.request.Request(f"{self.url}{path}", data, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                return self._take(answer)
        except urllib.error.HTTPError as error:
            with error:
                return self._take(error)

    def headers(self) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Accept-Language": self.language, **({"Cookie": cookie} if cookie else {})}

    def _take(self, answer: Any) -> Answer:
        for line in answer.headers.get_all("Set-Cookie") or []:
            name, _, value = line.split(";")[0].partition("=")
            self.cookies.pop(name, None)
            if value:
                self.cookies[name] = value
        return Answer(answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read().decode())

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status == 200, answer
        return answer.data

    def post(self, path: str, **body: Any) -> Any:
        answer = self.ask("POST", path, body)
        if answer.status == 409 and answer.data["error"] == "new-device":
            answer = self.ask("POST", path, body)  # with the cookie that came with that
        assert answer.status in (200, 201), answer
        return answer.data

    # At a table

    def set_up(self, game: str, seats: int, **wishes: Any) -> str:
        return str(self.post("/api/tables", game=game, seats=seats, **{"pace_ms": 0, "language": "en", **wishes})["id"])

    def sit(self, table: str, seat: int, name: str = "Ada") -> None:
        self.post(f"/api/tables/{table}/seats/{seat}/sit", name=name, seed_hash=self.promise(table, seat))

    def promise(self, table: str, seat: int) -> str:
        """The hash of a new seed, which this device keeps."""
        seed = self.rng.randbytes(32)
        self.seeds.setdefault(table, {})[seat] = seed.hex()
        return sha256(seed).hexdigest()

    def reveal(self, table: str) -> Any:
        return self.post(f"/api/tables/{table}/reveal", seeds=self.seeds[table])

    def seat_bots(self, table: str, *seats: int) -> None:
        for seat in seats:
            self.post(f"/api/tables/{table}/seats/{seat}/bot", level=1)

    def start(self, table: str, *others: "Guest") -> None:
        """As host, at a table of this device's and perhaps others' people, who all tell their seeds."""
        self.post(f"/api/tables/{table}/start")
        for guest in (self, *others):
            if table in guest.seeds:
                guest.reveal(table)

    def connect(self, table: str, query: str = "", **more: Any) -> "Line":
        address = f"ws{self.url[4:]}/api/tables/{table}/socket{query}"
        return Line(connect(address, additional_headers=self.headers(), **UNHURRIED, **more))


class Line:
    """A socket at a table. Pings are answered on the side; everything else is kept in `heard`, as it came."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._opening = opening
        self.socket = opening.__enter__()
        self.heard: list[str] = []
        self.last_update: dict[str, Any] = {}

    def say(self, kind: str, **message: Any) -> None:
        self.socket.send(json.dumps({"kind": kind, **message}))

    def hear(self) -> dict[str, Any]:
        """The next message that is no ping."""
        while True:
            text = self.socket.recv(PATIENCE_S)
            assert isinstance(text, str)
            message: dict[str, Any] = json.loads(text)
            if message["kind"] == "ping":
                with suppress(ConnectionClosed):  # the last words are still to be read
                    self.say("pong", number=message["number"])
                continue
            self.heard.append(text)
            if message["kind"] == "update":
                self.last_update = message
            return message

    def wait_for(self, kind: str) -> dict[str, Any]:
        while (message := self.hear())["kind"] != kind:
            pass
        return message

    def wait_for_done(self) -> dict[str, Any]:
        """The first update that answers a move of one's own."""
        while "ok" not in (message := self.wait_for("update")):
            pass
        return message

    def drain(self) -> None:
        """Forget what has come so far: an answer that follows comes behind it."""
        self.say("why", step="?", id="drained", seat=0)
        while self.hear().get("id") != "drained":
            pass

    def code(self) -> int:
        """With which the server ends the connection, once everything before that is read."""
        try:
            while True:
                self.socket.recv(PATIENCE_S)
        except ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd is not None else 0

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._opening.__exit__(None, None, None)


def at_table(url: str, game: str, seats: int, **wishes: Any) -> tuple[list[Guest], str]:
    """A running game of people alone; guest 0 is host."""
    guests = [Guest(url, seed=seat) for seat in range(seats)]
    table = guests[0].set_up(game, seats, **wishes)
    for seat, guest in enumerate(guests):
        guest.sit(table, seat, f"Guest {seat}")
    guests[0].start(table, *guests[1:])
    return guests, table
