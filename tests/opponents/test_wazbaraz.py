"""Waz Baraz: the belief is exact, guesses stay apart from it, and bots name, ask and forget as they are said to."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import mean

import pytest

from tests.clauses.wazbaraz.openings import three
from walpurgis import games
from walpurgis.games.wazbaraz.board import (
    ASK,
    ASKING,
    CHOICES,
    CHOOSE,
    CHOOSING,
    MISTRESS,
    NAME,
    NO_ASK,
    TURN,
    Witches,
    witches_at,
)
from walpurgis.games.wazbaraz.bot import MIND, Deduction, bold
from walpurgis.games.wazbaraz.deduction import Hypotheses, clues_of, possible, remembered, suspicion
from walpurgis.games.wazbaraz.rules import WazBaraz
from walpurgis.kernel.event import Event
from walpurgis.kernel.notation import members
from walpurgis.kernel.position import random_step
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import CHANCE, OVER, Actor, Seat, Step
from walpurgis.opponents import LEVELS, choose

GAME = games.find("wazbaraz")
POSITIONS = {2: 600, 3: 250, 4: 50}  # for each number of seats, by mistresses: there are 190, 1140, 4845 hypotheses
QUICK = {level: replace(settings, simulations=24, seconds=None) for level, settings in LEVELS.items()}
NAMING = 0.1  # share of turns at which the driver names something possible, so that rounds come to an end

every_count = pytest.mark.parametrize("mistresses", [2, 3, 4])
every_table = pytest.mark.parametrize("seats", GAME.seats)


def dance_of(seats: int, **options: int | str) -> WazBaraz:
    position = GAME.start(seats, 0, options)
    assert isinstance(position, WazBaraz)
    return position


def lively_step(dance: WazBaraz, rng: Random) -> tuple[Actor, Step]:
    if dance.stage == TURN and rng.random() < NAMING:
        return dance.turn, NAME + rng.choice(dance.candidates(dance.turn))
    return random_step(dance, rng)


def decisions(count: int, **options: int | str) -> Iterator[WazBaraz]:
    """Moments of lively games at which a seat decides, with all numbers of seats in turn."""
    rng = Random(count)
    while count:
        dance = dance_of(3 + count % 4, **options)
        while dance.awaits != OVER and count:
            if dance.awaits != CHANCE and rng.random() < 0.2:
                yield dance
                count -= 1
            dance.play(*lively_step(dance, rng))


def held(dance: WazBaraz, hypotheses: Hypotheses) -> set[Witches]:
    """Hypotheses as sets of witches."""
    digits = reversed(f"{hypotheses:b}")
    sets = [places for places, digit in zip(clues_of(dance).sets, digits, strict=False) if digit == "1"]
    return {witches_at(dance.circle, places) for places in sets}


class Hypothetical:
    """A round as it would have gone with every choice of mistresses, each played through the rules.

    agreeing[seat] are the choices with which the seat would have been told exactly what it was told.
    """

    def __init__(self, dance: WazBaraz) -> None:
        """Begins where the mistresses are to be chosen, or drawn."""
        choices = [step - CHOOSE for step in CHOICES[dance.setup.number("mistresses")]]
        self.worlds = {witches: crowned(dance, witches) for witches in choices}
        self.agreeing = [set(choices) for _ in range(dance.setup.seats)]

    def follow(self, actor: Actor, step: Step, told: list[Event]) -> None:
        """Play the step that was played, and forget the worlds that nobody can believe in."""
        heard = [news(told, seat) for seat in range(len(self.agreeing))]
        whole = [(event.name, event.args) for event in told]
        for witches, world in list(self.worlds.items()):
            world.events = None if actor == CHANCE else []  # nothing is answered to dice and cards
            world.play(actor, step)
            if world.events is None:
                continue
            if [(event.name, event.args) for event in world.events] == whole:
                continue
            for agreeing, expected, seat in zip(self.agreeing, heard, range(len(heard)), strict=True):
                if news(world.events, seat) != expected:
                    agreeing.discard(witches)
            if not any(witches in agreeing for agreeing in self.agreeing):
                del self.worlds[witches]


def crowned(dance: WazBaraz, witches: Witches) -> WazBaraz:
    world = dance.copy()
    if world.awaits == CHANCE:
        for witch in members(witches, 1):
            world.play(CHANCE, MISTRESS + witch)
    else:
        world.play(world.wazbaraz, CHOOSE + witches)
    return world


def news(told: list[Event], seat: Seat) -> list[tuple[str, Args]]:
    return [(event.name, event.args) for event in told if event.is_for(seat)]


def beliefs_checked(dance: WazBaraz, positions: int, rng: Random) -> int:
    """Play on, and hold every seat's belief against what agrees with all that it was told; how many times."""
    checked = 0
    hypothetical = None
    while dance.awaits != OVER and checked < positions:
        if dance.stage == CHOOSING and not dance.mistresses:
            hypothetical = Hypothetical(dance)
        is_crowning = dance.stage == CHOOSING
        actor, step = lively_step(dance, rng)
        dance.events = []
        dance.play(actor, step)
        if hypothetical and not is_crowning:
            hypothetical.follow(actor, step, dance.events)
        if hypothetical and dance.stage >= TURN and dance.awaits != OVER:
            for seat in range(dance.setup.seats):
                if seat != dance.wazbaraz:
                    assert held(dance, possible(dance, seat)) == hypothetical.agreeing[seat], f"seat {seat}"
            checked += 1
    return checked


@every_table
@every_count
def test_the_belief_equals_brute_force_over_all_hypotheses(mistresses: int, seats: int) -> None:
    rng = Random(10 * seats + mistresses)
    checked = 0
    while checked < POSITIONS[mistresses]:
        shuffled, drawn = rng.random() < 0.5, rng.random() < 0.5
        dance = dance_of(
            seats,
            mistresses=mistresses,
            circle="shuffled" if shuffled else "numeric",
            mistress_choice="drawn" if drawn else "free",
        )
        checked += beliefs_checked(dance, POSITIONS[mistresses] - checked, rng)


def test_a_guess_makes_hypotheses_more_or_less_likely_but_never_adds_or_excludes_one() -> None:
    unequal = 0
    for dance in decisions(60):
        if dance.stage == CHOOSING:
            continue
        guess, knows = suspicion(dance, dance.awaits), possible(dance, dance.awaits)
        chances = [guess.chance(index) for index in members(knows, 0)]
        assert sum(cell.bit_count() for cell in guess.cells) == len(chances)
        assert min(chances) > 0
        assert sum(chances) == pytest.approx(1)
        unequal += min(chances) < max(chances)
    assert unequal


def test_who_asks_about_a_witch_and_names_her_was_probably_shown_ok() -> None:
    """Seat 2 watches seat 1."""
    game = three("5 12").play("1: play 10", "2: play 7", "1: play 4")  # exactly at the start
    before = likely(game.position, 2, 5)
    game.play("1: ask 5", "2: play 9")
    assert likely(game.position, 2, 5) == pytest.approx(before, abs=0.1)
    game.play("1: name 5 13")
    assert likely(game.position, 2, 5) > 0.7


def likely(dance: object, seat: Seat, witch: int) -> float:
    """How likely the seat thinks it that this witch is a mistress."""
    assert isinstance(dance, WazBaraz)
    guess, clues = suspicion(dance, seat), clues_of(dance)
    return sum(guess.chance(index) for index in members(clues.at[dance.circle.index(witch)], 0))


def test_worlds_are_drawn_as_often_as_they_are_suspected() -> None:
    game = three("5 12").play("1: play 10", "2: play 7", "1: play 4", "1: ask 5", "2: play 9", "1: name 5 13")
    dance = game.position
    assert isinstance(dance, WazBaraz)
    rng = Random(1)
    worlds = [Deduction(dance, 2).draw(rng) for _ in range(400)]
    assert all(world.view(2).data() == dance.view(2).data() for world in worlds)
    share = mean(world.mistresses >> 4 & 1 for world in worlds)
    assert share == pytest.approx(likely(dance, 2, 5), abs=0.08)


def test_a_seat_that_forgets_nothing_remembers_the_exact_belief_and_others_less() -> None:
    left: dict[float, list[int]] = {1.0: [], 0.97: [], 0.9: []}
    for dance in decisions(80):
        if dance.stage == TURN and len(dance.log) > 4:
            knows = possible(dance, dance.turn)
            for recall, counts in left.items():
                memory = remembered(dance, dance.turn, recall, Random(1))
                assert memory & knows == knows
                counts.append(memory.bit_count() - knows.bit_count())
    assert max(left[1.0]) == 0 < mean(left[0.97]) < mean(left[0.9])


@every_count
def test_with_one_hypothesis_left_it_is_named(mistresses: int) -> None:
    certain = 0
    for dance in decisions(150, mistresses=mistresses):
        if dance.stage == TURN and possible(dance, dance.turn).bit_count() == 1:
            thought = choose(GAME, dance.imagine(dance.turn, Random(1)), [], dance.turn, QUICK[5], Random(2))
            assert thought.step == NAME + dance.mistresses
            certain += 1
    assert certain > 3


def test_nothing_is_named_that_is_known_to_be_wrong() -> None:
    named = 0
    for dance in decisions(150):
        seat = dance.awaits
        if dance.stage == TURN:
            step = choose(GAME, dance.imagine(seat, Random(1)), [], seat, QUICK[5], Random(2)).step
            if step >= NAME:
                assert step - NAME in held(dance, possible(dance, seat))
                named += 1
    assert 10 < named < 140


def test_the_lower_a_level_the_earlier_it_names_and_the_raven_names_late() -> None:
    """By the hypotheses that are left to who forgets nothing, beside as many as with which a naming pays."""
    earliest = dict.fromkeys((1, 2, 3, 4), 0.0)
    for number, dance in enumerate(decisions(600)):
        for level in earliest if dance.stage == TURN else []:
            step = MIND.decide(dance, [], dance.turn, level, Random(number))
            if step is not None and step >= NAME:
                left = possible(dance, dance.turn).bit_count() / bold(dance)
                earliest[level] = max(earliest[level], left)
    assert earliest[1] > earliest[2] > earliest[3] > 1.0 > earliest[4] > 0.0


def test_a_question_is_about_somebody_of_whom_the_seat_is_not_sure() -> None:
    asked = 0
    for dance in decisions(500):
        if dance.stage == ASKING:
            knows = held(dance, possible(dance, dance.turn))
            step = choose(GAME, dance.imagine(dance.turn, Random(1)), [], dance.turn, QUICK[5], Random(2)).step
            if step != NO_ASK:
                suspects = sum(witches >> (step - ASK - 1) & 1 for witches in knows)
                assert 0 < suspects < len(knows)
                asked += 1
    assert asked > 5


def test_the_mistresses_of_the_best_level_are_hard_to_find_and_never_the_same() -> None:
    dance = dance_of(4)
    dance.play(*random_step(dance, Random(1)))  # the start card
    untimed = replace(LEVELS[5], seconds=None)
    hard = [choose(GAME, dance, [], 0, untimed, Random(seed)).step for seed in range(5)]
    assert len(set(hard)) > 3
    assert mean(worth(dance, step) for step in hard) > mean(worth(dance, step) for step in CHOICES[2][::10]) + 0.005


def worth(dance: WazBaraz, choice: Step) -> float:
    """What the round brings the WazBaraz with these mistresses."""
    total = 0.0
    for luck in range(60):
        world = dance.copy()
        world.play(0, choice)
        total += MIND.play_out(world, Random(luck))[0]
    return total / 60


@pytest.mark.parametrize("level", LEVELS)
def test_no_other_world_with_the_same_view_changes_a_thought(level: int) -> None:
    for dance in decisions(40):
        seat = dance.awaits
        worlds = [dance.imagine(seat, Random(luck)) for luck in range(3)]
        thoughts = {choose(GAME, world, [], seat, QUICK[level], Random(5)) for world in [dance, *worlds]}
        assert len(thoughts) == 1


@every_count
@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_legal_with_many_mistresses_in_a_shuffled_circle(mistresses: int, level: int) -> None:
    for dance in decisions(20, mistresses=mistresses, circle="shuffled"):
        seat = dance.awaits
        step = choose(GAME, dance.imagine(seat, Random(1)), [], seat, QUICK[level], Random(2)).step
        assert dance.refusal(seat, step) is None
