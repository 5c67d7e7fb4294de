"""The flight: SO-17, SO-R4, the variant of SO-19, SO-20 and SO-R6, and the closing circle of SO-R8."""

import pytest

from tests.clauses.sorcellerie.openings import circle, deal, fact, figure, harvest, last, play_round, won
from tests.clauses.table import Table, clause
from walpurgis.games.sorcellerie.rules import Sorcellerie
from walpurgis.kernel.position import restore

# No seat gets three alike or five different ones before two cards are left: 24 (grump) and 29 (moon).
LONG = (*range(24), 25, 26, 27, 28, 24, 29)
LONG_WINNERS = "00112 00113 00223 11223 0011 2233"


@clause("SO-17")
def test_after_the_card_is_won_she_flies_on_the_gap_is_filled_and_the_next_one_shakes() -> None:
    game = play_round(deal(), "b2 4 3 0", "c @300", "")
    assert figure(game) == 2
    assert circle(game) == ["", "one", "many", "one", "many", "one", "many"]
    assert sorted(game.chances()) == sorted(
        f"draw {card}" for card in range(30) if card not in (0, 1, 2, 5, 10, 15, 20)
    )
    game.play("* draw 29")
    assert circle(game) == ["one", "one", "many", "one", "many", "one", "many"]
    game.play("* dice b1 4 3 0")
    assert last(game, "dice")["seat"] == 1


@clause("SO-17")
def test_she_flies_round_the_circle() -> None:
    game = play_round(deal(), "b3 4 3 0", "t @300", "t @300")
    play_round(game, "r3 4 3 0", "c @300", "c @300")
    assert figure(game) == 6
    play_round(game, "b2 4 3 0", "t @300", "t @300")
    assert figure(game) == 1


@clause("SO-R4")
def test_after_a_chorus_she_flies_on_and_no_card_is_drawn() -> None:
    game = play_round(deal(), "b2 4 3 0", "c @300", "c @310")
    assert figure(game) == 2
    assert "" not in circle(game)
    assert "dice b1 7 0 0" in game.chances()
    assert fact(game, "turn") == 1


@clause("SO-R4")
def test_if_everybody_was_wrong_she_stays_and_no_card_is_drawn() -> None:
    game = play_round(deal(), "b2 4 3 0", "b @300", "t @310")
    assert figure(game) == 0
    assert "" not in circle(game)
    assert "dice b1 7 0 0" in game.chances()
    assert fact(game, "turn") == 1


def landed(game: Table, dice: str) -> int | str:
    """Where she would land with these dice and signposts, from place 0."""
    return last(play_round(game, dice, "", ""), "right")["landed"]


@clause("SO-19")
@clause("SO-H2")
@pytest.mark.parametrize("card", range(0, 30, 3))
def test_of_the_two_signposts_one_points_to_each_neighbour(card: int) -> None:
    cards = (card, *[other for other in range(30) if other != card][:6])
    both = {
        landed(deal("signposts on", cards=cards), "b1 4 3 0"),
        landed(deal("signposts on", cards=cards), "r1 4 3 0"),
    }
    assert both == {1, 6}


@clause("SO-20")
@clause("SO-H2")
@pytest.mark.parametrize(
    ("card", "dice", "place"),
    [
        (0, "b2", 5),  # black points counter-clockwise
        (0, "r2", 2),
        (6, "b2", 2),  # black points clockwise
        (6, "r2", 5),
        (6, "b3", 3),
        (6, "r1", 6),
    ],
)
def test_black_pips_follow_the_black_signpost_and_red_pips_the_red_one(card: int, dice: str, place: int) -> None:
    cards = (card, 1, 2, 5, 10, 15, 20)
    assert landed(deal("signposts on", cards=cards), f"{dice} 4 3 0") == place


@clause("SO-20")
def test_she_flies_the_way_of_the_signpost_and_everything_else_stays_the_same() -> None:
    game = play_round(deal("signposts on"), "b2 4 3 0", "t @300", "")  # to place 5, one witch: the least
    assert won(game) == [["soup"], []]
    assert figure(game) == 5
    assert last(game, "flight") == {"steps": 2, "way": "ccw", "place": 5}
    assert circle(game)[0] == ""


@clause("SO-H2")
def test_usually_the_signposts_do_not_count() -> None:
    for dice in ("b2 4 3 0", "r2 4 3 0"):
        assert landed(deal(), dice) == 2


@clause("SO-R6")
def test_the_signposts_on_her_way_do_not_turn_her_round() -> None:
    # The red signpost of card 0 points clockwise, that of card 2, which she passes, counter-clockwise.
    assert landed(deal("signposts on"), "r3 4 3 0") == 3


@clause("SO-R8")
def test_when_the_pile_is_empty_the_circle_closes_up() -> None:
    game = harvest(LONG, LONG_WINNERS[:27], seats=4)  # 23 cards, with the spaces
    assert circle(game) == ["many", "one", "one", "one", "many", "one", "many"]  # 24 29 23 25 26 27 28
    assert figure(game) == 2
    assert "pile" not in game.position.view(None).spots
    play_round(game, "b3 7 0 0", "", "b t @300", "", "")  # from 23 past 25 and 26 to 27, one witch
    assert circle(game) == ["many", "one", "one", "many", "one", "many", ""]  # 24 29 25 26 27 28
    assert figure(game) == 4
    assert "dice b1 7 0 0" in game.chances()


@clause("SO-R8")
def test_places_before_the_gap_keep_their_numbers() -> None:
    game = harvest(LONG, LONG_WINNERS[:27], seats=4)
    play_round(game, "b3 7 0 0", "", "c @300", "", "c @300")  # nobody is right: she stays on place 2
    play_round(game, "b3 7 0 0", "", "b t @300", "b t @300", "")  # together: to place 5, card 27
    play_round(game, "b3 7 0 0", "", "", "", "b t @300")  # to place 1, card 29, one witch
    assert circle(game) == ["many", "one", "one", "one", "many", "many", ""]  # 24 29 23 25 26 28
    assert figure(game) == 1


def three_left() -> Table:
    """Cards 24, 29 and 28 are left on places 0 to 2; she stands on place 2."""
    game = harvest(LONG, LONG_WINNERS[:-1], seats=4)
    assert circle(game)[:3] == ["many", "one", "many"]
    assert figure(game) == 2
    return game


@clause("SO-R8")
def test_if_she_would_land_on_the_very_card_just_won_she_goes_to_the_next_one_clockwise() -> None:
    game = three_left()
    play_round(game, "b3 7 0 0", "", "", "", "c @300")  # once round to her own card, many witches
    assert circle(game) == ["many", "one", "", "", "", "", ""]
    assert figure(game) == 0
    assert last(game, "flight")["place"] == 0
    assert [len(cards) for cards in won(game)] == [8, 8, 7, 5]


@clause("SO-R8")
def test_the_next_one_clockwise_may_be_the_one_that_moves_into_the_gap() -> None:
    order = (*range(24), 25, 26, 27, 24, 28, 29)
    game = harvest(order, LONG_WINNERS[:-2], seats=4)  # 27 on place 2 of 28 29 27 24
    play_round(game, "b2 7 0 0", "", "", "", "c @300")  # to place 0, card 28, many witches
    assert circle(game) == ["many", "one", "many", "", "", "", ""]  # 28 29 24
    assert figure(game) == 0
    play_round(game, "r3 7 0 0", "", "", "", "c @300")  # once round to her own card
    assert circle(game) == ["one", "many", "", "", "", "", ""]  # 29 24
    assert figure(game) == 0


@clause("SO-R8")
def test_after_a_chorus_she_stays_on_her_own_card_if_she_has_flown_once_round() -> None:
    game = play_round(three_left(), "b3 7 0 0", "", "", "c @300", "c @300")
    assert circle(game)[:3] == ["many", "one", "many"]
    assert figure(game) == 2


@clause("SO-R8")
def test_against_the_clock_too_she_goes_to_the_next_one_clockwise() -> None:
    game = harvest(LONG, LONG_WINNERS[:-1], seats=4)
    state = {**game.position.state(), "figure": 1, "circle": [29, 28, 24]}
    setup = deal("signposts on", seats=4).position.setup
    position = restore(Sorcellerie, setup, state)
    # The black signpost of card 28 points counter-clockwise: three back is the card itself.
    for actor, step in [(-1, "dice b3 7 0 0"), (0, "silent"), (1, "silent"), (2, "silent"), (3, "say c @300")]:
        position.play(actor, position.parse(step))
    spots = position.view(None).spots
    assert [piece.kind for piece in spots["circle-0"]] == ["one"]
    assert [piece.kind for piece in spots["circle-1"]] == ["many", "figure"]  # card 24 has moved into the gap


@clause("SO-R8")
def test_when_the_last_card_is_gone_most_cards_win() -> None:
    """With six kinds of five somebody has a set before: so this position is made by hand."""
    game = harvest(LONG, LONG_WINNERS, seats=4)
    state = {**game.position.state(), "figure": 0, "circle": [29], "won": [[0, 1, 5], [6, 7, 10], [11], []]}
    position = restore(Sorcellerie, game.position.setup, state)
    for actor, step in [(-1, "dice b1 7 0 0"), (0, "silent"), (1, "silent"), (2, "say b t @300"), (3, "silent")]:
        assert position.refusal(actor, position.parse(step)) is None
        position.play(actor, position.parse(step))
    assert position.waiting() == "over"
    assert position.standing() == [1, 1, 3, 4]
