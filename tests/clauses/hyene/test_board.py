"""Where everybody stands, what can be seen of the hyena, and the sheet of points."""

from itertools import combinations
from math import dist

from tests.clauses.hyene.spiral import CHASE, HUNGRY, HYENA, THIRSTY, on, spiral
from tests.clauses.table import Table, clause
from walpurgis.games.hyene.layout import layout
from walpurgis.kernel.layout import Spot
from walpurgis.kernel.view import NO_NUMBER, Mark, Sheet

VILLAGER = 86  # board units: how high one is; her body is half as wide
HYENA_WIDTH = 168


def spots(steps: int = 81) -> dict[str, Spot]:
    return {spot.name: spot for spot in layout(spiral("", steps=steps).position.setup).spots}


def overlaps(one: Spot, x: float, y: float, width: float, height: float) -> bool:
    return abs(one.x - x) < (one.width + width) / 2 and abs(one.y - y) < (one.height + height) / 2


@clause("HY-01")
@clause("HY-02")
def test_five_stand_around_the_well_and_five_before_the_village_and_nobody_on_them() -> None:
    board = spots()
    for name in ("well", "village"):
        *villagers, hyena = board[name].stands
        assert len(villagers) == 5
        for x, y in villagers:
            assert not overlaps(board[name], x, y, VILLAGER / 2, VILLAGER)
        assert all(dist(one, other) >= VILLAGER / 2 for one, other in combinations(villagers, 2))
        assert min(dist(hyena, villager) for villager in villagers) >= HYENA_WIDTH / 2


@clause("HY-H1")
def test_nobody_at_the_well_or_in_the_village_stands_on_a_square() -> None:
    for steps in (30, 81, 120):
        board = spots(steps)
        squares = [board[f"step-{number}"] for number in range(1, steps)]
        for x, y in [*board["well"].stands[:5], *board["village"].stands[:5]]:
            assert all(dist((x, y + VILLAGER / 2), (spot.x, spot.y)) > spot.height / 2 for spot in squares)
            assert 0 < x < 1024
            assert y + VILLAGER / 2 < 1050


def marks(game: Table, kind: str) -> list[Mark]:
    return [mark for mark in game.position.view(None).marks if mark.kind == kind]


@clause("HY-07")
@clause("HY-09")
def test_on_her_way_out_the_hyena_leaves_paw_prints_and_reaches_nobody() -> None:
    game = on(spiral(HYENA), "1: throw / * white 1\n0: throw / * white 2")
    assert [mark.spots for mark in marks(game, "paw")] == [[f"step-{number}" for number in range(1, 8)]]
    assert marks(game, "reach") == []
    assert marks(spiral(THIRSTY), "reach") == []  # she has not had her drink


@clause("HY-08")
@clause("HY-17")
def test_what_the_hunting_hyena_reaches_is_marked_with_her_numbers() -> None:
    game = on(spiral(HUNGRY), "1: throw / * white 1")  # she stands at the well, square 30
    reach = [(mark.spots[0], mark.spots[-1], mark.tag) for mark in marks(game, "reach")]
    assert reach == [("step-29", "step-22", "8"), ("step-21", "step-18", "12"), ("step-17", "step-6", "24")]
    hunting = on(spiral(CHASE, seats=4), "0: throw / * white 2\n")
    [paws] = marks(hunting, "paw")
    assert paws.spots == [f"step-{number}" for number in range(29, 22, -1)]  # the way she came: from the well


@clause("HY-19")
def test_her_reach_ends_before_the_village() -> None:
    game = on(spiral(CHASE, seats=4), "0: throw / * white 2")  # from 30 to 22
    reach = [(mark.spots[0], mark.spots[-1], mark.tag) for mark in marks(game, "reach")]
    assert reach == [("step-21", "step-14", "8"), ("step-13", "step-10", "12"), ("step-9", "step-1", "21")]


@clause("HY-20")
def test_when_all_is_over_nothing_is_in_reach() -> None:
    assert marks(on(spiral(HUNGRY), "1: throw / * white 1\n0: throw / * white 2"), "reach") == []


def sheet(game: Table) -> Sheet:
    [found] = game.position.view(None).sheets
    return found


@clause("HY-21")
@clause("HY-R5")
def test_the_sheet_has_a_column_for_each_round_and_the_hyena_s_head() -> None:
    game = on(spiral(HUNGRY, rounds=2), "1: throw / * white 1\n0: throw / * white 2")
    assert sheet(game).columns == ["1", "2"]
    assert sheet(game).now == 1  # the second round has begun
    assert sheet(game).numbers == [[2, NO_NUMBER], [0, NO_NUMBER]]
    assert sheet(game).signs == [["hyena", ""], ["", ""]]
    assert sheet(game).totals == [2, 0]


@clause("HY-21")
def test_the_running_round_shows_who_is_the_hyena_and_who_is_home() -> None:
    game = spiral(HYENA, rounds=2)
    assert sheet(game).now == 0
    assert sheet(game).signs == [["hyena", ""], ["", ""]]
    assert sheet(game).numbers == [[NO_NUMBER, NO_NUMBER]] * 2


@clause("HY-22")
def test_at_the_end_no_column_counts_any_more() -> None:
    game = on(spiral(HUNGRY), "1: throw / * white 1\n0: throw / * white 2")
    assert game.awaited == []
    assert (sheet(game).now, sheet(game).numbers, sheet(game).totals) == (-1, [[2], [0]], [2, 0])


@clause("HY-11")
def test_before_every_seat_lies_what_is_paid_and_what_is_not() -> None:
    def dues(game: Table, seat: int) -> list[str]:
        return [piece.kind for piece in game.position.view(None).spots[f"dues-{seat}"]]

    game = spiral(THIRSTY)
    assert dues(game, 0) == ["water-due"]  # the hyena owes nothing else
    assert dues(game, 1) == ["water-due", "leave-due"]
    assert dues(spiral(HUNGRY), 0) == ["water-paid"]
    assert dues(spiral(CHASE, seats=4), 1) == ["water-paid", "leave-paid"]
