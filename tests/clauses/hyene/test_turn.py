"""Material, set-up and the throw of a villager: HY-01 to HY-06."""

import pytest

from tests.clauses.hyene.spiral import figures, hyenas, names, on, spiral, tally
from tests.clauses.table import clause, refuses_setup, replay


@clause("HY-01")
def test_two_to_five_play_with_one_villager_each() -> None:
    for seats in (2, 3, 4, 5):
        assert figures(spiral("", seats=seats)) == dict.fromkeys(range(seats), "village")
    for seats in (1, 6):
        assert str(seats) in refuses_setup(f"game hyene\nseats {seats}\n")


@clause("HY-01")
def test_three_two_sided_dice_fall_with_their_true_weights() -> None:
    game = spiral("0: throw")
    assert game.chances() == {"white 0": 1, "white 1": 3, "white 2": 3, "white 3": 1}
    assert game.refusal("*", "white 3") is None


@clause("HY-01")
def test_the_dice_lie_for_all_to_see() -> None:
    game = spiral("0: throw / * white 2")
    dice = [piece.kind for piece in game.position.view(None).spots["dice"]]
    assert dice == ["side-white", "side-white", "side-black"]


@clause("HY-02")
def test_all_begin_in_the_village_with_no_tabas_and_no_hyena() -> None:
    game = spiral("", seats=3)
    assert figures(game) == {0: "village", 1: "village", 2: "village"}
    assert tally(game, "tabas") == [0, 0, 0]
    assert hyenas(game) == []


@clause("HY-02")
def test_whoever_was_drawn_begins() -> None:
    assert spiral("", seats=3, first=2).awaited == [2]


@clause("HY-02")
def test_figures_can_share_a_square() -> None:
    game = spiral("0: throw / * white 2 \n 1: throw / * white 2", seats=3)
    assert figures(game) == {0: "step-4", 1: "step-4", 2: "village"}


@clause("HY-04")
def test_one_white_brings_a_taba_and_no_move() -> None:
    game = spiral("0: throw / * white 1")
    assert figures(game)[0] == "village"
    assert tally(game, "tabas") == [1, 0]
    assert game.awaited == [1]


@clause("HY-04")
@pytest.mark.parametrize(("white", "square"), [(2, "step-4"), (3, "step-6")])
def test_two_white_are_four_squares_and_three_are_six(white: int, square: str) -> None:
    game = spiral(f"0: throw / * white {white}")
    assert figures(game)[0] == square
    assert tally(game, "tabas") == [0, 0]
    assert game.awaited == [1]


@clause("HY-04")
def test_no_white_is_twelve_squares_or_a_taba() -> None:
    game = spiral("0: throw / * white 0")
    assert game.legal(0) == ["advance", "taba"]
    assert game.refusal(0, "throw") == "HY-04"
    assert figures(on(game, "0: advance"))[0] == "step-12"
    other = spiral("0: throw / * white 0 / 0: taba")
    assert (figures(other)[0], tally(other, "tabas"), other.awaited) == ("village", [1, 0], [1])


@clause("HY-04")
def test_the_choice_comes_only_with_no_white() -> None:
    game = spiral("")
    assert game.legal(0) == ["throw"]
    assert [game.refusal(0, step) for step in ("advance", "taba")] == ["HY-04", "HY-04"]


@clause("HY-04")
def test_nobody_acts_while_the_dice_are_in_the_air() -> None:
    game = spiral("0: throw")
    assert game.legal(0) == game.legal(1) == []
    assert (game.refusal(0, "throw"), game.refusal(1, "throw")) == ("HY-04", "HY-06")


@clause("HY-04")
def test_no_dice_fall_before_they_are_thrown() -> None:
    game = spiral("")
    assert game.refusal("*", "white 1") == "HY-04"
    assert game.refusal(0, "white 1") == "HY-04"


@clause("HY-05")
def test_two_tabas_buy_twelve_squares_instead_of_a_throw() -> None:
    game = spiral("0: throw / * white 1 \n 1: throw / * white 1 \n" * 2)
    assert game.legal(0) == ["throw", "buy"]
    on(game, "0: buy")
    assert (figures(game)[0], tally(game, "tabas")) == ("step-12", [0, 2])
    assert game.awaited == [1]
    assert names(game) == ["buy", "move"]


@clause("HY-05")
def test_a_single_taba_buys_nothing() -> None:
    game = spiral("0: throw / * white 1 \n 1: throw / * white 1")
    assert game.legal(0) == ["throw"]
    assert game.refusal(0, "buy") == "HY-05"


@clause("HY-05")
def test_after_the_throw_it_is_too_late_to_buy() -> None:
    game = spiral("0: throw / * white 1 \n 1: throw / * white 1 \n" * 2 + "0: throw / * white 0")
    assert game.refusal(0, "buy") == "HY-05"


@clause("HY-06")
def test_turns_go_round() -> None:
    game = spiral("", seats=3, first=1)
    order = []
    for _ in range(4):
        (seat,) = game.awaited
        order.append(seat)
        on(game, f"{seat}: throw / * white 1")
    assert order == [1, 2, 0, 1]


@clause("HY-06")
def test_out_of_turn_nothing_is_possible() -> None:
    game = spiral("0: throw / * white 1", seats=3)
    assert game.legal(0) == game.legal(2) == []
    assert game.refusal(0, "throw") == game.refusal(2, "buy") == "HY-06"


@clause("HY-04")
def test_a_record_with_nothing_but_seats_is_a_whole_game() -> None:
    game = replay("game hyene\nseats 2\n\n0: throw\n* white 3")
    assert figures(game) == {0: "step-6", 1: "village"}


@clause("HY-05")
def test_a_bought_run_is_told_with_its_price_and_not_with_the_dice_of_an_earlier_throw() -> None:
    game = spiral("0: throw / * white 1 \n 1: throw / * white 2 \n" * 2)
    assert [args["price"] for name, args in game.story(None) if name == "move"] == [0, 0]
    on(game, "0: buy")
    assert [args["price"] for name, args in game.told(None) if name == "move"] == [2]
    assert [piece.kind for piece in game.position.view(None).spots["dice"]] == ["calabash"]
