"""kill -9 at random moments under load: nothing that was said is lost, no die falls again, every table goes on."""

import asyncio
import random
from pathlib import Path

import pytest

from benchmarks.doors import BareDoor, ServerDoor
from benchmarks.siege import Door, Siege

SEED = 9  # of what guests do, and of how much they see before each kill


@pytest.mark.parametrize("door", [BareDoor, ServerDoor])
def test_nothing_is_lost_when_the_process_is_killed(tmp_path: Path, door: type[Door]) -> None:
    said: list[str] = []
    siege = Siege(door(), tmp_path / "w.db", tables=40, rng=random.Random(SEED), say=said.append)
    asyncio.run(siege.run(kills=2))
    assert siege.problems == [], "\n".join([*said, *siege.problems])
    assert siege.acknowledged > 100
