"""Material and set-up: HT-01 to HT-04, and the constants of HT-R9."""

import pytest

from tests.clauses.hexentanz.openings import BLUE, GREEN, PINK, RED, VIOLET, YELLOW, all_out, piece, ring, tally
from tests.clauses.table import clause, refuses_setup, replay
from walpurgis.games.hexentanz.layout import layout
from walpurgis.kernel.refusal import NotationError

HAT = {"is": "hat"}


@clause("HT-01")
@clause("HT-R9")
def test_the_start_squares_lie_six_squares_apart() -> None:
    game = replay("""
        game hexentanz
        seats 6

        * die 1
        0: out
        * die 1
        1: out
        * die 1
        2: out
        * die 1
        3: out
        * die 1
        4: out
        * die 1
        5: out
    """)
    assert ring(game) == [0, 6, 12, 18, 24, 30]


@clause("HT-01")
@clause("HT-R9")
def test_the_exit_lies_27_squares_ahead_of_the_start() -> None:
    game = replay("""
        game hexentanz
        seats 6

        * die 4  # a 4 comes out onto somebody else's exit square
        0: out
        * die 4
        1: out
        * die 4
        2: out
        * die 4
        3: out
        * die 4
        4: out
        * die 4
        5: out
        * die 1
        0: out
        * die 1
        1: out
        * die 1
        2: out
        * die 1
        3: out
        * die 1
        4: out
        * die 1
        5: out
    """)
    for seat, exit_square in enumerate([27, 33, 3, 9, 15, 21]):
        game.play("* die 1")  # takes a witch home from the exit square alone
        assert [step for step in game.legal(seat) if step.startswith("home")] == [f"home {exit_square}"]
        game.play(f"{seat}: move {6 * seat}")


@clause("HT-01")
@clause("HT-R9")
def test_the_ring_has_36_squares() -> None:
    game = all_out().play("* die 6", "0: move 27", "* die 1", "1: move 33", "* die 6", "2: move 34")
    assert ring(game) == [0, 1, 2, 3, 4, 12, 13, 14, 15, 24, 25, 26]
    with pytest.raises(NotationError):
        game.refusal(0, "move 36")


@clause("HT-01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_colour_has_a_home_and_a_goal_of_four_places(seats: int) -> None:
    game = replay(f"game hexentanz\nseats {seats}\n")
    names = {spot.name for spot in layout(game.position.setup).spots if spot.shape != "hand"}
    places = {f"{area}-{colour}-{place}" for area in ("home", "goal") for colour in range(6) for place in range(1, 5)}
    assert names == places | {f"ring-{square}" for square in range(36)} | {"die"}


@clause("HT-02")
def test_the_die_is_an_ordinary_one() -> None:
    game = replay("game hexentanz\nseats 3\n")
    assert game.chances() == {"die 1": 1, "die 2": 1, "die 3": 1, "die 4": 1, "die 5": 1, "die 6": 1}


@clause("HT-02")
def test_all_hats_on_the_ring_look_the_same() -> None:
    game = all_out()
    for seat in (None, 0, 1, 2):
        assert [piece(game, f"ring-{square}", seat) for square in ring(game)] == [HAT] * 12


@clause("HT-02")
@clause("HT-03")
@clause("HT-04")
@pytest.mark.parametrize(
    ("seats", "witches", "colours"),
    [
        (3, 4, [VIOLET, RED, YELLOW]),
        (4, 3, [VIOLET, BLUE, GREEN, YELLOW]),
        (5, 2, [VIOLET, BLUE, RED, GREEN, YELLOW]),
        (6, 2, [VIOLET, BLUE, RED, GREEN, YELLOW, PINK]),
    ],
)
def test_everybody_starts_at_home_with_as_many_witches(seats: int, witches: int, colours: list[int]) -> None:
    game = replay(f"game hexentanz\nseats {seats}\nfirst 1\n")
    homes = {f"home-{colour}-{place}": colour for colour in colours for place in range(1, witches + 1)}
    seen = game.position.view(None).spots
    assert {spot: [piece.data() for piece in pieces] for spot, pieces in seen.items()} == {
        spot: [{"is": "hat", "colour": colour}] for spot, colour in homes.items()
    }
    assert tally(game, "home") == [witches] * seats


@clause("HT-03")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_fewer_than_three_or_more_than_six_cannot_dance(seats: int) -> None:
    assert "3..6" in refuses_setup(f"game hexentanz\nseats {seats}\n")
