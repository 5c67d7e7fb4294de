"""All sockets of this process: letting them in, counting them, feeling their pulse."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, Final

from walpurgis.server.connection import Connection
from walpurgis.server.errors import ServerError
from walpurgis.server.hosts import Hosts
from walpurgis.server.rate_limit import REMEMBERED, Buckets
from walpurgis.server.settings import ServerSettings
from walpurgis.server.visitor import Visitor
from walpurgis.tables.counts import Durations
from walpurgis.tables.service import TableService

TICK_S: Final = 1.0
A_FEW: Final = 100  # pings before everybody else has a turn


class ConnectionCounts:
    """What has happened since the start, in plain numbers: counting must not cost."""

    def __init__(self) -> None:
        self.heard = 0
        self.sent = 0
        self.opened = 0
        self.returned = 0  # of those: that knew the table already, and came back after an interruption
        self.answers = Durations()  # from a move to the first word about it
        self.lateness = Durations()  # of the pulse: how long everybody waited for the event loop
        self.refused: Counter[str] = Counter()  # by key
        self.ended: Counter[int] = Counter()  # by closing code

    def refuse(self, key: str) -> None:
        self.refused[key] += 1


class Connections:
    """Made inside the running event loop."""

    def __init__(self, service: TableService, settings: ServerSettings) -> None:
        self.service = service
        self.settings = settings
        self.loop = asyncio.get_running_loop()
        self.now: Callable[[], float] = self.loop.time
        self.counts = ConnectionCounts()
        self.connections: set[Connection] = set()
        self.is_closing = False
        self.messages = Buckets(settings.paces.messages)
        self.messages_of_address = Buckets(settings.paces.messages_of_address)
        self.traffic = Buckets(settings.paces.traffic)
        self.traffic_of_address = Buckets(settings.paces.traffic_of_address)
        self._new = Buckets(settings.paces.sockets)
        self._of_device: Counter[str] = Counter()
        self._watching: Counter[str] = Counter()  # spectators, by address
        self.hosts = Hosts(settings)
        self._players: OrderedDict[str, None] = OrderedDict()  # devices that had a seat, the last one at the end
        self._server_connections: set[Any] = set()
        self._sitting_down: set[asyncio.Task[None]] = set()

    def check(self, visitor: Visitor) -> None:
        """ServerError for a socket that is not let in."""
        if not visitor.comes_from_our_page(self.settings):
            raise ServerError("foreign-page")
        if not self._new.of(self.account_of(visitor), self.now()).take(self.now()):
            raise ServerError("too-fast")
        is_one_too_many = self._of_device[visitor.device] >= self.settings.sockets_a_device
        if is_one_too_many or len(self.connections) >= self.settings.sockets:
            raise ServerError("too-many-sockets")

    def account_of(self, visitor: Visitor) -> str:
        """To whom a request is charged. Cookies can be made up, so strangers of an address share its allowance; those
        who have been seen on a seat have another one, or any neighbour could use up theirs.
        """
        return f"{visitor.address} seated" if visitor.device in self._players else visitor.address

    def remember_player(self, device: str) -> None:
        self._players[device] = None
        self._players.move_to_end(device)
        if len(self._players) > REMEMBERED:
            self._players.popitem(last=False)

    def take_place(self, address: str) -> bool:
        """Of a spectator from there; False if there is none left."""
        if self._watching[address] >= self.settings.watchers_an_address:
            return False
        self._watching[address] += 1
        return True

    def entered(self, connection: Connection, table: str, at: int, seat: int | None, among: set[Any]) -> None:
        """among: where the server keeps its connections."""
        self._server_connections = among
        among.add(connection)
        self.connections.add(connection)
        self.counts.opened += 1
        self.counts.returned += at >= 0
        self._of_device[connection.device] += 1
        task = self.loop.create_task(connection.sit_down(table, at, seat))
        self._sitting_down.add(task)
        task.add_done_callback(self._sitting_down.discard)

    def left(self, connection: Connection, code: int) -> None:
        """It takes no part any more, though its last words may still be on their way."""
        self.service.detach(connection)
        self.connections.discard(connection)
        self.counts.ended[code] += 1
        _take_one(self._of_device, connection.device)
        if connection.is_watching:
            _take_one(self._watching, connection.address)

    def closed(self, connection: Connection) -> None:
        self._server_connections.discard(connection)

    async def pulse(self) -> None:
        """Ping every connection in its time, for ever."""
        while True:
            due_at = self.loop.time() + TICK_S
            await asyncio.sleep(TICK_S)
            self.counts.lateness.note(max(0.0, self.loop.time() - due_at))
            now = self.now()
            due = [connection for connection in self.connections if connection.ping_due <= now]
            for count, connection in enumerate(due):
                if count % A_FEW == 0:
                    await asyncio.sleep(0)
                connection.ping(self.now(), self._interval(connection))

    def _interval(self, connection: Connection) -> float:
        return self.settings.ping_race_s if connection.has_races else self.settings.ping_s


def _take_one(counter: Counter[str], whose: str) -> None:
    counter[whose] -= 1
    if counter[whose] <= 0:
        del counter[whose]
