"""An evening of several tables: people come in, are placed, play, and are forgotten."""

import random
from pathlib import Path

import pytest

from tests.tables.people import Person, fails, hash_of, in_loop, new_table, open_service, play_out, seed_of
from tests.tables.stores import ask
from walpurgis.tables.evening import NO_TABLE
from walpurgis.tables.evening_messages import EveningInfo, EveningTableInfo, GuestPlace
from walpurgis.tables.evenings import KEPT_DAYS, LASTS_DAYS, LEVEL
from walpurgis.tables.service import TableService

HOST = "claire"
DAY_S = 24 * 60 * 60
PEOPLE = ("nour", "luc", "adele", "malik", "rose", "sami")


async def an_evening(service: TableService, people: int = 0, tables: int = 2) -> str:
    opened = await service.evenings.open(HOST, "en", "Witches", "Library", "Claire", tables)
    for number, device in enumerate(PEOPLE[:people]):
        await service.evenings.join(device, opened.id, device.title(), number % 6)
    return opened.id


async def two_at_a_table(service: TableService, game: str) -> str:
    """An evening with Nour and Luc placed at the first table, which has not begun."""
    evening = await an_evening(service, people=2)
    await service.evenings.set_table(HOST, evening, 0, game=game)
    await service.evenings.seat(HOST, evening, [1, 2], 0)
    return evening


def table(info: EveningInfo, number: int) -> EveningTableInfo:
    return next(one for one in info.tables if one.number == number)


def names(info: EveningInfo, *guests: int) -> list[str]:
    called = {guest.id: guest.name for guest in info.guests}
    return [called[one] for one in guests]


def at(info: EveningInfo, number: int) -> list[str]:
    return names(info, *table(info, number).people)


async def come(service: TableService, evening: str, *devices: str) -> list[Person]:
    """Each phone goes where its place says, and gives its share in the dice, as the page does."""
    people = []
    places = [await service.evenings.place(device, evening) for device in devices]
    for device, place in zip(devices, places, strict=True):
        name = place.goes_to.rpartition("/")[2]
        info = await service.info(device, name)
        seat = next(seat for seat, chair in enumerate(info.chairs) if chair.you)
        person = Person(device)
        await service.attach(person, name)
        await service.sit(device, name, seat, "", hash_of(device, seat))
        people.append(person)
    for device, place in zip(devices, places, strict=True):
        name = place.goes_to.rpartition("/")[2]
        info = await service.info(device, name)
        if info.status == "revealing":
            seat = next(seat for seat, chair in enumerate(info.chairs) if chair.you)
            await service.reveal(device, name, {seat: seed_of(device, seat)})
    for person in people:
        await person.hears(lambda message: message["kind"] == "update")
    return people


async def place_of(service: TableService, device: str, evening: str) -> GuestPlace:
    return await service.evenings.place(device, evening)


@in_loop
async def test_whoever_comes_in_is_seen_waiting(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, tables=3)
        place = await service.evenings.join("nour", evening, "Nour", 5, "hexentanz", reads=False)
        assert (place.name, place.face, place.table, place.goes_to) == ("Nour", 5, NO_TABLE, "")
        info = await service.evenings.info(HOST, evening)
        assert [(one.name, one.wish, one.reads, one.table) for one in info.guests] == [
            ("Nour", "hexentanz", False, NO_TABLE)
        ]
        assert [one.status for one in info.tables] == ["free"] * 3


@in_loop
async def test_the_best_placing_sits_everybody_down_and_phones_go_to_their_game(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=4)
        await service.evenings.set_table(HOST, evening, 0, game="sorcellerie")
        info = await service.evenings.info(HOST, evening)
        assert info.best.left == []
        info = await service.evenings.place_best(HOST, evening)
        assert all(guest.table != NO_TABLE for guest in info.guests)
        began = [one for one in info.tables if one.status == "beginning"]
        assert began
        for device in PEOPLE[:4]:
            assert (await place_of(service, device, evening)).goes_to.startswith("/table/")


@in_loop
async def test_a_game_begins_when_all_phones_have_come_and_ends_with_people_who_may_wait_again(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=3)
        await service.evenings.set_table(HOST, evening, 1, game="hyene")
        await service.evenings.seat(HOST, evening, [1, 2], 1)
        info = await service.evenings.begin(HOST, evening, 1)
        assert (table(info, 1).status, names(info, *table(info, 1).missing)) == ("beginning", ["Nour", "Luc"])
        people = await come(service, evening, "nour", "luc")
        assert table(await service.evenings.info(HOST, evening), 1).status == "playing"
        with fails("table-playing"):
            await service.evenings.wait_again("nour", evening)
        await play_out(service, people, random.Random(1))
        assert table(await service.evenings.info(HOST, evening), 1).status == "over"
        assert (await place_of(service, "nour", evening)).goes_to == ""
        assert (await service.evenings.wait_again("nour", evening)).table == NO_TABLE
        info = await service.evenings.begin(HOST, evening, 1)  # whoever stayed plays again
        assert at(info, 1) == ["Luc"]


@in_loop
async def test_phones_become_hands_where_there_is_a_large_screen(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=2)
        await service.evenings.set_table(HOST, evening, 0, game="hyene", screen=True)
        await service.evenings.seat(HOST, evening, [1, 2], 0)
        await service.evenings.begin(HOST, evening, 0)
        assert (await place_of(service, "nour", evening)).goes_to.startswith("/hand/")


@in_loop
async def test_nobody_but_the_host_can_do_or_see_anything(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=2)
        host = service.evenings
        for stranger in ("nour", "stranger", ""):
            for work in (
                lambda device: host.info(device, evening),
                lambda device: host.seat(device, evening, [1], 0),
                lambda device: host.place_best(device, evening),
                lambda device: host.merge(device, evening, 0, 1),
                lambda device: host.merge_plan(device, evening, 0, 1),
                lambda device: host.begin(device, evening, 0),
                lambda device: host.hurry(device, evening, 0),
                lambda device: host.clear(device, evening, 0),
                lambda device: host.stand(device, evening, 1),
                lambda device: host.send_away(device, evening, 1),
                lambda device: host.add_table(device, evening),
                lambda device: host.remove_table(device, evening, 0),
                lambda device: host.set_table(device, evening, 0, "hyene"),
                lambda device: host.open_tournament(device, evening, "hyene", 3),
                lambda device: host.enrol(device, evening),
                lambda device: host.next_round(device, evening),
                lambda device: host.end_tournament(device, evening),
                lambda device: host.call(device, evening),
                lambda device: host.rename(device, evening, "Mine", None, None, None),
                lambda device: host.close(device, evening),
            ):
                with fails("not-host"):
                    await work(stranger)
        place = await place_of(service, "stranger", evening)
        assert (place.id, place.company, place.goes_to) == (0, [], "")


@in_loop
async def test_a_guest_knows_their_own_table_and_no_other(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=3)
        await service.evenings.seat(HOST, evening, [1, 2], 0)
        assert (await place_of(service, "nour", evening)).company == ["Luc"]
        assert (await place_of(service, "adele", evening)).company == []


@in_loop
async def test_two_tables_are_brought_together(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=4)
        await service.evenings.set_table(HOST, evening, 1, game="wazbaraz")
        await service.evenings.seat(HOST, evening, [1, 2], 0)
        await service.evenings.seat(HOST, evening, [3, 4], 1)
        plan = await service.evenings.merge_plan(HOST, evening, 0, 1)
        assert (plan.table, plan.freed, plan.game, plan.people, plan.problem) == (1, 0, "wazbaraz", [3, 4, 1, 2], "")
        info = await service.evenings.merge(HOST, evening, 0, 1)
        assert at(info, 1) == ["Adele", "Malik", "Nour", "Luc"]
        assert (table(info, 0).status, table(info, 1).game) == ("free", "wazbaraz")


@in_loop
async def test_tables_that_are_too_many_together_or_play_stay_apart(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=6)
        await service.evenings.set_table(HOST, evening, 1, game="sorcellerie")
        await service.evenings.seat(HOST, evening, [1, 2, 3], 0)
        await service.evenings.seat(HOST, evening, [4, 5], 1)
        assert "full" in (await service.evenings.merge_plan(HOST, evening, 0, 1)).problem
        with fails("table-full"):
            await service.evenings.merge(HOST, evening, 0, 1)
        await service.evenings.begin(HOST, evening, 0)
        await service.evenings.stand(HOST, evening, 5)
        with fails("table-playing"):
            await service.evenings.merge(HOST, evening, 0, 1)
        info = await service.evenings.info(HOST, evening)
        assert (at(info, 0), at(info, 1)) == (["Nour", "Luc", "Adele"], ["Malik"])


@in_loop
async def test_whoever_comes_late_takes_the_seat_of_a_bot(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await two_at_a_table(service, "wazbaraz")
        await service.evenings.begin(HOST, evening, 0)
        people = await come(service, evening, "nour", "luc")
        assert table(await service.evenings.info(HOST, evening), 0).bots == 1
        await service.evenings.join("late", evening, "Late", 4)
        info = await service.evenings.info(HOST, evening)
        assert [(one.number, one.is_running) for one in info.best.seatings] == [(0, True)]
        await service.evenings.place_best(HOST, evening)
        late = Person("late")
        name = (await place_of(service, "late", evening)).goes_to.rpartition("/")[2]
        await service.attach(late, name)
        assert late.update["view"]["seat"] is not None
        await service.evenings.join("later", evening, "Later", 5)
        with fails("table-full"):
            await service.evenings.seat(HOST, evening, [4], 0)
        await play_out(service, [*people, late], random.Random(3))
        assert late.is_over


@in_loop
async def test_nobody_sits_down_at_an_evenings_table_by_its_link(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await two_at_a_table(service, "wazbaraz")
        info = await service.evenings.begin(HOST, evening, 0)
        name = table(info, 0).playing
        for seat in range(3):
            with fails("closed"):
                await service.sit("stranger", name, seat, "Stranger", hash_of("stranger", seat))
        assert (await service.info("stranger", name)).evening == ""
        assert (await service.info("nour", name)).evening == evening


@in_loop
async def test_a_phone_that_does_not_come_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await two_at_a_table(service, "hyene")
        await service.evenings.begin(HOST, evening, 0)
        name = (await place_of(service, "nour", evening)).goes_to.rpartition("/")[2]
        info = await service.info("nour", name)
        seat = next(seat for seat, chair in enumerate(info.chairs) if chair.you)
        await service.sit("nour", name, seat, "", hash_of("nour", seat))
        assert names(await service.evenings.info(HOST, evening), 2) == ["Luc"]
        now = await service.evenings.hurry(HOST, evening, 0)
        assert at(now, 0) == ["Nour"]
        await service.reveal("nour", name, {seat: seed_of("nour", seat)})
        info = await service.info("nour", name)
        assert (info.status, [chair.level for chair in info.chairs if chair.kind == "bot"]) == ("running", [LEVEL])
        assert (await place_of(service, "luc", evening)).table == NO_TABLE


@in_loop
async def test_whoever_goes_home_leaves_a_bot_in_their_seat_and_the_last_one_ends_the_game(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await two_at_a_table(service, "hyene")
        await service.evenings.begin(HOST, evening, 0)
        await come(service, evening, "nour", "luc")
        name = (await place_of(service, "nour", evening)).playing
        await service.evenings.go_home("luc", evening)
        assert [chair.minded for chair in (await service.info("nour", name)).chairs].count(True) == 1
        info = await service.evenings.info(HOST, evening)
        assert at(info, 0) == ["Nour"]
        await service.evenings.stand(HOST, evening, 1)
        with fails("no-table"):
            await service.info("nour", name)
        assert table(await service.evenings.info(HOST, evening), 0).status == "free"


@in_loop
async def test_whoever_was_sent_away_cannot_come_back_with_the_same_device(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=1)
        info = await service.evenings.send_away(HOST, evening, 1)
        assert info.guests == []
        with fails("sent-away"):
            await service.evenings.join("nour", evening, "Somebody else", 1)


async def play_round(service: TableService, evening: str, seed: int) -> None:
    info = await service.evenings.info(HOST, evening)
    devices = {guest.name: guest.name.lower() for guest in info.guests}
    for one in [one for one in info.tables if one.round and one.status == "beginning"]:
        here = [devices[name] for name in names(info, *one.people)]
        people = await come(service, evening, *here)
        await play_out(service, people, random.Random(seed))


@in_loop
async def test_a_tournament_of_three_rounds_is_played_to_its_result(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=4)
        await service.evenings.open_tournament(HOST, evening, "hyene", 3, 2)
        met = []
        for number in range(1, 4):
            info = await service.evenings.next_round(HOST, evening)
            assert info.tournament is not None
            assert (info.tournament.round, info.tournament.unfinished) == (number, 2)
            met += [frozenset(at(info, one.number)) for one in info.tables if one.round]
            with fails("round-unfinished"):
                await service.evenings.next_round(HOST, evening)
            await play_round(service, evening, number)
        assert len(set(met)) == 6  # everybody has met everybody
        info = await service.evenings.info(HOST, evening)
        assert info.tournament is not None
        assert (info.tournament.unfinished, len(info.tournament.ranks)) == (0, 4)
        for number in range(3):  # two tables, at each of which one is first, or both are
            points = sorted(one.points[number] or 0 for one in info.tournament.ranks)
            assert points in ([2, 2, 3, 3], [2, 3, 3, 3], [3, 3, 3, 3])
        assert all(None not in one.points and len(one.points) == 3 for one in info.tournament.ranks)
        with fails("tournament-over"):
            await service.evenings.next_round(HOST, evening)


@pytest.mark.in_a_file  # long, and about the evening: where it is kept, the others ask
@in_loop
async def test_eight_people_at_two_tables_come_to_the_end_of_three_rounds(tmp_path: Path) -> None:
    devices = [*PEOPLE, "karim", "lise"]
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service)
        for number, device in enumerate(devices):
            await service.evenings.join(device, evening, device.title(), number % 6)
        await service.evenings.open_tournament(HOST, evening, "hyene", 3, 4)
        for number in range(1, 4):
            info = await service.evenings.next_round(HOST, evening)
            assert sorted(len(one.people) for one in info.tables if one.round) == [4, 4]
            await play_round(service, evening, number)
        info = await service.evenings.info(HOST, evening)
        assert info.tournament is not None
        assert info.tournament.unfinished == 0
        assert sorted(names(info, *(one.guest for one in info.tournament.ranks))) == sorted(map(str.title, devices))
        assert all(None not in one.points and len(one.points) == 3 for one in info.tournament.ranks)


@in_loop
async def test_in_a_tournament_whoever_leaves_gets_nothing_and_whoever_is_late_plays_the_next_round(
    tmp_path: Path,
) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=2)
        await service.evenings.open_tournament(HOST, evening, "hyene", 2, 2)
        await service.evenings.next_round(HOST, evening)
        people = await come(service, evening, "nour", "luc")
        await service.evenings.join("late", evening, "Late", 4)
        info = await service.evenings.info(HOST, evening)
        assert info.tournament is not None
        assert names(info, *info.tournament.late) == ["Late"]
        await service.evenings.go_home("luc", evening)
        await play_out(service, people[:1], random.Random(1))
        await service.evenings.enrol(HOST, evening)
        info = await service.evenings.next_round(HOST, evening)
        assert info.tournament is not None
        points = dict(
            zip(names(info, *(one.guest for one in info.tournament.ranks)), info.tournament.ranks, strict=True)
        )
        assert points["Nour"].points == [3, None]
        assert points["Luc"].points == [None, None]
        assert points["Late"].points == [None, None]
        assert sorted(at(info, next(one.number for one in info.tables if one.round))) == ["Late", "Nour"]


@in_loop
async def test_a_table_that_is_cleared_does_not_hold_up_the_round(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=2)
        await service.evenings.open_tournament(HOST, evening, "hyene", 2, 2)
        info = await service.evenings.next_round(HOST, evening)
        number = next(one.number for one in info.tables if one.round)
        await service.evenings.clear(HOST, evening, number)
        info = await service.evenings.next_round(HOST, evening)
        assert info.tournament is not None
        assert [one.points for one in info.tournament.ranks] == [[None, None]] * 2


@in_loop
async def test_people_who_play_again_by_themselves_are_still_at_their_table(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await two_at_a_table(service, "hyene")
        info = await service.evenings.begin(HOST, evening, 0)
        people = await come(service, evening, "nour", "luc")
        await play_out(service, people, random.Random(1))
        again = await service.rematch("luc", table(info, 0).playing)
        info = await service.evenings.info(HOST, evening)
        assert (table(info, 0).playing, table(info, 0).status) == (again.id, "beginning")


@in_loop
async def test_an_evening_survives_the_end_of_the_house(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=3)
        await service.evenings.seat(HOST, evening, [1, 2], 1)
        await service.evenings.open_tournament(HOST, evening, "hyene", 3)
        before = await service.evenings.info(HOST, evening)
    async with open_service(tmp_path / "w.db") as service:
        assert await service.evenings.info(HOST, evening) == before
        assert (await place_of(service, "nour", evening)).company == ["Luc"]


@in_loop
async def test_two_evenings_in_one_house_know_nothing_of_one_another(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        first, second = await an_evening(service, people=2), await an_evening(service)
        await service.evenings.join("rose", second, "Rose", 1)
        assert [one.name for one in (await service.evenings.info(HOST, second)).guests] == ["Rose"]
        with fails("no-guest"):
            await service.evenings.go_home("nour", second)
        assert len((await service.evenings.info(HOST, first)).guests) == 2


@in_loop
async def test_three_words_lead_to_the_evening_and_a_card_to_its_table(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, tables=2)
        info = await service.evenings.info(HOST, evening)
        assert await service.evenings.find(info.code.lower().replace("-", " ")) == (evening, NO_TABLE)
        assert await service.evenings.find(table(info, 1).code) == (evening, 1)
        assert await service.evenings.find("no such words") is None
        await service.evenings.join("nour", evening, "Nour", 1, table=1)
        info = await service.evenings.info(HOST, evening)
        assert [(one.number, one.people) for one in info.best.seatings] == [(1, [1])]


@in_loop
async def test_three_words_are_never_those_of_a_table_and_of_an_evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=2, tables=1)
        taken = await service.evenings.info(HOST, evening)
        await service.evenings.set_table(HOST, evening, 0, game="hyene")
        await service.evenings.seat(HOST, evening, [1, 2], 0)
        dealt = iter(f"word-{number}" for number in range(100))
        again: list[str] = []  # what chance deals first

        def deal() -> str:
            return again.pop() if again else next(dealt)

        for module in ("seating", "service", "evenings", "evening_changes"):
            monkeypatch.setattr(f"walpurgis.tables.{module}.new_code", deal)
        again[:] = [taken.code, table(taken, 0).code]
        opened = await new_table(service)
        assert opened.code == "word-0"
        again[:] = [taken.code]
        assert (await service.change_code("d0", opened.id)).code not in (taken.code, "word-0")
        code = (await service.info("d0", opened.id)).code
        again[:] = [taken.code]
        playing = table(await service.evenings.begin(HOST, evening, 0), 0).playing
        again[:] = [code]
        other = await service.evenings.open(HOST, "en", "Another", tables=1)
        again[:] = [code]
        other = await service.evenings.add_table(HOST, other.id)
        codes = [code, (await service.info("nour", playing)).code]
        codes += [taken.code, other.code, *(one.code for one in (*taken.tables, *other.tables))]
        assert len(set(codes)) == len(codes)
        assert await service.evenings.find(code) is None
        assert await service.evenings.find(taken.code) == (evening, NO_TABLE)


@in_loop
async def test_nothing_is_kept_unless_it_is_wished(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=2)
        await service.evenings.open_tournament(HOST, evening, "hyene", 1, 2)
        info = await service.evenings.next_round(HOST, evening)
        playing = next(one.playing for one in info.tables if one.round)
        await play_round(service, evening, 1)
        await service.evenings.close(HOST, evening)
        with fails("no-evening"):
            await service.evenings.info(HOST, evening)
        with fails("no-table"):
            await service.info("nour", playing)
        for kept in ("evenings", "evening_codes", "evening_guests", "tables", "guests", "moves"):
            assert ask(tmp_path / "w.db", f"SELECT * FROM {kept}") == []


@in_loop
async def test_what_is_kept_is_the_result_and_the_games_without_the_phones(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=2)
        await service.evenings.rename(HOST, evening, None, None, None, keeps=True)
        await service.evenings.open_tournament(HOST, evening, "hyene", 1, 2)
        info = await service.evenings.next_round(HOST, evening)
        playing = next(one.playing for one in info.tables if one.round)
        await play_round(service, evening, 1)
        await service.evenings.info(HOST, evening)
        await service.evenings.close(HOST, evening)
        info = await service.evenings.info(HOST, evening)
        assert info.tournament is not None
        assert info.closed
        assert sorted(one.total for one in info.tournament.ranks) in ([2, 3], [3, 3])
        assert (await service.info("nour", playing)).status == "over"
        assert ask(tmp_path / "w.db", "SELECT device FROM evening_guests") == [(HOST,)]
        with fails("no-evening"):
            await service.evenings.join("nour", evening, "Nour", 1)
        with fails("no-evening"):
            await place_of(service, "nour", evening)


@in_loop
async def test_an_evening_that_nobody_closes_is_gone_after_a_day(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    async with open_service(path) as service:
        evening = await an_evening(service, people=2)
        await service.evenings.seat(HOST, evening, [1, 2], 0)
        playing = table(await service.evenings.begin(HOST, evening, 0), 0).playing
        ((updated,),) = ask(path, "SELECT updated FROM evenings")
        await service.evenings.clear_old(updated / 1000 + LASTS_DAYS * DAY_S - 60)
        await service.evenings.info(HOST, evening)
        await service.evenings.clear_old(updated / 1000 + LASTS_DAYS * DAY_S + 60)
        with fails("no-evening"):
            await service.evenings.info(HOST, evening)
        with fails("no-table"):
            await service.info("nour", playing)


@in_loop
async def test_a_result_that_was_kept_goes_after_a_month(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    async with open_service(path) as service:
        evening = await an_evening(service, people=2)
        await service.evenings.rename(HOST, evening, None, None, None, keeps=True)
        await service.evenings.close(HOST, evening)
        ((updated,),) = ask(path, "SELECT updated FROM evenings")
        await service.evenings.clear_old(updated / 1000 + KEPT_DAYS * DAY_S - 60)
        await service.evenings.info(HOST, evening)
        await service.evenings.clear_old(updated / 1000 + KEPT_DAYS * DAY_S + 60)
        with fails("no-evening"):
            await service.evenings.info(HOST, evening)


@in_loop
async def test_whoever_asks_to_be_forgotten_is_forgotten_here_too(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service, people=2)
        await service.forget("nour")
        assert [one.name for one in (await service.evenings.info(HOST, evening)).guests] == ["Luc"]
        assert ("nour",) not in ask(tmp_path / "w.db", "SELECT device FROM evening_guests")
        await service.forget(HOST)
        assert ask(tmp_path / "w.db", "SELECT * FROM evenings") == []


@in_loop
async def test_a_device_is_host_of_so_many_evenings_and_a_room_holds_so_many_people(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", evenings_of_device=2) as service:
        first = await an_evening(service)
        await an_evening(service)
        with fails("too-many-evenings"):
            await an_evening(service)
        for number in range(80):
            await service.evenings.join(f"d{number}", first, "Léo", number % 6)
        with fails("evening-full"):
            await service.evenings.join("one more", first, "Léo", 1)
        with fails("evening-full"):
            for _ in range(20):
                await service.evenings.add_table(HOST, first)


@in_loop
async def test_names_are_checked_and_equal_ones_are_told_apart(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service)
        with fails("name"):
            await service.evenings.join("nour", evening, "\u202eruon", 1)
        with fails("face"):
            await service.evenings.join("nour", evening, "Nour", 6)
        with fails("setting"):
            await service.evenings.join("nour", evening, "Nour", 1, "chess")
        await service.evenings.join("nour", evening, "Jo", 0)
        await service.evenings.join("luc", evening, "Jo", 1)
        assert [one.name for one in (await service.evenings.info(HOST, evening)).guests] == ["Jo Moon", "Jo Star"]


@in_loop
async def test_many_phones_that_come_in_at_once_are_all_in(tmp_path: Path) -> None:
    import asyncio

    async with open_service(tmp_path / "w.db") as service:
        evening = await an_evening(service)
        await asyncio.gather(*(service.evenings.join(one, evening, one, 1) for one in PEOPLE))
        info = await service.evenings.info(HOST, evening)
        assert sorted(one.name for one in info.guests) == sorted(PEOPLE)
        assert len({one.id for one in info.guests}) == len(PEOPLE)


@in_loop
async def test_a_change_that_was_forestalled_leaves_no_table_behind(tmp_path: Path) -> None:
    import asyncio

    async with open_service(tmp_path / "w.db") as service:
        evening = await two_at_a_table(service, "hyene")
        await asyncio.gather(
            service.evenings.begin(HOST, evening, 0), *(service.evenings.join(one, evening, one, 1) for one in "abcd")
        )
        assert len(ask(tmp_path / "w.db", "SELECT id FROM tables")) == 1
