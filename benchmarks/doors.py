"""The two processes that can be besieged: the house alone, and the whole server."""

import asyncio
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import urllib.request
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.siege import PATIENCE_S, Told

ROOT: Final = Path(__file__).parents[1]
LONGEST: Final = 2**22  # bytes in a line
UNHURRIED: Final[dict[str, Any]] = {"compression": None, "open_timeout": PATIENCE_S, "ping_interval": None}
QUIET_HOUSE: Final = {"WALPURGIS_RATE": "0", "WALPURGIS_SILENCE_S": "3600"}  # no limits, and patient with busy guests


class Process:
    """A process of its own session, whose errors go into a file beside the data."""

    def __init__(self, *command: str, **environment: str) -> None:
        self._command = command
        self._environment = environment
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, data: Path, *arguments: str) -> asyncio.StreamReader:
        """What it writes to standard output."""
        plain = {"LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "200"}
        environment = {**os.environ, **plain, **QUIET_HOUSE, **self._environment}
        with data.with_suffix(".log").open("ab") as errors:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                *arguments,
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=ROOT,
                env=environment,
                start_new_session=True,
            )
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def number(self) -> int:
        """Of the running process."""
        assert self._process is not None
        return self._process.pid

    async def kill(self) -> None:
        """Only the process itself: that its bots' processes end, too, is its own affair."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        await self._process.wait()


class BareLine:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def say(self, message: dict[str, Any]) -> None:
        self._writer.write(json.dumps(message).encode() + b"\n")
        await self._writer.drain()

    async def hear(self) -> dict[str, Any]:
        line = await self._reader.readline()
        if not line.endswith(b"\n"):
            raise ConnectionError
        heard: dict[str, Any] = json.loads(line)
        return heard

    async def close(self) -> None:
        self._writer.close()


class BareDoor:
    """benchmarks/bare.py."""

    def __init__(self) -> None:
        self._process = Process(sys.executable, "-m", "benchmarks.bare")
        self._port = 0

    async def open(self, data: Path) -> None:
        output = await self._process.start(data, str(data))
        self._port = int(await asyncio.wait_for(output.readline(), PATIENCE_S))

    async def kill(self) -> None:
        await self._process.kill()

    async def new_table(self, game: str, seats: int, bots: int) -> tuple[str, list[str]]:
        devices = [secrets.token_hex(8) for _ in range(seats - bots)]
        wish = {"game": game, "seats": seats, "pace_ms": 0}
        table = str((await self._call("create", devices[0], wish))["id"])
        seeds = [secrets.token_bytes(32) for _ in devices]
        for seat, device in enumerate(devices):
            await self._call("sit", device, table, seat, f"Guest {seat}", sha256(seeds[seat]).hexdigest())
        for seat in range(len(devices), seats):
            await self._call("seat_bot", devices[0], table, seat, 1)
        await self._call("start", devices[0], table)
        await self._call("reveal", devices[0], table, {seat: seed.hex() for seat, seed in enumerate(seeds)})
        return table, devices

    async def story(self, table: str, device: str) -> list[Told]:
        lines = await self._call("history.story", device, table)
        return [(line["at"], line["name"], json.dumps(line["args"])) for line in lines]

    async def line(self, table: str, device: str, at: int) -> BareLine:
        line = await self._connect()
        await line.say({"attach": table, "device": device, "at": at})
        return line

    async def _call(self, method: str, *arguments: Any) -> Any:
        line = await self._connect()
        await line.say({"call": method, "with": list(arguments)})
        answer = await line.hear()
        await line.close()
        return answer["result"]

    async def _connect(self) -> BareLine:
        return BareLine(*await asyncio.open_connection("127.0.0.1", self._port, limit=LONGEST))


class WebLine:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def say(self, message: dict[str, Any]) -> None:
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed as error:
            raise ConnectionError from error

    async def hear(self) -> dict[str, Any]:
        while True:
            try:
                heard: dict[str, Any] = json.loads(await self._socket.recv())
            except ConnectionClosed as error:
                raise ConnectionError from error
            if heard["kind"] != "ping":
                return heard
            await self.say({"kind": "pong", "number": heard["number"]})

    async def close(self) -> None:
        await self._socket.close()

    def cut(self) -> None:
        """As a wire that breaks: nobody says goodbye."""
        self._socket.transport.abort()


class ServerDoor:
    """`walpurgis serve`. A device is its cookie."""

    def __init__(self) -> None:
        self._process = Process(sys.executable, "-m", "walpurgis", "serve", "--lang", "en", "--port", "0")
        self._address = ""

    async def open(self, data: Path) -> None:
        output = await self._process.start(data, "--data", str(data))
        self._address = await asyncio.wait_for(_address(output), PATIENCE_S)

    async def kill(self) -> None:
        await self._process.kill()

    async def new_table(
        self, game: str, seats: int, bots: int, options: dict[str, int] | None = None
    ) -> tuple[str, list[str]]:
        wish = {"game": game, "seats": seats, "pace_ms": 0, "options": options or {}}
        made, host = await self._ask("POST", "/api/tables", "", wish)
        table = str(made["id"])
        devices: list[str] = []
        seeds = [secrets.token_bytes(32) for _ in range(seats - bots)]
        for seat, seed in enumerate(seeds):
            body = {"name": f"Guest {seat}", "seed_hash": sha256(seed).hexdigest()}
            _, cookie = ("", host) if seat == 0 else await self._ask("PUT", "/api/me", "", {})
            await self._ask("POST", f"/api/tables/{table}/seats/{seat}/sit", cookie, body)
            devices.append(cookie)
        for seat in range(len(devices), seats):
            await self._ask("POST", f"/api/tables/{table}/seats/{seat}/bot", host, {"level": 1})
        await self._ask("POST", f"/api/tables/{table}/start", host)
        told = {"seeds": {seat: seed.hex() for seat, seed in enumerate(seeds)}}
        await self._ask("POST", f"/api/tables/{table}/reveal", host, told)
        return table, devices

    async def story(self, table: str, device: str) -> list[Told]:
        lines, _ = await self._ask("GET", f"/api/tables/{table}/story", device)
        return [(line["at"], line["name"], json.dumps(line["args"])) for line in lines]

    async def line(self, table: str, device: str, at: int) -> WebLine:
        address = f"ws{self._address[4:]}/api/tables/{table}/socket?at={at}"
        try:
            return WebLine(await connect(address, additional_headers={"Cookie": device}, **UNHURRIED))
        except InvalidHandshake as error:
            raise ConnectionError(str(error)) from error

    async def _ask(self, method: str, path: str, cookie: str, body: Any = None) -> tuple[Any, str]:
        """The answer, and the cookie to keep."""
        return await asyncio.to_thread(_asked, method, self._address + path, cookie, body)


def _asked(method: str, address: str, cookie: str, body: Any) -> tuple[Any, str]:
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
        given = answer.headers.get("Set-Cookie")
        return json.load(answer), given.partition(";")[0] if given else cookie


async def _address(output: asyncio.StreamReader) -> str:
    while line := await output.readline():
        found = re.search(r"open: (http://\S+)", line.decode())
        if found:
            return found[1]
    raise ConnectionError("it did not open")
