"""Our games pass the suite that every game has to pass: all checks, at every kind of table."""

import pytest

from tests.games.setups import GAMES
from walpurgis.lab.check.suite import Task, perform, tasks


def called(task: Task) -> str:
    check, name, table = task
    return f"{check} {table or name}"


@pytest.mark.parametrize("task", [task for game in GAMES for task in tasks(game)], ids=called)
def test_what_must_hold_of_every_game_holds_of_ours(task: Task) -> None:
    assert [finding.sentence("en") for finding in perform(task)] == []
