"""The end: SO-04, SO-18, SO-R11 to SO-R13 and SO-H1."""

from tests.clauses.sorcellerie.openings import circle, deal, fact, figure, harvest, last, play_round, won
from tests.clauses.table import Table, clause


@clause("SO-04")
@clause("SO-18")
def test_three_of_the_same_kind_win_at_once() -> None:
    game = harvest(tuple(range(10)), "00")
    assert game.waiting == "chance"
    game = harvest(tuple(range(10)), "000")
    assert game.waiting == "over"
    assert won(game) == [["soup", "soup", "soup"], []]
    assert game.standing() == [1, 2]
    assert last(game, "champion") == {"seat": 0, "set": "alike"}


@clause("SO-04")
def test_five_of_different_kinds_win() -> None:
    order = (0, 5, 10, 15, 20, 25, 1, 2, 3, 4, 6, 7)
    assert harvest(order, "1111").waiting == "chance"
    game = harvest(order, "11111")
    assert game.waiting == "over"
    assert won(game) == [[], ["soup", "rush", "muddle", "cold", "grump"]]
    assert game.standing() == [2, 1]
    assert last(game, "champion") == {"seat": 1, "set": "different"}


@clause("SO-04")
@clause("SO-H1")
def test_the_end_shows_the_winning_set_and_no_other_card() -> None:
    assert decisive(harvest((0, 5, 1, 10, 2, *range(15, 25)), "00000")) == ["soup", "soup", "soup"]
    different = harvest((0, 1, 5, 10, 15, 20, 25, 2, 3, 4, 6, 7), "111111")
    assert decisive(different) == ["soup", "rush", "muddle", "cold", "grump"]
    any_five = harvest((0, 1, 5, 6, 10, *range(15, 25)), "00000", "winning_set any")
    assert decisive(any_five) == ["soup", "soup", "rush", "rush", "muddle"]
    assert decisive(harvest(tuple(range(10)), "00")) == []


def decisive(game: Table) -> list[str]:
    ending = game.position.view(None).ending
    return [piece.kind for piece in ending.pieces] if ending else []


@clause("SO-04")
def test_eight_cards_of_four_kinds_do_not_win() -> None:
    game = harvest((0, 1, 5, 6, 10, 11, 15, 16, *range(20, 30)), "00000000")
    assert [len(cards) for cards in won(game)] == [8, 0]
    assert game.waiting == "chance"


def statuses(game: Table) -> list[str]:
    return [status.name for status in game.position.view(None).statuses]


@clause("SO-04", "SO-H1")
def test_everybody_sees_who_is_one_card_from_winning() -> None:
    assert statuses(harvest(tuple(range(10)), "0")) == ["open", "open"]
    assert statuses(harvest(tuple(range(10)), "00")) == ["near", "open"]  # two alike
    order = (0, 5, 10, 15, 20, 25, 1, 2, 3, 4, 6, 7)
    assert statuses(harvest(order, "111")) == ["open", "open"]
    assert statuses(harvest(order, "1111")) == ["open", "near"]  # four different ones


@clause("SO-18")
def test_after_the_end_nothing_is_played_any_more() -> None:
    game = harvest(tuple(range(10)), "000")
    assert game.refusal("*", "draw 20") == "SO-18"
    assert game.refusal("*", "dice b1 7 0 0") == "SO-18"
    assert game.refusal(0, "say c @0") == "SO-18"
    assert game.awaited == []


@clause("SO-R11")
def test_the_winning_set_counts_before_she_flies() -> None:
    game = harvest(tuple(range(10)), "000")
    assert figure(game) == 2
    assert circle(game)[2] == ""  # the gap under her is not filled
    assert [name for name, _ in game.told(None)][-2:] == ["win", "champion"]


@clause("SO-R12")
def test_the_winner_is_first_and_the_others_are_placed_by_their_cards() -> None:
    order = (0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, *range(15, 25))
    game = harvest(order, "1122 1122 000", seats=3)
    assert [len(cards) for cards in won(game)] == [3, 4, 4]
    assert game.standing() == [1, 2, 2]
    order = (0, 1, 2, 3, 5, 6, 7, 10, 11, 12, *range(15, 25))
    game = harvest(order, "1122 112 000", seats=3)
    assert [len(cards) for cards in won(game)] == [3, 4, 3]
    assert game.standing() == [1, 2, 3]


@clause("SO-R13")
def test_forty_rounds_without_a_card_end_the_game() -> None:
    game = play_round(deal(), "b1 4 3 0", "t @300", "").play("* draw 29")  # place 0 to place 1
    for _ in range(20):
        play_round(game, "b1 4 3 0", "", "")
    for _ in range(19):
        # All of these are together; she goes round the circle, and in it are one and many witches.
        answer = "c" if circle(game)[(figure(game) + 1) % 7] == "many" else "t"
        play_round(game, "b1 4 3 0", f"{answer} @300", f"{answer} @300")
    assert game.waiting == "chance"
    assert fact(game, "quiet") == 39
    play_round(game, "b1 4 3 0", "", "")
    assert game.waiting == "over"
    assert game.standing() == [1, 2]
    assert game.told(1)[-1] == ("tired", {"rounds": 40})


@clause("SO-R13")
def test_a_card_won_begins_the_count_anew() -> None:
    game = deal()
    for _ in range(39):
        play_round(game, "b1 4 3 0", "", "")
    play_round(game, "b1 4 3 0", "t @300", "").play("* draw 29")
    for _ in range(39):
        play_round(game, "b1 4 3 0", "", "")
    assert game.waiting == "chance"
    assert play_round(game, "b1 4 3 0", "", "").waiting == "over"


@clause("SO-R13")
def test_equal_numbers_share_the_place_when_nobody_has_a_set() -> None:
    game = deal(seats=3)
    for _ in range(40):
        play_round(game, "b1 4 3 0", "", "", "")
    assert game.standing() == [1, 1, 1]


@clause("SO-H1")
def test_any_five_witches_win_if_the_table_wants_it_so() -> None:
    order = (0, 1, 5, 6, 10, *range(11, 25))
    assert harvest(order, "00000").waiting == "chance"
    assert harvest(order, "0000", "winning_set any").waiting == "chance"
    game = harvest(order, "00000", "winning_set any")
    assert game.waiting == "over"
    assert won(game)[0] == ["soup", "soup", "rush", "rush", "muddle"]
    assert last(game, "champion") == {"seat": 0, "set": "any"}


@clause("SO-H1")
def test_three_of_the_same_kind_win_there_too() -> None:
    assert harvest(tuple(range(10)), "000", "winning_set any").waiting == "over"
