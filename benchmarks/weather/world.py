"""A simulated evening: a house, its guests, and the weather. One number says all that happens in it."""

import asyncio
import hashlib
import logging
import random
import time
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from benchmarks.weather import postgres
from benchmarks.weather.disk import Disk, MemoryStore
from benchmarks.weather.faults import Fault, kinds_of, strike
from benchmarks.weather.guest import Guest, Nobody
from benchmarks.weather.house import IDLE_S, Answer, House
from benchmarks.weather.interruptions import Interruptions
from benchmarks.weather.loop import WeatherLoop, process_now, seeded
from benchmarks.weather.party import Party
from benchmarks.weather.postgres import SimulatedPostgres
from benchmarks.weather.wire import Wire
from walpurgis.tables.bots import Bots
from walpurgis.tables.client import Client
from walpurgis.tables.limits import Limits
from walpurgis.tables.service import TableService
from walpurgis.tables.store import Store, StoreError

AUDIT_S: Final = 20.0
PATIENCE_S: Final = 240.0  # for an answer, on a connection that is well: a disk may be slow, and a queue long
ANSWER_S: Final = 10.0  # then a request counts as lost
EVENING_S: Final = 6 * 3600.0
SWEEPS_S: Final = 200.0  # by then idle tables have been let go
COME_BACK_S: Final = 3.0  # at most, until a guest connects again
COME_BACK_AT_ONCE_S: Final = 0.5  # where another node is there: as soon as the page does
WIRES_S: Final = (0.001, 0.01, 0.08)
SHOWN: Final = 40  # complaints
# Faults of a node or of the database, and those that keep nobody from playing.
NOTED_WHERE_THEY_STRIKE: Final = frozenset(
    ("kill", "power", "restart", "sleep", "partition", "database", "twice", "tab", "flood", "clock")
)


class World:
    """tables is how many are played at a time, one game each. complaints: what went wrong, in words. disk: what all
    nodes write to, a disk for one of them and a database for several.
    """

    def __init__(
        self,
        seed: int,
        faults: list[Fault],
        tables: int,
        nodes: int = 1,
        open_store: Callable[[Any], Awaitable[Any]] | None = None,
        make_service: Callable[[Store, Limits, Bots], TableService] = TableService,
    ) -> None:
        self.seed = seed
        self.loop = WeatherLoop()
        self.wall_offset = 1.8e9
        self.patience_s = PATIENCE_S
        self.woke = 0.0  # when the machine was last asleep: what it owed then, it owes from then on
        self.kinds = kinds_of(nodes)
        self.is_one = nodes == 1
        if self.is_one:
            self.disk: Any = Disk(self.loop, seeded("disk", seed), self.wall)
            self._open_store = open_store or MemoryStore.open
        else:
            self.disk = SimulatedPostgres(self.loop, seeded("database", seed), self.wall_of_database)
            self._open_store = open_store or postgres.open_store
        self.come_back_s = COME_BACK_S if self.is_one else COME_BACK_AT_ONCE_S
        self.requests_lost = 0.0
        self.complaints: list[str] = []
        self.struck: Counter[str] = Counter()
        self.interruptions = Interruptions(self)
        self._faults = faults
        self._make_service = make_service
        self._parties = [Party(self, number, seeded("party", seed, number)) for number in range(tables)]
        self._rng = seeded("wires", seed)
        self._requests = seeded("requests", seed)
        self._balancer = seeded("balancer", seed)
        self._nodes: list[House | None] = [None] * nodes
        self._offsets = [0.0] * nodes  # of their machines' clocks
        self._changing: set[int] = set()  # nodes that are being opened or closed
        self._houses = 0
        self._wires = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self.chance = seeded("chance", seed)
        self._digest = hashlib.sha256()

    def wall(self) -> float:
        """As the machine shows it on which somebody asks."""
        process = process_now()
        return self.loop.now + self.wall_offset + (process.wall_offset if process is not None else 0.0)

    def wall_of_database(self) -> float:
        return self.loop.now + self.wall_offset

    def any_house(self) -> House | None:
        """Where a balancer would send whoever comes now."""
        if self.is_one:
            house = self._nodes[0]
            return house if house is not None and house.is_open else None
        there = [house for house in self._nodes if house is not None and house.is_open]
        return self._balancer.choice(there) if there else None

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
        self._nodes = []

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
        for number in range(len(self._nodes)):
            await self._open(number)
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
        if fault.kind not in NOTED_WHERE_THEY_STRIKE:
            self.interruptions.note_trouble(fault.lasts)
        strike(self, fault)

    async def _come_to_rest(self) -> None:
        """When all have gone nothing is left of them in memory."""
        self.mend_disk()
        self.mend_requests()
        while self._changing or self._tasks:
            await asyncio.sleep(1.0)
        await asyncio.sleep(IDLE_S + SWEEPS_S)
        houses = [house for house in self._nodes if house is not None]
        assert len(houses) == len(self._nodes)
        for house in houses:
            self._look_for_what_is_left(house)
        for house in houses:
            await house.close()
            house.leave_routes()
        await asyncio.sleep(60.0)
        self.disk.close()
        self._digest.update(repr((self.loop.now, self.disk.fingerprint())).encode())
        waiting = self.loop.still_to_come() - 1  # the end of this very evening
        if waiting:
            self.complain(f"the house is closed, and {waiting} callbacks are still to come")

    def _look_for_what_is_left(self, house: House) -> None:
        left = {
            "tables in memory": len(house.service.registry),
            "clients": house.service.clients,
            "sockets": len(house.connections.connections),
            "connections of the server": len(house.among),
            "tasks": sum(not task.done() for task in house.tasks)
            - (1 if self.is_one else 2),  # the pulse; a node's beat
        }
        for what, count in left.items():
            if count:
                self.complain(f"everybody is gone, and {count} {what} are left")

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
        house = self.any_house()
        fate = rng.random() / self.requests_lost if self.requests_lost else 1.0
        cancel_s = 0.02 * rng.random()
        if house is None or fate < 0.2:
            return Answer(0)
        if house.still_until > self.loop.now:
            await asyncio.sleep(house.still_until - self.loop.now)
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

    async def _open(self, number: int) -> None:
        """Tried again until the store lets it."""
        while True:
            self._houses += 1
            house = House(
                self.disk,
                seeded("house", self.seed, self._houses),
                self._open_store,
                self._make_service,
                number,
                self._offsets[number],
            )
            try:
                await house.open()
            except StoreError as error:
                logging.getLogger(__name__).info("not yet: %s", error)
                self._bury(house)
                await asyncio.sleep(1.0)
                continue
            self._nodes[number] = house
            return

    def sleep(self, lasts_s: float) -> None:
        """The whole machine, and everybody with it."""
        self.loop.now += lasts_s
        self.woke = self.loop.now

    def kill(self, whom: int, after_s: float, half_open: float, kind: str = "kill") -> None:
        """Of the guests some hear of it at once, and some only when nothing comes any more."""
        number = whom % len(self._nodes)
        house = self._nodes[number]
        if house is None or number in self._changing:
            return
        self._interrupt(house, kind, after_s)
        self._changing.add(number)
        self._nodes[number] = None
        wires = sorted((wire for wire in house.wires if not wire.is_over), key=lambda wire: wire.number)
        self._bury(house, is_heard=self.is_one or half_open < 1.0)
        for wire in wires:
            if self._rng.random() < half_open:
                wire.is_dead = True
            else:
                wire.cut()
        self.begin(self._open_again(number, after_s))

    def is_looked_after(self, guest: Guest) -> bool:
        """Whether a node is to decide the race that this guest is in, and knows what they have answered, if they have;
        or to go on after a pause.
        """
        sent, row = guest.unanswered, self.disk.row(guest.party.table)
        if row is None or guest.line is None:
            return False
        for house in self._nodes:
            nodes = house.service.nodes if house is not None and house.is_open else None
            peers = nodes.tables.get(row.number) if nodes is not None else None
            if nodes is not None and peers is not None and nodes.leases.holds(row.number):
                race = peers.table.race
                if race is not None:
                    return sent is None or (race.at <= sent.at and sent.seat in race.replies)
                return sent is None and peers.table.is_at_work
        return False

    def _interrupt(self, house: House, kind: str, lasts_s: float) -> None:
        """Those who are connected to this node, and who wait for what it owes their tables."""
        self._interrupt_at([house], kind, lasts_s)

    def _interrupt_at(self, houses: list[House], kind: str, lasts_s: float) -> None:
        is_alone = self.interruptions.note_trouble(lasts_s)
        for house in houses:
            self._interrupt_those_of(house, kind, is_alone)

    def _interrupt_those_of(self, house: House, kind: str, is_alone: bool) -> None:
        nodes = house.service.nodes
        if self.is_one or nodes is None:
            return
        led = {number for number, node in self.disk.rows.leases.items() if node == nodes.node}
        for party in self._parties:
            row = self.disk.row(party.table)
            is_led = row is not None and row.number in led and party.bots > 0
            are_well = all(guest.is_well for guest in party.guests)
            for guest in party.guests:
                if guest.is_playing and (guest.is_at(house) or (is_led and guest.waits)):
                    self.interruptions.begin(guest, kind, is_alone and are_well)

    def _bury(self, house: House, is_heard: bool = True) -> None:
        """What a dying process still does must not change what chance brings to the living."""
        chance, self.chance = self.chance, seeded("last breath")
        house.kill(is_heard)
        self.chance = chance

    def restart(self, whom: int, after_s: float) -> None:
        number = whom % len(self._nodes)
        house = self._nodes[number]
        if house is not None and number not in self._changing:
            self._interrupt(house, "restart", after_s)
            self._changing.add(number)
            self.begin(self._close_and_open(house, after_s))

    async def _close_and_open(self, house: House, after_s: float) -> None:
        await house.close()
        self._nodes[house.number] = None
        wires = sorted((wire for wire in house.wires if not wire.is_over), key=lambda wire: wire.number)
        self._bury(house)
        for wire in wires:
            wire.cut()
        await self._open_again(house.number, after_s)

    async def _open_again(self, number: int, after_s: float) -> None:
        await asyncio.sleep(after_s)
        await self._open(number)
        self._changing.discard(number)

    # Several nodes

    def _node(self, whom: int) -> House | None:
        return self._nodes[whom % len(self._nodes)]

    def set_clock(self, whom: int, by_s: float) -> None:
        self._offsets[whom % len(self._nodes)] += by_s
        house = self._node(whom)
        if house is not None:
            house.wall_offset += by_s

    def pause(self, whom: int, lasts_s: float) -> None:
        house = self._node(whom)
        if house is not None and house.is_open:
            self._interrupt(house, "sleep", lasts_s)
            self.disk.cut_off(house, self.loop.now + lasts_s)  # what is answered meanwhile, it hears afterwards
            self.loop.pause(house, self.loop.now + lasts_s)

    def partition(self, whom: int, lasts_s: float) -> None:
        house = self._node(whom)
        if house is not None:
            self._interrupt(house, "partition", lasts_s)
            self.disk.cut_off(house, self.loop.now + lasts_s)

    def restart_database(self, lasts_s: float) -> None:
        if self.disk.is_up:
            houses = [house for house in self._nodes if house is not None and house.is_open]
            self._interrupt_at(houses, "database", lasts_s)
            self.disk.crash()
            self.later(lasts_s, self.disk.start)

    def set_hints(self, lost: float) -> None:
        self.disk.hints_lost = lost

    # The end of faults

    def mend_disk(self) -> None:
        self.disk.delay_s = 0.0
        self.disk.fails = 0.0

    def mend_requests(self) -> None:
        self.requests_lost = 0.0

    def set_bots(self, ill: float) -> None:
        for house in self._nodes:
            if house is not None and house.is_open:
                house.bots.ill = ill


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
    """A fault of the house that it only told its log. What a killed process would say while it is taken down, none of
    its kind ever says.
    """

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        process = process_now()
        is_dead = process is not None and not process.is_alive
        if record.exc_info and record.exc_info[1] is not None and not is_dead:
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
