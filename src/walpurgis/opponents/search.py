"""Information-set Monte-Carlo tree search: think in many worlds, remember in one tree.

Every simulation draws a world that the seat believes possible, walks down a tree whose nodes stand for what can be
seen (so worlds share what they teach), adds one node, plays on to the end or the mind's horizon, and carries the
outcome back. Where several seats act at once the others' steps are secret: they are drawn and leave no trace in the
tree. The same seed and number of simulations give the same answer.
"""

from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import Final, final

from walpurgis.kernel.chance import random
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import CHANCE, OVER, SEVERAL, Seat, Step
from walpurgis.kernel.thinking import Belief, Mind

EXPLORATION: Final = 0.7  # how much the unknown attracts; payoffs are 0 to 1
PORTION: Final = 16  # simulations between two looks at the clock
WIDTH: Final = 16  # steps tried at a node before the best of them are followed further
WIDENING: Final = 4.0  # and so many more, times the square root of its visits


@final
class Node:
    """What became of one step: how often it was taken, what it brought the seat that took it, how often it could be.

    All are floats, which compiled code need not convert.
    """

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Step, Node] = {}
        self.visits = 0.0
        self.available = 0.0
        self.total = 0.0


@final
class Search:
    """One thought of one seat. `think` may be called again to think on.

    steps are those that come to the thinker's mind now; None: all that the mind holds worth a try.
    """

    __slots__ = ("belief", "exploration", "mind", "rng", "root", "seat", "simulations", "steps", "wins")

    def __init__(
        self,
        belief: Belief,
        mind: Mind,
        seat: Seat,
        rng: Random,
        exploration: float = EXPLORATION,
        steps: list[Step] | None = None,
    ) -> None:
        self.belief = belief
        self.mind = mind
        self.seat = seat
        self.rng = rng
        self.exploration = exploration
        self.steps = steps
        self.root = Node()
        self.simulations = 0
        self.wins: dict[Step, float] = {}  # of each step of the root

    def think(self, simulations: int) -> None:
        for _ in range(simulations):
            self._simulate(self.belief.draw(self.rng))
        self.simulations += simulations

    def think_until(self, most: int, deadline: float, clock: Callable[[], float] | None) -> None:
        """Think until so many simulations are made, or the clock shows the deadline, or more would change nothing.

        One is made at least, so that there is an answer, however little time there is.
        """
        self.think(1)
        while self.simulations < most and (clock is None or clock() < deadline):
            self.think(min(PORTION, most - self.simulations))
            if self._lead() > most - self.simulations:
                break

    def best(self) -> Step:
        return self.ranked()[0]

    def ranked(self) -> list[Step]:
        """The step that was tried most comes first; of equals the lowest."""
        return sorted(self.root.children, key=lambda step: (-self.root.children[step].visits, step))

    def worth(self, step: Step) -> float:
        """The mean payoff that a step of the root brought, 0 to 1."""
        child = self.root.children[step]
        return child.total / child.visits if child.visits else 0.0

    def chance(self, step: Step) -> float:
        """How often a step of the root won; a shared first place counts as a share."""
        return self.wins[step] / self.root.children[step].visits

    def _lead(self) -> float:
        """By how many visits the best step is before the next."""
        first = second = 0.0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second

    def _simulate(self, world: Position) -> None:
        nodes: list[Node] = []
        actors: list[Seat] = []
        first = self._descend(world, nodes, actors)
        worth = self.mind.play_out(world, self.rng)
        self.root.visits += 1.0
        for at in range(len(nodes)):
            node = nodes[at]
            node.visits += 1.0
            actor = actors[at]
            if actor >= 0:
                node.total += worth[actor]
        self.wins[first] = self.wins.get(first, 0.0) + win_share(worth, self.seat, world.awaits == OVER)

    def _descend(self, world: Position, nodes: list[Node], actors: list[Seat]) -> Step:
        """Walk down the tree, and one decision beyond it; the first step that was taken."""
        node = self.root
        first = -1
        fresh = False
        while not fresh and world.awaits != OVER:
            actor = world.awaits
            if actor == CHANCE:
                step = world.chances().draw(self.rng)
                child = node.children.get(step)
                if child is None:
                    child = Node()
                    node.children[step] = child
            else:
                if actor == SEVERAL:
                    actor = self._let_others_act(world)
                    if actor < 0:
                        continue
                steps = self.steps if first < 0 else None
                step, child, fresh = self._choose(node, steps or self.mind.candidates(world, actor, self.rng))
            world.play(actor, step)
            nodes.append(child)
            actors.append(actor)
            if first < 0:
                first = step
            node = child
        return first

    def _let_others_act(self, world: Position) -> Seat:
        """All awaited seats but the thinker's act in secret; then the thinker is left, or nobody (-1)."""
        awaited = world.awaited()
        for other in awaited:
            if other != self.seat:
                world.play(other, self.mind.pick(world, other, self.rng))
        return self.seat if self.seat in awaited else -1

    def _choose(self, node: Node, steps: list[Step]) -> tuple[Step, Node, bool]:
        """An untried step while there is one and the node is not wide enough yet, else the one with the best upper
        bound; whether it is new.
        """
        children = node.children
        untried: list[Step] = []
        best_step, best_child, best_bound = -1, node, -1.0
        exploration = self.exploration
        for step in steps:
            child = children.get(step)
            if child is None:
                untried.append(step)
                continue
            available = child.available + 1.0
            child.available = available
            visits = child.visits
            bound = child.total / visits + exploration * sqrt(log(available) / visits)
            if bound > best_bound:
                best_step, best_child, best_bound = step, child, bound
        if best_step >= 0 and (not untried or is_wide(len(children), node.visits)):
            return best_step, best_child, False
        step = untried[int(random(self.rng) * float(len(untried)))]
        fresh = Node()
        fresh.available = 1.0
        children[step] = fresh
        return step, fresh, True


def is_wide(children: int, visits: float) -> bool:
    return children >= WIDTH and children >= WIDENING * sqrt(visits)


def win_share(worth: list[float], seat: Seat, is_over: bool) -> float:
    """How likely the seat is first: at the end of the game 1, or a share where several are.

    Payoffs of a game that goes on are estimates: to win is to do better than every other, so their powers are compared.
    """
    own = worth[seat]
    if is_over:
        return 0.0 if own < max(worth) else 1.0 / worth.count(own)
    others = len(worth) - 1
    mine, total = 0.0, 0.0
    for value in worth:
        power = value
        for _ in range(others - 1):
            power *= value
        total += power
        if value == own:
            mine = power
    return mine / total if total else 1.0 / len(worth)
