"""How a game goes on and ends: within a bound, with places for all, and the same again from its record."""

from collections.abc import Iterator
from random import Random

from walpurgis.kernel.position import Position, random_step
from walpurgis.kernel.record import Line, Record, read
from walpurgis.kernel.replay import Replay
from walpurgis.kernel.steps import OVER
from walpurgis.lab.check.checked_words import words_of
from walpurgis.lab.check.finding import RULES, Finding, found, unsaid
from walpurgis.lab.check.setups import LONGEST, TableSetup, moments
from walpurgis.words import UnsaidError

SEEDS = (1, 2, 3)


def ending(table: TableSetup) -> Iterator[Finding]:
    """A random game is over some time; then there are places, and perhaps a reason, which has words."""
    for seed in SEEDS:
        seen = f"{table}, seed {seed}"
        if table.start().view(None).ending is not None:
            yield found("ending-early", RULES, seen)
        *_, last = moments(table, seed, 0.0)
        yield from _places(last, table.seats, seen)
        reason = last.view(None).ending
        for words in words_of(table.game) if reason is not None else ():
            assert reason is not None
            try:
                words.ending(reason)
            except UnsaidError as error:
                yield unsaid(error, f"Ending {reason.name}", seen)


def _places(last: Position, seats: int, seen: str) -> Iterator[Finding]:
    """1 and the number of those who did better; whoever the ending names has won."""
    standing = last.standing() or []
    if len(standing) != seats or any(place != 1 + sum(o < place for o in standing) for place in standing):
        yield found("places", RULES, seen, found=", ".join(map(str, standing)))
        return
    reason = last.view(None).ending
    if reason is not None and "seat" in reason.args and standing[int(reason.args["seat"])] != 1:
        yield found("ending-seat", RULES, seen)


def features(table: TableSetup) -> Iterator[Finding]:
    """They have the same length in every position and for every seat."""
    lengths = {len(moment.features(seat)) for moment in moments(table, 5, 0.05) for seat in [None, *range(table.seats)]}
    if len(lengths) > 1:
        yield found("features", RULES, table, found=", ".join(map(str, sorted(lengths))))


def records(table: TableSetup) -> Iterator[Finding]:
    """A game that is written down and read again comes to the same end."""
    for seed in SEEDS:
        seen = f"{table}, seed {seed}"
        record, end = _played(table, seed)
        again = Replay(table.game, read(str(record)), listen=True)
        while again.advance():
            pass
        if again.refused is not None:
            line = record.lines[again.count]
            yield found("record-refused", RULES, seen, text=str(line), clause=again.refused.clause)
        elif again.position.digest() != end.digest():
            yield found("record-differs", RULES, seen)
        if str(read(str(record))) != str(record):
            yield found("record-text", RULES, seen)


def _played(table: TableSetup, seed: int) -> tuple[Record, Position]:
    rng = Random(seed)
    position = table.start(table.seats - 1)
    options = {name: str(value) for name, value in table.options}
    record = Record(table.game.name, table.seats, table.seats - 1, options, names={0: "Jo #1"})
    for _ in range(LONGEST):
        if position.awaits == OVER:
            break
        actor, step = random_step(position, rng)
        record.lines.append(Line(actor, position.text(step)))
        position.play(actor, step)
    return record, position
