"""Many games one after the other in one house, and whether anything grows: `python -m benchmarks.soak --games 200000`.

The service of the tables itself with its store, in this process: people sit down, tell their seeds, play to the end and
go, two of them against each other or one against a bot. Memory, open files, tasks and objects are told now and then;
from the second of these looks on they must stay where they are. Exit status 1 if they do not.
"""

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import uvloop

from benchmarks.server.ours import Heard
from tests.tables.people import QuickBots
from walpurgis.kernel.steps import Seat
from walpurgis.tables.client import Client
from walpurgis.tables.limits import Limits
from walpurgis.tables.messages import NewChair, NewTable
from walpurgis.tables.move import Move
from walpurgis.tables.service import TableService
from walpurgis.tables.sqlite import SqliteStore

BUILD: Final = Path(__file__).parent.parent / "build"
SHORT: Final = {"rounds": 1, "steps": 30}
AT_ONCE: Final = 50  # games
IN_MEMORY: Final = 500  # tables: as many as the house keeps when nobody needs them, so that it is full soon
AGAIN_AFTER: Final = 20  # games of one person
LOOKS: Final = (1_000, 10_000, 20_000, 50_000, 100_000, 150_000, 200_000)
MOST_GROWTH: Final = 1.1  # times what was there at the second look

decode = msgspec.json.Decoder(Heard).decode


class Look(NamedTuple):
    """games: that were over by then. file_mb grows, as every game is kept."""

    games: int
    seconds: float
    memory_mb: float
    files: int
    tasks: int
    objects: int
    tables: int
    file_mb: float


class Person(Client):
    """Plays what comes first among what it is asked, until it is asked nothing any more."""

    def __init__(self, service: TableService, device: str, rng: random.Random) -> None:
        super().__init__(device)
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._service = service
        self._rng = rng
        self._moves = 0

    def deliver(self, frame: bytes) -> None:
        heard = decode(frame)
        if b'"awaits":"over"' in frame:
            if not self.over.done():
                self.over.set_result(None)
        elif heard.ask:
            self._service.registry.context.tasks.spawn(self._play(heard.at, self._rng.choice(heard.ask[0].steps).do))
        elif heard.kind in ("refused", "error") and not self.over.done():
            self.over.set_exception(RuntimeError(frame.decode()))

    async def _play(self, at: int, step: str) -> None:
        """In a turn of the loop of its own, as over a wire."""
        self._moves += 1
        assert self.seat is not None
        now = asyncio.get_running_loop().time()
        self._service.play(Move(self, self.seat, step, at, f"{self._moves}", now))

    def dismiss(self) -> None:
        if not self.over.done():
            self.over.set_exception(RuntimeError("sent away"))


def seed_of(device: str) -> str:
    return sha256(device.encode()).hexdigest()


def hash_of(device: str) -> str:
    return sha256(bytes.fromhex(seed_of(device))).hexdigest()


async def game(service: TableService, number: int) -> None:
    """Every other one is against a bot."""
    rng = random.Random(number)
    devices = [f"d{number // AGAIN_AFTER}-{number % AT_ONCE}"]
    bot = [NewChair(level=1)]
    if number % 2:
        devices.append(f"{devices[0]}-guest")
        bot = []
    first = NewChair("First", seed_hash=hash_of(devices[0]))
    wish = NewTable("hyene", 2, [first, *bot], start=bool(bot), options=dict(SHORT), pace_ms=0)
    made = await service.create(devices[0], wish)
    seats: dict[str, Seat] = {devices[0]: next(n for n, chair in enumerate(made.chairs) if chair.kind == "person")}
    if not bot:
        seats[devices[1]] = 1 - seats[devices[0]]
        await service.sit(devices[1], made.id, seats[devices[1]], "Second", hash_of(devices[1]))
        await service.start(devices[0], made.id)
    people = [Person(service, device, rng) for device in devices]
    for person in people:
        await service.attach(person, made.id)
    for device, seat in seats.items():
        await service.reveal(device, made.id, {seat: seed_of(device)})
    await asyncio.gather(*(person.over for person in people))
    for person in people:
        service.detach(person)


async def soak(games: int, folder: Path) -> list[Look]:
    path = folder / "tables.db"
    store = await SqliteStore.open(path)
    service = TableService(store, Limits(tables_in_memory=IN_MEMORY, tables_of_device=10_000), QuickBots())
    await service.open()
    began = time.monotonic()
    looks: list[Look] = []
    numbers = iter(range(games))
    for stop in [*(one for one in LOOKS if one < games), games]:
        await play_until(service, numbers, stop)
        looks.append(look(service, stop, time.monotonic() - began, path))
        tell(looks[-1])
    await service.close()
    return looks


async def play_until(service: TableService, numbers: Iterator[int], stop: int) -> None:
    async def play() -> None:
        for number in numbers:
            await game(service, number)
            if number + AT_ONCE >= stop:
                return

    await asyncio.gather(*[play() for _ in range(AT_ONCE)])


def look(service: TableService, games: int, seconds: float, path: Path) -> Look:
    gc.collect()
    status = Path("/proc/self/status").read_text()
    memory_kb = int(status.partition("VmRSS:")[2].split()[0])
    files = sum(1 for _ in Path("/proc/self/fd").iterdir())
    tasks = len(asyncio.all_tasks())
    return Look(
        games, seconds, memory_kb / 1000, files, tasks, len(gc.get_objects()), len(service.registry),
        path.stat().st_size / 1e6,
    )  # fmt: skip


def tell(one: Look) -> None:
    print(
        f"{one.games:7,} games after {one.seconds:6.0f} s: {one.memory_mb:6.1f} MB, {one.files} files,"
        f" {one.tasks} tasks, {one.objects:,} objects, {one.tables} tables in memory;"
        f" the store has {one.file_mb:.0f} MB",
        flush=True,
    )


def grown(looks: list[Look]) -> list[str]:
    """What is more at the last look than at the second."""
    if len(looks) < 3:
        return []
    second, last = looks[1], looks[-1]
    names = ("memory_mb", "files", "tasks", "objects", "tables")
    return [name for name in names if getattr(last, name) > MOST_GROWTH * getattr(second, name)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--place", type=Path, default=BUILD, help="the folder in which the tables are kept")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=asked.place, prefix="soak-") as folder:
        growing = grown(uvloop.run(soak(asked.games, Path(folder))))
    print(f"grown: {', '.join(growing)}" if growing else "nothing has grown")
    return 1 if growing else 0


if __name__ == "__main__":
    sys.exit(main())
