"""Pushing: HT-11 to HT-13, and HT-R8."""

from tests.clauses.hexentanz.openings import RED, VIOLET, all_out, piece, ring, short_cut, tally
from tests.clauses.table import Table, clause, replay

EVERYBODY = (None, 0, 1, 2)


def pushed_twice() -> Table:
    """Red is pushed from 15 to 8; then another red from 15, past the hats on 8 and 1, to 30."""
    return all_out().play("* die 3", "0: move 12", "* die 1", "1: move 14")


@clause("HT-11")
def test_the_witch_on_the_target_is_pushed_back_seven() -> None:
    game = all_out().play("* die 3", "0: move 12")
    assert game.told(None)[1] == ("push", {"colour": RED, "square": 15, "target": 8, "back": 7})
    assert ring(game) == [0, 1, 2, 3, 8, 13, 14, 15, 24, 25, 26, 27]


@clause("HT-11")
def test_witches_passed_on_the_way_stay_where_they_are() -> None:
    game = all_out().play("* die 6", "0: move 12")
    assert ring(game) == [0, 1, 2, 3, 13, 14, 15, 18, 24, 25, 26, 27]
    assert [name for name, _ in game.told(None)] == ["move"]


@clause("HT-12")
def test_a_pushed_witch_goes_on_back_until_there_is_room() -> None:
    game = pushed_twice()
    assert game.told(None)[1] == ("push", {"colour": RED, "square": 15, "target": 30, "back": 21})


@clause("HT-12")
def test_nobody_else_is_displaced_or_shown_by_a_long_push() -> None:
    game = pushed_twice()
    assert [name for name, _ in game.told(None)] == ["move", "push"]
    assert ring(game) == [0, 1, 2, 3, 8, 13, 15, 24, 25, 26, 27, 30]
    assert piece(game, "ring-8") == {"is": "hat"}
    assert piece(game, "ring-1") == {"is": "hat"}


@clause("HT-12")
def test_the_square_that_the_mover_left_counts_as_empty() -> None:
    game = replay("""
        game hexentanz
        seats 6

        * die 4
        0: out  # 3
        * die 6
        1: out  # 11
        * die 1
        2: out
        * die 1
        3: out  # 18
        * die 2
        4: out  # 25
        * die 3
        5: out  # 32
        * die 5
        0: out  # 4
        * die 1
        1: out
        * die 2
        2: out
        * die 2
        3: out
        * die 1
        4: out
        * die 4
        5: out  # 33
        * die 6
    """)
    preview = game.position.preview(0, game.position.parse("move 33"))
    assert preview is not None
    assert preview.args["landing"] == 33
    assert preview.args["seen"] == "hidden"  # whose she is only a memory knows
    # From 3 back: 32, 25, 18, 11 and 4 are occupied, 33 was until this move.
    game.play("0: move 33")
    assert game.told(None)[1] == ("push", {"colour": VIOLET, "square": 3, "target": 33, "back": 42})


@clause("HT-13")
def test_everybody_sees_the_colour_of_a_pushed_witch() -> None:
    game = all_out().play("* die 3", "0: move 12")
    for seat in EVERYBODY:
        assert piece(game, "ring-8", seat) == {"is": "witch", "colour": RED}
        assert piece(game, "ring-15", seat) == {"is": "hat"}  # she who pushed keeps her secret


@clause("HT-13")
def test_the_hat_goes_on_again_with_the_next_decision() -> None:
    game = all_out().play("* die 3", "0: move 12", "* die 5")
    assert piece(game, "ring-8", 1) == {"is": "witch", "colour": RED}
    game.play("1: move 27")
    for seat in EVERYBODY:
        assert piece(game, "ring-8", seat) == {"is": "hat"}


@clause("HT-R8")
def test_a_witch_is_pushed_across_her_own_exit_as_usual() -> None:
    game = short_cut()
    assert game.told(None)[1] == ("push", {"colour": VIOLET, "square": 32, "target": 25, "back": 7})
    assert piece(game, "ring-25") == {"is": "witch", "colour": VIOLET}
    assert tally(game, "goal") == [0, 0, 0]
