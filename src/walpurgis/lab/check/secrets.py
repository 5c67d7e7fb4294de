"""Nothing that a seat may not know reaches it: behind its back the world may be another, and it cannot tell."""

import json
from collections.abc import Iterator
from random import Random

from walpurgis.kernel.position import Position, playout
from walpurgis.kernel.steps import OVER, Seat
from walpurgis.kernel.view import Effect, Forecast, Hint, Preview, Situation
from walpurgis.lab.check.finding import RULES, Finding, found
from walpurgis.lab.check.setups import LONGEST, TableSetup, moments, tables_of

POSITIONS = 2_400  # of every game, over all its tables


def secrets(table: TableSetup) -> Iterator[Finding]:
    """`imagine` gives worlds of which every byte that reaches the seat is the same, and others where it must."""
    wanted = POSITIONS // len(tables_of(table.game)) + 1
    looked = 0
    seed = 0
    differs: set[Seat | None] = set()
    seats = [None, *range(table.seats)]
    while looked < wanted:
        seed += 1
        for position in moments(table, seed, 0.08):
            looked += 1
            for seat in seats:
                world = position.imagine(seat, Random(seed))
                seen = f"{table}, seed {seed}"
                if world is position:
                    yield found("imagine-itself", RULES, seen)
                    return
                real = all_that_reaches(position, seat, Random(looked))
                told = all_that_reaches(world, seat, Random(looked))
                if told != real:
                    yield found("leak", RULES, seen, part=difference(real, told), who=_who(seat))
                    return
                if world.digest() != position.digest():
                    differs.add(seat)
    if table.game.position.SECRETS:
        for seat in seats:
            if seat not in differs:
                yield found("imagine-truth", RULES, table, who=_who(seat))
                return
    elif differs:
        yield found("secrets-unsaid", RULES, table)


def worlds(table: TableSetup) -> Iterator[Finding]:
    """An imagined world can be played to its end."""
    for seed in (1, 2):
        for position in moments(table, seed, 0.01):
            for seat in [None, *range(table.seats)]:
                world = position.imagine(seat, Random(seed))
                playout(world, Random(seed), LONGEST)
                if world.awaits != OVER:
                    yield found("imagine-endless", RULES, f"{table}, seed {seed}", most=LONGEST)
                    return


def open_view(table: TableSetup) -> Iterator[Finding]:
    """Where a game says OPEN, all see the same: a table then works out one view for everybody."""
    if not table.game.position.OPEN:
        return
    for seed in range(4):
        for position in moments(table, seed, 0.05):
            seen = {json.dumps(position.view(seat).data() | {"seat": None}) for seat in [None, *range(table.seats)]}
            if len(seen) > 1:
                yield found("open", RULES, f"{table}, seed {seed}")
                return


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


def difference(real: str, told: str) -> str:
    """Where two such texts differ first, such as “view spots hand-1”."""
    return " ".join(_difference(json.loads(real), json.loads(told)))


def _difference(one: object, other: object) -> list[str]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys()):
            if one.get(key) != other.get(key):
                return [str(key), *_difference(one.get(key), other.get(key))]
    return []


def _who(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
