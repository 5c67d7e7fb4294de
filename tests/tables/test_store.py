"""The store: what is written is durable, whole and in order, and is found again."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.tables.people import in_loop
from tests.tables.stores import a_header, ask, entries, make_older, open_store, texts, write
from walpurgis.tables import seating
from walpurgis.tables.header import Entry
from walpurgis.tables.store import Conflict, Stored, StoreError, Write, commit
from walpurgis.tables.store_choice import AnyStore


@in_loop
async def test_what_was_written_is_read_back_as_it_was(tmp_path: Path) -> None:
    header = a_header()
    header.chairs[1].kind, header.chairs[1].name = "person", "Zoé #1 “x”"
    store = await open_store(tmp_path / "w.db")
    stored = await store.create(header)
    written = [Entry(0, "out", move_id="a"), Entry(-1, "die 3", 2, 6)]
    await commit(store, stored.number, 0, written, 0)
    await store.close()
    again = await open_store(tmp_path / "w.db")
    assert await again.load(header.id) == Stored(stored.number, 0, header, written)
    await again.close()


@in_loop
async def test_of_two_writers_with_the_same_belief_one_conflicts(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    stored = await store.create(a_header())
    first, second = await asyncio.gather(
        write(store, stored, 0, "a", "b"), write(store, stored, 0, "c"), return_exceptions=True
    )
    assert [first, type(second)] == [None, Conflict]
    assert await texts(store, stored.header.id) == ["a", "b"]
    await store.close()


@in_loop
async def test_a_conflict_fails_alone(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    tables = [await store.create(a_header()) for _ in range(5)]
    await write(store, tables[2], 0, "before")
    outcomes = await asyncio.gather(*[write(store, table, 0, "now") for table in tables], return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Conflict, type(None), type(None)]
    assert await texts(store, tables[2].header.id) == ["before"]
    assert await texts(store, tables[3].header.id) == ["now"]
    await store.close()


@in_loop
async def test_a_conflict_fails_alone_among_many(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    stored = await store.create(a_header())
    await write(store, stored, 70, "before")
    outcomes = await asyncio.gather(
        *[write(store, stored, length, str(length)) for length in range(120)], return_exceptions=True
    )
    assert [length for length, outcome in enumerate(outcomes) if isinstance(outcome, Conflict)] == [70]
    assert await texts(store, stored.header.id) == ["before" if length == 70 else str(length) for length in range(120)]
    await store.close()


@in_loop
async def test_a_move_by_an_old_header_conflicts(tmp_path: Path) -> None:
    """Somebody archived the table: whoever still plays there must notice."""
    store = await open_store(tmp_path / "w.db")
    stored = await store.create(a_header())
    await commit(store, stored.number, 0, [], 0, stored.header)
    with pytest.raises(Conflict):
        await write(store, stored, 0, "late")
    assert await texts(store, stored.header.id) == []
    await store.close()


@in_loop
async def test_entries_and_header_are_written_both_or_neither(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    stored = await store.create(a_header())
    await write(store, stored, 0, "a")
    changed = a_header()
    changed.id, changed.language = stored.header.id, "en"
    with pytest.raises(Conflict):
        await commit(store, stored.number, 0, entries("b"), 0, changed)  # the log is longer
    with pytest.raises(Conflict):
        await commit(store, stored.number, 1, entries("b"), 7, changed)  # the header is another
    found = await store.load(stored.header.id)
    assert found is not None
    assert (found.revision, found.header.language, len(found.entries)) == (0, "fr", 1)
    await commit(store, stored.number, 1, entries("b"), 0, changed)
    found = await store.load(stored.header.id)
    assert found is not None
    assert (found.revision, found.header.language, len(found.entries)) == (1, "en", 2)
    await store.close()


@in_loop
async def test_moves_on_a_deleted_table_conflict(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    stored = await store.create(a_header())
    await store.delete(stored.header.id)
    with pytest.raises(Conflict):
        await write(store, stored, 0, "a")
    assert await store.load(stored.header.id) is None
    await store.close()


@in_loop
async def test_a_deleted_table_takes_its_log_along_and_nobody_gets_its_number(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    kept, gone = [await store.create(a_header()) for _ in range(2)]
    for table in (kept, gone):
        await write(store, table, 0, "a")
    await store.delete(gone.header.id)
    after = await store.create(a_header())
    assert after.number > gone.number
    with pytest.raises(Conflict):
        await write(store, gone, 0, "late")
    await store.close()
    assert ask(tmp_path / "w.db", "SELECT table_no FROM moves") == [(kept.number,)]
    assert ask(tmp_path / "w.db", "SELECT table_no FROM guests ORDER BY 1") == [(kept.number,), (after.number,)]


@in_loop
async def test_everybody_is_told_in_the_order_of_asking_and_many_share_a_flush(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    tables = [await store.create(a_header()) for _ in range(3)]
    before = store.writer.groups
    told: list[tuple[int, int]] = []
    for length in range(100):
        for number, table in enumerate(tables):
            store.write(Write(table.number, length, entries("x"), _teller(told, length, number), 0))
        if length % 10 == 9:
            await asyncio.sleep(0)
    while len(told) < 300:
        await asyncio.sleep(0.01)
    assert told == [(length, number) for length in range(100) for number in range(3)]
    assert store.writer.groups - before <= 12
    assert len(await texts(store, tables[0].header.id)) == 100
    await store.close()


def _teller(told: list[tuple[int, int]], length: int, number: int):  # type: ignore[no-untyped-def]
    def done(error: StoreError | None) -> None:
        assert error is None
        told.append((length, number))

    return done


@in_loop
async def test_closing_still_writes_what_was_asked_for(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    stored = await store.create(a_header())
    asked = asyncio.ensure_future(write(store, stored, 0, "last"))
    await asyncio.sleep(0)
    await store.close()
    await asked
    again = await open_store(tmp_path / "w.db")
    assert await texts(again, stored.header.id) == ["last"]
    await again.close()


@pytest.mark.in_a_file
@in_loop
async def test_the_log_of_the_disk_does_not_grow_for_ever(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    stored = await store.create(a_header())
    for round_ in range(30):
        for length in range(400):
            text = f"{round_}-{length}"
            store.write(Write(stored.number, 400 * round_ + length, entries(text), lambda error: None, 0))  # noqa: ARG005
        await write_one(store)
    log = (tmp_path / "w.db-wal").stat().st_size
    assert log < 8_000_000
    assert len(await texts(store, stored.header.id)) == 12_000
    await store.close()


async def write_one(store: AnyStore) -> None:
    await store.create(a_header())


# Lists


@in_loop
async def test_a_code_belongs_to_one_table_until_that_is_over(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    first, second = a_header(), a_header()
    second.code = first.code
    stored = await store.create(first)
    with pytest.raises(Conflict):
        await store.create(second)
    assert await store.id_of(first.code) == first.id
    seating.finish(first)
    await commit(store, stored.number, 0, [], 0, first)
    await store.create(second)
    assert await store.id_of(second.code) == second.id
    await store.close()


@in_loop
async def test_a_device_finds_the_tables_where_it_sits_or_is_host(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    mine, joined, other = a_header("me"), a_header("you"), a_header("you")
    seating.sit(joined, "me", 1, "Me", "ab" * 32)
    for header in (mine, joined, other):
        await store.create(header)
    assert {one.header.id for one in await store.of_device("me", 10)} == {mine.id, joined.id}
    assert await store.count_of_host("you") == 2
    assert await store.of_device("nobody", 10) == []
    await store.close()


@in_loop
async def test_only_public_tables_are_listed_and_only_while_they_are_open_or_running(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    shown, hidden, over = a_header(public=True), a_header(), a_header(public=True)
    seating.finish(over)
    for header in (shown, hidden, over):
        await store.create(header)
    assert [one.header.id for one in await store.public(10)] == [shown.id]
    await store.close()


@in_loop
async def test_idle_tables_are_those_without_a_step_or_a_change_for_so_long(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "w.db")
    old, played = await store.create(a_header()), await store.create(a_header())
    make_older(tmp_path / "w.db", days=3)
    now = time.time() - 24 * 60 * 60
    await write(store, played, 0, "a")
    assert await store.idle_since(("open",), now, 10) == [old.header.id]
    assert await store.idle_since(("over",), now, 10) == []
    await store.close()
