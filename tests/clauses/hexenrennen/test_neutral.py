"""Neutral clans: HR-25 and HR-R4."""

from tests.clauses.hexenrennen.openings import cards, heard, laid, pieces, turn, witches
from tests.clauses.table import Table, clause, replay


def neutral_cards(clan: int, left: dict[str, int]) -> dict[str, int]:
    return {f"neutral {clan} {value}": weight for value, weight in left.items()}


FULL = {**{str(number): 1 for number in range(2, 11)}, "sym": 3}


@clause("HR-25")
def test_a_card_is_drawn_and_sends_her_back() -> None:
    game = laid(3, "* die 6", "0: move 1", "* turn 3 sym")
    assert game.chances() == neutral_cards(3, FULL)
    assert game.refusal("*", "neutral 2 4") == "HR-07"
    game.play("* neutral 3 4")
    assert witches(game, 0)[0] == 2
    assert game.waiting == "chance"  # tile 2 is turned over
    game.play("* turn 0 8")
    assert witches(game, 0)[0] == 10
    assert cards(game, "played-3") == {"4": 1}
    assert pieces(game, "played-3")[-1] == {"is": "drawn", "colour": 4}  # on top, and says how many there are: one


@clause("HR-25")
@clause("HR-18")
def test_a_card_that_leads_too_far_back_is_in_vain_and_gone() -> None:
    game = laid(3, "* die 6", "0: move 1", "* turn 3 sym", "* neutral 3 6")
    assert witches(game, 0)[0] == 6
    assert turn(game) == 1
    assert cards(game, "played-3") == {"6": 1}
    assert pieces(game, "pile-3") == [{"is": "pile", "colour": 4, "count": 11}]


@clause("HR-25")
@clause("HR-19")
def test_a_card_that_leads_onto_an_occupied_tile_is_in_vain() -> None:
    game = laid(3, "* die 1", "0: move 1", "* turn 1 8", "* die 3", "1: move 1", "* turn 3 sym", "* neutral 3 3")
    assert witches(game, 1)[0] == 4
    assert heard(game) == ["in-vain"]
    assert turn(game) == 2


@clause("HR-25")
def test_a_symbol_is_in_vain_where_no_other_lies_open_behind() -> None:
    game = laid(3, "* die 6", "0: move 1", "* turn 3 sym", "* neutral 3 sym")
    assert witches(game, 0)[0] == 6
    assert cards(game, "played-3") == {"sym": 1}
    assert turn(game) == 1


def second_neutral_symbol() -> Table:
    """The neutral symbol on tile 6 is open and free; the witch of seat 0 stops on the second, on tile 17."""
    game = laid(3, "* die 6", "0: move 1", "* turn 3 sym", "* neutral 3 2", "* turn 1 8", "* die 1", "1: move 1")
    game.play("* turn 0 9", "* die 1", "2: move 1", "* turn 0 10", "* die 5", "0: move 1", "* turn 0 8")
    return game.play("* turn 3 sym")


@clause("HR-25")
@clause("HR-R6")
def test_a_symbol_sends_her_back_to_the_last_open_one_and_ends_the_turn() -> None:
    game = second_neutral_symbol()
    assert witches(game, 0)[0] == 17
    assert game.chances() == neutral_cards(3, {value: weight for value, weight in FULL.items() if value != "2"})
    game.play("* neutral 3 sym")
    assert witches(game, 0)[0] == 6
    assert turn(game) == 1
    assert game.chances() == {f"die {face}": 1 for face in range(1, 7)}


@clause("HR-25")
def test_symbols_weigh_as_many_as_are_left() -> None:
    game = second_neutral_symbol().play("* neutral 3 sym", "* die 2", "1: move 1", "* turn 2 8")
    game.play("* die 3", "2: move 1", "* turn 1 10", "* die 6", "0: move 1", "* turn 1 9", "* die 3", "1: move 1")
    assert witches(game, 1)[0] == 6
    left = {value: weight for value, weight in FULL.items() if value != "2"}
    assert game.chances() == neutral_cards(3, {**left, "sym": 2})


@clause("HR-R4")
def test_an_empty_pile_does_nothing() -> None:
    # The symbol of clan 2 lies on tile 20. Most cards send a witch onto her own number, which carries her back there.
    game = replay("""
        game hexenrennen
        seats 2

        0: lay 4 5 6 / 2 3 7 / 8 9 10
        1: lay 7 8 9 / 2 3 4 / 5 6 10
        * spread 2 2 3 4 / 5 6 7 / 8 9 10
        * spread 3 2 3 4 / 5 6 7 / 8 9 10
        * die 6
        0: move 1
        * turn 2 2  # tile 6
        * die 6
        1: move 1
        * turn 2 3  # tile 7
        * die 6
        0: move 1
        * turn 1 8  # tile 12
        * die 6
        1: move 1
        * turn 1 7  # tile 13
        * turn 2 sym  # tile 20
        * neutral 2 7  # card 1: to 13 and back to 20
        * neutral 2 9  # card 2
        * turn 1 9  # tile 11, and back to 20
        * neutral 2 sym  # card 3, in vain
        * die 6
        0: move 1
        * turn 0 2  # tile 18; on 20 sits seat 1
        * die 6
        1: move 1
        * turn 3 5  # tile 26
        * die 2
        0: move 1  # to 20
        * neutral 2 2  # card 4: to 18 and back to 20
        * neutral 2 3  # card 5
        * turn 0 3  # tile 17, and back to 20
        * neutral 2 4  # card 6
        * turn 0 4  # tile 16, and back to 20
        * neutral 2 5  # card 7
        * turn 0 5  # tile 15, and back to 20
        * neutral 2 6  # card 8
        * turn 0 6  # tile 14, and back to 20
        * neutral 2 sym  # card 9, in vain
        * die 6
        1: move 2  # to 6
        * die 5
        0: move 1
        * turn 3 6  # tile 25
        * die 6
        1: move 2  # to 12 and on to 20
        * neutral 2 8  # card 10: to 12 and back to 20
        * neutral 2 sym  # card 11, in vain
        * die 6
        0: move 2  # to 6
        * die 4
        1: move 2
        * turn 3 7  # tile 24
        * die 6
        0: move 2  # to 12
        * die 1
        1: move 1
        * turn 2 5  # tile 27
        * die 6
        0: move 2  # to 18 and on to 20
    """)
    assert game.chances() == {"neutral 2 10": 1}  # a draw with one outcome is still a draw
    game.play("* neutral 2 10", "* turn 2 4", "* die 1", "1: move 1", "* turn 2 6", "* die 6")
    assert witches(game, 0) == [25, 10, None]
    assert pieces(game, "pile-2") == []
    game.play("0: move 2")  # to 16 and on to 20
    assert witches(game, 0)[1] == 20
    assert heard(game)[-1] == "empty"
    assert turn(game) == 1
    assert game.chances() == {f"die {face}": 1 for face in range(1, 7)}
