"""What is never said, and what is told once a game is over."""

import logging
import random
from pathlib import Path

import msgspec
import pytest

from tests.tables.people import Person, fails, hash_of, in_loop, new_table, open_service, play_out, seated
from walpurgis.tables.header import secret_hash
from walpurgis.tables.move import Move


@in_loop
async def test_seeds_and_devices_are_never_said_before_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    devices = [secret_hash(f"secret {seat}") for seat in range(3)]
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hexentanz", 3)
        extra = (await new_table(service)).id
        for seat, device in enumerate(devices):
            await service.sit(device, extra, seat, "Ann", hash_of(device, seat))
        people.append(Person("stranger"))
        await service.attach(people[-1], table)
        await play_out(service, people[:3], random.Random(4), most=30)
        service.play(Move(people[0], 0, "nonsense", 1, "n", 0.0))
        stored = await service.store.load(table)
        assert stored is not None
        said = [str(person.heard) for person in people]
        for device in ["d0", *devices]:
            said += [str(await service.info(device, table)), str(await service.info(device, extra))]
            said += [
                str(msgspec.to_builtins(await service.lists.mine(device))),
                str(await service.history.story("d0", table)),
            ]
            said += [str(await service.history.proof(device, table))]
        said += [caplog.text, repr(stored), str(stored.header)]
        secrets = [stored.header.server_seed, *(chair.seed for chair in stored.header.chairs), *devices]
        for text in said:
            assert not any(secret in text for secret in secrets)


@in_loop
async def test_what_is_going_on_is_said_to_the_seat_that_is_asked_alone(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hexentanz", 3)
        people.append(Person("stranger"))
        await service.attach(people[-1], table)
        await play_out(service, people[:3], random.Random(7), most=40)
        updates = [update for person in people for update in person.updates]
        for update in updates:
            assert ("situation" in update) == ("hints" in update) == bool(update["ask"])
        steps = [step for update in updates for question in update["ask"] for step in question["steps"]]
        assert any("effect" in step for step in steps)
        assert any("effect" not in step and step["to"] for step in steps)
        assert not any(update["ask"] for update in people[-1].updates)


@in_loop
async def test_a_running_game_is_not_given_away_and_a_finished_one_is(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2)
        with fails("still-running"):
            await service.history.record("d0", table)
        early = await service.history.proof("d0", table)
        assert (early.server_seed, early.seeds, early.draws) == ("", [], [])
        assert early.commit == people[0].info["commit"]
        await play_out(service, people, random.Random(5))
        late = await service.history.proof("d0", table)
        assert late.commit == early.commit
        assert late.draws[0].number == 0  # who begins was drawn
        assert [draw.number for draw in late.draws] == list(range(len(late.draws)))


@in_loop
async def test_the_story_is_told_in_words_and_only_what_a_seat_has_seen(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hexentanz", 3)
        await play_out(service, people, random.Random(6), most=60)
        stories = [await service.history.story(person.device, table, 0, "en") for person in people]
        spectator = await service.history.story("stranger", table, 0, "en")
        for person, story in zip(people, stories, strict=True):
            events = [event for update in person.updates for event in update["events"]]
            assert [(one.at, one.name) for one in story] == [(event["at"], event["name"]) for event in events]
        assert not any(one.name == "seen" for one in spectator)
        assert any(one.name == "seen" for story in stories for one in story)
        assert stories[0][0].text.startswith("Name ")
        since = stories[0][-1].at - 1
        assert all(one.at > since for one in await service.history.story("d0", table, since))


@in_loop
@pytest.mark.parametrize("game", ["hexentanz", "wazbaraz", "hyene"])
async def test_the_latest_of_ones_tables_is_what_a_spectator_heard_too(tmp_path: Path, game: str) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, game, 3)
        await new_table(service)
        told = set()
        for _ in range(8):
            await play_out(service, people, random.Random(6), most=2)
            heard = await service.history.story("stranger", table, 0, "en")
            for person in people:
                assert await service.lists.latest(person.device, "en") == {table: heard[-1].text if heard else ""}
            told.add(heard[-1].text if heard else "")
        assert len(told) > 2  # it goes with the game
        assert (await service.lists.latest("d0", "fr"))[table] == (
            await service.history.story("stranger", table, 0, "fr")
        )[-1].text
        assert await service.lists.latest("stranger", "en") == {}


@in_loop
@pytest.mark.parametrize("game", ["hexentanz", "wazbaraz", "hyene"])
async def test_what_just_happened_is_shown_as_the_seat_saw_it(tmp_path: Path, game: str) -> None:
    """Everything in it was on the very screen before: same views, same events."""
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, game, 3)
        people.append(Person("stranger"))
        await service.attach(people[-1], table)
        await play_out(service, people[:3], random.Random(8), most=50)
        stored = await service.store.load(table)
        assert stored is not None
        for seat, person in enumerate(people):
            moments = await service.history.recent(person.device, table)
            shown = {update["at"]: update["view"] for update in person.updates}
            events = [event for update in person.updates for event in update["events"] if event["at"] > moments[0].at]
            assert [event for moment in moments for event in moment.events] == events
            assert all(shown[moment.at] == moment.view for moment in moments if moment.at in shown)
            assert moments[-1].at == max(shown)
            actors = [entry.actor for entry in stored.entries]
            assert [moment.actor for moment in moments[1:]] == actors[moments[0].at :]
            if person.seat is not None and moments[0].at:
                assert actors[moments[0].at - 1] == seat  # it begins behind a step of one's own


@in_loop
async def test_nothing_has_just_happened_before_the_others_acted(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hexentanz", 3)
        first = next(seat for seat, person in enumerate(people) if person.is_asked)
        assert await service.history.recent(people[first].device, table) == []
        with fails("not-your-seat"):
            await service.history.recent("d0", table, 1)


@in_loop
@pytest.mark.parametrize(("game", "told"), [("hexentanz", {"seen"}), ("wazbaraz", {"ok", "no"})])
async def test_what_one_seat_was_told_is_in_no_other_view(tmp_path: Path, game: str, told: set[str]) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, game, 3)
        people.append(Person("stranger"))
        await service.attach(people[-1], table)
        await play_out(service, people[:3], random.Random(9), most=250)
        holders: list[Person] = []
        for person in people:
            heard = {event["name"] for update in person.updates for event in update["events"]}
            for update in person.updates:
                if "secret" in update["view"]:
                    holders.append(person)
                    assert update["view"]["secret"]["name"] in told & heard  # the event went to nobody else
        assert holders
        assert people[-1] not in holders
