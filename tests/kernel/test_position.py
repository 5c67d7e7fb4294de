"""What follows from the fields that a game annotates: its state, copies and pickles."""

import pickle
import sys
from typing import ClassVar

import pytest

from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position, fields_of
from walpurgis.kernel.setup import Setup


class Hill(Position):
    """A game of nothing but fields."""

    HEIGHT: ClassVar[int] = 3

    stones: list[list[int]]
    owners: dict[str, list[int]]
    free: set[int]
    path: tuple[int, ...]
    top: int

    def begin(self) -> None:
        self.stones = [[1, 2], []]
        self.owners = {"a": [0]}
        self.free = {7}
        self.path = (1, 2)
        self.top = self.HEIGHT


class SnowyHill(Hill):
    snow: int

    def begin(self) -> None:
        super().begin()
        self.snow = 9


def hill() -> SnowyHill:
    position = SnowyHill(Setup(2, 0, {}))
    position.begin()
    return position


def test_fields_are_what_the_class_annotates_and_then_what_its_base_does() -> None:
    assert fields_of(Hill) == ("stones", "owners", "free", "path", "top")
    assert fields_of(SnowyHill) == ("snow", "stones", "owners", "free", "path", "top")


def test_annotations_that_are_text_are_read_as_well() -> None:
    space: dict[str, type[Position]] = {}
    source = "from __future__ import annotations\nclass Late(Position):\n    RANK: ClassVar[int] = 1\n    left: int\n"
    exec(source, {"Position": Position, "ClassVar": ClassVar, "__name__": __name__}, space)
    assert fields_of(space["Late"]) == ("left",)


def test_a_copy_shares_nothing_that_can_change() -> None:
    position = hill()
    before = position.digest()
    twin = position.copy()
    assert twin.state() == position.state()
    twin.stones[0].append(5)
    twin.owners["a"].append(1)
    twin.free.add(8)
    twin.top = 0
    assert position.digest() == before
    assert twin.path is position.path


def test_nobody_listens_to_a_copy_or_a_pickle() -> None:
    position = hill()
    position.events = [Event("snow", {}, [], [], None)]
    for twin in (position.copy(), pickle.loads(pickle.dumps(position))):
        assert type(twin) is SnowyHill
        assert twin.events is None
        assert twin.digest() == position.digest()


@pytest.mark.parametrize("name", games.names())
def test_a_position_that_is_gone_leaves_nothing_behind(name: str) -> None:
    """Compiled games as well, whose fields the interpreter does not look after."""
    game = games.find(name)
    setup = game.setup(game.seats[0], 0, {})
    before = sys.getrefcount(setup)
    for _ in range(10):
        position = game.position(setup)
        position.begin()
        pickle.loads(pickle.dumps(position.copy()))
    del position
    assert sys.getrefcount(setup) == before
