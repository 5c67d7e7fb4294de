"""Advice for those who may ask, and the review of a finished game."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.tables.people import Person, QuickBots, in_loop, open_service, play_out, seated
from walpurgis.tables import advice
from walpurgis.tables.bots import BotQuestion, Bots
from walpurgis.tables.errors import TableError
from walpurgis.tables.service import TableService
from walpurgis.tables.workers import NoAnswerError


class Oracle(QuickBots):
    """Advises at once, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[BotQuestion] = []
        self.ready = asyncio.Event()
        self.ready.set()

    async def advise(self, question: BotQuestion) -> list[tuple[str, float]]:
        self.asked.append(question)
        await self.ready.wait()
        return [(question.world.text(question.world.legal(question.seat)[0]), 0.25)]


async def asks(person: Person, service: TableService, ident: str, seat: int = -1) -> dict[str, Any]:
    since = len(person.heard)
    seat = (person.seat or 0) if seat < 0 else seat
    service.advise(person, seat, ident)
    return await person.hears(lambda message: message.get("id") == ident, since)


async def is_asked(people: list[Person]) -> Person:
    await people[0].until(lambda: any(person.is_asked for person in people))
    return next(person for person in people if person.is_asked)


@in_loop
async def test_alone_against_bots_the_best_of_them_advises(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", Bots(workers=1, grace_s=60.0)) as service:
        _, people = await seated(service, "hyene", 3, bots=2)
        jo = await is_asked(people)
        steps = {step["do"] for question in jo.update["ask"] for step in question["steps"]}
        answer = await asks(jo, service, "a1")
        assert answer["at"] == jo.at
        assert answer["advice"]
        for step in answer["advice"]:
            assert step["do"] in steps
            assert 0 <= step["chance"] <= 1


@in_loop
async def test_the_adviser_knows_what_the_seat_knows(tmp_path: Path) -> None:
    oracle = Oracle()
    async with open_service(tmp_path / "w.db", oracle) as service:
        table, people = await seated(service, "hexentanz", 3, bots=2)
        await play_out(service, people, random.Random(4), most=30)
        jo = await is_asked(people)
        others = 0
        for number in range(20):
            assert (await asks(jo, service, f"a{number}"))["kind"] == "advice"
            match = (await service.registry.get(table)).match
            assert match is not None
            world = oracle.asked[-1].world
            assert world.view(0).data() == match.position.view(0).data()
            others += world.digest() != match.position.digest()
        assert others > 5  # there was something not to tell


@in_loop
async def test_against_people_there_is_advice_only_if_the_host_allows_it(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", Oracle()) as service:
        _, people = await seated(service, "hyene", 2)
        jo = await is_asked(people)
        assert not jo.info["advisable"]
        assert (await asks(jo, service, "a1"))["error"] == "no-advice"
        _, people = await seated(service, "hyene", 2, advice=True)
        jo = await is_asked(people)
        assert jo.info["advisable"]
        assert (await asks(jo, service, "a2"))["advice"][0]["chance"] == 0.25


@in_loop
async def test_people_at_one_screen_are_people_too(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", Oracle()) as service:
        _, people = await seated(service, "hyene", 2, devices=["d0", "d0"])
        seat = people[0].update["view"]["awaited"][0]
        assert (await asks(people[0], service, "a1", seat))["error"] == "no-advice"


@in_loop
async def test_whoever_is_not_asked_is_not_advised(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", Oracle()) as service:
        _, people = await seated(service, "hyene", 2, advice=True)
        jo = await is_asked(people)
        other = next(person for person in people if person is not jo)
        assert (await asks(other, service, "a1"))["error"] == "not-asked"
        assert (await asks(other, service, "a2", jo.seat or 0))["error"] == "not-your-seat"


@in_loop
async def test_one_question_at_a_time(tmp_path: Path) -> None:
    oracle = Oracle()
    oracle.ready.clear()
    async with open_service(tmp_path / "w.db", oracle) as service:
        _, people = await seated(service, "hyene", 3, bots=2)
        jo = await is_asked(people)
        service.advise(jo, 0, "a1")
        assert (await asks(jo, service, "a2"))["error"] == "busy"
        oracle.ready.set()
        assert (await jo.hears(lambda message: message.get("id") == "a1"))["advice"]


@in_loop
async def test_an_adviser_that_fails_says_so(tmp_path: Path) -> None:
    class Asleep(QuickBots):
        async def advise(self, question: BotQuestion) -> list[tuple[str, float]]:
            raise NoAnswerError("overran")

    async with open_service(tmp_path / "w.db", Asleep()) as service:
        _, people = await seated(service, "hyene", 3, bots=2)
        jo = await is_asked(people)
        assert (await asks(jo, service, "a1"))["error"] == "unadvised"


@in_loop
async def test_a_finished_game_is_reviewed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "REVIEW_S", 1.0)
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 3, bots=2, options={"rounds": 1, "steps": 30})
        with pytest.raises(TableError, match="still-running"):
            await service.history.review("d0", table, 0)
        await play_out(service, people, random.Random(4))
        judged = await service.history.review("d0", table, 0)
        stored = await service.store.load(table)
        assert stored is not None
        assert judged
        for one in judged:
            entry = stored.entries[one.at - 1]
            assert (entry.actor, entry.step) == (0, one.played)
            assert 0 <= one.chance <= one.best_chance <= 1
            assert (one.best == one.played) == (one.chance == one.best_chance)
        assert await service.history.review("d0", table, 0) is judged
        with pytest.raises(TableError, match="no-seat"):
            await service.history.review("d0", table, 9)
