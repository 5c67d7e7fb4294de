"""The race of Sorcellerie at a real table: answers, wires, bots, decisions and what is shown of them."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.tables.people import Person, QuickBots, answered, fails, in_loop, now, open_service, seated
from walpurgis.kernel.record import read
from walpurgis.tables.bots import BotQuestion
from walpurgis.tables.header import Entry
from walpurgis.tables.move import Move
from walpurgis.tables.move_ids import move_id
from walpurgis.tables.service import TableService
from walpurgis.tables.store import Conflict, Write, commit
from walpurgis.tables.verify import verify


async def right_answer(service: TableService, table: str) -> str:
    """What a very quick person would say."""
    match = (await service.registry.get(table)).match
    assert match is not None
    position = match.position
    steps = [step for step in position.legal(0) if position.decides(0, step)]
    return position.text(steps[0]).partition(" @")[0]


async def wrong_answer(service: TableService, table: str) -> str:
    match = (await service.registry.get(table)).match
    assert match is not None
    position = match.position
    steps = [step for step in position.legal(0) if not position.decides(0, step) and position.text(step) != "silent"]
    return position.text(steps[0]).partition(" @")[0]


def say(
    service: TableService, person: Person, text: str, nonce: str, ago: float = 0.0, seat: int | None = None
) -> None:
    """An answer whose frame came in `ago` seconds before now."""
    arrived = now() - ago
    where = person.seat if seat is None else seat
    assert where is not None
    service.play(Move(person, where, text, person.at, nonce, arrived))


def verdict(update: dict[str, Any]) -> str:
    return str(update["view"]["facts"].get("result", ""))


@in_loop
async def test_an_answer_is_told_only_with_the_decision_and_with_its_numbers(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, (one, two) = await seated(service, "sorcellerie", 2)
        for person in (one, two):
            for _ in range(5):
                person.trips.note(20.0)
        answer = await right_answer(service, table)
        await asyncio.sleep(0.3)
        heard = len(one.heard)
        say(service, one, f"{answer} @250", "mine")
        await asyncio.sleep(0)
        assert len(one.heard) == heard  # the other could still have been faster
        decided = await one.hears(lambda message: message.get("ok") == "mine", heard)
        (numbers,) = decided["race"]
        assert numbers["seat"] == 0
        assert numbers["reported"] == 250
        assert numbers["trip"] == 20
        assert numbers["allowance"] == 10
        assert (numbers["waited"], numbers["taken"]) == (300, 270)  # 250 is not believed: 20 of wire and 10 more are
        assert numbers["margin"] == 5
        assert [event["name"] for event in decided["events"]][:1] == ["done"]
        assert two.update["race"] == decided["race"]
        stored = await service.store.load(table)
        assert stored is not None
        timed = [entry for entry in stored.entries if entry.timing]
        assert [(entry.actor, entry.step.partition(" @")[2]) for entry in timed] == [(0, str(numbers["taken"]))]


@in_loop
async def test_the_quicker_wins_though_the_slower_is_nearer(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, (near, far) = await seated(service, "sorcellerie", 2)
        for _ in range(5):
            near.trips.note(2.0)
            far.trips.note(150.0)
        answer = await right_answer(service, table)
        await asyncio.sleep(0.5)
        say(service, near, f"{answer} @490", "near")  # arrives first
        await asyncio.sleep(0.04)
        say(service, far, f"{answer} @390", "far")  # pressed 100 ms before the other, and needed 150 more
        decided = await far.hears(lambda message: message.get("ok") == "far")
        names = {event["name"]: event["args"] for event in decided["events"]}
        assert names["first"]["seat"] == far.seat
        assert near.update["at"] == decided["at"]


@in_loop
async def test_the_same_time_is_a_tie(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, (one, two) = await seated(service, "sorcellerie", 2)
        answer = await right_answer(service, table)
        await asyncio.sleep(0.2)
        say(service, one, f"{answer} @190", "a")
        say(service, two, f"{answer} @195", "b")
        decided = await one.hears(lambda message: message.get("ok") == "a")
        assert "together" in {event["name"] for event in decided["events"]}


@in_loop
async def test_wrong_answers_do_not_end_it_but_all_answers_do(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, (one, two) = await seated(service, "sorcellerie", 2)
        wrong = await wrong_answer(service, table)
        say(service, one, f"{wrong} @10", "a")
        await asyncio.sleep(5)
        assert len(one.updates) == 1
        say(service, two, "silent", "b")
        decided = await two.hears(lambda message: message.get("ok") == "b")
        assert "nobody" in {event["name"] for event in decided["events"]}
        assert [one_.get("ok") for one_ in one.updates][-1] == "a"


@in_loop
async def test_one_press_is_the_whole_answer(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, (one, _) = await seated(service, "sorcellerie", 2)
        wrong, right = await wrong_answer(service, table), await right_answer(service, table)
        say(service, one, f"{wrong} @10", "a")
        refused = await one.plays(service, f"{right} @20", nonce="b")
        assert (refused["kind"], refused["id"], refused["clause"]) == ("refused", "b", "SO-R3")
        heard = len(one.heard)
        say(service, one, f"{wrong} @10", "a")  # a retry: still to be told with the decision
        assert len(one.heard) == heard


@in_loop
async def test_at_the_limit_the_silent_are_silent(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, (one, two) = await seated(service, "sorcellerie", 2, options={"answer_limit_s": 1})
        began = now()
        await one.until(lambda: len(one.updates) > 1)
        assert 1.0 <= now() - began < 1.5
        stored = await service.store.load(table)
        assert stored is not None
        assert [entry.step for entry in stored.entries if entry.actor >= 0][:2] == ["silent", "silent"]
        assert two.at == one.at


@in_loop
async def test_an_answer_after_the_limit_is_refused_by_its_clause(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, (one, two) = await seated(service, "sorcellerie", 2, options={"answer_limit_s": 1})
        two.trips.note(200.0)  # the table waits a little longer for this one
        await asyncio.sleep(1.05)
        say(service, one, "say c @100", "late")
        assert one.heard[-1].get("clause") == "SO-R5" or one.heard[-1]["kind"] == "stale"


@in_loop
@pytest.mark.parametrize(("second", "outcome"), [(280, "together"), (310, "first")])
async def test_on_one_device_its_own_clock_counts(tmp_path: Path, second: int, outcome: str) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, (device,) = await seated(service, "sorcellerie", 2, devices=["d0", "d0"])
        for _ in range(5):
            device.trips.note(2.0)
        answer = await right_answer(service, table)
        await asyncio.sleep(0.6)
        say(service, device, f"{answer} @250", "a", seat=1)  # long ago: no allowance would span it
        await asyncio.sleep(0.03)
        say(service, device, f"{answer} @{second}", "b", seat=0)
        await device.hears(lambda message: "a" in answered(message))
        await device.hears(lambda message: "b" in answered(message))
        update = next(update for update in device.updates if "race" in update)
        assert {numbers["seat"]: numbers["taken"] for numbers in update["race"]} == {0: second, 1: 250}
        assert outcome in {event["name"] for event in update["events"]}


@in_loop
async def test_somebody_who_had_left_two_others_at_one_device_has_no_clock_of_their_own(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, (family, outsider) = await seated(service, "sorcellerie", 3, devices=["d0", "d0", "d2"])
        await service.leave("d2", table, 2)
        await next_race(service, table, family)
        answer = await right_answer(service, table)
        await asyncio.sleep(0.5)
        await outsider.reaches(family.at)
        say(service, outsider, f"{answer} @0", "forged")
        decided = await outsider.hears(lambda message: message.get("ok") == "forged")
        assert [one["taken"] for one in decided["race"] if one["seat"] == 2] >= [490]


@in_loop
async def test_a_seat_that_moves_to_another_device_during_a_race_takes_no_clock_along(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, _ = await seated(service, "sorcellerie", 2, devices=["d0", "d0"])
        answer = await right_answer(service, table)
        await asyncio.sleep(0.5)
        await service.claim("phone", await service.offer("d0", table, 1))
        phone = Person("phone")
        await service.attach(phone, table)
        say(service, phone, f"{answer} @0", "forged")
        decided = await phone.hears(lambda message: message.get("ok") == "forged")
        assert [one["taken"] for one in decided["race"]] >= [490]


async def next_race(service: TableService, table: str, person: Person) -> None:
    """Let the one that is open end: its clock was chosen when it began."""
    at = person.at
    for seat in (0, 1):
        say(service, person, "silent", f"pass-{seat}", seat=seat)
    await person.until(lambda: person.at > at and person.is_asked)
    assert (await service.registry.get(table)).race is not None


@in_loop
async def test_coming_back_does_not_begin_the_race_again(tmp_path: Path) -> None:
    """Look, think, load the page anew, press at once: the time counts from when the dice were first shown."""
    async with open_service(tmp_path / "w.db") as service:
        table, (one, two) = await seated(service, "sorcellerie", 2)
        answer = await right_answer(service, table)
        await asyncio.sleep(0.5)
        service.detach(two)
        back = Person(two.device)
        await service.attach(back, table)
        say(service, back, f"{answer} @5", "quick")
        decided = await back.hears(lambda message: message.get("ok") == "quick")
        assert decided["race"][0]["taken"] > 480
        assert one.at == decided["at"]


@in_loop
async def test_a_race_waits_while_nobody_who_is_asked_is_there(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "sorcellerie", 2, options={"answer_limit_s": 1})
        for person in people:
            service.detach(person)
        await asyncio.sleep(3.0)
        races = service.counts.races
        assert races <= 2  # the one that was on has ended, and no other has begun
        back = Person("d0")
        await service.attach(back, table)
        assert back.is_asked
        assert service.counts.races == races + 1


@in_loop
async def test_bots_answer_at_the_time_they_chose(tmp_path: Path) -> None:
    class Clever(QuickBots):
        """Sees the right answer in the world it is given, after 300 ms."""

        async def choose(self, question: BotQuestion) -> str:
            world = question.world
            step = next(step for step in world.legal(question.seat) if world.decides(question.seat, step))
            return world.text(step).replace("@0", "@300")

    async with open_service(tmp_path / "w.db", Clever()) as service:
        _, (person,) = await seated(service, "sorcellerie", 2, bots=1)
        began = now()
        await person.until(lambda: len(person.updates) > 1)
        assert 0.3 <= now() - began < 0.6
        names = {event["name"]: event["args"] for event in person.updates[1]["events"]}
        assert (names["first"]["seat"], names["first"]["ms"]) == (1, 300)


@in_loop
@pytest.mark.parametrize("bots", [0, 1])
async def test_a_whole_game_of_races_is_played_and_proved(tmp_path: Path, bots: int) -> None:
    class Quick(QuickBots):
        async def choose(self, question: BotQuestion) -> str:
            text = await super().choose(question)
            return text.partition(" @")[0] + " @1" if "@" in text else text

    async with open_service(tmp_path / "w.db", Quick()) as service:
        options = {"winning_set": "any", "same_time_ms": 0}
        table, people = await seated(service, "sorcellerie", 3, bots=bots, options=options)
        rng = random.Random(3)
        while not people[0].is_over:
            at = people[0].at
            for person in people:
                say(service, person, person.choice(rng), person.new_nonce())
            await people[0].until(lambda at=at: people[0].at > at)  # type: ignore[misc]
            for person in people:
                await person.reaches(people[0].at)
        assert verify(read(await service.history.record("d0", table))).is_proved
        assert service.counts.races > 5


@in_loop
async def test_games_with_secret_steps_at_once_are_no_races(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        _, people = await seated(service, "hexenrennen", 2)
        assert service.counts.races == 0
        del people


def refuse_headers(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on somebody else is always quicker to change a header, so that tables are read back from the store."""
    write = service.store.write

    def refused(one: Write) -> None:
        if one.header is None:
            write(one)
        else:
            asyncio.get_running_loop().call_soon(one.done, Conflict())

    monkeypatch.setattr(service.store, "write", refused)


@in_loop
async def test_an_answer_counts_though_the_table_is_read_back_from_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, (one, two) = await seated(service, "sorcellerie", 2)
        two.trips.note(100.0)  # so that an earlier answer could still be under way
        answer = await right_answer(service, table)
        await asyncio.sleep(0.3)
        say(service, one, f"{answer} @280", "mine")
        refuse_headers(service, monkeypatch)
        with fails("changed"):
            await service.sit("d1", table, 1, "Another name")
        assert service.counts.races == 1  # the same one
        decided = await one.hears(lambda message: "mine" in answered(message))
        assert decided["ok"] == "mine"
        assert [numbers["seat"] for numbers in decided["race"]] == [0]


@pytest.mark.parametrize(("first", "kind"), [(0, "ok"), (1, "stale")])
@in_loop
async def test_an_answer_to_a_race_that_the_store_knows_as_decided_hears_whether_it_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: int, kind: str
) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, (one, two) = await seated(service, "sorcellerie", 2)
        two.trips.note(100.0)
        answer = await right_answer(service, table)
        await asyncio.sleep(0.3)
        say(service, one, f"{answer} @280", "mine")
        live = await service.registry.get(table)
        mine = Entry(0, f"{answer} @280", move_id=move_id("d0", "mine"))
        elsewhere = [[mine, Entry(1, "silent")], [Entry(0, "silent"), Entry(1, f"{answer} @200")]][first]
        await commit(service.store, live.number, live.shown, elsewhere, live.revision)
        refuse_headers(service, monkeypatch)
        with fails("changed"):
            await service.sit("d1", table, 1, "Another name")
        assert (await one.hears(lambda message: "mine" in answered(message)))["kind"] == kind
        assert verdict(one.update) == verdict(two.update)
