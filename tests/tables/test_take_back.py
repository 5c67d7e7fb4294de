"""Taking a step back: the game goes on at a new table, the first one is left as it was, and all dice can be proved."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tables.people import Person, fails, hash_of, in_loop, open_service, play_out, seated, seed_of
from tests.tables.stores import beside
from walpurgis.kernel.record import read
from walpurgis.tables import admin
from walpurgis.tables.service import TableService
from walpurgis.tables.store import Stored
from walpurgis.tables.verify import verify

SCRIPT = Path(__file__).parents[2] / "docs" / "verify_dice.py"


async def stored(service: TableService, table: str) -> Stored:
    found = await service.store.load(table)
    assert found is not None
    return found


async def taken_back(service: TableService, table: str, number: int) -> tuple[str, Person]:
    """The table that goes on, begun, and whoever plays there."""
    again = await service.take_back("d0", table)
    assert again.status == "open"
    assert again.commit != (await service.info("d0", table)).commit  # known before the person adds a seed
    closed = await service.sit("d0", again.id, 0, "Name 0", hash_of("d0", number))
    assert closed.status == "revealing"
    begun = await service.reveal("d0", again.id, {0: seed_of("d0", number)})
    assert begun.status == "running"
    person = Person("d0")
    await service.attach(person, again.id)
    return again.id, person


async def begun(service: TableService, game: str, moves: int) -> tuple[str, Person]:
    table, people = await seated(service, game, 3, bots=2)
    await play_out(service, people, random.Random(3), most=moves)
    return table, people[0]


@in_loop
@pytest.mark.parametrize(("game", "moves"), [("hexentanz", 6), ("wazbaraz", 1), ("hyene", 6)])
async def test_the_game_goes_on_from_before_ones_last_step(tmp_path: Path, game: str, moves: int) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, person = await begun(service, game, moves)
        asked = [update for update in person.updates if update["ask"] and update["view"]["seat"] == 0]
        again, back = await taken_back(service, table, 50)
        before = await stored(service, table)
        log = (await stored(service, again)).entries
        assert [(one.actor, one.step, one.unit) for one in log] == [
            (one.actor, one.step, one.unit) for one in before.entries[: len(log)]
        ]
        assert before.entries[len(log)].actor == 0
        assert back.update["view"] in [update["view"] for update in asked]  # a screen that this person has seen before
        assert back.is_asked
        await play_out(service, [back], random.Random(4))
        assert back.is_over
        assert (await stored(service, table)).entries == before.entries  # nobody plays on there, not even a bot


@in_loop
async def test_the_dice_of_a_game_taken_back_twice_are_proved(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, _ = await begun(service, "hyene", 8)
        second, person = await taken_back(service, table, 51)
        await play_out(service, [person], random.Random(5), most=4)
        third, person = await taken_back(service, second, 52)
        await play_out(service, [person], random.Random(6))
        text = await service.history.record("d0", third)
        record = read(text)
        assert text.count("\norigin ") == 2
        report = verify(record)
        assert (report.findings, report.is_over) == ([], True)
        file = tmp_path / "game.txt"
        file.write_text(text, "utf-8")
        said = subprocess.run([sys.executable, str(SCRIPT), str(file)], capture_output=True, text=True, check=False)
        assert (said.returncode, said.stdout) == (0, f"All {report.draws} draws are right.\n")
        proof = await service.history.proof("d0", third)
        assert [one.table for one in proof.origins] == [table, second]
        for one in (table, second):  # the tables that were left can be checked, too
            assert verify(read(await service.history.record("d0", one))).is_proved
        altered = text.replace(f"origin {proof.origins[0].draws} ", "origin 0 ", 1)  # all draws by the other's seeds
        assert not verify(read(altered)).is_proved
    async with beside(tmp_path / "w.db") as store:
        await store.delete(third)
        await admin.take_in(store, record, "game.txt")
        assert str(await admin.export(store, third)) == text


@in_loop
async def test_nothing_is_told_of_a_table_that_was_left_while_its_game_goes_on(tmp_path: Path) -> None:
    """Its secrets are those of the game under way: neither record nor seeds may be a peephole."""
    async with open_service(tmp_path / "w.db") as service:
        table, first = await begun(service, "hexentanz", 8)
        await first.until(lambda: first.is_asked)
        again, person = await taken_back(service, table, 53)
        left = await stored(service, table)
        info = await service.info("d0", table)
        assert (info.status, info.continued, info.server_seed, info.seeds) == ("archived", again, "", None)
        assert first.info["continued"] == again
        with fails("still-running"):
            await service.history.record("d0", table)
        with fails("still-running"):
            await service.history.review("d0", table, 0)
        assert (await service.history.proof("d0", table)).server_seed == ""
        assert left.header.server_seed not in str(person.heard) + str(first.heard)
        assert (await first.plays(service, first.choice(random.Random(1))))["error"] == "not-running"
        await play_out(service, [person], random.Random(7))
        assert (await service.history.proof("d0", table)).server_seed == left.header.server_seed
        assert "server-seed" in await service.history.record("d0", table)


@in_loop
async def test_only_one_person_among_bots_takes_back_and_not_in_a_race(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 3, bots=1)
        await play_out(service, people, random.Random(3), most=6)
        assert not (await service.info("d0", table)).takes_back
        with fails("not-alone"):
            await service.take_back("d0", table)
        alone, (person,) = await seated(service, "hyene", 2, bots=1)
        with fails("not-seated"):
            await service.take_back("stranger", alone)
        if not any(entry.actor == 0 for entry in (await stored(service, alone)).entries):
            with fails("nothing-to-take-back"):
                await service.take_back("d0", alone)
        await play_out(service, [person], random.Random(3))
        with fails("not-running"):
            await service.take_back("d0", alone)
        race, _ = await seated(service, "sorcellerie", 2, bots=1)
        assert not (await service.info("d0", race)).takes_back


@in_loop
async def test_a_table_that_goes_on_cannot_be_changed_before_it_begins(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, _ = await begun(service, "hyene", 4)
        again = await service.take_back("d0", table)
        with fails("not-open"):
            await service.seat_bot("d0", again.id, 1, 3)
        with fails("not-open"):
            await service.leave("d0", again.id, 1)
        with fails("not-running"):
            await service.take_back("d0", table)  # once


@in_loop
async def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, _ = await begun(service, "hexentanz", 6)
        again, _ = await taken_back(service, table, 54)
    async with open_service(tmp_path / "w.db") as service:
        person = Person("d0")
        await service.attach(person, again)
        await play_out(service, [person], random.Random(8))
        assert person.is_over
