"""The house as a whole: bounds, lists, what is old, forgotten or never said, and a full disk."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.tables.people import (
    Person,
    fails,
    hash_of,
    in_loop,
    is_done,
    new_table,
    open_service,
    play_out,
    reveal,
    seated,
)
from tests.tables.stores import ask, beside
from walpurgis.tables import admin
from walpurgis.tables.errors import KINDS, TableError
from walpurgis.tables.header import Entry
from walpurgis.tables.messages import NewTable
from walpurgis.tables.move import Move
from walpurgis.tables.phrases import PHRASES
from walpurgis.words import LANGUAGES, Words

# Bounds


@in_loop
async def test_a_device_is_host_of_so_many_tables(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", tables_of_device=2) as service:
        await new_table(service)
        await new_table(service)
        with fails("too-many-tables"):
            await new_table(service)
        await service.create("d1", NewTable(game="hyene", seats=2))


@in_loop
async def test_a_table_has_so_many_watchers(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", watchers_of_table=3) as service:
        table = (await new_table(service)).id
        watching = [Person(f"w{number}") for number in range(3)]
        for person in watching:
            await service.attach(person, table)
        late = Person("late")
        with fails("too-many-watchers"):
            await service.attach(late, table)
        service.detach(watching[0])
        await service.attach(late, table)
        assert service.clients == 3


@in_loop
async def test_idle_tables_make_room_and_come_back_as_they_were(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", tables_in_memory=3) as service:
        tables = [await seated(service, "hyene", 2) for _ in range(3)]
        with fails("house-full"):
            await service.info("d0", (await new_table(service)).id)
        table, people = tables[0]
        await play_out(service, people, random.Random(1), most=6)
        seen = people[0].update
        for person in people:
            service.detach(person)
        await service.info("d0", (await new_table(service)).id)  # takes the place of the first
        assert service.counts.evictions == 1
        assert table not in service.registry
        for other, watching in tables[1:]:
            assert other in service.registry
            service.detach(watching[0])
            service.detach(watching[1])
        back = Person("d0")
        await service.attach(back, table)
        assert back.update["view"] == seen["view"]
        assert len(service.registry) <= 3


@in_loop
async def test_tables_that_are_read_at_once_stay_within_the_bound_too(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", tables_in_memory=3) as service:
        tables = [(await new_table(service)).id for _ in range(8)]
        await asyncio.gather(*[service.info("d0", table) for table in tables[:3]])
        assert len(service.registry) == 3
        answers = await asyncio.gather(*[service.info("d0", table) for table in tables[3:]], return_exceptions=True)
        assert len(service.registry) == 3
        assert [getattr(answer, "key", "") for answer in answers] == ["", "", "", "house-full", "house-full"]


@in_loop
async def test_tables_that_nobody_needs_leave_memory_after_a_while(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", idle_s=300) as service:
        table, people = await seated(service, "hyene", 2)
        other, watching = await seated(service, "hyene", 2)
        for person in people:
            service.detach(person)
        service.registry.let_go_of_idle()
        assert table in service.registry
        await asyncio.sleep(600)
        service.registry.let_go_of_idle()
        assert table not in service.registry
        assert other in service.registry
        await play_out(service, watching, random.Random(1), most=3)


@in_loop
async def test_a_look_at_a_table_that_changes_nothing_does_not_keep_it_in_memory(tmp_path: Path) -> None:
    """Nodes look every second whether anything is owed."""
    async with open_service(tmp_path / "w.db", idle_s=300) as service:
        table, people = await seated(service, "hyene", 2)
        for person in people:
            service.detach(person)
        found = await service.registry.get(table)
        for _ in range(4):
            await asyncio.sleep(100)
            found.queue.enter(found.go_on)
        service.registry.let_go_of_idle()
        assert table not in service.registry


@in_loop
async def test_a_watcher_that_closed_while_coming_is_not_kept(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2)
        live = await service.registry.get(table)
        async with live.queue.held():
            late = Person("late")
            coming = asyncio.ensure_future(service.attach(late, table))
            await asyncio.sleep(0)
            service.detach(late)
        await coming
        assert late not in live.audience.clients
        assert service.clients == len(people)


@in_loop
async def test_a_task_that_is_cancelled_leaves_nothing_half_done(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        for seat in range(3):
            asked = asyncio.ensure_future(service.sit(f"d{seat}", table, seat, "Ann", hash_of("d", seat)))
            await asyncio.sleep(0)
            asked.cancel()
        await asyncio.sleep(1)
        info = await service.info("d0", table)
        assert [chair.kind for chair in info.chairs] == ["person"] * 3
        await service.start("d0", table)


@in_loop
async def test_more_moves_at_once_than_a_table_takes_are_answered(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, people = await seated(service, "hyene", 2)
        person = next(person for person in people if person.is_asked)
        text = person.choice(random.Random(1))
        for number in range(200):
            service.play(Move(person, person.seat or 0, text, person.at, f"n{number}", 0.0))
        await person.hears(lambda message: message.get("ok") == "n0")
        await asyncio.sleep(1)
        errors = [message["error"] for message in person.heard if message["kind"] == "error"]
        assert set(errors) == {"busy"}
        assert len(errors) > 100


# Lists


@in_loop
async def test_a_returning_device_finds_its_tables_and_whose_turn_it_is(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        running, people = await seated(service, "hyene", 2)
        await play_out(service, people, random.Random(1), most=3)
        mine = (await new_table(service)).id
        turn = next(person for person in people if person.is_asked).device
    async with open_service(tmp_path / "w.db") as service:
        found = {one.id: one for one in await service.lists.mine("d0")}
        assert set(found) == {running, mine}
        assert found[running].your_turn == (turn == "d0")
        assert found[running].at > 0
        assert not found[mine].your_turn
        assert [one.id for one in await service.lists.mine("d1")] == [running]
        assert (await service.lists.mine("d1"))[0].your_turn == (turn == "d1")
        assert len(service.registry) == 0  # looking at a list does not fill the memory


@in_loop
async def test_public_tables_are_listed_and_codes_are_found(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        hidden, shown = await new_table(service), await new_table(service, public=True)
        assert [one.id for one in await service.lists.public()] == [shown.id]
        assert await service.lists.find(hidden.code.lower().replace("-", " ")) == hidden.id
        with fails("no-code"):
            await service.lists.find("LUNE-LUNE-NUIT-LUNE")
        with fails("no-table"):
            await service.info("d0", "nowhere")


# What is forgotten


@in_loop
async def test_forget_me_removes_names_and_devices(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    async with open_service(path) as service:
        over, people = await seated(service, "hyene", 2)
        await play_out(service, people, random.Random(3))
        running, _ = await seated(service, "hyene", 2)
        is_open = (await new_table(service)).id
        await service.sit("d1", is_open, 0, "Ann", hash_of("d1", 0))
        await service.forget("d1")
        assert [chair.name for chair in (await service.info("d0", over)).chairs] == ["Name 0", ""]
        assert (await service.info("d0", running)).chairs[1].minded
        assert (await service.info("d0", is_open)).chairs[0].kind == "empty"
        assert await service.lists.mine("d1") == []
        assert "seat 1 " not in (await service.history.record("d0", over))
    rows = ask(path, "SELECT header FROM tables") + ask(path, "SELECT device FROM guests")
    assert not any('"d1"' in text or text == "d1" or "Ann" in text for (text,) in rows)


# Trouble with the disk


@pytest.mark.in_a_file
@in_loop
async def test_a_full_disk_is_told_and_the_table_goes_on_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "w.db"
    rng = random.Random(7)
    async with open_service(path, max_pages=16) as service:
        # The longest game of all: another might be over before the disk is full.
        table, people = await seated(service, "hyene", 2, options={"rounds": 10, "steps": 120})
        answer: dict[str, Any] = {"kind": "ok"}
        while is_done(answer):
            seen = people[0].update
            mover = next(person for person in people if person.is_asked)
            step = mover.choice(rng)
            answer = await mover.plays(service, step)
            if is_done(answer):
                for person in people:
                    await person.reaches(answer["at"])
        assert answer["error"] == "store"
        assert answer["message"] == Words("en").say("failed-store")
        await service.info("d0", table)  # the memory was read back
        assert people[0].update["at"] == seen["at"]  # nobody has seen what was not written
        assert service.counts.store_failures >= 1
        assert "a move in hyene was not made" in caplog.text
        again = await mover.plays(service, step)  # the same: for a shorter one there may be room
        assert again["error"] == "store"
    async with open_service(path) as service:
        back = [Person(person.device) for person in people]
        for person in back:
            await service.attach(person, table)
        assert back[0].at == seen["at"]
        assert back[0].update["view"] == seen["view"]
        await play_out(service, back, rng, most=20)


@in_loop
async def test_somebody_else_s_change_in_the_store_is_noticed(tmp_path: Path) -> None:
    """`walpurgis tables archive` while the server has the table in memory."""
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2)
        async with beside(tmp_path / "w.db") as store:
            await admin.archive(store, table)
        mover = next(person for person in people if person.is_asked)
        answer = await mover.plays(service, mover.choice(random.Random(1)))
        assert answer["kind"] == "stale" or answer["error"] == "not-running"
        await mover.until(lambda: mover.info["status"] == "archived")


@in_loop
async def test_a_fault_in_a_game_costs_the_move_and_not_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Half a step in memory is as bad as one that was not written: it is thrown away."""
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hexentanz", 3)
        mover = next(person for person in people if person.is_asked)
        written: list[Entry] = []

        def half(*values: Any) -> Entry:
            if written:
                raise ZeroDivisionError
            written.append(Entry(*values))
            return written[0]

        with monkeypatch.context() as patched:
            patched.setattr("walpurgis.tables.match.Entry", half)  # the decision, and then not what chance adds to it
            assert (await mover.plays(service, "out"))["error"] == "move-failed"
        assert "something at a table of hexentanz failed" in caplog.text
        caplog.clear()
        assert (await service.info("d0", table)).at == 1
        assert (await mover.plays(service, "out"))["at"] == 3

        def blind(*_: object) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr("walpurgis.tables.presenter.Update", blind)
            other = next(person for person in people if person.is_asked)
            service.play(Move(other, other.seat or 0, "out", other.at, "unseen", 0.0))
            while (await service.info("d0", table)).at < 5:
                await asyncio.sleep(0.01)
        assert "something at a table of hexentanz failed" in caplog.text
        await other.hears(lambda message: message["kind"] == "ok" and message["id"] == "unseen")  # a moment later
        assert other.at == 5
        back = Person(other.device)
        await service.attach(back, table)
        assert back.at == 5
        assert is_done(await back.plays(service, "out", at=3, nonce="unseen"))


@in_loop
async def test_a_table_that_waits_for_people_to_look_is_let_go_when_they_have_left(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", idle_s=0.0) as service:
        table = (await service.create("d0", NewTable(game="sorcellerie", seats=2, pace_ms=900))).id
        for seat in range(2):
            await service.sit("d0", table, seat, "Ann", hash_of("d0", seat))
        person = Person("d0")
        await service.attach(person, table)
        await service.start("d0", table)
        await reveal(service, table, ("d0", 0), ("d0", 1))
        assert person.update["view"]["awaits"] == "chance"
        service.detach(person)
        await asyncio.sleep(10)
        service.registry.let_go_of_idle()
        assert table not in service.registry
        again = Person("d0")
        await service.attach(again, table)
        await again.until(lambda: again.is_asked)


@in_loop
async def test_closing_answers_the_moves_in_hand(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2)
        mover = next(person for person in people if person.is_asked)
        service.play(Move(mover, mover.seat or 0, mover.choice(random.Random(1)), mover.at, "last", 0.0))
        await service.close()
        assert any(message.get("ok") == "last" for message in mover.heard)
        assert mover.heard[-1] == {"kind": "bye", "reason": "restart"}
        at = mover.at
    async with open_service(tmp_path / "w.db") as service:
        assert (await service.info("d0", table)).at == at


def test_every_failure_has_its_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for key in KINDS:
            assert TableError(key, most=3, seconds=3).message(language)
        for phrase in PHRASES:
            assert words.say(f"phrase-{phrase}")
        for key in ("full", "read-only", "damaged", "newer", "foreign", "in-use", "unreadable", "io"):
            assert words.say(f"error-store-{key}", file="f", detail="d")
