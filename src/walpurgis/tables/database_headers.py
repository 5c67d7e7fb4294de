"""The headers of tables in PostgreSQL: each one JSON document, with columns beside it for what lists look it up by."""

from typing import Final

from walpurgis.tables.database import Connection
from walpurgis.tables.documents import columns_of, guests_of, text_of
from walpurgis.tables.header import Entry, Header
from walpurgis.tables.store import Conflict, Write

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

INSERT: Final = f"""
    INSERT INTO tables (id, code, status, public, bots, host, header, updated, revision)
    VALUES ($1, $2, $3, $4, $5, $6, $7, {NOW}, 0) RETURNING number
"""
REPLACE: Final = f"""
    UPDATE tables SET code = $3, status = $4, public = $5, bots = $6, host = $7, header = $8, updated = {NOW},
        revision = revision + 1
    WHERE number = $1 AND revision = $2
"""
# Beside nodes of a newer version: what they have added to the document, and this program does not know, stays there.
REPLACE_KNOWN: Final = REPLACE.replace("header = $8", "header = (header::jsonb || $8::jsonb)::text")
IS_WRITTEN: Final = """
    SELECT EXISTS (SELECT FROM tables WHERE number = $1 AND revision = $2 + 1 AND header::jsonb @> $3::jsonb)
"""
HAS_ENTRIES: Final = "SELECT EXISTS (SELECT FROM moves WHERE table_no = $1 AND length = $2 AND entries = $3)"
GUESTS: Final = "INSERT INTO guests (device, table_no) SELECT unnest($1::text[]), $2"


class DatabaseHeaders:
    """is_older: the database has seen scripts that this program does not know."""

    def __init__(self, is_older: bool) -> None:
        self._replace = REPLACE_KNOWN if is_older else REPLACE

    async def insert(self, connection: Connection, header: Header, entries: list[Entry]) -> int:
        number: int = await connection.fetchval(INSERT, header.id, *columns_of(header))
        await connection.execute(GUESTS, guests_of(header), number)
        if entries:
            sql = f"INSERT INTO moves (table_no, length, at, entries) VALUES ($1, 0, {NOW}, $2)"
            await connection.execute(sql, number, text_of(entries))
        return number

    async def replace(self, connection: Connection, write: Write) -> None:
        """Conflict if the header is not of the revision that the writer believed."""
        header = write.header
        assert header is not None
        done = await connection.execute(self._replace, write.number, write.revision, *columns_of(header))
        if done != "UPDATE 1":
            raise Conflict
        await connection.execute("DELETE FROM guests WHERE table_no = $1", write.number)
        await connection.execute(GUESTS, guests_of(header), write.number)

    async def is_written(self, connection: Connection, write: Write) -> bool:
        """Whether this very write is in the database already."""
        if write.entries:
            given = (write.number, write.length, text_of(write.entries))
            return bool(await connection.fetchval(HAS_ENTRIES, *given))
        assert write.header is not None
        document = columns_of(write.header).document
        return bool(await connection.fetchval(IS_WRITTEN, write.number, write.revision, document))
