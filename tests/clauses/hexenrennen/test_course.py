"""Material and building the course: HR-01 to HR-06, HR-24, HR-26, and who may know what."""

from random import Random

import pytest

from tests.clauses.hexenrennen.openings import HIGH_FIRST, LOW_FIRST, cards, laid, notes, pieces, turn, witches
from tests.clauses.table import Table, clause, refuses_setup, replay
from walpurgis.kernel.refusal import NotationError

NUMBERS = ["2", "3", "4", "5", "6", "7", "8", "9", "10"]
FIRST_STAGE = {f"turn {clan} {value}": 1 for clan in range(4) for value in ("2", "3", "4", "sym")}
SECOND_STAGE = {f"turn {clan} {value}": 1 for clan in range(4) for value in ("5", "6", "7", "sym")}

FOUR_UNLAID = """
    game hexenrennen
    seats 4

"""


@clause("HR-01")
@clause("HR-03")
@clause("HR-R9")
def test_a_hand_holds_each_number_once_and_three_symbols() -> None:
    game = laid(4)
    for seat in range(4):
        assert cards(game, f"hand-{seat}") == {**dict.fromkeys(NUMBERS, 1), "sym": 3}
        assert cards(game, f"played-{seat}") == {}


@clause("HR-01")
def test_each_clan_has_three_witches() -> None:
    game = laid(4)
    for seat in range(4):
        assert [piece["value"] for piece in pieces(game, f"start-{seat}")] == ["1", "2", "3"]


@clause("HR-01")
@clause("HR-R9")
def test_the_tiles_are_each_number_once_and_a_symbol_for_every_stage() -> None:
    game = laid(4)
    stages = [notes(game, f"stage-{stage}", 0) for stage in (1, 2, 3)]
    assert stages == [["8", "9", "10", "sym"], ["5", "6", "7", "sym"], ["2", "3", "4", "sym"]]


@clause("HR-02")
@pytest.mark.parametrize("seats", [1, 5])
def test_there_is_no_race_for_one_or_for_five(seats: int) -> None:
    assert "2" in refuses_setup(f"game hexenrennen\nseats {seats}")


@clause("HR-02")
@clause("HR-R9")
def test_the_die_is_an_ordinary_one() -> None:
    assert laid(4).chances() == {f"die {face}": 1 for face in range(1, 7)}


@clause("HR-04")
def test_all_seats_lay_at_the_same_time_in_any_order() -> None:
    game = replay(FOUR_UNLAID)
    assert game.awaited == [0, 1, 2, 3]
    game.play(f"2: lay {LOW_FIRST}")
    assert game.awaited == [0, 1, 3]
    assert game.refusal(2, f"lay {LOW_FIRST}") == "HR-07"


@clause("HR-04")
def test_there_are_1680_ways_to_lay() -> None:
    legal = replay(FOUR_UNLAID).legal(3)
    assert len(legal) == len(set(legal)) == 1680
    assert (legal[0], legal[-1]) == ("lay 2 3 4 / 5 6 7 / 8 9 10", "lay 8 9 10 / 5 6 7 / 2 3 4")


@clause("HR-04")
@pytest.mark.parametrize(
    "lay",
    [
        "lay",
        "lay 2 3 4 / 5 6 7",
        "lay 2 3 4 / 5 6 7 / 8 9",
        "lay 2 3 / 4 5 6 7 / 8 9 10",
        "lay 2 3 4 / 5 6 7 / 8 9 9",
        "lay 1 3 4 / 5 6 7 / 8 9 10",
        "lay 2 3 4 / 5 6 7 / 8 9 11",
        "lay 4 3 2 / 5 6 7 / 8 9 10",
        "lay 2 3 4 5 6 7 8 9 10",
    ],
)
def test_a_lay_is_three_different_numbers_a_stage_in_ascending_order(lay: str) -> None:
    assert replay(FOUR_UNLAID).refusal(0, lay) == "HR-04"


@clause("HR-04")
@pytest.mark.parametrize("text", ["lay all", "lay 2 3 4 / 5 6 7 / 8 9 x", "lay -2 3 4 / 5 6 7 / 8 9 10"])
def test_what_is_not_even_numbers_is_no_lay(text: str) -> None:
    with pytest.raises(NotationError):
        replay(FOUR_UNLAID).refusal(0, text)


@clause("HR-04")
def test_nobody_learns_what_another_seat_has_laid() -> None:
    one = replay(FOUR_UNLAID).play(f"0: lay {LOW_FIRST}")
    other = replay(FOUR_UNLAID).play(f"0: lay {HIGH_FIRST}")
    for seat in (1, 2, 3, None):
        assert one.view(seat) == other.view(seat)
        assert one.told(seat) == other.told(seat) == [("laid", {"seat": 0})]
    assert notes(one, "stage-1", 0) == ["2", "3", "4", "sym"]
    assert ("own-lay", {"seat": 0, "split": LOW_FIRST}) in one.told(0)


@clause("HR-05")
def test_sixteen_tiles_are_in_a_stage() -> None:
    game = laid(
        4,
        """
        * die 6
        0: move 1
        """,
        split=LOW_FIRST,
    )
    assert game.chances() == FIRST_STAGE


@clause("HR-05")
def test_tile_16_belongs_to_the_first_stage_and_tile_17_to_the_second() -> None:
    game = replay("""
        game hexenrennen
        seats 4

        0: lay 2 3 10 / 5 6 7 / 4 8 9
        1: lay 2 3 4 / 5 6 7 / 8 9 10
        2: lay 2 3 4 / 5 6 7 / 8 9 10
        3: lay 2 3 4 / 5 6 7 / 8 9 10
        * die 6
        0: move 1
        * turn 0 10  # from tile 6 to tile 16
    """)
    left = {**FIRST_STAGE}
    del left["turn 0 4"]
    assert game.chances() == left
    game.play("* turn 1 2", "* die 1", "1: move 1", "* turn 0 2", "* die 1", "2: move 1", "* turn 0 3")
    game.play("* die 1", "3: move 1", "* turn 1 3", "* die 1", "0: move 1")
    assert witches(game, 0)[0] == 17
    assert game.chances() == SECOND_STAGE


@clause("HR-R7")
def test_a_tile_is_drawn_from_those_still_face_down_in_its_stage() -> None:
    game = laid(4, "* die 6", "0: move 1", split=LOW_FIRST)
    assert game.chances() == FIRST_STAGE
    game.play("* turn 2 4", "* die 5", "1: move 1")
    left = {**FIRST_STAGE}
    del left["turn 2 4"]
    assert game.chances() == left
    assert game.refusal("*", "turn 2 4") == "HR-07"


@clause("HR-R7")
def test_a_stage_not_laid_alike_cannot_be_told_apart_while_face_down() -> None:
    one = replay(FOUR_UNLAID).play(*(f"{seat}: lay {LOW_FIRST}" for seat in range(4)), "* die 2", "0: move 1")
    other = replay(FOUR_UNLAID).play(f"0: lay {LOW_FIRST}", *(f"{seat}: lay {HIGH_FIRST}" for seat in (1, 2, 3)))
    other.play("* die 2", "0: move 1")
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)


@clause("HR-06")
def test_all_witches_start_before_tile_1() -> None:
    game = laid(3)
    assert [witches(game, seat) for seat in range(3)] == [[None, None, None]] * 3


@clause("HR-R8")
def test_the_seat_that_was_named_begins() -> None:
    game = laid(4, "* die 1", options="first 2")
    assert game.awaited == [2]


@clause("HR-24")
@clause("HR-R9")
def test_with_three_players_the_fourth_clan_is_spread_at_random() -> None:
    game = replay("""
        game hexenrennen
        seats 3

        0: lay 2 3 4 / 5 6 7 / 8 9 10
        1: lay 2 3 4 / 5 6 7 / 8 9 10
        2: lay 2 3 4 / 5 6 7 / 8 9 10
    """)
    spreads = game.chances()
    assert len(spreads) == 1680
    assert set(spreads.values()) == {1}
    assert all(text.startswith("spread 3 ") for text in spreads)
    one = game.view(0)
    game.play("* spread 3 2 5 8 / 3 6 9 / 4 7 10")
    assert game.chances() == {f"die {face}": 1 for face in range(1, 7)}
    assert {**game.view(0), "facts": {}} == {**one, "facts": {}}  # nobody has seen it


@clause("HR-24")
def test_a_neutral_clan_has_a_pile_and_no_witches() -> None:
    game = laid(3)
    assert pieces(game, "pile-3") == [{"is": "pile", "colour": 4, "count": 12}]
    assert pieces(game, "start-3") == []
    assert pieces(game, "hand-3") == []


@clause("HR-26")
def test_with_two_players_two_clans_are_neutral_each_with_its_pile() -> None:
    game = replay("""
        game hexenrennen
        seats 2

        0: lay 2 3 4 / 5 6 7 / 8 9 10
        1: lay 2 3 4 / 5 6 7 / 8 9 10
    """)
    assert game.refusal("*", f"spread 3 {LOW_FIRST}") == "HR-07"  # clans in ascending order
    game.play(f"* spread 2 {LOW_FIRST}")
    assert game.refusal("*", f"spread 2 {LOW_FIRST}") == "HR-07"
    game.play(f"* spread 3 {LOW_FIRST}", "* die 1")
    for clan in (2, 3):
        assert pieces(game, f"pile-{clan}")[0]["count"] == 12


@clause("HR-H2")
def test_a_dealt_course_is_spread_for_every_clan_and_seen_by_nobody() -> None:
    game = replay("""
        game hexenrennen
        seats 3
        option course dealt

    """)
    assert game.refusal(0, f"lay {LOW_FIRST}") == "HR-07"
    for clan in range(4):
        assert game.chances() == {f"spread {clan} {split.removeprefix('lay ')}": 1 for split in all_lays()}
        game.play(f"* spread {clan} {LOW_FIRST}")
    assert game.view(0)["notes"] == {}
    assert turn(game) == 0
    game.play("* die 6", "0: move 1")
    assert game.chances() == FIRST_STAGE


@clause("HR-H2")
@clause("HR-04")
def test_a_seat_knows_its_own_tiles_only_if_it_has_chosen_them() -> None:
    chosen = laid(4, split=LOW_FIRST)
    dealt = replay("game hexenrennen\nseats 4\noption course dealt\n")
    dealt.play(*(f"* spread {clan} {LOW_FIRST}" for clan in range(4)))
    assert imagined_first_stages(chosen, clan=0) == {("turn 0 2", "turn 0 3", "turn 0 4", "turn 0 sym")}
    assert len(imagined_first_stages(chosen, clan=1)) > 10
    assert len(imagined_first_stages(dealt, clan=0)) > 10


def imagined_first_stages(game: Table, clan: int) -> set[tuple[str, ...]]:
    """A clan's tiles in the first stage, in worlds that seat 0 holds possible."""
    found = set()
    for seed in range(40):
        world = game.position.imagine(0, Random(seed))
        for step in ("die 6", "move 1"):
            world.play(world.awaits, world.parse(step))
        tiles = [world.text(step) for step in world.chances().steps]
        found.add(tuple(tile for tile in tiles if tile.startswith(f"turn {clan}")))
    return found


@clause("HR-H2")
def test_a_chosen_course_is_the_usual_one() -> None:
    assert replay(FOUR_UNLAID).waiting == "seats"
    assert replay("game hexenrennen\nseats 4\noption course chosen\n").waiting == "seats"


def all_lays() -> list[str]:
    return replay(FOUR_UNLAID).legal(0)
