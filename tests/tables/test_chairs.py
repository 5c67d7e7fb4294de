"""Chairs: sitting down, getting up, links to seats, rematches."""

import json
import random
from pathlib import Path

import msgspec
import pytest

from tests.tables.people import (
    Person,
    fails,
    hash_of,
    in_loop,
    new_table,
    open_service,
    play_out,
    reveal,
    seated,
    seed_of,
)
from walpurgis import games
from walpurgis.kernel.record import read
from walpurgis.kernel.refusal import SetupError
from walpurgis.tables import seating
from walpurgis.tables.header import Chair, Header
from walpurgis.tables.messages import NewChair, NewTable
from walpurgis.tables.move import Move
from walpurgis.tables.names import told_apart
from walpurgis.tables.settings import Change
from walpurgis.tables.verify import verify

# Faces and names


@in_loop
async def test_whoever_sits_down_has_a_face(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id  # Hexentanz for three: violet, red, yellow
        await service.sit("d0", table, 0, "Ann", hash_of("d0", 0), 5)
        await service.sit("d1", table, 1, "Bea", hash_of("d1", 1))
        info = await service.seat_bot("d0", table, 2, 1)
        assert [chair.face for chair in info.chairs] == [5, 2, 4]  # without a wish: that of the seat's colour
        assert info.chairs[2].name == "Foudrine"  # a bot bears the name of the witch whose face it has
        info = await service.sit("d0", table, 0, "Anna", hash_of("d0", 0))
        assert (info.chairs[0].name, info.chairs[0].face) == ("Anna", 5)  # another name leaves the face
        for wrong in (6, -2):
            with fails("face"):
                await service.sit("d0", table, 0, "Ann", hash_of("d0", 0), wrong)
        info = await service.leave("d0", table, 2)
        assert info.chairs[2].face == -1


@in_loop
async def test_two_equal_names_are_told_apart_by_their_faces_wherever_they_are_said(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service, "hyene", 2)).id
        await service.sit("d0", table, 0, "Jo", hash_of("d0", 0), 3)
        info = await service.sit("d1", table, 1, "jo", hash_of("d1", 1), 3)
        assert [chair.name for chair in info.chairs] == ["Jo Toad", "jo Moon"]  # whoever comes later gets another face
        assert [chair.face for chair in info.chairs] == [3, 0]
        await service.start("d0", table)
        info = await reveal(service, table, ("d0", 0), ("d1", 1))
        people = [Person("d0"), Person("d1")]
        for person in people:
            await service.attach(person, table)
        await play_out(service, people, random.Random(1))
        story = " ".join(line.text for line in await service.history.story("d0", table, language="en"))
        assert "Jo Toad" in story
        assert "jo Moon" in story
        kept = read(await service.history.record("d0", table))
        assert kept.names == {0: "Jo Toad", 1: "jo Moon"}
        last = await service.history.last_moment("d1", table)
        assert last.view["seat"] == 1
        assert sorted(last.view["standing"] or []) == [1, 2]
        again = await service.rematch("d0", table)
        assert [chair.name for chair in again.chairs] == ["Jo Toad", "jo Moon"]


@pytest.mark.parametrize(
    ("people", "names"),
    [
        ([("Jo", 0), ("Léo", 0)], ["Jo", "Léo"]),
        ([("Jo", 0), ("Jo", 1), ("", -1)], ["Jo Lune", "Jo Étoile", ""]),
        ([("Jo", 0), ("Jo", 1), ("Jo Lune", 2)], ["Jo Lune 1", "Jo Étoile", "Jo Lune 3"]),
        ([("Jo", -1), ("Jo", -1)], ["Jo 1", "Jo 2"]),  # of a table that is older than faces
    ],
)
def test_names_are_told_apart_without_a_remainder(people: list[tuple[str, int]], names: list[str]) -> None:
    assert told_apart(people, "fr") == names


# A whole table at once


@in_loop
async def test_people_and_bots_sit_down_and_begin_with_the_table(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        chairs = [
            NewChair(level=1),
            NewChair("Ann", face=1),
            NewChair("Bea", face=4),  # yellow is there, and hers
        ]
        info = await service.create("d0", NewTable("hexentanz", 3, pace_ms=0, chairs=chairs, start=True))
        assert (info.status, info.you_host, len(info.commit)) == ("open", True, 64)
        waiting = await service.sit("d0", info.id, 0, "", hash_of("d0", 0))
        assert waiting.status == "open"  # Bea has had no part in the dice yet
        closed = await service.sit("d0", info.id, 2, "", hash_of("d0", 2))
        assert closed.status == "revealing"
        info = await service.reveal("d0", info.id, {seat: seed_of("d0", seat) for seat in (0, 2)})
        assert info.status == "running"
        assert [(chair.kind, chair.name, chair.face) for chair in info.chairs] == [
            ("person", "Ann", 1),
            ("bot", "Braise", 2),
            ("person", "Bea", 4),
        ]
        assert service.counts.games_started == 1
        person = Person("d0")
        await service.attach(person, info.id)
        assert person.update["view"]["seat"] == 0


@in_loop
async def test_a_table_that_cannot_begin_is_not_set_up_at_all(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        ann = NewChair("Ann")
        for key, chairs in [
            ("chairs-empty", [ann]),
            ("no-seat", [ann] * 3),
            ("name", [ann, NewChair("")]),
            ("face", [ann, NewChair("Bea", face=9)]),
            ("level", [ann, NewChair(level=7)]),
        ]:
            with fails(key):
                await service.create("d0", NewTable("hyene", 2, chairs=chairs, start=True))
        assert await service.lists.mine("d0") == []


@in_loop
async def test_bots_alone_wait_for_nobody(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        chairs = [NewChair(level=1), NewChair(level=1)]
        info = await service.create("d0", NewTable("hyene", 2, pace_ms=0, chairs=chairs, start=True))
        assert (info.status, service.counts.games_started) == ("running", 1)


# Links to seats


@in_loop
async def test_a_link_moves_a_seat_to_another_device_once(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2)
        token = await service.offer("d1", table, 1)
        info = await service.claim("phone", token)
        assert [chair.you for chair in info.chairs] == [False, True]
        assert people[1].update["view"]["seat"] is None  # the old device only watches now
        with fails("no-offer"):
            await service.claim("thief", token)
        service.play(Move(people[1], 1, "throw", people[1].at, "n", 0.0))
        assert people[1].heard[-1]["error"] == "not-your-seat"
        phone = Person("phone")
        await service.attach(phone, table)
        await play_out(service, [people[0], phone], random.Random(6))
        assert verify(read(await service.history.record("phone", table))).is_proved


@in_loop
async def test_links_are_only_given_by_who_sits_there_and_end_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, _ = await seated(service)
        with fails("not-your-seat"):
            await service.offer("d0", table, 1)
        token = await service.offer("d0", table, 0)
        monkeypatch.setattr("walpurgis.tables.seating.OFFER_LASTS_S", -1)
        expired = await service.offer("d0", table, 0)
        for bad in (expired, f"{table}.x", "nowhere.x", "", ".", "x" * 4000):
            with fails("no-offer"):
                await service.claim("phone", bad)
        await service.claim("phone", token)


# Chairs


@in_loop
async def test_sitting_down_getting_up_and_beginning(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        with fails("chairs-empty"):
            await service.start("d0", table)
        await service.sit("d0", table, 0, "Ann", hash_of("d0", 0))
        with fails("seat-taken"):
            await service.sit("d1", table, 0, "Bea", hash_of("d1", 0))
        with fails("no-seat"):
            await service.sit("d1", table, 3, "Bea", hash_of("d1", 0))
        with fails("name"):
            await service.sit("d1", table, 1, "\u202e", hash_of("d1", 0))
        for wrong in ("", "not hexadecimal", seed_of("d1", 1)[:-2], hash_of("d1", 1).upper()):
            with fails("seed-hash"):
                await service.sit("d1", table, 1, "Bea", wrong)
        with fails("not-host"):
            await service.seat_bot("d1", table, 1, 1)
        with fails("level"):
            await service.seat_bot("d0", table, 1, 9)
        await service.sit("d1", table, 1, "Bea", hash_of("d1", 1))
        with fails("seat-taken"):
            await service.seat_bot("d0", table, 1, 1)
        with fails("not-your-seat"):
            await service.leave("d1", table, 0)
        await service.leave("d1", table, 1)
        with fails("seat-empty"):
            await service.leave("d1", table, 1)
        await service.seat_bot("d0", table, 1, 2)
        await service.seat_bot("d0", table, 2, 2)
        await service.leave("d0", table, 2)
        await service.sit("d1", table, 2, "Bea", hash_of("d1", 2))
        with fails("not-host"):
            await service.start("d1", table)
        await service.start("d0", table)
        info = await reveal(service, table, ("d0", 0), ("d1", 2))
        assert [chair.kind for chair in info.chairs] == ["person", "bot", "person"]
        assert info.first_drawn
        with fails("not-open"):
            await service.start("d0", table)
        with fails("not-open"):
            await service.change("d0", table, Change(public=True))
        with fails("not-open"):
            await service.sit("d9", table, 0, "Eve", hash_of("d9", 0))


@in_loop
async def test_the_host_changes_settings_while_the_table_is_open(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        info = await service.change("d0", table, Change(first=2, options={"memory_aid": "on"}, public=True))
        assert (info.first, info.options["memory_aid"], info.options["wrong_witch"], info.public) == (
            2,
            "on",
            "exit",
            True,
        )
        with fails("not-host"):
            await service.change("d1", table, Change(public=False))
        with pytest.raises(SetupError):
            await service.change("d0", table, Change(options={"gravity": "off"}))
        with pytest.raises(SetupError):
            await service.change("d0", table, Change(first=3))
        with fails("setting"):
            await service.change("d0", table, Change(pace_ms=10_001))
        with fails("setting"):
            await service.change("d0", table, Change(language="tlh"))
        assert (await service.info("d0", table)).options == info.options
        more = await service.change("d0", table, Change(options={"wrong_witch": "goal"}))
        assert more.options == {"memory_aid": "on", "wrong_witch": "goal"}  # what is left out stays
        with pytest.raises(SetupError):
            await service.create("d0", NewTable(game="hexentanz", seats=7))
        with pytest.raises(SetupError):
            await service.create("d0", NewTable(game="nothing", seats=3))


@in_loop
async def test_whoever_leaves_a_running_game_is_minded_by_a_bot_until_it_comes_back(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2)
        await service.leave("d1", table, 1)
        service.detach(people[1])
        assert people[0].info["chairs"][1]["minded"]
        await play_out(service, people[:1], random.Random(7), most=5)
        assert service.counts.bot_moves > 0
        back = Person("d1")
        await service.attach(back, table)
        assert back.info["chairs"][1]["minded"]
        service.present(back, True)
        await back.until(lambda: not back.info["chairs"][1]["minded"])
        bots = service.counts.bot_moves
        await play_out(service, [people[0], back], random.Random(8), most=6)
        assert service.counts.bot_moves <= bots + 1  # one may have been thinking


# Rematch


@in_loop
async def test_a_rematch_has_the_same_people_and_new_dice(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 3, bots=1)
        with fails("still-running"):
            await service.rematch("d1", table)
        await play_out(service, people, random.Random(9))
        with fails("not-seated"):
            await service.rematch("stranger", table)
        again = await service.rematch("d1", table)
        assert (await service.rematch("d0", table)).id == again.id
        assert people[0].info["rematch"] == again.id
        assert again.previous == table
        assert [(chair.kind, chair.name) for chair in again.chairs] == [
            ("person", "Name 0"), ("person", "Name 1"), ("bot", "Braise"),
        ]  # fmt: skip
        assert again.commit != people[0].info["commit"]
        assert again.you_host
        assert again.id in {one.id for one in await service.lists.mine("d0")}
        with fails("seeds-missing"):
            await service.start("d1", again.id)
        await service.sit("d1", again.id, 1, "Name 1", hash_of("d1", 77))
        await service.seat_bot("d1", again.id, 0, 1)  # the other does not come back
        await service.start("d1", again.id)
        await service.reveal("d1", again.id, {1: seed_of("d1", 77)})
        person = Person("d1")
        await service.attach(person, again.id)
        await play_out(service, [person], random.Random(10))


@in_loop
async def test_a_rematch_that_was_made_but_never_linked_is_the_one_that_is_found(tmp_path: Path) -> None:
    """A house may be killed between the two."""
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2)
        await play_out(service, people, random.Random(9))
        stored = await service.store.load(table)
        assert stored is not None
        made = seating.rematch(stored.header, "d1")
        await service.store.create(made)
        assert (await service.rematch("d0", table)).id == made.id
        assert people[1].info["rematch"] == made.id
        assert {one.id for one in await service.lists.mine("d0")} == {table, made.id}


@in_loop
async def test_a_rematch_begins_when_everybody_has_said_yes(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 3, bots=1)
        await play_out(service, people, random.Random(9))
        again = await service.rematch("d1", table)
        waiting = await service.sit("d1", again.id, 1, "Name 1", hash_of("d1", 77))
        assert (waiting.status, [chair.ready for chair in waiting.chairs]) == ("open", [False, True, True])
        await service.sit("d0", again.id, 0, "Name 0", hash_of("d0", 77))
        await service.reveal("d1", again.id, {1: seed_of("d1", 77)})
        begun = await service.reveal("d0", again.id, {0: seed_of("d0", 77)})
        assert begun.status == "running"
        assert service.counts.games_started == 2
        people = [Person("d0"), Person("d1")]
        for person in people:
            await service.attach(person, again.id)
        await play_out(service, people, random.Random(10))
        assert verify(read(await service.history.record("d0", again.id))).is_proved


@in_loop
async def test_against_bots_alone_a_rematch_begins_at_once_at_another_level_and_seat(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 3, bots=2)
        await play_out(service, people, random.Random(9))
        again = await service.rematch("d0", table, level=3, swap=True)
        assert [(chair.kind, chair.level) for chair in again.chairs] == [("bot", 3), ("bot", 3), ("person", 0)]
        await service.sit("d0", again.id, 2, "Name 0", hash_of("d0", 77))
        begun = await service.reveal("d0", again.id, {2: seed_of("d0", 77)})
        assert begun.status == "running"


@in_loop
async def test_an_open_table_can_be_archived_and_looked_at(tmp_path: Path) -> None:
    """It never began: there is nothing to replay, and nothing wrong with that."""
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        await service.housekeeping.archive(table)
    async with open_service(tmp_path / "w.db") as service:
        info = await service.info("d0", table)
        assert (info.status, info.at, info.awaited) == ("archived", 0, [])
        person = Person("d0")
        await service.attach(person, table)
        assert person.updates == []
        assert await service.history.story("d0", table) == []
        assert verify(read(await service.history.record("d0", table))).is_proved


@pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name in games.names() for seats in games.find(name).seats]
)
def test_bots_have_names_of_their_own(game: str, seats: int) -> None:
    """Those by which the house speaks of them, in refusals and records too."""
    header = seating.new_table("host", NewTable(game=game, seats=seats))
    for seat in range(seats):
        seating.seat_bot(header, "host", seat, 1)
    names = header.names()
    assert set(names) == set(range(seats))
    assert len(set(names.values())) == seats


def test_bots_of_a_table_of_old_are_the_nearest_of_today() -> None:
    """When there were three levels a header did not say how many there are."""
    old = Header(
        "id", "CODE", "hyene", 4, "host", "ab" * 32, 0.0, chairs=[Chair("person", "Ann"), Chair("bot", level=5)]
    )
    stored = json.loads(msgspec.json.encode(old))
    del stored["levels"]
    stored["chairs"][1:] = [{"kind": "bot", "level": level} for level in (1, 2, 3)]
    known = msgspec.json.decode(json.dumps(stored), type=Header)
    assert [chair.level for chair in known.chairs] == [0, 2, 4, 5]
    again = msgspec.json.decode(msgspec.json.encode(known), type=Header)
    assert [chair.level for chair in again.chairs] == [0, 2, 4, 5]
