"""One node of a house that several serve: what it tells the others and hears from them.

The log is the truth, and it takes only one step at a time: nodes are told apart by nothing but that. Hints make it
quick, leases see to it that one node does what a table does by itself, and a look at everything once a second sees to
it that a hint may get lost.
"""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from walpurgis.tables.errors import TableError
from walpurgis.tables.leases import BEAT_S, Leases
from walpurgis.tables.messages import Spoken
from walpurgis.tables.news_of_nodes import Following
from walpurgis.tables.node_messages import (
    Answered,
    CameBack,
    Moved,
    NodeMessage,
    PhraseSaid,
    Released,
    There,
    WhoIsThere,
)
from walpurgis.tables.node_notify import Hints
from walpurgis.tables.postgres import PostgresStore
from walpurgis.tables.presenter import encode
from walpurgis.tables.race_answers import RaceAnswers
from walpurgis.tables.store import StoreError
from walpurgis.tables.table import Table
from walpurgis.tables.table_peers import TablePeers

if TYPE_CHECKING:
    from walpurgis.tables.registry import TableRegistry

NET_EVERY: Final = 2  # beats between two looks at all tables
TOLD_EVERY: Final = 10  # beats, until it is said again who is at a table

log = logging.getLogger("walpurgis.tables")


class Nodes:
    """tables: what is open here, by number."""

    def __init__(self, store: PostgresStore, registry: "TableRegistry") -> None:
        self.node = secrets.token_hex(4)
        self.tables: dict[int, TablePeers] = {}
        self.hints = Hints(store.database, store.house.id, self.node, self._hear, self._missed)
        self.leases = Leases(store.database, self.hints.session, self.node, store.known, self._taken)
        self.answers = RaceAnswers(store.database)
        self.following = Following(store, self._find)
        self._store = store
        self._registry = registry
        self._tasks = registry.context.tasks
        self._released: set[int] = set()
        self._beating: asyncio.Task[None] | None = None
        self._is_away = False
        self.is_closing = False

    async def open(self) -> None:
        self._store.moved = self.hints.moved
        await self.leases.beat()
        self._beating = asyncio.ensure_future(self._beat())

    async def close(self) -> None:
        """What was written last is said; then this node is none any more."""
        self.is_closing = True
        if self._beating is not None:
            self._beating.cancel()
        await self.hints.flush()
        try:
            await self.leases.close()
        except StoreError as error:
            log.warning("the other nodes are not told that this one leaves: %s", error)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        async def seen_through() -> None:
            try:
                await work
            except StoreError as error:
                log.warning("the database did not do what one node wants of another: %s", error)

        self._tasks.spawn(seen_through())

    def release(self, table: int) -> None:
        """Somebody else may look after it. Told with the next beat, all at once."""
        if self.leases.holds(table):
            self._released.add(table)

    def peers_of(self, table: Table) -> TablePeers:
        return TablePeers(table, self)

    def _find(self, number: int) -> Table | None:
        peers = self.tables.get(number)
        return peers.table if peers is not None else None

    # Twice a second

    async def _beat(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self._release()
                has_lost_one = await self.leases.beat()
            except StoreError:
                self._tell_away()
                continue
            self._tell_back()
            beats += 1
            for number, peers in list(self.tables.items()):
                peers.keep_only(self.leases.others)
                if (number + beats) % TOLD_EVERY == 0 and peers.table.audience.clients:
                    peers.announce(again=True)  # whoever missed it would wait for these people, or not for them
            if has_lost_one or beats % NET_EVERY == 0:
                self._look_at_all()

    async def _release(self) -> None:
        released, self._released = self._released, set()
        if released:
            await self.leases.release(released)
            self.hints.tell(Released(sorted(released)))

    def _look_at_all(self) -> None:
        self.following.look_at(list(self.tables))
        for peers in list(self.tables.values()):
            if peers.table.is_owed:
                peers.table.queue.enter(peers.table.go_on)

    def _tell_away(self) -> None:
        """People at all tables, once; not while it may still be back before they notice."""
        if self._store.database.is_away and not self._is_away:
            self._is_away = True
            for peers in list(self.tables.values()):
                peers.table.audience.tell_all("store-away")

    def _tell_back(self) -> None:
        if self._is_away:
            self._is_away = False
            self._look_at_all()

    def _missed(self) -> None:
        """A new connection: what was said before it nobody heard here."""
        self.following.look_at(list(self.tables))
        for number, peers in list(self.tables.items()):
            self.hints.tell(WhoIsThere(number))
            peers.announce(again=True)

    # What others say

    def _hear(self, node: str, message: NodeMessage) -> None:
        if isinstance(message, Moved):
            self.following.look_at([number for number in message.tables if not self._lets_go(number)])
        elif isinstance(message, Released):
            for number in message.tables:
                table = self._find(number)
                if table is not None:
                    table.queue.enter(table.go_on)
        elif (peers := self.tables.get(message.table)) is not None:
            self._hear_at_table(node, peers, message)

    def _lets_go(self, number: int) -> bool:
        """To follow a table that nobody needs here would be a query a step, for nobody."""
        peers = self.tables.get(number)
        if peers is None or peers.is_needed:
            return False
        self._registry.let_go(peers.table)
        return True

    def _hear_at_table(
        self, node: str, peers: TablePeers, message: There | WhoIsThere | CameBack | PhraseSaid | Answered
    ) -> None:
        table = peers.table
        if isinstance(message, There):
            peers.hear_there(node, message)
        elif isinstance(message, WhoIsThere):
            peers.announce(again=True)
        elif isinstance(message, Answered):
            peers.collect()
        elif isinstance(message, CameBack):
            table.minded.discard(message.seat)
            table.queue.enter(table.audience.notify)
        else:
            said = encode(Spoken(message.phrase, message.seat))
            for client in tuple(table.audience.clients):
                client.deliver(said)

    # What has become ours

    def _taken(self, numbers: list[int]) -> None:
        absent = [number for number in numbers if number not in self.tables]
        for number in numbers:
            peers = self.tables.get(number)
            if peers is not None:
                peers.collect()
                peers.table.queue.enter(peers.table.go_on)
        if absent:
            self.spawn(self._open(absent))

    async def _open(self, numbers: list[int]) -> None:
        """Tables of a node that is gone, at which nobody is: what it owed them is done here."""
        for table in await self._store.ids_of(numbers):
            try:
                await self._registry.get(table)
            except TableError as error:
                log.warning("a table could not be taken over: %s", error.key)
