"""What is said beside a question: there are words for all of it, and it speaks of what there is."""

from collections.abc import Callable, Iterator
from functools import partial

from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat
from walpurgis.kernel.view import SIGNS
from walpurgis.lab.check.board import spots_of
from walpurgis.lab.check.checked_words import words_of
from walpurgis.lab.check.finding import LAYOUT, RULES, Finding, found, unsaid
from walpurgis.lab.check.setups import TableSetup, moments
from walpurgis.words import UnsaidError

SEEDS = (1, 2, 3)
SHARE = 0.3  # of the positions of a game


def questions(table: TableSetup) -> Iterator[Finding]:
    spots = spots_of(table)
    for seed in SEEDS:
        for position in moments(table, seed, SHARE):
            for seat in position.awaited():
                yield from _said(position, seat, table, f"{table}, seed {seed}")
                yield from _pointed_at(position, seat, spots, f"{table}, seed {seed}")


def _said(position: Position, seat: Seat, table: TableSetup, seen: str) -> Iterator[Finding]:
    situation, forecast = position.situation(seat), position.forecast(seat)
    effects = [effect for step in position.legal(seat) if (effect := position.effect(seat, step)) is not None]
    for words in words_of(table.game):
        said: list[tuple[str, Callable[[], str]]] = []
        if situation is not None:
            said += [("situation", partial(words.situation, situation)), ("situation", partial(words.aim, situation))]
        said += [("effect", partial(words.effect, effect)) for effect in effects]
        said += [("hints", partial(words.hint, hint)) for hint in position.hints(seat)]
        if forecast is not None:
            said.append(("forecast", partial(words.forecast, forecast)))
            said += [("forecast", partial(words.outcome, outcome)) for outcome in forecast.outcomes]
        for hook, say in said:
            try:
                say()
            except UnsaidError as error:
                yield unsaid(error, hook, seen)


def _pointed_at(position: Position, seat: Seat, spots: set[str], seen: str) -> Iterator[Finding]:
    named = [(position.target(seat, step), "target") for step in position.legal(seat)]
    named += [(spot, "hints") for hint in position.hints(seat) for spot in hint.spots]
    forecast = position.forecast(seat)
    if forecast is not None:
        named += [(outcome.spot, "forecast") for outcome in forecast.outcomes]
        if not all(0 <= outcome.weight <= forecast.total for outcome in forecast.outcomes):
            yield found("forecast", RULES, seen, name=forecast.name)
    for spot, hook in named:
        if spot and spot not in spots:
            yield found("spot-unknown", LAYOUT, seen, spot=spot, about=hook)
    for step in position.legal(seat):
        effect = position.effect(seat, step)
        if effect is not None and effect.sign not in SIGNS:
            yield found("sign", RULES, seen, sign=effect.sign, possible=" · ".join(SIGNS))
