"""What a seat is told of its own question, and why something is not possible just now."""

import pytest

from tests.clauses.table import Table, clause
from tests.clauses.wazbaraz.openings import late, three
from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Seat
from walpurgis.words import LANGUAGES, Words

NAMES = {0: "Inès", 1: "Jo", 2: "Léo"}


NO_RIVAL: Args = {"other": 0, "total": 0}  # nobody else would win by a find


def situation(game: Table, seat: Seat) -> tuple[str, Args, str, Args]:
    said = game.position.situation(seat)
    assert said is not None
    return said.name, said.args, said.aim, said.aim_args


def effect(game: Table, seat: Seat, step: str) -> str:
    said = game.position.effect(seat, game.position.parse(step))
    return said.name if said is not None else ""


def hinted(game: Table, seat: Seat) -> list[tuple[str, list[str]]]:
    return [(hint.name, hint.spots) for hint in game.position.hints(seat)]


def why(game: Table, seat: Seat, step: str, language: str) -> str:
    refusal = game.position.refusal(seat, game.position.parse(step))
    assert refusal is not None
    return Words(language, games.find("wazbaraz"), NAMES).refusal(refusal)


@clause("WB-10")
def test_a_turn_begins_with_what_was_asked_last() -> None:
    game = three("5 12")
    assert situation(game, 1) == ("first", {"other": 0}, "find", {"mistresses": 2, "count": 0, **NO_RIVAL})
    assert hinted(game, 1) == [("wazbaraz", []), ("count", ["outside-of-0"])]
    game.play("1: play 3")
    laid = {"seat": 1, "value": 3, "place": 0, "target": 3}
    assert situation(game, 2) == ("silence", laid, "find", {"mistresses": 2, "count": 18, **NO_RIVAL})
    assert hinted(game, 2) == [("wazbaraz", []), ("silence", ["place-1", "place-2"])]
    game.play("2: play 9")
    assert situation(game, 1)[:2] == ("waz", {"seat": 2, "value": 9, "place": 3, "target": 12})


@clause("WB-14")
def test_suspects_are_counted_by_what_the_seat_itself_was_shown() -> None:
    game = three("5 20").play("1: play 10", "2: play 7", "1: play 4")
    assert situation(game, 1) == ("asking", {"other": 0}, "ask", {"mistresses": 2, "count": 12, **NO_RIVAL})
    game.play("1: ask 20")
    assert situation(game, 2)[3]["count"] == 12  # 1 to 9 and 18 to 20
    game.play("2: play 3")  # WAZ or not about 1 and 2: silence
    assert situation(game, 1)[3]["count"] == 8  # 3 to 9, and 20


@clause("WB-15")
def test_a_seat_with_one_set_left_is_told_that_it_can_name_it() -> None:
    game = three("2 4").play("1: play 3", "2: play 3")  # WAZ about 1 and 2, and about 4 and 5: four sets
    game.play("1: name 1 4", "1: play 10", "2: name 1 5", "2: play 4")
    assert situation(game, 1)[0] == "silence"
    game.play("1: name 2 5")
    assert situation(game, 1)[0] == "named"  # once a turn
    game.play("1: play 4")
    assert situation(game, 2) == ("known", {"mistresses": 2}, "name", NO_RIVAL)


@clause("WB-20")
def test_everybody_is_warned_of_whoever_is_a_find_away_from_the_end() -> None:
    assert situation(late(), 1)[3] == {"mistresses": 2, "count": 3, "other": 0, "total": 17}


@clause("WB-06")
def test_the_wazbaraz_is_told_to_choose_and_to_hide() -> None:
    game = late().play("1: name 5 12")
    assert situation(game, 1) == ("choose", {"mistresses": 2}, "hide", {})


@clause("WB-17")
def test_after_a_wrong_naming_a_card_is_asked_for() -> None:
    assert situation(three("5 12").play("1: name 5 13"), 1)[0] == "named"


@clause("WB-13")
@clause("WB-14")
@clause("WB-20")
def test_a_card_that_comes_round_says_so() -> None:
    game = three("1 12").play("1: play 9", "2: play 8")  # at 17
    assert [effect(game, 1, f"play {value}") for value in (3, 4, 8)] == ["", "start", "pass"]
    assert game.position.target(1, game.position.parse("play 8")) == "place-4"
    assert ("start", ["place-0"]) in hinted(game, 1)
    nearly = late().play("1: play 10", "2: play 7", "1: name 1 2", "1: play 9", "2: play 8")  # 20 points, at 18
    assert [effect(nearly, 1, f"play {value}") for value in (5, 8)] == ["end", "end"]


@clause("WB-08")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_gives_its_reason_and_says_what_to_do(language: str) -> None:
    game = three("5 20")
    tried = [(0, "play 3"), (2, "play 3"), (1, "play 4"), (1, "ask 3"), (1, "choose 1 2"), (1, "name 3")]
    said = [why(game, seat, step, language) for seat, step in tried if game.refusal(seat, step)]
    game.play("1: name 1 2")
    said.append(why(game, 1, "name 1 2", language))
    game.play("1: play 10", "2: play 7", "1: play 4")
    said += [why(game, 1, step, language) for step in ("play 3", "name 1 2")]
    clauses = {
        Words(language, games.find("wazbaraz")).clause(f"WB-{number}") for number in ("06", "08", "09", "14", "15")
    }
    for sentence in said:
        verdict, _, reason = sentence.partition(". ")
        assert len(verdict) <= 28, sentence
        assert reason, sentence
        assert sentence not in clauses
    assert any("Jo" in sentence for sentence in said)


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("fr", "« WAZ ! » dit Inès. La 20 mène la danse !"),
        ("en", "“WAZ!” says Inès. Witch 20 leads the dance!"),
    ],
)
@clause("WB-11")
def test_waz_about_one_witch_names_her(language: str, heard: str) -> None:
    game = three("5 20").play("1: play 10", "2: play 9", "1: play 3")  # from 19 over 20 and the start
    words = Words(language, games.find("wazbaraz"), NAMES)
    told = [words.event(Event(name, args, [], [], None)) for name, args in game.told(2) if name == "waz"]
    assert [sentence.replace("\u00a0", " ") for sentence in told] == [heard]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_short_enough_to_be_a_hint(language: str) -> None:
    words = Words(language, games.find("wazbaraz"))
    for number in range(1, 23):
        assert len(words.clause(f"WB-{number:02}")) <= 140
