"""The simulated PostgreSQL keeps the contract that the real one does: the same tests, and what nodes rely on."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from benchmarks.weather.loop import WeatherLoop
from benchmarks.weather.postgres import ADDRESS, FLUSH_S, SimulatedPostgres, open_store
from tests.tables import test_store
from tests.tables.stores import DAY_MS, a_header, entries
from walpurgis.tables.leases import LEAVE
from walpurgis.tables.store import Conflict, Stored, Unavailable, Write, commit

CONTRACT = {
    name: test.__wrapped__
    for name, test in vars(test_store).items()
    if name.startswith("test_") and not any(mark.name == "in_a_file" for mark in getattr(test, "pytestmark", []))
}


def simulated(test: Callable[[SimulatedPostgres], Coroutine[Any, Any, None]]) -> None:
    loop = WeatherLoop()
    try:
        postgres = SimulatedPostgres(loop, random.Random(1), lambda: loop.now + 1.8e9)
        loop.run_until_complete(asyncio.wait_for(test(postgres), 3600.0))
    finally:
        loop.close()


@pytest.mark.parametrize("name", CONTRACT)
def test_it_keeps_the_contract_of_a_store(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def keep(postgres: SimulatedPostgres) -> None:
        rows = postgres.rows

        def ask(_: Path, sql: str) -> list[tuple[int]]:
            of_moves = [(row.number,) for row in rows.tables.values() for _ in row.moves]
            of_guests = [(row.number,) for row in rows.tables.values() for _ in row.guests]
            return of_moves if "FROM moves" in sql else of_guests

        def make_older(_: Path, days: float) -> None:
            for row in rows.tables.values():
                row.updated -= int(days * DAY_MS)
                for move in row.moves:
                    move.at -= int(days * DAY_MS)

        monkeypatch.setattr(test_store, "open_store", lambda _: open_store(postgres))
        monkeypatch.setattr(test_store, "ask", ask)
        monkeypatch.setattr(test_store, "make_older", make_older)
        monkeypatch.setattr("time.time", rows.clock)
        await CONTRACT[name](tmp_path)

    simulated(keep)


def test_a_statement_that_it_does_not_know_fails() -> None:
    async def ask(postgres: SimulatedPostgres) -> None:
        connection = await postgres.connect(ADDRESS)
        with pytest.raises(KeyError, match="VACUUM"):
            await connection.execute("VACUUM")

    simulated(ask)


def test_what_a_transaction_has_not_committed_nobody_sees_and_others_wait_for_it() -> None:
    async def write(postgres: SimulatedPostgres) -> None:
        store, beside = await open_store(postgres), await open_store(postgres)
        stored = await store.create(a_header())
        connection = await postgres.connect(ADDRESS)
        block = connection.transaction()
        await block.__aenter__()
        await store._headers.replace(connection, _write(stored, language="en"))
        found = await beside.load(stored.header.id)
        assert found is not None
        assert found.revision == 0
        other = asyncio.ensure_future(commit(beside, stored.number, 0, [], 0, stored.header))
        await asyncio.sleep(1.0)
        assert not other.done()
        await block.__aexit__(None, None, None)
        with pytest.raises(Conflict):
            await other

    simulated(write)


def _write(stored: Stored, language: str) -> Write:
    header = a_header(language=language)
    header.id = stored.header.id
    return Write(stored.number, 0, [], lambda _: None, 0, header)


def test_whoever_is_cut_off_in_the_middle_of_a_transaction_does_not_keep_others_out_for_long() -> None:
    """A machine may vanish without a word: the product tells the database how long it may hold its locks then."""

    async def write(postgres: SimulatedPostgres) -> None:
        store = await open_store(postgres)
        stored = await store.create(a_header())

        async def begin(connection: Any) -> None:
            await connection.transaction().__aenter__()
            await store._headers.replace(connection, _write(stored, language="en"))

        await store.database.read(begin)
        silent = [connection for connection in postgres.connections if connection.has_transaction]
        silent[0].fall_silent()
        await asyncio.sleep(10.0)
        beside = await open_store(postgres)
        await commit(beside, stored.number, 0, [], 0, stored.header)

    simulated(write)


def test_a_crash_takes_back_what_waited_for_no_disk_and_nothing_else() -> None:
    async def crash(postgres: SimulatedPostgres) -> None:
        store = await open_store(postgres)
        stored = await store.create(a_header())
        session = store.database.session(synchronous_commit="off")
        await session.use(lambda connection: connection.execute(LEAVE, "nobody"))
        postgres.rows.before_unflushed()
        postgres.rows.leases[stored.number] = "somebody"
        postgres.crash()
        postgres.start()
        assert postgres.rows.leases == {}
        postgres.rows.leases[stored.number] = "somebody"
        await commit(store, stored.number, 0, entries("a"), 0)
        postgres.crash()
        postgres.start()
        assert postgres.rows.leases == {stored.number: "somebody"}
        assert postgres.length(stored.header.id) == 1

    simulated(crash)


def test_a_commit_whose_answer_is_lost_is_looked_up_and_made_once() -> None:
    async def cut(postgres: SimulatedPostgres) -> None:
        store = await open_store(postgres)
        stored = await store.create(a_header())
        written = asyncio.ensure_future(commit(store, stored.number, 0, entries("a"), 0))
        while postgres.length(stored.header.id) == 0:
            await asyncio.sleep(FLUSH_S / 50)
        assert not written.done()
        postgres.crash()
        postgres.start()
        await written
        assert [entry.step for entry in (await store.load(stored.header.id) or stored).entries] == ["a"]

    simulated(cut)


def test_a_database_that_is_away_is_told_of_in_its_own_words() -> None:
    async def away(postgres: SimulatedPostgres) -> None:
        store = await open_store(postgres)
        stored = await store.create(a_header())
        postgres.crash()
        with pytest.raises(Unavailable):
            await store.load(stored.header.id)
        with pytest.raises(ConnectionRefusedError):
            await postgres.connect(ADDRESS)
        postgres.start()
        assert await store.load(stored.header.id) is not None
        assert issubclass(asyncpg.DiskFullError, postgres.PostgresError)

    simulated(away)
