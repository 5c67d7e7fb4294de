"""What a seat can know: which mistresses are still possible, which cards of others are known."""

from random import Random

from tests.clauses.table import Table, clause
from tests.clauses.wazbaraz.openings import late, lying, three
from walpurgis import games
from walpurgis.games.wazbaraz.rules import WazBaraz
from walpurgis.words import Words


def position(game: Table) -> WazBaraz:
    assert isinstance(game.position, WazBaraz)
    return game.position


def witches(*numbers: int) -> int:
    return sum(1 << (number - 1) for number in numbers)


@clause("WB-10")
@clause("WB-11")
def test_waz_and_silence_leave_the_sets_that_agree_with_both() -> None:
    game = three("5 12")
    assert len(position(game).candidates(None)) == 190
    game.play("1: play 3")  # silence about 1 and 2: two of 18
    assert len(position(game).candidates(None)) == 153
    game.play("2: play 9")  # WAZ about 4 to 11: not both among 3 and 12 to 20
    assert len(position(game).candidates(None)) == 153 - 45
    assert witches(5, 12) in position(game).candidates(2)
    assert position(game).candidates(0) == [witches(5, 12)]
    # WAZ alone excludes no witch; the WazBaraz is told what the others can know
    assert game.view(0)["deduced"] == game.view(1)["deduced"] == {"excluded": ["1", "2"], "certain": []}


@clause("WB-06")
def test_the_wazbaraz_is_shown_how_much_the_others_know_and_told_who_it_is() -> None:
    game = three("5 12").play("1: play 3")
    assert game.view(0)["insight"] == "others"
    assert not any("insight" in game.view(other) for other in (1, 2, None))
    words = Words("en", games.find("wazbaraz"))
    assert words.fact("wazbaraz", 0, 0).startswith("You are the WazBaraz")
    assert words.fact("wazbaraz", 0, 1) == words.fact("wazbaraz", 0) == f"{words.seat(0)} is the WazBaraz."


@clause("WB-19")
def test_a_view_holds_what_can_be_deduced_at_its_own_moment_and_a_new_round_begins_with_nothing() -> None:
    game = three("5 12").play("1: play 3")
    for seat in (0, 1, 2):
        assert game.view(seat)["deduced"] == {"excluded": ["1", "2"], "certain": []}
    assert "deduced" not in game.view(None)  # a spectator has no notebook
    game.play("2: name 5 12")
    assert not any("deduced" in game.view(seat) for seat in (0, 1, 2))


@clause("WB-17")
def test_a_wrong_naming_excludes_one_set() -> None:
    game = three("5 12").play("1: name 5 13")
    left = position(game).candidates(2)
    assert len(left) == 189
    assert witches(5, 13) not in left


@clause("WB-14")
def test_an_answer_counts_for_the_asker_alone() -> None:
    game = three("5 20").play("1: play 10", "2: play 7", "1: play 4")  # WAZ, silence, WAZ: 1 to 9, none of 11 to 16
    assert len(position(game).candidates(1)) == 9 * 3  # one of 1 to 9, one of 18 to 20
    game.play("1: ask 20")
    assert len(position(game).candidates(1)) == 9
    assert len(position(game).candidates(2)) == len(position(game).candidates(None)) == 27
    assert game.view(1)["deduced"] == {"excluded": [str(witch) for witch in range(10, 20)], "certain": ["20"]}
    assert game.view(2)["deduced"] == {"excluded": [str(witch) for witch in range(10, 18)], "certain": []}


@clause("WB-12")
def test_cards_that_all_saw_taken_are_known_until_they_are_played() -> None:
    game = three("5 12").play("1: play 3", "2: play 3")  # seat 1 takes the 6, seat 2 a 3
    assert lying(game, 2, "hand-1") == ["card 6", "back ×7"]
    assert lying(game, None, "hand-2") == ["card 3", "back ×7"]
    game.play("1: play 6")  # one of its two; it takes the 3
    assert lying(game, 2, "hand-1") == ["card 3", "back ×7"]


@clause("WB-R12")
def test_an_imagined_world_keeps_what_a_seat_knows_and_deals_the_rest_anew() -> None:
    game = late().play("1: name 5 12", "1: choose 1 2", "2: play 3")
    rng = Random(1)
    hands: dict[int, set[tuple[str, ...]]] = {0: set(), 1: set(), 2: set()}
    for seat in hands:
        for _ in range(30):
            world = position(game).imagine(seat, rng)
            assert world.view(seat).data() == game.view(seat)
            hands[seat].add(tuple(piece.value for piece in world.view(0).spots["hand-0"]))
    assert len(hands[0]) == 1  # its own
    assert len(hands[1]) == 1  # handed over by it
    assert len(hands[2]) > 1


@clause("WB-06")
def test_imagined_mistresses_agree_with_all_that_was_said() -> None:
    game = three("5 20").play("1: play 10", "2: play 7", "1: play 4", "1: ask 20")
    rng = Random(2)
    imagined = {position(game).imagine(1, rng).candidates(0)[0] for _ in range(400)}
    assert imagined == {witches(low, 20) for low in range(1, 10)}
