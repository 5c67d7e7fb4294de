"""Our side: `walpurgis serve` as anybody runs it, durable, with the limits on how much one address may ask lifted."""

import os
import secrets
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from benchmarks.server.load import Player, Side, Table
from benchmarks.server.process import BUILD, ROOT, Server
from benchmarks.server.wire import Requests

COMPILED = BUILD / "compiled"
NEW_TABLE = {"game": "hyene", "seats": 2, "options": {"rounds": 10, "steps": 120}, "language": "en"}  # the longest game
UNLIMITED = {"WALPURGIS_RATE": "0"}


class Choice(msgspec.Struct):
    do: str


class Question(msgspec.Struct):
    steps: list[Choice]


class Heard(msgspec.Struct):
    """What of all that a table says concerns the load."""

    kind: str
    at: int = -1
    ask: list[Question] | None = None
    number: int = 0


decode = msgspec.json.Decoder(Heard).decode


class OurPlayer(Player):
    def __init__(self, table: Table, port: int, table_id: str, cookie: str) -> None:
        super().__init__(table, port, f"/api/tables/{table_id}/socket", Cookie=cookie)
        self._at = -1
        self._do = ""

    def hear(self, message: bytes) -> None:
        heard = decode(message)
        if heard.ask is not None:
            self._at = heard.at
            self._do = heard.ask[0].steps[0].do if heard.ask else ""
            self.knows(self._do != "")
        elif heard.kind == "ping":
            self.say(b'{"kind":"pong","number":%d}' % heard.number)
        elif heard.kind in ("refused", "stale", "error", "bye"):
            self.lost(message.decode())

    def play(self) -> None:
        self.say(b'{"kind":"do","step":"%s","at":%d,"id":"%d"}' % (self._do.encode(), self._at, self._at))


class Ours(Side):
    name = "Walpurgis"
    module = "walpurgis"
    environment: ClassVar[Mapping[str, str]] = UNLIMITED

    def open(self, folder: Path, core: int) -> Server:
        path = os.pathsep.join(str(part) for part in (COMPILED, ROOT / "src", ROOT))
        command = [sys.executable, "-m", self.module, "serve", "--port", "0", "--data", str(folder / "tables.db")]
        return Server(command, folder, {**self.environment, "PYTHONPATH": path}, core)

    async def seat(self, requests: Requests, port: int) -> Table:
        cookies = [f"device={secrets.token_urlsafe(32)}" for _ in range(2)]
        made = await requests.post("/api/tables", NEW_TABLE, Cookie=cookies[0])
        path = f"/api/tables/{made['id']}"
        seeds = [secrets.token_bytes(32) for _ in cookies]
        for seat, cookie in enumerate(cookies):
            person: Any = {"name": f"P{seat}", "seed_hash": sha256(seeds[seat]).hexdigest()}
            await requests.post(f"{path}/seats/{seat}/sit", person, Cookie=cookie)
        await requests.post(f"{path}/start", {}, Cookie=cookies[0])
        told: Any = {"seeds": {seat: seed.hex() for seat, seed in enumerate(seeds)}}
        await requests.post(f"{path}/reveal", told, Cookie=cookies[0])
        table = Table()
        await table.sit_down(*(OurPlayer(table, port, made["id"], cookie) for cookie in cookies))
        return table
