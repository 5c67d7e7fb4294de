"""`walpurgis serve` with the luck of a test: dice, names of tables and bots follow from what the file LUCK says.

The house is opened once for many tests. Each writes its name into the file; the next table that is set up is the first
of that test's luck.
"""

import os
from pathlib import Path
from random import Random

import pytest

from tests.luck import of_tables
from walpurgis.cli import app

LUCK = "WALPURGIS_LUCK"  # the environment's name for the path of the file


class Luck:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._name = ""
        self._rng = Random(self._name)
        self.sources = of_tables(self._rng)
        self._draw_id = self.sources["walpurgis.tables.seating.new_id"]
        self.sources["walpurgis.tables.seating.new_id"] = self.new_id

    def new_id(self) -> str:
        """A table's name is drawn before anything else of it."""
        if (name := self._path.read_text()) != self._name:
            self._name = name
            self._rng.seed(name)
        return str(self._draw_id())


if __name__ == "__main__":
    for name, source in Luck(Path(os.environ[LUCK])).sources.items():
        pytest.MonkeyPatch().setattr(name, source)
    app(prog_name="walpurgis")
