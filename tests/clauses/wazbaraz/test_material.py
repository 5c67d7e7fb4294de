"""What there is: WB-01 to WB-05, and the constants of WB-R7."""

import pytest

from tests.clauses.table import clause, refuses_setup, replay
from tests.clauses.wazbaraz.openings import four, lying, tally, three
from walpurgis.games.wazbaraz.layout import layout

SIX_SEATS = """
    game wazbaraz
    seats 6
    first 4
"""


@clause("WB-01")
def test_twenty_red_witches_dance_in_the_circle() -> None:
    game = replay(SIX_SEATS)
    assert [lying(game, None, f"place-{place}") for place in range(1, 21)] == [
        [f"witch {number}"] for number in range(1, 21)
    ]


@clause("WB-01")
def test_the_mistresses_come_from_twenty_blue_witches() -> None:
    game = replay(SIX_SEATS).play("* start 3")
    choices = game.legal(4)
    assert len(choices) == 190  # 20 × 19 / 2
    assert (choices[0], choices[-1]) == ("choose 1 2", "choose 19 20")


@clause("WB-01")
@clause("WB-R7")
def test_eighteen_movement_cards_show_3_to_10_with_a_third_6_and_7() -> None:
    chances = replay(SIX_SEATS).chances()
    assert chances == {
        "start 3": 2, "start 4": 2, "start 5": 2, "start 6": 3, "start 7": 3, "start 8": 2, "start 9": 2, "start 10": 2,
    }  # fmt: skip
    assert sum(chances.values()) == 18


@clause("WB-01")
def test_ok_and_no_lie_with_the_wazbaraz() -> None:
    assert lying(three("5 12"), None, "hand-0") == ["ok", "no"]


@clause("WB-02")
@pytest.mark.parametrize("seats", [2, 7])
def test_fewer_than_three_or_more_than_six_cannot_play(seats: int) -> None:
    assert "3..6" in refuses_setup(f"game wazbaraz\nseats {seats}\n")


@clause("WB-02")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_can_play(seats: int) -> None:
    assert replay(f"game wazbaraz\nseats {seats}\n").waiting == "chance"


@clause("WB-03")
def test_the_start_card_lies_face_down_and_nobody_sees_it() -> None:
    game = three("5 12")
    for seat in (None, 0, 1, 2):
        assert lying(game, seat, "place-0") == ["start"]
        assert ("start", {}) in game.story(seat)


@clause("WB-03")
def test_the_circle_has_21_places_clockwise_from_the_start() -> None:
    spots = {spot.name: spot for spot in layout(three("5 12").position.setup).spots}
    assert len([name for name in spots if name.startswith("place-")]) == 21
    assert spots["place-0"].y < spots["place-1"].y < spots["place-10"].y  # from the top down
    assert spots["place-5"].x > spots["place-0"].x > spots["place-16"].x  # by the right, back by the left


@clause("WB-04")
def test_all_pawns_begin_on_the_start() -> None:
    game = replay(SIX_SEATS)
    assert [piece.colour for piece in game.position.view(None).spots["inside-of-0"]] == [0, 1, 2, 3, 4, 5]
    assert tally(game, "points") == [0, 0, 0, 0, 0, 0]


@clause("WB-05")
def test_the_first_seat_is_the_first_wazbaraz() -> None:
    game = replay(SIX_SEATS).play("* start 3")
    assert game.awaited == [4]
    assert game.view(None)["facts"] == {"stage": "choosing", "wazbaraz": 4, "mistresses": 2, "card": 0, "at": 0}
    assert four("5 12").position.view(None).facts["wazbaraz"] == 0
