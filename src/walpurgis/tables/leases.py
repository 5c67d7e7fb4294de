"""Which node looks after what a table does by itself: a bot's move, a clock, a race. One at a time.

A lease counts as long as its node says every half second that it is alive, by the clock of the database alone. What a
dead node had is taken over by those that are left: first by a node at which somebody is at the table, a moment later by
any. Should two nodes ever believe that they have the same one, the log still takes only one of their steps.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, Final

from walpurgis.tables.database import Database, Session
from walpurgis.tables.store import StoreError

BEAT_S: Final = 0.5
LASTS_S: Final = 2.0  # after the last beat
FIRST_S: Final = 1.0  # after a death, for those that have people at its tables to ask for them
MOST_TAKEN_OVER: Final = 100  # in one beat: the others want some, too

BEAT: Final = """
    WITH beat AS (
        INSERT INTO nodes (id, version, until) VALUES ($1, $2, now() + make_interval(secs => $3))
        ON CONFLICT (id) DO UPDATE SET until = excluded.until
    )
    SELECT id FROM nodes WHERE until > now() AND id <> $1
"""
TAKE: Final = """
    INSERT INTO leases (table_no, node)
    SELECT number, $2 FROM tables WHERE number = ANY($1::bigint[]) ORDER BY number
    ON CONFLICT (table_no) DO UPDATE SET node = excluded.node
        WHERE leases.node = excluded.node
            OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = leases.node AND nodes.until > now())
    RETURNING table_no
"""
TAKE_OVER: Final = """
    UPDATE leases SET node = $1 WHERE table_no IN (
        SELECT table_no FROM leases
        WHERE NOT EXISTS (
            SELECT FROM nodes WHERE nodes.id = leases.node AND nodes.until > now() - make_interval(secs => $3)
        )
        ORDER BY table_no LIMIT $2 FOR UPDATE SKIP LOCKED
    )
    RETURNING table_no
"""
OWN: Final = "SELECT table_no FROM leases WHERE node = $1"
RELEASE: Final = "DELETE FROM leases WHERE table_no = ANY($1::bigint[]) AND node = $2"
BURY: Final = "DELETE FROM nodes WHERE until < now() - interval '1 hour'"
LEAVE: Final = "UPDATE nodes SET until = now() WHERE id = $1"

log = logging.getLogger("walpurgis.tables")


class Leases:
    """Of one node. taken is called with the tables that have become ours to look after. others: the nodes that are
    alive beside this one.
    """

    def __init__(
        self, database: Database, session: Session, node: str, version: int, taken: Callable[[list[int]], None]
    ) -> None:
        self.others: set[str] = set()
        self._database = database
        self._session = session
        self._node = node
        self._version = version
        self._taken = taken
        self._held: set[int] = set()
        self._wanted: set[int] = set()
        self._asking: asyncio.Task[None] | None = None
        self._until = 0.0  # by the clock of the loop
        self._is_unsure = False  # the database may hold more for this node than it knows of

    def holds(self, table: int) -> bool:
        return table in self._held and asyncio.get_running_loop().time() < self._until

    def want(self, table: int) -> None:
        """Ask for it, together with all that are asked for now. Without success nothing happens."""
        self._wanted.add(table)
        if self._asking is None:
            self._asking = asyncio.ensure_future(self._ask())

    async def _ask(self) -> None:
        try:
            while self._wanted:
                wanted, self._wanted = sorted(self._wanted), set()
                rows = await self._database.read(lambda connection: connection.fetch(TAKE, wanted, self._node))  # noqa: B023
                self._take([row["table_no"] for row in rows])
        except StoreError as error:
            self._is_unsure = True  # they may have been given, and the answer lost
            log.warning("leases could not be asked for: %s", error)
        finally:
            self._asking = None

    def _take(self, tables: list[int]) -> None:
        self._held.update(tables)
        if tables:
            self._taken(tables)

    async def beat(self) -> bool:
        """Stay alive, learn who else is, and take over what the dead left; whether another node has died since the last
        beat. StoreError where the database is away.
        """
        began = asyncio.get_running_loop().time()
        if began >= self._until:
            self._held.clear()  # others may have taken everything over meanwhile
            self._is_unsure = True
        given = (self._node, self._version, LASTS_S)
        rows: list[Any] = await self._session.use(lambda connection: connection.fetch(BEAT, *given), patience_s=0)
        self._until = began + LASTS_S
        others = {row["id"] for row in rows}
        died, self.others = self.others - others, others
        await self._look_at_own()
        wanted = (self._node, MOST_TAKEN_OVER, FIRST_S)
        left = await self._session.use(lambda connection: connection.fetch(TAKE_OVER, *wanted), patience_s=0)
        if left:
            log.warning("took over %d tables of a node that is gone", len(left))
            self._take([row["table_no"] for row in left])
        if died:
            await self._session.use(lambda connection: connection.execute(BURY), patience_s=0)
        return bool(died)

    async def _look_at_own(self) -> None:
        """What the database holds for this node although it does not know: while it lives nobody else could take it."""
        if self._is_unsure:
            rows = await self._session.use(lambda connection: connection.fetch(OWN, self._node), patience_s=0)
            self._is_unsure = False
            self._take(sorted({row["table_no"] for row in rows} - self._held))

    async def release(self, tables: Iterable[int]) -> None:
        given = sorted(set(tables) & self._held)
        self._held.difference_update(given)
        if given:
            try:
                await self._session.use(lambda connection: connection.execute(RELEASE, given, self._node), patience_s=0)
            except StoreError:
                self._is_unsure = True
                raise

    async def close(self) -> None:
        """What this node looked after is left to the others, or to whoever comes next, from this moment."""
        self._until = 0.0
        await self._session.use(lambda connection: connection.execute(LEAVE, self._node), patience_s=0)
