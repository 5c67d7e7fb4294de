"""Hexentanz: what a bot remembers of who is under which hat, what it forgets, and what it makes of it."""

from random import Random

import pytest

from walpurgis import games
from walpurgis.games.hexentanz.board import HOME, LOOK, OUT
from walpurgis.games.hexentanz.bot import MIND
from walpurgis.games.hexentanz.memory import RECALL, Memory, Recall, Tracks
from walpurgis.games.hexentanz.rules import Hexentanz
from walpurgis.games.hexentanz.worth import TO_GO, best_move, worth
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import random_step
from walpurgis.kernel.steps import CHANCE, OVER, Seat
from walpurgis.opponents import Settings, choose

GAME = games.find("hexentanz")
PERFECT = Recall(1.0, 1.0, 1.0, 1.0)
BLANK = Recall(0.0, 0.0, 0.0, 0.0)


class Dance:
    """A random game, and what every seat has witnessed of it."""

    def __init__(self, seed: int, seats: int = 3, **options: str) -> None:
        self.rng = Random(seed)
        position = GAME.start(seats, 0, {**options})
        assert isinstance(position, Hexentanz)
        self.position = position
        self.witnessed: list[list[Event]] = [[] for _ in range(seats)]

    def go_on(self, steps: int) -> "Dance":
        for _ in range(steps):
            if self.position.awaits == OVER:
                break
            self.position.events = []
            self.position.play(*random_step(self.position, self.rng))
            for seat, memory in enumerate(self.witnessed):
                memory += [event for event in self.position.events if event.is_for(seat)]
        return self

    def memory(self, seat: Seat, recall: Recall) -> Memory:
        return Memory(self.position, self.witnessed[seat], seat, recall)

    def rolls(self, face: int) -> "Dance":
        """Go on to a turn of seat 0 with nobody at home, and this on the die."""
        while self.position.awaits != CHANCE or self.position.turn != 0 or self.position.home[0]:
            self.go_on(1)
        self.position.play(CHANCE, self.position.parse(f"die {face}"))
        return self


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("wrong_witch", ["exit", "goal"])
def test_who_forgets_nothing_knows_every_witch(seats: int, wrong_witch: str) -> None:
    """All moves are public, and so are pushes and wrong witches."""
    for seed in range(6):
        dance = Dance(seed, seats, wrong_witch=wrong_witch)
        for _ in range(12):
            dance.go_on(23)
            for seat in range(seats):
                assert dance.memory(seat, PERFECT).draw(Random(1)).ring == dance.position.ring


def test_who_forgets_everything_believes_what_the_screen_allows() -> None:
    dance = Dance(2).go_on(90)
    worlds = [dance.memory(0, BLANK).draw(Random(seed)) for seed in range(200)]
    hidden = [square for square in dance.position.hats if square not in dance.position.bared]
    for square in hidden:
        assert len({world.ring[square] for world in worlds}) == len(set(dance.position.ring) - {-1})
    for square in dance.position.bared:
        assert {world.ring[square] for world in worlds} == {dance.position.ring[square]}


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_world_that_is_drawn_looks_the_same_to_the_seat(level: int) -> None:
    dance = Dance(4).go_on(101)
    for seat in range(3):
        memory = dance.memory(seat, RECALL[level])
        expected = dance.position.view(seat).data()
        assert all(memory.draw(Random(seed)).view(seat).data() == expected for seed in range(20))


def known(dance: Dance, seat: Seat, level: int, own: bool) -> float:
    """The share of the hats, one's own or the others', that a level is right about."""
    ring, colour = dance.position.ring, dance.position.colours[seat]
    squares = [square for square in dance.position.hats if (ring[square] == colour) == own]
    memory = dance.memory(seat, RECALL[level])
    worlds = [memory.draw(Random(seed)) for seed in range(30)]
    return sum(world.ring[square] == ring[square] for world in worlds for square in squares) / 30 / len(squares)


def test_levels_forget_less_and_less_and_the_own_witches_last() -> None:
    dances = [Dance(seed).go_on(120) for seed in range(8)]
    for own in (True, False):
        shares = [sum(known(dance, 0, level, own) for dance in dances) / len(dances) for level in (1, 3, 5)]
        assert shares[0] < shares[1] < shares[2]
        assert shares[2] > 0.95
    for level in (1, 3):
        shares = [sum(known(dance, 0, level, own) for dance in dances) for own in (True, False)]
        assert shares[0] > shares[1]


def test_a_trace_fades_by_the_turn_and_by_every_hat_that_is_passed() -> None:
    tracks = Tracks(3, 0)
    tracks.follow([Event("out", {"seat": 1, "square": 12}, [], [], None), Event("die", {}, [], [], None)])
    recall = Recall(turn=0.9, crossing=0.5, own_turn=1.0, own_crossing=1.0)
    assert tracks.strength(12, recall) == pytest.approx(0.9)
    tracks.follow([Event("out", {"seat": 0, "square": 10}, [], [], None)])
    tracks.follow([Event("move", {"seat": 0, "square": 10, "target": 14}, [], [], None)])
    assert tracks.strength(12, recall) == pytest.approx(0.45)
    assert tracks.strength(14, recall) == 1  # one's own
    assert tracks.strength(10, recall) == 0


def test_what_a_look_has_shown_is_remembered_by_who_looked_alone() -> None:
    dance = Dance(6).go_on(60).rolls(6)
    square = dance.position.hats[0]
    dance.position.events = []
    dance.position.play(0, LOOK + square)
    for seat, memory in enumerate(dance.witnessed):
        memory.clear()
        memory += [event for event in dance.position.events if event.is_for(seat)]
    dance.position.play(CHANCE, dance.position.parse("die 1"))
    assert dance.memory(0, PERFECT).draw(Random(1)).ring[square] == dance.position.ring[square]
    assert len({dance.memory(1, PERFECT).draw(Random(seed)).ring[square] for seed in range(60)}) > 1


def test_who_has_lost_her_witches_looks_under_a_hat_from_which_a_six_goes_home() -> None:
    looks = 0
    for seed in range(12):
        dance = Dance(seed).go_on(60).rolls(6)
        step = MIND.decide(dance.position, [], 0, 1, Random(1))
        hidden = [square for square in dance.position.hats if square not in dance.position.bared]
        near = [square for square in hidden if TO_GO[0][square] <= 6]
        assert step is None or step - LOOK in near
        looks += step is not None
    assert looks > 4


def test_who_knows_her_witches_does_not_waste_a_six() -> None:
    dance = Dance(7).go_on(60).rolls(6)
    assert MIND.decide(dance.position, dance.witnessed[0], 0, 5, Random(1)) is None
    assert not any(LOOK <= step < OUT for step in MIND.candidates(dance.position, 0, Random(1)))


def test_a_witch_who_is_known_to_be_near_goes_home() -> None:
    seen = 0
    for seed in range(12):
        dance = Dance(seed).go_on(60).rolls(5)
        position = dance.position
        near = [square for square in position.hats if position.ring[square] == 0 and TO_GO[0][square] <= 5]
        if near:
            settings = Settings(simulations=400)
            step = choose(GAME, position.imagine(0, Random(1)), dance.witnessed[0], 0, settings, Random(1)).step
            assert step - HOME in near
            seen += 1
    assert seen > 2


def test_a_push_is_a_short_cut_for_who_has_just_passed_her_exit() -> None:
    """Seven squares back are seven points of thirty-six less to go, if that is before the exit again."""
    position = GAME.start(3)
    assert isinstance(position, Hexentanz)
    position.home = [3, 4, 4]
    position.home[0] = 0
    position.goal = [2, 0, 0]
    position.ring[30], position.ring[28], position.ring[10] = 0, 2, 0  # the exit of seat 0 is behind square 27
    position.hats = [10, 28, 30]
    position.face, position.awaits = 2, 0
    assert best_move(position, 0) == 28


def test_worth_is_shared_and_grows_with_witches_in_the_goal() -> None:
    position = GAME.start(4)
    assert isinstance(position, Hexentanz)
    assert sum(worth(position)) == pytest.approx(2)
    before = worth(position)[2]
    position.goal[2], position.home[2] = 1, 2
    assert worth(position)[2] > before
