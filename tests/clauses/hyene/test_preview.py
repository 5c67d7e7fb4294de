"""What a hesitating player is shown, and where the squares lie."""

from itertools import pairwise
from math import dist

from tests.clauses.hyene.spiral import ARRIVING, CHASE, on, spiral
from tests.clauses.table import Table, clause
from walpurgis.games.hyene.layout import layout
from walpurgis.kernel.view import Preview


def preview(game: Table, seat: int, step: str) -> Preview:
    shown = game.position.preview(seat, game.position.parse(step))
    assert shown is not None
    return shown


@clause("HY-05")
def test_buying_shows_the_way_and_what_it_costs() -> None:
    game = spiral("0: throw / * white 1 \n 1: throw / * white 1 \n" * 2)
    shown = preview(game, 0, "buy")
    assert shown.ways == [["village", *(f"step-{square}" for square in range(1, 13))]]
    assert (shown.args["price"], shown.args["tabas"], shown.args["ends"]) == (2, 0, "step")


@clause("HY-10")
def test_the_way_shown_ends_at_the_well() -> None:
    shown = preview(spiral(ARRIVING), 1, "buy")
    assert shown.ways == [["step-24", "step-25", "step-26", "step-27", "step-28", "step-29", "well"]]
    assert shown.args["ends"] == "well"


@clause("HY-07")
def test_the_first_to_reach_the_well_is_warned() -> None:
    run = "0: throw / * white 0 / 0: advance \n 1: throw / * white 1 \n"
    game = spiral(run * 2 + "0: throw / * white 0")
    assert preview(game, 0, "advance").args["ends"] == "hyena"


@clause("HY-17")
def test_the_hyena_is_shown_whom_she_would_eat() -> None:
    game = spiral(CHASE, seats=4)
    throw = preview(game, 0, "throw")
    assert [throw.args[name] for name in ("eaten-two", "eaten-three", "eaten-none")] == [2, 3, 3]
    on(game, "0: throw / * white 0")
    run = preview(game, 0, "advance")
    assert run.args["eaten"] == 3
    assert sorted(run.marks) == ["step-20", "step-22", "step-24"]


@clause("HY-17")
def test_a_villager_is_shown_how_far_the_hyena_will_be_behind() -> None:
    game = on(spiral(CHASE, seats=4), "0: throw / * white 2 \n 3: throw / * white 0")
    assert preview(game, 3, "advance").args["behind"] == 14  # from 22 to 8


@clause("HY-19")
def test_the_way_shown_home_ends_in_the_village() -> None:
    game = on(spiral(CHASE, seats=4), "0: throw / * white 2 \n 3: throw / * white 0 / 3: advance")
    on(game, "0: throw / * white 1 \n 3: throw / * white 0")
    shown = preview(game, 3, "advance")
    assert shown.ways[0][-2:] == ["step-1", "village"]
    assert shown.args["ends"] == "safe"


@clause("HY-11")
def test_a_payment_goes_from_the_purse_to_the_token() -> None:
    game = on(spiral(ARRIVING), "1: throw / * white 3")
    assert preview(game, 1, "pay").ways == [["tabas-1", "token-1"]]


@clause("HY-01")
@clause("HY-H1")
def test_the_squares_form_a_spiral_from_the_village_outside_to_the_well_inside() -> None:
    for steps in (30, 81, 120):
        spots = {spot.name: spot for spot in layout(spiral("", steps=steps).position.setup).spots}
        assert {"village", "well", "dice"} < set(spots)
        squares = [spots[f"step-{square}"] for square in range(1, steps)]
        middle = [dist((spot.x, spot.y), (512, 500)) for spot in squares]
        assert middle == sorted(middle, reverse=True)
        apart = [dist((one.x, one.y), (other.x, other.y)) for one, other in pairwise(squares)]
        assert max(apart) - min(apart) < 0.04 * max(apart)  # chords of one arc length
        assert f"step-{steps}" not in spots
