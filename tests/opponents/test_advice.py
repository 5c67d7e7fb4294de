"""What level 3 advises, and what it says of a game that is over."""

from random import Random

import pytest

from tests.games.setups import GAMES
from tests.opponents.test_choose import question
from walpurgis import games
from walpurgis.games.hyene.board import BEGIN
from walpurgis.games.hyene.rules import Hyene
from walpurgis.games.hyene.solution import Solution
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position, random_step
from walpurgis.kernel.setup import Options, Setup
from walpurgis.kernel.steps import CHANCE, OVER, Actor, Step
from walpurgis.opponents import Judgement, Settings, advice, advise, choose, review, turning_points
from walpurgis.opponents.advice import FEW

HYENE = games.find("hyene")
SHORT: Options = {"steps": 30, "rounds": 1}
QUICK = Settings(simulations=40)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def played(game: Game, seats: int, seed: int, options: Options | None = None) -> tuple[Setup, list[tuple[Actor, Step]]]:
    """A random game to its end."""
    position, rng = game.start(seats, 0, options), Random(seed)
    steps: list[tuple[Actor, Step]] = []
    while position.awaits != OVER:
        steps.append(random_step(position, rng))
        position.play(*steps[-1])
    return position.setup, steps


@every_game
def test_the_first_advice_is_what_level_3_would_do(game: Game) -> None:
    position, events, seat = question(game, 5)
    found = advise(game, position.imagine(seat, Random(1)), events, seat, Random(2), QUICK)
    assert found[0].step == choose(game, position.imagine(seat, Random(1)), events, seat, QUICK, Random(2)).step
    assert 1 <= len(found) <= FEW
    assert len({one.step for one in found}) == len(found)
    for one in found:
        assert position.refusal(seat, one.step) is None
        assert 0 <= one.chance <= found[0].chance  # nothing is called better than what she would do


def test_of_a_solved_game_the_chances_are_exact() -> None:
    position, events, seat = question(HYENE, 3)
    assert isinstance(position, Hyene)
    while position.awaits < 0 or position.moment != BEGIN or len(position.legal(seat)) < 2:
        position.play(*random_step(position, Random(1)))
        seat = position.awaits
    found = advise(HYENE, position, events, seat, Random(1), QUICK)
    solved = Solution(position)
    value = solved.value(position)
    assert found[0].chance == pytest.approx(value if seat == solved.leader else 1 - value)
    assert [one.chance for one in found] == sorted([one.chance for one in found], reverse=True)


def test_a_step_without_alternative_still_has_its_chance() -> None:
    game = games.find("hexentanz")
    position = game.start(3)
    position.play(*random_step(position, Random(1)))
    found = advise(game, position, [], 0, Random(1), QUICK)
    assert [position.text(one.step) for one in found] == ["out"]
    assert 0.1 < found[0].chance < 0.7


def test_a_table_gets_advice_in_the_notation() -> None:
    position, events, seat = question(games.find("hexenrennen"), 4)
    found = advice(position.imagine(seat, Random(1)), seat, events, 0.1, 5)
    assert found
    for text, chance in found:
        assert position.refusal(seat, position.parse(text)) is None
        assert 0 <= chance <= 1


def test_a_review_knows_what_the_steps_of_a_solved_game_have_cost() -> None:
    setup, steps = played(HYENE, 2, 4, SHORT)
    judgements = list(review(HYENE, setup, steps, 0, Random(1), None))
    position = HYENE.position(setup)
    position.begin()
    assert isinstance(position, Hyene)
    found = {judgement.at: judgement for judgement in judgements}
    for at, (actor, step) in enumerate(steps):
        if actor == 0 and len(position.legal(0)) > 1:
            chances = Solution(position).chances(position)
            assert found[at].cost == pytest.approx(max(chances.values()) - chances[step])
            assert found[at].played == step
        else:
            assert at not in found
        position.play(actor, step)
    assert judgements


@every_game
def test_a_review_judges_every_decision_of_the_seat_and_no_other(game: Game) -> None:
    setup, steps = played(game, game.seats[0], 2)
    judgements = list(review(game, setup, steps, 0, Random(1), 0.0))
    assert judgements
    position = game.position(setup)
    position.begin()
    decisions = []
    for at, (actor, step) in enumerate(steps):
        if actor == 0 and len(position.legal(0)) > 1 and not was_beaten_to_it(position, steps, at):
            decisions.append(at)
        position.play(actor, step)
    assert [judgement.at for judgement in judgements] == decisions
    for judgement in judgements:
        assert 0 <= judgement.chance <= judgement.best_chance <= 1
        assert steps[judgement.at] == (judgement.seat, judgement.played)


def was_beaten_to_it(position: Position, steps: list[tuple[Actor, Step]], at: int) -> bool:
    """Of seat 0, which is always the first to be written: it was silent, and one of those behind it was right."""
    if not position.RACES or position.text(steps[at][1]) != "silent":
        return False
    others = steps[at + 1 : at + position.setup.seats]
    return any(position.decides(seat, step) for seat, step in others)


def test_a_review_blames_nobody_for_a_silence_that_was_the_end_of_a_race() -> None:
    race = games.find("sorcellerie")
    position = race.start(2)
    deal = [(CHANCE, f"draw {card}") for card in (0, 1, 2, 5, 10, 15, 20)]
    lost = [(CHANCE, "dice b2 7 0 0"), (0, "silent"), (1, "say c @900")]  # over before seat 0 had answered
    idle = [(CHANCE, "draw 3"), (CHANCE, "dice b2 7 0 0"), (0, "silent"), (1, "say t @900")]  # nobody hindered it
    wrong = [(CHANCE, "dice b2 7 0 0"), (0, "say t @900"), (1, "say c @950")]
    steps = [(actor, position.parse(text)) for actor, text in [*deal, *lost, *idle, *wrong]]
    judgements = list(review(race, position.setup, steps, 0, Random(1), 0.0))
    assert [position.text(one.played) for one in judgements] == ["silent", "say t @900"]


def test_a_review_keeps_to_its_time() -> None:
    game = games.find("hexentanz")
    setup, steps = played(game, 3, 3)
    seconds = 0.0

    def clock() -> float:
        nonlocal seconds
        seconds += 0.001
        return seconds

    judgements = list(review(game, setup, steps, 0, Random(1), 2.0, clock))
    assert len(judgements) > 20
    assert seconds < 3


def test_the_costliest_decisions_are_the_turning_points() -> None:
    costs = [0.0, 0.2, 0.01, 0.4, 0.1, 0.3]
    judgements = [Judgement(at, 0, 1, 2, 0.5 - cost, 0.5) for at, cost in enumerate(costs)]
    assert [judgement.at for judgement in turning_points(judgements)] == [3, 5, 1]
    assert turning_points(judgements[:1]) == []
