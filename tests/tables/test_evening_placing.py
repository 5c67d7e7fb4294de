"""The best placing for those who wait."""

from hypothesis import given
from hypothesis import strategies as st

from walpurgis.tables.evening import NO_TABLE
from walpurgis.tables.evening_grouping import Met, SeatCounts, meetings
from walpurgis.tables.evening_placing import OpenTable, Placing, Waiting, best_placing

GAMES = {"hexentanz": SeatCounts(3, 6), "sorcellerie": SeatCounts(2, 4), "hyene": SeatCounts(2, 5)}


@st.composite
def rooms(draw: st.DrawFn) -> tuple[list[Waiting], list[OpenTable]]:
    """People who wait, and tables of every kind, as an evening offers them."""
    tables = []
    seated = 100
    for number in range(draw(st.integers(0, 6))):
        game = draw(st.sampled_from(["", *GAMES]))
        people = list(range(seated, seated + draw(st.integers(0, 4)))) if game else []
        seated += len(people)
        is_running = bool(people) and draw(st.booleans())
        most = GAMES[game].most if game else 0
        room = draw(st.integers(0, max(0, most - len(people)))) if people else most
        tables.append(OpenTable(number, game, room, people, is_running))
    waiting = [
        Waiting(one, draw(st.sampled_from(["", *GAMES])), draw(st.integers(NO_TABLE, max(NO_TABLE, len(tables) - 1))))
        for one in range(draw(st.integers(0, 20)))
    ]
    return waiting, tables


@given(rooms(), st.integers(0, 8))
def test_nobody_is_lost_and_nobody_sits_twice(room: tuple[list[Waiting], list[OpenTable]], new: int) -> None:
    waiting, tables = room
    placing = best_placing(waiting, tables, GAMES, Met(), new)
    placed = [one for seating in placing.seatings for one in seating.people]
    assert sorted([*placed, *placing.left]) == sorted(one.id for one in waiting)
    numbers = [seating.number for seating in placing.seatings if seating.number != NO_TABLE]
    assert len(numbers) == len(set(numbers))


@given(rooms(), st.integers(0, 8))
def test_no_table_is_fuller_than_its_game_allows_and_bots_make_it_whole(
    room: tuple[list[Waiting], list[OpenTable]], new: int
) -> None:
    waiting, tables = room
    offered = {one.number: one for one in tables}
    for seating in best_placing(waiting, tables, GAMES, Met(), new).seatings:
        seats = GAMES[seating.game]
        people = len(seating.people) + len(seating.company)
        if seating.is_running:
            assert len(seating.people) <= offered[seating.number].room
        else:
            assert seats.fewest <= people + seating.bots <= seats.most
            assert not seating.bots or people < seats.fewest
        if seating.number != NO_TABLE and (seating.company or seating.is_running):
            assert len(seating.people) <= offered[seating.number].room
            assert seating.game == offered[seating.number].game


@given(rooms())
def test_nobody_waits_where_a_table_can_still_be_set_up(room: tuple[list[Waiting], list[OpenTable]]) -> None:
    waiting, tables = room
    assert best_placing(waiting, tables, GAMES, Met(), new_tables=20).left == []


@given(rooms())
def test_whoever_wishes_for_a_game_plays_it_where_tables_are_not_short(
    room: tuple[list[Waiting], list[OpenTable]],
) -> None:
    waiting, tables = room
    waiting = [Waiting(one.id, one.wish) for one in waiting]
    wishes = {one.id: one.wish for one in waiting}
    for seating in best_placing(waiting, tables, GAMES, Met(), new_tables=20).seatings:
        assert all(wishes[one] in ("", seating.game) for one in seating.people)


def placed(placing: Placing) -> list[tuple[int, str, list[int], int]]:
    return [(one.number, one.game, one.people, one.bots) for one in placing.seatings]


def test_three_join_whoever_waits_for_company() -> None:
    table = OpenTable(4, "hexentanz", 5, [7])
    assert placed(best_placing([Waiting(1), Waiting(2, "hexentanz"), Waiting(3)], [table], GAMES, Met())) == [
        (4, "hexentanz", [2, 1, 3], 0)
    ]


def test_whoever_is_alone_gets_company_before_those_who_could_begin() -> None:
    tables = [OpenTable(0, "hexenrennen", 1, [4, 5]), OpenTable(1, "hexentanz", 5, [7])]
    games = {**GAMES, "hexenrennen": SeatCounts(2, 4)}
    found = placed(best_placing([Waiting(1), Waiting(2), Waiting(3)], tables, games, Met()))
    assert found == [(1, "hexentanz", [1, 2, 3], 0)]


def test_one_alone_takes_the_seat_of_a_bot_in_a_game_that_is_on() -> None:
    table = OpenTable(2, "sorcellerie", 1, [7, 8], is_running=True)
    placing = best_placing([Waiting(1)], [table], GAMES, Met())
    assert placed(placing) == [(2, "sorcellerie", [1], 0)]
    assert placing.seatings[0].is_running


def test_whoever_came_by_a_card_sits_at_that_table() -> None:
    tables = [OpenTable(0, "", 0), OpenTable(1, "hyene", 0)]
    waiting = [Waiting(1, wish_table=1), Waiting(2, wish_table=1), Waiting(3), Waiting(4)]
    assert placed(best_placing(waiting, tables, GAMES, Met())) == [
        (1, "hyene", [1, 2], 0),
        (0, "sorcellerie", [3, 4], 0),
    ]


def test_those_who_know_each_other_are_parted() -> None:
    tables = [OpenTable(0, "sorcellerie", 1, [10]), OpenTable(1, "sorcellerie", 1, [11])]
    met = meetings([[1, 10], [2, 11]])
    assert placed(best_placing([Waiting(1), Waiting(2)], tables, GAMES, met)) == [
        (0, "sorcellerie", [2], 0),
        (1, "sorcellerie", [1], 0),
    ]


def test_somebody_alone_plays_with_bots_rather_than_wait() -> None:
    assert placed(best_placing([Waiting(1, "hexentanz")], [], GAMES, Met(), 1)) == [(NO_TABLE, "hexentanz", [1], 2)]


def test_without_a_table_everybody_still_waits() -> None:
    assert best_placing([Waiting(1), Waiting(2)], [], GAMES, Met()).left == [1, 2]
