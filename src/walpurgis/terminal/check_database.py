"""What `walpurgis doctor` asks a PostgreSQL database that holds the tables."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import urlsplit

from walpurgis.terminal.diagnosis import Diagnosis, ill, well, worth_a_look

SCHEMES: Final = ("postgresql", "postgres")
OLDEST: Final = 14  # the oldest PostgreSQL that is still looked after
PATIENCE_S: Final = 10.0
CLOCK_S: Final = 2.0


def is_address(data: str) -> bool:
    return urlsplit(data).scheme in SCHEMES


def name_of(address: str) -> str:
    """Without the password that may be in it."""
    parts = urlsplit(address)
    return f"{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"


def check_database(address: str) -> Iterator[Diagnosis]:
    try:
        import asyncpg
    except ImportError:
        yield ill("no-driver")
        return
    try:
        yield from asyncio.run(_asked(asyncpg, address))
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        yield ill("database", name=name_of(address), reason=str(error) or type(error).__name__)


async def _asked(asyncpg: Any, address: str) -> list[Diagnosis]:
    connection = await asyncpg.connect(address, timeout=PATIENCE_S)
    try:
        began = time.time()
        now = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
        apart = abs(float(now) - (began + time.time()) / 2)
        release = connection.get_server_version().major
        findings = [well("database-open", name=name_of(address), release=release)]
        if release < OLDEST:
            findings.append(worth_a_look("database-old", release=release, oldest=OLDEST))
        if await connection.fetchval("SELECT pg_is_in_recovery()"):
            findings.append(ill("database-standby", name=name_of(address)))
        findings.append(well("clocks") if apart <= CLOCK_S else worth_a_look("clocks-differ", seconds=int(apart)))
        for setting in ("fsync", "full_page_writes", "synchronous_commit"):
            value = await connection.fetchval("SELECT current_setting($1)", setting)
            if value == "off":
                findings.append(ill("database-setting", setting=setting))
        return findings
    finally:
        await connection.close()
