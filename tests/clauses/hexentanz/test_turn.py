"""A turn: HT-05 to HT-10, and the readings of them."""

import pytest

from tests.clauses.hexentanz.openings import RED, VIOLET, YELLOW, all_out, notes, piece, ring, tally
from tests.clauses.table import clause, replay


@clause("HT-05")
def test_the_named_seat_begins_and_turns_go_round_clockwise() -> None:
    game = replay("""
        game hexentanz
        seats 3
        first 1

        * die 4
    """)
    assert game.awaited == [1]
    assert game.play("1: out", "* die 4").awaited == [2]
    assert game.play("2: out", "* die 4").awaited == [0]
    assert game.play("0: out", "* die 4").awaited == [1]


@clause("HT-05")
def test_nobody_acts_in_another_seats_turn() -> None:
    game = replay("game hexentanz\nseats 3\n\n* die 4")
    assert game.legal(1) == []
    assert game.refusal(1, "out") == "HT-05"
    assert game.refusal(2, "move 0") == "HT-05"


@clause("HT-06")
def test_the_die_comes_before_the_action() -> None:
    game = replay("game hexentanz\nseats 3\n")
    assert game.waiting == "chance"
    assert game.refusal(0, "out") == "HT-06"


@clause("HT-06")
def test_there_is_one_roll_a_turn() -> None:
    game = replay("game hexentanz\nseats 3\n\n* die 4")
    assert game.refusal("*", "die 4") == "HT-06"
    assert game.refusal(0, "die 4") == "HT-06"


@clause("HT-06")
def test_a_six_gives_no_other_roll() -> None:
    game = replay("game hexentanz\nseats 3\n\n* die 6\n0: out\n* die 2")
    assert game.awaited == [1]


@clause("HT-07")
def test_a_witch_moves_clockwise_by_the_roll() -> None:
    game = all_out().play("* die 5", "0: move 3")
    assert ring(game) == [0, 1, 2, 8, 12, 13, 14, 15, 24, 25, 26, 27]
    assert game.told(None) == [("move", {"seat": 0, "square": 3, "target": 8})]


@clause("HT-08")
def test_a_witch_at_home_must_come_out_first() -> None:
    game = replay("""
        game hexentanz
        seats 3

        * die 4
        0: out
        * die 1
        1: out
        * die 1
        2: out
        * die 4
    """)
    assert game.legal(0) == ["out"]
    assert game.refusal(0, "move 3") == "HT-08"
    assert game.refusal(0, "home 24") == "HT-08"


@clause("HT-08")
@pytest.mark.parametrize(("face", "square"), [(1, 12), (2, 13), (3, 14), (4, 15), (5, 16), (6, 17)])
def test_a_one_stands_on_the_start_square_itself(face: int, square: int) -> None:
    game = replay(f"game hexentanz\nseats 3\nfirst 1\n\n* die {face}\n1: out")
    assert ring(game) == [square]


@clause("HT-08")
def test_coming_out_pushes_even_an_own_witch() -> None:
    game = replay("""
        game hexentanz
        seats 3

        * die 6
        0: out
        * die 1
        1: out
        * die 1
        2: out
        * die 6
    """)
    assert game.legal(0) == ["out"]
    game.play("0: out")
    assert game.told(None)[1] == ("push", {"colour": VIOLET, "square": 5, "target": 34, "back": 7})
    assert ring(game) == [5, 12, 24, 34]


@clause("HT-09")
def test_with_nobody_at_home_any_witch_may_move_and_one_must() -> None:
    game = all_out().play("* die 1")
    moves = [f"move {square}" for square in (0, 1, 2, 3, 12, 13, 14, 15, 24, 25, 26, 27)]
    assert game.legal(0) == [*moves, "home 27"]


@clause("HT-09")
def test_only_a_witch_who_is_there_can_move() -> None:
    game = all_out().play("* die 1")
    assert game.refusal(0, "out") == "HT-09"
    assert game.refusal(0, "move 4") == "HT-09"
    assert game.refusal(0, "home 22") == "HT-09"


@clause("HT-10")
def test_a_six_allows_a_look_and_a_five_does_not() -> None:
    assert all_out().play("* die 6").refusal(0, "look 12") is None
    assert all_out().play("* die 5").refusal(0, "look 12") == "HT-10"


@clause("HT-10")
def test_only_the_looker_learns_the_colour() -> None:
    game = all_out().play("* die 6", "0: look 13")
    public = ("look", {"seat": 0, "square": 13})
    assert game.told(0) == [public, ("seen", {"square": 13, "colour": RED})]
    for other in (1, 2, None):
        assert game.told(other) == [public]
        assert notes(game, other) == {}
        assert piece(game, "ring-13", other) == {"is": "hat"}
    assert notes(game, 0) == {"ring-13": [{"is": "sign", "colour": RED}]}


@clause("HT-10")
def test_what_was_seen_is_gone_with_the_next_decision() -> None:
    game = all_out().play("* die 6", "0: look 13", "* die 5")
    assert notes(game, 0) == {"ring-13": [{"is": "sign", "colour": RED}]}
    assert notes(game.play("1: move 3"), 0) == {}


@clause("HT-10")
def test_what_was_seen_is_said_to_the_looker_alone_until_the_next_decision() -> None:
    game = all_out().play("* die 6", "0: look 13")
    assert game.position.pause() > 0  # time to see it
    assert game.position.pause_is_for() == 0
    game.play("* die 5")
    secret = {"name": "seen", "args": {"square": 13, "colour": RED}, "pieces": [{"is": "witch", "colour": RED}]}
    assert game.view(0)["secret"] == {**secret, "clauses": ["HT-10"]}
    assert not any("secret" in game.view(other) for other in (1, 2, None))
    game.play("1: move 3")
    assert "secret" not in game.view(0)
    assert game.position.pause() == 0


@clause("HT-R1")
def test_any_witch_within_reach_may_go_home_or_dance_on() -> None:
    game = all_out().play("* die 6")
    for square in (24, 25, 26, 27):  # all yellow; the goal is violet's
        assert {f"move {square}", f"home {square}"} <= set(game.legal(0))
    game.play("0: move 27")
    assert 33 in ring(game)
    assert tally(game, "goal") == [0, 0, 0]


@clause("HT-R1")
def test_a_witch_goes_only_into_the_goal_of_the_seat_whose_turn_it_is() -> None:
    game = all_out().play("* die 6", "0: move 15", "* die 6")
    assert [step for step in game.legal(1) if step.startswith("home")] == ["home 0", "home 1", "home 2", "home 3"]
    assert game.refusal(1, "home 27") == "HT-14"  # on the violet exit, but it is red's turn


@clause("HT-R2")
def test_all_out_means_all_of_ones_own() -> None:
    game = replay("""
        game hexentanz
        seats 5

        * die 1
        0: out
        * die 1
        1: out
        * die 1
        2: out
        * die 1
        3: out
        * die 1
        4: out
        * die 2
        0: out
        * die 2
    """)
    assert tally(game, "home") == [0, 1, 1, 1, 1]  # that seat 0 has all out does not let seat 1 move
    assert game.refusal(1, "move 0") == "HT-08"
    assert game.legal(1) == ["out"]


@clause("HT-R2")
def test_nobody_brings_out_the_witches_of_others() -> None:
    game = replay("game hexentanz\nseats 3\n\n* die 4\n0: out")
    assert tally(game, "home") == [3, 4, 4]
    assert piece(game, "home-2-4") == {"is": "hat", "colour": RED}
    assert piece(game, "home-4-4") == {"is": "hat", "colour": YELLOW}


@clause("HT-R3")
def test_no_look_while_own_witches_are_at_home() -> None:
    game = replay("""
        game hexentanz
        seats 3

        * die 4
        0: out
        * die 1
        1: out
        * die 1
        2: out
        * die 6
    """)
    assert game.refusal(0, "look 12") == "HT-R3"
    assert game.legal(0) == ["out"]


@clause("HT-R5")
def test_a_look_is_possible_under_every_hat_on_the_ring_and_nowhere_else() -> None:
    game = all_out().play("* die 6")
    looks = [f"look {square}" for square in (0, 1, 2, 3, 12, 13, 14, 15, 24, 25, 26, 27)]
    assert [step for step in game.legal(0) if step.startswith("look")] == looks
    assert game.refusal(0, "look 4") == "HT-R5"


@clause("HT-R6")
def test_it_makes_no_difference_who_of_the_own_witches_comes_out() -> None:
    game = replay("game hexentanz\nseats 3\n\n* die 4")
    assert game.legal(0) == ["out"]  # one step for all four of them


@clause("HT-R10")
def test_a_look_takes_this_turn_and_no_other() -> None:
    game = all_out().play("* die 6", "0: look 13")
    assert ring(game) == [0, 1, 2, 3, 12, 13, 14, 15, 24, 25, 26, 27]
    assert game.play("* die 5").awaited == [1]
    game.play("1: move 3", "* die 5", "2: move 8", "* die 5")
    assert game.awaited == [0]
    assert game.refusal(0, "move 0") is None


@clause("HT-R10")
def test_that_somebody_looked_and_where_is_public() -> None:
    game = all_out().play("* die 6", "0: look 13")
    for seat in (None, 0, 1, 2):
        facts = game.position.view(seat).facts
        assert (facts["looker"], facts["looked"]) == (0, 13)
