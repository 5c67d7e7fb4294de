"""Going home: HT-14 to HT-18, and HT-R4."""

import pytest

from tests.clauses.hexentanz.openings import RED, VIOLET, YELLOW, all_out, piece, ring, short_cut, tally
from tests.clauses.table import clause
from walpurgis.kernel.refusal import Refusal

EVERYBODY = (None, 0, 1, 2)


@clause("HT-14")
@pytest.mark.parametrize(
    ("face", "squares"), [(1, [27]), (2, [26, 27]), (3, [25, 26, 27]), (4, [24, 25, 26, 27]), (6, [24, 25, 26, 27])]
)
def test_the_roll_must_take_her_past_the_exit_square(face: int, squares: list[int]) -> None:
    game = all_out().play(f"* die {face}")
    assert [step for step in game.legal(0) if step.startswith("home")] == [f"home {square}" for square in squares]


@clause("HT-14")
def test_a_goal_out_of_reach_says_what_it_takes() -> None:
    game = all_out().play("* die 3")
    needed = Refusal("HT-14", square=24, needed=4, face=3)
    assert game.position.refusal(0, game.position.parse("home 24")) == needed


@clause("HT-14")
def test_a_witch_past_the_exit_must_go_round_again() -> None:
    game = all_out().play("* die 1", "0: move 27", "* die 1", "1: move 3", "* die 1", "2: move 4", "* die 6")
    assert game.refusal(0, "move 28") is None
    assert game.refusal(0, "home 28") == "HT-14"


@clause("HT-15")
def test_the_surplus_of_a_roll_is_lost() -> None:
    game = short_cut().play("* die 6", "0: home 25")  # 3 would be enough
    assert tally(game, "goal") == [1, 0, 0]
    assert ring(game) == [1, 2, 3, 12, 13, 14, 15, 24, 26, 27, 32]  # short_cut's squares without 25
    assert game.play("* die 1").awaited == [1]


@clause("HT-16")
def test_a_push_across_the_exit_enters_no_goal() -> None:
    game = short_cut()
    assert ring(game) == [1, 2, 3, 12, 13, 14, 15, 24, 25, 26, 27, 32]
    assert tally(game, "goal") == [0, 0, 0]


@clause("HT-16")
def test_a_witch_pushed_back_behind_her_exit_may_go_in_forward() -> None:
    game = short_cut().play("* die 2")
    assert game.refusal(0, "home 25") == "HT-14"
    game = short_cut().play("* die 3", "0: home 25")
    assert piece(game, "goal-0-1") == {"is": "witch", "colour": VIOLET}


@clause("HT-16")
def test_it_is_told_what_a_witch_pushed_back_across_her_own_exit_needs_to_go_home() -> None:
    game = short_cut()  # first from 3 to 32, past her exit still, then on to 25
    assert game.told(None)[1:] == [
        ("push", {"colour": VIOLET, "square": 32, "target": 25, "back": 7}),
        ("short-cut", {"colour": VIOLET, "needed": 3}),
    ]


@clause("HT-15", "HT-18")
@pytest.mark.parametrize("wrong", ["exit", "goal"])
def test_before_a_hat_goes_home_it_is_said_what_is_enough_and_where_a_wrong_witch_would_go(wrong: str) -> None:
    game = all_out(f"wrong_witch {wrong}").play("* die 4")
    shown = game.position.preview(0, game.position.parse("home 26"))
    assert shown is not None
    assert shown.args == {"square": 26, "needed": 2, "face": 4, "wrong": wrong, "seen": "hidden"}
    effect = game.position.effect(0, game.position.parse("home 26"))
    assert effect is not None
    assert effect.args == {"square": 26, "wrong": wrong}


@clause("HT-14")
def test_a_move_past_ones_own_door_says_so() -> None:
    game = all_out().play("* die 4")
    shown = {square: game.position.preview(0, game.position.parse(f"move {square}")) for square in (26, 13)}
    assert {square: one.args["past"] for square, one in shown.items() if one} == {26: 1, 13: 0}


@clause("HT-17")
def test_whose_colour_is_seen_is_not_asked_about() -> None:
    game = short_cut().play("* die 3")  # violet was pushed there a moment ago, and everybody saw her
    shown = game.position.preview(0, game.position.parse("home 25"))
    assert shown is not None
    assert shown.args["seen"] == "own"


@clause("HT-17")
def test_a_right_witch_stays_in_the_goal_open_for_good() -> None:
    game = short_cut().play("* die 3", "0: home 25")
    assert game.told(None) == [
        ("home", {"seat": 0, "square": 25}),
        ("stay", {"seat": 0, "colour": VIOLET, "witches": 1}),
    ]
    game.play("* die 6", "1: look 1", "* die 5", "2: move 3", "* die 6")
    for seat in EVERYBODY:
        assert piece(game, "goal-0-1", seat) == {"is": "witch", "colour": VIOLET}
    assert tally(game, "ring") == [3, 4, 4]
    # Whoever is in the goal takes part in nothing: all steps are about the eleven hats on the ring.
    assert [step for step in game.legal(0) if step.startswith("move")] == [f"move {square}" for square in ring(game)]


@clause("HT-18")
def test_a_wrong_witch_is_put_on_the_exit_of_her_own_colour() -> None:
    game = all_out().play("* die 6", "0: move 15", "* die 1", "1: move 3", "* die 1", "2: move 4")
    game.play("* die 1", "0: home 27")
    assert game.told(None) == [
        ("home", {"seat": 0, "square": 27}),
        ("wrong-witch", {"colour": YELLOW, "square": 15}),
    ]
    for seat in EVERYBODY:
        assert piece(game, "ring-15", seat) == {"is": "witch", "colour": YELLOW}
    assert tally(game, "home") == [0, 0, 0]
    assert tally(game, "goal") == [0, 0, 0]


@clause("HT-18")
def test_a_wrong_witch_wears_her_hat_again() -> None:
    game = all_out().play("* die 6", "0: move 15", "* die 1", "1: move 3", "* die 1", "2: move 4")
    game.play("* die 1", "0: home 27", "* die 1", "1: move 5")
    for seat in EVERYBODY:
        assert piece(game, "ring-15", seat) == {"is": "hat"}


@clause("HT-R4")
def test_a_wrong_witch_pushes_whoever_stands_on_her_exit() -> None:
    game = all_out().play("* die 1", "0: home 27")
    assert game.told(None) == [
        ("home", {"seat": 0, "square": 27}),
        ("wrong-witch", {"colour": YELLOW, "square": 15}),
        ("push", {"colour": RED, "square": 15, "target": 8, "back": 7}),
    ]
    for seat in EVERYBODY:
        assert piece(game, "ring-15", seat) == {"is": "witch", "colour": YELLOW}
        assert piece(game, "ring-8", seat) == {"is": "witch", "colour": RED}


@clause("HT-R4")
@clause("HT-12")
def test_the_square_that_the_wrong_witch_left_counts_as_empty() -> None:
    game = all_out().play(
        "* die 6",
        "0: move 27",  # to 33
        "* die 4",
        "1: move 33",  # a yellow witch on 1
        "* die 3",
        "2: move 12",  # red from 15 to 8
        "* die 1",
        "0: move 26",
        "* die 3",
        "1: home 1",
    )
    # From 15 back: 8 is occupied, 1 was until this step.
    assert game.told(None)[2] == ("push", {"colour": RED, "square": 15, "target": 1, "back": 14})
