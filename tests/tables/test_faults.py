"""Whatever fails, and wherever: no table stays held, and the game goes on from what was written.

Each of the names below fails a few times while people come, move, go and come again, and bots have to move, too.
"""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest

from tests.tables.people import PATIENCE_S, Person, in_loop, is_done, now, open_service, play_out, seated
from walpurgis.tables.move import Move
from walpurgis.tables.service import TableService

FAULTS = 4  # calls that fail, one after the other, before all is well again
NAMES = [
    "walpurgis.tables.audience.Accepted",
    "walpurgis.tables.audience.Notice",
    "walpurgis.tables.audience.as_data",
    "walpurgis.tables.audience.encode",
    "walpurgis.tables.audience.update_of",
    "walpurgis.tables.bot_turns.Action",
    "walpurgis.tables.bot_turns.Match",
    "walpurgis.tables.bot_turns.question_of",
    "walpurgis.tables.match.Entry",
    "walpurgis.tables.match.Told",
    "walpurgis.tables.presenter.ChairInfo",
    "walpurgis.tables.presenter.Update",
    "walpurgis.tables.referee.Action",
    "walpurgis.tables.referee.Race",
    "walpurgis.tables.referee.Reply",
    "walpurgis.tables.referee.measured",
    "walpurgis.tables.referee.numbers",
    "walpurgis.tables.seating.come_back",
    "walpurgis.tables.commit.Write",
    "walpurgis.tables.commit.encode",
    "walpurgis.tables.header_change.Match",
    "walpurgis.tables.playing.Action",
    "walpurgis.tables.playing.encode",
    "walpurgis.tables.presence.Notice",
    "walpurgis.tables.presence.encode",
    "walpurgis.tables.table.Accepted",
    "walpurgis.tables.table.Match",
    "walpurgis.tables.table.encode",
    "walpurgis.tables.table.table_info",
    "tests.tables.people.Person.deliver",
    "tests.tables.people.QuickBots.choose",
    "walpurgis.tables.sqlite.SqliteStore.load",
    "walpurgis.tables.sqlite.SqliteStore.write",
]


class Fault:
    """Stands in the place of something, and fails a few times."""

    def __init__(self, real: Callable[..., Any]) -> None:
        self.real = real
        self.left = FAULTS

    def of(self, *args: Any, **kwargs: Any) -> Any:
        if self.left:
            self.left -= 1
            raise ZeroDivisionError("by a test")
        return self.real(*args, **kwargs)


@pytest.mark.parametrize("game", ["hyene", "sorcellerie"])
@pytest.mark.parametrize("name", NAMES)
@in_loop
async def test_no_table_stays_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, game: str) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, game, 3, bots=1, turn_limit_s=60)
        await play_out(service, people, random.Random(1), most=3)
        await people[0].until(lambda: any(person.is_asked for person in people))  # and no bot is about to move
    async with open_service(tmp_path / "w.db") as service:  # the bots have to recall what they witnessed
        with monkeypatch.context() as patched:
            fault = Fault(resolve_name(name))
            patched.setattr(name, lambda *args, **kwargs: fault.of(*args, **kwargs))
            await _live(service, table)
        await asyncio.wait_for(service.info("d0", table), PATIENCE_S)
        for device in ("d0", "d1"):
            await _plays_on(service, table, Person(device))


async def _live(service: TableService, table: str) -> None:
    """Come, move, look away, go and come again while everything may fail."""
    rng = random.Random(2)
    for visit in range(3):
        for device in ("d0", "d1"):
            person = Person(device)
            with suppress(Exception):
                await service.attach(person, table)
            for number in range(4):
                with suppress(Exception):
                    step = person.choice(rng)
                    service.play(Move(person, person.seat or 0, step, person.at, f"{device}-{visit}-{number}", now()))
                await asyncio.sleep(20)
            with suppress(Exception):
                service.present(person, False)
                service.present(person, True)
            await asyncio.sleep(100)
            with suppress(Exception):
                service.detach(person)


async def _plays_on(service: TableService, table: str, person: Person) -> None:
    await asyncio.wait_for(service.attach(person, table), PATIENCE_S)
    await person.until(lambda: person.is_asked or person.is_over)
    if not person.is_over:
        answer = await person.plays(service, person.choice(random.Random(3)))
        assert is_done(answer) or answer["kind"] == "stale", answer
    service.detach(person)
