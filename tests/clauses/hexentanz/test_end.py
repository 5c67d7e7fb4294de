"""The end: HT-19, and the readings HT-R7 and HT-R11."""

from tests.clauses.hexentanz.openings import all_out, piece, tally
from tests.clauses.table import Table, clause, replay
from walpurgis.kernel.steps import Seat


def eve_of_victory() -> Table:
    """Five seats; violet has one of two witches home and the other on 22. Seat 0 is next."""
    return replay("""
        game hexentanz
        seats 5

        * die 1
        0: out   # 0
        * die 1
        1: out   # 6
        * die 1
        2: out   # 12
        * die 1
        3: out   # 18
        * die 5
        4: out   # 28
        * die 1
        0: out   # 0: the first violet is pushed to 29
        * die 2
        1: out   # 7
        * die 2
        2: out   # 13
        * die 2
        3: out   # 19
        * die 6
        4: out   # 29: violet is pushed to 22
        * die 6
        0: home 22
        * die 6
        1: move 28
        * die 2
        2: move 34  # 0: violet is pushed past 29 to 22
        * die 1
        3: move 13
        * die 1
        4: move 14
    """)


def quiet_turns(game: Table, first: int, count: int) -> Table:
    """Turns from seat `first` on in which everybody only looks under the hat on square 0, in a game of three."""
    lines = [("* die 6", f"{(first + turn) % 3}: look 0") for turn in range(count)]
    return game.play(*[line for pair in lines for line in pair])


def seen_on_the_ring(game: Table, seat: Seat | None) -> set[str]:
    spots = game.position.view(seat).spots
    return {piece.kind for spot, pieces in spots.items() if spot.startswith("ring-") for piece in pieces}


@clause("HT-19")
def test_in_the_end_all_hats_are_off() -> None:
    game = eve_of_victory()
    assert "hat" in seen_on_the_ring(game, None)
    game.play("* die 6", "0: home 22")
    for seat in (0, 1, 2, None):
        assert seen_on_the_ring(game, seat) == {"witch"}


@clause("HT-19")
def test_the_game_goes_on_while_a_witch_is_missing() -> None:
    game = eve_of_victory()
    assert tally(game, "goal") == [1, 0, 0, 0, 0]
    assert game.waiting == "chance"
    assert game.standing() is None


@clause("HT-19")
def test_the_first_with_all_witches_in_the_goal_wins_at_once() -> None:
    game = eve_of_victory().play("* die 6", "0: home 22")
    assert game.waiting == "over"
    assert game.told(None)[-1] == ("won", {"seat": 0})
    assert piece(game, "goal-0-2") == {"is": "witch", "colour": 0}


@clause("HT-19")
def test_after_the_end_nothing_can_be_played() -> None:
    game = eve_of_victory().play("* die 6", "0: home 22")
    assert game.refusal("*", "die 1") == "HT-19"
    assert game.refusal(1, "move 0") == "HT-19"
    assert [game.legal(seat) for seat in range(5)] == [[]] * 5


@clause("HT-R7")
def test_the_winner_is_first_and_the_others_share_the_place() -> None:
    assert eve_of_victory().play("* die 6", "0: home 22").standing() == [1, 2, 2, 2, 2]


@clause("HT-R7")
@clause("HT-R11")
def test_without_a_winner_the_witches_in_the_goal_count() -> None:
    game = all_out("wrong_witch goal")
    game.play("* die 6", "0: home 24", "* die 6", "1: home 1", "* die 6", "2: move 15", "* die 6", "0: home 25")
    assert tally(game, "goal") == [1, 0, 2]
    assert quiet_turns(game, 1, 500).standing() == [2, 3, 1]


@clause("HT-R11")
def test_500_quiet_turns_in_a_row_end_the_game() -> None:
    game = quiet_turns(all_out(), 0, 487)  # after the 12 turns of coming out
    assert game.waiting == "chance"
    game.play("* die 6", "1: look 0")
    assert game.waiting == "over"
    assert game.told(None)[-1] == ("tired", {})
    assert game.standing() == [1, 1, 1]
    assert game.refusal("*", "die 1") == "HT-19"


@clause("HT-R11")
def test_a_witch_who_stays_in_a_goal_starts_the_count_again() -> None:
    game = quiet_turns(all_out("wrong_witch goal"), 0, 487)
    game.play("* die 1", "1: home 3")  # turn 500: a violet witch flies into her own goal
    assert quiet_turns(game, 2, 499).waiting == "chance"
    assert quiet_turns(game, 0, 1).waiting == "over"


@clause("HT-R11")
def test_a_wrong_witch_who_does_not_stay_leaves_the_turn_a_quiet_one() -> None:
    game = quiet_turns(all_out(), 0, 487).play("* die 1", "1: home 3")
    assert game.told(None)[-1] == ("tired", {})
