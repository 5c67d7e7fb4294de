"""Choosing and dealing: WB-06 to WB-08, and who may know what of it."""

import pytest

from tests.clauses.table import clause, replay
from tests.clauses.wazbaraz.openings import four, lying, noted, tally, three

FIVE_SEATS = """
    game wazbaraz
    seats 5
    first 3

    * start 3
    3: choose 4 20
"""


@clause("WB-06")
def test_the_mistresses_are_known_to_the_wazbaraz_alone() -> None:
    game = three("5 12")
    assert noted(game, 0, "place-5") == noted(game, 0, "place-12") == ["mistress"]
    for seat in (None, 1, 2):
        assert game.position.view(seat).notes == {}
        assert ("chosen", {"seat": 0, "mistresses": 2}) in game.story(seat)
        assert "mistresses" not in [name for name, _ in game.story(seat)]
    assert ("mistresses", {"witches": "5, 12"}) in game.story(0)


@clause("WB-06")
def test_the_wazbaraz_chooses_two_witches_and_no_other_number() -> None:
    game = replay("game wazbaraz\nseats 3\n\n* start 3")
    assert game.refusal(0, "choose 5 12") is None
    for written in ("choose 5", "choose 5 12 13", "choose 1 2 3 4"):
        assert game.refusal(0, written) == "WB-06"


@clause("WB-06")
def test_nobody_else_chooses_and_nothing_else_comes_first() -> None:
    game = replay("game wazbaraz\nseats 3\n\n* start 3")
    assert game.refusal(1, "choose 5 12") == "WB-06"
    assert game.refusal(0, "name 5 12") == "WB-15"
    assert game.refusal(0, "play 3") == game.refusal(0, "ask 3") == "WB-08"
    assert three("5 12").refusal(1, "choose 5 12") == "WB-06"


@clause("WB-R1")
def test_the_wazbaraz_chooses_freely_also_neighbours() -> None:
    game = replay("game wazbaraz\nseats 3\n\n* start 3")
    assert game.refusal(0, "choose 7 8") is None
    assert game.refusal(0, "choose 1 20") is None
    assert game.refusal("*", "mistress 7") == "WB-07"


@clause("WB-07")
def test_one_card_lies_open_at_the_start_outside_the_circle() -> None:
    game = replay(FIVE_SEATS).play("* open 8")
    assert lying(game, None, "outside-of-0") == ["card 8"]


@clause("WB-07")
def test_each_card_comes_from_what_is_left() -> None:
    game = replay(FIVE_SEATS)
    assert game.chances() == {
        "open 3": 1, "open 4": 2, "open 5": 2, "open 6": 3, "open 7": 3, "open 8": 2, "open 9": 2, "open 10": 2,
    }  # fmt: skip
    game.play("* open 3")
    assert game.chances() == {
        "card 4": 2, "card 5": 2, "card 6": 3, "card 7": 3, "card 8": 2, "card 9": 2, "card 10": 2,
    }  # fmt: skip
    assert game.refusal("*", "card 3") == "WB-07"
    assert game.refusal("*", "open 4") == "WB-07"
    assert game.refusal(4, "card 4") == "WB-07"
    assert game.refusal(4, "play 4") == "WB-07"


@clause("WB-07")
def test_cards_go_round_one_at_a_time_from_the_left_of_the_wazbaraz() -> None:
    game = replay(FIVE_SEATS).play("* open 3", "* card 4", "* card 5", "* card 6", "* card 7", "* card 8")
    assert tally(game, "cards") == [1, 1, 1, 0, 2]  # seats 4, 0, 1, 2, and 4 again
    assert lying(game, 4, "hand-4") == ["card 4", "card 8"]
    assert ("card", {"value": 8}) in game.told(4)
    for seat in (None, 0, 3):
        assert game.told(seat) == [("dealt", {"seat": 4})]


@clause("WB-07")
@pytest.mark.parametrize(("seats", "each", "aside"), [(3, 8, 0), (4, 5, 1), (5, 4, 0), (6, 3, 1)])
def test_all_but_the_wazbaraz_get_as_many_cards(seats: int, each: int, aside: int) -> None:
    deck = [3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 9, 9, 10, 10]  # without a 3 and a 6
    game = replay(f"game wazbaraz\nseats {seats}\n\n* start 3\n0: choose 1 2\n* open 6")
    game.play(*[f"* card {value}" for value in deck[: len(deck) - aside]])
    assert tally(game, "cards") == [0] + [each] * (seats - 1)
    assert game.awaited == [1]
    assert lying(game, 1, "pile") == (["back"] if aside else [])


@clause("WB-07")
def test_the_card_put_aside_is_seen_by_nobody_and_never_comes_back() -> None:
    game = four("5 12").play("1: play 3", "2: play 3", "3: play 7", "1: play 4")
    for seat in (None, 0, 1, 2, 3):
        assert lying(game, seat, "pile") == ["back"]
    assert tally(game, "cards") == [0, 5, 5, 5]


@clause("WB-08")
def test_turns_go_clockwise_past_the_wazbaraz() -> None:
    game = four("5 12", "mistresses 2")
    order = []
    for _ in range(7):
        order += game.awaited
        game.play(f"{game.awaited[0]}: {game.legal(game.awaited[0])[0]}")
    assert order == [1, 2, 3, 1, 2, 3, 1]


@clause("WB-08")
def test_whoever_is_not_on_turn_is_refused() -> None:
    game = three("5 12")
    assert game.refusal(2, "play 3") == "WB-08"
    assert game.refusal(0, "name 5 12") == "WB-08"
    assert game.legal(0) == game.legal(2) == []
