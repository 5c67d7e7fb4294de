"""The store in PostgreSQL, which any number of nodes may use at once."""

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import Struct

from walpurgis.tables.counts import Durations
from walpurgis.tables.database import Connection, Database
from walpurgis.tables.database_headers import DatabaseHeaders
from walpurgis.tables.database_schema import House, Script, examine, prepare, scripts
from walpurgis.tables.database_writer import DatabaseWriter
from walpurgis.tables.documents import SET_ASIDE, entries_of, header_of
from walpurgis.tables.header import Entry, Header, Status
from walpurgis.tables.store import Damaged, Listed, Lost, Store, Stored, Unavailable, Write

# Of a row of `tables`: its last move; whether its end was announced and stands; for when, 0 if it does not.
LAST_MOVE: Final = "coalesce((SELECT at FROM moves WHERE table_no = number ORDER BY length DESC LIMIT 1), 0)"
IS_ANNOUNCED: Final = f"(announced > 0 AND announced > updated AND announced > {LAST_MOVE})"
ENDS: Final = f"CASE WHEN {IS_ANNOUNCED} THEN archives ELSE 0 END AS ends"
IS_IDLE: Final = f"(status = ANY($1::text[]) AND updated < $2 AND {LAST_MOVE} < $2)"

LOAD: Final = f"""
    SELECT number, revision, header, {ENDS},
        ARRAY(SELECT entries FROM moves WHERE table_no = number ORDER BY length) AS moves
    FROM tables WHERE id = $1
"""
# What has happened at these tables behind what somebody knows of them, all of it as of one moment. A table that has
# neither a new header nor new moves is left out; one without a number is gone.
BEHIND: Final = """
    SELECT known.number AS known, known.length, tables.number, tables.revision,
        CASE WHEN tables.revision <> known.revision THEN tables.header END AS header,
        ARRAY(SELECT entries FROM moves WHERE table_no = known.number AND moves.length >= known.length
              ORDER BY moves.length) AS moves
    FROM unnest($1::bigint[], $2::bigint[], $3::integer[]) AS known (number, revision, length)
    LEFT JOIN tables ON tables.number = known.number
    WHERE tables.number IS NULL OR tables.revision <> known.revision
        OR EXISTS (SELECT FROM moves WHERE table_no = known.number AND moves.length >= known.length)
"""
LISTED: Final = f"SELECT number, revision, header, updated, {ENDS} FROM tables"

log = logging.getLogger("walpurgis.tables")


class Known(Struct):
    """What somebody has of a table."""

    number: int
    revision: int
    length: int


class News(Struct):
    """What a table has become behind a log of `length` steps. header: only where it is another one."""

    number: int
    length: int
    revision: int
    header: Header | None
    entries: list[Entry]
    is_gone: bool = False


class PostgresStore(Store):
    """Open one with `PostgresStore.open`, inside a running event loop. moved is called with the numbers of tables in
    which something was written.
    """

    def __init__(self, database: Database, house: House, known: int) -> None:
        self.database = database
        self.house = house
        self.known = known  # scripts, of those that the house may have seen
        self.moved: Callable[[list[int]], None] = lambda _: None
        self._headers = DatabaseHeaders(is_older=house.version > known)
        self.writer = DatabaseWriter(database, self._headers, lambda numbers: self.moved(numbers))
        self._damaged: set[int] = set()

    @classmethod
    async def open(
        cls, address: str, must_exist: bool = False, known: list[Script] | None = None, driver: Any = None
    ) -> "PostgresStore":
        """must_exist: Unavailable where no house is yet, instead of founding it. known: other scripts than ours.
        driver: see Database.
        """
        database = Database(address, driver)
        known = scripts() if known is None else known
        try:
            if must_exist and await database.read(lambda connection: examine(connection, database, known)) is None:
                raise Unavailable("no-house", database.name)
            house = await database.read(lambda connection: prepare(connection, database, known))
        except BaseException:
            await database.close()
            raise
        return cls(database, house, len(known))

    @property
    def lost(self) -> Lost | None:
        """A database that is away comes back."""
        return None

    @property
    def commits(self) -> Durations:
        return self.writer.commits

    async def close(self) -> None:
        await self.writer.finish()
        await self.database.close()

    # Writing

    def write(self, write: Write) -> None:
        self.writer.put(write)

    async def create(self, header: Header, entries: list[Entry] | None = None) -> Stored:
        tries = 0

        async def insert(connection: Connection) -> int:
            nonlocal tries
            tries += 1
            if tries > 1:  # the connection was lost, perhaps behind the commit; nobody else makes a table of this id
                number = await connection.fetchval("SELECT number FROM tables WHERE id = $1", header.id)
                if number is not None:
                    return int(number)
            async with connection.transaction():
                return await self._headers.insert(connection, header, entries or [])

        return Stored(await self.database.read(insert), 0, header, entries or [])

    async def delete(self, table: str) -> None:
        number = await self._value("DELETE FROM tables WHERE id = $1 RETURNING number", table)
        if number is not None:
            self.moved([number])

    async def forget(self, device: str, change: Callable[[Header], None]) -> None:
        async def forget(connection: Connection) -> list[int]:
            async with connection.transaction():
                sql = (
                    "SELECT number, revision, header FROM guests JOIN tables ON number = table_no"
                    " WHERE device = $1 ORDER BY number FOR UPDATE OF tables"
                )
                rows = await connection.fetch(sql, device)
                for row in rows:
                    await self._forget(connection, device, change, row)
                return [row["number"] for row in rows]

        self.moved(await self.database.read(forget))

    async def _forget(self, connection: Connection, device: str, change: Callable[[Header], None], row: Any) -> None:
        number, revision, text = row
        try:
            header = header_of(number, text)
        except Damaged:
            sql = "UPDATE tables SET host = replace(host, $1, ''), header = replace(header, $1, '') WHERE number = $2"
            await connection.execute(sql, device, number)
            await connection.execute("DELETE FROM guests WHERE device = $1 AND table_no = $2", device, number)
        else:
            change(header)
            await self._headers.replace(connection, Write(number, 0, [], lambda _: None, revision, header))

    async def probe(self) -> None:
        """The house's own row is written anew, as it is."""
        await self.database.read(lambda connection: connection.execute("UPDATE house SET id = id"))

    # Reading

    async def load(self, table: str) -> Stored | None:
        row = await self._row(LOAD, table)
        if row is None:
            return None
        try:
            entries = entries_of(row["number"], row["moves"])
            header = header_of(row["number"], row["header"])
            return Stored(row["number"], row["revision"], header, entries, row["ends"] / 1000)
        except Damaged as error:
            await self._set_aside(error.number)
            raise

    async def behind(self, known: Iterable[Known]) -> list[News]:
        """What others have written at these tables meanwhile. A damaged table is no news."""
        tables = list(known)
        numbers, revisions, lengths = zip(*((one.number, one.revision, one.length) for one in tables), strict=True)
        found: list[News] = []
        for row in await self.rows(BEHIND, numbers, revisions, lengths):
            try:
                found.append(_news(row))
            except Damaged as error:
                await self._set_aside(error.number)
        return found

    async def _set_aside(self, number: int) -> None:
        """Out of all lists, as it is: nobody can play there, and its keeper may still want to look at it."""
        if number not in self._damaged:
            self._damaged.add(number)
            log.error("table number %d is damaged: it is set aside, all others go on", number)
            sql = (
                f"UPDATE tables SET status = '{SET_ASIDE}', code = NULL, public = FALSE, bots = FALSE"
                " WHERE number = $1 RETURNING 1"
            )
            await self._value(sql, number)

    async def exists(self, table: str) -> bool:
        return await self._value("SELECT 1 FROM tables WHERE id = $1", table) is not None

    async def id_of(self, code: str) -> str | None:
        found: str | None = await self._value("SELECT id FROM tables WHERE code = $1", code)
        return found

    async def of_device(self, device: str, limit: int) -> list[Listed]:
        return await self._listed(
            f"{LISTED} JOIN guests ON number = table_no"
            f" WHERE device = $1 AND status <> '{SET_ASIDE}' ORDER BY updated DESC LIMIT $2",
            device,
            limit,
        )

    async def public(self, limit: int) -> list[Listed]:
        return await self._listed(
            f"{LISTED} WHERE public AND status IN ('open', 'running') ORDER BY updated DESC LIMIT $1", limit
        )

    async def count_of_host(self, device: str) -> int:
        sql = "SELECT count(*) FROM tables WHERE host = $1 AND status IN ('open', 'revealing', 'running')"
        return int(await self._value(sql, device))

    async def with_bots(self, limit: int) -> list[str]:
        """Those that another node looks after are its own affair: a node that begins would read all of them for
        nothing, in the very moment in which people come to it.
        """
        sql = (
            "SELECT id FROM tables WHERE bots AND status = 'running' AND NOT EXISTS"
            " (SELECT FROM leases JOIN nodes ON nodes.id = leases.node WHERE table_no = number AND until > now())"
            " ORDER BY updated DESC LIMIT $1"
        )
        return [row["id"] for row in await self.rows(sql, limit)]

    async def idle_since(self, status: tuple[Status, ...], before: float, limit: int) -> list[str]:
        rows = await self.rows(
            f"SELECT id FROM tables WHERE {IS_IDLE} ORDER BY updated LIMIT $3",
            list(status),
            milliseconds(before),
            limit,
        )
        return [row["id"] for row in rows]

    async def announce(self, status: tuple[Status, ...], before: float, now: float, until: float) -> list[str]:
        async def announce(connection: Connection) -> list[str]:
            idle = (list(status), milliseconds(before))
            async with connection.transaction():
                withdrawn = f"announced > 0 AND NOT ({IS_IDLE} AND {IS_ANNOUNCED})"
                await connection.execute(f"UPDATE tables SET announced = 0, archives = 0 WHERE {withdrawn}", *idle)
                sql = f"UPDATE tables SET announced = $3, archives = $4 WHERE announced = 0 AND {IS_IDLE} RETURNING id"
                rows = await connection.fetch(sql, *idle, milliseconds(now), milliseconds(until))
                return [row["id"] for row in rows]

        return await self.database.read(announce)

    async def due(self, now: float, limit: int) -> list[str]:
        sql = f"SELECT id FROM tables WHERE archives <= $1 AND {IS_ANNOUNCED} ORDER BY archives LIMIT $2"
        return [row["id"] for row in await self.rows(sql, milliseconds(now), limit)]

    async def listing(self) -> list[Any]:
        """Of every table: number, id, status, header, when that was written, when the last move was made, for when its
        end is announced, after how many steps that move was made, and its text.
        """
        sql = f"""
            SELECT number, id, status, header, updated, coalesce(last.at, 0), {ENDS}, coalesce(last.length, 0),
                coalesce(last.entries, '[]')
            FROM tables LEFT JOIN LATERAL (
                SELECT at, length, entries FROM moves WHERE table_no = number ORDER BY length DESC LIMIT 1
            ) AS last ON TRUE
        """
        return await self.rows(sql)

    async def ids_of(self, numbers: list[int]) -> list[str]:
        rows = await self.rows("SELECT id FROM tables WHERE number = ANY($1::bigint[])", numbers)
        return [row["id"] for row in rows]

    async def _listed(self, sql: str, *values: int | str) -> list[Listed]:
        found: list[Listed] = []
        for row in await self.rows(sql, *values):
            try:
                header = header_of(row["number"], row["header"])
                found.append(Listed(row["revision"], header, row["updated"] / 1000, row["ends"] / 1000))
            except Damaged:
                await self._set_aside(row["number"])
        return found

    async def _value(self, sql: str, *values: object) -> Any:
        return await self.database.read(lambda connection: connection.fetchval(sql, *values))

    async def _row(self, sql: str, *values: object) -> Any:
        return await self.database.read(lambda connection: connection.fetchrow(sql, *values))

    async def rows(self, sql: str, *values: object) -> list[Any]:
        return await self.database.read(lambda connection: connection.fetch(sql, *values))


def _news(row: Any) -> News:
    number, length = row["known"], row["length"]
    if row["number"] is None:
        return News(number, length, 0, None, [], is_gone=True)
    header = header_of(number, row["header"]) if row["header"] is not None else None
    return News(number, length, row["revision"], header, entries_of(number, row["moves"]))


def milliseconds(seconds: float) -> int:
    """As times are stored."""
    return int(seconds * 1000)
