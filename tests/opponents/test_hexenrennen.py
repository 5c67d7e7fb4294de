"""Hexen Rennen: how the tiles are laid, and when a card is worth playing."""

from collections.abc import Iterator
from random import Random

from walpurgis import games
from walpurgis.games.hexenrennen.board import CARD, DECIDING, LAST, LAY, STAY, TILES
from walpurgis.games.hexenrennen.bot import FEW, MIND
from walpurgis.games.hexenrennen.lay import LOW, SPLITS
from walpurgis.games.hexenrennen.rules import HexenRennen
from walpurgis.kernel.position import random_step
from walpurgis.kernel.steps import OVER
from walpurgis.opponents import Settings, choose

GAME = games.find("hexenrennen")


def decisions(seed: int) -> Iterator[HexenRennen]:
    rng = Random(seed)
    position = GAME.start(2)
    assert isinstance(position, HexenRennen)
    while position.awaits != OVER:
        if position.awaits >= 0 and len(position.steps) > 1:
            yield position
        position.play(*random_step(position, rng))


def lay(level: int, seed: int) -> list[list[int]]:
    position = GAME.start(2)
    step = choose(GAME, position, [], 0, Settings(level=level, simulations=1), Random(seed)).step
    return SPLITS[step - LAY]


def test_low_numbers_lie_in_the_last_stage_but_never_all_the_same_way() -> None:
    lays = [lay(5, seed) for seed in range(20)]
    assert all(stages[2][:3] == [0, 1, 2] for stages in lays)
    assert len({str(stages) for stages in lays}) > 3


def test_the_first_broom_lays_as_it_comes() -> None:
    assert any(lay(1, seed)[2][:3] != [0, 1, 2] for seed in range(10))


def test_few_cards_are_tried_and_the_best_at_first_sight_is_among_them() -> None:
    for position in decisions(3):
        seat = position.awaits
        candidates = MIND.candidates(position, seat, Random(1))
        assert candidates == sorted(set(candidates) & set(position.legal(seat)))
        assert 1 < len(candidates) <= FEW
        picks = {MIND.pick(position, seat, Random(luck)) for luck in range(12)}
        assert picks & set(candidates)


def test_a_card_that_leads_to_the_finish_is_played() -> None:
    found = played = 0
    for seed in range(80):
        for position in decisions(seed):
            seat, place = position.awaits, position.witches[position.mover]
            if position.phase == DECIDING and seat == position.turn and LAST - place - LOW + CARD in position.steps:
                step = choose(GAME, position, [], seat, Settings(simulations=200), Random(seed)).step
                found += 1
                played += step != STAY and position.place_after(seat, step - CARD) > TILES
                break
    assert found >= 10
    assert played >= 0.8 * found
