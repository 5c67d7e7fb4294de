"""People for tests: they sit at tables, hear what everybody hears, and play."""

import asyncio
import functools
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

import pytest

from tests.tables.clock import VirtualLoop, waiting_for_writes
from tests.tables.stores import open_store
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat
from walpurgis.tables import fair
from walpurgis.tables.bots import BotQuestion, Bots, think
from walpurgis.tables.client import Client
from walpurgis.tables.errors import TableError
from walpurgis.tables.limits import Limits
from walpurgis.tables.messages import NewTable, TableInfo
from walpurgis.tables.move import Move
from walpurgis.tables.service import TableService

PATIENCE_S = 300.0  # of the loop's time: only to end what hangs
A_TEST_S = 3600.0  # the same for all of a test
Params = ParamSpec("Params")
_marks = itertools.count()


def in_loop(test: Callable[Params, Coroutine[Any, Any, None]]) -> Callable[Params, None]:
    """An async test as pytest runs it, with a clock of its own (tests/tables/clock.py)."""

    @functools.wraps(test)
    def run(*args: Params.args, **kwargs: Params.kwargs) -> None:
        with waiting_for_writes(), asyncio.Runner(loop_factory=VirtualLoop) as runner:
            runner.run(asyncio.wait_for(test(*args, **kwargs), A_TEST_S))

    return run


def in_real_time(test: Callable[Params, Coroutine[Any, Any, None]]) -> Callable[Params, None]:
    """One that looks at what really takes time; nothing in it may depend on how much."""

    @functools.wraps(test)
    def run(*args: Params.args, **kwargs: Params.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), A_TEST_S))

    return run


def now() -> float:
    return asyncio.get_running_loop().time()


def random_choice(
    world: Position, seat: Seat, _witnessed: list[Event], _level: int, _budget_s: float, seed: int
) -> str:
    """Any legal step."""
    return world.text(world.pick(seat, random.Random(seed)))


class QuickBots(Bots):
    """Random play without a process of its own."""

    async def choose(self, question: BotQuestion) -> str:
        return think(random_choice, question, 0.0)


class Person(Client):
    """Somebody with one device and one connection; heard is everything in order."""

    def __init__(self, device: str) -> None:
        super().__init__(device)
        self.heard: list[dict[str, Any]] = []
        self.was_dismissed = False
        self._news = asyncio.Event()

    def deliver(self, frame: bytes) -> None:
        self.heard.append(json.loads(frame))
        self._news.set()

    def dismiss(self) -> None:
        self.was_dismissed = True
        self._news.set()

    # What was heard

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["kind"] == "update"]

    @property
    def update(self) -> dict[str, Any]:
        return self.updates[-1]

    @property
    def at(self) -> int:
        return int(self.update["at"]) if self.updates else 0

    @property
    def info(self) -> dict[str, Any]:
        notices = [message["table"] for message in self.heard if message["kind"] == "table"]
        return dict(notices[-1])

    @property
    def is_over(self) -> bool:
        return bool(self.updates) and self.update["view"]["awaits"] == "over"

    @property
    def is_asked(self) -> bool:
        return bool(self.updates) and bool(self.update["ask"])

    async def hears(self, found: Callable[[dict[str, Any]], Any], since: int = 0) -> dict[str, Any]:
        """The first message behind the first `since` that fits."""
        return await asyncio.wait_for(self._hears(found, since), PATIENCE_S)

    async def _hears(self, found: Callable[[dict[str, Any]], Any], since: int) -> dict[str, Any]:
        while True:
            for message in self.heard[since:]:
                if found(message):
                    return message
            self._news.clear()
            await self._news.wait()

    async def until(self, holds: Callable[[], bool]) -> None:
        async def wait() -> None:
            while not holds():
                self._news.clear()
                await self._news.wait()

        await asyncio.wait_for(wait(), PATIENCE_S)

    async def reaches(self, at: int) -> None:
        await self.until(lambda: self.at >= at)

    # What is said

    def new_nonce(self) -> str:
        return f"{self.device}-{next(_marks)}"

    async def plays(
        self, service: TableService, text: str, at: int = -1, nonce: str = "", seat: int | None = None
    ) -> dict[str, Any]:
        """Make a move, and the answer to it."""
        nonce = nonce or self.new_nonce()
        since = len(self.heard)
        where = self.seat if seat is None else seat
        assert where is not None
        service.play(Move(self, where, text, self.at if at < 0 else at, nonce, now()))
        return await self.hears(lambda message: nonce in answered(message), since)

    def choice(self, rng: random.Random) -> str:
        """Any step that the questions offer."""
        question = rng.choice(self.update["ask"])
        if question["kind"] == "choice":
            return str(rng.choice(question["steps"])["do"])
        items = question["items"]
        if question["kind"] == "pad":
            return f"{question['verb']} {rng.choice(items)} @{rng.randrange(20)}"
        if question["kind"] == "set":
            chosen = sorted(rng.sample(items, question["size"]), key=items.index)
            return f"{question['verb']} {' '.join(chosen)}"
        raise AssertionError(question)


def fails(key: str) -> Any:
    """What is done within is refused for this reason."""
    return pytest.raises(TableError, match=f"^{key}$")


def answered(message: dict[str, Any]) -> set[str]:
    """The marks of the moves or questions that a message answers."""
    return {str(message[key]) for key in ("ok", "id") if message.get(key)}


def is_done(message: dict[str, Any]) -> bool:
    """Whether it says of a move of one's own that it is made: just now, or before."""
    return message["kind"] == "ok" or bool(message.get("ok"))


@asynccontextmanager
async def open_service(
    path: Path, bots: Bots | None = None, max_pages: int = 0, **settings: Any
) -> AsyncIterator[TableService]:
    store = await open_store(path, max_pages)
    service = TableService(store, Limits(**settings), bots or QuickBots())
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def new_table(service: TableService, game: str = "hexentanz", seats: int = 3, **wish: Any) -> TableInfo:
    """An open table of the device d0."""
    return await service.create("d0", NewTable(game=game, seats=seats, language="en", **{"pace_ms": 0, **wish}))


async def seated(
    service: TableService,
    game: str = "hexentanz",
    seats: int = 3,
    bots: int = 0,
    devices: list[str] | None = None,
    **wish: Any,
) -> tuple[str, list[Person]]:
    """A running table with one person a seat, each with a device of its own (d0, d1 …) unless named, and bots last."""
    table = (await new_table(service, game, seats, **wish)).id
    devices = devices or [f"d{seat}" for seat in range(seats - bots)]
    for seat, device in enumerate(devices):
        await service.sit(device, table, seat, f"Name {seat}", hash_of(device, seat))
    for seat in range(len(devices), seats):
        await service.seat_bot("d0", table, seat, 1)
    people = [Person(device) for device in dict.fromkeys(devices)]
    for person in people:
        await service.attach(person, table)
    await service.start("d0", table)
    await reveal(service, table, *((device, seat) for seat, device in enumerate(devices)))
    for person in people:
        await person.hears(lambda message: message["kind"] == "update")
    return table, people


def seed_of(device: str, seat: int) -> str:
    return random.Random(f"{device} {seat}").randbytes(32).hex()


def hash_of(device: str, seat: int) -> str:
    """What a device gives of that seed when it sits down."""
    return fair.commitment(seed_of(device, seat))


async def reveal(service: TableService, table: str, *promised: tuple[str, int]) -> TableInfo:
    """Each device tells the seed behind the hash that it gave for a seat."""
    for device, seat in promised:
        info = await service.reveal(device, table, {seat: seed_of(device, seat)})
    return info


async def play_out(service: TableService, people: list[Person], rng: random.Random, most: int = 10**6) -> int:
    """Play at random until the game is over, or `most` moves are made; how many."""
    count = 0
    while not people[0].is_over and count < most:
        asked = [person for person in people if person.is_asked]
        if not asked:
            await people[0].until(lambda: any(person.is_asked or person.is_over for person in people))
            continue
        person = rng.choice(asked)
        answer = await person.plays(service, person.choice(rng))
        assert is_done(answer), answer
        count += 1
        for other in people:
            await other.reaches(answer["at"])
    return count
