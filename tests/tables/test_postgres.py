"""What only a database can do: be away, be shared by several nodes, hold a house of another version."""

import asyncio
from pathlib import Path

import pytest

from tests.cluster import Cluster
from tests.tables.people import in_loop
from tests.tables.relay import Relay
from tests.tables.stores import a_header, ask, entries, schema_at, texts, write
from walpurgis.tables.database import name_of
from walpurgis.tables.database_schema import Script, scripts
from walpurgis.tables.postgres import Known, PostgresStore
from walpurgis.tables.store import Conflict, Unavailable, commit


async def opened(cluster: Cluster, path: Path) -> PostgresStore:
    return await PostgresStore.open(await schema_at(cluster, path))


@in_loop
async def test_no_question_is_compiled(cluster: Cluster, tmp_path: Path) -> None:
    """The one about all open tables looks dear enough for that, and comes once a second from every node."""
    store = await opened(cluster, tmp_path)
    assert await store.database.read(lambda connection: connection.fetchval("SHOW jit")) == "off"
    await store.close()


# Two nodes


@in_loop
async def test_of_two_nodes_with_the_same_belief_one_conflicts(cluster: Cluster, tmp_path: Path) -> None:
    one, other = await opened(cluster, tmp_path), await opened(cluster, tmp_path)
    tables = [await one.create(a_header()) for _ in range(20)]
    outcomes = await asyncio.gather(
        *[write(store, table, 0, name) for table in tables for store, name in ((one, "one"), (other, "other"))],
        return_exceptions=True,
    )
    for table, mine, theirs in zip(tables, outcomes[::2], outcomes[1::2], strict=True):
        assert {type(mine), type(theirs)} == {type(None), Conflict}
        assert await texts(one, table.header.id) == (["one"] if mine is None else ["other"])
    await one.close()
    await other.close()


@in_loop
async def test_what_is_behind_is_read_for_the_tables_that_are_known(cluster: Cluster, tmp_path: Path) -> None:
    one, other = await opened(cluster, tmp_path), await opened(cluster, tmp_path)
    still, moved, changed, gone = [await one.create(a_header()) for _ in range(4)]
    for table in (still, moved):
        await write(one, table, 0, "a", "b")
    await write(one, moved, 2, "c")
    changed.header.language = "en"
    await commit(one, changed.number, 0, entries("x"), 0, changed.header)
    await one.delete(gone.header.id)
    known = [
        Known(still.number, 0, 2),
        Known(moved.number, 0, 2),
        Known(changed.number, 0, 0),
        Known(gone.number, 0, 0),
    ]
    news = {one.number: one for one in await other.behind(known)}
    assert set(news) == {moved.number, changed.number, gone.number}
    assert [entry.step for entry in news[moved.number].entries] == ["c"]
    assert (news[moved.number].length, news[moved.number].header) == (2, None)
    assert news[changed.number].header == changed.header
    assert news[changed.number].revision == 1
    assert news[gone.number].is_gone
    await one.close()
    await other.close()


# A database that is away


@in_loop
async def test_a_short_absence_is_waited_out(cluster: Cluster, tmp_path: Path) -> None:
    with Relay(cluster, tmp_path) as relay:
        store = await PostgresStore.open(relay.through(await schema_at(cluster, tmp_path)))
        stored = await store.create(a_header())
        relay.cut()
        writing = asyncio.ensure_future(write(store, stored, 0, "a"))
        await asyncio.sleep(1)
        assert not writing.done()
        relay.mend()
        await writing
        assert await texts(store, stored.header.id) == ["a"]
        await store.close()


@in_loop
async def test_a_long_one_is_told_and_its_end_noticed(cluster: Cluster, tmp_path: Path) -> None:
    with Relay(cluster, tmp_path) as relay:
        store = await PostgresStore.open(relay.through(await schema_at(cluster, tmp_path)))
        stored = await store.create(a_header())
        relay.cut()
        with pytest.raises(Unavailable, match="database"):
            await write(store, stored, 0, "a")
        assert store.database.is_away
        with pytest.raises(Unavailable):
            await store.load(stored.header.id)
        with pytest.raises(Unavailable):
            await store.probe()
        relay.mend()
        await write(store, stored, 0, "b")
        assert not store.database.is_away
        assert await texts(store, stored.header.id) == ["b"]
        await store.close()


@in_loop
async def test_a_commit_whose_answer_was_lost_is_looked_up(cluster: Cluster, tmp_path: Path) -> None:
    """It was made: to say that it was not would have somebody make it twice."""
    with Relay(cluster, tmp_path) as relay:
        store = await PostgresStore.open(relay.through(await schema_at(cluster, tmp_path)))
        stored = await store.create(a_header())
        await write(store, stored, 0, "a")
        for length, header, words in ((1, None, b""), (2, stored.header, b"COMMIT")):
            relay.swallow_answers(words)
            writing = asyncio.ensure_future(commit(store, stored.number, length, entries("b"), 0, header))
            while len(await asyncio.to_thread(ask_moves, cluster, tmp_path)) <= length:
                assert not writing.done()
            relay.cut()
            relay.mend()
            await writing
        assert await texts(store, stored.header.id) == ["a", "b", "b"]
        await store.close()


def ask_moves(cluster: Cluster, path: Path) -> list[tuple[object, ...]]:
    return ask(path, "SELECT length FROM moves", cluster)


# Versions


@in_loop
async def test_a_node_works_on_beside_a_newer_one_and_keeps_what_that_one_added(
    cluster: Cluster, tmp_path: Path
) -> None:
    address = await schema_at(cluster, tmp_path)
    added = Script(len(scripts()) + 1, len(scripts()), "ALTER TABLE tables ADD COLUMN colour TEXT")
    old = await PostgresStore.open(address)
    stored = await old.create(a_header())
    new = await PostgresStore.open(address, known=[*scripts(), added])
    assert new.house.version == len(scripts()) + 1
    await write(old, stored, 0, "a")
    ask(tmp_path, "UPDATE tables SET header = (header::jsonb || '{\"colour\": 7}')::text", cluster)
    late = await PostgresStore.open(address)  # an older node that starts beside the newer one
    stored.header.language = "en"
    await commit(late, stored.number, 0, [], 0, stored.header)
    found = await new.load(stored.header.id)
    assert found is not None
    assert (found.header.language, len(found.entries)) == ("en", 1)
    assert ask(tmp_path, "SELECT header::jsonb ->> 'colour' FROM tables", cluster) == [("7",)]
    for store in (old, new, late):
        await store.close()


@in_loop
async def test_a_house_that_is_not_understood_is_left_alone(cluster: Cluster, tmp_path: Path) -> None:
    address = await schema_at(cluster, tmp_path)
    number = len(scripts()) + 1
    breaking = Script(number, number, "ALTER TABLE tables RENAME COLUMN public TO listed")
    store = await PostgresStore.open(address)
    await store.close()
    ask(tmp_path, f"INSERT INTO nodes VALUES ('old', {number - 1}, now() + interval '1 minute')", cluster)
    with pytest.raises(Unavailable, match="older-nodes"):
        await PostgresStore.open(address, known=[*scripts(), breaking])
    ask(tmp_path, "DELETE FROM nodes", cluster)
    store = await PostgresStore.open(address, known=[*scripts(), breaking])
    await store.close()
    with pytest.raises(Unavailable, match="database-newer"):
        await PostgresStore.open(address)


@in_loop
async def test_what_is_no_house_is_said_to_be_none(cluster: Cluster, tmp_path: Path) -> None:
    address = await schema_at(cluster, tmp_path)
    with pytest.raises(Unavailable, match="no-house"):
        await PostgresStore.open(address, must_exist=True)
    ask(tmp_path, "CREATE TABLE tables (legs INTEGER)", cluster)
    with pytest.raises(Unavailable, match="foreign"):
        await PostgresStore.open(address)


def test_a_password_is_never_shown() -> None:
    assert (
        name_of("postgresql://ada:secret@db.example:5433/games?sslmode=require") == "postgresql://db.example:5433/games"
    )
