"""Copies, pickles and fields: a position that is copied is equal to the one before, and shares nothing that changes."""

import pickle
from collections.abc import Iterator
from random import Random

from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position, fields_of, playout
from walpurgis.lab.check.finding import RULES, Finding, found
from walpurgis.lab.check.setups import LONGEST, TableSetup, moments

SEEDS = (1, 2, 3)
AHEAD = 30  # steps that a copy is played on


def copies(table: TableSetup) -> Iterator[Finding]:
    """A game's own copy, where it says one for speed, is the same as the one that follows from its fields."""
    for seed in SEEDS:
        for position in moments(table, seed, 0.02):
            seen = f"{table}, seed {seed}"
            before = _frozen(position)
            ends = set()
            twins = {"copy": position.copy(), "Position.copy": Position.copy(position), "pickle": _pickled(position)}
            for way, twin in twins.items():
                if type(twin) is not type(position):
                    yield found("copy-type", RULES, seen, way=way, found=type(twin).__name__)
                    continue
                for field in _differing(before, _frozen(twin)):
                    yield found("copy-differs", RULES, seen, way=way, field=field)
                if twin.events is not None:
                    yield found("copy-listens", RULES, seen, way=way)
                if not all(_frozen(twin).values()):
                    continue  # it was forgotten, and has been named
                playout(twin, Random(seed), AHEAD)
                for field in _differing(before, _frozen(position)):
                    yield found("copy-shares", RULES, seen, way=way, field=field)
                    return  # the game that it was seen in is spoilt
                ends.add(twin.digest())
            if len(ends) > 1:
                yield found("copy-plays-on", RULES, seen)


def _pickled(position: Position) -> Position:
    twin: Position = pickle.loads(pickle.dumps(position))
    return twin


def _frozen(position: Position) -> dict[str, str]:
    """Every field as text; one that a copy was never given is told apart from all others."""
    return {name: repr(getattr(position, name)) if hasattr(position, name) else "" for name in _fields(position)}


def _fields(position: Position) -> tuple[str, ...]:
    return ("awaits", *fields_of(type(position)))


def _differing(one: dict[str, str], other: dict[str, str]) -> list[str]:
    return [name for name in one if one[name] != other.get(name)]


def fields(game: Game) -> Iterator[Finding]:
    """Whatever a position holds is annotated in its class: what were not would be left out of copies and pickles."""
    position = game.start(game.seats[0])
    playout(position, Random(1), LONGEST)
    held = vars(game.position).get("__mypyc_attrs__") or vars(position)  # not those of a compiled base
    for name in sorted(set(held) - {"setup", "events", *_fields(position)}):
        yield found("field-unsaid", RULES, field=name)
    for name in _fields(position):
        if not hasattr(position, name):
            yield found("field-unset", RULES, field=name)
