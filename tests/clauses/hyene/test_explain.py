"""What goes with a question: what is going on, what the dice may bring, and how often, by hand."""

from tests.clauses.hyene.spiral import ARRIVING, CHASE, HUNGRY, HYENA, THIRSTY, on, spiral
from tests.clauses.table import Table, clause
from walpurgis.games.hyene import GAME
from walpurgis.kernel.view import Forecast, Situation
from walpurgis.words import Words

# Three dice with two sides: of 8 throws, 3 have one white side, 3 have two, 1 has three, 1 has none.


def forecast(game: Table) -> Forecast:
    found = game.position.forecast(game.awaited[0])
    assert found is not None
    return found


def odds(game: Table) -> list[tuple[str, object, int]]:
    """What, how many squares or tabas, how often out of 8."""
    found = forecast(game)
    assert found.total == 8
    return [(out.name, out.args.get("gain" if out.name == "taba" else "squares"), out.weight) for out in found.outcomes]


@clause("HY-04")
def test_a_villager_s_throw_brings_these_and_so_often() -> None:
    game = spiral("")
    assert odds(game) == [("go", 4, 3), ("taba", 1, 3), ("go", 6, 1), ("either", 12, 1)]
    ends = [(out.spot, out.tag) for out in forecast(game).outcomes]
    assert ends == [("step-4", "4"), ("", ""), ("step-6", "6"), ("step-12", "12")]
    dice = [[piece.kind == "side-white" for piece in out.pieces].count(True) for out in forecast(game).outcomes]
    assert dice == [2, 1, 3, 0]


@clause("HY-08")
def test_a_hyena_s_throw_brings_twice_as_much() -> None:
    game = on(spiral(HYENA), "1: throw / * white 1")
    assert odds(game) == [("go", 8, 3), ("taba", 2, 3), ("go", 12, 1), ("either", 24, 1)]


@clause("HY-10")
def test_what_is_too_much_is_not_counted() -> None:
    game = spiral(ARRIVING)  # on square 24 of 30
    assert [(out.args["squares"], out.spot) for out in forecast(game).outcomes if out.spot] == [
        (4, "step-28"),
        (6, "well"),
        (6, "well"),
    ]


@clause("HY-14")
@clause("HY-R3")
def test_while_a_payment_is_open_half_of_the_throws_bring_a_taba() -> None:
    game = on(spiral(ARRIVING), "1: buy\n0: throw / * white 1")  # at the well without a taba
    assert odds(game) == [("taba", 1, 3), ("taba", 1, 1), ("nothing", None, 4)]
    assert (forecast(game).name, forecast(game).args) == ("due", {"missing": 2})


@clause("HY-13")
def test_whoever_may_pay_for_the_water_sees_what_will_be_missing_then() -> None:
    game = on(spiral(ARRIVING), "1: throw / * white 3")  # at the well with 2 tabas
    assert game.legal(1) == ["pay", "keep"]
    assert (forecast(game).name, forecast(game).args) == ("next", {"missing": 2})


@clause("HY-17")
def test_three_black_sides_with_a_hyena_behind_say_what_running_and_staying_risk() -> None:
    # The hyena, from 30 to 22, has eaten seat 2 on 24 and seat 1 on 22; seat 3 stands on 20, two squares before her.
    game = on(spiral(CHASE, seats=4), "0: throw / * white 2\n3: throw / * white 0")
    assert game.legal(3) == ["advance", "taba"]
    risks = {out.name: (out.args["behind"], out.weight) for out in forecast(game).outcomes}
    assert risks == {"run": (14, 1), "stay": (2, 5)}  # on 8 only three black sides, 24, reach; on 20 all that moves her


@clause("HY-18")
def test_whoever_stays_away_from_the_well_is_eaten_by_all_that_moves_her() -> None:
    game = on(spiral(HUNGRY), "1: throw / * white 0")  # seat 1 has not even left the village; she has paid
    assert {out.name: out.weight for out in forecast(game).outcomes} == {"run": 5, "stay": 5}


@clause("HY-R2")
def test_where_there_is_nothing_to_throw_there_is_no_forecast() -> None:
    game = on(spiral(ARRIVING), "1: throw / * white 3 / 1: keep\n0: throw / * white 1")
    assert game.legal(1) == ["pay"]
    assert game.position.forecast(1) is None


def situation(game: Table) -> tuple[str, str]:
    found = game.position.situation(game.awaited[0])
    assert found is not None
    return found.name, found.aim


def test_every_kind_of_question_has_its_own_situation_and_aim() -> None:
    assert situation(spiral("")) == ("out", "first")
    assert situation(on(spiral(""), "0: throw / * white 0")) == ("choice", "first")
    assert situation(spiral(HYENA)) == ("out-rich", "water")
    assert situation(on(spiral(HYENA), "1: throw / * white 1")) == ("out", "drink")
    assert situation(on(spiral(ARRIVING), "1: throw / * white 3")) == ("due", "leave")
    assert situation(on(spiral(ARRIVING), "1: buy\n0: throw / * white 1")) == ("short", "leave")
    assert situation(spiral(THIRSTY)) == ("short", "drink")
    assert situation(spiral(CHASE, seats=4)) == ("back", "hunt")
    assert situation(on(spiral(CHASE, seats=4), "0: throw / * white 1"))[1] == "home"


@clause("HY-R2")
def test_whoever_may_pay_or_keep_is_told_what_is_paid_and_what_keeping_means() -> None:
    found = on(spiral(ARRIVING), "1: throw / * white 3").position.situation(1)
    assert found is not None
    said = Words("en", GAME).situation(found)
    assert said.startswith("You have 2 tabas, and water costs 2. Pay now, or keep them")
    assert "then you must pay, and get away one turn later" in said


@clause("HY-05")
def test_what_a_long_run_does_is_said_with_what_it_costs() -> None:
    game = spiral(ARRIVING)
    effect = game.position.effect(1, game.position.parse("buy"))
    assert effect is not None
    assert effect.args == {"squares": 6, "price": 2, "tabas": 0, "ends": "well", "eaten": 0}
    assert game.position.target(1, game.position.parse("buy")) == "well"
    assert game.position.target(1, game.position.parse("throw")) == ""


def test_the_last_square_is_one_square() -> None:
    """Read at the end of every way, in both languages."""
    found = spiral("").position.situation(0)
    assert found is not None
    last = Situation(found.name, {**found.args, "left": 1}, found.aim, found.aim_args)
    said = [Words(language, GAME).situation(last) for language in ("en", "fr")]
    assert said[0].startswith("1 square to the well")
    assert said[1].startswith("1 case jusqu’au puits")


@clause("HY-07")
def test_to_become_the_hyena_is_marked_neither_good_nor_bad() -> None:
    game = spiral(HYENA.rpartition("/")[0])  # seat 0 may advance to the well, before anybody else
    effect = game.position.effect(0, game.position.parse("advance"))
    assert effect is not None
    assert (effect.sign, effect.args["ends"]) == ("run", "hyena")


@clause("HY-11")
def test_whoever_has_a_taba_before_there_is_a_hyena_is_told_what_they_are_for() -> None:
    game = spiral("0: throw / * white 1 / 1: throw / * white 2")
    assert [hint.name for hint in game.position.hints(0)] == ["tabas", "dice"]
    assert [hint.name for hint in on(game, "0: throw / * white 2").position.hints(1)] == ["dice"]


def test_one_square_is_said_as_one_everywhere() -> None:
    game = spiral(HYENA)
    throws = game.position.forecast(1)
    assert throws is not None
    for language, one in (("en", "one square, to the well"), ("fr", "une case, jusqu’au puits")):
        args = {**throws.outcomes[0].args, "squares": 1, "ends": "well"}
        assert Words(language, GAME).say("outcome-go", **args) == one


@clause("HY-21")
def test_the_end_says_that_the_hyena_has_eaten_everybody_in_the_last_round() -> None:
    ending = spiral(HUNGRY + "1: throw / * white 1 \n 0: throw / * white 2").position.view(None).ending
    assert ending is not None
    assert (ending.args["other"], ending.args["hyena"]) == (0, 2)
