"""Work that is seen through: whoever asked for it may go away, and what then fails is not reported as a fault."""

import asyncio
import gc
import logging
from typing import Any

import pytest

from tests.tables.people import in_loop
from walpurgis.tables.errors import TableError
from walpurgis.tables.tasks import BackgroundTasks


async def given_up(error: Exception) -> list[str]:
    """What asyncio complains of when work fails for which nobody waits any more."""
    loop = asyncio.get_running_loop()
    complaints: list[str] = []

    def complain(_: object, context: dict[str, Any]) -> None:
        complaints.append(context["message"])

    async def fail() -> None:
        await asyncio.sleep(2.0)
        raise error

    loop.set_exception_handler(complain)
    asking = loop.create_task(BackgroundTasks().see_through(fail()))
    await asyncio.sleep(1.0)
    asking.cancel()
    await asyncio.sleep(2.0)
    del asking
    gc.collect()
    return complaints


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """By the house; asyncio's own log may tell of something else that is over."""
    return [record.levelname for record in caplog.records if record.name.startswith("walpurgis")]


@in_loop
async def test_a_refusal_that_nobody_waits_for_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    """A visitor gives a request up while the disk fails."""
    assert await given_up(TableError("store")) == []
    assert logged(caplog) == []


@in_loop
async def test_a_fault_that_nobody_waits_for_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert await given_up(ZeroDivisionError()) == []
    assert logged(caplog) == ["ERROR"]


@in_loop
async def test_work_goes_on_when_whoever_asked_is_gone() -> None:
    done: list[str] = []

    async def work() -> None:
        await asyncio.sleep(2.0)
        done.append("done")

    asking = asyncio.ensure_future(BackgroundTasks().see_through(work()))
    await asyncio.sleep(1.0)
    asking.cancel()
    await asyncio.sleep(2.0)
    assert done == ["done"]
