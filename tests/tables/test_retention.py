"""What is old: announced to those who sit there, kept at a word, archived, and later deleted."""

import asyncio
import json
import random
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import walpurgis.terminal.tables as commands
from tests.tables.people import Person, in_loop, new_table, open_service, play_out, seated
from tests.tables.stores import make_older
from walpurgis.tables import admin
from walpurgis.tables.errors import TableError
from walpurgis.tables.retention import DAY_S, NOTICE_DAYS
from walpurgis.tables.schema import connect
from walpurgis.tables.service import TableService


def fails(key: str) -> Any:
    return pytest.raises(TableError, match=f"^{key}$")


async def days_pass(service: TableService, path: Path, days: float) -> None:
    """And then the house looks after what is old."""
    make_older(path, days)
    await service.housekeeping.clear_old(time.time())


async def ends(service: TableService, table: str) -> float:
    """In how many days the list of one's tables says that it will be archived; 0: it does not say so."""
    (info,) = [one for one in await service.lists.mine("d0") if one.id == table]
    return round((info.archived_at - time.time()) / DAY_S, 2) if info.archived_at else 0.0


@in_loop
async def test_players_are_told_days_before_at_the_table_and_in_their_list(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    async with open_service(path, archive_after_days=30) as service:
        table, people = await seated(service, "hyene", 2)
        await days_pass(service, path, 22.9)
        assert await ends(service, table) == 0
        heard = len(people[0].heard)
        await days_pass(service, path, 0.2)
        assert await ends(service, table) == NOTICE_DAYS
        notice = await people[0].hears(lambda message: message["kind"] == "table", heard)  # without having asked
        assert round((notice["table"]["archived_at"] - time.time()) / DAY_S) == NOTICE_DAYS
        await days_pass(service, path, 6.9)
        assert people[0].info["status"] == "running"
        await days_pass(service, path, 0.2)
        assert people[0].info["status"] == "archived"
        with fails("not-running"):
            await service.keep("d0", table)


@in_loop
async def test_any_player_keeps_a_game_with_one_word_and_no_stranger_does(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    async with open_service(path, archive_after_days=30) as service:
        table, people = await seated(service, "hyene", 2)
        await days_pass(service, path, 24)
        assert people[1].info["archived_at"] > 0
        with fails("not-seated"):
            await service.keep("stranger", table)
        assert await ends(service, table) == NOTICE_DAYS
        assert (await service.keep("d1", table)).archived_at == 0
        assert [person.info["archived_at"] for person in people] == [0, 0]
        await days_pass(service, path, 22)
        assert (people[0].info["status"], await ends(service, table)) == ("running", 0)
        await days_pass(service, path, 2)
        assert await ends(service, table) == NOTICE_DAYS  # it is announced anew, with the whole notice


@in_loop
async def test_a_move_keeps_the_game_as_well(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    async with open_service(path, archive_after_days=30) as service:
        table, people = await seated(service, "hyene", 2)
        await days_pass(service, path, 29)
        assert await ends(service, table) == NOTICE_DAYS
        await play_out(service, people, random.Random(1), most=1)
        assert [person.info["archived_at"] for person in people] == [0, 0]
        assert await ends(service, table) == 0
        await days_pass(service, path, 7.1)
        assert (people[0].info["status"], await ends(service, table)) == ("running", 0)


@in_loop
async def test_nobody_s_game_ends_without_notice_after_a_house_was_closed_for_long(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    async with open_service(path, archive_after_days=30) as service:
        table, people = await seated(service, "hyene", 2)
        await days_pass(service, path, 24)
        await play_out(service, people, random.Random(1), most=1)
        await service.housekeeping.clear_old(time.time())
    make_older(path, days=400)
    async with open_service(path, archive_after_days=30) as service:
        await service.housekeeping.clear_old(time.time())
        assert await ends(service, table) == NOTICE_DAYS
        person = Person("d0")
        await service.attach(person, table)
        assert person.info["archived_at"] > 0
    make_older(path, days=6)
    async with open_service(path, archive_after_days=30) as service:
        await service.housekeeping.clear_old(time.time())
        assert await ends(service, table) == 1
        await days_pass(service, path, 1.1)
        assert (await service.info("d0", table)).status == "archived"


@in_loop
async def test_other_settings_withdraw_what_was_announced(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    async with open_service(path, archive_after_days=30) as service:
        table = (await new_table(service)).id  # one that never began is announced, too
        await days_pass(service, path, 24)
        assert await ends(service, table) == NOTICE_DAYS
    for days in (60, 0):
        async with open_service(path, archive_after_days=days) as service:
            await days_pass(service, path, 0)
            assert await ends(service, table) == 0


@in_loop
async def test_a_short_time_has_a_short_notice(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    async with open_service(path, archive_after_days=2) as service:
        table, _ = await seated(service, "hyene", 2)
        await days_pass(service, path, 0.9)
        assert await ends(service, table) == 0
        await days_pass(service, path, 0.2)
        assert await ends(service, table) == 1


@in_loop
async def test_what_is_old_is_archived_and_its_seed_shown_and_later_deleted(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    async with open_service(path, archive_after_days=7, delete_after_days=30) as service:
        table, people = await seated(service, "hyene", 2)
        await play_out(service, people, random.Random(2), most=3)
        with fails("still-running"):
            await service.history.record("d0", table)
        await days_pass(service, path, 6)
        assert people[0].info["status"] == "running"
        await days_pass(service, path, 3.6)
        assert people[0].info["status"] == "archived"
        assert people[0].info["server_seed"]
        assert "server-seed" in await service.history.record("d0", table)
        assert await service.lists.mine("d0") == []
        assert (await people[0].plays(service, "throw"))["error"] == "not-running"
        await days_pass(service, path, 29)
        assert people[0].heard[-1] != {"kind": "bye", "reason": "gone"}
        await days_pass(service, path, 2)
        assert people[0].heard[-1] == {"kind": "bye", "reason": "gone"}
        with fails("no-table"):
            await service.info("d0", table)


@in_loop
async def test_a_finished_game_leaves_the_lists_without_an_announcement(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    async with open_service(path, archive_after_days=30) as service:
        table, people = await seated(service, "hyene", 2)
        await play_out(service, people, random.Random(2))
        await days_pass(service, path, 29)
        assert await ends(service, table) == 0
        await days_pass(service, path, 2)
        assert await service.lists.mine("d0") == []


# For whoever keeps the house


def listed(path: Path, *arguments: str) -> str:
    done = CliRunner().invoke(commands.tables_app, ["list", *arguments, "--data", str(path), "--lang", "en"])
    assert done.exit_code == 0
    return done.output


@pytest.mark.in_a_file
@in_loop
async def test_the_list_of_tables_says_which_are_to_be_archived(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    path = tmp_path / "w.db"
    async with open_service(path, archive_after_days=30) as service:
        table, _ = await seated(service, "hyene", 2)
        assert "archived on" not in await asyncio.to_thread(listed, path)
        await days_pass(service, path, 24)
        when = time.strftime("%Y-%m-%d", time.localtime(time.time() + NOTICE_DAYS * DAY_S))
        assert f"running, archived on {when}" in await asyncio.to_thread(listed, path)
        assert json.loads(await asyncio.to_thread(listed, path, "--json"))["archived_at"] > time.time()
        await service.keep("d0", table)
        assert "archived on" not in await asyncio.to_thread(listed, path)


@pytest.mark.in_a_file
@in_loop
async def test_a_file_from_before_announcements_is_listed_too(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    async with open_service(path) as service:
        await new_table(service)
    with closing(connect(path)) as connection:
        connection.executescript(
            "DROP INDEX tables_announced; ALTER TABLE tables DROP COLUMN announced;"
            "ALTER TABLE tables DROP COLUMN archives; PRAGMA user_version = 4;"
        )
    assert [one.archived_at for one in await admin.listing(path)] == [0.0]
