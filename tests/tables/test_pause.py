"""Before chance goes on people may want to look: the table waits as long as the game wishes, if it has a pace."""

from walpurgis.kernel.steps import CHANCE, SEVERAL
from walpurgis.tables.header import Chair, Header
from walpurgis.tables.match import Action, Match


def sorcellerie(pace_ms: int) -> Match:
    header = Header("id", "CODE", "sorcellerie", 2, {}, "host", "ab" * 32, 0.0, first=0, pace_ms=pace_ms)
    header.chairs = [Chair("bot"), Chair("bot")]
    return Match(header)


def all_silent(match: Match) -> list[Action]:
    silent = match.position.parse("silent")
    return [Action(seat, silent, "") for seat in (0, 1)]


def test_the_first_dice_wait_until_everybody_is_ready() -> None:
    match = sorcellerie(pace_ms=900)
    cards, _ = match.play([])
    assert [entry.step.split()[0] for entry in cards] == ["draw"] * 7
    assert (match.position.awaits, match.pause() > 0) == (CHANCE, True)
    dice, _ = match.play([])
    assert [entry.step.split()[0] for entry in dice] == ["dice"]
    assert match.position.awaits == SEVERAL


def test_the_result_of_a_race_can_be_seen_before_the_next_dice() -> None:
    match = sorcellerie(pace_ms=900)
    match.play([])
    match.play([])
    entries, _ = match.play(all_silent(match))
    assert [entry.step for entry in entries] == ["silent", "silent"]
    assert match.position.view(None).facts["result"] == "nobody"


def test_a_table_without_a_pace_does_not_wait_and_draws_the_same() -> None:
    quick, slow = sorcellerie(pace_ms=0), sorcellerie(pace_ms=900)
    at_once, _ = quick.play([])
    in_two = slow.play([])[0] + slow.play([])[0]
    assert at_once == in_two
    assert quick.position.awaits == SEVERAL
