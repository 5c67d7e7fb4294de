"""What is said beside a question: there are words for all of it, and it speaks of what there is."""

from collections.abc import Iterator

import pytest

from tests.games.setups import TABLES, Table, moments
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat
from walpurgis.kernel.view import SIGNS
from walpurgis.words import LANGUAGES, Words

SEEDS = (1, 2, 3)
SHARE = 0.3  # of the positions of a game


def questions(table: Table) -> Iterator[tuple[Position, Seat]]:
    for seed in SEEDS:
        for position in moments(table, seed, SHARE):
            for seat in position.awaited():
                yield position, seat


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everything_said_beside_a_question_has_words(table: Table) -> None:
    """A missing message or value is a KeyError."""
    speakers = [Words(language, table.game) for language in LANGUAGES]
    explained = 0
    for position, seat in questions(table):
        situation = position.situation(seat)
        forecast = position.forecast(seat)
        effects = [position.effect(seat, step) for step in position.legal(seat)]
        explained += situation is not None
        for words in speakers:
            if situation is not None:
                assert words.situation(situation)
                assert bool(words.aim(situation)) == bool(situation.aim)
            assert all(words.effect(effect) for effect in effects if effect is not None)
            assert all(words.hint(hint) for hint in position.hints(seat))
            if forecast is not None:
                assert words.forecast(forecast)
                assert all(words.outcome(outcome) for outcome in forecast.outcomes)
    assert explained  # every game says what is going on


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_signs_targets_and_spots_are_those_that_there_are(table: Table) -> None:
    spots = {spot.name for spot in table.game.layout(table.start().setup).spots}
    for position, seat in questions(table):
        for step in position.legal(seat):
            effect = position.effect(seat, step)
            assert effect is None or effect.sign in SIGNS
            assert position.target(seat, step) in {"", *spots}
        for hint in position.hints(seat):
            assert set(hint.spots) <= spots
        forecast = position.forecast(seat)
        if forecast is not None:
            assert {outcome.spot for outcome in forecast.outcomes} <= {"", *spots}
            assert all(0 <= outcome.weight <= forecast.total for outcome in forecast.outcomes)
