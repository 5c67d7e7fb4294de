"""What is possible: legal steps and refusals, their text, and the questions that offer them."""

from collections.abc import Iterator, Sequence
from random import Random

from walpurgis.kernel.position import Position
from walpurgis.kernel.refusal import NotationError, Refusal
from walpurgis.kernel.steps import CHANCE, Actor, Seat, Step
from walpurgis.kernel.view import Prompt
from walpurgis.lab.check.board import spots_of
from walpurgis.lab.check.checked_words import words_of
from walpurgis.lab.check.finding import LAYOUT, RULES, Finding, found, unsaid
from walpurgis.lab.check.setups import TableSetup, moments
from walpurgis.words import UnsaidError, Words

SEEDS = (1, 2, 3)
MANY = 40  # legal steps of one seat that are tried


def writable(position: Position, rng: Random, each: int) -> list[Step]:
    """Steps of every form of the notation, possible now or not."""
    return [form.base + rng.randrange(form.size) for form in position.NOTATION.forms for _ in range(each)]


def legal(table: TableSetup) -> Iterator[Finding]:
    """A seat that is awaited has legal steps and no other has; they ascend, and are steps of its notation."""
    for seed in SEEDS:
        for position in moments(table, seed, 1.0):  # before such a step is played, which may raise anything
            seen = f"{table}, seed {seed}"
            yield from _outside_notation(position, seen)
            for seat in range(table.seats):
                steps = position.legal(seat)
                if steps != sorted(set(steps)):
                    yield found("legal-order", RULES, seen)
                if (seat in position.awaited()) != bool(steps):
                    yield found("legal-awaited", RULES, seen, awaited="" if steps else "awaited")


def _outside_notation(position: Position, seen: str) -> Iterator[Finding]:
    """Steps without a text, and steps of seats that are written among those of chance, or the other way round."""
    notation = position.NOTATION
    asked: list[tuple[Actor, list[Step]]] = [(seat, position.legal(seat)) for seat in position.awaited()]
    if position.awaits == CHANCE:
        asked.append((CHANCE, position.chances().steps))
    for actor, steps in asked:
        hook = "chances" if actor == CHANCE else "legal"
        for step in steps[:MANY] + steps[MANY:][-MANY:]:
            if notation.form(step) is None:
                yield found("outside-notation", RULES, seen, hook=hook, step=step)
            elif notation.is_chance(step) != (actor == CHANCE):
                yield found("wrong-notation", RULES, seen, hook=hook, text=position.text(step))


def refusals(table: TableSetup) -> Iterator[Finding]:
    """Every step that can be written is legal, or refused by a clause that has words."""
    all_words = words_of(table.game)
    for seed in SEEDS:
        rng = Random(seed)
        for position in moments(table, seed, 0.05):
            seen = f"{table}, seed {seed}"
            for seat in range(table.seats):
                yield from _refused(position, seat, rng, all_words, seen)
            for step in writable(position, rng, 2):
                fits = position.awaits == CHANCE and step in position.chances().steps
                if (position.refusal(CHANCE, step) is None) != fits:
                    yield found("chance-refusal", RULES, seen, text=position.text(step))


def _refused(position: Position, seat: Seat, rng: Random, all_words: Sequence[Words], seen: str) -> Iterator[Finding]:
    steps = [step for step in position.legal(seat) if position.NOTATION.form(step) is not None]
    listed = {position.NOTATION.listed(step) for step in steps}
    for step in [*steps[:MANY], *writable(position, rng, 4)]:
        refusal = position.refusal(seat, step)
        text = position.text(step)
        if refusal is None and position.NOTATION.listed(step) not in listed:
            yield found("not-refused", RULES, seen, text=text)
        elif refusal is not None and step in steps:
            yield found("legal-refused", RULES, seen, text=text, clause=refusal.clause)
        if refusal is not None:
            yield from _clause(refusal, text, all_words, seen)


def _clause(refusal: Refusal, text: str, all_words: Sequence[Words], seen: str) -> Iterator[Finding]:
    for words in all_words:
        if not words.has(refusal.clause):
            yield found("clause-unknown", RULES, seen, clause=refusal.clause, text=text.split()[0])
            return
        try:
            words.refusal(refusal)
        except UnsaidError as error:
            yield unsaid(error, f"Refusal({refusal.clause!r})", seen)


def notation(table: TableSetup) -> Iterator[Finding]:
    """Text and steps are two ways of saying the same."""
    for seed in SEEDS:
        rng = Random(seed)
        for position in moments(table, seed, 0.02):
            steps = [step for seat in range(table.seats) for step in position.legal(seat)][:50]
            steps += position.chances().steps[:50] if position.awaits == CHANCE else []
            for step in [*steps, *writable(position, rng, 3)]:
                if position.NOTATION.form(step) is None:
                    continue  # `legal` says so
                text = position.text(step)
                try:
                    again = position.parse(text)
                except NotationError:
                    again = -1
                if again != step:
                    yield found("notation-two-ways", RULES, f"{table}, seed {seed}", text=text, step=step)


def prompts(table: TableSetup) -> Iterator[Finding]:
    """The questions to a seat offer what is legal, on spots that there are."""
    spots = spots_of(table)
    for seed in SEEDS:
        for position in moments(table, seed, 0.05):
            seen = f"{table}, seed {seed}"
            for seat in range(table.seats):
                yield from _offered(position.prompts(seat), position.legal(seat), seen)
                for prompt in position.prompts(seat):
                    for spot in sorted({*prompt.spots} - spots - {""}):
                        yield found("spot-unknown", LAYOUT, seen, spot=spot, about=f"prompts, {prompt.kind}")


def _offered(asked: list[Prompt], steps: list[Step], seen: str) -> Iterator[Finding]:
    listed = [step for prompt in asked for step in prompt.steps]
    is_listed = all(prompt.kind in ("choice", "pair") for prompt in asked)
    fits = sorted(listed) == steps if is_listed else set(listed) <= set(steps)
    if bool(asked) != bool(steps) or not fits:
        yield found("prompts", RULES, seen)
