"""The peer: OpenSpiel's `maedn` (Mensch ärgere dich nicht, C++), the nearest relative of Hexentanz there.

`idiom` drives it from Python with the standard library's random.choices and random.choice, as people write it.
`lean` is the fastest loop from Python that we know of and that is right for any odds.
`inside` never comes back to Python between two steps: an MCTSBot that makes a single simulation, which is nothing but
ROLLOUTS random games of its RandomRolloutEvaluator from the same position. The bot does not tell how many steps they
had, so their mean length is measured before, by playing as many games from that position as make it certain to 1 %.
"""

from random import Random
from statistics import mean

import pyspiel

from benchmarks import search
from benchmarks.worker import Job, Task

SEED = 1988
ROLLOUTS = 100
GAMES_FOR_LENGTH = 5000  # lengths scatter by a quarter of their mean: 0.4 % of it is left
GAME = "maedn"


def prepare(task: Task) -> Job:
    if task.what == "ismcts":
        return search.theirs(task)
    return {"idiom": idiom, "lean": lean, "inside": inside}[task.what]()


def idiom() -> Job:
    game, rng = pyspiel.load_game(GAME), Random(SEED)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def lean() -> Job:
    game, rng = pyspiel.load_game(GAME), Random(SEED)
    return lambda: play_on(game.new_initial_state(), rng)


def play_on(state: pyspiel.State, rng: Random) -> int:
    """Play at random to the end; how many steps that took."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(fallen(state, rng.random()))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        steps += 1
    return steps


def fallen(state: pyspiel.State, unit: float) -> int:
    """The outcome that owns this point between 0 and 1."""
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    for action, odds in outcomes:
        unit -= odds
        if unit < 0:
            return action
    return outcomes[-1][0]  # the odds add up to a little less than 1


def inside() -> Job:
    game, rng = pyspiel.load_game(GAME), Random(SEED)
    state = game.new_initial_state()
    state.apply_action(0)  # the first die, since the bot wants a position in which somebody decides
    length = mean(play_on(state.clone(), rng) for _ in range(GAMES_FOR_LENGTH))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, SEED, False)

    def rollouts() -> int:
        bot.mcts_search(state)
        return round(ROLLOUTS * length)

    return rollouts
