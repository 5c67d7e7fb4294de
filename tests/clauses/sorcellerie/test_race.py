"""Who was first: SO-16, SO-R1, SO-R2 and SO-H3."""

import pytest

from tests.clauses.sorcellerie.openings import deal, fact, last, pieces, play_round, won
from tests.clauses.table import clause, refuses_setup


@clause("SO-16")
def test_if_several_are_right_at_the_same_time_nobody_gets_the_card() -> None:
    game = play_round(deal(), "b1 4 3 0", "t @300", "t @300")
    assert won(game) == [[], []]
    assert fact(game, "result") == "together"
    assert game.told(0)[-2] == ("together", {"seat": 0, "other": 1, "apart": 0})


@clause("SO-R1")
@pytest.mark.parametrize(("second", "result"), [(300, "together"), (349, "together"), (350, "won"), (351, "won")])
def test_answers_less_than_fifty_milliseconds_apart_are_simultaneous(second: int, result: str) -> None:
    assert fact(play_round(deal(), "b1 4 3 0", "t @300", f"t @{second}"), "result") == result
    assert fact(play_round(deal(), "b1 4 3 0", f"t @{second}", "t @300"), "result") == result


@clause("SO-R1")
def test_a_third_right_answer_does_not_matter() -> None:
    # The third is close to the second, but the second is not close to the first.
    game = play_round(deal(seats=3), "b1 4 3 0", "t @300", "t @360", "t @370")
    assert won(game) == [["soup"], [], []]
    assert [pieces(game, f"answer-{seat}")[-1] for seat in range(3)] == ["first", "late", "late"]
    # The first two are simultaneous: that a third was later does not help anybody.
    game = play_round(deal(seats=3), "b1 4 3 0", "t @900", "t @320", "t @300")
    assert won(game) == [[], [], []]
    assert [pieces(game, f"answer-{seat}")[-1] for seat in range(3)] == ["late", "same", "same"]


@clause("SO-R1")
def test_a_wrong_answer_at_the_same_time_does_not_matter() -> None:
    game = play_round(deal(seats=3), "b1 4 3 0", "t @300", "c @300", "b t @299")
    assert won(game) == [["soup"], [], []]


@clause("SO-R1")
def test_how_late_the_others_were_is_told() -> None:
    game = play_round(deal(seats=3), "b1 4 3 0", "t @2431", "t @2312", "c @1874")
    assert last(game, "late") == {"seat": 0, "answer": "bat", "ms": 2431, "behind": 119}
    answers = [args["seat"] for name, args in game.told(None) if name in ("wrong", "first", "late")]
    assert answers == [2, 1, 0]  # in the order of their times


@clause("SO-R2")
def test_the_faster_answer_wins_although_it_arrives_later() -> None:
    game = deal().play("* dice b1 4 3 0", "0: say t @400")
    assert game.waiting == "seats"
    assert won(game) == [[], []]
    game.play("1: say t @150")
    assert won(game) == [[], ["soup"]]


@clause("SO-R2")
def test_an_answer_that_arrives_later_can_still_be_simultaneous() -> None:
    game = deal(seats=3).play("* dice b1 4 3 0", "2: say t @400", "0: silent", "1: say t @380")
    assert fact(game, "result") == "together"


@clause("SO-H3")
def test_without_a_window_only_equal_times_are_simultaneous() -> None:
    assert fact(play_round(deal("same_time_ms 0"), "b1 4 3 0", "t @300", "t @301"), "result") == "won"
    assert fact(play_round(deal("same_time_ms 0"), "b1 4 3 0", "t @300", "t @300"), "result") == "together"
    assert fact(play_round(deal("same_time_ms 1"), "b1 4 3 0", "t @300", "t @301"), "result") == "won"


@clause("SO-H3")
def test_a_table_can_take_a_whole_second_for_the_same_time() -> None:
    assert fact(play_round(deal("same_time_ms 1000"), "b1 4 3 0", "t @0", "t @999"), "result") == "together"
    assert fact(play_round(deal("same_time_ms 1000"), "b1 4 3 0", "t @0", "t @1000"), "result") == "won"


@clause("SO-H3")
@pytest.mark.parametrize(("seconds", "limit"), [(1, 1000), (120, 120_000)])
def test_a_table_can_give_more_or_less_time_to_answer(seconds: int, limit: int) -> None:
    game = deal(f"answer_limit_s {seconds}").play("* dice b1 4 3 0")
    assert game.position.prompts(0)[0].limit == limit
    assert game.refusal(0, f"say t @{limit}") is None
    if limit < 120_000:
        assert game.refusal(0, f"say t @{limit + 1}") == "SO-R5"


@clause("SO-H3")
def test_there_are_bounds_to_both() -> None:
    for option in ("same_time_ms 1001", "same_time_ms -1"):
        assert "0..1000" in refuses_setup(f"game sorcellerie\nseats 2\noption {option}")
    for option in ("answer_limit_s 0", "answer_limit_s 121"):
        assert "1..120" in refuses_setup(f"game sorcellerie\nseats 2\noption {option}")
