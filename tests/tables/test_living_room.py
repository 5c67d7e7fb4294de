"""A large screen: what it is told, whatever seats its device has."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.tables.people import Person, hash_of, in_loop, new_table, now, open_service, play_out, reveal, seated
from walpurgis.tables.client import EVERYBODY
from walpurgis.tables.move import Move
from walpurgis.tables.service import TableService


async def screen_at(service: TableService, table: str, device: str) -> Person:
    screen = Person(device)
    await service.attach(screen, table, seat=EVERYBODY)
    return screen


def told(person: Person) -> list[dict[str, Any]]:
    """All that concerns the game; who one is oneself is another matter."""
    return [message for message in person.heard if message["kind"] in ("update", "replies")]


@pytest.mark.parametrize("game", ["wazbaraz", "hexenrennen", "sorcellerie"])
@in_loop
async def test_a_screen_at_a_seated_device_hears_what_a_stranger_hears(tmp_path: Path, game: str) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, game, 3)
        screen, stranger = await screen_at(service, table, "d0"), Person("stranger")
        await service.attach(stranger, table)
        for person in people:
            for _ in range(3):
                if person.is_asked and game != "hexenrennen":
                    await person.plays(service, person.choice(random.Random(1)))
        await service.sit("d0", table, 0, "Another name", "")  # a change of chairs makes nobody look elsewhere
        await stranger.reaches(people[0].at)
        assert told(screen) == told(stranger)
        assert screen.update["view"]["seat"] is None
        assert people[0].update["view"]["seat"] == 0


@in_loop
async def test_a_screen_stays_a_screen_when_its_device_sits_down_and_the_game_begins(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service, "wazbaraz", 3)).id
        screen = await screen_at(service, table, "d0")
        for seat in range(3):
            await service.sit(f"d{seat}", table, seat, f"Name {seat}", hash_of(f"d{seat}", seat))
        await service.start("d0", table)
        await reveal(service, table, *((f"d{seat}", seat) for seat in range(3)))
        assert (await screen.hears(lambda message: message["kind"] == "update"))["view"]["seat"] is None
        assert not screen.info["chairs"][0]["here"]  # a screen is nobody, though its device has a seat
        service.present(screen, True)
        assert not screen.info["chairs"][0]["here"]


@in_loop
async def test_the_story_for_everybody_holds_nothing_that_a_seat_alone_was_told(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "wazbaraz", 3)
        await play_out(service, people, random.Random(1), 30)
        own = [await service.history.story(f"d{seat}", table) for seat in range(3)]
        strangers = await service.history.story("stranger", table)
        assert any(story != strangers for story in own)
        for seat in range(3):
            assert await service.history.story(f"d{seat}", table, seat=EVERYBODY) == strangers


@in_loop
async def test_whoever_watches_a_race_knows_how_long_it_lasts_and_who_has_answered_but_not_what(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "sorcellerie", 3, options={"answer_limit_s": 20})
        screen = await screen_at(service, table, "stranger")
        await people[0].until(lambda: people[0].is_asked)
        await screen.until(lambda: screen.update.get("limit") == 20_000)
        pad = next(question for question in people[1].update["ask"] if question["kind"] == "pad")
        answer = Move(people[1], 1, f"{pad['verb']} {pad['items'][0]} @0", people[1].at, "n1", now())
        service.play(answer)
        heard = await screen.hears(lambda message: message["kind"] == "replies")
        assert heard == {"kind": "replies", "seats": [1]}
        assert not any(message["kind"] == "replies" for person in people for message in person.heard)
