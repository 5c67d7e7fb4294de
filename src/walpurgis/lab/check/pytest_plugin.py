"""The conformance suite in pytest: `pytest --check-game NAME` adds a test for every check and table of a game.

pytest itself finds this through its entry-point group; nothing else imports it, so that it need not be installed.
"""

from collections.abc import Sequence

import pytest

from walpurgis import games
from walpurgis.lab.check.suite import Task, perform, tasks

LANGUAGE = "en"  # pytest speaks it, too


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("walpurgis")
    group.addoption(
        "--check-game", action="append", default=[], metavar="NAME", help="check an installed game of walpurgis"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(id): the rule that a test proves")


def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    names: Sequence[str] = session.config.getoption("--check-game")
    for name in names:
        for task in tasks(games.find(name)):
            check, _, table = task
            items.append(CheckItem.from_parent(session, name=f"{check}[{table or name}]", task=task))


class UnfitError(Exception):
    """What a check has found, one sentence a line."""


class CheckItem(pytest.Item):
    def __init__(self, *, name: str, parent: pytest.Session, task: Task) -> None:
        super().__init__(name, parent)
        self.task = task

    def runtest(self) -> None:
        findings = dict.fromkeys(finding.sentence(LANGUAGE) for finding in perform(self.task))
        if findings:
            raise UnfitError("\n".join(findings))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, UnfitError):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[str, None, str]:
        return "walpurgis", None, self.name
