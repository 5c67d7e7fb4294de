"""What lies where: views, events and regions on spots that the layout has, in words that there are."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position, random_step
from walpurgis.kernel.steps import CHANCE, OVER, Actor, Step
from walpurgis.kernel.view import View
from walpurgis.lab.check.checked_words import words_of
from walpurgis.lab.check.finding import LAYOUT, RULES, Finding, found, unsaid
from walpurgis.lab.check.setups import LONGEST, TableSetup, moments
from walpurgis.words import UnsaidError

SEEDS = (1, 2, 3)
TOLD = 350  # events of one game that are said in words


def spots_of(table: TableSetup) -> set[str]:
    return {spot.name for spot in table.game.layout(table.start().setup).spots}


def layout(table: TableSetup) -> Iterator[Finding]:
    """Every spot has a name of its own; regions have words, and a spot on their head line."""
    board = table.game.layout(table.start().setup)
    names = [spot.name for spot in board.spots]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield found("spot-twice", LAYOUT, table, spot=name)
    spots = {spot.name: spot for spot in board.spots}
    for region in board.regions:
        if region.spot not in spots or spots[region.spot].y != region.head:
            yield found("region-head", LAYOUT, table, region=region.name, spot=region.spot)
        for words in words_of(table.game):
            if not words.has(f"region-{region.name}"):
                about = f"Region {region.name}"
                yield unsaid(UnsaidError(words.language, f"region-{region.name}"), about, table)
    for words in words_of(table.game):
        for name in names:
            try:
                words.spot(name)
            except UnsaidError as error:
                yield unsaid(error, f"Spot {name.split('-')[0]}", table)


def views(table: TableSetup) -> Iterator[Finding]:
    """What a seat sees lies on known spots, is known to a terminal, and has words."""
    spots = spots_of(table)
    glyphs = table.game.layout(table.start().setup).glyphs
    for seed in SEEDS:
        for position in moments(table, seed, 0.02):
            for seat in [None, *range(table.seats)]:
                view = position.view(seat)
                seen = f"{table}, seed {seed}"
                for spot in sorted((view.spots.keys() | view.notes.keys()) - spots):
                    yield found("spot-missing", LAYOUT, seen, spot=spot)
                for spot in sorted({spot for mark in view.marks for spot in mark.spots} - spots):
                    yield found("spot-unknown", LAYOUT, seen, spot=spot, about="Mark")
                pieces = [piece for lying in [*view.spots.values(), *view.notes.values()] for piece in lying]
                for kind in sorted({piece.kind for piece in pieces} - glyphs.keys()):
                    yield found("glyph", LAYOUT, seen, kind=kind)
                yield from _numbers(view, table.seats, seen)
                yield from _words_of_view(view, table, seen)


def _numbers(view: View, seats: int, seen: str) -> Iterator[Finding]:
    """Tallies, statuses and sheets have a number for every seat."""
    for name, tally in view.tallies.items():
        if len(tally) != seats:
            yield found("tally", RULES, seen, name=name, found=len(tally))
    if len(view.statuses) not in (0, seats):
        yield found("statuses", RULES, seen, found=len(view.statuses))
    for sheet in view.sheets:
        size = [len(sheet.columns)] * seats
        if [len(row) for row in sheet.numbers] != size or [len(row) for row in sheet.signs] != size:
            yield found("sheet", RULES, seen, name=sheet.name)


def _words_of_view(view: View, table: TableSetup, seen: str) -> Iterator[Finding]:
    pieces = [piece for lying in [*view.spots.values(), *view.notes.values()] for piece in lying]
    signs = {sign for sheet in view.sheets for row in sheet.signs for sign in row} - {""}
    keys = [f"mark-{mark.kind}" for mark in view.marks] + [f"sheet-{sheet.name}" for sheet in view.sheets]
    keys += [f"cell-{sign}" for sign in signs]
    for words in words_of(table.game):
        said: list[tuple[str, Callable[[], str]]] = []
        said += [(f"Piece {piece.kind}", partial(words.piece, piece)) for piece in pieces]
        said += [(f"Status {status.name}", partial(words.status, status)) for status in view.statuses]
        said += [(key, partial(words.say, key)) for key in keys]
        for about, say in said:
            try:
                say()
            except UnsaidError as error:
                yield unsaid(error, about, seen)


def telling(table: TableSetup) -> Iterator[Finding]:
    """What happens is told in words of both languages, and moves along spots that there are."""
    spots = spots_of(table)
    for seed in SEEDS:
        rng = Random(seed)
        seen = f"{table}, seed {seed}"
        position = table.start()
        position.events = []
        for _ in range(LONGEST):
            if position.awaits == OVER:
                break
            actor, step = random_step(position, rng)
            if rng.random() < 0.1:
                yield from _step(table, position, actor, step, spots, seen)
            position.play(actor, step)
        for event in position.events[:TOLD] + position.events[-TOLD:]:
            yield from _event(event, table, spots, seen)


def _step(
    table: TableSetup, position: Position, actor: Actor, step: Step, spots: set[str], seen: str
) -> Iterator[Finding]:
    if position.NOTATION.form(step) is None:
        return  # `legal` says so
    preview = position.preview(actor, step) if actor != CHANCE else None
    for words in words_of(table.game):
        try:
            words.step(table.game, step)
            if preview is not None:
                words.preview(preview)
        except UnsaidError as error:
            yield unsaid(error, f"“{position.text(step)}”", seen)
    if preview is not None:
        for spot in sorted(({spot for way in preview.ways for spot in way} | {*preview.marks}) - spots):
            yield found("spot-unknown", LAYOUT, seen, spot=spot, about=f"Preview {preview.name}")


def _event(event: Event, table: TableSetup, spots: set[str], seen: str) -> Iterator[Finding]:
    for spot in sorted({*event.path} - spots):
        yield found("spot-unknown", LAYOUT, seen, spot=spot, about=f"tell {event.name}")
    for words in words_of(table.game):
        try:
            words.event(event)
            for clause in event.clauses:
                words.clause(clause)
        except UnsaidError as error:
            yield unsaid(error, f"tell {event.name}", seen)
