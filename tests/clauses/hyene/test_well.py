"""At the well: HY-10 to HY-15 and the readings HY-R2 to HY-R4."""

import pytest

from tests.clauses.hyene.spiral import ARRIVING, HUNGRY, HYENA, THIRSTY, figures, names, on, spiral, tally
from tests.clauses.table import Table, clause

# Seat 1 arrives with 2 tabas and pays at once; it is her turn again, the hyena has 6 tabas and still is in the village.
WATERED = ARRIVING + "1: throw / * white 3 / 1: pay \n 0: throw / * white 1 \n"

# Seat 1 spends her 2 tabas on the last squares; it is her turn again, at the well without a taba.
BROKE = ARRIVING + "1: buy \n 0: throw / * white 1 \n"

# After WATERED seat 1 throws two tabas and pays again; it is her turn, and she may leave.
FREE = (
    WATERED + "1: throw / * white 1 \n 0: throw / * white 2 \n 1: throw / * white 1 / 1: pay \n 0: throw / * white 2 \n"
)


@clause("HY-10")
def test_the_surplus_is_lost_at_the_well() -> None:
    game = on(spiral(ARRIVING), "1: throw / * white 0 / 1: advance")  # 6 squares needed, 12 made
    assert figures(game)[1] == "well"


@clause("HY-10")
def test_the_exact_number_reaches_the_well_too() -> None:
    assert figures(on(spiral(ARRIVING), "1: throw / * white 3"))[1] == "well"


@clause("HY-10")
def test_the_hyena_reaches_the_well_with_more_than_needed() -> None:
    game = on(spiral(HYENA), "1: throw / * white 1 \n 0: throw / * white 0 / 0: advance \n" * 2)
    assert figures(game)[0] == "well"


@clause("HY-11")
def test_a_villager_pays_two_for_water_and_two_to_leave() -> None:
    game = on(spiral(ARRIVING), "1: throw / * white 3 / 1: pay")
    assert (tally(game, "tabas")[1], tally(game, "paid")[1]) == (0, 2)
    assert names(game) == ["pay-water"]
    on(game, "0: throw / * white 1 \n 1: throw / * white 1 \n 0: throw / * white 1 \n 1: throw / * white 1 / 1: pay")
    assert (tally(game, "tabas")[1], tally(game, "paid")[1]) == (0, 4)
    assert names(game) == ["pay-leave"]


@clause("HY-11")
def test_the_hyena_pays_ten_for_water_and_may_then_leave() -> None:
    game = on(spiral(THIRSTY), "0: throw / * white 1 / 0: pay")
    assert (tally(game, "tabas")[0], tally(game, "paid")[0]) == (0, 10)
    on(game, "1: throw / * white 2")
    assert game.legal(0) == ["throw"]
    on(game, "0: throw / * white 2")
    assert "leave" in [name for name, _ in game.told(None)]


@clause("HY-11")
def test_away_from_the_well_there_is_nothing_to_pay() -> None:
    assert spiral(ARRIVING).refusal(1, "pay") == "HY-11"
    assert spiral(FREE).refusal(1, "pay") == "HY-11"


@clause("HY-12")
def test_two_payments_take_two_turns_even_with_the_tabas_at_hand() -> None:
    four = HYENA + "1: throw / * white 1 \n 0: throw / * white 1 \n" * 2
    game = on(
        spiral(four),
        "1: throw / * white 0 / 1: advance \n 0: throw / * white 1 \n" * 2 + "1: throw / * white 3 / 1: pay",
    )
    assert tally(game, "tabas")[1] == 2
    assert game.awaited == [0]
    on(game, "0: throw / * white 2")
    assert game.legal(1) == ["pay"]


@clause("HY-12")
def test_leaving_takes_a_later_turn_than_the_last_payment() -> None:
    game = on(spiral(WATERED), "1: throw / * white 1 \n 0: throw / * white 2 \n 1: throw / * white 1 / 1: pay")
    assert game.awaited == [0]
    assert figures(game)[1] == "well"
    on(game, "0: throw / * white 2 \n 1: throw / * white 2")
    assert figures(game)[1] == "step-26"


@clause("HY-13")
def test_a_payment_can_be_made_on_arrival() -> None:
    game = on(spiral(ARRIVING), "1: throw / * white 3")
    assert game.awaited == [1]
    assert "pay" in game.legal(1)


@clause("HY-13")
def test_a_payment_can_be_made_right_after_the_throw_that_brought_the_missing_taba() -> None:
    game = on(spiral(BROKE), "1: throw / * white 1")
    assert game.awaited == [0]  # 1 of 2
    on(game, "0: throw / * white 1 \n 1: throw / * white 1")
    assert game.awaited == [1]
    assert game.legal(1) == ["pay", "keep"]


@clause("HY-13")
def test_who_has_too_few_tabas_cannot_pay() -> None:
    game = spiral(BROKE)
    assert game.refusal(1, "pay") == "HY-13"


@clause("HY-14")
@pytest.mark.parametrize("white", [2, 3])
def test_with_a_payment_open_two_or_three_white_do_nothing(white: int) -> None:
    game = spiral(BROKE)
    assert game.legal(1) == ["throw"]
    on(game, f"1: throw / * white {white}")
    assert (figures(game)[1], tally(game, "tabas")[1], game.awaited) == ("well", 0, [0])
    assert names(game) == ["dice", "nothing"]


@clause("HY-14")
def test_the_hyena_too_waits_at_the_well_until_she_can_pay() -> None:
    game = on(spiral(THIRSTY), "0: throw / * white 3")
    assert (figures(game)[0], tally(game, "tabas")[0], game.awaited) == ("well", 8, [1])


def token(game: Table, seat: int) -> int:
    """The tabas on a token."""
    pieces = game.position.view(None).spots.get(f"token-{seat}", [])
    return sum(piece.count for piece in pieces if piece.kind == "taba")


@clause("HY-15")
def test_tabas_paid_lie_on_the_token_until_she_leaves() -> None:
    game = spiral(WATERED)
    assert token(game, 1) == 2
    game = spiral(FREE)
    assert token(game, 1) == 4
    on(game, "1: throw / * white 1")  # she may leave, and stays
    assert token(game, 1) == 4
    on(game, "0: throw / * white 2 \n 1: throw / * white 2")
    assert token(game, 1) == 0
    assert tally(game, "tabas")[1] == 1
    assert ("leave", {"seat": 1, "tabas": 4}) in game.told(None)


@clause("HY-R2")
@pytest.mark.parametrize("step", ["throw", "keep", "advance", "taba"])
def test_a_turn_that_begins_with_the_tabas_due_is_for_paying(step: str) -> None:
    game = on(spiral(ARRIVING), "1: throw / * white 3 / 1: keep \n 0: throw / * white 1")
    assert game.legal(1) == ["pay"]
    assert game.refusal(1, step) == "HY-R2"


@clause("HY-R2")
def test_keep_ends_the_turn_and_puts_the_payment_off() -> None:
    game = on(spiral(ARRIVING), "1: throw / * white 3 / 1: keep")
    assert game.awaited == [0]
    assert (tally(game, "tabas")[1], tally(game, "paid")[1]) == (2, 0)
    on(game, "0: throw / * white 1 \n 1: pay")
    assert (tally(game, "paid")[1], game.awaited) == (2, [0])


@clause("HY-R2")
@pytest.mark.parametrize("arrival", ["1: throw / * white 3", "1: throw / * white 0 / 1: advance"])
def test_who_arrives_with_enough_may_pay_or_keep(arrival: str) -> None:
    game = on(spiral(ARRIVING), arrival)
    assert game.legal(1) == ["pay", "keep"]
    assert [game.refusal(1, step) for step in ("throw", "advance", "taba")] == ["HY-R2"] * 3


@clause("HY-R2")
def test_who_buys_the_way_to_the_well_counts_what_is_left() -> None:
    assert on(spiral(ARRIVING), "1: buy").awaited == [0]  # nothing left
    rich = on(spiral(ARRIVING), "1: throw / * white 1 \n 0: throw / * white 1 \n" * 2 + "1: buy")
    assert tally(rich, "tabas")[1] == 2
    assert rich.legal(1) == ["pay", "keep"]


@clause("HY-R2")
def test_a_throw_that_is_not_enough_leaves_nothing_to_keep() -> None:
    game = spiral(BROKE)
    assert game.refusal(1, "keep") == "HY-R2"
    assert spiral("").refusal(0, "keep") == "HY-R2"


@clause("HY-R2")
def test_the_hyena_may_pay_or_keep_when_her_throw_brought_the_tenth_taba() -> None:
    game = on(spiral(THIRSTY), "0: throw / * white 1")
    assert game.legal(0) == ["pay", "keep"]
    on(game, "0: keep \n 1: throw / * white 1")
    assert game.legal(0) == ["pay"]


@clause("HY-R3")
def test_with_a_payment_open_no_white_is_a_taba_without_a_question() -> None:
    game = spiral(BROKE)
    assert [game.refusal(1, step) for step in ("advance", "taba")] == ["HY-R3", "HY-R3"]
    on(game, "1: throw / * white 0")
    assert (tally(game, "tabas")[1], game.awaited) == (1, [0])


@clause("HY-R3")
def test_with_a_payment_open_no_white_is_two_tabas_for_the_hyena() -> None:
    game = on(spiral(THIRSTY), "0: throw / * white 0")
    assert tally(game, "tabas")[0] == 10
    assert game.legal(0) == ["pay", "keep"]


@clause("HY-R3")
def test_who_may_leave_has_the_usual_choice() -> None:
    game = on(spiral(FREE), "1: throw / * white 0")
    assert game.legal(1) == ["advance", "taba"]
    assert figures(on(game, "1: advance"))[1] == "step-18"
    hyena = on(spiral(HUNGRY), "1: throw / * white 1 \n 0: throw / * white 0")
    assert hyena.legal(0) == ["advance", "taba"]


@clause("HY-R4")
def test_nobody_buys_her_way_out_of_a_payment() -> None:
    kept = on(spiral(ARRIVING), "1: throw / * white 3")
    assert kept.refusal(1, "buy") == "HY-R4"  # about to pay or keep
    on(kept, "1: keep \n 0: throw / * white 1")
    assert kept.refusal(1, "buy") == "HY-R4"  # 2 tabas at hand, 2 due
    assert spiral(THIRSTY).refusal(0, "buy") == "HY-R4"  # 8 tabas at hand, 10 due


@clause("HY-R4")
@clause("HY-05")
def test_who_may_leave_can_buy_the_first_move() -> None:
    game = on(spiral(FREE), "1: throw / * white 1 \n 0: throw / * white 1 \n" * 2)
    assert game.legal(1) == ["throw", "buy"]
    on(game, "1: buy")
    assert (figures(game)[1], tally(game, "tabas")[1]) == ("step-18", 0)
