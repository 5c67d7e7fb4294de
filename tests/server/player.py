"""Somebody who plays by the public interface alone, at random, until the game is over."""

import asyncio
import json
import secrets
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import PATIENCE_S, UNHURRIED, Guest

Knows = Callable[[int, str], bool]  # whether this answer of a seat is right


def choose(question: dict[str, Any], rng: Random) -> str:
    if question["kind"] == "choice":
        return str(rng.choice(question["steps"])["do"])
    items: list[str] = rng.sample(question["items"], len(question["items"]))
    verb, size = question["verb"], question["size"]
    if question["kind"] == "pad":
        return f"{verb} {items[0]} @{rng.randrange(200, 500)}"
    bins = [sorted(items[low : low + size], key=int) for low in range(0, len(items), size)]
    return f"{verb} {' / '.join(' '.join(one) for one in (bins[:1] if question['kind'] == 'set' else bins))}"


class Player:
    """seats are those of the device, none for a spectator. It looks at whichever of them is asked something."""

    def __init__(self, guest: Guest, table: str, seats: list[int], seed: int = 0, knows: Knows | None = None) -> None:
        self.guest = guest
        self.table = table
        self.seats = seats
        self.rng = Random(seed)
        self.knows = knows  # by whoever would be guessing for an evening otherwise
        self.updates: list[dict[str, Any]] = []
        self.problems: list[dict[str, Any]] = []
        self.oks: list[str] = []
        self.sent: list[str] = []
        self._seat: int | None = None

    @property
    def at(self) -> int:
        return int(self.updates[-1]["at"])

    @property
    def standing(self) -> Any:
        return self.updates[-1]["view"]["standing"] if self.updates else None

    async def play(self) -> None:
        address = f"ws{self.guest.url[4:]}/api/tables/{self.table}/socket"
        async with connect(address, additional_headers=self.guest.headers(), **UNHURRIED) as socket:
            while not self.standing:
                text = await asyncio.wait_for(socket.recv(), PATIENCE_S)
                await self._take(socket, json.loads(text))

    async def _take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["kind"]
        if kind == "ping":
            await socket.send(json.dumps({"kind": "pong", "number": message["number"]}))
        elif kind == "update":
            self.updates.append(message)
            self.oks += [message["ok"]] if "ok" in message else []
            await self._act(socket, message)
        elif kind == "ok":
            self.oks.append(message["id"])
        elif kind in ("error", "refused", "stale"):
            self.problems.append(message)

    async def _act(self, socket: ClientConnection, update: dict[str, Any]) -> None:
        self._seat = update["view"]["seat"]
        if update["ask"]:
            if update["ask"][0]["kind"] == "pad":
                await asyncio.sleep(0.1)
            await self._answer(socket, update)
            return
        asked = [seat for seat in self.seats if seat in update["view"]["awaited"]]
        if asked and self._seat not in asked:
            await socket.send(json.dumps({"kind": "as", "seat": asked[0]}))

    async def _answer(self, socket: ClientConnection, update: dict[str, Any]) -> None:
        nonce = secrets.token_hex(8)
        self.sent.append(nonce)
        step = self._choose(update)
        await socket.send(json.dumps({"kind": "do", "step": step, "at": update["at"], "id": nonce}))

    def _choose(self, update: dict[str, Any]) -> str:
        question = self.rng.choice(update["ask"])
        if update["ask"][0]["kind"] == "pad" and self.knows is not None:  # and does not leave a race to its limit
            question = update["ask"][0]
            answers = [f"{question['verb']} {item} @300" for item in question["items"]]
            return next((answer for answer in answers if self.knows(update["view"]["seat"], answer)), answers[0])
        return choose(question, self.rng)
