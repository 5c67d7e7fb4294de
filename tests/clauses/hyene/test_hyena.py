"""The hyena appears: HY-07 to HY-09."""

import pytest

from tests.clauses.hyene.spiral import ARRIVING, HYENA, figures, hyenas, names, on, spiral, tally
from tests.clauses.table import clause

# As HYENA, but seat 0 brings 2 tabas along: enough for a villager's water.
RICH = "0: throw / * white 1 \n 1: throw / * white 1 \n" * 2 + HYENA


@clause("HY-07")
def test_the_first_at_the_well_turns_into_the_hyena() -> None:
    game = spiral(HYENA)
    assert hyenas(game) == [0]
    assert figures(game) == {0: "village", 1: "village"}
    assert names(game) == ["move", "hyena"]


@clause("HY-07")
def test_the_tabas_are_kept_and_nothing_is_paid() -> None:
    game = spiral(RICH)
    assert tally(game, "tabas")[0] == 2
    assert tally(game, "paid") == [0, 0]
    assert game.awaited == [1]


@clause("HY-07")
def test_she_plays_the_hyena_from_her_next_turn_on() -> None:
    game = on(spiral(HYENA), "1: throw / * white 1 \n 0: throw / * white 2")
    assert figures(game)[0] == "step-8"


@clause("HY-07")
def test_the_well_can_be_reached_first_by_a_bought_move() -> None:
    game = spiral("0: throw / * white 1 \n 1: throw / * white 2 \n" * 6 + "0: buy \n 1: throw / * white 1 \n" * 3)
    assert hyenas(game) == [0]


@clause("HY-07")
def test_there_is_only_one_hyena() -> None:
    game = on(spiral(ARRIVING), "1: throw / * white 3")
    assert hyenas(game) == [0]
    assert figures(game)[1] == "well"


@clause("HY-08")
@pytest.mark.parametrize(("white", "square"), [(2, "step-8"), (3, "step-12")])
def test_the_hyena_moves_double(white: int, square: str) -> None:
    game = on(spiral(HYENA), f"1: throw / * white 1 \n 0: throw / * white {white}")
    assert figures(game)[0] == square


@clause("HY-08")
def test_the_hyena_earns_double() -> None:
    game = on(spiral(HYENA), "1: throw / * white 1 \n 0: throw / * white 1")
    assert tally(game, "tabas")[0] == 2


@clause("HY-08")
def test_no_white_is_twenty_four_squares_or_two_tabas() -> None:
    game = on(spiral(HYENA), "1: throw / * white 1 \n 0: throw / * white 0")
    assert game.legal(0) == ["advance", "taba"]
    assert figures(on(game, "0: advance"))[0] == "step-24"
    other = on(spiral(HYENA), "1: throw / * white 1 \n 0: throw / * white 0 / 0: taba")
    assert (figures(other)[0], tally(other, "tabas")[0]) == ("village", 2)


@clause("HY-08")
@clause("HY-05")
def test_the_hyena_buys_twenty_four_squares_for_four_tabas() -> None:
    game = on(spiral(HYENA), "1: throw / * white 1 \n 0: throw / * white 1 \n 1: throw / * white 1")
    assert game.legal(0) == ["throw"]
    assert game.refusal(0, "buy") == "HY-08"  # 2 tabas are a villager's price
    on(game, "0: throw / * white 1 \n 1: throw / * white 1")
    assert game.legal(0) == ["throw", "buy"]
    on(game, "0: buy")
    assert (figures(game)[0], tally(game, "tabas")[0]) == ("step-24", 0)


@clause("HY-09")
def test_on_her_way_to_the_well_the_hyena_passes_a_villager_in_peace() -> None:
    game = on(spiral(HYENA), "1: throw / * white 2 \n 0: throw / * white 2")
    assert figures(game) == {0: "step-8", 1: "step-4"}
    assert game.awaited == [1]


@clause("HY-09")
def test_on_her_way_to_the_well_the_hyena_shares_a_square_with_a_villager() -> None:
    game = on(spiral(HYENA), "1: throw / * white 0 / 1: advance \n 0: throw / * white 3")
    assert figures(game) == {0: "step-12", 1: "step-12"}
    assert game.awaited == [1]
