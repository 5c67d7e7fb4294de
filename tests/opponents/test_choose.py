"""How a bot answers: legally, the same every time, in time, and at once where there is nothing to choose."""

from dataclasses import replace
from random import Random

import pytest

from tests.games.setups import GAMES, TABLES, TableSetup, moments
from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position, random_step
from walpurgis.kernel.steps import OVER, Seat
from walpurgis.kernel.thinking import Mind
from walpurgis.opponents import LEVELS, Settings, Thought, answer, choice, choose, mind_of
from walpurgis.opponents.search import PORTION

QUICK = {level: replace(settings, simulations=20, seconds=None) for level, settings in LEVELS.items()}
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def question(game: Game, seed: int, seats: int = 0) -> tuple[Position, list[Event], Seat]:
    """A moment of a random game in which a seat has something to choose, and what that seat has witnessed."""
    rng = Random(seed)
    position = game.start(seats or game.seats[0])
    position.events = []
    for count in range(10_000):
        awaited = position.awaited()
        if count > 40 and awaited and len(position.legal(awaited[0])) > 1:
            events = [event for event in position.events if event.is_for(awaited[0])]
            return position, events, awaited[0]
        if position.awaits == OVER:
            break
        position.play(*random_step(position, rng))
    return question(game, seed + 1, seats)


def think(game: Game, seed: int, settings: Settings, luck: int = 7) -> Thought:
    position, events, seat = question(game, seed)
    return choose(game, position.imagine(seat, Random(seed)), events, seat, settings, Random(luck))


class Clock:
    """A clock that shows one second more whenever somebody looks at it."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        self.seconds += 1.0
        return self.seconds


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_answer_is_legal(table: TableSetup) -> None:
    for number, position in enumerate(moments(table, 3, 0.01)):
        for seat in position.awaited():
            settings = QUICK[number % 5 + 1]
            world = position.imagine(seat, Random(number))
            step = choose(table.game, world, [], seat, settings, Random(number)).step
            assert position.refusal(seat, step) is None


@every_game
def test_the_same_seed_and_simulations_give_the_same_thought(game: Game) -> None:
    for level, settings in QUICK.items():
        assert think(game, 5, settings) == think(game, 5, settings), level


def test_a_thought_says_how_many_simulations_it_took_and_its_chance_of_winning() -> None:
    thought = think(games.find("hexentanz"), 5, Settings(simulations=50, knowledge=False))
    assert 0 < thought.simulations <= 50
    assert thought.chance is not None
    assert 0 <= thought.chance <= 1


def test_more_simulations_are_not_made_than_can_change_the_choice() -> None:
    """Hexen Rennen: the only other step was left behind long before the end."""
    game = games.find("hexenrennen")
    thoughts = [think(game, seed, Settings(simulations=400)) for seed in range(4)]
    assert any(0 < thought.simulations < 400 for thought in thoughts)


def test_thinking_ends_when_the_clock_says_so() -> None:
    game = games.find("hexentanz")
    position, events, seat = question(game, 5)
    settings = Settings(simulations=10**9, seconds=4.0, knowledge=False)
    thought = choose(game, position.imagine(seat, Random(1)), events, seat, settings, Random(1), Clock())
    assert 1 < thought.simulations < 200


@every_game
def test_the_best_level_ends_with_its_time(game: Game) -> None:
    """Its second is over at the first look at this clock: nothing may think on for long without looking."""
    position, events, seat = question(game, 8, game.seats[-1])
    clock = Clock()
    thought = choose(game, position.imagine(seat, Random(1)), events, seat, 5, Random(1), clock)
    assert position.refusal(seat, thought.step) is None
    assert thought.simulations <= 2 * PORTION
    assert clock() < 10


def test_no_time_at_all_still_gives_an_answer() -> None:
    game = games.find("hexentanz")
    position, events, seat = question(game, 5)
    thought = choose(game, position, events, seat, Settings(seconds=0.0, knowledge=False), Random(1), Clock())
    assert position.refusal(seat, thought.step) is None


def test_a_step_without_alternative_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_game: Game) -> Mind:
        raise AssertionError("nobody should think here")

    monkeypatch.setattr(choice, "mind_of", refuse)
    game = games.find("hexentanz")
    position = game.start(3)
    position.play(*random_step(position, Random(1)))
    assert position.text(choose(game, position, [], 0, LEVELS[5], Random(1)).step) == "out"


def test_a_game_that_brings_nothing_is_played_by_plain_search() -> None:
    game = replace(games.find("hyene"), name="stranger", package="tests.opponents")
    assert type(mind_of(game)) is Mind
    position, events, seat = question(games.find("hyene"), 3)
    assert position.refusal(seat, choose(game, position, events, seat, QUICK[2], Random(1)).step) is None


@every_game
def test_the_best_level_ranks_its_steps_and_plays_the_first(game: Game) -> None:
    thought = think(game, 6, QUICK[5])
    if thought.ranking:
        assert thought.ranking[0] == (thought.step, thought.chance)
        assert all(0 <= chance <= 1 for _, chance in thought.ranking)


@every_game
def test_a_table_gets_a_step_in_the_notation(game: Game) -> None:
    position, events, seat = question(game, 4)
    text = answer(position.imagine(seat, Random(1)), seat, events, 1, 0.2, 5)
    assert position.refusal(seat, position.parse(text)) is None
