"""More mistresses, another circle, drawn mistresses: WB-21, WB-22, WB-R13 and WB-H1 to WB-H3."""

import pytest

from tests.clauses.table import Table, clause, refuses_setup, replay
from tests.clauses.wazbaraz.openings import heard, lying, names, noted, tally, three

SHUFFLED = [20, 1, 19, 2, 18, 3, 17, 4, 16, 5, 15, 6, 14, 7, 13, 8, 12, 9, 11, 10]


def shuffled(*options: str) -> Table:
    """A circle of 20, 1, 19, 2 and so on, laid out; next comes the start card."""
    header = "\n".join(["game wazbaraz", "seats 3", "option circle shuffled", *options])
    return replay(header + "\n\n" + "\n".join(f"* witch {witch}" for witch in SHUFFLED))


@clause("WB-21")
@clause("WB-H1")
def test_three_mistresses_are_chosen_and_all_of_them_named() -> None:
    game = three("5 12 13", "mistresses 3")
    assert len(names(game.legal(1), "name")) == 1140
    assert game.refusal(1, "name 5 12") == "WB-21"
    assert game.refusal(1, "name 5 12 13 14") == "WB-21"
    game.play("1: name 5 12 13")
    assert tally(game, "points") == [0, 5, 0]
    assert game.refusal(1, "choose 1 2") == "WB-21"


@clause("WB-21")
def test_two_right_of_three_is_wrong() -> None:
    game = three("5 12 13", "mistresses 3").play("1: name 5 12 14")
    assert tally(game, "points") == [2, 0, 0]


@clause("WB-H1")
def test_four_mistresses_are_the_most() -> None:
    game = replay("game wazbaraz\nseats 3\noption mistresses 4\n\n* start 3")
    assert len(game.legal(0)) == 4845
    assert game.refusal(0, "choose 1 2 3 4") is None
    assert game.refusal(0, "choose 1 2 3") == "WB-21"


@clause("WB-H1")
@pytest.mark.parametrize("count", ["1", "5"])
def test_one_mistress_and_five_are_no_option(count: str) -> None:
    assert "2..4" in refuses_setup(f"game wazbaraz\nseats 3\noption mistresses {count}\n")


@clause("WB-22")
@clause("WB-H2")
def test_a_shuffled_circle_is_drawn_place_by_place() -> None:
    game = replay("game wazbaraz\nseats 3\noption circle shuffled\n")
    assert game.chances() == {f"witch {witch}": 1 for witch in range(1, 21)}
    game.play("* witch 20")
    assert game.chances() == {f"witch {witch}": 1 for witch in range(1, 20)}
    assert game.told(None) == [("witch", {"witch": 20, "place": 1})]
    done = shuffled()
    assert [lying(done, None, f"place-{place}") for place in (1, 2, 3, 20)] == [
        ["witch 20"], ["witch 1"], ["witch 19"], ["witch 10"],
    ]  # fmt: skip
    assert next(iter(done.chances())) == "start 3"


@clause("WB-22")
@clause("WB-H2")
def test_in_a_shuffled_circle_waz_goes_by_where_the_witches_dance() -> None:
    game = shuffled().play("* start 10", "0: choose 2 3", "* open 6")  # at the places 4 and 6
    game.play(*[f"* card {value}" for value in (3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 7, 9, 8, 10, 9)])
    game.play("1: play 3")  # to place 3
    assert ("silence", {"seat": 0, "count": 2, "witches": "20, 1"}) in game.told(2)
    game.play("2: play 3")  # to place 6, where witch 3 does not count
    assert ("waz", {"seat": 0, "count": 2, "witches": "2, 18"}) in game.told(1)
    assert noted(game, 0, "place-4") == noted(game, 0, "place-6") == ["mistress"]
    game.play("1: name 2 3")
    assert tally(game, "points") == [0, 5, 0]


@clause("WB-H2")
def test_the_circle_is_numeric_or_shuffled() -> None:
    assert "numeric | shuffled" in refuses_setup("game wazbaraz\nseats 3\noption circle square\n")
    usual = replay("game wazbaraz\nseats 3\noption circle numeric\n")
    assert lying(usual, None, "place-7") == ["witch 7"]


@clause("WB-H3")
def test_drawn_mistresses_come_one_by_one_out_of_all_that_are_left() -> None:
    game = replay("game wazbaraz\nseats 3\noption mistress_choice drawn\n\n* start 10")
    assert game.chances() == {f"mistress {witch}": 1 for witch in range(1, 21)}
    game.play("* mistress 7")
    assert game.chances() == {f"mistress {witch}": 1 for witch in range(1, 21) if witch != 7}
    assert game.refusal(0, "choose 7 8") == "WB-H3"
    game.play("* mistress 3")
    assert next(iter(game.chances())) == "open 3"


@clause("WB-H3")
def test_drawn_mistresses_are_seen_by_the_wazbaraz_alone() -> None:
    game = replay("game wazbaraz\nseats 3\noption mistress_choice drawn\n\n* start 10\n* mistress 7")
    assert noted(game, 0, "place-7") == ["mistress"]
    assert heard(game, 0) == ["drawn", "mistress"]
    for seat in (None, 1, 2):
        assert game.told(seat) == [("drawn", {"seat": 0, "count": 1})]
        assert game.position.view(seat).notes == {}


@clause("WB-H3")
def test_a_new_round_draws_its_mistresses_too_and_nothing_else() -> None:
    game = replay(
        "game wazbaraz\nseats 3\noption mistress_choice drawn\n\n* start 10\n* mistress 7\n* mistress 3\n* open 6"
    )
    game.play(*[f"* card {value}" for value in (3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 7, 9, 8, 10, 9)])
    game.play("1: name 3 7")
    assert game.chances() == {f"mistress {witch}": 1 for witch in range(1, 21)}
    game.play("* mistress 3", "* mistress 9")
    assert game.awaited == [2]
    assert noted(game, 1, "place-9") == ["mistress"]


@clause("WB-H3")
def test_mistresses_are_chosen_freely_or_drawn() -> None:
    assert "free | drawn" in refuses_setup("game wazbaraz\nseats 3\noption mistress_choice bribed\n")


@clause("WB-R13")
def test_with_three_mistresses_some_sets_always_sound_the_same() -> None:
    """1 2 4 and 1 3 4: no two cards have 2 alone or 3 alone between them."""
    turns = ["1: play 10", "2: play 7", "1: play 4", "1: no-ask", "2: play 3", "1: play 3", "2: play 8", "1: play 5"]
    one, other = (three(mistresses, "mistresses 3").play(*turns) for mistresses in ("1 2 4", "1 3 4"))
    assert one.story(None) == other.story(None)
    assert one.view(2) == other.view(2)
    for place in range(21):
        for value in range(3, 11):
            between = {(place + ahead) % 21 for ahead in range(1, value)}
            assert bool(between & {1, 2, 4}) == bool(between & {1, 3, 4})


@clause("WB-R13")
def test_a_question_tells_such_sets_apart() -> None:
    turns = ["1: play 10", "2: play 7", "1: play 4", "1: ask 2"]
    one, other = (three(mistresses, "mistresses 3").play(*turns) for mistresses in ("1 2 4", "1 3 4"))
    assert one.view(2) == other.view(2)
    assert noted(one, 1, "place-2") == ["answer-ok"]
    assert noted(other, 1, "place-2") == ["answer-no"]
