"""The load: tables of two, one move at a time at each; a move is over when both players have heard of it.

A table knows nothing of servers: its players do (see ours.py and boardgameio.py), and everything else is the same for
each of them.
"""

import asyncio
import gc
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.server.process import Server
from benchmarks.server.wire import LoadError, Requests, Socket

SEED = 1988
MOST_MOVES = 800  # at one table: our game goes on for 1,100 and more
WAITERS = 16  # tables that are set up at the same time
PATIENCE_S = 30.0  # for the first word to a player, and for the last moves of a load


class Player(Socket, ABC):
    """One of the two at a table. Whoever derives from it calls `knows` with each new state of the game."""

    def __init__(self, table: "Table", port: int, path: str, **headers: str) -> None:
        super().__init__(port, path, **headers)
        self._table = table
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @abstractmethod
    def play(self) -> None:
        """Send the next move, which is this player's."""

    def knows(self, must_play: bool) -> None:
        if self.ready.done():
            self._table.heard(self, must_play)
            return
        if must_play:
            self._table.mover = self
        self.ready.set_result(None)

    def lost(self, why: str) -> None:
        if not self.ready.done():
            self.ready.set_exception(LoadError(why))
        self._table.fail(why)


class Table:
    __slots__ = ("_mover", "_sent", "_to_hear", "load", "mover", "moves", "players")

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.mover: Player | None = None  # whose turn it is, once both have heard of the last move
        self.moves = 0
        self.load: Load | None = None
        self._mover: Player | None = None  # of the move under way
        self._sent = 0.0
        self._to_hear = 0

    async def sit_down(self, *players: Player) -> None:
        for player in players:
            self.players.append(player)
            await player.enter()
        await asyncio.wait_for(asyncio.gather(*(player.ready for player in players)), PATIENCE_S)

    def move(self) -> None:
        mover = self._mover = self.mover
        if mover is None:
            self.fail("nobody is to move: the game is over")
            return
        self.mover = None
        self.moves += 1
        self._to_hear = len(self.players)
        self._sent = perf_counter()
        mover.play()

    def heard(self, player: Player, must_play: bool) -> None:
        """A player has learnt of the move."""
        if must_play:
            self.mover = player
        load = self.load
        if load is None:
            return
        if player is not self._mover:
            load.times.append(perf_counter() - self._sent)
        self._to_hear -= 1
        if self._to_hear == 0:
            load.made(self)

    def fail(self, why: str) -> None:
        if self.load is not None:
            self.load.fail(why)

    def leave(self) -> None:
        self.load = None
        for player in self.players:
            player.close()


@dataclass(frozen=True)
class Played:
    """times: from sending a move to the other player's receipt, in seconds."""

    moves: int
    seconds: float
    times: list[float]


class Load(ABC):
    """Keeps tables busy for so many seconds, or so many moves."""

    def __init__(self, tables: Sequence[Table], seconds: float, moves: int = 1_000_000) -> None:
        self._seconds = seconds
        self._until = 0.0
        self._last = 0.0  # when the last move was made
        self._left = moves
        self._under_way = 0
        self._loop = asyncio.get_running_loop()
        self._over: asyncio.Future[None] = self._loop.create_future()
        self.tables = tables
        self.times: list[float] = []

    async def run(self) -> Played:
        for table in self.tables:
            table.load = self
        gc.collect()
        gc.freeze()  # thousands of players are no garbage: the load must not stop to look at them
        self._last = began = perf_counter()
        self._until = began + self._seconds
        self._loop.call_later(self._seconds, self._stop)
        self.begin()
        self._stay_awake()
        try:
            await asyncio.wait_for(self._over, self._seconds + PATIENCE_S)
        except TimeoutError:
            raise LoadError(f"{self._under_way} moves were never answered") from None
        finally:
            for table in self.tables:
                table.load = None
        return Played(len(self.times), self._last - began, self.times)

    def _stay_awake(self) -> None:
        """Look for answers without ever sleeping: to wake us is dear, and the server would pay for it.

        Over a network it is the network card that does.
        """
        if not self._over.done():
            self._loop.call_soon(self._stay_awake)

    @abstractmethod
    def begin(self) -> None:
        """Send the first moves."""

    @abstractmethod
    def follow(self, table: Table) -> None:
        """A move was made there: what comes next."""

    def move(self, table: Table) -> None:
        if self._left > 0 and table.moves < MOST_MOVES:
            self._left -= 1
            self._under_way += 1
            table.move()

    def made(self, table: Table) -> None:
        self._under_way -= 1
        self._last = perf_counter()
        if self._last >= self._until:
            self._left = 0  # the timer may be seconds late where thousands talk at once
        self.follow(table)
        self._look()

    def _stop(self) -> None:
        self._left = 0
        self._look()

    def _look(self) -> None:
        if self._left == 0 and self._under_way == 0 and not self._over.done():
            self._over.set_result(None)

    def fail(self, why: str) -> None:
        if not self._over.done():
            self._over.set_exception(LoadError(why))


class Flat(Load):
    """As fast as they can: always so many moves under way, spread evenly over all tables."""

    def __init__(self, tables: Sequence[Table], seconds: float, moves: int = 1_000_000, under_way: int = 0) -> None:
        super().__init__(tables, seconds, moves)
        self._at_once = under_way or len(tables)
        self._resting = deque(Random(SEED).sample(tables, len(tables)))

    def begin(self) -> None:
        for _ in range(min(self._at_once, len(self._resting))):
            self.move(self._resting.popleft())

    def follow(self, table: Table) -> None:
        self._resting.append(table)
        self.move(self._resting.popleft())


class Paced(Load):
    """A move a table every so many seconds, however long the answers take; the tables are spread over that time."""

    def __init__(self, tables: Sequence[Table], seconds: float, interval_s: float) -> None:
        super().__init__(tables, seconds)
        self._interval_s = interval_s
        self._due: dict[Table, float] = {}

    def begin(self) -> None:
        now, rng = self._loop.time(), Random(SEED)
        for table in self.tables:
            self._due[table] = now + rng.random() * self._interval_s
            self._loop.call_at(self._due[table], self.move, table)

    def follow(self, table: Table) -> None:
        self._due[table] += self._interval_s
        self._loop.call_at(self._due[table], self.move, table)  # at once, if that is past


class Side(ABC):
    """One of the servers compared: how to open it, and how two people sit down there."""

    name: str

    @abstractmethod
    def open(self, folder: Path, core: int) -> Server:
        """A new one on this core, which keeps what it has to keep in the folder."""

    @abstractmethod
    async def seat(self, requests: Requests, port: int) -> Table:
        """A new game at which both have been told how it stands."""

    async def seat_many(self, port: int, count: int) -> list[Table]:
        tables: list[Table] = []

        async def wait(number: int) -> None:
            requests = Requests(port)
            for _ in range(number, count, WAITERS):
                tables.append(await self.seat(requests, port))
            requests.close()

        async with asyncio.TaskGroup() as waiters:
            for number in range(min(WAITERS, count)):
                waiters.create_task(wait(number))
        return tables
