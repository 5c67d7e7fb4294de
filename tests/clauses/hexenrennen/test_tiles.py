"""What a witch stops on: HR-13 to HR-18, and the readings about tiles."""

from tests.clauses.hexenrennen.openings import DASH_0, heard, laid, pieces, turn, witches
from tests.clauses.table import Table, clause
from walpurgis.games.hexenrennen import GAME
from walpurgis.words import Words

NUMBER_CARDS = [f"card {number}" for number in range(2, 11)]


@clause("HR-13")
def test_a_tile_is_turned_over_and_stays_open() -> None:
    game = laid(4, "* die 3", "0: move 1")
    assert game.waiting == "chance"
    assert pieces(game, "tile-3") == [{"is": "witch", "colour": 0, "value": "1"}]
    game.play("* turn 1 8")
    tile = {"is": "tile", "colour": 1, "value": "8"}
    assert pieces(game, "tile-3")[0] == tile
    game.play("* die 1", "1: move 1", "* turn 1 sym", "1: stay", "* die 1", "2: move 1", "* turn 0 8")
    game.play("* die 1", "3: move 1", "* turn 0 9", "* die 6", "0: move 1", "* turn 2 8")
    assert pieces(game, "tile-3") == [tile]


@clause("HR-13")
def test_an_open_tile_works_again_without_being_turned() -> None:
    game = laid(2, DASH_0, "* die 1", "1: move 1", "* turn 0 8", "* die 5", "0: move 2")
    # She enters on tile 6 and goes along 6, 16, 25, 32, 38 and 42, all open, to 45; on 47 sits the first.
    assert witches(game, 0) == [47, 45, None]
    assert turn(game) == 1


@clause("HR-13")
@clause("HR-14")
def test_tiles_carry_her_on_one_after_the_other() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 0 8")
    assert witches(game, 0)[0] == 14
    game.play("* turn 0 9")
    assert witches(game, 0)[0] == 23
    game.play("* turn 0 5")
    assert witches(game, 0)[0] == 28
    game.play("* turn 1 5")
    assert turn(game) == 1


@clause("HR-13")
def test_a_tile_works_after_a_number_card_too() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym", "1: card 5", "* turn 0 10")
    assert witches(game, 0)[0] == 11


@clause("HR-14")
def test_she_stays_if_the_tile_she_would_reach_is_occupied() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 2 8", "* die 1", "1: move 1", "* turn 2 9")
    game.play("* die 1", "2: move 1", "* turn 1 8", "* die 2", "3: move 1", "* turn 3 8")  # from 4 to 12
    assert witches(game, 3)[0] == 12
    game.play("* turn 2 10", "* die 1", "0: move 2", "* turn 0 9")  # 3 + 9 is 12
    assert witches(game, 0) == [6, 3, None]
    assert turn(game) == 1


@clause("HR-14")
@clause("HR-R2")
@clause("HR-H1")
def test_a_tile_does_not_carry_her_onto_the_finish() -> None:
    game = up_to_47()
    game.play("* turn 0 2")
    assert witches(game, 0)[0] == 47
    assert heard(game) == ["reveal", "held"]
    assert turn(game) == 1


@clause("HR-H1")
def test_a_house_rule_lets_a_tile_carry_her_onto_the_finish() -> None:
    game = up_to_47("option tiles_reach_finish on").play("* turn 0 2")
    assert witches(game, 0)[0] == 49
    assert turn(game) == 1
    game = up_to_47("option tiles_reach_finish on").play("* turn 0 4")
    assert witches(game, 0)[0] == 51


@clause("HR-H1")
def test_but_not_beyond_it() -> None:
    game = up_to_47("option tiles_reach_finish on")
    game.play("* turn 2 2", "* die 1", "1: move 1", "* turn 2 9", "* die 1", "0: move 1", "* turn 0 4")
    assert witches(game, 0)[0] == 48  # 48 + 4 is 52
    assert turn(game) == 1


def up_to_47(options: str = "") -> Table:
    """Seat 0 has just reached tile 47, face down; its 2 and 4 are not turned over yet."""
    return laid(
        2,
        """
        * die 6
        0: move 1
        * turn 0 10  # tile 6
        * turn 0 9  # tile 16
        * turn 0 7  # tile 25
        * turn 0 6  # tile 32
        * turn 0 3  # tile 38
        * turn 1 2  # tile 41
        * die 1
        1: move 1
        * turn 2 8
        * die 6
        0: move 1
        """,
        options=options,
    )


@clause("HR-15")
def test_on_a_number_of_another_colour_she_stays() -> None:
    game = laid(4, "* die 3", "0: move 1", "* turn 1 8")
    assert witches(game, 0)[0] == 3
    assert heard(game) == ["reveal", "rest"]
    assert turn(game) == 1


@clause("HR-16")
def test_on_her_own_symbol_she_may_stay_or_go_forward() -> None:
    game = laid(4, "* die 3", "0: move 1", "* turn 0 sym")
    assert game.awaited == [0]
    assert game.legal(0) == ["stay", *NUMBER_CARDS]
    game.play("0: card 10")
    assert witches(game, 0)[0] == 13
    game.play("* turn 1 8")
    assert turn(game) == 1


@clause("HR-16")
def test_staying_on_her_own_symbol_ends_the_turn() -> None:
    game = laid(4, "* die 3", "0: move 1", "* turn 0 sym", "0: stay")
    assert witches(game, 0)[0] == 3
    assert turn(game) == 1


@clause("HR-16")
def test_a_number_card_needs_a_free_place_ahead() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 1 8", "* die 1", "1: move 1", "* turn 1 sym")
    assert game.legal(1) == ["stay", *[card for card in NUMBER_CARDS if card != "card 5"]]
    assert game.refusal(1, "card 5") == "HR-08"


def symbol_ahead(answer: str, *more: str) -> Table:
    """The symbol of seat 0 lies open on 21, where a witch of seat 1 came; seat 0 stops on its symbol on tile 5."""
    game = laid(4, "* die 1", "0: move 1", "* turn 1 8", "* die 1", "1: move 1", "* turn 1 10", "* turn 1 9")
    game.play("* turn 0 sym", answer, *more)
    game.play("* die 2", "2: move 1", "* turn 3 8", "* die 2", "3: move 1", "* turn 2 8")
    return game.play("* die 4", "0: move 1", "* turn 0 sym")


@clause("HR-16")
@clause("HR-R6")
def test_a_symbol_card_takes_her_to_the_next_open_symbol_and_ends_the_turn() -> None:
    game = symbol_ahead("0: card 2", "* turn 2 5")  # the witch of seat 1 went back to 19
    assert game.legal(0) == ["stay", *NUMBER_CARDS[1:], "card sym"]
    game.play("0: card sym")
    assert witches(game, 0)[0] == 21
    assert game.waiting == "chance"  # nobody is asked about the symbol on 21
    assert turn(game) == 1


@clause("HR-16")
def test_a_symbol_card_needs_an_open_and_free_symbol_ahead() -> None:
    game = laid(4, "* die 3", "0: move 1", "* turn 0 sym")
    assert game.refusal(0, "card sym") == "HR-16"  # no other is open
    game = symbol_ahead("0: stay")
    assert game.refusal(0, "card sym") == "HR-16"  # 21 is occupied


@clause("HR-16")
def test_a_symbol_card_without_a_way_ahead_says_which_symbol_is_missing() -> None:
    game = laid(4, "* die 3", "0: move 1", "* turn 0 sym")
    refusal = game.position.refusal(0, game.position.parse("card sym"))
    assert refusal is not None
    assert refusal.args == {"place": 3, "colour": 0}
    said = {language: Words(language, GAME).refusal(refusal) for language in ("en", "fr")}
    assert said["en"].startswith("No free Mist symbol ahead. Beyond tile 3 ")
    assert said["fr"].startswith("Aucun symbole Brume devant. ")


def three_symbols_ahead(answer: str) -> Table:
    """Symbols of seat 0 lie open on 38, which is free, and on 17, where it has answered; then it stops on tile 5."""
    return laid(
        2,
        f"""
        * die 6
        0: move 1
        * turn 0 10  # tile 6
        * turn 0 9  # tile 16
        * turn 0 7  # tile 25
        * turn 0 6  # tile 32
        * turn 0 sym  # tile 38
        0: card 3
        * turn 1 2
        * die 1
        1: move 1
        * turn 2 8
        * die 2
        0: move 2
        * turn 0 8  # tile 3
        * turn 1 8  # tile 11
        * die 1
        1: move 1
        * turn 2 9
        * die 6
        0: move 2
        * turn 0 sym  # tile 17
        {answer}
        * die 2
        1: move 1
        * turn 2 10
        * die 4
        0: move 3
        * turn 0 sym  # tile 5
        """,
    )


@clause("HR-16")
def test_a_symbol_card_takes_her_to_the_first_symbol_ahead() -> None:
    game = three_symbols_ahead("0: card 2\n        * turn 1 5").play("0: card sym")
    assert witches(game, 0) == [41, 19, 17]


@clause("HR-16")
def test_a_symbol_card_skips_an_occupied_symbol_ahead() -> None:
    game = three_symbols_ahead("0: stay").play("0: card sym")
    assert witches(game, 0) == [41, 17, 38]


@clause("HR-17")
@clause("HR-18")
def test_on_another_clans_symbol_that_clan_decides() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym")
    assert game.awaited == [1]
    assert game.legal(1) == ["stay", "card 2", "card 3", "card 4", "card 5"]
    assert game.refusal(0, "stay") == "HR-07"
    assert game.refusal(1, "card 6") == "HR-18"
    assert game.refusal(1, "card 10") == "HR-18"
    assert game.refusal(1, "card sym") == "HR-17"  # no other symbol of the clan is open


@clause("HR-17")
def test_the_clan_may_leave_her() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym", "1: stay")
    assert witches(game, 0)[0] == 6
    assert turn(game) == 1


@clause("HR-17")
def test_a_number_card_sends_her_back_to_a_free_tile() -> None:
    game = laid(4, "* die 4", "0: move 1", "* turn 1 8", "* die 1", "1: move 1", "* turn 0 8")
    game.play("* die 4", "2: move 1", "* turn 0 sym")  # the free tiles were 2, 3, 5 and 6
    assert witches(game, 2)[0] == 6
    assert game.legal(0) == ["stay", "card 3", "card 4"]
    assert game.refusal(0, "card 2") == "HR-08"
    assert game.refusal(0, "card 5") == "HR-08"
    game.play("0: card 4")
    assert witches(game, 2)[0] == 2


def symbol_behind(answer: str, *more: str) -> Table:
    """Seat 0 has opened the symbol of seat 1 on tile 6; a witch of seat 2 stops on its second one, on tile 21."""
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym", answer, *more, "* die 1", "1: move 1", "* turn 0 8")
    return game.play("* die 2", "2: move 1", "* turn 2 10", "* turn 2 8", "* turn 1 sym")


@clause("HR-17")
@clause("HR-R6")
def test_a_symbol_card_sends_her_back_to_the_last_open_symbol_and_ends_the_turn() -> None:
    game = symbol_behind("1: card 2", "* turn 3 8")
    assert witches(game, 2)[0] == 21
    assert game.legal(1) == ["stay", *NUMBER_CARDS[1:], "card sym"]
    game.play("1: card sym")
    assert witches(game, 2)[0] == 6
    assert game.waiting == "chance"  # nobody is asked about the symbol on 6
    assert turn(game) == 3


@clause("HR-17")
def test_a_symbol_card_needs_an_open_and_free_symbol_behind() -> None:
    game = symbol_behind("1: stay")  # seat 0 still sits there
    assert game.refusal(1, "card sym") == "HR-17"
    assert game.legal(1) == ["stay", *NUMBER_CARDS]


def three_symbols_behind(answer: str) -> Table:
    """Symbols of seat 1 lie open on 6, which is free, and on 17, where it has answered; then one stops on tile 35."""
    return laid(
        2,
        f"""
        * die 6
        0: move 1
        * turn 1 sym  # tile 6
        1: card 2
        * turn 2 8
        * die 1
        1: move 1
        * turn 2 9
        * die 3
        0: move 1
        * turn 0 10  # tile 7
        * turn 1 sym  # tile 17
        {answer}
        * die 1
        1: move 1
        * turn 2 10
        * die 4
        0: move 2
        * turn 0 9  # tile 5
        * turn 0 8  # tile 14
        * turn 0 7  # tile 22
        * turn 0 6  # tile 29
        * turn 1 sym  # tile 35
        """,
    )


@clause("HR-17")
def test_a_symbol_card_sends_her_to_the_first_symbol_behind() -> None:
    game = three_symbols_behind("1: card 4\n        * turn 3 8").play("1: card sym")
    assert witches(game, 0) == [13, 17, None]


@clause("HR-17")
def test_a_symbol_card_skips_an_occupied_symbol_behind() -> None:
    game = three_symbols_behind("1: stay").play("1: card sym")
    assert witches(game, 0) == [17, 6, None]


@clause("HR-18")
def test_tile_1_is_the_last_that_she_can_be_sent_back_to() -> None:
    game = laid(4, "* die 3", "0: move 1", "* turn 1 sym")
    assert game.legal(1) == ["stay", "card 2"]
    game.play("1: card 2")
    assert witches(game, 0)[0] == 1


@clause("HR-R1")
def test_her_own_colour_is_that_of_the_player_whose_turn_it_is() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym", "1: card 2", "* turn 1 8")
    assert witches(game, 0)[0] == 4  # a number of the clan that sent her back does not carry her
    assert turn(game) == 1
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym", "1: card 2", "* turn 0 8")
    assert witches(game, 0)[0] == 12
