"""A game of somebody else's that never gives the event loop back is interrupted, and nothing else ever is."""

import asyncio
import sys
import time
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any

import pytest

from walpurgis.tables.watchdog import TICK_S, GameOverranError, Watchdog

SLUGS = """
def call(work):
    return work()


def stubborn(work):
    while True:
        try:
            work()
        except Exception:
            pass
"""


def package(name: str) -> dict[str, Callable[..., Any]]:
    """The functions of a module that calls itself so."""
    module: dict[str, Any] = {"__name__": name}
    code: CodeType = compile(SLUGS, name, "exec")
    exec(code, module)
    return module


SLUGS_RULES = package("slugs.rules")
OTHERS = package("sluggish.rules")
PACKAGES = frozenset({"slugs"})


def here() -> FrameType:
    return sys._getframe(1)


def looking(watchdog: Watchdog) -> Callable[[], bool]:
    """What the watching thread sees wherever this is called."""
    return lambda: watchdog.is_overdue(here())


def test_who_is_found_at_work_too_often_in_a_row_is_overdue() -> None:
    watchdog = Watchdog(PACKAGES, lambda _: None, patience_s=4 * TICK_S)
    look = looking(watchdog)
    assert [SLUGS_RULES["call"](look) for _ in range(5)] == [False, False, False, True, True]


def test_others_are_not_counted() -> None:
    watchdog = Watchdog(PACKAGES, lambda _: None, patience_s=TICK_S)
    look = looking(watchdog)
    assert not any(OTHERS["call"](look) for _ in range(20))
    assert not watchdog.is_overdue(None)
    assert SLUGS_RULES["call"](lambda: OTHERS["call"](look))  # what a game calls is the game's doing


def test_only_a_game_is_interrupted_even_if_the_signal_comes_late() -> None:
    told: list[str] = []
    watchdog = Watchdog(PACKAGES, told.append, patience_s=TICK_S)
    assert SLUGS_RULES["call"](looking(watchdog))

    def interrupt() -> None:
        watchdog.interrupt(0, here())

    OTHERS["call"](interrupt)
    assert told == []
    with pytest.raises(GameOverranError):
        SLUGS_RULES["call"](interrupt)
    assert told == ["slugs"]
    SLUGS_RULES["call"](interrupt)  # what comes next has its own time


def test_when_the_house_closes_nobody_has_time() -> None:
    watchdog = Watchdog(PACKAGES, lambda _: None, patience_s=3600.0)
    look = looking(watchdog)
    assert not SLUGS_RULES["call"](look)
    watchdog.hurry()
    assert SLUGS_RULES["call"](look)


@pytest.mark.parametrize(
    "never_ends",
    [
        lambda: SLUGS_RULES["call"](spin),
        lambda: SLUGS_RULES["call"](lambda: time.sleep(3600)),
        lambda: SLUGS_RULES["stubborn"](lambda: 1 / 0),
    ],
    ids=["spins", "sleeps", "catches everything"],
)
def test_a_loop_is_free_again_after_a_game_that_never_ends(never_ends: Callable[[], None]) -> None:
    told: list[str] = []

    async def live() -> None:
        with Watchdog(PACKAGES, told.append, patience_s=TICK_S).watching():
            for _ in range(2):
                with pytest.raises(GameOverranError):
                    never_ends()
                await asyncio.sleep(0)

    asyncio.run(live())
    assert told == ["slugs", "slugs"]


def test_a_game_that_does_its_work_bit_by_bit_is_left_alone() -> None:
    """As long as the loop gets round to other things, all together may take as long as it likes."""
    told: list[str] = []

    async def live() -> None:
        watchdog = Watchdog(PACKAGES, told.append, patience_s=3600.0)
        with watchdog.watching():
            for _ in range(3):
                SLUGS_RULES["call"](looking(watchdog))
            await asyncio.sleep(2 * TICK_S)  # the loop's own word comes in between
            assert watchdog._seen == 0

    asyncio.run(live())
    assert told == []


def spin() -> None:
    while True:
        pass
