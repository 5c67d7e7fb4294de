"""Playing cards, and having to: HR-19, HR-20 and HR-R3."""

from tests.clauses.hexenrennen.openings import cards, laid, turn, witches
from tests.clauses.table import clause

NUMBER_CARDS = [f"card {number}" for number in range(2, 11)]


@clause("HR-19")
def test_a_played_card_is_out_of_the_game_and_open_to_all() -> None:
    game = laid(4, "* die 3", "0: move 1", "* turn 0 sym", "0: card 6")
    assert "6" not in cards(game, "hand-0")
    assert cards(game, "played-0") == {"6": 1}
    assert game.view(2)["tallies"] == {"points": [0] * 4, "finished": [0] * 4, "cards": [11, 12, 12, 12]}


@clause("HR-19")
def test_a_number_card_can_be_played_once() -> None:
    game = laid(4, "* die 5", "0: move 1", "* turn 0 8", "* turn 0 9", "* turn 1 sym", "1: card 8", "* turn 1 sym")
    assert game.awaited == [1]  # again, on another of its symbols
    assert game.refusal(1, "card 8") == "HR-19"
    assert game.refusal(1, "card 7") is None


@clause("HR-19")
def test_of_three_symbol_cards_one_goes_at_a_time() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym", "1: card 2", "* turn 3 8", "* die 1", "1: move 1")
    game.play("* turn 0 8", "* die 2", "2: move 1", "* turn 2 10", "* turn 2 8", "* turn 1 sym", "1: card sym")
    assert cards(game, "hand-1")["sym"] == 2
    assert cards(game, "played-1") == {"2": 1, "sym": 1}


@clause("HR-19")
def test_a_card_whose_move_is_impossible_cannot_be_played() -> None:
    game = laid(4, "* die 4", "0: move 1", "* turn 1 8", "* die 5", "1: move 1", "* turn 0 sym")
    assert witches(game, 1)[0] == 6
    assert game.legal(0) == ["stay", "card 3", "card 4", "card 5"]
    assert game.refusal(0, "card 2") == "HR-08"
    assert game.refusal(0, "card 6") == "HR-18"
    assert game.refusal(0, "card sym") == "HR-17"


@clause("HR-20")
def test_a_clan_must_play_when_a_number_card_has_sent_her_onto_its_symbol() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym", "1: card 2", "* turn 2 sym")
    assert witches(game, 0)[0] == 4
    assert game.awaited == [2]
    assert game.legal(2) == ["card 2", "card 3"]
    assert game.refusal(2, "stay") == "HR-20"
    game.play("2: card 3")
    assert witches(game, 0)[0] == 1


@clause("HR-20")
def test_it_makes_no_difference_that_the_symbol_was_open_before() -> None:
    game = laid(4, "* die 4", "0: move 1", "* turn 2 sym", "2: stay", "* die 1", "1: move 1", "* turn 0 8")
    game.play("* die 2", "2: move 1", "* turn 0 9", "* die 2", "3: move 1", "* turn 0 10")  # on 3 and 5
    game.play("* die 6", "0: move 1", "* turn 1 sym", "1: card 6")
    assert witches(game, 0)[0] == 4
    assert game.legal(2) == ["card 2"]  # on 3 and 1 sit others
    assert game.refusal(2, "stay") == "HR-20"


@clause("HR-20")
def test_if_no_card_can_be_played_she_stays() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym", "1: card 5", "* turn 2 sym")
    assert witches(game, 0)[0] == 1
    assert game.awaited == [2]
    assert game.legal(2) == ["stay"]
    game.play("2: stay")
    assert turn(game) == 1


@clause("HR-20")
def test_the_duty_also_falls_on_the_clan_that_has_just_played() -> None:
    game = laid(4, "* die 5", "0: move 1", "* turn 0 8", "* turn 0 9", "* turn 1 sym", "1: card 8", "* turn 1 sym")
    assert witches(game, 0)[0] == 14  # from 22
    assert game.awaited == [1]
    assert game.legal(1) == [card for card in NUMBER_CARDS if card != "card 8"]
    assert game.refusal(1, "stay") == "HR-20"


@clause("HR-20")
def test_a_symbol_card_fulfils_the_duty() -> None:
    game = laid(
        4,
        """
        * die 6
        0: move 1
        * turn 2 sym  # tile 6: open and soon free
        2: card 2
        * turn 1 8
        * die 1
        1: move 1
        * turn 0 8
        * die 1
        2: move 1
        * turn 0 9
        * die 1
        3: move 1
        * turn 1 9
        * die 5
        0: move 1
        * turn 0 10  # from 9 to 19
        * turn 0 6
        * turn 1 sym  # tile 25
        1: card 5
        * turn 2 sym  # tile 20
        """,
    )
    assert game.legal(2) == [*NUMBER_CARDS[1:], "card sym"]
    game.play("2: card sym")
    assert witches(game, 0)[0] == 6


@clause("HR-20")
def test_there_is_no_duty_if_a_number_tile_has_carried_her_on() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym", "1: card 5", "* turn 0 8", "* turn 2 sym")
    assert witches(game, 0)[0] == 9
    assert game.legal(2)[0] == "stay"


@clause("HR-20")
def test_there_is_no_duty_after_a_card_that_took_her_forward() -> None:
    game = laid(4, "* die 1", "0: move 1", "* turn 0 sym", "0: card 6", "* turn 2 sym")
    assert witches(game, 0)[0] == 7
    assert game.legal(2)[0] == "stay"


@clause("HR-20")
def test_there_is_no_duty_after_the_die() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 2 sym")
    assert game.legal(2)[0] == "stay"


@clause("HR-R3")
def test_her_own_clan_must_play_forward() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym", "1: card 4", "* turn 0 sym")
    assert witches(game, 0)[0] == 2
    assert game.awaited == [0]
    assert game.legal(0) == NUMBER_CARDS
    assert game.refusal(0, "stay") == "HR-20"
    game.play("0: card 10")
    assert witches(game, 0)[0] == 12


@clause("HR-R3")
def test_a_neutral_number_card_brings_the_duty_too() -> None:
    game = laid(3, "* die 6", "0: move 1", "* turn 3 sym", "* neutral 3 2", "* turn 1 sym")
    assert witches(game, 0)[0] == 4
    assert game.legal(1) == ["card 2", "card 3"]
    assert game.refusal(1, "stay") == "HR-20"
    game = laid(3, "* die 6", "0: move 1", "* turn 3 sym", "* neutral 3 2", "* turn 0 sym")
    assert game.legal(0) == NUMBER_CARDS


@clause("HR-R3")
def test_a_neutral_clan_draws_one_card_and_never_a_second() -> None:
    game = laid(3, "* die 6", "0: move 1", "* turn 1 sym", "1: card 5", "* turn 3 sym")
    assert witches(game, 0)[0] == 1
    assert game.waiting == "chance"
    game.play("* neutral 3 7")  # in vain: there is nothing before tile 1
    assert witches(game, 0)[0] == 1
    assert turn(game) == 1
    assert game.chances() == {f"die {face}": 1 for face in range(1, 7)}
