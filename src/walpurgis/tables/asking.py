"""What somebody at a table can ask without making a move, and say without words of their own."""

from walpurgis.kernel.position import Position
from walpurgis.kernel.refusal import NotationError
from walpurgis.kernel.steps import Seat, Step
from walpurgis.tables.describe import encode
from walpurgis.tables.messages import Excluded, Failed, Previewed, Spoken, Why
from walpurgis.tables.phrases import PHRASES
from walpurgis.tables.table import LONGEST_STEP, Table
from walpurgis.tables.watcher import Watcher


def show_as(table: Table, watcher: Watcher, seat: Seat | None) -> None:
    """Turn to another of one's own seats, or to what a spectator sees: the curtain between two hands."""
    if seat is not None and not table.header.is_own(seat, watcher.device):
        watcher.deliver(encode(table.failed(watcher, "not-your-seat")))
        return
    watcher.seat = seat
    if table.match is not None:
        table.greet(watcher, [])


def why(table: Table, watcher: Watcher, seat: Seat, text: str, ident: str) -> None:
    found = _step(table, watcher, seat, text, ident)
    if isinstance(found, Failed):
        watcher.deliver(encode(found))
        return
    position, step = found
    refusal = position.refusal(seat, step)
    if refusal is None:
        watcher.deliver(encode(Why(ident, "", {}, "")))
    else:
        watcher.deliver(encode(Why(ident, refusal.clause, refusal.args, table.words(watcher).refusal(refusal))))


def preview(table: Table, watcher: Watcher, seat: Seat, text: str, ident: str) -> None:
    found = _step(table, watcher, seat, text, ident)
    if isinstance(found, Failed):
        watcher.deliver(encode(found))
        return
    position, step = found
    shown = position.preview(seat, step) if position.refusal(seat, step) is None else None
    if shown is None:
        watcher.deliver(encode(Previewed(ident, None)))
    else:
        watcher.deliver(encode(Previewed(ident, shown.data(), table.words(watcher).preview(shown))))


def deduce(table: Table, watcher: Watcher, seat: Seat, ident: str) -> None:
    if not table.header.is_own(seat, watcher.device):
        watcher.deliver(encode(table.failed(watcher, "not-your-seat", ident)))
    elif table.match is None:
        watcher.deliver(encode(table.failed(watcher, "not-started", ident)))
    else:
        position = table.match.position
        watcher.deliver(encode(Excluded(ident, position.excluded(seat), position.certain(seat))))


def hold(table: Table, watcher: Watcher, holds: bool) -> None:
    """Chance waits while somebody reads, and goes on at once when they have; only where nobody else is kept waiting."""
    watcher.holds = holds
    if not holds and table.is_alone(watcher) and table.match is not None and table.match.pause():
        table.minder().hurry()


def phrase(table: Table, watcher: Watcher, seat: Seat, key: str) -> None:
    if not table.header.is_own(seat, watcher.device):
        watcher.deliver(encode(table.failed(watcher, "not-your-seat")))
    elif key not in PHRASES:
        watcher.deliver(encode(table.failed(watcher, "phrase")))
    else:
        said = encode(Spoken(key, seat))
        for other in tuple(table.watchers):
            other.deliver(said)


def _step(table: Table, watcher: Watcher, seat: Seat, text: str, ident: str) -> tuple[Position, Step] | Failed:
    """The step that a question is about."""
    if not table.header.is_own(seat, watcher.device):
        return table.failed(watcher, "not-your-seat", ident)
    if table.match is None:
        return table.failed(watcher, "not-started", ident)
    try:
        return table.match.position, table.match.texts.parse(text[:LONGEST_STEP])
    except NotationError as error:
        return Failed("notation", table.words(watcher).error(error), ident)
