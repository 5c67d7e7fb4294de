"""The tables of a house inside PostgreSQL: made, recognised, and brought up to date while other nodes go on.

A house may be served by nodes of two neighbouring versions. So each script says from which number of scripts a program
understands what it leaves behind, and one that older programs do not understand waits until none of them is left.
"""

import re
from importlib.resources import files
from typing import Final

from msgspec import Struct

from walpurgis.tables.database import Connection, Database
from walpurgis.tables.store import Unavailable

LOCK: Final = 0x57414C50  # “WALP”: who holds it changes the schema

FOUND: Final = "SELECT to_regclass('house') IS NOT NULL, to_regclass('tables') IS NOT NULL"


class Script(Struct):
    """understood_from: programs that know fewer scripts than this do not understand a house that has seen this one."""

    number: int
    understood_from: int
    sql: str


class House(Struct):
    """Which one it is, and how many scripts it has seen."""

    id: str
    version: int


def scripts() -> list[Script]:
    folder = files("walpurgis.tables").joinpath("migrations_postgres")
    found = sorted((entry for entry in folder.iterdir() if re.match(r"\d{4}_", entry.name)), key=lambda one: one.name)
    return [_script(number, entry.read_text("utf-8")) for number, entry in enumerate(found, 1)]


def _script(number: int, sql: str) -> Script:
    said = re.match(r"-- understood from (\d+)\n", sql)
    assert said is not None, f"script {number} does not say who understands what it leaves"
    return Script(number, int(said[1]), sql)


async def prepare(connection: Connection, database: Database, known: list[Script]) -> House:
    """Unavailable where this program does not understand the house, or other nodes would not afterwards: it is as it
    was. Several nodes may come at once: one of them does it.
    """
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1, hashtext(current_schema()))", LOCK)
        house = await examine(connection, database, known)
        version = house.version if house is not None else 0
        for script in known[version:]:
            await _require_understanding(connection, database, script, version)
            await connection.execute(script.sql)
            await connection.execute(
                "UPDATE house SET version = $1, understood_from = $2", script.number, script.understood_from
            )
        row = await connection.fetchrow("SELECT id, version FROM house")
    return House(row["id"], row["version"])


async def examine(connection: Connection, database: Database, known: list[Script]) -> House | None:
    """The house that is there; None: there is none yet. Unavailable for one that this program does not understand. Only
    reads.
    """
    is_house, has_tables = await connection.fetchrow(FOUND)
    if not is_house:
        if has_tables:
            raise Unavailable("foreign", database.name)
        return None
    try:
        row = await connection.fetchrow("SELECT id, version, understood_from FROM house")
    except Exception as error:
        if database.is_cut_off(error):
            raise
        raise Unavailable("foreign", database.name) from error
    if row["understood_from"] > len(known):
        raise Unavailable("database-newer", database.name, str(row["version"]), known=len(known))
    return House(row["id"], row["version"])


async def _require_understanding(connection: Connection, database: Database, script: Script, version: int) -> None:
    if not version:
        return
    sql = "SELECT count(*) FROM nodes WHERE until > now() AND version < $1"
    older = await connection.fetchval(sql, script.understood_from)
    if older:
        raise Unavailable("older-nodes", database.name, nodes=older)
