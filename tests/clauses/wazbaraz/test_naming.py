"""Naming the mistresses: WB-15 to WB-17, and their readings."""

from tests.clauses.table import clause
from tests.clauses.wazbaraz.openings import heard, lying, names, tally, three


@clause("WB-15")
def test_a_turn_may_begin_with_any_naming_of_two() -> None:
    game = three("5 12")
    assert len(names(game.legal(1), "name")) == 190
    assert game.refusal(1, "name 5 12") is None


@clause("WB-15")
def test_one_witch_or_three_are_not_the_two_mistresses() -> None:
    game = three("5 12")
    assert game.refusal(1, "name 5") == "WB-15"
    assert game.refusal(1, "name 5 12 13") == "WB-15"


@clause("WB-15")
def test_nobody_names_out_of_turn() -> None:
    assert three("5 12").refusal(2, "name 5 12") == "WB-08"


@clause("WB-15")
def test_nobody_names_after_the_card_was_played() -> None:
    game = three("5 12").play("1: play 10", "2: play 7", "1: play 4")  # exactly at the start
    assert game.refusal(1, "name 5 12") == "WB-15"


@clause("WB-16")
def test_a_right_naming_scores_5_and_ends_the_round_without_a_card() -> None:
    game = three("5 12").play("1: name 5 12")
    assert tally(game, "points") == [0, 5, 0]
    assert lying(game, None, "outside-of-0") == ["card 6"]  # as it lay before
    assert game.awaited == [1]
    assert names(game.legal(1), "play") == []
    for seat in (None, 0, 2):
        assert ("named", {"seat": 1, "witches": "5, 12"}) in game.told(seat)
        assert ("right", {"seat": 1, "other": 0, "points": 5, "witches": "5, 12"}) in game.told(seat)


@clause("WB-16")
def test_those_named_right_step_forward_and_wear_crowns_until_the_next_are_chosen() -> None:
    game = three("5 12").play("1: name 5 12")
    for seat in (None, 0, 1, 2):
        assert [args["witch"] for name, args in game.told(seat) if name == "leader"] == [5, 12]
        assert lying(game, seat, "place-5") == ["witch 5", "found"]
    game.play("1: choose 1 2")
    for seat in (None, 0, 1, 2):
        assert lying(game, seat, "place-5") == ["witch 5"]


@clause("WB-17")
def test_a_wrong_naming_scores_2_for_the_wazbaraz_and_the_round_goes_on() -> None:
    game = three("5 12").play("1: name 5 13")
    assert tally(game, "points") == [2, 0, 0]
    assert game.awaited == [1]
    assert lying(game, None, "memory") == ["wrong 5, 13"]
    assert game.position.view(None).facts["wazbaraz"] == 0


@clause("WB-R5")
def test_a_turn_has_one_naming() -> None:
    game = three("5 12").play("1: name 5 13")
    assert game.refusal(1, "name 5 12") == "WB-R5"
    assert names(game.legal(1), "name") == []
    game.play("1: play 3", "2: play 3")
    assert game.refusal(1, "name 5 12") is None


@clause("WB-R10")
def test_what_was_wrong_once_may_be_named_again() -> None:
    game = three("5 12").play("1: name 5 13", "1: play 3")
    assert game.refusal(2, "name 5 13") is None
    game.play("2: name 5 13")
    assert tally(game, "points") == [4, 0, 0]


@clause("WB-R10")
def test_what_silence_excludes_may_be_named_all_the_same() -> None:
    game = three("5 12").play("1: play 3")  # silence about 1 and 2
    assert game.refusal(2, "name 1 2") is None


@clause("WB-R11")
def test_one_right_and_none_right_sound_the_same() -> None:
    half, none = (three(mistresses).play("1: name 5 13") for mistresses in ("5 12", "7 12"))
    for seat in (None, 1, 2):
        assert half.told(seat) == none.told(seat)
        assert half.view(seat) == none.view(seat)


@clause("WB-R11")
def test_after_a_wrong_naming_the_turn_is_played_as_usual() -> None:
    game = three("5 12").play("1: name 5 13")
    assert game.legal(1) == [f"play {value}" for value in range(3, 11)]
    game.play("1: play 6")
    assert heard(game, 2) == ["laid", "waz", "took"]
    assert game.awaited == [2]
