"""What the kernel says of a position is of the shapes that clients are told of: nothing is missing, nothing is more."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.setups import GAMES, TABLES, TableSetup
from walpurgis.kernel.position import Position, random_step
from walpurgis.kernel.steps import CHANCE, OVER, Seat
from walpurgis.tables import shapes
from walpurgis.tables.header import Timing
from walpurgis.tables.match import Told, as_data
from walpurgis.tables.notation_cache import notation_of
from walpurgis.tables.presenter import encode, open_view, preview_data, questions, seen_by, view_data
from walpurgis.tables.race import numbers

LOOKS = 40  # positions of a game that are looked at


class Shapes:
    """Holds what is said to its shape, and counts."""

    def __init__(self) -> None:
        self.met: Counter[str] = Counter()

    def hold(self, said: Any, shape: type) -> None:
        if said is None:
            return
        written = msgspec.json.encode(said)
        # A key that is not declared is passed over in reading, so that less would come back.
        assert msgspec.json.decode(written, type=shape) == msgspec.json.decode(written)
        self.met[shape.__name__] += 1

    def look(self, position: Position, game: str, seat: Seat | None) -> None:
        self.hold(view_data(position, seat), shapes.ViewData)
        if seat is None:
            return
        for question in questions(position, seat, notation_of(game)):
            self.hold(question, shapes.ChoiceData if question["kind"] == "choice" else shapes.DescribedData)
        for step in position.legal(seat)[:10]:
            preview = position.preview(seat, step)
            self.hold(preview and preview_data(preview), shapes.PreviewData)
        if seat in position.awaited():
            situation, forecast = position.situation(seat), position.forecast(seat)
            self.hold(situation and situation.data(), shapes.SituationData)
            self.hold(forecast and forecast.data(), shapes.ForecastData)
            for hint in position.hints(seat):
                self.hold(hint.data(), shapes.HintData)

    def play(self, table: TableSetup, seed: int) -> None:
        """A random game, looked at now and then and at its end, through all eyes."""
        rng = Random(seed)
        position = table.start()
        looks = 0
        while position.awaits != OVER:
            if looks < LOOKS and position.awaits != CHANCE and rng.random() < 0.2:
                looks += 1
                self._look_around(position, table)
            position.events = []
            position.play(*random_step(position, rng))
            for event in position.events:
                self.hold(as_data(Told(0, event, CHANCE)), shapes.ToldData)
        self._look_around(position, table)

    def _look_around(self, position: Position, table: TableSetup) -> None:
        for seat in [None, *range(table.seats)]:
            self.look(position, table.game.name, seat)


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_all_that_a_game_says_is_declared(name: str) -> None:
    found = Shapes()
    for table in [table for table in TABLES if table.game.name == name and not table.options]:
        found.play(table, seed=1)
    common = {"ViewData", "ToldData", "SituationData"}
    assert common <= found.met.keys()
    assert {"ChoiceData", "DescribedData"} & found.met.keys()


def test_the_numbers_of_a_race_are_declared() -> None:
    Shapes().hold(numbers(1, Timing(300, 310, 20, 2, 9, 301)), shapes.RaceNumbers)


def test_what_is_not_declared_is_noticed() -> None:
    with pytest.raises(AssertionError):
        Shapes().hold({"name": "out", "args": {}, "spots": [], "whose": 1}, shapes.HintData)


def test_an_open_view_is_to_the_byte_what_each_seat_would_be_shown() -> None:
    opened = [table for table in TABLES if table.start().OPEN]
    assert opened
    for table in opened:
        position, rng = table.start(), Random(8)
        for _ in range(60):
            if position.awaits == OVER:
                break
            shared = open_view(position)
            for seat in (None, *range(position.setup.seats)):
                assert bytes(seen_by(seat, shared)) == encode(view_data(position, seat))
            position.play(*random_step(position, rng))
