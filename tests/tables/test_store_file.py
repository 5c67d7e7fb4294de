"""The file of a store: brought up to date, taken up after a crash, or refused and left as it is."""

import os
import shutil
import sqlite3
from pathlib import Path

import msgspec
import pytest

from tests.tables.people import in_loop
from tests.tables.stores import a_header, entries, texts, write
from walpurgis.tables import schema
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.store import Stored, Unavailable


async def refused(path: Path) -> Unavailable:
    with pytest.raises(Unavailable) as caught:
        await SqliteStore.open(path)
    return caught.value


async def a_store(path: Path) -> bytes:
    store = await SqliteStore.open(path)
    await store.create(a_header())
    await store.close()
    return path.read_bytes()


@in_loop
async def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    sound = await a_store(path)
    damaged = sound[:5000] + b"\xff" * (len(sound) - 5000)
    path.write_bytes(damaged)
    assert (await refused(path)).key == "store-damaged"
    assert path.read_bytes() == damaged


@in_loop
async def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    path.write_text("Dear diary, " * 100)
    assert (await refused(path)).key == "store-damaged"
    assert path.read_text() == "Dear diary, " * 100


@in_loop
async def test_the_database_of_another_program_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE bookmarks (address TEXT)")
    other.close()
    before = path.read_bytes()
    assert (await refused(path)).key == "store-foreign"
    assert path.read_bytes() == before


@in_loop
async def test_a_newer_store_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    await a_store(path)
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    before = path.read_bytes()
    error = await refused(path)
    assert error.key == "store-newer"
    assert error.args_for_words["detail"] == "99"
    assert path.read_bytes() == before


@in_loop
async def test_a_read_only_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    before = await a_store(path)
    path.chmod(0o444)
    assert (await refused(path)).key == "store-read-only"
    assert path.read_bytes() == before


@in_loop
async def test_a_folder_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    assert (await refused(tmp_path / "nowhere" / "w.db")).key == "store-unreadable"


@pytest.mark.skipif(os.name != "posix", reason="files are claimed on POSIX systems")
@in_loop
async def test_a_second_server_is_kept_off_the_file(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "w.db")
    assert (await refused(tmp_path / "w.db")).key == "store-in-use"
    await store.close()
    await (await SqliteStore.open(tmp_path / "w.db")).close()


@pytest.mark.skipif(os.name != "posix", reason="files are claimed on POSIX systems")
@pytest.mark.parametrize("way", ["link", "second name", "lock removed"])
def test_a_second_server_is_kept_off_by_whatever_way_it_comes(
    tmp_path: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "BUSY_MS", 0)  # the first one stays: there is nothing to wait for

    @in_loop
    async def come() -> None:
        path = other = tmp_path / "w.db"
        store = await SqliteStore.open(path)
        if way == "lock removed":
            (tmp_path / "w.db-lock").unlink()
        else:
            (tmp_path / "elsewhere").mkdir()
            other = tmp_path / "elsewhere" / "v.db"
            other.symlink_to(path) if way == "link" else other.hardlink_to(path)
        for _ in range(2):  # the first try leaves nothing behind that would let the second one in
            assert (await refused(other)).key == "store-in-use"
        await store.close()
        await (await SqliteStore.open(other)).close()

    come()


@in_loop
async def test_a_failed_migration_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "w.db"
    before = await a_store(path)
    more = [*schema.migrations(), "CREATE TABLE half (x INTEGER); CREATE TABLE half (x INTEGER);"]
    with monkeypatch.context() as patched:
        patched.setattr(schema, "migrations", lambda: more)
        await refused(path)
    assert path.read_bytes() == before
    store = await SqliteStore.open(path)  # and it can still be used
    await store.close()


@in_loop
async def test_migrations_run_in_their_order_from_where_the_file_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "w.db"
    await a_store(path)
    more = [*schema.migrations(), "CREATE TABLE more (x INTEGER) STRICT;", "INSERT INTO more VALUES (7);"]
    monkeypatch.setattr(schema, "migrations", lambda: more)
    await (await SqliteStore.open(path)).close()
    await (await SqliteStore.open(path)).close()
    found = sqlite3.connect(path)
    assert found.execute("SELECT x FROM more").fetchall() == [(7,)]
    assert found.execute("PRAGMA user_version").fetchone() == (len(more),)
    found.close()


@in_loop
async def test_a_store_of_the_first_version_keeps_everything(
    tmp_path: Path,
) -> None:
    path = tmp_path / "w.db"
    header, other = a_header("zoe"), a_header("max")
    old = sqlite3.connect(path)
    old.executescript(schema.migrations()[0] + "PRAGMA user_version = 1;")
    for number, one in ((3, header), (5, other)):
        document = msgspec.json.encode(one).decode()
        values = (number, one.id, one.code, one.status, one.public, False, one.host, 1_000, 2, document)
        old.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 10)})", values)
        old.execute("INSERT INTO guests VALUES (?, ?)", (one.host, number))
    logs = [(3, 0, 20, "a"), (3, 1, 10, "b"), (5, 0, 15, "c")]  # a clock may have been set back
    for number, length, at, text in logs:
        log = msgspec.json.encode(entries(text)).decode()
        old.execute("INSERT INTO moves VALUES (?, ?, ?, ?)", (number, length, at, log))
    old.commit()
    old.close()
    store = await SqliteStore.open(path)
    assert await store.load(header.id) == Stored(3, 2, header, entries("a", "b"))
    assert await store.load(other.id) == Stored(5, 2, other, entries("c"))
    assert [listed.header.id for listed in await store.of_device("zoe", 9)] == [header.id]
    assert (await store.create(a_header())).number == 6
    await store.close()


@in_loop
async def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    store = await SqliteStore.open(path, max_pages=32)  # a few more than an empty house takes
    stored = await store.create(a_header())
    length, key = 0, ""
    while not key:
        try:
            await write(store, stored, length, "x" * 500)
            length += 1
        except Unavailable as error:
            key = error.key
    assert key == "store-full"
    assert length > 5
    assert len(await texts(store, stored.header.id)) == length
    await store.close()
    roomy = await SqliteStore.open(path)
    await write(roomy, stored, length, "y")
    assert (await texts(roomy, stored.header.id))[-1] == "y"
    await roomy.close()


@in_loop
async def test_what_a_killed_process_left_behind_is_taken_up(tmp_path: Path) -> None:
    """The file and its write-ahead log as they lie on the disk before anybody has closed them."""
    store = await SqliteStore.open(tmp_path / "w.db")
    stored = await store.create(a_header())
    await write(store, stored, 0, "a")
    (tmp_path / "left").mkdir()
    for name in ("w.db", "w.db-wal"):
        shutil.copy(tmp_path / name, tmp_path / "left" / name)
    again = await SqliteStore.open(tmp_path / "left" / "w.db")
    assert await texts(again, stored.header.id) == ["a"]
    await again.close()
    await store.close()
