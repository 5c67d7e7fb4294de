"""Who is next to think: shown on a loop with a clock of its own, where a thought takes as long as it is said to."""

import asyncio
from collections import Counter

import pytest

from tests.tables.people import in_loop, now
from walpurgis.tables.fair_queue import Asker, FairQueue

MASTER_S = 0.8  # what a bot of level 3 thinks
APPRENTICE_S = 0.01


class Thinkers:
    """Processes that only take time. thought: who was served, in order; most: how many of a device at one time."""

    def __init__(self, places: int, of_device: int) -> None:
        self.queue = FairQueue(places, of_device)
        self.thought: list[Asker] = []
        self.at_once: Counter[str] = Counter()
        self.most: Counter[str] = Counter()

    async def think(self, asker: Asker, seconds: float) -> None:
        async with self.queue.place(asker):
            self.thought.append(asker)
            self.at_once[asker.device] += 1
            self.most[asker.device] = max(self.most[asker.device], self.at_once[asker.device])
            await asyncio.sleep(seconds)
            self.at_once[asker.device] -= 1

    async def for_ever(self, asker: Asker, seconds: float) -> None:
        """A bot at a table of pace 0: its next question comes with the answer to the last."""
        while True:
            await self.think(asker, seconds)


def asker(device: str, table: str = "t") -> Asker:
    return Asker(device, table, "hyene")


@in_loop
async def test_thirty_tables_of_one_device_do_not_slow_another_person_s_bots() -> None:
    thinkers = Thinkers(places=2, of_device=1)
    greedy = [
        asyncio.create_task(thinkers.for_ever(asker("greedy", f"t{table}"), MASTER_S))
        for table in range(30)
        for _ in range(4)
    ]
    await asyncio.sleep(10)
    for _ in range(100):
        began = now()
        await thinkers.think(asker("other"), APPRENTICE_S)
        assert now() - began == pytest.approx(APPRENTICE_S)  # as long as it takes alone
    assert thinkers.most["greedy"] == 1
    assert len(thinkers.thought) > 110  # and those thirty tables go on as well
    for task in greedy:
        task.cancel()


@in_loop
async def test_devices_take_turns_however_much_each_of_them_asks() -> None:
    thinkers = Thinkers(places=1, of_device=1)
    asked = [asker("first"), asker("a"), asker("a"), asker("a"), asker("b"), asker("b"), asker("c")]
    await asyncio.gather(*(thinkers.think(one, 1.0) for one in asked))
    assert [one.device for one in thinkers.thought] == ["first", "a", "b", "c", "a", "b", "a"]


@in_loop
async def test_a_device_s_tables_take_turns() -> None:
    thinkers = Thinkers(places=1, of_device=1)
    asked = [asker("a", table) for table in ("first", "s", "s", "s", "t", "t", "u")]
    await asyncio.gather(*(thinkers.think(one, 1.0) for one in asked))
    assert [one.table for one in thinkers.thought] == ["first", "s", "t", "u", "s", "t", "s"]


@in_loop
async def test_a_device_that_is_alone_has_all_that_one_may_have_and_no_more() -> None:
    thinkers = Thinkers(places=4, of_device=3)
    began = now()
    await asyncio.gather(*(thinkers.think(asker("a", f"t{table}"), 1.0) for table in range(9)))
    assert thinkers.most["a"] == 3
    assert now() - began == pytest.approx(3.0)


@in_loop
async def test_whoever_gives_up_waiting_takes_nobody_s_place() -> None:
    thinkers = Thinkers(places=1, of_device=1)
    first = asyncio.create_task(thinkers.think(asker("a"), 10.0))
    second = asyncio.create_task(thinkers.think(asker("b"), 1.0))
    third = asyncio.create_task(thinkers.think(asker("c"), 1.0))
    await asyncio.sleep(1)
    second.cancel()
    first.cancel()  # and one that is being thought about
    await third
    assert [one.device for one in thinkers.thought] == ["a", "c"]
    await thinkers.think(asker("b"), 1.0)


@in_loop
async def test_a_place_that_is_given_to_somebody_who_just_gave_up_goes_to_the_next() -> None:
    thinkers = Thinkers(places=1, of_device=1)
    first = asyncio.create_task(thinkers.think(asker("a"), 1.0))
    second = asyncio.create_task(thinkers.think(asker("b"), 1.0))
    await asyncio.sleep(0)
    first.add_done_callback(lambda _: second.cancel())
    await first
    await asyncio.wait_for(thinkers.think(asker("c"), 1.0), 5.0)
