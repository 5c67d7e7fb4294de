"""What a seat does not know, stated part by part, and throws of several dice with their exact weights."""

from collections import Counter
from random import Random
from typing import ClassVar

import pytest

from walpurgis.kernel.hidden import Dealt, Hidden, Rolled
from walpurgis.kernel.notation import Form, Multiset, Notation, Number
from walpurgis.kernel.position import Position
from walpurgis.kernel.refusal import NotationError
from walpurgis.kernel.setup import Setup
from walpurgis.kernel.steps import Seat

DICE = Multiset(2, 1, 6)


class Hands(Position):
    NOTATION: ClassVar[Notation] = Notation([Form(0, "roll", DICE)], [Form(50, "bid", Number(1, 9), Number(1, 6))])

    dice: list[list[int]]
    cards: list[list[int]]
    deck: list[int]

    def begin(self) -> None:
        self.dice = [[1, 1], [6, 6]]
        self.cards = [[1, 2], [3], [4, 5]]
        self.deck = [6, 7]

    def unknown(self, seat: Seat | None) -> list[Hidden]:
        return [Rolled("dice", 1, DICE), Dealt(("cards", 1), ("cards", 2), ("deck", -1))]


@pytest.fixture
def hands() -> Hands:
    position = Hands(Setup(2, 0, {}))
    position.begin()
    return position


def test_all_throws_weigh_as_many_as_so_many_dice_can_fall() -> None:
    odds = DICE.odds(0)
    assert (DICE.size, odds.total) == (21, 36)
    assert odds.weight(DICE.parse("3 3")) == 1
    assert odds.weight(DICE.parse("3 5")) == 2
    assert Multiset(5, 1, 6).odds(0).total == 6**5


@pytest.mark.parametrize("text", ["5 3", "3", "3 7", "3 5 6", "a 3"])
def test_a_throw_has_one_text(text: str) -> None:
    with pytest.raises(NotationError):
        DICE.parse(text)
    assert DICE.text(DICE.parse("3 5")) == "3 5"


def test_a_form_says_the_numbers_of_its_steps() -> None:
    bid = Hands.NOTATION.seats[0]
    assert bid.values(bid.parse(["3", "6"])) == [3, 6]


def test_worlds_differ_in_what_is_hidden_alone(hands: Hands) -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    rng = Random(1)
    for _ in range(3600):
        world = hands.imagine(0, rng)
        assert isinstance(world, Hands)
        assert (world.dice[0], world.cards[0]) == ([1, 1], [1, 2])
        assert [len(world.cards[1]), len(world.cards[2]), len(world.deck)] == [1, 2, 2]
        assert sorted([*world.cards[1], *world.cards[2], *world.deck]) == [3, 4, 5, 6, 7]
        seen[tuple(world.dice[1])] += 1
    assert hands.dice == [[1, 1], [6, 6]]
    assert len(seen) == 21
    assert 1.5 < seen[(3, 5)] / seen[(3, 3)] < 2.7  # twice as likely; the seed is fixed
