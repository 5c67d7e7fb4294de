"""What becomes of random games, as one digest a table: `python -m tests.packaging.fate` prints them as JSON.

Everything that a position answers goes into the digest, so that two builds of the rules with the same digests play
the same game.
"""

import hashlib
import json
from random import Random

from tests.games.setups import TABLES, Table, moments
from walpurgis.kernel import position as kernel
from walpurgis.kernel.position import Position, playout

SEEDS = (1, 2)
SHARE = 0.02  # of the positions of a game that are looked at closely
WRITTEN = 20  # steps of all kinds, possible or not, that are tried there


def fate(table: Table) -> str:
    digest = hashlib.sha256()
    for seed in SEEDS:
        for position in moments(table, seed, SHARE):
            digest.update(answers(position, Random(seed)).encode())
        digest.update(story(table, seed).encode())
    return digest.hexdigest()


def answers(position: Position, rng: Random) -> str:
    seats = range(position.setup.seats)
    forms = position.NOTATION.forms
    written = [form.base + rng.randrange(form.size) for form in rng.choices(forms, k=WRITTEN)]
    chances = position.chances() if position.waiting() == "chance" else None
    answer = [
        position.state(),
        chances and [chances.steps, chances.weights],
        position.places(),
        [position.text(step) for step in written],
        [[repr(position.refusal(seat, step)) for step in written] for seat in seats],
        [position.legal(seat) for seat in seats],
        [[prompt.steps, prompt.spots, prompt.items] for seat in seats for prompt in position.prompts(seat)],
        [preview(position, seat, step) for seat in seats for step in position.legal(seat)[:WRITTEN]],
        [explanation(position, seat) for seat in position.awaited()],
        [position.view(seat).data() for seat in [None, *seats]],
        [position.features(seat) for seat in [None, *seats]],
        [position.imagine(seat, rng).state() for seat in [None, *seats]],
    ]
    return repr(answer)


def preview(position: Position, seat: int, step: int) -> object:
    shown = position.preview(seat, step)
    return shown and shown.data()


def explanation(position: Position, seat: int) -> object:
    """What is going on, what is special about a step, what a newcomer has to be shown, what may come."""
    situation = position.situation(seat)
    forecast = position.forecast(seat)
    effects = [position.effect(seat, step) for step in position.legal(seat)]
    return [
        situation and situation.data(),
        [effect and effect.data() for effect in effects],
        [position.target(seat, step) for step in position.legal(seat)],
        [hint.data() for hint in position.hints(seat)],
        forecast and forecast.data(),
    ]


def story(table: Table, seed: int) -> str:
    """All events of a whole game."""
    position = table.start()
    position.events = []
    playout(position, Random(seed), 100_000)
    return repr([(event.data(), event.audience) for event in position.events])


if __name__ == "__main__":
    print(json.dumps({"kernel": kernel.__file__, "fates": {str(table): fate(table) for table in TABLES}}))
