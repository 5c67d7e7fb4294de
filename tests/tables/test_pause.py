"""Before chance goes on people may want to look: the table waits as long as the game wishes, if it has a pace."""

import asyncio
from pathlib import Path
from typing import Literal

import pytest

from tests.clauses.hexentanz.openings import all_out
from tests.tables.people import Person, in_loop, open_service, seated
from walpurgis.kernel.steps import CHANCE, SEVERAL
from walpurgis.tables.header import Chair, Header
from walpurgis.tables.match import Action, Match


def sorcellerie(pace_ms: int) -> Match:
    header = Header("id", "CODE", "sorcellerie", 2, "host", "ab" * 32, 0.0, first=0, pace_ms=pace_ms)
    header.chairs = [Chair("bot"), Chair("bot")]
    return Match(header)


def all_silent(match: Match) -> list[Action]:
    silent = match.position.parse("silent")
    return [Action(seat, silent, "") for seat in (0, 1)]


def test_the_first_dice_wait_until_everybody_is_ready() -> None:
    match = sorcellerie(pace_ms=900)
    cards, _ = match.play([])
    assert [entry.step.split()[0] for entry in cards] == ["draw"] * 7
    assert (match.position.awaits, match.pause() > 0) == (CHANCE, True)
    dice, _ = match.play([])
    assert [entry.step.split()[0] for entry in dice] == ["dice"]
    assert match.position.awaits == SEVERAL


def test_the_result_of_a_race_can_be_seen_before_the_next_dice() -> None:
    match = sorcellerie(pace_ms=900)
    match.play([])
    match.play([])
    entries, _ = match.play(all_silent(match))
    assert [entry.step for entry in entries] == ["silent", "silent"]
    assert match.position.view(None).facts["result"] == "nobody"


def test_a_table_without_a_pace_does_not_wait_and_draws_the_same() -> None:
    quick, slow = sorcellerie(pace_ms=0), sorcellerie(pace_ms=900)
    at_once, _ = quick.play([])
    in_two = slow.play([])[0] + slow.play([])[0]
    assert at_once == in_two
    assert quick.position.awaits == SEVERAL


@pytest.mark.parametrize(("looker", "waits"), [("person", True), ("bot", False)])
def test_the_die_waits_for_a_person_who_looks_under_a_hat_and_for_no_bot(
    looker: Literal["person", "bot"], waits: bool
) -> None:
    header = Header("id", "CODE", "hexentanz", 3, "host", "ab" * 32, 0.0, first=0, pace_ms=900)
    header.chairs = [Chair(looker), Chair("person"), Chair("bot")]
    match = Match(header)
    match.position = all_out().play("* die 6", "0: look 13").position
    assert (match.pause() > 0) == waits


LONG_S = 60.0  # of virtual time: longer than any pause


def is_racing(person: Person) -> bool:
    return person.is_asked and person.update["ask"][0]["kind"] == "pad"


@in_loop
async def test_chance_waits_for_the_only_person_until_they_have_read(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, (reader,) = await seated(service, "sorcellerie", 3, bots=2, pace_ms=900)
        service.hold(reader, True)
        await asyncio.sleep(LONG_S)
        assert not is_racing(reader)
        service.hold(reader, False)
        await reader.until(lambda: is_racing(reader))


@in_loop
async def test_whoever_has_seen_enough_need_not_wait_for_the_end_of_a_pause(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, (reader,) = await seated(service, "sorcellerie", 2, bots=1, pace_ms=900)
        before = asyncio.get_running_loop().time()
        service.hold(reader, False)
        await reader.until(lambda: is_racing(reader))
        assert asyncio.get_running_loop().time() - before < 1


@in_loop
async def test_nobody_is_kept_waiting_by_somebody_who_reads(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, (reader, other) = await seated(service, "sorcellerie", 3, bots=1, pace_ms=900)
        service.hold(reader, True)
        await other.until(lambda: is_racing(other))


@in_loop
async def test_when_the_reader_is_gone_those_who_watch_see_it_go_on(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, (reader,) = await seated(service, "sorcellerie", 2, bots=1, pace_ms=900)
        stranger = Person("stranger")
        await service.attach(stranger, table)
        service.hold(reader, True)
        await asyncio.sleep(LONG_S)
        service.detach(reader)
        await stranger.until(lambda: stranger.update["view"]["awaits"] == "seats")
