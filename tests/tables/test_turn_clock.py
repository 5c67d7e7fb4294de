"""The clock of a table that another node looks after: it waits, and does not ask again and again."""

import asyncio
from types import SimpleNamespace

from tests.tables.people import in_loop
from walpurgis.tables.turn_clock import TurnClock

MOST = 100  # looks in ten seconds


@in_loop
async def test_when_time_is_up_where_another_node_is_to_act_the_loop_does_not_spin() -> None:
    looks = 0

    def go_on() -> None:
        nonlocal looks
        looks += 1
        assert looks < MOST
        clock.run()

    position = SimpleNamespace(awaited=lambda: [0])
    match = SimpleNamespace(position=position, asked=[0])
    table = SimpleNamespace(
        playing=match,
        match=match,
        race=None,
        is_watched=True,
        leads=False,
        header=SimpleNamespace(status="running", turn_limit_s=1),
        is_minded=lambda _: False,
        go_on=go_on,
        queue=SimpleNamespace(loop=asyncio.get_running_loop(), enter=lambda job: job()),
    )
    clock = TurnClock(table)  # type: ignore[arg-type]
    clock.run()
    await asyncio.sleep(10.0)
    clock.stop()
    assert 1 < looks < MOST
