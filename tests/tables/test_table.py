"""A table with people at it: moves, retries, coming back, hot-seat, links to seats, rematches."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.tables.people import (
    Person,
    answered,
    fails,
    hash_of,
    in_loop,
    is_done,
    new_table,
    open_service,
    play_out,
    seated,
)
from walpurgis.kernel.record import read
from walpurgis.tables import queries
from walpurgis.tables.history import History
from walpurgis.tables.housekeeping import Housekeeping
from walpurgis.tables.lists import TableLists
from walpurgis.tables.move import Move
from walpurgis.tables.queue import MOST_WAITING
from walpurgis.tables.service import TableService
from walpurgis.tables.verify import verify


def whose_turn(people: list[Person]) -> Person:
    return next(person for person in people if person.is_asked)


# Moves


@in_loop
@pytest.mark.parametrize("game", ["hexentanz", "hyene"])
async def test_a_whole_game_is_played_and_its_dice_are_proved(tmp_path: Path, game: str) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, game)
        await play_out(service, people, random.Random(1))
        record = read(await service.history.record("d0", table))
        report = verify(record)
        assert report.is_proved, report.findings
        assert report.is_over
        assert report.draws > 10


@in_loop
async def test_a_move_is_answered_to_the_mover_and_shown_to_all(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service)
        onlooker = Person("stranger")
        await service.attach(onlooker, table)
        mover = whose_turn(people)
        answer = await mover.plays(service, "out", nonce="my-move")
        assert answer["ok"] == "my-move"
        assert answer["at"] == 3  # the first die, the move, the next die
        assert [event["name"] for event in answer["events"]] == ["out", "die"]
        assert [event["at"] for event in answer["events"]] == [2, 3]
        for other in [*people, onlooker]:
            assert other.update["at"] == 3
            assert "ok" not in other.update or other is mover
        assert onlooker.update["view"]["seat"] is None
        assert onlooker.update["ask"] == []


@in_loop
async def test_strangers_come_and_go_and_nobody_is_told(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service)
        watching = Person("watching")
        await service.attach(watching, table)
        before = [list(person.heard) for person in (*people, watching)]
        for number in range(3):
            stranger = Person(f"stranger {number}")
            await service.attach(stranger, table)
            service.present(stranger, False)
            service.present(stranger, True)
            service.detach(stranger)
            assert [message["kind"] for message in stranger.heard] == ["table", "update"]
        assert [person.heard for person in (*people, watching)] == before


@in_loop
async def test_a_retry_is_answered_and_not_played_again(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, people = await seated(service)
        mover = whose_turn(people)
        first = await mover.plays(service, "out", nonce="once")
        again = await mover.plays(service, "out", at=1, nonce="once")
        assert again == {"kind": "ok", "id": "once", "at": first["at"]}
        assert mover.at == first["at"]


@in_loop
async def test_a_retry_is_known_after_a_restart(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service)
        mover = whose_turn(people)
        first = await mover.plays(service, "out", nonce="once")
    async with open_service(tmp_path / "w.db") as service:
        back = Person(mover.device)
        await service.attach(back, table)
        assert await back.plays(service, "out", at=1, nonce="once") == {"kind": "ok", "id": "once", "at": first["at"]}


@in_loop
async def test_an_answer_to_older_news_is_stale(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, people = await seated(service, "hyene", 2)
        for _ in range(8):
            mover = whose_turn(people)
            done = await mover.plays(service, mover.update["ask"][0]["steps"][0]["do"])
        mover = whose_turn(people)
        text = mover.update["ask"][0]["steps"][0]["do"]
        stale = {"kind": "stale", "at": done["at"]}
        assert await mover.plays(service, text, at=0, nonce="late") == {**stale, "id": "late"}
        assert await mover.plays(service, text, at=9999, nonce="early") == {**stale, "id": "early"}


@in_loop
async def test_a_double_click_moves_once(tmp_path: Path) -> None:
    """Two moves with the same `at`, sent before the first is answered."""
    async with open_service(tmp_path / "w.db") as service:
        _, people = await seated(service, "hyene", 2)
        mover = whose_turn(people)
        text = mover.update["ask"][0]["steps"][0]["do"]
        first, second = await asyncio.gather(
            mover.plays(service, text, nonce="one"), mover.plays(service, text, nonce="two")
        )
        assert first["ok"] == "one"
        assert (second["kind"] in ("stale", "refused"), second["id"]) == (True, "two")


@in_loop
async def test_a_forbidden_move_is_refused_by_its_clause(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, people = await seated(service)
        mover = whose_turn(people)
        answer = await mover.plays(service, "move 3")
        assert answer["clause"] == "HT-08"
        assert answer["args"] == {"witches": 4}
        assert "4" in answer["message"]
        other = next(person for person in people if person is not mover)
        assert (await other.plays(service, "out"))["clause"] == "HT-05"


@in_loop
async def test_every_wrong_message_has_its_own_answer_and_changes_nothing(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service)
        mover = whose_turn(people)
        before = mover.update
        seat = mover.seat or 0
        wrong = {
            "notation": (seat, "fly 12", "n"),
            "nonce": (seat, "out", "x" * 65),
            "not-your-seat": (seat + 1, "out", "n"),
        }
        for key, (whose, text, nonce) in wrong.items():
            since = len(mover.heard)
            service.play(Move(mover, whose, text, mover.at, nonce, 0.0))
            assert (await mover.hears(lambda message: message["kind"] == "error", since))["error"] == key
        stranger = Person("stranger")
        await service.attach(stranger, table)
        service.play(Move(stranger, 0, "out", 1, "n", 0.0))
        assert (await stranger.hears(lambda message: message["kind"] == "error"))["error"] == "not-your-seat"
        service.play(Move(mover, -1, "out", 1, "n", 0.0))
        service.play(Move(mover, 99, "out", 1, "n", 0.0))
        assert mover.update == before
        assert (await mover.plays(service, "out"))["at"] == 3


@in_loop
async def test_once_it_is_over_moves_are_refused_by_the_clause_of_the_end(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, people = await seated(service, "hyene", 2)
        await play_out(service, people, random.Random(3))
        assert (await people[0].plays(service, "throw"))["clause"].startswith("HY-")
        assert people[0].info["status"] == "over"
        assert people[0].info["server_seed"]


@in_loop
async def test_a_move_before_the_start_is_answered(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service)).id
        await service.sit("d0", table, 0, "Ann", hash_of("d0", 0))
        person = Person("d0")
        await service.attach(person, table)
        assert (await person.plays(service, "out"))["error"] == "not-started"


# Coming and going


@in_loop
async def test_whoever_comes_back_gets_what_it_missed(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service)
        rng = random.Random(2)
        await play_out(service, people, rng, most=5)
        away = people[1]
        at, heard = away.at, len(away.heard)
        await play_out(service, people, rng, most=6)
        missed = [event for update in away.heard[heard:] for event in update.get("events", [])]
        back = Person(away.device)
        await service.attach(back, table, at)
        assert back.update["events"] == missed
        assert back.update["view"] == away.update["view"]
        assert back.update["ask"] == away.update["ask"]
        service.detach(away)
        await play_out(service, [people[0], back, people[2]], rng, most=4)


@in_loop
async def test_after_a_restart_the_table_stands_as_it_stood(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service)
        await play_out(service, people, random.Random(4), most=17)
        seen = {person.device: person.update for person in people}
    assert people[0].heard[-1] == {"kind": "bye", "reason": "restart"}
    assert people[0].was_dismissed
    async with open_service(tmp_path / "w.db") as service:
        again = [Person(person.device) for person in people]
        for person in again:
            await service.attach(person, table)
            assert person.update["view"] == seen[person.device]["view"]
            assert person.update["ask"] == seen[person.device]["ask"]
        await play_out(service, again, random.Random(5))


@in_loop
async def test_two_tabs_are_the_same_person(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service)
        mover = whose_turn(people)
        tab = Person(mover.device)
        await service.attach(tab, table)
        assert tab.update["ask"] == mover.update["ask"]
        assert (await tab.plays(service, "out", nonce="from-tab"))["ok"] == "from-tab"
        assert mover.at == tab.at
        assert sum(chair["here"] for chair in mover.info["chairs"]) == 3
        service.detach(tab)
        await service.info("d0", table)
        assert sum(chair["here"] for chair in mover.info["chairs"]) == 3


@in_loop
async def test_presence_is_told(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service)
        service.present(people[1], False)
        assert [chair["here"] for chair in people[0].info["chairs"]] == [True, False, True]
        service.present(people[1], True)
        assert [chair["here"] for chair in people[0].info["chairs"]] == [True, True, True]
        service.detach(people[2])
        assert [chair["here"] for chair in people[0].info["chairs"]] == [True, True, False]
        assert [chair["you"] for chair in people[0].info["chairs"]] == [True, False, False]
        assert (await service.info("d1", table)).chairs[1].you


@in_loop
async def test_only_preset_phrases_can_be_said_and_only_by_who_sits(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, people = await seated(service)
        service.phrase(people[0], 0, "well-played")
        assert people[2].heard[-1] == {"kind": "phrase", "phrase": "well-played", "seat": 0}
        service.phrase(people[0], 1, "well-played")
        assert people[0].heard[-1]["error"] == "not-your-seat"
        service.phrase(people[0], 0, "<script>")
        assert people[0].heard[-1]["error"] == "phrase"


@in_loop
async def test_why_not_and_what_if_are_answered_without_moving(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, people = await seated(service)
        mover = whose_turn(people)
        seat = mover.seat
        assert seat is not None
        service.why(mover, seat, "look 5", "q1")
        assert (mover.heard[-1]["id"], mover.heard[-1]["clause"]) == ("q1", "HT-R3")
        service.why(mover, seat, "out", "q2")
        assert mover.heard[-1] == {"kind": "why", "id": "q2", "clause": "", "args": {}, "message": ""}
        service.preview(mover, seat, "out", "q3")
        assert (mover.heard[-1]["id"], mover.heard[-1]["preview"]["name"]) == ("q3", "out")
        assert mover.heard[-1]["message"]
        service.preview(mover, seat, "move 3", "q4")
        assert mover.heard[-1]["preview"] is None
        service.preview(mover, seat, "what 3", "q5")
        assert (mover.heard[-1]["error"], mover.heard[-1]["id"]) == ("notation", "q5")
        assert mover.at == 1


@in_loop
async def test_every_question_is_answered_even_where_too_much_is_waiting(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, (person, *_) = await seated(service)
        live = await service.registry.get(table)
        async with live.queue.held():
            for number in range(MOST_WAITING):
                service.why(person, 0, "out", f"waits-{number}")
            service.why(person, 0, "out", "why")
            service.preview(person, 0, "out", "preview")
            service.show_as(person, 0, "as")
            service.phrase(person, 0, "hello", "phrase")
            turned_away = [(message["kind"], message["error"], message["id"]) for message in person.heard[-4:]]
        assert turned_away == [("error", "busy", ident) for ident in ("why", "preview", "as", "phrase")]
        waited = {f"waits-{number}" for number in range(MOST_WAITING)}
        assert waited <= {ident for message in person.heard for ident in answered(message)}


@in_loop
async def test_a_question_at_which_the_game_fails_is_answered_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, people = await seated(service)
        mover = whose_turn(people)
        with monkeypatch.context() as broken:
            broken.setattr(queries, "preview_data", None)
            service.preview(mover, mover.seat or 0, mover.choice(random.Random(1)), "what-if")
        assert (mover.heard[-1]["error"], mover.heard[-1]["id"]) == ("unanswered", "what-if")
        assert is_done(await mover.plays(service, mover.choice(random.Random(1))))


@in_loop
async def test_everybody_is_answered_in_their_own_language(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, people = await seated(service)
        mover = whose_turn(people)
        seat = mover.seat
        assert seat is not None
        answers: dict[str, list[str]] = {}
        for language in ("en", "fr"):
            mover.language = language
            since = len(mover.heard)
            service.why(mover, seat, "look 5", "q1")
            service.preview(mover, seat, "out", "q2")
            service.play(Move(mover, seat, "look 5", mover.at, f"m-{language}", 0.0))
            service.phrase(mover, seat, "rude")
            answers[language] = [message["message"] for message in mover.heard[since:]]
        assert len(answers["en"]) == len(answers["fr"]) == 4
        assert not set(answers["en"]) & set(answers["fr"])


# Spectators


@in_loop
async def test_a_table_without_onlookers_dismisses_them_at_the_start(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service, "hyene", 2, watchable=False)).id
        onlooker = Person("stranger")
        await service.attach(onlooker, table)  # anybody invited may look before sitting down
        for seat, device in enumerate(("d0", "d1")):
            await service.sit(device, table, seat, "Ann", hash_of(device, seat))
        await service.start("d0", table)
        assert onlooker.heard[-1] == {"kind": "bye", "reason": "unwelcome"}
        assert onlooker.was_dismissed
        assert onlooker.updates == []
        with fails("not-watchable"):
            await service.attach(Person("stranger"), table)
        with fails("not-watchable"):
            await service.history.story("stranger", table)
        await service.attach(Person("d1"), table)


# Hot-seat


@in_loop
async def test_one_device_holds_several_seats_and_shows_one_at_a_time(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, (device,) = await seated(service, devices=["d0", "d0", "d0"])
        for _ in range(6):
            turn = device.update["view"]["awaited"][0]
            service.show_as(device, turn)
            assert device.update["view"]["seat"] == turn
            assert device.is_asked
            assert is_done(await device.plays(service, device.choice(random.Random(1))))
        service.show_as(device, None)
        assert device.update["view"]["seat"] is None
        assert device.update["ask"] == []


@in_loop
async def test_nobody_sees_as_another_device_s_seat(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service)
        service.show_as(people[0], 1)
        assert people[0].heard[-1]["error"] == "not-your-seat"
        with fails("not-your-seat"):
            await service.attach(Person("stranger"), table, -1, 0)
        with fails("not-your-seat"):
            await service.history.story("d0", table, 0, "en", 1)


@pytest.mark.in_a_file
@in_loop
async def test_a_restart_draws_nothing_again(tmp_path: Path) -> None:
    """The same table played from the same point gives the same dice, whenever it is loaded."""
    drawn: list[list[str]] = []
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hexentanz", 3)
        await play_out(service, people, random.Random(11), most=10)
    for copy in range(2):
        path = tmp_path / f"{copy}.db"
        path.write_bytes((tmp_path / "w.db").read_bytes())
        async with open_service(path) as service:
            people = [Person(f"d{seat}") for seat in range(3)]
            for person in people:
                await service.attach(person, table)
            await play_out(service, people, random.Random(12), most=20)
            events = [event for update in people[0].updates for event in update["events"]]
            drawn.append([f"{event['at']} {event['args']}" for event in events if event["name"] == "die"])
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) == 20


def test_this_is_all_that_can_be_done_at_tables() -> None:
    assert offered(TableService) == {
        "advise", "attach", "begin_without", "change", "change_code", "claim", "clients", "close", "close_games",
        "counts", "create", "detach", "forget", "hold", "info", "keep", "leave", "let_back", "offer", "open", "phrase",
        "play", "play_again", "present", "preview", "rematch", "reveal", "seat_bot", "show_as", "sit", "start",
        "take_back", "why",
    }  # fmt: skip
    assert offered(TableLists) == {"find", "latest", "mine", "of_device", "public"}
    assert offered(History) == {"last_moment", "proof", "recent", "record", "review", "story"}
    assert offered(Housekeeping) == {"archive", "clear_old", "close", "delete", "open"}


def offered(kind: type) -> set[str]:
    return {name for name in vars(kind) if not name.startswith("_")}
