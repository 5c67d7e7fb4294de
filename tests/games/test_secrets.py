"""Nothing that a seat may not know reaches it: behind its back the world may be another, and it cannot tell."""

import json
from random import Random

import pytest

from tests.games.setups import TABLES, Table, moments
from walpurgis.kernel.position import Position, playout
from walpurgis.kernel.steps import OVER, Seat
from walpurgis.kernel.view import Effect, Forecast, Hint, Preview, Situation

POSITIONS = 2_400  # of every game, over all its tables
WITH_SECRETS = {"hexentanz", "sorcellerie", "wazbaraz", "hexenrennen"}


def data(part: Preview | Situation | Effect | Hint | Forecast | None) -> object:
    return part and part.data()


def all_that_reaches(position: Position, seat: Seat | None, rng: Random) -> str:
    """Every byte that a seat, or a spectator, could be sent about this position."""
    said: dict[str, object] = {
        "view": position.view(seat).data(),
        "features": position.features(seat),
        "awaits": [position.awaits, position.awaited(), position.standing()],
    }
    if seat is not None:
        legal = position.legal(seat)
        said["legal"] = legal
        said["prompts"] = [
            [prompt.kind, prompt.verb, prompt.steps, prompt.spots, prompt.items, prompt.size, prompt.limit]
            for prompt in position.prompts(seat)
        ]
        tried = [*legal, *(form.base + rng.randrange(form.size) for form in position.NOTATION.forms for _ in range(3))]
        refusals = [position.refusal(seat, step) for step in tried[:60]]
        said["refusals"] = [refusal and [refusal.clause, refusal.args] for refusal in refusals]
        said["previews"] = [data(position.preview(seat, step)) for step in legal[:20]]
        said["effects"] = [[position.target(seat, step), data(position.effect(seat, step))] for step in legal]
        if seat in position.awaited():
            said["situation"] = data(position.situation(seat))
            said["hints"] = [data(hint) for hint in position.hints(seat)]
            said["forecast"] = data(position.forecast(seat))
    return json.dumps(said)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_seat_can_tell_an_imagined_world_from_the_real_one(table: Table) -> None:
    share = len([other for other in TABLES if other.game is table.game])
    wanted = POSITIONS // share + 1
    found = different = 0
    seed = 0
    while found < wanted:
        seed += 1
        for position in moments(table, seed, 0.08):
            found += 1
            for seat in [None, *range(table.seats)]:
                world = position.imagine(seat, Random(seed))
                assert world is not position
                real = all_that_reaches(position, seat, Random(found))
                assert all_that_reaches(world, seat, Random(found)) == real, f"seat {seat}, seed {seed}"
                different += world.digest() != position.digest()
    assert bool(different) == (table.game.name in WITH_SECRETS)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_imagined_world_can_be_played_to_its_end(table: Table) -> None:
    for seed in (1, 2):
        for position in moments(table, seed, 0.01):
            for seat in [None, *range(table.seats)]:
                world = position.imagine(seat, Random(seed))
                playout(world, Random(seed), 20_000)
                assert world.awaits == OVER


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_see_the_same_where_a_game_says_so(table: Table) -> None:
    """A table then works out one view for everybody, spectators included."""
    for seed in range(4):
        for position in moments(table, seed, 0.05):
            seen = {json.dumps(position.view(seat).data() | {"seat": None}) for seat in [None, *range(table.seats)]}
            assert len(seen) == 1 or not position.OPEN
