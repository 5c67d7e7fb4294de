"""The way back: HY-16 to HY-19 and the readings HY-R1 and HY-R7."""

import pytest

from tests.clauses.hyene.spiral import CHASE, HUNGRY, figures, hyenas, names, on, spiral, tally
from tests.clauses.table import clause

# Four seats, the hyena has paid and has the turn. Seat 1 paid everything and may leave, seat 2 still owes the water,
# seat 3 is on square 4, on her way to the well.
LATE = (
    """
    0: throw / * white 0 / 0: advance
    1: throw / * white 1
    2: throw / * white 0 / 2: advance
    3: throw / * white 1
"""
    * 3
    + """
    0: throw / * white 1
    1: throw / * white 1
    2: throw / * white 2
    3: throw / * white 1
"""
    + """
    0: throw / * white 1
    1: throw / * white 0 / 1: advance
    2: throw / * white 2
    3: throw / * white 1
"""
    * 2
    + """
    0: throw / * white 1
    1: throw / * white 3 / 1: pay
    2: throw / * white 2
    3: throw / * white 1
    0: throw / * white 1
    1: pay
    2: throw / * white 2
    3: throw / * white 2
    0: throw / * white 0 / 0: advance
    1: throw / * white 1
    2: throw / * white 2
    3: throw / * white 1
    0: throw / * white 2 / 0: pay
    1: throw / * white 1
    2: throw / * white 2
    3: throw / * white 1
"""
)


@clause("HY-16")
@pytest.mark.parametrize(("throw", "square"), [("* white 2", "step-22"), ("* white 3", "step-18")])
def test_the_hyena_goes_back_by_the_same_throws(throw: str, square: str) -> None:
    assert figures(on(spiral(CHASE, seats=4), f"0: throw / {throw}"))[0] == square


@clause("HY-16")
def test_a_villager_goes_back_by_the_same_throws() -> None:
    game = on(spiral(CHASE, seats=4), "0: throw / * white 1")
    on(game, "1: throw / * white 2 \n 2: throw / * white 3 \n 3: throw / * white 0 / 3: advance")
    assert (figures(game)[1], figures(game)[2], figures(game)[3]) == ("step-18", "step-18", "step-8")


@clause("HY-16")
@clause("HY-05")
def test_a_move_can_be_bought_on_the_way_back() -> None:
    game = on(spiral(CHASE, seats=4), "0: throw / * white 1 \n 1: throw / * white 2")
    on(game, "2: throw / * white 1 \n 3: throw / * white 2")  # seat 2 has 2 tabas now
    on(game, "0: throw / * white 1 \n 1: throw / * white 1")
    assert game.legal(2) == ["throw", "buy"]
    on(game, "2: buy")
    assert figures(game)[2] == "step-12"


@clause("HY-17")
def test_the_hyena_eats_whom_she_reaches_or_passes_on_her_way_back() -> None:
    game = on(spiral(CHASE, seats=4), "0: throw / * white 2")  # to 22; seat 1 is there, seat 2 on 24, seat 3 on 20
    assert figures(game) == {0: "step-22", 3: "step-20"}
    assert names(game) == ["dice", "leave", "hyena-move", "eaten", "eaten"]
    assert [args["seat"] for name, args in game.told(None) if name == "eaten"] == [2, 1]


@clause("HY-17")
def test_the_hyena_eats_further_on_too() -> None:
    game = on(spiral(CHASE, seats=4, rounds=2), "0: throw / * white 2 \n 3: throw / * white 2 \n 0: throw / * white 2")
    assert names(game)[:3] == ["dice", "hyena-move", "eaten"]  # seat 3 on 16, the hyena from 22 to 14


@clause("HY-17")
def test_an_eaten_villager_takes_no_more_turns_and_scores_nothing() -> None:
    game = on(spiral(CHASE, seats=4), "0: throw / * white 2")
    assert game.awaited == [3]
    on(game, "3: throw / * white 1")
    assert game.awaited == [0]
    assert tally(game, "points") == [0, 0, 0, 0]


@clause("HY-18")
def test_who_is_at_the_well_or_not_yet_there_is_eaten_when_the_hyena_leaves() -> None:
    game = spiral(LATE, seats=4)
    assert figures(game) == {0: "well", 1: "well", 2: "well", 3: "step-4"}
    assert tally(game, "paid") == [10, 4, 0, 0]
    on(game, "0: throw / * white 2")
    assert figures(game) == {0: "step-22"}
    eaten = [(name, args["seat"]) for name, args in game.told(None) if name.startswith("eaten")]
    assert eaten == [("eaten-well", 1), ("eaten-well", 2), ("eaten-out", 3)]


@clause("HY-18")
def test_nobody_is_eaten_before_her_first_move() -> None:
    game = on(spiral(LATE, seats=4), "0: throw / * white 1")
    assert figures(game) == {0: "well", 1: "well", 2: "well", 3: "step-4"}
    assert game.awaited == [1]


@clause("HY-18")
def test_a_villager_who_never_left_the_village_is_eaten_too() -> None:
    game = on(spiral(HUNGRY), "1: throw / * white 1")
    assert figures(game) == {0: "well", 1: "village"}
    on(game, "0: throw / * white 2")
    assert figures(game) == {0: "step-22"}


@clause("HY-18")
@clause("HY-05")
def test_a_bought_move_off_the_well_eats_as_well() -> None:
    game = on(spiral(HUNGRY), "1: throw / * white 1 \n 0: throw / * white 1 \n" * 2 + "1: throw / * white 1")
    assert game.legal(0) == ["throw", "buy"]
    on(game, "0: buy")
    assert names(game) == ["buy", "leave", "hyena-move", "eaten-out", "round-over", "won"]


@clause("HY-19")
def test_a_villager_in_the_village_is_safe_from_the_hyena() -> None:
    home = "3: throw / * white 0 / 3: advance"  # from 20 to 8, then home
    game = on(
        spiral(CHASE, seats=4),
        f"0: throw / * white 1 \n 1: throw / * white 1 \n 2: throw / * white 1 \n {home} \n" * 2,
    )
    assert (figures(game)[3], tally(game, "points")) == ("village", [0, 0, 0, 1])
    on(game, "0: throw / * white 0 / 0: advance")  # to 6: seats 1 and 2 are eaten, and that ends the game
    assert figures(game) == {0: "step-6", 3: "village"}
    assert tally(game, "points") == [0, 0, 0, 1]


@clause("HY-R1")
def test_the_village_is_reached_with_more_than_needed() -> None:
    game = on(spiral(CHASE, seats=4), "0: throw / * white 1 \n 1: throw / * white 1 \n 2: throw / * white 1")
    on(
        game,
        "3: throw / * white 0 / 3: advance \n 0: throw / * white 1 \n 1: throw / * white 1 \n 2: throw / * white 1",
    )
    assert figures(game)[3] == "step-8"
    on(game, "3: throw / * white 0 / 3: advance")
    assert figures(game)[3] == "village"
    assert names(game) == ["move", "safe"]


@clause("HY-R1")
def test_safe_and_eaten_players_are_passed_over() -> None:
    game = on(spiral(CHASE, seats=4), "0: throw / * white 2")  # seats 1 and 2 are eaten
    assert game.awaited == [3]
    assert game.refusal(1, "throw") == game.refusal(2, "throw") == "HY-R1"
    safe = on(
        spiral(CHASE, seats=4),
        "0: throw / * white 1 \n 1: throw / * white 1 \n 2: throw / * white 1 \n 3: throw / * white 0 / 3: advance \n"
        * 2,
    )
    on(safe, "0: throw / * white 1 \n 1: throw / * white 1 \n 2: throw / * white 1")
    assert safe.awaited == [0]
    assert safe.refusal(3, "throw") == "HY-R1"


@clause("HY-R7")
def test_a_hyena_who_reaches_the_village_has_ended_the_round() -> None:
    # Seats 1 and 2 are eaten at once; seat 3 walks from 20 to 8 and is just not home.
    game = on(spiral(CHASE, seats=4), "0: throw / * white 2 \n 3: throw / * white 0 / 3: advance")
    on(game, "0: throw / * white 0 / 0: advance")
    assert figures(game) == {0: "village"}
    assert hyenas(game) == [0]
    assert game.waiting == "over"
    assert tally(game, "points") == [2, 0, 0, 0]
