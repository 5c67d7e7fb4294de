"""The disk of the simulated house: what is on it outlives every process. And the store that writes there, with faults.

It keeps to the contract of `walpurgis.tables.store.Store`: compare-and-set on the length of the log and the revision
of the header, one transaction for all that waits, told only when it is durable.
"""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from random import Random
from typing import Any, Final, TypeVar

import msgspec

from benchmarks.weather.loop import WeatherLoop
from walpurgis.tables.header import Entry, Header, Status
from walpurgis.tables.store import Conflict, Listed, Store, Stored, StoreError, Unavailable, Write

COMMIT_S: Final = 0.002
READ_S: Final = 0.0005
FILE: Final = "simulated"

Result = TypeVar("Result")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Header).decode


class Row:
    """A table on the disk."""

    __slots__ = ("announced", "archived_at", "document", "entries", "header", "number", "revision", "updated")

    def __init__(self, number: int, header: Header, entries: list[Entry], now: float) -> None:
        self.number = number
        self.revision = 0
        self.entries = entries
        self.updated = now
        self.announced = self.archived_at = 0.0
        self.put(header)

    def put(self, header: Header) -> None:
        self.document = _encode(header)
        self.header = _decode(self.document)  # for lists and checks: never handed out

    def stored(self) -> Stored:
        return Stored(self.number, self.revision, _decode(self.document), list(self.entries), self.ends)

    @property
    def ends(self) -> float:
        """When it will be archived, as was announced and stands."""
        return self.archived_at if self.announced > self.updated else 0.0


class Disk:
    """delay_s is added to every commit and read; fails is the part of them that fails."""

    def __init__(self, loop: WeatherLoop, rng: Random, wall: Callable[[], float]) -> None:
        self.loop = loop
        self.rng = rng
        self.wall = wall
        self.delay_s = 0.0
        self.fails = 0.0
        self.rows: dict[str, Row] = {}
        self.by_number: dict[int, Row] = {}
        self.commits = 0

    def length(self, table: str) -> int:
        """How many steps of a table are durable."""
        row = self.rows.get(table)
        return len(row.entries) if row is not None else 0

    def row(self, table: str) -> Row | None:
        return self.rows.get(table)

    def fingerprint(self) -> str:
        """Of all logs."""
        whole = [(name, row.entries) for name, row in sorted(self.rows.items())]
        return hashlib.sha256(_encode(whole)).hexdigest()

    def close(self) -> None:
        return

    def bury(self, process: Any, is_heard: bool) -> None:
        """The process is gone, and with it whatever it has not handed over."""
        if process.store is not None:
            process.store.kill()

    def does_fail(self) -> bool:
        return self.fails > 0 and self.rng.random() < self.fails

    def latency(self, usual_s: float) -> float:
        return usual_s * (0.5 + self.rng.random()) + self.delay_s

    # What a transaction does

    def create(self, header: Header, entries: list[Entry]) -> Stored:
        codes = {row.header.code for row in self.rows.values() if row.header.code}
        if header.id in self.rows or header.code in codes:
            raise Conflict
        row = Row(len(self.by_number) + 1, header, list(entries), self.wall())
        self.rows[header.id] = self.by_number[row.number] = row
        return row.stored()

    def delete(self, table: str) -> None:
        row = self.rows.pop(table, None)
        if row is not None:
            self.by_number[row.number].revision = -1

    def announce(self, status: tuple[Status, ...], before: float, now: float, until: float) -> list[str]:
        new: list[str] = []
        for row in self.rows.values():
            if not (row.header.status in status and row.updated < before):
                row.announced = row.archived_at = 0.0
            elif not row.ends:
                row.announced, row.archived_at = now, until
                new.append(row.header.id)
        return new

    def append(self, write: Write) -> None:
        row = self.by_number[write.number]
        if row.revision != write.revision or (write.entries and len(row.entries) != write.length):
            raise Conflict
        row.entries += write.entries
        row.updated = self.wall()
        if write.header is not None:
            row.put(write.header)
            row.revision += 1


class Job:
    """Something other than a Write that a transaction does; answer is what somebody waits for."""

    __slots__ = ("answer", "error", "result", "work")

    def __init__(self, work: Callable[[], Any], answer: "asyncio.Future[Any]") -> None:
        self.work = work
        self.answer = answer
        self.result: Any = None
        self.error: StoreError | None = None


class MemoryStore(Store):
    """Of one process. dead: it was killed, and whatever it still says is not heard."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.loop = disk.loop
        self.dead = False
        self._process = copy_context()
        self._closed = False
        self._waiting: list[Write | Job] = []
        self._in_hand: list[Write | Job] = []
        self._is_scheduled = False
        self._idle: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, disk: Disk) -> "MemoryStore":
        return cls(disk)

    def kill(self) -> None:
        """What was being written is durable or not: the process does not learn it."""
        self.dead = True
        if self._in_hand and self.disk.rng.random() < 0.5 and not self.disk.does_fail():
            self._transact(self._in_hand)

    def write(self, write: Write) -> None:
        self._put(write)

    def _put(self, item: Write | Job) -> None:
        if self.dead:
            return
        self._waiting.append(item)
        if not self._is_scheduled:
            self._is_scheduled = True
            self.loop.call_soon(self._begin)

    def _begin(self) -> None:
        self._in_hand, self._waiting = self._waiting, []
        self.loop.happens_at(self.loop.now + self.disk.latency(COMMIT_S), MemoryStore._wake, self)

    def _wake(self) -> None:
        """The disk has done it; if anybody is left to hear of it."""
        if not self.dead:
            self._process.run(self._commit)

    def _commit(self) -> None:
        group = self._in_hand
        self.disk.commits += 1
        if self.disk.does_fail():
            for item in group:
                item.error = Unavailable("full", FILE)
        else:
            self._transact(group)
        self._in_hand = []
        if self._waiting:
            self._begin()
        else:
            self._is_scheduled = False
            if self._idle is not None and not self._idle.done():
                self._idle.set_result(None)
        for item in group:
            self._tell(item)

    def _transact(self, group: list[Write | Job]) -> None:
        for item in group:
            try:
                if isinstance(item, Write):
                    self.disk.append(item)
                else:
                    item.result = item.work()
            except StoreError as error:
                item.error = error

    def _tell(self, item: Write | Job) -> None:
        if isinstance(item, Write):
            try:
                item.done(item.error)
            except Exception as error:
                self.loop.call_exception_handler({"message": "a commit's listener failed", "exception": error})
        elif not item.answer.done():
            if item.error is not None:
                item.answer.set_exception(item.error)
            else:
                item.answer.set_result(item.result)

    def _do(self, work: Callable[[], Any]) -> Awaitable[Any]:
        answer = self.loop.create_future()
        self._put(Job(work, answer))
        return answer

    async def create(self, header: Header, entries: list[Entry] | None = None) -> Stored:
        stored: Stored = await self._do(lambda: self.disk.create(header, entries or []))
        return stored

    async def delete(self, table: str) -> None:
        await self._do(lambda: self.disk.delete(table))

    async def close(self) -> None:
        self._closed = True
        if self._is_scheduled:
            self._idle = self.loop.create_future()
            await self._idle

    # Reading

    async def _read(self, work: Callable[[], Result]) -> Result:
        await asyncio.sleep(self.disk.latency(READ_S))
        if self._closed or self.disk.does_fail():
            raise Unavailable("io", FILE)
        return work()

    async def load(self, table: str) -> Stored | None:
        row = await self._read(lambda: self.disk.rows.get(table))
        return row.stored() if row is not None else None

    async def _select(self, fits: Callable[[Header], bool], limit: int) -> list[Row]:
        rows = await self._read(lambda: [row for row in self.disk.rows.values() if fits(row.header)])
        return sorted(rows, key=lambda row: -row.updated)[:limit]

    async def _listed(self, fits: Callable[[Header], bool], limit: int) -> list[Listed]:
        rows = await self._select(fits, limit)
        return [Listed(row.revision, _decode(row.document), row.updated, row.ends) for row in rows]

    async def id_of(self, code: str) -> str | None:
        found = await self._select(lambda header: bool(code) and header.code == code, 1)
        return found[0].header.id if found else None

    async def of_device(self, device: str, limit: int) -> list[Listed]:
        return await self._listed(
            lambda header: header.host == device or any(chair.device == device for chair in header.chairs), limit
        )

    async def public(self, limit: int) -> list[Listed]:
        return await self._listed(lambda header: header.public and header.status in ("open", "running"), limit)

    async def count_of_host(self, device: str) -> int:
        return len(await self._select(lambda header: header.host == device and _is_on(header), len(self.disk.rows)))

    async def with_bots(self, limit: int) -> list[str]:
        rows = await self._select(
            lambda header: (
                header.status == "running" and any(chair.kind == "bot" or chair.left for chair in header.chairs)
            ),
            limit,
        )
        return [row.header.id for row in rows]

    async def idle_since(self, status: tuple[Status, ...], before: float, limit: int) -> list[str]:
        rows = await self._select(lambda header: header.status in status, len(self.disk.rows))
        return [row.header.id for row in rows if row.updated < before][:limit]

    async def announce(self, status: tuple[Status, ...], before: float, now: float, until: float) -> list[str]:
        new: list[str] = await self._do(lambda: self.disk.announce(status, before, now, until))
        return new

    async def due(self, now: float, limit: int) -> list[str]:
        rows = await self._select(lambda _: True, len(self.disk.rows))
        return [row.header.id for row in rows if 0 < row.ends <= now][:limit]


def _is_on(header: Header) -> bool:
    return header.status in ("open", "revealing", "running")
