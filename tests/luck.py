"""Whatever the house leaves to chance, drawn from one source that a test can name."""

from random import Random
from typing import Any


def of_tables(rng: Random) -> dict[str, Any]:
    """What stands in for each source of chance of the tables: the seeds and names that dice follow from, and bots."""
    return {
        "walpurgis.tables.fair.new_seed": lambda: rng.randbytes(32).hex(),
        "walpurgis.tables.seating.new_id": lambda: f"t{rng.randbytes(16).hex()}",
        "walpurgis.tables.bots._chance": rng,
        "walpurgis.tables.bot_turns._chance": rng,
    }
