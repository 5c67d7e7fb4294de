"""The board of HR-02, HR-05 and HR-06 as a page draws it: nothing lies on anything else."""

from itertools import combinations

import pytest

from tests.clauses.table import clause
from walpurgis import games
from walpurgis.games.hexenrennen.layout import layout
from walpurgis.kernel.layout import Layout, Region, Spot

Box = tuple[float, float, float, float]  # left, top, right, bottom

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def board(seats: int) -> Layout:
    return layout(games.find("hexenrennen").start(seats).setup)


def box(place: Spot | Region) -> Box:
    across, down = place.width / 2, place.height / 2
    return place.x - across, place.y - down, place.x + across, place.y + down


def head_line(region: Region, shelf: Spot) -> Box:
    """From the beginning of the name to the end of the shelf, as high as the shelf."""
    _, top, right, bottom = box(shelf)
    return region.label, top, right, bottom


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def on_board(layout: Layout) -> list[Spot]:
    return [spot for spot in layout.spots if spot.shape != "hand"]


def named(layout: Layout, name: str) -> Spot:
    return next(spot for spot in layout.spots if spot.name == name)


@every_number_of_seats
def test_no_two_spots_overlap_and_all_are_on_the_board(seats: int) -> None:
    found = board(seats)
    for one, other in combinations(on_board(found), 2):
        assert not overlap(box(one), box(other)), (one.name, other.name)
    for left, top, right, bottom in map(box, on_board(found)):
        assert 0 <= left < right <= found.width
        assert 0 <= top < bottom <= found.height


@every_number_of_seats
def test_nothing_but_its_own_shelf_lies_on_the_head_line_of_a_landscape(seats: int) -> None:
    found = board(seats)
    for region in found.regions:
        shelf = named(found, region.spot)
        assert shelf.y == region.head
        others = [spot.name for spot in on_board(found) if spot != shelf]
        line = head_line(region, shelf)
        assert [name for name in others if overlap(line, box(named(found, name)))] == []


@clause("HR-02")
def test_three_landscapes_lie_one_above_the_other_and_hold_a_stage_each() -> None:
    found = board(4)
    summit, slope, valley = found.regions
    assert [region.name for region in found.regions] == ["summit", "slope", "valley"]
    assert box(summit)[3] == box(slope)[1]
    assert box(slope)[3] == box(valley)[1]
    for stage, region in enumerate((valley, slope, summit)):
        assert region.spot == f"stage-{stage + 1}"
        _, top, _, bottom = box(region)
        for tile in range(16 * stage + 1, 16 * stage + 17):
            _, above, _, below = box(named(found, f"tile-{tile}"))
            assert top < above < below < bottom


@clause("HR-05")
def test_the_way_bends_on_the_right_and_changes_its_stage_on_the_left() -> None:
    found = board(4)
    columns = [named(found, f"tile-{tile}").x for tile in range(1, 49)]
    for tile in (8, 24, 40):
        assert columns[tile - 1] == columns[tile] == max(columns)
    for tile in (16, 32):
        assert columns[tile - 1] == columns[tile] == min(columns)


@clause("HR-06")
@clause("HR-24")
@every_number_of_seats
def test_every_clan_that_is_played_has_a_mat_and_every_other_a_pile(seats: int) -> None:
    names = {spot.name for spot in on_board(board(seats))}
    assert {f"start-{clan}" for clan in range(seats)} <= names
    assert {f"pile-{clan}" for clan in range(seats, 4)} <= names
    assert {f"played-{clan}" for clan in range(seats, 4)} <= names
    assert not {f"start-{clan}" for clan in range(seats, 4)} & names
