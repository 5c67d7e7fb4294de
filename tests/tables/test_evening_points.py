"""Points of a small tournament."""

from hypothesis import given
from hypothesis import strategies as st

from walpurgis.tables.evening_points import points, ranking


def test_three_points_to_the_first_two_to_the_second_one_to_the_others() -> None:
    assert points({10: 2, 11: 1, 12: 4, 13: 3}) == {11: 3, 10: 2, 13: 1, 12: 1}


def test_equals_get_the_same_and_the_next_one_is_third() -> None:
    assert points({1: 1, 2: 1, 3: 3}) == {1: 3, 2: 3, 3: 1}


def test_a_bot_in_front_takes_nothing_away() -> None:
    assert points({1: 2, 2: 4}) == {1: 3, 2: 2}


def test_whoever_missed_a_round_has_nothing_there() -> None:
    ranks = ranking([1, 2, 3], [{1: 3, 2: 2}, {1: 1, 3: 3}])
    assert [(one.place, one.guest, one.points, one.total) for one in ranks] == [
        (1, 1, [3, 1], 4),
        (2, 3, [None, 3], 3),
        (3, 2, [2, None], 2),
    ]


@given(st.dictionaries(st.integers(0, 30), st.integers(1, 6), max_size=6))
def test_a_better_place_is_never_worth_less(places: dict[int, int]) -> None:
    found = points(places)
    assert found.keys() == places.keys()
    assert all(found[one] >= found[other] for one in places for other in places if places[one] <= places[other])
    assert all(1 <= got <= 3 for got in found.values())
    assert not places or 3 in found.values()


@given(st.lists(st.dictionaries(st.integers(0, 9), st.integers(1, 3)), max_size=4))
def test_the_ranking_holds_everybody_once_and_equals_share_a_place(rounds: list[dict[int, int]]) -> None:
    ranks = ranking(range(10), rounds)
    assert sorted(one.guest for one in ranks) == list(range(10))
    assert [one.total for one in ranks] == sorted((one.total for one in ranks), reverse=True)
    for one in ranks:
        assert one.place == 1 + sum(other.total > one.total for other in ranks)
