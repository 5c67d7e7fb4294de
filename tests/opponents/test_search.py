"""The search finds what is best, without being told how."""

from random import Random

import pytest

from walpurgis import games
from walpurgis.games.hyene.rules import Hyene
from walpurgis.games.hyene.solution import Solution
from walpurgis.kernel.position import Position, random_step
from walpurgis.kernel.steps import OVER, Seat, Step
from walpurgis.kernel.thinking import Belief, Mind, payoffs
from walpurgis.opponents.search import WIDTH, Search, is_wide, win_share

PLAIN = Mind()
CLEAR = 0.25  # a step that is so much better must be found


def clear_decisions(count: int) -> list[tuple[Hyene, Step]]:
    """Decisions of the solved game for two in which one step is much better than the other."""
    rng = Random(6)
    found: list[tuple[Hyene, Step]] = []
    while len(found) < count:
        position = games.find("hyene").start(2, 0, {"steps": 30, "rounds": 1})
        assert isinstance(position, Hyene)
        while position.awaits != OVER:
            if position.awaits >= 0 and len(position.legal(position.awaits)) > 1:
                values = []
                for step in position.legal(position.awaits):
                    after = position.copy()
                    after.play(position.awaits, step)
                    values.append(Solution(position).value(after))
                if abs(values[0] - values[1]) > CLEAR:
                    found.append((position.copy(), Solution(position).best(position)))
            position.play(*random_step(position, rng))
    return found[:count]


def test_plain_search_agrees_with_the_solution_where_it_is_clear() -> None:
    for position, best in clear_decisions(8):
        search = Search(Belief(position, position.awaits), PLAIN, position.awaits, Random(1))
        search.think(600)
        assert search.best() == best


def test_its_estimate_is_near_the_value_of_the_game() -> None:
    """With random playouts the opponent seems weaker than she is, so only roughly."""
    position, best = clear_decisions(1)[0]
    search = Search(Belief(position, position.awaits), PLAIN, position.awaits, Random(1))
    search.think(600)
    solved = Solution(position)
    value = solved.value(position) if position.awaits == solved.leader else 1 - solved.value(position)
    assert search.chance(best) == pytest.approx(value, abs=0.25)
    assert search.chance(best) == pytest.approx(search.worth(best), abs=1e-9)  # two seats, one round: no draws


def test_thinking_on_gives_the_same_as_thinking_at_once() -> None:
    position, _ = clear_decisions(1)[0]
    visits = []
    for portions in ([60], [20, 40]):
        search = Search(Belief(position, position.awaits), PLAIN, position.awaits, Random(1))
        for portion in portions:
            search.think(portion)
        visits.append({step: node.visits for step, node in search.root.children.items()})
    assert visits[0] == visits[1]


class Narrow(Mind):
    """Offers two lays of 1680."""

    def candidates(self, position: Position, seat: Seat, rng: Random) -> list[Step]:
        return position.legal(seat)[:2]


def test_only_candidates_are_tried_where_a_game_names_them() -> None:
    position = games.find("hexenrennen").start(2)
    search = Search(Belief(position, 0), Narrow(), 0, Random(1))
    search.think(30)
    assert sorted(search.root.children) == position.legal(0)[:2]


def test_a_large_family_of_steps_is_not_tried_blindly() -> None:
    position = games.find("hexenrennen").start(2)
    search = Search(Belief(position, 0), PLAIN, 0, Random(1))
    search.think(60)
    assert len(search.root.children) < 40
    assert not is_wide(WIDTH - 1, 0)
    assert not is_wide(100, 10_000)
    assert is_wide(400, 10_000)


def test_payoffs_are_the_share_of_those_left_behind() -> None:
    assert payoffs([1, 2, 3]) == [1.0, 0.5, 0.0]
    assert payoffs([1, 1, 3]) == [0.75, 0.75, 0.0]
    assert payoffs([2, 1]) == [0.0, 1.0]


def test_first_places_are_shared() -> None:
    assert win_share(payoffs([1, 2, 3]), 0, True) == 1
    assert win_share(payoffs([1, 1, 3]), 1, True) == 0.5
    assert win_share(payoffs([1, 1, 3]), 2, True) == 0
    estimates = [0.7, 0.5, 0.3]
    shares = [win_share(estimates, seat, False) for seat in range(3)]
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1] > shares[2]
