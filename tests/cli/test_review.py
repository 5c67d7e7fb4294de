"""`walpurgis review`: which decisions mattered."""

from functools import partial
from pathlib import Path

import pytest

from tests.cli.run import walpurgis, written
from walpurgis.opponents import review

SHORT = """
    walpurgis 1
    game hexentanz
    seats 3

    * die 4
    0: out
"""


def finished(folder: Path) -> str:
    answer = walpurgis("simulate", "hyene", "--seats", "3", "--games", "1", "--seed", "3", "--records", str(folder))
    assert answer.status == 0
    return str(next(folder.iterdir()))


def test_the_decisions_of_a_game_are_weighed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("walpurgis.terminal.review.review", partial(review, clock=lambda: 0.0))  # all the time it needs
    answer = walpurgis("review", finished(tmp_path), "--seat", "0")
    assert answer.status == 0
    assert "choices" in answer.out
    assert "% to win" in answer.out  # random play is not good play
    assert "The grand witch:" in answer.out


def test_a_game_without_choices_has_nothing_to_review(tmp_path: Path) -> None:
    answer = walpurgis("review", written(tmp_path, SHORT), "--seat", "0")
    assert answer.status == 0
    assert "no choices" in answer.out


def test_what_cannot_be_reviewed_is_said(tmp_path: Path) -> None:
    assert "0 to 2" in walpurgis("review", written(tmp_path, SHORT), "--seat", "7").err
    refused = walpurgis("review", written(tmp_path, SHORT + "    * die 2\n    1: move 3\n"))
    assert (refused.status, "HT-08" in refused.out) == (1, True)
    broken = walpurgis("review", written(tmp_path, SHORT + "    1: fly\n"))
    assert broken.status == 2
