"""House rules: HT-H1 and HT-H2."""

from tests.clauses.hexentanz.openings import RED, VIOLET, YELLOW, all_out, notes, piece, ring, tally
from tests.clauses.table import clause, refuses_setup, replay


def own(colour: int, *squares: int) -> dict[str, list[dict[str, object]]]:
    return {f"ring-{square}": [{"is": "sign", "colour": colour}] for square in squares}


@clause("HT-H1")
def test_a_wrong_witch_flies_into_her_own_goal_and_counts_for_her_owner() -> None:
    game = all_out("wrong_witch goal").play("* die 1", "0: home 27")
    assert game.told(None) == [
        ("home", {"seat": 0, "square": 27}),
        ("gift", {"seat": 2, "other": 0, "colour": YELLOW, "witches": 1}),
    ]
    assert piece(game, "goal-4-1") == {"is": "witch", "colour": YELLOW}
    assert tally(game, "goal") == [0, 0, 1]
    assert ring(game) == [0, 1, 2, 3, 12, 13, 14, 15, 24, 25, 26]


@clause("HT-H1")
def test_by_default_she_goes_to_her_exit() -> None:
    for game in (all_out(), all_out("wrong_witch exit")):
        game.play("* die 1", "0: home 27")
        assert tally(game, "goal") == [0, 0, 0]
        assert piece(game, "ring-15") == {"is": "witch", "colour": YELLOW}


@clause("HT-H1")
@clause("HT-19")
def test_her_owner_may_win_by_another_seats_action() -> None:
    game = replay("""
        game hexentanz
        seats 5
        option wrong_witch goal

        * die 1
        0: out
        * die 1
        1: out
        * die 1
        2: out
        * die 1
        3: out
        * die 1
        4: out      # 24, before the violet exit
        * die 2
        0: out
        * die 2
        1: out
        * die 2
        2: out
        * die 2
        3: out
        * die 5
        4: out      # 28, before the blue exit
        * die 6
        0: home 24
        * die 6
        1: home 28
    """)
    assert game.waiting == "over"
    assert game.told(None)[-1] == ("won", {"seat": 4})
    assert game.standing() == [2, 2, 2, 2, 1]


@clause("HT-H1")
@clause("HT-H2")
def test_other_values_cannot_be_set_up() -> None:
    assert "exit | goal" in refuses_setup("game hexentanz\nseats 3\noption wrong_witch home\n")
    assert "off | on" in refuses_setup("game hexentanz\nseats 3\noption memory_aid yes\n")


@clause("HT-H2")
def test_each_screen_keeps_the_own_witches_marked_and_no_others() -> None:
    game = all_out("memory_aid on").play("* die 3", "0: move 12", "* die 5", "1: move 3")
    # Red was pushed from 15 to 8, and from there, by the violet witch of 3, past 1 to 30.
    assert notes(game, 0) == own(VIOLET, 0, 1, 2, 8)
    assert notes(game, 1) == own(RED, 13, 14, 15, 30)
    assert notes(game, 2) == own(YELLOW, 24, 25, 26, 27)
    assert notes(game, None) == {}
    assert piece(game, "ring-8", 0) == {"is": "hat"}


@clause("HT-H2")
def test_a_look_is_marked_beside_the_own_witches() -> None:
    game = all_out("memory_aid on").play("* die 6", "0: look 12")
    assert notes(game, 0) == own(VIOLET, 0, 1, 2, 3) | own(RED, 12)
    assert notes(game, 2) == own(YELLOW, 24, 25, 26, 27)


@clause("HT-H2")
def test_by_default_nothing_is_marked() -> None:
    for game in (all_out(), all_out("memory_aid off")):
        assert [notes(game, seat) for seat in (0, 1, 2)] == [{}, {}, {}]
