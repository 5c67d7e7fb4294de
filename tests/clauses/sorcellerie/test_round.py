"""A round: SO-06 to SO-15, SO-R3, SO-R5 and SO-R7."""

import pytest

from tests.clauses.sorcellerie.openings import circle, deal, fact, figure, last, pieces, play_round, values, won
from tests.clauses.table import Table, clause
from walpurgis.kernel.refusal import NotationError

ALL_ANSWERS = ["say c @MS", "say b @MS", "say t @MS", "say c b @MS", "say c t @MS", "say b t @MS", "silent"]


def right(dice: str) -> str | int:
    """The right answer with these dice, from place 0 of the opening."""
    return last(play_round(deal(), dice, "", ""), "right")["right"]


@clause("SO-06")
def test_the_cup_goes_round_clockwise_from_the_first_seat() -> None:
    game = deal(seats=3, first=1)
    shakers = [last(play_round(game, "b1 4 3 0", "", "", ""), "dice")["seat"] for _ in range(4)]
    assert shakers == [1, 2, 0, 1]
    assert fact(game, "turn") == 2


@clause("SO-07")
def test_all_see_the_same_dice_at_the_same_moment() -> None:
    game = deal(seats=3).play("* dice r3 4 2 1")
    shaken = {"seat": 0, "white": "r3", "cats": 4, "brooms": 2, "bats": 1}
    for seat in (0, 1, 2, None):
        assert game.told(seat) == [("dice", shaken)]
        assert values(game, "dice-0", seat) == ["3"]  # its colour is for signposts (SO-20)


@clause("SO-07")
def test_nobody_answers_before_the_dice_are_shown() -> None:
    game = deal()
    assert game.legal(0) == []
    assert game.refusal(0, "say c @0") == "SO-07"
    assert game.refusal(1, "silent") == "SO-07"


@clause("SO-07")
def test_no_seat_shakes_the_dice_as_it_likes() -> None:
    game = deal().play("* dice b1 4 3 0")
    assert game.refusal(0, "dice b1 7 0 0") == "SO-07"
    assert game.refusal("*", "dice b1 7 0 0") == "SO-07"


@clause("SO-08")
@pytest.mark.parametrize(("white", "landed"), [("b1", 1), ("b2", 2), ("b3", 3), ("r1", 1), ("r2", 2), ("r3", 3)])
def test_the_white_die_says_how_many_cards_on_she_lands(white: str, landed: int) -> None:
    game = play_round(deal(), f"{white} 4 3 0", "", "")
    assert last(game, "right")["landed"] == landed


@clause("SO-08")
def test_where_she_lands_is_not_told_before_the_answers() -> None:
    game = deal().play("* dice b1 4 3 0")
    assert figure(game) == 0
    for seat in (0, 1, None):
        assert set(game.position.view(seat).facts) == {"turn", "quiet"}


@clause("SO-09")
def test_with_many_witches_right_is_the_symbol_that_lies_most_often() -> None:
    assert right("b2 4 3 0") == "cat"
    assert right("b2 1 4 2") == "broom"
    assert right("b2 2 2 3") == "bat"
    game = play_round(deal(), "b2 4 3 0", "t @100", "c @900")
    assert won(game) == [[], ["soup"]]


@clause("SO-10")
def test_with_one_witch_right_is_the_symbol_that_lies_least_often() -> None:
    assert right("b1 4 2 1") == "bat"
    assert right("b1 1 4 2") == "cat"
    assert right("b3 3 1 3") == "broom"
    game = play_round(deal(), "b1 4 2 1", "c @100", "t @900")
    assert won(game) == [[], ["soup"]]


@clause("SO-10")
def test_a_symbol_on_no_die_counts_as_least() -> None:
    assert right("b1 4 3 0") == "bat"
    assert right("b1 0 6 1") == "cat"


@clause("SO-11")
def test_where_two_symbols_tie_both_are_due() -> None:
    assert right("b2 3 3 1") == "cat-broom"
    assert right("b2 1 3 3") == "broom-bat"
    assert right("b1 2 2 3") == "cat-broom"
    assert right("b1 0 7 0") == "cat-bat"
    game = play_round(deal(), "b2 3 1 3", "c t @300", "")
    assert won(game) == [["soup"], []]


@clause("SO-12")
def test_all_seats_are_asked_at_once_and_may_answer_in_any_order() -> None:
    game = deal(seats=3).play("* dice b1 4 3 0")
    assert game.awaited == [0, 1, 2]
    assert [game.legal(seat) for seat in range(3)] == [ALL_ANSWERS] * 3
    game.play("2: say t @300")
    assert game.awaited == [0, 1]
    game.play("0: silent", "1: silent")
    assert won(game) == [[], [], ["soup"]]


@clause("SO-12")
@clause("SO-R3")
def test_the_pad_has_six_buttons_and_a_clock() -> None:
    game = deal().play("* dice b1 4 3 0")
    pad, silence = game.position.prompts(1)
    assert (pad.kind, pad.verb, pad.items, pad.limit) == ("pad", "say", ["c", "b", "t", "c b", "c t", "b t"], 20_000)
    assert [game.position.text(step) for step in silence.steps] == ["silent"]


@clause("SO-13")
def test_a_wrong_answer_is_out_and_the_others_go_on() -> None:
    game = deal(seats=3).play("* dice b1 4 3 0", "0: say c @100")
    assert game.awaited == [1, 2]
    assert game.legal(0) == []
    game.play("1: say b @200", "2: say t @5000")
    assert won(game) == [[], [], ["soup"]]
    assert [pieces(game, f"answer-{seat}") for seat in range(3)] == [
        ["cat", "wrong"],
        ["broom", "wrong"],
        ["bat", "first"],
    ]


@clause("SO-14")
def test_if_everybody_was_wrong_a_new_round_begins() -> None:
    game = play_round(deal(), "b1 4 3 0", "c @100", "b t @200")
    assert won(game) == [[], []]
    assert fact(game, "result") == "nobody"
    assert game.chances()["dice b1 7 0 0"] == 1


@clause("SO-15")
def test_the_first_right_answer_wins_the_card_on_which_she_stands_before_she_flies() -> None:
    game = deal(cards=(25, 1, 2, 5, 10, 15, 20))
    play_round(game, "b3 4 3 0", "t @301", "t @200")
    assert won(game) == [[], ["moon"]]  # not the rush on place 3, where she lands
    assert circle(game)[0] == ""
    assert game.told(None)[-2:] == [
        ("win", {"seat": 1, "kind": "moon", "ms": 200}),
        ("flight", {"steps": 3, "way": "cw", "place": 3}),
    ]


@clause("SO-R3")
def test_one_symbol_where_two_are_due_is_wrong() -> None:
    game = play_round(deal(seats=4), "b2 3 3 1", "c @100", "b @100", "c t @100", "c b @900")
    assert won(game) == [[], [], [], ["soup"]]


@clause("SO-R3")
def test_two_symbols_where_one_is_due_are_wrong() -> None:
    game = play_round(deal(seats=4), "b2 4 3 0", "c b @100", "c t @100", "b t @100", "c @900")
    assert won(game) == [[], [], [], ["soup"]]


@clause("SO-R3")
def test_one_press_is_the_whole_answer() -> None:
    game = deal().play("* dice b1 4 3 0", "0: say c @100")
    assert game.refusal(0, "say t @200") == "SO-R3"
    assert game.refusal(0, "silent") == "SO-R3"
    assert game.refusal(1, "say t @200") is None


@clause("SO-R3")
@pytest.mark.parametrize("text", ["say b c @100", "say c c @100", "say c b t @100", "say c", "say @100", "say c @-1"])
def test_a_pair_is_always_written_in_one_way_and_every_answer_has_its_time(text: str) -> None:
    with pytest.raises(NotationError):
        deal().position.parse(text)


@clause("SO-R5")
def test_who_has_not_answered_when_it_is_decided_hears_who_was_quicker() -> None:
    told = play_round(deal(), "b1 4 3 0", "t @300", "").told(None)
    assert ("outrun", {"seat": 1, "other": 0}) in told
    assert ("silent", {"seat": 1}) in play_round(deal(), "b1 4 3 0", "c @300", "").told(None)


@clause("SO-R5")
def test_if_nobody_is_right_by_the_limit_wrong_and_silent_make_no_difference() -> None:
    for answers in [("", ""), ("c @100", ""), ("c @100", "b @100")]:
        game = play_round(deal(), "b1 4 3 0", *answers)
        assert fact(game, "result") == "nobody"
        assert won(game) == [[], []]
        assert figure(game) == 0
        assert fact(game, "turn") == 1


@clause("SO-R5")
def test_every_seat_has_exactly_one_step_a_round() -> None:
    game = deal(seats=3).play("* dice b1 4 3 0", "1: say t @300", "2: silent")
    assert game.waiting == "seats"
    assert game.awaited == [0]
    game.play("0: silent")
    assert game.waiting == "chance"
    assert pieces(game, "answer-0") == ["silent"]


@clause("SO-R5")
def test_after_the_limit_there_is_no_answer() -> None:
    game = deal().play("* dice b1 4 3 0")
    assert game.refusal(0, "say t @20000") is None
    assert game.refusal(0, "say t @20001") == "SO-R5"
    assert game.refusal(0, "say b t @20001") == "SO-R5"


def all_that_reaches(game: Table, seat: int | None) -> list[object]:
    return [game.view(seat), game.position.features(seat), game.story(seat)]


@clause("SO-R7")
def test_what_a_seat_answered_stays_hidden_until_the_round_is_decided() -> None:
    said = ["0: say t @300", "0: say c @12", "0: silent"]
    games = [deal(seats=3).play("* dice b1 4 3 0", answer) for answer in said]
    for seat in (1, 2, None):
        assert all_that_reaches(games[0], seat) == all_that_reaches(games[1], seat) == all_that_reaches(games[2], seat)
        assert pieces(games[0], "answer-0", seat) == ["done"]
    assert games[0].view(0)["notes"] == {"answer-0": [{"is": "bat"}, {"is": "time", "value": "300"}]}
    assert games[2].view(0)["notes"] == {"answer-0": [{"is": "silent"}]}
    assert games[0].told(0)[-1] == ("own-answer", {"answer": "bat", "ms": 300})


@clause("SO-R7")
def test_once_it_is_decided_all_see_who_answered_what_and_when_and_what_was_right_until_the_next_roll() -> None:
    game = deal("signposts on", seats=4)
    play_round(game, "r3 4 2 1", "c @1874", "t @2312", "", "t @2431").play("* draw 29")
    for seat in (0, 1, 2, 3, None):
        spots = game.position.view(seat).spots
        answers = [[(piece.kind, piece.value) for piece in spots[f"answer-{other}"]] for other in range(4)]
        assert answers == [
            [("cat", ""), ("wrong", "1874")],
            [("bat", ""), ("first", "2312")],
            [("silent", "")],
            [("bat", ""), ("late", "2431")],
        ]
        facts = game.position.view(seat).facts
        assert (facts["result"], facts["winner"], facts["kind"]) == ("won", 1, "soup")
        assert (facts["right"], facts["scene"], facts["landed"], facts["way"]) == ("bat", "one", 3, "cw")
        assert (facts["cats"], facts["brooms"], facts["bats"]) == (4, 2, 1)
    game.play("* dice b1 4 3 0")
    assert pieces(game, "answer-1") == []
    assert fact(game, "right") is None


@clause("SO-R7")
def test_the_kind_is_not_seen_before_the_card_is_won_nor_anything_of_the_pile() -> None:
    soup, rush = deal(cards=(0, 1, 2, 5, 10, 15, 20)), deal(cards=(8, 1, 2, 5, 10, 15, 20))  # the same front
    for seat in (0, 1, None):
        assert all_that_reaches(soup, seat) == all_that_reaches(rush, seat)
        assert pile_without_count(soup, seat) == {"is": "pile"}
    assert won(play_round(soup, "b1 4 3 0", "t @300", "")) == [["soup"], []]
    assert won(play_round(rush, "b1 4 3 0", "t @300", "")) == [["rush"], []]


def pile_without_count(game: Table, seat: int | None) -> dict[str, object]:
    (pile,) = game.position.view(seat).spots["pile"]
    return {key: value for key, value in pile.data().items() if key != "count"}
