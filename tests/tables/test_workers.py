"""Processes that think: shared fairly, and apart for every game of somebody else's."""

import asyncio
import os
import time
from collections.abc import Callable

import pytest

from tests.tables.people import in_real_time
from walpurgis.tables.fair_queue import Asker
from walpurgis.tables.workers import GameWorkers, NoAnswerError

OURS = Asker("d0", "t0", "hyene")
THEIRS = Asker("d0", "t1", "slugs")  # not installed: so it is not ours
OTHERS = Asker("d0", "t2", "worms")
FOR_EVER_S = 3600.0  # as much patience as a test has


class HangsWhenImported:
    """What comes out of a pipe is imported there: this never arrives."""

    def __reduce__(self) -> tuple[Callable[[float], None], tuple[float]]:
        return time.sleep, (FOR_EVER_S,)


def hang(_: object = None) -> None:
    time.sleep(FOR_EVER_S)


@in_real_time
@pytest.mark.parametrize("given", [None, HangsWhenImported()])
async def test_a_plug_in_that_hangs_keeps_no_other_game_s_bots_waiting(given: object) -> None:
    workers = GameWorkers(1)
    hanging = asyncio.create_task(workers.do(THEIRS, FOR_EVER_S, hang, given))
    assert await workers.do(OURS, FOR_EVER_S, abs, -1) == 1
    assert await workers.do(OTHERS, FOR_EVER_S, abs, -2) == 2
    assert not hanging.done()
    workers.close()
    with pytest.raises(NoAnswerError):
        await hanging


@in_real_time
async def test_a_process_that_overruns_is_ended_and_the_next_question_finds_another() -> None:
    workers = GameWorkers(1)
    before = await workers.do(THEIRS, FOR_EVER_S, os.getpid)
    with pytest.raises(NoAnswerError, match="overran"):
        await workers.do(THEIRS, 0.01, hang)
    after = await workers.do(THEIRS, FOR_EVER_S, os.getpid)
    assert before != after
    await ended(before)
    workers.close()


@in_real_time
async def test_one_device_leaves_a_process_to_the_others() -> None:
    workers = GameWorkers(2)
    greedy = [asyncio.create_task(workers.do(OURS._replace(table=f"t{n}"), FOR_EVER_S, hang)) for n in range(30)]
    other = OURS._replace(device="d1", table="other")
    for number in range(20):
        assert await workers.do(other, FOR_EVER_S, abs, -number) == number
    assert not any(task.done() for task in greedy)
    workers.close()
    await asyncio.wait(greedy)


@in_real_time
async def test_a_question_that_nobody_waits_for_any_more_does_not_keep_the_next_waiting() -> None:
    workers = GameWorkers(1)
    pid = await workers.do(OURS, FOR_EVER_S, os.getpid)
    given_up = asyncio.create_task(workers.do(OURS, FOR_EVER_S, hang))
    await asyncio.sleep(0)
    given_up.cancel()
    assert await workers.do(OURS, FOR_EVER_S, os.getpid) != pid
    workers.close()


@in_real_time
async def test_when_the_house_closes_no_process_is_begun_any_more() -> None:
    workers = GameWorkers(1)
    workers.close()
    for asker in (OURS, THEIRS):
        with pytest.raises(NoAnswerError, match="closes"):
            await workers.do(asker, FOR_EVER_S, abs, -1)


async def ended(pid: int) -> None:
    """Wait until there is no such process any more."""
    while True:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.01)
