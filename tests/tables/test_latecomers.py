"""Coming late: a bot gets up, where the host has said so."""

import random
from pathlib import Path

from tests.tables.people import Person, fails, in_loop, open_service, play_out, seated


@in_loop
async def test_a_bot_gets_up_for_whoever_comes_late(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "wazbaraz", 3, bots=1, latecomers=True)
        info = await service.sit("late", table, 2, "Luc", "", 4)
        assert (info.chairs[2].kind, info.chairs[2].name, info.chairs[2].you) == ("person", "Luc", True)
        late = Person("late")
        await service.attach(late, table)
        assert late.update["view"]["seat"] == 2
        await play_out(service, [*people, late], random.Random(2))
        assert late.is_over


@in_loop
async def test_nobody_takes_a_seat_late_where_the_host_did_not_say_so(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, _ = await seated(service, "wazbaraz", 3, bots=1)
        with fails("not-open"):
            await service.sit("late", table, 2, "Luc", "")


@in_loop
async def test_late_or_not_nobody_takes_a_persons_seat_or_a_second_hand(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, _ = await seated(service, "wazbaraz", 4, bots=2, latecomers=True)
        with fails("seat-taken"):
            await service.sit("late", table, 0, "Luc", "")
        with fails("seated-already"):
            await service.sit("d1", table, 2, "Léo", "")
        await service.sit("late", table, 2, "Luc", "")
        with fails("seated-already"):
            await service.sit("late", table, 3, "Luc", "")


@in_loop
async def test_behind_a_closed_door_nobody_comes_late(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, _ = await seated(service, "wazbaraz", 3, bots=2, latecomers=True, closed=True)
        with fails("closed"):
            await service.sit("late", table, 2, "Luc", "")
