"""A table that is thrown away and read anew, and a disk that fails for a while: what simulated weather once found."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from tests.tables.people import Person, QuickBots, in_loop, new_table, open_service, play_out, seated
from tests.tables.stores import make_older
from walpurgis.tables.errors import TableError
from walpurgis.tables.housekeeping import RESUME_AGAIN_S
from walpurgis.tables.queue import SerialQueue
from walpurgis.tables.service import TableService
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.store import Unavailable


class Connected(Person):
    """As a connection does it: whoever is dismissed says at once that it is gone."""

    def __init__(self, device: str, service: TableService) -> None:
        super().__init__(device)
        self._service = service

    def dismiss(self) -> None:
        super().dismiss()
        self._service.detach(self)


def fail(monkeypatch: pytest.MonkeyPatch, method: str, times: int = 1 << 30) -> list[float]:
    """The store's disk fails when this is asked for; when it was, by the loop's clock."""
    asked: list[float] = []
    does_it = getattr(SqliteStore, method)

    async def fails_first(self: SqliteStore, *args: Any) -> Any:
        asked.append(asyncio.get_running_loop().time())
        if len(asked) <= times:
            raise Unavailable("io", "w.db", "the disk is failing")
        return await does_it(self, *args)

    monkeypatch.setattr(SqliteStore, method, fails_first)
    return asked


@in_loop
async def test_whoever_is_dismissed_is_counted_as_gone_once(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        people = [Connected("d0", service), Connected("d1", service)]
        for person in people:
            await service.attach(person, table)
        assert service.clients == 2
        await service.housekeeping.delete(table)
        assert [person.was_dismissed for person in people] == [True, True]
        assert service.clients == 0


@in_loop
async def test_a_guest_who_comes_while_the_table_is_read_anew_is_let_in(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        name, _ = await seated(service, "hyene", 2)
        table = await service.registry.get(name)
        guest = Person("guest")
        async with table.queue.held():
            coming = asyncio.ensure_future(service.attach(guest, name))
            await asyncio.sleep(0)
            table.say_farewell("restart")  # as after a write that failed
        await coming
        assert [message["kind"] for message in guest.heard] == ["table", "update"]
        assert guest.table is not table


@in_loop
async def test_a_change_that_waited_for_a_table_that_is_gone_changes_nothing(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        name = (await new_table(service)).id
        table = await service.registry.get(name)
        async with table.queue.held():
            changing = asyncio.ensure_future(service.seat_bot("d0", name, 1, 2))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            table.say_farewell("restart")
        with pytest.raises(TableError, match=r"^changed$"):
            await changing
        assert (await service.info("d0", name)).chairs[1].kind == "empty"


@in_loop
async def test_who_asks_for_advice_while_the_disk_fails_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, (person,) = await seated(service, "hyene", 2, bots=1)
        await person.until(lambda: person.is_asked)
        fail(monkeypatch, "load", times=1)
        service.advise(person, 0, "q1")
        assert (await person.hears(lambda message: message.get("id") == "q1"))["error"] == "store"
        service.advise(person, 0, "q2")  # and may ask again
        assert (await person.hears(lambda message: message.get("id") == "q2"))["kind"] in ("advice", "error")


@pytest.mark.parametrize("method", ["with_bots", "load"])
@in_loop
async def test_tables_with_bots_are_taken_up_when_the_disk_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    path = tmp_path / "w.db"
    async with open_service(path) as service:
        table, people = await seated(service, "hyene", 2, bots=1)
        await play_out(service, people, random.Random(1), most=2)
    asked = fail(monkeypatch, method, times=3)
    async with open_service(path, QuickBots()) as service:
        while table not in service.registry:
            await asyncio.sleep(RESUME_AGAIN_S / 4)
            assert len(asked) < 100
        assert len(asked) == 4
        assert asked[3] - asked[0] >= 3 * RESUME_AGAIN_S  # not again and again at once


@pytest.mark.parametrize("method", ["announce", "load"])
@in_loop
async def test_what_is_old_waits_for_a_disk_that_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    path = tmp_path / "w.db"
    async with open_service(path, archive_after_days=2) as service:
        table = (await new_table(service)).id
        make_older(path, days=3)
        await service.housekeeping.clear_old(time.time())  # announces it
        make_older(path, days=2)
        asked = fail(monkeypatch, method, times=1)
        await service.housekeeping.clear_old(time.time())
        assert len(asked) == 1
        assert (await service.info("d0", table)).status == "open"
        await service.housekeeping.clear_old(time.time())
        assert (await service.info("d0", table)).status == "archived"


@in_loop
async def test_who_is_cancelled_while_waiting_for_a_table_holds_nobody_up() -> None:
    failed: list[BaseException] = []
    queue = SerialQueue(lambda: None, lambda: None, failed.append)

    async def hold() -> None:
        async with queue.held():
            await asyncio.sleep(3600)

    first, second = asyncio.ensure_future(hold()), asyncio.ensure_future(hold())
    await asyncio.sleep(0)
    second.cancel()  # still waiting
    first.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    queue.hold()
    third = asyncio.ensure_future(hold())
    await asyncio.sleep(0)
    queue.release()  # it is the third one's turn, who does not know it yet
    third.cancel()
    await asyncio.gather(third, return_exceptions=True)
    async with queue.held():
        assert queue.busy
    assert (queue.is_free, failed) == (True, [])
