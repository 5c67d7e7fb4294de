"""Files that are removed, replaced or cut while a store is open: it says so, stops saying yes, and saves the rest."""

import asyncio
import os
import shutil
import sqlite3
import stat
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.tables.people import in_loop
from tests.tables.stores import a_header, texts, write
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.store import Lost, Stored, Unavailable
from walpurgis.tables.system import System
from walpurgis.tables.writer import LOOK_S, LOOKS_A_CHECKPOINT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="elsewhere nobody can remove a file that is open")


async def until(holds: Callable[[], bool]) -> None:
    """Threads do it, and the loop's own time stands still meanwhile."""
    while not holds():
        await asyncio.to_thread(time.sleep, 0.01)


async def a_played_table(path: Path, system: System | None = None) -> tuple[SqliteStore, Stored]:
    store = await SqliteStore.open(path, system=system)
    stored = await store.create(a_header())
    await write(store, stored, 0, "a")
    return store, stored


def remove(path: Path) -> None:
    path.unlink()


def rename(path: Path) -> None:
    path.rename(path.with_name("elsewhere.db"))


def remove_all(path: Path) -> None:
    for one in path.parent.glob(f"{path.name}*"):
        one.unlink()


def remove_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def replace(path: Path) -> None:
    """As `mv` does, and as our own backup did."""
    other = path.with_name("other.db")
    shutil.copy(path, other)
    other.replace(path)


def cut(path: Path) -> None:
    os.truncate(path, 4096)


def empty(path: Path) -> None:
    os.truncate(path, 0)


def empty_log(path: Path) -> None:
    os.truncate(path.with_name(f"{path.name}-wal"), 0)


@pytest.mark.parametrize(
    ("mishap", "how"),
    [
        (remove, "gone"),
        (rename, "gone"),
        (remove_all, "gone"),
        (remove_log, "gone"),
        (replace, "replaced"),
        (cut, "cut"),
        (empty, "cut"),
        (empty_log, "cut"),
    ],
)
@in_loop
async def test_nothing_more_is_acknowledged_and_the_rest_is_saved(
    tmp_path: Path, mishap: Callable[[Path], None], how: str
) -> None:
    path = tmp_path / "w.db"
    store, stored = await a_played_table(path)
    if how == "cut" and mishap is not empty_log:
        await checkpointed(store, path, stored)
    mishap(path)
    beside = {one: one.read_bytes() for one in tmp_path.iterdir() if one.name != "w.db-shm"}
    for _ in range(2):
        with pytest.raises(Lost) as caught:
            await write(store, stored, 1, "b")
        assert caught.value.how == how
    with pytest.raises(Lost):
        await store.load(stored.header.id)  # what it read might never have been acknowledged
    await store.close()
    assert store.lost is not None
    saved = Path(str(store.lost.args_for_words["saved"]))
    assert saved.parent == tmp_path
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    for one, content in beside.items():
        assert one.read_bytes() == content, one  # whosever they are now, they are left alone
    again = await SqliteStore.open(saved)
    assert await texts(again, stored.header.id) == ["a"]
    await again.close()


async def checkpointed(store: SqliteStore, path: Path, stored: Stored) -> None:
    """Until all that was written lies in the file itself."""
    alone = path.with_name("alone.db")

    def is_there() -> bool:
        shutil.copy(path, alone)
        with closing(sqlite3.connect(alone)) as connection:
            try:
                [(found,)] = connection.execute("SELECT count(*) FROM moves WHERE table_no = ?", (stored.number,))
            except sqlite3.DatabaseError:
                return False  # copied in the middle of a checkpoint, of which it holds a part
        return bool(found)

    for _ in range(LOOKS_A_CHECKPOINT):
        await asyncio.sleep(LOOK_S)
    await until(is_there)
    for one in path.parent.glob("alone.db*"):
        one.unlink()
    assert store.lost is None


@in_loop
async def test_what_was_written_lies_in_the_file_itself_before_long(tmp_path: Path) -> None:
    store, stored = await a_played_table(tmp_path / "w.db")
    await checkpointed(store, tmp_path / "w.db", stored)
    await store.close()


@in_loop
async def test_a_house_in_which_nobody_plays_notices_as_well(tmp_path: Path) -> None:
    store, _ = await a_played_table(tmp_path / "w.db")
    remove(tmp_path / "w.db")
    await asyncio.sleep(LOOK_S + 1)
    await until(lambda: store.lost is not None)
    await store.close()


@in_loop
async def test_closing_notices_too(tmp_path: Path) -> None:
    store, _ = await a_played_table(tmp_path / "w.db")
    remove_all(tmp_path / "w.db")
    await store.close()
    assert store.lost is not None
    assert len(list(tmp_path.glob("w-saved-*.db"))) == 1


class VanishingFile(System):
    """Once armed, the files are there for one more look, and gone by the next."""

    def __init__(self) -> None:
        self.looks_left = 10**9

    def arm(self) -> None:
        self.looks_left = 3  # one at each of the three files

    def stat(self, path: str) -> os.stat_result:
        self.looks_left -= 1
        if self.looks_left < 0:
            raise FileNotFoundError(path)
        return super().stat(path)


@in_loop
async def test_what_was_committed_into_a_file_that_vanished_meanwhile_is_not_acknowledged(tmp_path: Path) -> None:
    system = VanishingFile()
    store, stored = await a_played_table(tmp_path / "w.db", system)
    system.arm()
    with pytest.raises(Lost):
        await write(store, stored, 1, "b")
    await store.close()


@in_loop
async def test_a_file_that_another_program_made_shorter_without_loss_is_no_mishap(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    store, stored = await a_played_table(path)
    others = [await store.create(a_header()) for _ in range(40)]
    await checkpointed(store, path, stored)
    for one in others:
        await store.delete(one.header.id)
    before = path.stat().st_size
    other = sqlite3.connect(path)
    other.execute("VACUUM")
    other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    other.close()
    assert path.stat().st_size < before
    await write(store, stored, 1, "b")
    assert await texts(store, stored.header.id) == ["a", "b"]
    await store.close()


@in_loop
async def test_an_index_that_is_cut_does_not_end_the_process(tmp_path: Path) -> None:
    store, stored = await a_played_table(tmp_path / "w.db")
    os.truncate(tmp_path / "w.db-shm", 0)
    await write(store, stored, 1, "b")
    assert await texts(store, stored.header.id) == ["a", "b"]
    await store.close()


@in_loop
async def test_where_there_is_no_folder_any_more_it_is_saved_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "elsewhere"))
    (tmp_path / "data").mkdir()
    store, stored = await a_played_table(tmp_path / "data" / "w.db")
    shutil.rmtree(tmp_path / "data")
    await store.close()
    (saved,) = (tmp_path / "elsewhere").iterdir()
    again = await SqliteStore.open(saved)
    assert await texts(again, stored.header.id) == ["a"]
    await again.close()


@in_loop
async def test_of_a_file_with_a_hole_every_whole_table_is_saved(tmp_path: Path) -> None:
    """The log of the first tables is gone; those that were played last still lie in the write-ahead log."""
    path = tmp_path / "w.db"
    store = await SqliteStore.open(path)
    tables = [await store.create(a_header()) for _ in range(3)]
    for table in tables[:2]:
        await write(store, table, 0, *("x" * 400 for _ in range(40)))
    await store.close()
    store = await SqliteStore.open(path)
    await write(store, tables[2], 0, "late")
    pages = path.stat().st_size // 4096
    with path.open("r+b") as file:  # overflow pages of the long log: nobody has read them since the opening
        file.seek(4096 * (pages - 4))
        file.write(bytes(4096 * 3))
    os.truncate(path, 4096 * (pages - 1))
    await store.close()
    assert store.lost is not None
    again = await SqliteStore.open(Path(str(store.lost.args_for_words["saved"])))
    assert [await again.load(table.header.id) is not None for table in tables] == [True, False, True]
    assert await texts(again, tables[2].header.id) == ["late"]
    await again.close()


# Openings that find less than there was


async def left_behind(path: Path, *endings: str) -> Path:
    """What lies in a folder after a kill, of which these files are still there."""
    store, _ = await a_played_table(path)
    left = path.parent / "left"
    left.mkdir()
    for ending in endings:
        shutil.copy(f"{path}{ending}", left / f"{path.name}{ending}")
    await store.close()
    return left / path.name


async def less(path: Path) -> dict[str, int | str]:
    """What the refusal says; the files are as they were."""
    files = {one: one.read_bytes() for one in path.parent.iterdir() if not one.name.endswith(("-shm", "-lock"))}
    with pytest.raises(Unavailable) as caught:
        await SqliteStore.open(path)
    assert caught.value.key == "store-less"
    assert {one: one.read_bytes() for one in files} == files
    return caught.value.args_for_words


@in_loop
async def test_a_lost_log_is_said_and_not_gone_on_from_unasked(tmp_path: Path) -> None:
    path = await left_behind(tmp_path / "w.db", "", "-mark")
    said = await less(path)
    assert (said["why"], said["held"], said["acknowledged"]) == ("behind", 0, 2)
    await (await SqliteStore.open(path, accept_loss=True)).close()
    await (await SqliteStore.open(path)).close()  # it was said, and answered


@in_loop
async def test_what_others_wrote_beside_us_is_missed_as_well(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    store, stored = await a_played_table(path)
    admin = await SqliteStore.open(path, beside=True)
    for _ in range(3):
        await admin.create(a_header())
    await admin.close()
    await write(store, stored, 1, "now")
    await store.close()
    path.unlink()
    assert (await less(path))["acknowledged"] == 2 + 3 + 1


@in_loop
async def test_a_damaged_log_is_said(tmp_path: Path) -> None:
    path = await left_behind(tmp_path / "w.db", "", "-wal", "-mark")
    log = path.with_name("w.db-wal")
    content = bytearray(log.read_bytes())
    content[-2000] ^= 0xFF  # of the last commit, the move
    log.write_bytes(content)
    said = await less(path)
    assert (said["why"], said["held"], said["acknowledged"]) == ("behind", 1, 2)


@in_loop
async def test_a_whole_log_is_taken_up(tmp_path: Path) -> None:
    path = await left_behind(tmp_path / "w.db", "", "-wal", "-mark")
    await (await SqliteStore.open(path)).close()


@pytest.mark.parametrize(("content", "why"), [(None, "gone"), (b"", "empty")])
@in_loop
async def test_a_file_that_was_there_before_is_missed(tmp_path: Path, content: bytes | None, why: str) -> None:
    path = await left_behind(tmp_path / "w.db", "-mark")
    if content is not None:
        path.write_bytes(content)
    said = await less(path)
    assert (said["why"], said["held"], said["acknowledged"]) == (why, 0, 2)
    assert path.exists() == (content is not None)


@in_loop
async def test_the_file_of_another_house_is_known_as_such(tmp_path: Path) -> None:
    path = await left_behind(tmp_path / "w.db", "-mark")
    other, _ = await a_played_table(tmp_path / "other.db")
    await other.close()
    shutil.copy(tmp_path / "other.db", path)
    assert (await less(path))["why"] == "other"


@in_loop
async def test_a_mark_that_cannot_be_read_keeps_nobody_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = await left_behind(tmp_path / "w.db", "", "-wal")
    path.with_name("w.db-mark").write_text("?")
    await (await SqliteStore.open(path)).close()
    assert "mark" in caplog.text


@in_loop
async def test_the_mark_is_made_anew_if_somebody_removes_it(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    store, _ = await a_played_table(path)
    path.with_name("w.db-mark").unlink()
    await store.close()
    path.unlink()
    assert (await less(path))["acknowledged"] == 2


# Who may read


@in_loop
async def test_all_files_are_their_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    store, _ = await a_played_table(path)
    modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir()}
    assert modes == dict.fromkeys(["w.db", "w.db-wal", "w.db-shm", "w.db-lock", "w.db-mark"], 0o600)
    await store.close()


@in_loop
async def test_a_file_that_everybody_could_read_is_closed_to_others(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    await (await a_played_table(path))[0].close()
    path.chmod(0o644)
    store = await SqliteStore.open(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    await store.close()
