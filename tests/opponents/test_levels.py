"""Three levels, in every game, and what the docs say of them."""

import re

from tests.packaging.tree import ROOT
from walpurgis.opponents import LEVELS
from walpurgis.opponents.levels import CHARACTERS

DOCS = (ROOT / "docs" / "opponents.md").read_text("utf-8")


def test_a_higher_level_thinks_more_and_is_less_moody() -> None:
    assert list(LEVELS) == list(CHARACTERS) == [1, 2, 3]
    for lower, higher in ((LEVELS[1], LEVELS[2]), (LEVELS[2], LEVELS[3])):
        assert lower.simulations < higher.simulations
        assert (lower.seconds or 0) < (higher.seconds or 0) < 1
        assert lower.whim > higher.whim


def test_the_docs_say_how_much_each_level_thinks() -> None:
    for level, settings in LEVELS.items():
        found = re.search(rf"^\| {level}, [\w ]+ \| .*?([\d,]+) \| ([\d.]+) \| (none|\d+ %).* \|$", DOCS, re.MULTILINE)
        assert found, level
        simulations, seconds, whim = found.groups()
        assert int(simulations.replace(",", "")) == settings.simulations
        assert float(seconds) == settings.seconds
        assert whim == (f"{settings.whim:.0%}".replace("%", " %") if settings.whim else "none")
