"""The writer of one node: takes everything queued, makes it one commit, and tells. Other nodes have theirs.

While the database is at work the next group gathers by itself: under load one flush serves many moves. A connection may
be lost while a commit is under way; then it is looked up what became of it before anybody is told.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from walpurgis.tables.counts import Durations
from walpurgis.tables.database import Connection, Database
from walpurgis.tables.database_headers import NOW, DatabaseHeaders
from walpurgis.tables.documents import text_of
from walpurgis.tables.store import Conflict, StoreError, Write

# A move belongs to the header that its table was played by. What is not returned conflicts: the header is another one,
# or somebody wrote that step first. In one order everywhere, so that two nodes do not wait for each other.
APPEND: Final = f"""
    INSERT INTO moves (table_no, length, at, entries)
    SELECT number, length, {NOW}, entries
    FROM unnest($1::bigint[], $2::bigint[], $3::integer[], $4::text[])
        WITH ORDINALITY AS given (number, revision, length, entries, place)
    JOIN tables USING (number, revision)
    ORDER BY number, length, place
    ON CONFLICT DO NOTHING
    RETURNING table_no, length
"""
WRITTEN: Final = """
    SELECT moves.table_no, moves.length FROM moves
    JOIN unnest($1::bigint[], $2::integer[], $3::text[]) AS given (number, length, entries)
        ON given.number = moves.table_no AND given.length = moves.length AND given.entries = moves.entries
"""

Work = Callable[[Connection], Awaitable[None]]
log = logging.getLogger("walpurgis.tables")


class DatabaseWriter:
    """moved is called with the numbers of tables that others may want to read now."""

    def __init__(self, database: Database, headers: DatabaseHeaders, moved: Callable[[list[int]], None]) -> None:
        self.groups = 0
        self.commits = Durations()
        self._database = database
        self._headers = headers
        self._moved = moved
        self._session = database.session()
        self._gathered: list[Write] = []
        self._work: asyncio.Task[None] | None = None

    def put(self, write: Write) -> None:
        self._gathered.append(write)
        if self._work is None:
            self._work = asyncio.ensure_future(self._run())

    async def finish(self) -> None:
        """What is queued is still written, and told."""
        while self._work is not None:
            await asyncio.wait([self._work])

    async def _run(self) -> None:
        try:
            while self._gathered:
                group, self._gathered = self._gathered, []
                await self._commit(group)
                _tell(group)
        finally:
            self._work = None

    async def _commit(self, group: list[Write]) -> None:
        began = time.perf_counter()
        moves = [write for write in group if write.header is None]
        if moves:
            await _seen_through(self._append(moves), moves)
        for write in group:
            if write.header is not None:
                await _seen_through(self._alone(write), [write])
        self.groups += 1
        self.commits.note(time.perf_counter() - began)
        self._moved([write.number for write in group if write.error is None])

    async def _append(self, moves: list[Write]) -> None:
        texts = [text_of(move.entries) for move in moves]
        numbers, lengths = [move.number for move in moves], [move.length for move in moves]
        revisions = [move.revision for move in moves]
        done: set[tuple[int, int]] = set()
        tries = 0

        async def append(connection: Connection) -> None:
            nonlocal tries
            tries += 1
            if tries > 1:  # the connection was lost, perhaps behind the commit
                done.update(map(tuple, await connection.fetch(WRITTEN, numbers, lengths, texts)))
            done.update(map(tuple, await connection.fetch(APPEND, numbers, revisions, lengths, texts)))

        await self._unbeaten(append)
        for move in moves:
            if (move.number, move.length) not in done:
                move.error = Conflict()
            done.discard((move.number, move.length))  # of two in one group that believe the same one conflicts

    async def _alone(self, write: Write) -> None:
        """A write with a header, which fails without the others."""
        tries = 0

        async def replace(connection: Connection) -> None:
            nonlocal tries
            tries += 1
            if tries > 1 and await self._headers.is_written(connection, write):
                return
            async with connection.transaction():
                if write.entries:
                    given = ([write.number], [write.revision], [write.length], [text_of(write.entries)])
                    if not await connection.fetch(APPEND, *given):
                        raise Conflict
                await self._headers.replace(connection, write)

        await self._unbeaten(replace)

    async def _unbeaten(self, work: Work) -> None:
        """Two nodes may be in each other's way; the database then lets one of them begin anew."""

        async def again(connection: Connection) -> None:
            while True:
                try:
                    return await work(connection)
                except Exception as error:
                    if not self._database.is_beaten(error):
                        raise

        await self._session.use(again)


async def _seen_through(work: Awaitable[None], writes: list[Write]) -> None:
    """Whatever goes wrong, nobody is left waiting for it."""
    try:
        await work
    except Exception as error:
        if not isinstance(error, StoreError):
            log.exception("moves could not be written")
        for write in writes:
            write.error = error if isinstance(error, StoreError) else StoreError(str(error))


def _tell(group: list[Write]) -> None:
    """One listener that breaks must not keep the others waiting."""
    for write in group:
        try:
            write.done(write.error)
        except Exception as error:
            asyncio.get_running_loop().call_exception_handler(
                {"message": "a commit's listener failed", "exception": error}
            )
