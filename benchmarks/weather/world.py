"""A simulated evening: a house, its guests, and the weather. One number says all that happens in it."""

import asyncio
import hashlib
import logging
import random
import time
import zlib
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from benchmarks.weather.disk import Disk, MemoryStore
from benchmarks.weather.faults import Fault, strike
from benchmarks.weather.guest import Guest, Nobody
from benchmarks.weather.house import IDLE_S, Answer, House
from benchmarks.weather.loop import WeatherLoop, seeded
from benchmarks.weather.party import Party
from benchmarks.weather.wire import Wire
from walpurgis.tables.bots import Bots
from walpurgis.tables.client import Client
from walpurgis.tables.limits import Limits
from walpurgis.tables.service import TableService
from walpurgis.tables.store import Store

AUDIT_S: Final = 20.0
PATIENCE_S: Final = 240.0  # for an answer, on a connection that is well: a disk may be slow, and a queue long
ANSWER_S: Final = 10.0  # then a request counts as lost
EVENING_S: Final = 6 * 3600.0
SWEEPS_S: Final = 200.0  # by then idle tables have been let go
WIRES_S: Final = (0.001, 0.01, 0.08)
SHOWN: Final = 40  # complaints


class World:
    """tables is how many are played at a time, one game each. complaints: what went wrong, in words."""

    def __init__(
        self,
        seed: int,
        faults: list[Fault],
        tables: int,
        make_store: Callable[[Disk], Any] = MemoryStore,
        make_service: Callable[[Store, Limits, Bots], TableService] = TableService,
        make_disk: Callable[[WeatherLoop, Random, Callable[[], float]], Any] = Disk,
    ) -> None:
        self.seed = seed
        self.loop = WeatherLoop()
        self.wall_offset = 1.8e9
        self.patience_s = PATIENCE_S
        self.disk: Any = make_disk(self.loop, seeded("disk", seed), self.wall)
        self.house: House | None = None
        self.requests_lost = 0.0
        self.complaints: list[str] = []
        self.struck: Counter[str] = Counter()
        self._faults = faults
        self._make_store = make_store
        self._make_service = make_service
        self._parties = [Party(self, number, seeded("party", seed, number)) for number in range(tables)]
        self._rng = seeded("wires", seed)
        self._requests = seeded("requests", seed)
        self._houses = 0
        self._wires = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_changing = False  # a house is being opened or closed
        self.chance = seeded("chance", seed)
        self._digest = hashlib.sha256()

    def wall(self) -> float:
        return self.loop.now + self.wall_offset

    def run(self) -> None:
        """To the end; complaints say how it was."""
        with simulated(self), complaining(self):
            try:
                self.loop.set_exception_handler(self._excepted)
                self.loop.run_until_complete(asyncio.wait_for(self._evening(), EVENING_S))
            except TimeoutError:
                self.complain("the evening did not end")
            except RuntimeError as error:
                self.complain(str(error))
            finally:
                self.loop.close()
        self.house = None

    @property
    def moves(self) -> int:
        """Decisions of people and bots in all logs, which have been checked."""
        return sum(party.decisions for party in self._parties)

    @property
    def fingerprint(self) -> str:
        """The same for the same evening: what was written, and when it was over."""
        return self._digest.hexdigest()[:12]

    def complain(self, problem: str) -> None:
        if len(self.complaints) < SHOWN:
            self.complaints.append(f"{self.loop.now - 1000:8.1f} s  {problem}")

    def _excepted(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.complain(f"{context.get('message')}: {context.get('exception')!r}")

    # The evening

    async def _evening(self) -> None:
        await self._open()
        for fault in self._faults:
            self.loop.call_at(1000.0 + fault.at, self._strike, fault)
        for party in self._parties:
            self.begin(party.set_up())
        while not all(party.is_done for party in self._parties):
            await asyncio.sleep(AUDIT_S)
            for party in self._parties:
                party.look_after(self.loop.now)
        await self._come_to_rest()

    def _strike(self, fault: Fault) -> None:
        self.struck[fault.kind] += 1
        strike(self, fault)

    async def _come_to_rest(self) -> None:
        """When all have gone nothing is left of them in memory."""
        self.mend_disk()
        self.mend_requests()
        while self._is_changing or self._tasks:
            await asyncio.sleep(1.0)
        await asyncio.sleep(IDLE_S + SWEEPS_S)
        house = self.house
        assert house is not None
        left = {
            "tables in memory": len(house.service.registry),
            "clients": house.service.clients,
            "sockets": len(house.connections.connections),
            "connections of the server": len(house.among),
            "tasks": sum(not task.done() for task in house.tasks) - 1,  # the pulse
        }
        for what, count in left.items():
            if count:
                self.complain(f"everybody is gone, and {count} {what} are left")
        await house.close()
        house.leave_routes()
        await asyncio.sleep(60.0)
        self.disk.close()
        self._digest.update(repr((self.loop.now, self.disk.fingerprint())).encode())
        waiting = self.loop.still_to_come() - 1  # the end of this very evening
        if waiting:
            self.complain(f"the house is closed, and {waiting} callbacks are still to come")

    # What parties and faults ask for

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.complain(f"the simulation itself failed: {task.exception()!r}")

    def later(self, delay_s: float, work: Callable[..., None], *args: Any) -> None:
        self.loop.call_later(delay_s, work, *args)

    async def rest(self, about_s: float) -> None:
        await asyncio.sleep(about_s * (0.5 + self._requests.random()))

    def guests(self) -> list[Guest]:
        return [guest for party in self._parties for guest in party.guests]

    def new_wire(self) -> Wire:
        rng = Random(self._rng.getrandbits(64))
        self._wires += 1
        return Wire(self.loop, rng, Nobody(), rng.choice(WIRES_S), self._wires)

    async def ask(self, method: str, path: str, body: bytes, cookie: str, address: str) -> Answer:
        """A request over a network of which some is lost."""
        rng = self._requests
        await asyncio.sleep(0.02 * rng.random())
        house = self.house
        fate = rng.random() / self.requests_lost if self.requests_lost else 1.0
        cancel_s = 0.02 * rng.random()
        if house is None or not house.is_open or fate < 0.2:
            return Answer(0)
        answering = house.request(method, path, body, cookie, address, cancel_s if 0.2 <= fate < 0.5 else 0.0)
        if 0.5 <= fate < 0.7:
            house.request(method, path, body, cookie, address)  # the same again, from the network
        try:
            answer = await asyncio.wait_for(answering, ANSWER_S)
        except TimeoutError:
            return Answer(0)
        await asyncio.sleep(0.02 * rng.random())
        return Answer(0) if 0.7 <= fate < 1.0 else answer

    # Houses

    async def _open(self) -> None:
        """Tried again until the disk lets it."""
        while True:
            self._houses += 1
            house = House(self.disk, seeded("house", self.seed, self._houses), self._make_store, self._make_service)
            try:
                await house.open()
            except Exception as error:
                if not self.disk.fails:
                    raise
                logging.getLogger(__name__).info("not yet: %s", error)
                await asyncio.sleep(1.0)
                continue
            self.house = house
            return

    def kill(self, after_s: float, half_open: float) -> None:
        """Of the guests some hear of it at once, and some only when nothing comes any more."""
        house = self.house
        if house is None or self._is_changing:
            return
        self._is_changing = True
        self.house = None
        wires = sorted((wire for wire in house.wires if not wire.is_over), key=lambda wire: wire.number)
        self._bury(house)
        for wire in wires:
            if self._rng.random() < half_open:
                wire.is_dead = True
            else:
                wire.cut()
        self.begin(self._open_again(after_s))

    def _bury(self, house: House) -> None:
        """What a dying process still does must not change what chance brings to the living."""
        chance, self.chance = self.chance, seeded("last breath")
        house.kill()
        self.chance = chance

    def restart(self, after_s: float) -> None:
        if self.house is not None and not self._is_changing:
            self._is_changing = True
            self.begin(self._close_and_open(self.house, after_s))

    async def _close_and_open(self, house: House, after_s: float) -> None:
        await house.close()
        self.house = None
        wires = sorted((wire for wire in house.wires if not wire.is_over), key=lambda wire: wire.number)
        self._bury(house)
        for wire in wires:
            wire.cut()
        await self._open_again(after_s)

    async def _open_again(self, after_s: float) -> None:
        await asyncio.sleep(after_s)
        await self._open()
        self._is_changing = False

    # The end of faults

    def mend_disk(self) -> None:
        self.disk.delay_s = 0.0
        self.disk.fails = 0.0

    def mend_requests(self) -> None:
        self.requests_lost = 0.0

    def set_bots(self, ill: float) -> None:
        if self.house is not None:
            self.house.bots.ill = ill


@contextmanager
def simulated(world: World) -> Iterator[None]:
    """Clocks are the world's, and what the house leaves to chance follows from the world's number: what it draws, and
    also in which order it speaks to the clients of a set, which elsewhere depends on where in memory they lie.
    """
    before = time.time, time.perf_counter, random._urandom  # type: ignore[attr-defined]
    Client.__hash__ = _hash_of_client  # type: ignore[method-assign, assignment]
    time.time = world.wall
    time.perf_counter = world.loop.time
    random._urandom = lambda size: world.chance.randbytes(size)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        time.time, time.perf_counter, random._urandom = before  # type: ignore[attr-defined]
        del Client.__hash__


def _hash_of_client(client: Client) -> int:
    return zlib.crc32(client.device.encode())


class _Ears(logging.Handler):
    """A fault of the house that it only told its log."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            place = error.__traceback__
            while place is not None and place.tb_next is not None:
                place = place.tb_next
            where = f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place is not None else ""
            self._world.complain(f"the house logged: {record.getMessage()}: {error!r} {where}")


@contextmanager
def complaining(world: World) -> Iterator[None]:
    """What the house logs as its own fault is one; the rest of its log is not of interest."""
    log = logging.getLogger("walpurgis")
    before = log.propagate, log.level
    ears = _Ears(world)
    log.propagate = False
    log.setLevel(logging.ERROR)
    log.addHandler(ears)
    try:
        yield
    finally:
        log.removeHandler(ears)
        log.propagate, level = before
        log.setLevel(level)
