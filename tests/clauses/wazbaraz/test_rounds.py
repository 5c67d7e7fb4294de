"""Points, rounds and the end: WB-18 to WB-20, and their readings."""

from tests.clauses.table import Table, clause
from tests.clauses.wazbaraz.openings import four, heard, late, lying, names, noted, tally, three


def pawns(game: Table, spot: str) -> list[int]:
    return [piece.colour for piece in game.position.view(None).spots.get(spot, [])]


@clause("WB-18")
def test_points_are_steps_of_the_pawn() -> None:
    game = three("5 12").play("1: name 5 13")
    assert pawns(game, "inside-of-2") == [0]
    assert pawns(game, "inside-of-0") == [1, 2]
    game.play("1: play 3", "2: name 5 12")
    assert pawns(game, "inside-of-5") == [2]


@clause("WB-19")
def test_the_finder_becomes_wazbaraz_and_gives_the_hand_to_the_old_one() -> None:
    game = three("5 12").play("1: name 5 12")
    assert game.position.view(None).facts["wazbaraz"] == 1
    assert tally(game, "cards") == [8, 0, 8]
    assert lying(game, 0, "hand-0") == [f"card {value}" for value in range(3, 11)]
    assert lying(game, None, "hand-1") == ["ok", "no"]


@clause("WB-19")
def test_the_new_wazbaraz_chooses_new_mistresses_in_secret() -> None:
    game = three("5 12").play("1: name 5 12")
    assert len(game.legal(1)) == 190
    game.play("1: choose 1 2", "2: play 3")
    assert ("silence", {"seat": 1, "count": 2, "witches": "1, 2"}) not in game.told(None)
    assert ("waz", {"seat": 1, "count": 2, "witches": "1, 2"}) in game.told(None)
    assert noted(game, 1, "place-1") == ["mistress"]
    assert noted(game, 0, "place-1") == noted(game, 0, "place-5") == []


@clause("WB-R3")
def test_a_new_round_keeps_hands_and_card_and_draws_nothing() -> None:
    game = four("5 12").play("1: play 3", "2: play 3", "3: name 5 12", "3: choose 5 12")  # the same again
    assert game.awaited == [0]  # left of seat 3
    assert lying(game, None, "outside-of-6") == ["card 3"]
    assert lying(game, 1, "hand-1") == ["card 4", "card 5", "card 6", "card 6", "card 7"]
    assert lying(game, 0, "hand-0") == ["card 7", "card 8", "card 8", "card 9", "card 9"]
    assert lying(game, None, "memory") == []


@clause("WB-R3")
def test_the_new_wazbaraz_takes_no_turns_and_the_old_one_does() -> None:
    game = four("5 12").play("1: name 5 12", "1: choose 5 6", "2: play 3", "3: play 7", "0: play 3")
    assert game.awaited == [2]


@clause("WB-20")
def test_a_pawn_back_at_the_start_ends_the_game() -> None:
    game = late().play("1: name 1 2", "1: play 4", "2: name 1 2")  # 17, 19, 21
    assert game.waiting == "over"
    assert tally(game, "points") == [21, 0, 0]
    assert pawns(game, "inside-of-0") == [0, 1, 2]
    assert game.standing() == [1, 2, 2]
    assert ("won", {"seat": 0}) in game.told(2)
    assert game.refusal(1, "play 5") == game.refusal("*", "card 3") == "WB-20"


@clause("WB-R8")
def test_no_card_follows_a_naming_that_ends_the_game() -> None:
    game = late().play("1: name 1 2", "1: play 4", "2: name 1 2")
    assert game.awaited == []
    assert lying(game, None, "outside-of-9") == ["card 4"]  # as seat 1 left it


@clause("WB-R8")
def test_no_question_and_no_old_card_follow_a_point_that_ends_the_game() -> None:
    game = late().play(
        "1: name 1 2",  # 19 points
        "1: play 10",  # to 15
        "2: play 7",  # past the start to 1: 20 points
        "1: play 9",  # to 10
        "2: play 3",  # to 13
        "1: play 8",  # exactly at the start: 21 points
    )
    assert game.waiting == "over"
    assert tally(game, "points") == [21, 0, 0]
    assert lying(game, None, "outside-of-13") == ["card 3"]
    assert lying(game, None, "outside-of-0") == ["card 8"]
    assert heard(game, 1)[:5] == ["laid", "silence", "reached", "points", "won"]
    assert "took" not in heard(game, 1)


@clause("WB-R8")
def test_more_than_21_steps_are_as_good_and_no_new_round_begins() -> None:
    game = late().play("1: name 5 12", "1: choose 1 2", "2: play 3", "0: name 1 2")  # 17 + 5
    assert tally(game, "points") == [22, 5, 0]
    assert game.waiting == "over"
    assert game.standing() == [1, 2, 3]
    assert game.position.view(None).facts["wazbaraz"] == 1
    assert pawns(game, "inside-of-0") == [0, 2]


@clause("WB-18")
@clause("WB-20")
def test_at_the_end_the_winner_is_in_the_middle_and_a_sheet_says_where_points_came_from() -> None:
    game = late()
    assert game.position.view(None).sheets == []
    game.play("1: name 5 12", "1: choose 1 2", "2: play 3", "0: name 1 2")
    view = game.position.view(None)
    assert view.speaker is not None
    assert (view.speaker.seat, view.speaker.says) == (0, "won")
    (sheet,) = view.sheets
    assert sheet.columns == ["rounds", "mistakes", "finds"]
    assert sheet.numbers == [[1, 16, 5], [0, 0, 5], [0, 0, 0]]
    assert sheet.totals == [22, 5, 0]


@clause("WB-R8")
def test_twenty_steps_are_not_enough() -> None:
    game = late().play("1: name 1 2", "1: play 10", "2: play 7")
    assert tally(game, "points") == [20, 0, 0]
    assert game.awaited == [1]


@clause("WB-R12")
def test_both_know_the_hand_handed_over_and_others_only_what_all_saw_taken() -> None:
    game = late().play("1: name 5 12")
    hand = ["card 4", "card 5", "card 6", "card 6", "card 7", "card 8", "card 9", "card 10"]
    assert lying(game, 0, "hand-0") == lying(game, 1, "hand-0") == hand
    assert lying(game, 2, "hand-0") == lying(game, None, "hand-0") == ["card 4", "card 6", "back ×6"]
    cards = ("handed-cards", {"seat": 1, "other": 0, "cards": "4, 5, 6, 6, 7, 8, 9, 10"})
    assert cards in game.told(0)
    assert cards in game.told(1)
    assert cards not in game.told(2)
    assert cards not in game.told(None)


@clause("WB-R12")
def test_who_gave_a_hand_away_still_knows_it_after_cards_were_played() -> None:
    game = late().play("1: name 5 12", "1: choose 1 2", "2: play 3", "0: play 10")  # seat 0 takes the 3 of seat 2
    hand = ["card 3", "card 4", "card 5", "card 6", "card 6", "card 7", "card 8", "card 9"]
    assert lying(game, 1, "hand-0") == hand
    assert lying(game, 2, "hand-0") == ["card 3", "card 4", "card 6", "back ×5"]


@clause("WB-R12")
def test_at_the_end_everything_is_shown_to_everybody() -> None:
    game = late().play("1: name 1 2", "1: play 4", "2: name 1 2")
    for seat in (None, 0, 1, 2):
        assert lying(game, seat, "place-0") == ["start-open 10"]
        assert lying(game, seat, "place-5") == ["witch 5", "mistress"]
        assert lying(game, seat, "place-12") == ["witch 12", "mistress"]
        assert names(lying(game, seat, "hand-1"), "card") == [f"card {n}" for n in (3, 5, 6, 6, 7, 8, 9, 10)]
        assert ("revealed", {"witches": "5, 12", "value": 10}) in game.told(seat)
        assert ("hand", {"seat": 2, "cards": "3, 4, 5, 6, 7, 7, 8, 9"}) in game.told(seat)


@clause("WB-R12")
def test_answers_and_the_card_put_aside_are_shown_at_the_end() -> None:
    game = four("5 12").play("1: play 7", "2: play 6", "3: play 8", "3: ask 5")  # exactly at the start
    assert lying(game, None, "memory")[-1] == "asked 5"
    while game.waiting != "over":
        seat = game.awaited[0]
        steps = game.legal(seat)
        game.play(f"{seat}: {'no-ask' if 'no-ask' in steps else 'name 1 2' if 'name 1 2' in steps else steps[0]}")
    for watcher in (None, 0, 1, 2, 3):
        assert "asked-ok 5" in lying(game, watcher, "memory")
        assert lying(game, watcher, "pile") == ["card 10"]
        assert ("aside", {"cards": "10"}) in game.told(watcher)
