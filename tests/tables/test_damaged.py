"""A table whose header or log makes no sense is set aside and named; everybody else's lists, wishes and games go on."""

import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

import walpurgis.terminal.tables as commands
from tests.tables.people import in_loop, open_service, play_out, seated
from tests.tables.stores import make_older
from walpurgis.tables.errors import TableError
from walpurgis.tables.service import TableService

DAMAGE = {
    "cut": "UPDATE tables SET header = substr(header, 1, 100) WHERE id = ?",
    "no text": "UPDATE tables SET header = '' WHERE id = ?",
    "another thing": "UPDATE tables SET header = '{\"id\": 7}' WHERE id = ?",
    "a chair is missing": "UPDATE tables SET header = json_remove(header, '$.chairs[1]') WHERE id = ?",
    "the log is cut": "UPDATE moves SET entries = '[[0,' WHERE table_no = (SELECT number FROM tables WHERE id = ?)",
    "the log is of another game": """
        UPDATE moves SET entries = '[[0,"fly to the moon"]]'
        WHERE table_no = (SELECT number FROM tables WHERE id = ?)""",
    "the game is not installed": "UPDATE tables SET header = json_set(header, '$.game', 'ludo') WHERE id = ?",
}
UNDERSTOOD = ("the log is of another game", "the game is not installed")  # by the store, though not by a game


async def filled(path: Path) -> tuple[str, str]:
    """Two running games of the same two people; the first of them is damaged later."""
    async with open_service(path) as service:
        tables: list[str] = []
        for seed in range(2):
            table, people = await seated(service, "hyene", 2, public=True)
            await play_out(service, people, random.Random(seed), most=2)
            tables.append(table)
        return tables[0], tables[1]


def damage(path: Path, what: str, table: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(DAMAGE[what], (table,))


async def ids(service: TableService, device: str) -> list[str]:
    return [info.id for info in await service.lists.mine(device)]


@pytest.mark.parametrize("what", DAMAGE)
@in_loop
async def test_lists_go_on_without_it(tmp_path: Path, what: str, caplog: pytest.LogCaptureFixture) -> None:
    broken, sound = await filled(tmp_path / "w.db")
    damage(tmp_path / "w.db", what, broken)
    async with open_service(tmp_path / "w.db") as service:
        for device in ("d0", "d1"):
            mine = await ids(service, device)
            assert sound in mine
            assert broken not in mine or what in UNDERSTOOD
            assert list(await service.lists.latest(device, "en")) == [sound]
        assert sound in [info.id for info in await service.lists.public()]
        with pytest.raises(TableError) as caught:
            await service.info("d0", broken)
        assert caught.value.key == ("game-failed" if "not installed" in what else "damaged")
    assert broken not in caplog.text  # to know an id is to be invited
    assert ("table number 1 is damaged" in caplog.text) == (what not in UNDERSTOOD)


@pytest.mark.parametrize("what", DAMAGE)
@in_loop
async def test_whoever_wants_to_be_forgotten_is(tmp_path: Path, what: str) -> None:
    broken, sound = await filled(tmp_path / "w.db")
    damage(tmp_path / "w.db", what, broken)
    async with open_service(tmp_path / "w.db") as service:
        await service.forget("d1")
        assert await ids(service, "d1") == []
        assert sound in await ids(service, "d0")
    with closing(sqlite3.connect(tmp_path / "w.db")) as connection:
        assert connection.execute("SELECT count(*) FROM guests WHERE device = 'd1'").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM tables WHERE header LIKE '%\"d1\"%'").fetchone() == (0,)


@in_loop
async def test_a_table_in_memory_is_written_whole_again(tmp_path: Path) -> None:
    """Somebody scribbles into the file while people play: their next change of the table mends it."""
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2)
        damage(tmp_path / "w.db", "cut", table)
        assert await ids(service, "d0") == []
        await service.leave("d1", table, 1)
        assert await ids(service, "d0") == [table]
        assert await play_out(service, people[:1], random.Random(1), most=1) == 1


def test_it_stays_set_aside_and_can_still_be_deleted(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    broken, sound = asyncio.run(filled(path))
    damage(path, "the log is cut", broken)
    assert tell(path, "export", broken)[0] == 2
    for _ in range(2):
        listed = {one["id"]: one["status"] for one in map(json.loads, tell(path, "list", "--json")[1].splitlines())}
        assert listed == {broken: "damaged", sound: "running"}
    assert tell(path, "delete", broken)[0] == 0
    assert broken not in tell(path, "list")[1]


@in_loop
async def test_what_is_old_is_archived_with_a_word_to_the_host_and_a_damaged_one_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "w.db"
    broken, sound = await filled(path)
    damage(path, "the log is cut", broken)
    make_older(path, days=3)
    caplog.set_level("INFO", "walpurgis.tables")
    async with open_service(path, archive_after_days=2) as service:
        await service.housekeeping.clear_old(time.time())
        assert (await service.info("d0", sound)).status == "running"  # it was only announced
        make_older(path, days=1.1)
        await service.housekeeping.clear_old(time.time())
        assert (await service.info("d0", sound)).status == "archived"
    assert "a table was archived, which was running: nothing happened there for 2 days" in caplog.text
    assert sound not in caplog.text


# By command


def tell(store: Path, *arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(commands.tables_app, [*arguments, "--data", str(store), "--lang", "en"])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


@pytest.mark.parametrize("what", ["cut", "no text", "another thing", "a chair is missing"])
def test_the_list_names_it_and_shows_the_others(tmp_path: Path, what: str) -> None:
    broken, sound = asyncio.run(filled(tmp_path / "w.db"))
    damage(tmp_path / "w.db", what, broken)
    status, said = tell(tmp_path / "w.db", "list")
    assert status == 0
    assert [line.split()[0] for line in said.splitlines() if "damaged" in line] == [broken, "One"]
    assert sound in said


@pytest.mark.parametrize("what", [what for what in DAMAGE if what not in UNDERSTOOD])
def test_export_names_it_and_exports_the_others(tmp_path: Path, what: str) -> None:
    path = tmp_path / "w.db"
    broken, sound = asyncio.run(filled(path))
    damage(path, what, broken)
    for table in (broken, sound):
        status, _ = tell(path, "export", table)
        assert status == (2 if table == broken else 0)
    status, said = tell(path, "export", broken, sound, "--to", str(tmp_path / "out"))
    assert (status, f"Table {broken} is damaged" in said) == (2, True), said
    assert [one.stem for one in (tmp_path / "out").iterdir()] == [sound]
    status, said = tell(path, "archive", broken)
    assert (status, "damaged" in said) == (2, True)
