"""The finish and the end: HR-21 to HR-23 and HR-R5."""

from tests.clauses.hexenrennen.openings import DASH_0, DASH_1, heard, laid, points, turn, witches
from tests.clauses.table import Table, clause

NUMBER_CARDS = [f"card {number}" for number in range(2, 11)]


def arrived(face: int) -> Table:
    """The first witch of seat 0 goes from 47 by this face; seat 1 has one on tile 1 and is next."""
    return laid(2, DASH_0, "* die 1", "1: move 1", "* turn 0 8", f"* die {face}", "0: move 1")


@clause("HR-02")
@clause("HR-05")
@clause("HR-21")
@clause("HR-R9")
def test_behind_tile_48_come_squares_worth_2_3_and_4() -> None:
    assert (witches(arrived(2), 0)[0], points(arrived(2))) == (49, [2, 0])
    assert (witches(arrived(3), 0)[0], points(arrived(3))) == (50, [3, 0])
    assert (witches(arrived(4), 0)[0], points(arrived(4))) == (51, [4, 0])


@clause("HR-21")
def test_a_die_that_is_too_high_cannot_be_used_for_that_witch() -> None:
    game = laid(2, DASH_0, "* die 1", "1: move 1", "* turn 0 8", "* die 6")
    assert game.refusal(0, "move 1") == "HR-10"
    assert game.legal(0) == ["move 2"]


def on_symbol_42() -> Table:
    """A witch of seat 0 stops on her own symbol on tile 42."""
    return laid(
        2,
        """
        * die 6
        0: move 1
        * turn 0 10  # tile 6
        * turn 0 9  # tile 16
        * turn 0 7  # tile 25
        * turn 0 6  # tile 32
        * turn 0 4  # tile 38
        * turn 0 sym  # tile 42
        """,
    )


@clause("HR-21")
@clause("HR-16")
def test_a_card_reaches_the_finish_by_an_exact_number() -> None:
    game = on_symbol_42().play("0: card 9")
    assert witches(game, 0)[0] == 51
    assert points(game) == [4, 0]
    assert turn(game) == 1


@clause("HR-21")
@clause("HR-10")
def test_a_card_that_is_too_high_cannot_be_played() -> None:
    game = on_symbol_42()
    assert game.legal(0) == ["stay", *NUMBER_CARDS[:-1]]
    assert game.refusal(0, "card 10") == "HR-10"


@clause("HR-22")
def test_a_witch_on_a_finish_square_moves_no_more() -> None:
    game = arrived(2).play("* die 1", "1: move 1", "* turn 2 8", "* die 1")  # one more would be square 50
    assert game.legal(0) == ["move 2"]
    assert game.refusal(0, "move 1") == "HR-22"


@clause("HR-22")
def test_reaching_the_finish_ends_the_turn() -> None:
    game = arrived(2)
    assert heard(game) == ["move", "finish"]
    assert turn(game) == 1
    assert game.chances() == {f"die {face}": 1 for face in range(1, 7)}


def race() -> Table:
    """Seat 1 has a witch on 51 and one on 50, seat 0 two on 49 and one on 47; seat 0 is next."""
    game = laid(2, DASH_0, DASH_1)
    game.play("* die 2", "0: move 1", "* die 5", "1: move 1")  # to 49 and to 51
    game.play("* die 6", "0: move 2", "* die 5", "1: move 2")  # to 47 and to 46
    game.play("* die 2", "0: move 2", "* die 4", "1: move 2")  # to 49 and to 50
    return game.play("* die 6", "0: move 3", "* die 5", "1: move 3")  # to 47 and to 46


@clause("HR-23")
def test_two_witches_at_the_finish_are_not_enough() -> None:
    game = race()
    assert witches(game, 0) == [49, 49, 47]
    assert witches(game, 1) == [51, 50, 46]
    assert game.waiting == "chance"
    assert game.standing() is None


@clause("HR-23")
@clause("HR-22")
def test_the_third_witch_ends_the_game_at_once_and_the_most_points_win() -> None:
    game = race().play("* die 2", "0: move 3")
    assert game.waiting == "over"
    assert points(game) == [6, 7]
    assert game.standing() == [2, 1]  # the first to arrive has not won
    assert game.told(None)[-1] == ("winner", {"seat": 1, "points": 7})
    assert game.refusal(1, "move 3") == "HR-23"
    assert game.refusal("*", "die 1") == "HR-23"


@clause("HR-R5")
def test_equal_points_share_the_place() -> None:
    game = race().play("* die 3", "0: move 3")
    assert points(game) == [7, 7]
    assert game.standing() == [1, 1]
    winners = [args["seat"] for name, args in game.told(None) if name == "winner"]
    assert winners == [0, 1]
