"""What becomes of random games, as one digest a table: `python -m walpurgis.lab.check.fate NAME` prints them as JSON.

Everything that a position answers goes into the digest, so that two builds of the rules with the same digests play
the same game.
"""

import hashlib
import json
import sys
from random import Random

from walpurgis import games
from walpurgis.kernel import position as kernel
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position, playout
from walpurgis.lab.check.setups import TableSetup, moments, tables_of

SEEDS = (1, 2)
SHARE = 0.02  # of the positions of a game that are looked at closely
WRITTEN = 20  # steps of all kinds, possible or not, that are tried there


def fate(table: TableSetup) -> str:
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


def story(table: TableSetup, seed: int) -> str:
    """All events of a whole game."""
    position = table.start()
    position.events = []
    playout(position, Random(seed), 100_000)
    return repr([(event.data(), event.audience) for event in position.events])


def fates(game: Game) -> dict[str, str]:
    return {str(table): fate(table) for table in tables_of(game)}


def main(names: list[str]) -> None:
    told = {name: fates(games.find(name)) for name in names or games.names()}
    modules = {name: sys.modules[games.find(name).position.__module__].__file__ for name in told}
    print(json.dumps({"kernel": kernel.__file__, "modules": modules, "fates": told}))


if __name__ == "__main__":
    main(sys.argv[1:])
