"""What a host can do about unwelcome guests: free chairs, close the door, change the code."""

from pathlib import Path

import pytest

from tests.tables.people import Person, fails, hash_of, in_loop, new_table, open_service, seated
from walpurgis.tables import seating
from walpurgis.tables.messages import TableInfo
from walpurgis.tables.service import TableService
from walpurgis.tables.settings import Change


async def sits(service: TableService, device: str, table: str, seat: int) -> TableInfo:
    return await service.sit(device, table, seat, device, hash_of(device, seat))


def kinds(info: TableInfo) -> list[str]:
    return [chair.kind for chair in info.chairs]


@in_loop
async def test_a_troll_on_all_chairs_is_sent_away_from_all_of_them(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        for seat in range(3):
            await sits(service, "troll", table, seat)
        watching = Person("troll")
        await service.attach(watching, table)
        info = await service.leave("d0", table, 1)
        assert kinds(info) == ["empty"] * 3
        assert info.sent_away == 1
        assert watching.was_dismissed
        assert watching.heard[-1] == {"kind": "bye", "reason": "unwelcome"}
        await sits(service, "d0", table, 0)
        await sits(service, "d1", table, 1)
        assert kinds(await service.seat_bot("d0", table, 2, 1)) == ["person", "person", "bot"]


@in_loop
async def test_whoever_was_sent_away_comes_back_by_no_way_with_that_device(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        await sits(service, "troll", table, 0)
        await sits(service, "d1", table, 1)
        link = await service.offer("d1", table, 1)
        await service.leave("d0", table, 0)
    async with open_service(tmp_path / "w.db") as service:  # nor after a restart
        with fails("sent-away"):
            await sits(service, "troll", table, 0)
        with fails("sent-away"):
            await service.claim("troll", link)
        with fails("sent-away"):
            await service.attach(Person("troll"), table)
        assert (await service.info("d1", table)).sent_away == 0  # that is the host's affair
        await service.claim("tablet", link)  # nobody else has lost anything


@in_loop
async def test_whoever_gave_no_hash_yet_is_sent_away_like_anybody(tmp_path: Path) -> None:
    """The second device of a troll, which took the seat over by a link."""
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        await sits(service, "troll", table, 1)
        await service.claim("tablet", await service.offer("troll", table, 1))
        assert (await service.leave("d0", table, 1)).sent_away == 1
        with fails("sent-away"):
            await sits(service, "tablet", table, 1)


@in_loop
async def test_the_host_lets_everybody_back(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        await sits(service, "d1", table, 1)
        await service.leave("d0", table, 1)
        with fails("not-host"):
            await service.let_back("d1", table)
        assert (await service.let_back("d0", table)).sent_away == 0
        assert kinds(await sits(service, "d1", table, 1))[1] == "person"


@in_loop
async def test_only_the_host_frees_chairs_of_others_and_only_before_the_game(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        await sits(service, "d1", table, 1)
        await sits(service, "d2", table, 2)
        with fails("not-your-seat"):
            await service.leave("d1", table, 2)
        table, _ = await seated(service)
        with fails("not-your-seat"):
            await service.leave("d0", table, 1)


@in_loop
async def test_a_host_who_gets_up_is_not_sent_away(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        await sits(service, "d0", table, 0)
        assert (await service.leave("d0", table, 0)).sent_away == 0
        assert kinds(await sits(service, "d0", table, 0))[0] == "person"


@in_loop
async def test_behind_a_closed_door_nobody_else_sits_down(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service, public=True)).id
        await sits(service, "d1", table, 1)
        assert [one.id for one in await service.lists.public()] == [table]
        assert (await service.change("d0", table, Change(closed=True))).closed
        assert await service.lists.public() == []
        with fails("closed"):
            await sits(service, "d2", table, 2)
        await service.attach(Person("d2"), table)  # to look on is another matter
        await sits(service, "d1", table, 0)  # somebody beside a person who is here already
        await service.leave("d1", table, 0)
        await sits(service, "d0", table, 0)
        await service.change("d0", table, Change(closed=False))
        assert kinds(await sits(service, "d2", table, 2)) == ["person"] * 3


@in_loop
async def test_a_seat_still_moves_by_its_link_behind_a_closed_door(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        await sits(service, "d1", table, 1)
        await service.change("d0", table, Change(closed=True))
        assert (await service.claim("tablet", await service.offer("d1", table, 1))).chairs[1].you


@in_loop
async def test_the_old_code_leads_nowhere(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        before = await new_table(service)
        with fails("not-host"):
            await service.change_code("d1", before.id)
        after = await service.change_code("d0", before.id)
        assert after.code != before.code
        assert await service.lists.find(after.code) == before.id
        with fails("no-code"):
            await service.lists.find(before.code)


@in_loop
async def test_a_code_that_is_taken_is_not_given_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_service(tmp_path / "w.db") as service:
        taken, table = (await new_table(service)).code, (await new_table(service)).id
        codes = iter([taken, taken, "A-B-C"])
        monkeypatch.setattr(seating, "new_code", lambda: next(codes))
        assert (await service.change_code("d0", table)).code == "A-B-C"
        assert await service.lists.find(taken) != table


@in_loop
async def test_a_game_that_is_over_keeps_nothing_of_those_who_were_sent_away(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        await sits(service, "troll", table, 0)
        await service.leave("d0", table, 0)
        stored = await service.store.load(table)
        assert stored is not None
        assert len(stored.header.sent_away) == 1
        assert "troll" not in stored.header.sent_away[0]
        await service.housekeeping.archive(table)
        stored = await service.store.load(table)
        assert stored is not None
        assert stored.header.sent_away == []


@in_loop
async def test_the_list_of_those_who_were_sent_away_has_a_bound(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        for number in range(seating.MOST_SENT_AWAY + 3):
            await sits(service, f"troll-{number}", table, 0)
            info = await service.leave("d0", table, 0)
        assert info.sent_away == seating.MOST_SENT_AWAY
        with fails("sent-away"):
            await sits(service, f"troll-{number}", table, 0)
