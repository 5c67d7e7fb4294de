"""Playing a card, WAZ, and the start: WB-09 to WB-14, and their readings."""

from tests.clauses.table import Table, clause
from tests.clauses.wazbaraz.openings import heard, lying, names, noted, tally, three


def on_the_start(mistresses: str) -> Table:
    """Seat 1 has just laid a 4 exactly at the start, from place 17."""
    return three(mistresses).play("1: play 10", "2: play 7", "1: play 4")


@clause("WB-09")
def test_a_card_goes_as_many_places_clockwise_as_it_says() -> None:
    game = three("5 12").play("1: play 3")
    assert lying(game, None, "outside-of-3") == ["card 3"]
    game.play("2: play 9")
    assert lying(game, None, "outside-of-12") == ["card 9"]
    assert game.told(None)[0] == ("laid", {"seat": 2, "value": 9, "place": 3, "target": 12})


@clause("WB-09")
def test_a_card_must_be_in_the_hand() -> None:
    game = three("5 12").play("1: play 3")
    assert names(game.legal(2), "play") == ["play 3", "play 4", "play 5", "play 6", "play 7", "play 8", "play 9"]
    assert game.refusal(2, "play 10") == "WB-09"
    assert game.refusal(2, "play 7") is None


@clause("WB-09")
def test_a_turn_is_exactly_one_card() -> None:
    game = three("5 12").play("1: play 3")
    assert game.awaited == [2]
    assert on_the_start("5 12").refusal(1, "play 3") == "WB-09"


@clause("WB-10")
def test_waz_is_said_for_a_mistress_between_the_cards() -> None:
    game = three("2 20").play("1: play 3")
    assert ("waz", {"seat": 0, "count": 2, "witches": "1, 2"}) in game.told(1)
    assert lying(game, 2, "memory") == ["waz 3-0-3"]


@clause("WB-10")
def test_the_place_reached_does_not_count() -> None:
    game = three("3 20").play("1: play 3")
    assert ("silence", {"seat": 0, "count": 2, "witches": "1, 2"}) in game.told(1)


@clause("WB-10")
def test_the_place_left_does_not_count() -> None:
    game = three("3 20").play("1: play 3", "2: play 4")
    assert ("silence", {"seat": 0, "count": 3, "witches": "4..6"}) in game.told(None)
    assert lying(game, None, "memory") == ["silence 3-0-3", "silence 4-3-7"]


@clause("WB-11")
def test_waz_is_said_once_for_two_mistresses() -> None:
    assert heard(three("4 5").play("1: play 10"), 2) == ["laid", "waz", "took"]
    assert heard(three("4 15").play("1: play 10"), 2) == ["laid", "waz", "took"]


@clause("WB-11")
def test_one_mistress_and_two_sound_the_same() -> None:
    both, one = (three(mistresses).play("1: play 10") for mistresses in ("4 5", "4 15"))
    assert both.told(2) == one.told(2)
    assert both.view(2) == one.view(2)


@clause("WB-12")
def test_the_old_card_comes_into_the_hand() -> None:
    game = three("5 12").play("1: play 3")
    cards = ["card 4", "card 5", "card 6", "card 6", "card 7", "card 8", "card 9", "card 10"]
    assert lying(game, 1, "hand-1") == cards
    assert lying(game, None, "outside-of-0") == []
    assert game.told(2)[-1] == ("took", {"seat": 1, "value": 6})


@clause("WB-13")
def test_leaving_the_start_gives_no_point() -> None:
    assert tally(three("5 12").play("1: play 10"), "points") == [0, 0, 0]


@clause("WB-13")
def test_passing_the_start_gives_the_wazbaraz_a_point() -> None:
    game = three("5 12").play("1: play 10", "2: play 9", "1: play 3")  # 10, 19, and past the start to 1
    assert lying(game, None, "outside-of-1") == ["card 3"]
    assert tally(game, "points") == [1, 0, 0]
    assert ("passed", {"seat": 1, "other": 0}) in game.told(2)


@clause("WB-13")
def test_reaching_the_start_gives_the_point_too() -> None:
    assert tally(on_the_start("5 12"), "points") == [1, 0, 0]


@clause("WB-13")
def test_leaving_the_start_again_gives_no_second_point() -> None:
    game = on_the_start("5 12").play("1: no-ask", "2: play 3")
    assert tally(game, "points") == [1, 0, 0]


@clause("WB-14")
def test_exactly_at_the_start_one_witch_can_be_asked_about() -> None:
    game = on_the_start("5 12")
    assert game.awaited == [1]
    assert game.legal(1) == [*[f"ask {witch}" for witch in range(1, 21)], "no-ask"]
    game.play("1: ask 5")
    assert game.awaited == [2]


@clause("WB-14")
def test_ok_is_shown_to_the_asker_alone() -> None:
    game = on_the_start("5 12").play("1: ask 5")
    answer = ("ok", {"seat": 1, "other": 0, "witch": 5})
    assert noted(game, 1, "place-5") == ["answer-ok"]
    assert answer in game.told(1)
    assert answer in game.told(0)  # who gave it
    assert answer not in game.told(2)
    assert answer not in game.told(None)


@clause("WB-14")
def test_no_is_shown_for_any_other_witch() -> None:
    game = on_the_start("5 12").play("1: ask 6")
    assert noted(game, 1, "place-6") == ["answer-no"]
    assert ("no", {"seat": 1, "other": 0, "witch": 6}) in game.told(1)


@clause("WB-14")
def test_the_answer_stays_with_the_asker_until_their_next_step() -> None:
    game = on_the_start("5 12").play("1: ask 5")
    told = {"name": "ok", "args": {"witch": 5, "other": 0}, "clauses": ["WB-14", "WB-R11"]}
    pieces = [{"is": "witch", "value": "5"}, {"is": "ok"}]
    assert game.view(1)["secret"] == {**told, "pieces": pieces}
    game.play("2: play 3")
    assert game.view(1)["secret"] == {**told, "pieces": pieces}
    assert not any("secret" in game.view(other) for other in (0, 2, None))
    game.play("1: name 5 13")  # a naming is a step, too
    assert "secret" not in game.view(1)


@clause("WB-14")
def test_nobody_asks_anywhere_else() -> None:
    game = three("5 12")
    assert game.refusal(1, "ask 5") == "WB-14"
    assert game.refusal(1, "no-ask") == "WB-14"
    game.play("1: play 10", "2: play 9", "1: play 3")  # past the start
    assert game.awaited == [2]


@clause("WB-R2")
def test_the_start_is_counted_as_a_place_but_is_never_between() -> None:
    game = three("5 12").play("1: play 10", "2: play 9", "1: play 3")  # from 19: 20, start, 1
    assert ("silence", {"seat": 0, "count": 1, "witches": "20"}) in game.told(None)
    assert lying(game, None, "memory")[-1] == "silence 3-19-1"


@clause("WB-R4")
def test_answers_come_at_once_and_the_wazbaraz_is_never_asked_for_them() -> None:
    game = three("2 20").play("1: play 3")
    assert heard(game, None) == ["laid", "waz", "took"]
    assert game.awaited == [2]
    assert heard(on_the_start("5 12").play("1: ask 12"), 1) == ["asked", "ok", "took"]


@clause("WB-R6")
def test_nobody_has_to_ask() -> None:
    game = on_the_start("5 12").play("1: no-ask")
    assert game.awaited == [2]
    assert game.position.view(1).notes == {}
    assert heard(game, 2) == ["unasked", "took"]


@clause("WB-R9")
def test_waz_comes_before_the_point_and_the_point_before_the_question() -> None:
    game = on_the_start("18 19")
    assert heard(game, 2) == ["laid", "waz", "reached", "points"]
    assert heard(game.play("1: ask 18"), 2) == ["asked", "took"]


@clause("WB-R9")
def test_the_old_card_is_taken_after_the_question() -> None:
    game = on_the_start("5 12")
    assert lying(game, None, "outside-of-17") == ["card 7"]
    assert lying(game, None, "outside-of-0") == ["card 4"]
    assert lying(game, 1, "hand-1") == ["card 3", "card 5", "card 6", "card 6", "card 7", "card 8", "card 9"]
    game.play("1: ask 1")
    assert lying(game, None, "outside-of-17") == []
    assert lying(game, 1, "hand-1").count("card 7") == 2


@clause("WB-R10")
def test_the_same_witch_can_be_asked_about_again() -> None:
    game = on_the_start("5 12").play("1: ask 5", "2: play 9", "1: play 8", "2: play 4")
    assert lying(game, None, "outside-of-0") == ["card 4"]  # 9, 17, start
    assert game.refusal(2, "ask 5") is None


@clause("WB-R11")
def test_all_hear_whom_a_question_is_about_and_not_the_answer() -> None:
    game = on_the_start("5 12").play("1: ask 5")
    asked = ("asked", {"seat": 1, "other": 0, "witch": 5})
    for seat in (None, 0, 1, 2):
        assert asked in game.told(seat)
    assert lying(game, 2, "memory")[-1] == lying(game, None, "memory")[-1] == "asked 5"
    assert lying(game, 1, "memory")[-1] == lying(game, 0, "memory")[-1] == "asked-ok 5"
    other = on_the_start("6 12").play("1: ask 5")  # the answer is NO
    assert other.view(2) == game.view(2)
    assert other.view(None) == game.view(None)
    assert other.view(1) != game.view(1)
