"""Rounds and the game: HY-03, HY-20 to HY-22, the readings HY-R5, HY-R6, HY-R8, HY-R9 and the house rules."""

import pytest

from tests.clauses.hyene.spiral import CHASE, HUNGRY, figures, hyenas, lines, names, on, spiral, tally
from tests.clauses.table import Table, clause, refuses_setup, replay

EATEN = HUNGRY + "1: throw / * white 1 \n 0: throw / * white 2"  # two seats: the hyena leaves the well and has won

# Four seats: seat 3 gets home while seats 1 and 2 dawdle on squares 22 and 24; the hyena has the turn.
ONE_HOME = (
    CHASE
    + """
    0: throw / * white 1
    1: throw / * white 1
    2: throw / * white 1
    3: throw / * white 0 / 3: advance
"""
    * 2
)

# Three villagers home, one after the other: two turns of twelve squares each.
ALL_HOME = (
    CHASE
    + """
    0: throw / * white 1
    1: throw / * white 0 / 1: advance
    2: throw / * white 0 / 2: advance
    3: throw / * white 0 / 3: advance
"""
    * 2
)


def exchanged(turns: str) -> str:
    """The same turns of two seats that have changed places."""
    seats = str.maketrans("01", "10")
    return "\n".join(line if line.startswith("*") else line.translate(seats) for line in lines(turns))


@clause("HY-03")
def test_a_game_is_several_rounds_all_alike() -> None:
    game = spiral(EATEN, rounds=2)
    assert game.waiting == "seats"
    assert names(game)[-2:] == ["round-over", "round"]
    assert figures(game) == {0: "village", 1: "village"}
    assert hyenas(game) == []
    assert tally(game, "points") == [2, 0]
    on(game, exchanged(EATEN))  # seat 1 begins, and does what seat 0 did
    assert tally(game, "points") == [2, 2]


@clause("HY-20")
def test_a_round_goes_on_while_a_villager_is_on_her_way() -> None:
    game = spiral(ONE_HOME, seats=4)
    assert figures(game)[3] == "village"
    assert game.awaited == [0]


@clause("HY-20")
def test_a_round_ends_when_the_last_villager_is_safe() -> None:
    game = spiral(ALL_HOME, seats=4)
    assert game.waiting == "over"
    assert names(game)[:4] == ["move", "safe", "round-over", "won-together"]


@clause("HY-20")
def test_a_round_ends_when_the_last_villager_is_eaten() -> None:
    game = on(spiral(ONE_HOME, seats=4), "0: throw / * white 2")
    assert game.waiting == "over"
    assert names(game) == ["dice", "leave", "hyena-move", "eaten", "eaten", "round-over", "won"]


@clause("HY-21")
def test_the_hyena_scores_two_if_nobody_got_back() -> None:
    assert tally(spiral(EATEN), "points") == [2, 0]


@clause("HY-21")
def test_one_villager_at_home_is_enough_to_leave_the_hyena_without_points() -> None:
    game = on(spiral(ONE_HOME, seats=4), "0: throw / * white 2")
    assert tally(game, "points") == [0, 0, 0, 1]


@clause("HY-21")
def test_every_villager_who_got_back_scores_one() -> None:
    assert tally(spiral(ALL_HOME, seats=4), "points") == [0, 1, 1, 1]


@clause("HY-22")
def test_the_most_points_after_the_last_round_win() -> None:
    assert spiral(EATEN, rounds=2).standing() is None
    game = spiral(EATEN)
    assert game.standing() == [1, 2]
    assert ("won", {"seat": 0, "points": 2}) in game.told(None)
    assert game.refusal(1, "throw") == game.refusal("*", "white 1") == "HY-22"


@clause("HY-R5")
def test_each_round_is_begun_by_the_next_player() -> None:
    begun = []
    game = spiral("", rounds=3, first=1)
    for _ in range(3):
        begun += game.awaited
        on(game, exchanged(EATEN) if game.awaited == [1] else EATEN)
    assert begun == [1, 0, 1]
    assert game.waiting == "over"


@clause("HY-R5")
def test_the_next_player_begins_the_second_round_in_the_same_order() -> None:
    game = on(spiral(ONE_HOME, seats=4, rounds=2), "0: throw / * white 2")
    assert game.awaited == [1]
    on(game, "1: throw / * white 1")
    assert game.awaited == [2]


@clause("HY-R5")
def test_tabas_start_anew_each_round() -> None:
    game = spiral(HUNGRY, rounds=2)
    assert tally(game, "tabas") == [0, 9]
    on(game, "1: throw / * white 1 \n 0: throw / * white 2")
    assert tally(game, "tabas") == [0, 0]
    assert tally(game, "paid") == [0, 0]


@clause("HY-R6")
def test_the_bank_has_no_limit() -> None:
    game = spiral("0: throw / * white 1 \n 1: throw / * white 1 \n" * 60)
    assert tally(game, "tabas") == [60, 60]


@clause("HY-R8")
def test_equal_points_share_the_place() -> None:
    assert spiral(ALL_HOME, seats=4).standing() == [4, 1, 1, 1]
    assert spiral(EATEN + "\n" + exchanged(EATEN), rounds=2).standing() == [1, 1]


def facts(game: Table) -> dict[str, int | str]:
    return game.position.view(None).facts


@clause("HY-R9")
@clause("HY-H1")
@clause("HY-H2")
def test_without_a_word_it_is_81_steps_and_a_round_for_each_player() -> None:
    for seats in (2, 5):
        game = replay(f"game hyene\nseats {seats}\n")
        assert (facts(game)["steps"], facts(game)["rounds"]) == (81, seats)


@clause("HY-R9")
def test_the_well_is_81_steps_from_the_village() -> None:
    run = "0: throw / * white 0 / 0: advance \n 1: throw / * white 1 \n"
    game = spiral(run * 6 + "0: throw / * white 2 \n 1: throw / * white 1", steps=81)
    assert figures(game)[0] == "step-76"
    on(game, "0: throw / * white 2 \n 1: throw / * white 1")
    assert figures(game)[0] == "step-80"
    on(game, "0: throw / * white 2")
    assert hyenas(game) == [0]


@clause("HY-R9")
@pytest.mark.parametrize("steps", [31, 32])
def test_an_odd_number_of_steps_plays_like_the_next_even_one(steps: int) -> None:
    run = "0: throw / * white 0 / 0: advance \n 1: throw / * white 1 \n"
    game = spiral(run * 2 + "0: throw / * white 3 \n 1: throw / * white 1", steps=steps)
    assert figures(game)[0] == "step-30"
    on(game, "0: throw / * white 2")
    assert hyenas(game) == [0]


@clause("HY-H1")
def test_the_spiral_can_be_30_to_120_steps_long() -> None:
    for steps in (30, 45, 120):
        assert facts(spiral("", steps=steps))["steps"] == steps
    for steps in (29, 121):
        assert str(steps) in refuses_setup(f"game hyene\nseats 2\noption steps {steps}\n")


@clause("HY-H1")
def test_the_short_game_ends_its_way_at_45() -> None:
    run = "0: throw / * white 0 / 0: advance \n 1: throw / * white 1 \n"
    game = spiral(run * 3, steps=45)
    assert figures(game)[0] == "step-36"
    on(game, "0: throw / * white 0 / 0: advance")
    assert hyenas(game) == [0]


@clause("HY-H2")
def test_there_are_as_many_rounds_as_the_table_likes() -> None:
    assert spiral(EATEN, rounds=1).waiting == "over"
    assert spiral(EATEN, rounds=2).waiting == "seats"
    assert facts(spiral("", rounds=10))["rounds"] == 10
    for rounds in (0, 11):
        assert str(rounds) in refuses_setup(f"game hyene\nseats 2\noption rounds {rounds}\n")
