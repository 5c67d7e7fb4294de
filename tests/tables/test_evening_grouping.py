"""Who sits with whom at an evening."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from walpurgis import games
from walpurgis.tables.evening_grouping import Met, SeatCounts, cost, groups, meetings, sizes

SEATS = st.tuples(st.integers(2, 4), st.integers(0, 4)).map(lambda pair: SeatCounts(pair[0], pair[0] + pair[1]))


def partitions(people: list[int], split: list[int]) -> list[list[list[int]]]:
    """All ways to put these people at tables of these sizes."""
    if not people:
        return [[]]
    found = []
    for size in set(split):
        rest = split.copy()
        rest.remove(size)
        for company in combinations(people[1:], size - 1):
            group = [people[0], *company]
            left = [one for one in people if one not in group]
            found += [[group, *others] for others in partitions(left, rest)]
    return found


@given(st.integers(0, 60), st.integers(1, 8), SEATS)
def test_tables_are_within_the_seats_of_the_game_and_hold_everybody(people: int, size: int, seats: SeatCounts) -> None:
    found = sizes(people, size, seats)
    assert sum(found) == people
    assert all(0 < one <= seats.most for one in found)
    assert max(found, default=0) - min(found, default=0) <= 1


@given(st.integers(1, 60), st.integers(1, 8), SEATS)
def test_bots_are_needed_only_where_nobody_could_do_without(people: int, size: int, seats: SeatCounts) -> None:
    bots = sum(max(0, seats.fewest - one) for one in sizes(people, size, seats))
    could_do_without = any(seats.fewest * tables <= people <= seats.most * tables for tables in range(1, people + 1))
    assert (bots == 0) == could_do_without


def test_five_dance_at_one_table_rather_than_two_with_a_bot() -> None:
    assert sizes(5, 4, SeatCounts(3, 6)) == [5]


def test_seven_race_at_two_tables_of_unlike_size() -> None:
    assert sizes(7, 4, SeatCounts(2, 4)) == [4, 3]


def test_four_who_want_to_sit_two_by_two_do() -> None:
    assert sizes(4, 2, SeatCounts(2, 5)) == [2, 2]


@given(st.integers(0, 24), st.integers(2, 6), SEATS, st.lists(st.lists(st.integers(0, 23), max_size=6), max_size=8))
def test_nobody_is_lost_and_nobody_sits_twice(
    people: int, size: int, seats: SeatCounts, before: list[list[int]]
) -> None:
    found = groups(range(people), size, seats, meetings(before))
    assert sorted(one for group in found for one in group) == list(range(people))
    assert sorted(map(len, found), reverse=True) == sizes(people, size, seats)


@given(st.integers(2, 8), st.integers(2, 4), st.lists(st.sets(st.integers(0, 7), max_size=4), max_size=6))
def test_nobody_meets_again_where_it_can_be_avoided(people: int, size: int, before: list[set[int]]) -> None:
    seats, met = SeatCounts(2, 4), meetings([sorted(one) for one in before])
    found = groups(range(people), size, seats, met)
    everything = partitions(list(range(people)), sizes(people, size, seats))
    assert sum(cost(group, met) for group in found) == min(sum(cost(group, met) for group in way) for way in everything)


def test_eight_meet_new_people_in_three_rounds_of_pairs() -> None:
    played: list[list[int]] = []
    for _ in range(7):  # a round robin of eight
        found = groups(range(8), 2, SeatCounts(2, 4), meetings(played))
        played += found
    assert max(meetings(played).values()) == 1


def test_the_seat_counts_are_those_of_the_games() -> None:
    for name in games.names():
        game = games.find(name)
        seats = SeatCounts(min(game.seats), max(game.seats))
        assert all(one in game.seats for one in sizes(11, 4, seats))


def test_many_people_are_grouped_without_a_search_that_never_ends() -> None:
    played: list[list[int]] = []
    for _ in range(3):
        played += groups(range(80), 4, SeatCounts(2, 4), meetings(played))
    assert len(played) == 60
    assert max(meetings(played).values()) == 1


def test_nobody_makes_no_table() -> None:
    assert groups([], 4, SeatCounts(2, 4), Met()) == []
