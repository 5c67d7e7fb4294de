"""Material and set-up: SO-01 to SO-05, and the constants of SO-R9 and SO-R10."""

import pytest

from tests.clauses.sorcellerie.openings import OPENING, circle, deal, figure, pieces, play_round, values, won
from tests.clauses.table import clause, refuses_setup, replay
from walpurgis.kernel.refusal import NotationError

START = """
    game sorcellerie
    seats 2
"""
SIGNPOSTED = """
    game sorcellerie
    seats 2
    option signposts on
"""


@clause("SO-01")
def test_there_are_thirty_cards() -> None:
    game = replay(START)
    assert game.chances() == {f"draw {card}": 1 for card in range(30)}
    with pytest.raises(NotationError):
        game.position.parse("draw 30")


@clause("SO-01")
def test_there_is_a_white_die_and_there_are_seven_symbol_dice() -> None:
    game = deal().play("* dice r2 4 2 1")
    dice = [pieces(game, f"dice-{die}") for die in range(8)]
    assert dice[0] == ["white"]
    assert sorted(dice[1:]) == [["bat"], ["broom"], ["broom"], ["cat"], ["cat"], ["cat"], ["cat"]]
    with pytest.raises(NotationError):
        game.position.parse("dice r2 4 2 2")
    with pytest.raises(NotationError):
        game.position.parse("dice r4 4 2 1")


@clause("SO-01")
def test_a_card_is_there_only_once() -> None:
    game = replay(START).play("* draw 7")
    assert "draw 7" not in game.chances()
    assert game.refusal("*", "draw 7") == "SO-07"


@clause("SO-02")
def test_the_front_shows_a_scene_and_where_the_signposts_point() -> None:
    game = deal("signposts on")
    assert pieces(game, "circle-1") == ["one"]
    assert values(game, "circle-1") == ["ccw"]  # the black one; the red one points the other way
    assert pieces(game, "circle-4") == ["many"]
    assert values(game, "circle-4") == ["cw"]


@clause("SO-02")
def test_the_back_shows_the_kind_of_witch() -> None:
    game = play_round(deal(), "b1 4 3 0", "t @300", "")
    assert won(game) == [["soup"], []]


@clause("SO-03")
def test_two_to_four_can_play() -> None:
    assert "2..4" in refuses_setup("game sorcellerie\nseats 1")
    assert "2..4" in refuses_setup("game sorcellerie\nseats 5")
    for seats in (2, 3, 4):
        assert deal(seats=seats).play("* dice b1 4 3 0").awaited == list(range(seats))


@clause("SO-05")
def test_seven_cards_are_laid_in_a_circle_before_the_dice_are_shaken() -> None:
    game = deal(cards=OPENING[:6])
    assert game.refusal("*", "dice b1 4 3 0") == "SO-07"
    assert len(game.chances()) == 24
    game.play("* draw 20")
    assert circle(game) == ["many", "one", "many", "one", "many", "one", "many"]
    assert game.refusal("*", "draw 21") == "SO-07"
    assert len(game.chances()) == 216
    assert [piece.count for piece in game.position.view(None).spots["pile"]] == [23]


@clause("SO-05")
@clause("SO-R10")
def test_the_witch_begins_on_the_first_card_dealt_and_the_places_follow_clockwise() -> None:
    game = deal()
    assert figure(game) == 0
    assert circle(game) == ["many", "one", "many", "one", "many", "one", "many"]
    # Which of two pictures: without signposts a card shows nothing more (SO-H2).
    assert [values(game, f"circle-{place}")[0] for place in range(7)] == ["2", "2", "1", "2", "1", "1", "2"]
    play_round(game, "b1 4 3 0", "t @300", "t @300")
    assert figure(game) == 1  # clockwise is towards the next number


@clause("SO-R9")
def test_scene_and_signposts_follow_from_the_number_of_the_card() -> None:
    fronts = [("many", "ccw"), ("one", "ccw"), ("many", "cw"), ("one", "cw")]
    for card in range(30):
        game = replay(SIGNPOSTED).play(f"* draw {card}")
        expected = fronts[card % 4]
        assert (pieces(game, "circle-0")[0], values(game, "circle-0")[0]) == expected


@clause("SO-R9")
@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("soup", (0, 1, 2, 3, 4)),
        ("rush", (5, 6, 7, 8, 9)),
        ("muddle", (10, 11, 12, 13, 14)),
        ("cold", (15, 16, 17, 18, 19)),
        ("grump", (20, 21, 22, 23, 24)),
        ("moon", (25, 26, 27, 28, 29)),
    ],
)
def test_there_are_five_cards_of_each_of_six_kinds(kind: str, cards: tuple[int, ...]) -> None:
    for card in cards:
        others = [other for other in range(30) if other != card][:5]
        game = deal(cards=(card, 29 if card != 29 else 27, *others))  # an odd card, one witch, on place 1
        play_round(game, "b1 4 3 0", "t @300", "")
        assert won(game) == [[kind], []]


@clause("SO-R9")
def test_each_symbol_is_on_two_faces_of_six_and_the_white_die_has_six_different_faces() -> None:
    chances = deal().chances()
    assert sum(chances.values()) == 6 * 3**7 == 13122
    assert chances["dice b1 7 0 0"] == 1  # 7! / (7! 0! 0!)
    assert chances["dice b3 0 0 7"] == 1
    assert chances["dice r1 6 1 0"] == 7  # 7! / (6! 1! 0!)
    assert chances["dice r2 3 2 2"] == 210  # 7! / (3! 2! 2!)
    assert chances["dice r3 1 3 3"] == 140  # 7! / (1! 3! 3!)
    for white in ("b1", "b2", "b3", "r1", "r2", "r3"):
        assert sum(weight for dice, weight in chances.items() if dice.startswith(f"dice {white}")) == 3**7
