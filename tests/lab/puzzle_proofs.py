"""Proofs that a puzzle has exactly one best answer: each by another way than the one that made it."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from walpurgis import games
from walpurgis.games.hyene.rules import Hyene
from walpurgis.games.hyene.solution import Solution
from walpurgis.kernel.position import Position, playout
from walpurgis.kernel.puzzle import Puzzle
from walpurgis.kernel.record import Line, Record
from walpurgis.kernel.steps import CHANCE, OVER

LIMIT: Final = 100_000  # steps of a game
TRIES: Final = 2000  # ways that a race may go on
PLIES: Final = 3  # that values are followed by the rules


def position_of(record: Record) -> Position:
    replay = games.replay(record)
    while replay.advance():
        pass
    assert replay.next_line is None, replay.refused
    return replay.position


def after(puzzle: Puzzle, answer: str) -> Position:
    assert puzzle.seat is not None
    return position_of(replace(puzzle.record, lines=[*puzzle.record.lines, Line(puzzle.seat, answer)]))


def wazbaraz(puzzle: Puzzle) -> list[str]:
    """Every pair is chosen in turn: all that was heard must be heard again."""
    choosing = next(at for at, line in enumerate(puzzle.record.lines) if line.step.startswith("choose"))

    def heard(answer: str) -> list[tuple[str, object]]:
        lines = puzzle.record.lines[:]
        lines[choosing] = Line(lines[choosing].actor, answer.replace("name", "choose"))
        replay = games.replay(replace(puzzle.record, lines=lines), listen=True)
        while replay.advance():
            pass
        return [(event.name, event.args) for event in replay.take_events() if event.is_for(puzzle.seat)]

    truth = heard(puzzle.best)
    return [answer for answer in puzzle.answers if heard(answer) == truth]


def hexentanz(puzzle: Puzzle) -> list[str]:
    """Whoever reads the clues, and nothing else, follows every hat from the house it came out of."""
    colours = dict(enumerate(puzzle.answers))
    hats: dict[object, str] = {}
    pushed = ""
    for clue in puzzle.clues:
        if clue.name == "push":
            assert clue.args["target"] not in hats
            hats[clue.args["target"]] = pushed
            continue
        came = colours[int(clue.args["seat"])] if clue.name == "out" else hats.pop(clue.args["square"])
        goes = clue.args["square" if clue.name == "out" else "target"]
        pushed = hats.get(goes, "")
        hats[goes] = came
    return [hats[puzzle.args["square"]]]


def hyene(puzzle: Puzzle) -> list[str]:
    """What optimality demands holds at every position that can follow soon: a value is what the rules make of those
    behind it. Whoever has the greatest is the best.
    """
    chase = position_of(puzzle.record)
    assert isinstance(chase, Hyene)
    solution = Solution(chase)
    _follow(solution, chase, PLIES)
    values = {answer: _worth(solution, chase, answer) for answer in puzzle.answers}
    return [answer for answer, value in values.items() if value == max(values.values())]


def _worth(solution: Solution, chase: Hyene, answer: str) -> float:
    following = chase.copy()
    following.play(chase.awaits, chase.parse(answer))
    value = solution.expected(following) if following.awaits != OVER else solution.value(following)
    return value if chase.awaits == solution.leader else 1.0 - value


def _follow(solution: Solution, chase: Hyene, plies: int) -> None:
    if chase.awaits == OVER or plies == 0:
        return
    assert abs(solution.value(chase) - solution.expected(chase)) < 1e-9
    actor = chase.awaits
    for step in chase.chances().steps if actor == CHANCE else chase.legal(actor):
        following = chase.copy()
        following.play(actor, step)
        _follow(solution, following, plies - 1)


def hexenrennen(puzzle: Puzzle) -> list[str]:
    """An answer that is never beaten: the race is won at once. For every other there is a way on that is not won."""
    assert puzzle.seat is not None
    return [answer for answer in puzzle.answers if not _may_fail(after(puzzle, answer), puzzle.seat)]


def _may_fail(race: Position, seat: int) -> bool:
    for number in range(TRIES):
        way_on = race.copy()
        playout(way_on, Random(number), LIMIT)
        places = way_on.places()
        if places[seat] != 1 or places.count(1) > 1:
            return True
        if race.awaits == OVER:
            return False
    return False


PROOFS: Final[dict[str, Callable[[Puzzle], list[str]]]] = {
    "wazbaraz": wazbaraz,
    "hexentanz": hexentanz,
    "hyene": hyene,
    "hexenrennen": hexenrennen,
}
