"""Bots in seats, and the clock that calls one in."""

import asyncio
import os
import pickle
import random
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.tables.people import (
    Person,
    QuickBots,
    hash_of,
    in_loop,
    in_real_time,
    is_done,
    new_table,
    now,
    open_service,
    play_out,
    random_choice,
    reveal,
    seated,
)
from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position, random_step
from walpurgis.kernel.record import read
from walpurgis.kernel.steps import Seat
from walpurgis.opponents import answer
from walpurgis.tables.bots import BotQuestion, Bots, Opponent, think
from walpurgis.tables.fair_queue import Asker
from walpurgis.tables.header_change import alter
from walpurgis.tables.verify import verify
from walpurgis.tables.workers import GameWorkers, NoAnswerError


class Recorder(QuickBots):
    """Remembers what bots were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[BotQuestion] = []

    async def choose(self, question: BotQuestion) -> str:
        self.asked.append(question)
        return await super().choose(question)


class Talker(QuickBots):
    """Says the same whatever is asked; an empty text: fails."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    async def choose(self, question: BotQuestion) -> str:
        if not self.text:
            raise NoAnswerError("failed")
        return self.text


# Opponents for worker processes


def failing(_world: Position, _seat: Seat, _witnessed: list[Event], _level: int, _budget_s: float, _seed: int) -> str:
    raise ZeroDivisionError


def endless(_world: Position, _seat: Seat, _witnessed: list[Event], _level: int, _budget_s: float, _seed: int) -> str:
    time.sleep(600)
    return ""


def dying(_world: Position, _seat: Seat, _witnessed: list[Event], _level: int, _budget_s: float, _seed: int) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


@in_loop
async def test_a_person_plays_a_whole_game_against_bots_in_worker_processes(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", Bots(workers=1, grace_s=60.0)) as service:
        table, people = await seated(service, "hyene", 3, bots=2)
        await play_out(service, people, random.Random(1))
        assert service.counts.bot_moves > 10
        assert service.counts.bot_failures == 0
        assert verify(read(await service.history.record("d0", table))).is_proved


@in_real_time  # a process that thinks for ever would keep any other clock waiting
@pytest.mark.parametrize(
    ("opponent", "grace_s", "why"),
    [(failing, 600.0, "ZeroDivision"), (endless, 0.3, "overran"), (dying, 600.0, "ended")],
)
async def test_a_bot_without_an_answer_is_replaced_by_a_legal_step_and_reported(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, opponent: Opponent, grace_s: float, why: str
) -> None:
    bots = Bots(opponent, workers=1, grace_s=grace_s)
    async with open_service(tmp_path / "w.db", bots) as service:
        _, people = await seated(service, "hyene", 2, bots=1)
        await play_out(service, people, random.Random(2), most=2)
        await people[0].until(lambda: people[0].is_asked)
        assert service.counts.bot_failures >= 1
        assert why in caplog.text


@in_loop
@pytest.mark.parametrize("text", ["", "fly 3", "out", "die 6", "\x00" * 50])
async def test_a_bot_that_says_something_illegal_is_replaced_and_reported(tmp_path: Path, text: str) -> None:
    async with open_service(tmp_path / "w.db", Talker(text)) as service:
        _, people = await seated(service, "hyene", 2, bots=1)
        await play_out(service, people, random.Random(3), most=3)
        await people[0].until(lambda: people[0].is_asked or people[0].is_over)
        assert service.counts.bot_failures >= 1


@in_loop
async def test_a_bot_is_given_an_imagined_world_and_what_its_seat_has_witnessed(tmp_path: Path) -> None:
    bots = Recorder()
    async with open_service(tmp_path / "w.db", bots) as service:
        table, people = await seated(service, "hexentanz", 3, bots=2)
        others = 0
        for _ in range(40):
            count = len(bots.asked)
            await play_out(service, people, random.Random(4), most=1)
            await people[0].until(lambda: people[0].is_asked or people[0].is_over)
            real = (await service.registry.get(table)).match
            assert real is not None
            for asked in bots.asked[count:]:
                assert asked.world is not real.position
            question = bots.asked[-1]
            mine = real.position.imagine(question.seat, random.Random(1))
            others += mine.state() != real.position.state()
        assert others > 10  # there was something not to tell
        assert len(question.witnessed) > 60
        seen = [event for event in question.witnessed if event.name == "seen"]
        assert all(event.audience == [question.seat] for event in seen)  # each its own looks only
        heard = [event for update in people[0].updates for event in update["events"]]
        dice = [event.args for event in question.witnessed if event.name == "die"]
        assert dice == [event["args"] for event in heard if event["name"] == "die"][: len(dice)]


@in_loop
async def test_a_bot_thinks_for_the_device_whose_table_it_is_and_is_not_told_so(tmp_path: Path) -> None:
    bots = Recorder()
    async with open_service(tmp_path / "w.db", bots) as service:
        table, people = await seated(service, "hyene", 3, bots=1)
        await play_out(service, people, random.Random(4), most=4)
        assert bots.asked[-1].asker == Asker("d0", table, "hyene")

    class Pipe(GameWorkers):
        """Keeps what would go to another process."""

        sent = b""

        async def do(self, asker: Asker, patience_s: float, work: Callable[..., Any], *args: object) -> Any:
            self.sent = pickle.dumps((work, args))

    pipe = Pipe(1)
    asking = Bots(random_choice)
    asking._workers = pipe
    await asking.choose(bots.asked[-1])
    assert b"random_choice" in pipe.sent
    assert table.encode() not in pipe.sent
    assert b"d0" not in pipe.sent


@in_loop
async def test_the_world_that_a_bot_is_given_differs_from_the_real_one_only_where_its_seat_cannot_see(
    tmp_path: Path,
) -> None:
    class Comparer(QuickBots):
        """While a bot thinks the table stands still, so the real position can be looked at."""

        real: Position | None = None
        worlds = 0
        others = 0

        async def choose(self, question: BotQuestion) -> str:
            if self.real is not None:
                self.worlds += 1
                self.others += question.world.digest() != self.real.digest()
                assert question.world.view(question.seat).data() == self.real.view(question.seat).data()
            return await super().choose(question)

    bots = Comparer()
    async with open_service(tmp_path / "w.db", bots) as service:
        table, people = await seated(service, "hexentanz", 3, bots=2)
        await play_out(service, people, random.Random(4), most=20)
        await people[0].until(lambda: people[0].is_asked)
        match = (await service.registry.get(table)).match
        assert match is not None
        bots.real = match.position
        rng = random.Random(5)
        while bots.worlds < 40:  # how many of our moves that takes is for the dice to say
            assert await play_out(service, people, rng, most=1), "the game was over too early"
        assert bots.others > bots.worlds / 2
        assert service.counts.bot_failures == 0


@in_loop
async def test_after_a_restart_a_bot_has_witnessed_the_same(tmp_path: Path) -> None:
    bots = Recorder()
    async with open_service(tmp_path / "w.db", bots) as service:
        table, people = await seated(service, "hexentanz", 3, bots=1)
        await play_out(service, people, random.Random(5), most=12)
        await people[0].until(lambda: any(person.is_asked for person in people))
        before = bots.asked[-1].witnessed
    again = Recorder()
    async with open_service(tmp_path / "w.db", again) as service:
        people = [Person("d0"), Person("d1")]
        for person in people:
            await service.attach(person, table)
        await play_out(service, people, random.Random(6), most=4)
        await people[0].until(lambda: bool(again.asked))
        after = again.asked[0].witnessed
        assert [event.data() for event in after[: len(before)]] == [event.data() for event in before]


@in_loop
async def test_a_restart_takes_up_a_bot_s_move_that_was_owed(tmp_path: Path) -> None:
    class Asleep(QuickBots):
        async def choose(self, question: BotQuestion) -> str:
            await asyncio.sleep(600)
            return ""

    async with open_service(tmp_path / "w.db", Asleep()) as service:
        table, people = await seated(service, "hyene", 2, bots=1)
        while people[0].is_asked:  # the same person may well be asked again
            answer = await people[0].plays(service, people[0].choice(random.Random(1)))
            await people[0].reaches(answer["at"])
        steps = people[0].at
    async with open_service(tmp_path / "w.db") as service:  # nobody is connected
        await asyncio.sleep(60)
        stored = await service.store.load(table)
        assert stored is not None
        assert len(stored.entries) > steps


@in_loop
async def test_bots_alone_wait_until_somebody_watches(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service, "hyene", 2)).id
        for seat in range(2):
            await service.seat_bot("d0", table, seat, 1)
        await service.start("d0", table)
        await asyncio.sleep(600)
        assert service.counts.bot_moves == 0
        onlooker = Person("stranger")
        await service.attach(onlooker, table)
        await onlooker.until(lambda: onlooker.is_over)


@in_loop
async def test_bots_move_at_the_pace_of_the_table(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service, "hyene", 2)).id
        for seat in range(2):
            await service.seat_bot("d0", table, seat, 1)
        live = await service.registry.get(table)
        await alter(live, lambda header: setattr(header, "pace_ms", 100))
        await service.start("d0", table)
        onlooker = Person("stranger")
        await service.attach(onlooker, table)
        began = now()
        while service.counts.bot_moves < 8 and not onlooker.is_over:
            await asyncio.sleep(0.01)
        assert 0.07 <= (now() - began) / service.counts.bot_moves <= 0.14  # 100 ms, 30 % more or less, and our own look


def test_a_question_travels_to_another_process_and_back() -> None:
    position = games.find("hexentanz").start(3)
    position.play(-1, position.chances().steps[2])
    seen = Event("seen", {"colour": 1}, ["ring-3"], ["HT-06"], [0])
    question = BotQuestion(position.imagine(0, random.Random(1)), 0, [seen], 1, 7)
    copied = pickle.loads(pickle.dumps(question))
    assert think(random_choice, copied, 0.1) == "out"
    assert [event.data() for event in copied.witnessed] == [seen.data()]
    assert copied.witnessed[0].audience is None  # who else knows is nobody's business


def test_a_bot_thinks_as_its_level_does() -> None:
    """The best level remembers whose witch is near the exit of seat 0 and takes her home; nobody else told it."""
    position = games.find("hexentanz").start(3)
    position.events = []
    rng = random.Random(11)
    while position.awaits != 0 or position.state()["home"][0] or not homes(position):
        position.play(*random_step(position, rng))
    told = [event for event in position.events if event.is_for(0)]
    question = BotQuestion(position.imagine(0, rng), 0, told, 5, 7)
    unhurried: Opponent = partial(answer, clock=lambda: 0.0)
    assert think(unhurried, question, 0.3) in homes(position)


def homes(position: Position) -> list[str]:
    """The steps that take a witch of seat 0 home."""
    ring, own = position.state()["ring"], position.state()["colours"][0]
    texts = [position.text(step) for step in position.legal(0)]
    return [text for text in texts if text.startswith("home") and ring[int(text.split()[1])] == own]


# The clock


@in_loop
async def test_when_time_runs_out_a_bot_plays_until_the_person_is_back(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2, turn_limit_s=1)
        slow = next(person for person in people if person.is_asked)
        fast = next(person for person in people if person is not slow)
        seat = slow.seat or 0
        assert slow.update["clock"][str(seat)] == 1000
        began = now()
        await fast.until(lambda: fast.info["chairs"][seat]["minded"])
        assert now() - began == pytest.approx(1.0)
        assert service.counts.timeouts == 1
        await fast.until(lambda: fast.is_asked or fast.is_over)
        assert service.counts.bot_moves >= 1
        service.present(slow, True)
        await fast.until(lambda: not fast.info["chairs"][seat]["minded"])
        assert not (await service.info("d0", table)).chairs[seat].minded


@in_loop
async def test_a_person_who_acts_is_back(tmp_path: Path) -> None:
    class Slow(QuickBots):
        async def choose(self, question: BotQuestion) -> str:
            await asyncio.sleep(600)
            return ""

    async with open_service(tmp_path / "w.db", Slow()) as service:
        _, people = await seated(service, "hyene", 2, turn_limit_s=1)
        person = next(person for person in people if person.is_asked)
        seat = person.seat or 0
        await person.until(lambda: person.info["chairs"][seat]["minded"])
        assert is_done(await person.plays(service, person.choice(random.Random(1))))
        await person.until(lambda: not person.info["chairs"][seat]["minded"])


@in_loop
async def test_the_clock_does_not_run_while_nobody_watches(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2, turn_limit_s=1)
        at = people[0].at
        for person in people:
            service.detach(person)
        await service.info("d0", table)
        await asyncio.sleep(600)
        assert service.counts.timeouts == 0
        back = Person("d0")
        await service.attach(back, table)
        assert back.at == at


@in_loop
async def test_a_table_without_a_clock_never_hurries(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service, "hyene", 2)).id
        for seat in range(2):
            await service.sit(f"d{seat}", table, seat, "Ann", hash_of(f"d{seat}", seat))
        await service.start("d0", table)
        await reveal(service, table, ("d0", 0), ("d1", 1))
        person = Person("d0")
        await service.attach(person, table)
        assert "clock" not in person.update
