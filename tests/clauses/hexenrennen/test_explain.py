"""What the seat that is asked is told: what is going on, what a step changes, where it leads, what is new to it."""

from random import Random

from tests.clauses.hexenrennen.openings import DASH_0, HIGH_FIRST, laid
from tests.clauses.table import Table, clause, replay
from walpurgis import games
from walpurgis.games.hexenrennen import GAME
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import CHANCE, OVER, Seat
from walpurgis.words import Words

# by way of 16, 25, 32, 38 and 42
LEAP: Args = {"witch": 2, "target": 6, "number": 10, "jumps": 6, "stop": 45}


def situation(game: Table, seat: Seat) -> tuple[str, Args]:
    found = game.position.situation(seat)
    assert found is not None
    return found.name, found.args


def aim(game: Table, seat: Seat) -> tuple[str, Args]:
    found = game.position.situation(seat)
    assert found is not None
    return found.aim, found.aim_args


def effect(game: Table, seat: Seat, step: str) -> tuple[str, str, Args] | None:
    found = game.position.effect(seat, game.position.parse(step))
    return None if found is None else (found.sign, found.name, found.args)


def target(game: Table, seat: Seat, step: str) -> str:
    return game.position.target(seat, game.position.parse(step))


def hints(game: Table, seat: Seat) -> dict[str, list[str]]:
    return {hint.name: hint.spots for hint in game.position.hints(seat)}


@clause("HR-04")
def test_who_lays_is_told_what_for() -> None:
    game = replay("game hexenrennen\nseats 3")
    assert situation(game, 1) == ("lay", {"colour": 1})  # the Ice is blue
    assert aim(game, 1) == ("lay", {})
    assert effect(game, 1, f"lay {HIGH_FIRST}") is None


@clause("HR-12")
def test_the_first_witch_enters_and_is_told_where() -> None:
    game = laid(3, "* die 3")
    assert situation(game, 0) == ("first", {"face": 3, "witch": 1, "colour": 0})
    assert aim(game, 0) == ("summit", {"left": 3})
    assert effect(game, 0, "move 1") == (
        "enter",
        "enter",
        {"witch": 1, "target": 3, "number": 0, "jumps": 0, "stop": 3, "then": "none"},
    )
    assert target(game, 0, "move 1") == "tile-3"
    assert hints(game, 0) == {"start": ["start-0"], "shelf": ["stage-1", "stage-2", "stage-3"]}


@clause("HR-12")
def test_a_newcomer_is_shown_that_only_free_tiles_count_at_the_start() -> None:
    game = laid(3, "* die 2", "0: move 1", "* turn 1 8", "* die 2")
    assert hints(game, 1)["entry"] == ["tile-3"]
    assert target(game, 1, "move 1") == "tile-3"


@clause("HR-14")
def test_an_own_open_number_is_a_leap_and_a_tile_face_down_is_none() -> None:
    game = laid(2, DASH_0, "* die 1", "1: move 1", "* turn 2 9", "* die 1", "0: move 2", "* turn 1 9")
    game.play("* die 2", "1: move 1", "* turn 2 10", "* die 4")
    assert situation(game, 0) == ("move", {"face": 4, "witch": 1, "colour": 0})
    assert effect(game, 0, "move 2") == ("leap", "leap", {**LEAP, "then": "none"})
    assert target(game, 0, "move 2") == "tile-45"
    game.play("0: move 1", "* die 1", "1: move 1", "* turn 3 9", "* die 5")
    assert effect(game, 0, "move 2") is None  # from 2 to 7, which nobody knows
    assert target(game, 0, "move 2") == "tile-7"


@clause("HR-21")
def test_the_finish_is_named_with_its_points_and_is_shown() -> None:
    game = laid(2, DASH_0, "* die 1", "1: move 1", "* turn 0 8", "* die 3")
    assert effect(game, 0, "move 1") == ("home", "finish", {"points": 3})
    assert target(game, 0, "move 1") == "finish-50"
    assert hints(game, 0)["finish"] == ["finish-49", "finish-50", "finish-51"]
    entering = {"witch": 2, "target": 4, "number": 0, "jumps": 0, "stop": 4, "then": "none"}
    assert effect(game, 0, "move 2") == ("enter", "enter", entering)
    game.play("0: move 1", "* die 1", "1: move 1", "* turn 2 8", "* die 2")
    assert aim(game, 0) == ("summit", {"left": 2})


@clause("HR-14")
def test_who_enters_on_an_own_number_is_told_where_she_leaps_to() -> None:
    game = laid(2, DASH_0, "* die 1", "1: move 1", "* turn 0 8", "* die 5")
    assert effect(game, 0, "move 2") == ("enter", "enter", {**LEAP, "then": "none"})
    shown = game.position.effect(0, game.position.parse("move 2"))
    assert shown is not None
    assert Words("en", GAME).effect(shown) == "tile 6, your 10: she leaps 6 times, on to tile 45"
    assert hints(game, 0)["leap"] == ["tile-6"]


@clause("HR-17")
@clause("HR-19")
def test_whose_symbol_it_is_hears_whose_witch_sits_there_and_what_a_card_does() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym")
    assert situation(game, 1) == ("other", {"seat": 0, "place": 6, "witch": 1})
    assert aim(game, 1) == ("card-other", {"cards": 12})
    assert effect(game, 1, "stay") == ("wait", "spare", {"cards": 12})
    assert effect(game, 1, "card 2") == ("push", "back-hidden", {})
    assert target(game, 1, "card 2") == "tile-4"
    assert hints(game, 1) == {"card-other": ["tile-6"]}


@clause("HR-20")
def test_who_must_play_is_told_so() -> None:
    game = laid(4, "* die 6", "0: move 1", "* turn 1 sym", "1: card 2", "* turn 2 sym")
    assert situation(game, 2) == ("other-forced", {"seat": 0, "place": 4, "witch": 1})


@clause("HR-20")
def test_a_card_that_sends_her_onto_another_symbol_says_who_must_go_on() -> None:
    game = laid(4, "* die 4", "0: move 1", "* turn 2 sym", "2: stay", "* die 1", "1: move 1", "* turn 0 8")
    game.play("* die 2", "2: move 1", "* turn 0 9", "* die 2", "3: move 1", "* turn 0 10")
    game.play("* die 6", "0: move 1", "* turn 1 sym")
    assert effect(game, 1, "card 6") == ("push", "back-other-forced", {"other": 2, "colour": 3})


@clause("HR-16")
def test_on_her_own_symbol_a_card_takes_her_on() -> None:
    game = laid(4, "* die 3", "0: move 1", "* turn 0 sym")
    assert situation(game, 0) == ("own", {"seat": 0, "place": 3, "witch": 1})
    assert aim(game, 0) == ("card-own", {"cards": 12})
    assert effect(game, 0, "stay") == ("wait", "stay", {"cards": 12})
    assert target(game, 0, "card 6") == "tile-9"


@clause("HR-17")
def test_a_step_onto_an_open_symbol_of_another_clan_is_a_warning() -> None:
    game = laid(2, "* die 2", "0: move 1", "* turn 1 8", "* die 3", "1: move 1", "* turn 1 sym", "1: stay")
    game.play("* die 1", "0: move 1", "* turn 2 8", "* die 3", "1: move 1", "* turn 2 9", "* die 1")
    assert effect(game, 0, "move 1") == ("bad", "other", {"other": 1, "colour": 1})
    assert target(game, 0, "move 1") == "tile-4"
    assert hints(game, 0)["other"] == ["tile-4"]


@clause("HR-18")
def test_whose_cards_cannot_be_played_hears_why_and_no_hint_to_play_one() -> None:
    game = laid(3, "* die 1", "0: move 1", "* turn 1 sym")
    assert game.legal(1) == ["stay"]
    assert situation(game, 1) == ("other-stuck", {"seat": 0, "place": 1, "witch": 1, "cards": 12})
    assert aim(game, 1) == ("", {})
    assert hints(game, 1) == {}
    assert game.refusal(1, "card 2") == "HR-18"  # and pressed, a card says so too


@clause("HR-14")
def test_which_tile_she_would_have_leapt_to_is_her_own_and_the_number_there() -> None:
    """In random games, wherever it is foretold that she does not leap."""
    told = 0
    for seed in range(20):
        rng, race = Random(seed), games.find("hexenrennen").start(4)
        while race.awaits != OVER:
            if race.awaits == CHANCE:
                race.play(CHANCE, race.chances().draw(rng))
                continue
            seat = race.first_awaited()
            for step in race.legal(seat)[:4]:
                shown = race.preview(seat, step)
                if shown is not None and str(shown.args.get("then")).startswith("held"):
                    tile = int(shown.args["stop"])
                    (number,) = [piece.value for piece in race.view(None).spots[f"tile-{tile}"] if piece.kind == "tile"]
                    assert shown.args["leap"] == tile + int(number)
                    assert (shown.args["then"] == "held-end") == (tile + int(number) > 48)
                    told += 1
            race.play(seat, rng.choice(race.legal(seat)))
    assert told
