"""Killing a process under load, again and again, and holding it to every word it has said.

Guests remember every event that they were told and every move that was acknowledged. After each `kill -9` they come
back: the table must stand at least where they saw it, and its log must begin with all they had heard, to the last die.
"""

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

GAMES = (("hexentanz", 3, 0), ("hexentanz", 4, 2), ("hyene", 2, 0), ("hyene", 3, 1))  # name, seats, bots among them
PATIENCE_S = 600.0  # only to end what hangs
MOST_STEPS = 900  # seen by all guests together, before a kill
Told = tuple[int, str, str]  # at, name, arguments


class Line(Protocol):
    """A connection to a table."""

    async def say(self, message: dict[str, Any]) -> None: ...

    async def hear(self) -> dict[str, Any]:
        """ConnectionError when there is nobody any more."""

    async def close(self) -> None: ...


class Door(Protocol):
    """A process with tables in it, and how to get in."""

    async def open(self, data: Path) -> None: ...

    async def kill(self) -> None: ...

    async def new_table(self, game: str, seats: int, bots: int) -> tuple[str, list[str]]:
        """A running table, and the devices of its people, seat by seat."""

    async def story(self, table: str, device: str) -> list[Told]: ...

    async def line(self, table: str, device: str, at: int) -> Line: ...


@dataclass
class Guest:
    """One person of one table. heard begins with the first event of the game."""

    door: Door
    table: str
    device: str
    seat: int
    rng: random.Random
    at: int = -1
    heard: list[Told] = field(default_factory=list)
    acknowledged: int = 0
    is_over: bool = False
    problems: list[str] = field(default_factory=list)
    _asked: list[dict[str, Any]] = field(default_factory=list)
    _move: dict[str, Any] | None = None  # sent, and not answered

    async def play(self) -> None:
        """Until the process is killed or the game is over."""
        try:
            line = await self.door.line(self.table, self.device, max(self.at, 0))
        except OSError as error:
            self._refused(error)
            return
        try:
            if self._move is not None:
                await self._send(line, self._move)  # was it made? Asking again must not make it twice
            while not self.is_over:
                await self._take(line, await line.hear())
        except OSError:
            pass
        finally:
            await line.close()

    async def _take(self, line: Line, message: dict[str, Any]) -> None:
        kind = message["kind"]
        if kind == "update":
            self._see(message)
        answered = message.get("ok") if kind == "update" else message.get("id") if kind in ("ok", "stale") else None
        if self._move is not None and self._move["id"] == answered:
            self.acknowledged += kind != "stale"
            self._move = None
        if kind in ("refused", "error"):
            self.problems.append(json.dumps(message))
            self._move = None
        if self._asked and self._move is None:
            choice = self.rng.choice(self._asked)
            step = self.rng.choice(choice["steps"])["do"]
            self._asked = []
            self._move = {"kind": "do", "step": step, "at": self.at, "id": secrets.token_hex(8), "seat": self.seat}
            await self._send(line, self._move)

    def _refused(self, error: OSError) -> None:
        """Nobody let it in."""

    async def _send(self, line: Line, move: dict[str, Any]) -> None:
        await line.say(move)

    def _see(self, update: dict[str, Any]) -> None:
        if update["at"] < self.at:
            self.problems.append(f"saw {self.at} steps, and now {update['at']}")
        self.heard += [(event["at"], event["name"], json.dumps(event["args"])) for event in update["events"]]
        self.at = update["at"]
        self._asked = update["ask"]
        self.is_over = update["view"]["awaits"] == "over"

    async def check(self) -> None:
        """The log must begin with all that was heard."""
        story = await self.door.story(self.table, self.device)
        if story[: len(self.heard)] != self.heard:
            same = sum(mine == theirs for mine, theirs in zip(self.heard, story, strict=False))
            self.problems.append(f"heard {len(self.heard)} events, and the log agrees with {same} of {len(story)}")


class Siege:
    """Tables under load, and kills. say is told a line for every kill."""

    def __init__(self, door: Door, data: Path, tables: int, rng: random.Random, say: Callable[[str], None]) -> None:
        self.door = door
        self.data = data
        self.rng = rng
        self.tables = tables
        self.guests: list[Guest] = []
        self.finished = 0
        self.steps = 0  # that guests saw, all of them together
        self.say = say
        self._left = 0  # moves acknowledged to guests who are gone

    @property
    def problems(self) -> list[str]:
        return [f"{guest.table} seat {guest.seat}: {problem}" for guest in self.guests for problem in guest.problems]

    @property
    def acknowledged(self) -> int:
        return self._left + sum(guest.acknowledged for guest in self.guests)

    async def run(self, kills: int) -> None:
        await self.door.open(self.data)
        await self._fill()
        for number in range(1, kills + 1):
            before = {id(guest): guest.at for guest in self.guests}
            playing = [asyncio.ensure_future(guest.play()) for guest in self.guests]
            await self._have_seen(before, self.rng.randrange(1, MOST_STEPS))
            await self.door.kill()
            await asyncio.wait_for(asyncio.gather(*playing), PATIENCE_S)
            steps = sum(guest.at - before[id(guest)] for guest in self.guests)
            began = time.monotonic()
            await self.door.open(self.data)
            took = time.monotonic() - began
            await asyncio.gather(*[guest.check() for guest in self.guests])
            self.steps += steps
            self.say(
                f"kill {number:3}: {len(self.guests)} guests at {self.tables} tables saw {steps} steps more, "
                f"{self.acknowledged} moves acknowledged so far, back after {took:.2f} s, lost: {len(self.problems)}"
            )
            await self._fill()
        await self._go_on()
        await self.door.kill()

    async def _have_seen(self, before: dict[int, int], steps: int) -> None:
        """By steps and not by seconds: a busy machine is killed in the middle of as much as an idle one."""
        while sum(guest.at - before[id(guest)] for guest in self.guests) < steps:
            if all(guest.is_over for guest in self.guests):
                return
            await asyncio.sleep(self.rng.uniform(0.0, 0.01))

    async def _fill(self) -> None:
        """New tables for those whose game is over."""
        for guest in self.guests:
            if guest.is_over and not guest.problems:
                self.finished += guest.seat == 0
                self._left += guest.acknowledged
        going = [guest for guest in self.guests if not guest.is_over or guest.problems]
        missing = self.tables - len({guest.table for guest in going})
        made = await asyncio.gather(*[self._new_guests(GAMES[number % len(GAMES)]) for number in range(missing)])
        self.guests = going + [guest for some in made for guest in some]

    async def _new_guests(self, kind: tuple[str, int, int]) -> list[Guest]:
        table, devices = await self.door.new_table(*kind)
        return [
            Guest(self.door, table, device, seat, random.Random(self.rng.random()))
            for seat, device in enumerate(devices)
        ]

    async def _go_on(self) -> None:
        """Every table must still be alive: all of them get some steps further, or to the end."""
        before = {guest.table: guest.at for guest in self.guests}
        playing = [asyncio.ensure_future(guest.play()) for guest in self.guests]
        for _ in range(int(PATIENCE_S * 10)):
            await asyncio.sleep(0.1)
            if all(guest.is_over or guest.at > before[guest.table] + 3 for guest in self.guests):
                break
        else:
            for guest in self.guests:
                if not guest.is_over and guest.at <= before[guest.table] + 3:
                    guest.problems.append("the table did not go on")
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
