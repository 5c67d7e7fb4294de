"""Rolling and moving: HR-07 to HR-12."""

from tests.clauses.hexenrennen.openings import DASH_0, heard, laid, turn, witches
from tests.clauses.table import Table, clause


def four_in_a_row() -> Table:
    """One witch of each seat on the tiles 1 to 4; seat 0 is next."""
    return laid(
        4,
        """
        * die 1
        0: move 1
        * turn 1 8
        * die 1
        1: move 1
        * turn 0 8
        * die 1
        2: move 1
        * turn 0 9
        * die 1
        3: move 1
        * turn 0 10
        """,
    )


@clause("HR-07")
def test_a_witch_moves_forward_by_exactly_the_die() -> None:
    game = laid(4, "* die 3", "0: move 1")
    assert witches(game, 0) == [3, None, None]
    game = four_in_a_row().play("* die 6", "0: move 1")
    assert witches(game, 0) == [7, None, None]


@clause("HR-07")
def test_turns_go_clockwise() -> None:
    game = laid(3, "* die 3", "0: move 1", "* turn 1 8", "* die 3")
    assert game.awaited == [1]
    game.play("1: move 1", "* turn 0 8", "* die 3")
    assert game.awaited == [2]
    game.play("2: move 1", "* turn 0 9", "* die 3")
    assert game.awaited == [0]


@clause("HR-07")
def test_nobody_acts_out_of_turn() -> None:
    game = laid(4)
    assert game.refusal(0, "move 1") == "HR-07"  # the die comes first
    game.play("* die 3")
    assert game.refusal(1, "move 1") == "HR-07"
    assert game.refusal("*", "die 2") == "HR-07"
    for step in ("stay", "card 2", "card sym", "lay 2 3 4 / 5 6 7 / 8 9 10"):
        assert game.refusal(0, step) == "HR-07"


@clause("HR-07")
def test_of_the_witches_before_tile_1_only_the_lowest_number_is_called() -> None:
    game = laid(4, "* die 3")
    assert game.legal(0) == ["move 1"]
    assert game.refusal(0, "move 2") == "HR-07"
    assert game.refusal(0, "move 3") == "HR-07"
    game = four_in_a_row().play("* die 5")
    assert game.legal(0) == ["move 1", "move 2"]
    assert game.refusal(0, "move 3") == "HR-07"


@clause("HR-08")
def test_a_tile_holds_one_witch() -> None:
    for face in (1, 2, 3):
        game = four_in_a_row().play(f"* die {face}")
        assert game.legal(0) == ["move 2"]
        assert game.refusal(0, "move 1") == "HR-08"


@clause("HR-08")
def test_a_finish_square_holds_any_number() -> None:
    # Seat 1 sits on the first tiles, so it takes a 5 to enter on tile 6 and to follow the first witch.
    game = laid(2, DASH_0, "* die 1", "1: move 1", "* turn 0 8", "* die 2", "0: move 1")
    game.play("* die 1", "1: move 1", "* turn 2 8", "* die 5", "0: move 2", "* die 1", "1: move 1", "* turn 2 9")
    game.play("* die 2", "0: move 2")
    assert witches(game, 0) == [49, 49, None]


@clause("HR-09")
def test_a_roll_that_a_witch_can_use_must_be_used() -> None:
    game = four_in_a_row().play("* die 4")
    assert game.legal(0) == ["move 1", "move 2"]
    assert game.refusal(0, "stay") == "HR-07"


@clause("HR-09")
def test_a_roll_that_no_witch_can_use_ends_the_turn_without_a_decision() -> None:
    game = laid(2, DASH_0, "* die 1", "1: move 1", "* turn 0 8", "* die 2", "0: move 1")
    game.play("* die 1", "1: move 1", "* turn 2 8", "* die 5", "0: move 2", "* die 1", "1: move 1", "* turn 2 9")
    game.play("* die 3", "0: move 2", "* die 1", "1: move 1", "* turn 2 10", "* die 5", "0: move 3")
    game.play("* die 1", "1: move 1", "* turn 3 8")
    assert witches(game, 0) == [49, 50, 47]
    game.play("* die 5")  # 52: beyond the last square, and the two others have arrived
    assert heard(game) == ["die", "stuck"]
    assert turn(game) == 1
    assert game.chances() == {f"die {face}": 1 for face in range(1, 7)}
    game.play("* die 1")
    assert game.awaited == [1]


@clause("HR-10")
def test_no_witch_goes_beyond_square_51() -> None:
    game = laid(2, DASH_0, "* die 1", "1: move 1", "* turn 0 8", "* die 5")  # from 47: one too many
    assert game.legal(0) == ["move 2"]
    assert game.refusal(0, "move 1") == "HR-10"


@clause("HR-11")
def test_occupied_tiles_are_passed_over_and_counted() -> None:
    game = four_in_a_row().play("* die 4", "0: move 1")
    assert witches(game, 0) == [5, None, None]


@clause("HR-12")
def test_in_her_first_move_a_witch_does_not_count_occupied_tiles() -> None:
    assert witches(four_in_a_row(), 3) == [4, None, None]  # with a 1, behind three others
    game = four_in_a_row().play("* die 2", "0: move 2")
    assert witches(game, 0) == [1, 6, None]


@clause("HR-12")
def test_free_tiles_before_and_behind_the_others_are_counted() -> None:
    game = laid(2, "* die 2", "0: move 1", "* turn 1 8", "* die 2", "1: move 1", "* turn 0 8")
    assert witches(game, 1) == [3, None, None]  # free were 1 and 3
    game.play("* die 3", "0: move 2")
    assert witches(game, 0) == [2, 5, None]  # free were 1, 4 and 5


@clause("HR-12")
def test_the_way_in_counts_free_tiles_alone() -> None:
    game = laid(3, "* die 2", "0: move 1", "* turn 1 8", "* die 3")
    preview = game.position.preview(1, game.position.parse("move 1"))
    assert preview is not None
    assert preview.ways[0] == ["start-1", "tile-1", "tile-3", "tile-4"]  # three tiles for a 3
