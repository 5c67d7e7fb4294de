"""Strength is measured fairly, and with its error."""

from dataclasses import replace
from random import Random

import pytest

from tests.cli.run import walpurgis
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.lab.ladder import Contest, Result, contestant, error, run
from walpurgis.lab.people import PEOPLE
from walpurgis.lab.student import quantile
from walpurgis.opponents import LEVELS

ANYBODY = contestant("random")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_contestants_sit_everywhere_equally_often(seats: int) -> None:
    seatings = Contest("hexentanz", seats, ANYBODY, ANYBODY, 1).seatings()
    for seat in range(seats):
        assert sum(seating[seat] for seating in seatings) * 2 == len(seatings)


def test_equals_share_equally() -> None:
    result = run(Contest("hyene", 3, ANYBODY, ANYBODY, 60, options={"steps": 30}))
    assert result.pairwise == pytest.approx(0.5, abs=2 * result.error)


def test_every_deal_has_the_same_dice_for_all_seatings() -> None:
    """A contestant against itself: what one wins in one seat, the other wins in the next."""
    exact = contestant("5:seconds=600")
    result = run(Contest("hyene", 2, exact, exact, 6, options={"steps": 30, "rounds": 1}))
    assert result.shares == result.pairs == [0.5] * 6


def test_the_error_shrinks_with_the_root_of_the_deals() -> None:
    rng = Random(1)
    few = error([rng.random() for _ in range(100)])
    many = error([rng.random() for _ in range(10_000)])
    assert few / many == pytest.approx(10, rel=0.2)
    assert many == pytest.approx(1.96 * (1 / 12) ** 0.5 / 100, rel=0.05)


@pytest.mark.parametrize(
    ("free", "expected"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (999, 1.962)]
)
def test_few_deals_are_less_certain(free: int, expected: float) -> None:
    """By the tables of Student's distribution."""
    assert quantile(free) == pytest.approx(expected, abs=0.001)


def test_deals_that_all_came_out_alike_leave_something_open() -> None:
    assert error([1.0] * 30) == pytest.approx(0.1)
    assert error([1.0] * 3000) == pytest.approx(0.001)
    assert error([1.0] * 2) == 1.0
    assert error([0.7]) == 1.0


def test_before_counts_pairs_of_different_contestants_and_payoffs_all() -> None:
    """Who wins every time against the same dice comes in before everybody, but shares places with her like."""
    best, nobody = contestant("5:simulations=1"), contestant("random")
    result = run(Contest("sorcellerie", 3, best, nobody, 8))
    assert result.pairwise > 0.95
    assert result.share == pytest.approx(0.125 + 0.75 * result.pairwise, abs=0.02)


def test_ten_to_one_are_400_points_of_rating() -> None:
    contest = Contest("hyene", 2, ANYBODY, ANYBODY, 1)
    assert Result(contest, [10 / 11], [0.7]).rating == pytest.approx(400)
    assert Result(contest, [0.5, 0.5], [0.5, 0.5]).rating == pytest.approx(0)


def test_a_contestant_is_a_level_with_changes() -> None:
    assert contestant("2").settings == LEVELS[2]
    changed = contestant("3:seconds=0.1:whim=0.25:overlooks=0.5").settings
    assert changed is not None
    assert (changed.seconds, changed.whim, changed.overlooks, changed.knowledge) == (0.1, 0.25, 0.5, True)
    plain = contestant("plain:simulations=50").settings
    assert plain is not None
    assert (plain.simulations, plain.seconds, plain.knowledge) == (50, None, False)


def test_a_contestant_is_a_person_with_other_numbers() -> None:
    person = contestant("expert:dares=12:recall=1").person
    assert person == replace(PEOPLE["expert"], dares=12, recall=1.0)


@pytest.mark.parametrize(
    "text", ["6", "", "random:whim=1", "child:whim=1", "good:dares=a", "3:speed=2", "3:whim=often"]
)
def test_an_unknown_contestant_is_refused(text: str) -> None:
    with pytest.raises(WalpurgisError):
        contestant(text)


def test_the_command_prints_shares_intervals_and_ratings() -> None:
    arguments = ("ladder", "sorcellerie", "--players", "random,1,2", "--games", "8", "--jobs", "1")
    answer = walpurgis(*arguments)
    assert answer.status == 0
    rows = answer.out.splitlines()
    assert rows[1].split() == ["player", "against", "deals", "games", "before", "payoffs", "rating"]
    assert rows[2].split()[:4] == ["1", "random", "4", "8"]
    assert rows[3].split()[:4] == ["2", "1", "4", "8"]
    assert all(row.count("±") == 2 and "± 0.0" not in row for row in rows[2:4])


def test_the_command_lets_each_player_meet_each_of_the_others() -> None:
    arguments = ("ladder", "sorcellerie", "--players", "child,good", "--against", "1,5", "--games", "4", "--jobs", "1")
    rows = walpurgis(*arguments).out.splitlines()
    assert rows[1].split() == ["player", "against", "deals", "games", "before", "payoffs"]
    assert [row.split()[:4] for row in rows[2:]] == [
        ["child", "1", "2", "4"], ["child", "5", "2", "4"], ["good", "1", "2", "4"], ["good", "5", "2", "4"],
    ]  # fmt: skip


def test_a_player_with_many_settings_is_named_in_full_on_a_line_of_its_own() -> None:
    name = "expert:recall=1:dares=16:reads_s=4:reads_right=0.5:notices=0.25"
    rows = walpurgis("ladder", "sorcellerie", "--players", f"1,{name}", "--games", "4", "--jobs", "1").out.splitlines()
    assert len(rows) == 3
    assert rows[2].split()[:4] == [name, "1", "2", "4"]
