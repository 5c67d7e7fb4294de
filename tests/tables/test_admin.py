"""Caring for a store: list, export, import, archive, delete, backup, what is old; by function and by command."""

import asyncio
import json
import random
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import walpurgis.terminal.tables as commands
from tests.tables.people import Person, in_loop, new_table, open_service, play_out, seated
from walpurgis.kernel.record import read
from walpurgis.tables import admin
from walpurgis.tables.verify import verify
from walpurgis.terminal.command_group import CommandGroup as Commands
from walpurgis.words import Words


async def filled(path: Path) -> tuple[str, str, str]:
    """A store with a table that is over, one that is running and one that is open."""
    async with open_service(path) as service:
        over, people = await seated(service, "hyene", 2)
        await play_out(service, people, random.Random(1))
        running, people = await seated(service, "hexentanz", 3)
        await play_out(service, people, random.Random(2), most=5)
        return over, running, (await new_table(service)).id


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "w.db"


@pytest.fixture
def tables(store: Path) -> tuple[str, str, str]:
    return asyncio.run(filled(store))


def tell(store: Path, *arguments: str) -> tuple[int, str]:
    """`walpurgis tables …` in English; what it says on both channels."""
    done = CliRunner().invoke(commands.tables_app, [*arguments, "--data", str(store), "--lang", "en"])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


def test_the_list_names_every_table_and_nobody(store: Path, tables: tuple[str, str, str]) -> None:
    status, said = tell(store, "list")
    assert status == 0
    assert all(table in said for table in tables)
    assert "3 tables." in said
    assert "Name 0" not in said
    listed = [json.loads(line) for line in tell(store, "list", "--json")[1].splitlines()]
    assert {one["id"]: one["status"] for one in listed} == dict(zip(tables, ("over", "running", "open"), strict=True))
    assert next(one for one in listed if one["status"] == "running")["steps"] == 11


def test_exported_records_are_proved_and_come_back_by_import(
    store: Path, tables: tuple[str, str, str], tmp_path: Path
) -> None:
    over = tables[0]
    assert tell(store, "export", "--to", str(tmp_path / "out"))[0] == 0
    (file,) = (tmp_path / "out").iterdir()
    text = file.read_text("utf-8")
    assert verify(read(text)).is_proved
    assert tell(store, "export", over) == (0, text)
    assert tell(store, "import", str(file))[0] == 2  # it is there already
    assert tell(store, "delete", over)[0] == 0
    status, said = tell(store, "import", str(file))
    assert (status, over in said) == (0, True)
    assert tell(store, "export", over)[1] == text


def test_a_record_written_by_hand_can_be_imported(store: Path, tables: tuple[str, str, str], tmp_path: Path) -> None:
    assert tables
    file = tmp_path / "hand.txt"
    file.write_text("walpurgis 1\ngame hexentanz\nseats 3\nseat 1 Zoé\n\n* die 4\n0: out\n", "utf-8")
    status, said = tell(store, "import", str(file))
    assert status == 0
    table = said.split()[-1].rstrip(".")
    assert read(tell(store, "export", table)[1]).names == {1: "Zoé"}


@pytest.mark.parametrize("line", ["0: move 3", "0: fly", "* die 9"])
def test_a_record_that_cannot_be_played_is_not_imported(
    store: Path, tables: tuple[str, str, str], tmp_path: Path, line: str
) -> None:
    assert tables
    file = tmp_path / "hand.txt"
    file.write_text(f"walpurgis 1\ngame hexentanz\nseats 3\n\n* die 4\n{line}\n", "utf-8")
    status, said = tell(store, "import", str(file))
    assert status == 2
    assert "line 6" in said
    assert "3 tables." in tell(store, "list")[1]


def test_a_running_game_keeps_its_seed_until_it_is_archived(store: Path, tables: tuple[str, str, str]) -> None:
    running = tables[1]
    lines = tell(store, "export", running)[1].splitlines()
    assert not [line for line in lines if line.startswith(("server-seed ", "seed "))]
    assert tell(store, "archive", running)[0] == 0
    assert tell(store, "archive", running)[0] == 0  # twice is once
    record = read(tell(store, "export", running)[1])
    assert record.server_seed
    assert verify(record).is_proved


def test_unknown_tables_and_missing_files_are_said(store: Path, tables: tuple[str, str, str], tmp_path: Path) -> None:
    assert tables
    for command in ("archive", "delete", "export"):
        status, said = tell(store, command, "nowhere")
        assert (status, "no table nowhere" in said) == (2, True)
    status, said = tell(tmp_path / "none.db", "list")
    assert status == 2
    assert not (tmp_path / "none.db").exists()


def test_what_is_old_is_cleared(store: Path, tables: tuple[str, str, str]) -> None:
    assert tell(store, "old", "--archive", "1", "--delete", "1") == (0, "Archived: 0. Deleted: 0.\n")
    connection = sqlite3.connect(store)
    connection.execute("UPDATE tables SET updated = updated - 200000000 WHERE id != ?", (tables[2],))
    connection.execute("UPDATE moves SET at = at - 200000000")
    connection.commit()
    connection.close()
    assert tell(store, "old", "--archive", "1") == (0, "Archived: 2. Deleted: 0.\n")
    assert tell(store, "old", "--delete", "1") == (0, "Archived: 0. Deleted: 0.\n")  # archived just now


def test_help_is_there_in_both_languages() -> None:
    for language, word in (("en", "Usage: walpurgis"), ("fr", "walpurgis")):
        for command in ("list", "export", "import", "archive", "delete", "old"):
            root = typer.Typer(cls=Commands)
            root.add_typer(commands.tables_app, name="tables")
            done = CliRunner().invoke(root, ["tables", command, "--help", "--lang", language])
            assert done.exit_code == 0, done.output
            assert f"walpurgis tables {command}" in done.output
            assert word in done.output
        assert Words(language).say("help-tables")


# Backup


def test_a_backup_is_a_store_of_its_own(store: Path, tables: tuple[str, str, str], tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(commands.backup)
    target = tmp_path / "copy.db"
    for _ in range(2):  # the second replaces the first
        done = CliRunner().invoke(app, [str(target), "--data", str(store), "--lang", "en"])
        assert done.exit_code == 0, done.output
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("copy")] == ["copy.db"]
    assert tell(target, "export", tables[0]) == tell(store, "export", tables[0])


def test_a_backup_does_not_overwrite_something_else(store: Path, tables: tuple[str, str, str], tmp_path: Path) -> None:
    assert tables
    target = tmp_path / "letter.txt"
    target.write_text("Dear aunt, " * 50)
    assert backup_to(target, store)[0] == 2
    assert target.read_text() == "Dear aunt, " * 50


def backup_to(target: Path, store: Path) -> tuple[int, str]:
    app = typer.Typer(cls=Commands)
    app.command()(commands.backup)
    app.callback()(lambda: None)
    done = CliRunner().invoke(app, ["backup", str(target), "--data", str(store), "--lang", "en"])
    return done.exit_code, done.output


@pytest.mark.parametrize("name", ["same", "roundabout", "symlink", "hard link", "link to the source", "log", "mark"])
def test_a_backup_is_never_written_onto_what_it_reads(
    store: Path, tables: tuple[str, str, str], tmp_path: Path, name: str
) -> None:
    assert tables
    (tmp_path / "a").mkdir()
    target = {
        "same": store,
        "roundabout": tmp_path / "a" / ".." / store.name,
        "symlink": tmp_path / "symlink.db",
        "hard link": tmp_path / "hard.db",
        "link to the source": store,
        "log": tmp_path / f"{store.name}-wal",
        "mark": tmp_path / f"{store.name}-mark",
    }[name]
    source = store
    if name == "symlink":
        target.symlink_to(store)
    elif name == "hard link":
        target.hardlink_to(store)
    elif name == "link to the source":
        source = tmp_path / "a" / "link.db"
        source.symlink_to(store)
    with closing(sqlite3.connect(store)) as reading:  # so that there is a log
        reading.execute("SELECT * FROM tables").fetchone()
        before, inode = store.read_bytes(), store.stat().st_ino
        status, said = backup_to(target, source)
        assert (status, "very file" in said) == (2, True), said
        assert (store.read_bytes(), store.stat().st_ino) == (before, inode)
    assert "3 tables." in tell(store, "list")[1]


def test_a_backup_leaves_a_file_alone_whose_name_looks_unfinished(
    store: Path, tables: tuple[str, str, str], tmp_path: Path
) -> None:
    assert tables
    source = tmp_path / "copy.db.part"
    store.rename(source)
    assert backup_to(tmp_path / "copy.db", source)[0] == 0
    assert tell(source, "export", tables[0]) == tell(tmp_path / "copy.db", "export", tables[0])


def test_a_backup_is_never_written_onto_another_house(
    store: Path, tables: tuple[str, str, str], tmp_path: Path
) -> None:
    assert tables
    other = tmp_path / "other.db"
    asyncio.run(filled(other))
    before = other.read_bytes()
    status, said = backup_to(other, store)
    assert (status, "a house" in said) == (2, True), said
    assert other.read_bytes() == before


def test_a_backup_is_its_owners_alone(store: Path, tables: tuple[str, str, str], tmp_path: Path) -> None:
    assert tables
    assert backup_to(tmp_path / "copy.db", store)[0] == 0
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


@in_loop
async def test_a_store_in_use_is_copied_as_of_one_moment(tmp_path: Path) -> None:
    """Moves go on while copies are made; each copy is sound, whole, and goes on from where it is."""
    path = tmp_path / "w.db"
    async with open_service(path) as service:
        tables = [await seated(service, "hexentanz", 3) for _ in range(5)]
        playing = [
            asyncio.ensure_future(play_out(service, people, random.Random(seed), most=60))
            for seed, (_, people) in enumerate(tables)
        ]
        for number in range(5):
            await asyncio.sleep(0.05)
            before = {table: people[0].at for table, people in tables}
            await asyncio.to_thread(admin.backup, path, tmp_path / f"{number}.db")
            async with open_service(tmp_path / f"{number}.db") as copy:
                for table, at in before.items():
                    person = Person("d0")
                    await copy.attach(person, table)
                    assert person.at >= at
        await asyncio.gather(*playing)
