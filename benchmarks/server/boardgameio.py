"""The peer: boardgame.io from npm, its in-memory store, over socket.io's own protocol."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.server.load import Player, Side, Table
from benchmarks.server.process import BUILD, Server
from benchmarks.server.wire import Requests

PEER = Path(__file__).parent / "peer"
INSTALLED = BUILD / "boardgameio"
INSTALLS_WITHIN_S = 300
GAME = "counter"

# Packets of engine.io (one digit) and socket.io (a second one), RFC-less but documented with both.
ENGINE_OPEN, ENGINE_PING, ENGINE_PONG = b"0", b"2", b"3"
JOINED = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
SYNC, UPDATE = b'["sync",', b'["update",'


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815


class State(msgspec.Struct, rename={"id": "_stateID"}):
    ctx: Context
    id: int


class Synced(msgspec.Struct):
    state: State


decode_update = msgspec.json.Decoder(tuple[str, str, State, Any]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode
encode = msgspec.json.Encoder().encode


class BoardgameioPlayer(Player):
    def __init__(self, table: Table, port: int, match: str, seat: str, credentials: str) -> None:
        super().__init__(table, port, "/socket.io/?EIO=4&transport=websocket")
        self._match, self._seat, self._credentials = match, seat, credentials
        self._state = -1

    def hear(self, message: bytes) -> None:
        if message.startswith(EVENT):
            self._learn(message[len(EVENT) :])
        elif message == ENGINE_PING:
            self.say(ENGINE_PONG)
        elif message.startswith(ENGINE_OPEN):
            self.say(JOINED)
        elif message.startswith(JOINED):
            self._emit("sync", self._match, self._seat, self._credentials, 2)
        else:
            self.lost(message.decode())

    def _learn(self, event: bytes) -> None:
        """What else there is, such as who is connected, changes nothing."""
        if event.startswith(UPDATE):
            self._know(decode_update(event)[2])
        elif event.startswith(SYNC):
            self._know(decode_sync(event)[2].state)

    def _know(self, state: State) -> None:
        self._state = state.id
        self.knows(state.ctx.currentPlayer == self._seat)

    def play(self) -> None:
        payload = {"type": "add", "args": [], "playerID": self._seat, "credentials": self._credentials}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self._match, self._seat)

    def _emit(self, *event: Any) -> None:
        self.say(EVENT + encode(event))


class Boardgameio(Side):
    name = "boardgame.io"

    def open(self, folder: Path, core: int) -> Server:
        environment = {"NODE_ENV": "production", "NODE_PATH": str(INSTALLED / "node_modules")}
        return Server(["node", str(PEER / "server.cjs")], folder, environment, core)

    async def seat(self, requests: Requests, port: int) -> Table:
        match = (await requests.post(f"/games/{GAME}/create", {"numPlayers": 2}))["matchID"]
        table = Table()
        players = []
        for seat in "01":
            joined = await requests.post(f"/games/{GAME}/{match}/join", {"playerID": seat, "playerName": f"P{seat}"})
            players.append(BoardgameioPlayer(table, port, match, seat, joined["playerCredentials"]))
        await table.sit_down(*players)
        return table


def install() -> str:
    """What npm's lock names, below build/; empty, or why it is not there."""
    if shutil.which("npm") is None:
        return "There is no npm here, and so no peer to compare with."
    lock = (PEER / "package-lock.json").read_bytes()
    done = INSTALLED / "installed.json"
    if done.exists() and done.read_bytes() == lock:
        return ""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(PEER / name, INSTALLED / name)
    try:
        subprocess.run(
            ["npm", "ci", "--ignore-scripts", "--silent"],
            cwd=INSTALLED,
            env={**os.environ, "NODE_ENV": ""},
            check=True,
            timeout=INSTALLS_WITHIN_S,
        )
    except (subprocess.SubprocessError, OSError) as error:
        return f"boardgame.io could not be installed: {error}"
    done.write_bytes(lock)
    return ""
