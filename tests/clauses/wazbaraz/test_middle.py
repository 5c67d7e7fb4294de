"""What lies in the middle of the circle: the arc of what was asked last, and what the WazBaraz said of it."""

from tests.clauses.table import Table, clause
from tests.clauses.wazbaraz.openings import late, three
from walpurgis.kernel.steps import Seat
from walpurgis.kernel.view import Arc


def places(arc: Arc) -> tuple[str, list[int], list[int]]:
    """The kind of an arc, the places it lies along, and those that it is about."""
    return arc.kind, _numbers(arc.way), _numbers(arc.marks)


def _numbers(spots: list[str]) -> list[int]:
    return [int(spot.removeprefix("place-")) for spot in spots]


def arcs(game: Table, seat: Seat | None) -> list[tuple[str, list[int], list[int]]]:
    return [places(arc) for arc in game.position.view(seat).arcs]


def says(game: Table, seat: Seat | None) -> tuple[Seat, str]:
    speaker = game.position.view(seat).speaker
    assert speaker is not None
    return speaker.seat, speaker.says


def previewed(game: Table, seat: Seat, step: str) -> list[tuple[str, list[int], list[int]]]:
    shown = game.position.preview(seat, game.position.parse(step))
    assert shown is not None
    return [places(arc) for arc in shown.arcs]


@clause("WB-10")
def test_the_arc_lies_along_what_was_asked_last_and_all_see_it() -> None:
    game = three("1 12")
    assert arcs(game, None) == []
    game.play("1: play 3")  # WAZ
    game.play("2: play 4")  # silence
    for seat in (None, 0, 1, 2):
        assert arcs(game, seat) == [("silence", [4, 5, 6], [4, 5, 6])]


@clause("WB-11")
def test_the_wazbaraz_says_waz_or_nothing_and_each_is_shown() -> None:
    game = three("1 12")
    assert says(game, None) == (0, "")
    assert says(game.play("1: play 3"), 2) == (0, "waz")
    assert arcs(game, 2) == [("waz", [1, 2], [1, 2])]
    assert says(game.play("2: play 4"), 1) == (0, "silence")


@clause("WB-R2")
def test_an_arc_past_the_start_is_about_the_witches_alone() -> None:
    game = three("1 12").play("1: play 9", "2: play 8", "1: play 8")  # 0 to 9, 17 and 4
    assert arcs(game, None) == [("waz", [18, 19, 20, 0, 1, 2, 3], [18, 19, 20, 1, 2, 3])]


@clause("WB-17")
@clause("WB-R11")
def test_the_arc_stays_while_mistresses_are_named_or_asked_about() -> None:
    game = three("5 20").play("1: play 10", "2: play 7", "1: play 4")
    last = [("waz", [18, 19, 20], [18, 19, 20])]
    assert arcs(game, 2) == last
    assert says(game, 2) == (0, "waz")
    game.play("1: ask 7")
    assert arcs(game, 2) == last
    assert says(game, 1) == says(game, 2) == (0, "whisper")  # whatever the answer was
    game.play("2: name 1 2")
    assert arcs(game, 0) == last
    assert says(game, None) == (0, "wrong")


@clause("WB-19")
def test_a_new_round_begins_without_an_arc() -> None:
    game = late().play("1: name 5 12")
    assert arcs(game, None) == []
    assert says(game, None) == (1, "")


@clause("WB-10")
def test_a_preview_shows_the_arc_that_would_be_asked_and_not_its_answer() -> None:
    game = three("1 12")
    assert previewed(game, 1, "play 3") == [("asked", [1, 2], [1, 2])]
    game.play("1: play 9", "2: play 8")
    assert previewed(game, 1, "play 8") == [("asked", [18, 19, 20, 0, 1, 2, 3], [18, 19, 20, 1, 2, 3])]
    assert previewed(game, 1, "name 1 12") == []
