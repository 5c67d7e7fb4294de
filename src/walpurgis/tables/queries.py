"""What somebody at a table can ask without making a move, and say without words of their own."""

import logging
from collections.abc import Callable

from walpurgis.kernel.position import Position
from walpurgis.kernel.refusal import NotationError
from walpurgis.kernel.steps import Seat, Step
from walpurgis.tables.client import Client
from walpurgis.tables.messages import Failed, Previewed, Spoken, Why
from walpurgis.tables.move import LONGEST_STEP
from walpurgis.tables.phrases import PHRASES
from walpurgis.tables.presenter import encode, preview_data
from walpurgis.tables.table import Table

log = logging.getLogger("walpurgis.tables")


def ask(table: Table, client: Client, ident: str, question: Callable[[Table], None]) -> None:
    """In its turn, behind what is being written. Every question is answered, if only with why it cannot be."""
    if table.queue.is_crowded:
        client.deliver(encode(table.audience.failed(client, "busy", ident)))
    else:
        table.queue.enter(lambda: _answer(table, client, ident, question))


def _answer(table: Table, client: Client, ident: str, question: Callable[[Table], None]) -> None:
    """A question that fails is no more than that: the game goes on."""
    try:
        question(table)
    except Exception:
        log.exception("a question about %s could not be answered", table.header.game)
        client.deliver(encode(table.audience.failed(client, "unanswered", ident)))


def show_as(table: Table, client: Client, seat: Seat | None, ident: str) -> None:
    """Turn to another of one's own seats, or to what a spectator sees: the curtain between two hands."""
    if seat is not None and not table.header.is_own(seat, client.device):
        client.deliver(encode(table.audience.failed(client, "not-your-seat", ident)))
        return
    client.seat = seat
    if table.match is not None:
        table.audience.greet(client, [])


def why(table: Table, client: Client, seat: Seat, text: str, ident: str) -> None:
    found = _step(table, client, seat, text, ident)
    if found is None:
        return
    position, step = found
    refusal = position.refusal(seat, step)
    if refusal is None:
        client.deliver(encode(Why(ident, "", {}, "")))
    else:
        client.deliver(encode(Why(ident, refusal.clause, refusal.args, table.audience.words(client).refusal(refusal))))


def preview(table: Table, client: Client, seat: Seat, text: str, ident: str) -> None:
    found = _step(table, client, seat, text, ident)
    if found is None:
        return
    position, step = found
    shown = position.preview(seat, step) if position.refusal(seat, step) is None else None
    if shown is None:
        client.deliver(encode(Previewed(ident, None)))
    else:
        client.deliver(encode(Previewed(ident, preview_data(shown), table.audience.words(client).preview(shown))))


def hold(table: Table, client: Client, holds: bool) -> None:
    """Chance waits while somebody reads, and goes on at once when they have; only where nobody else is kept waiting."""
    client.holds = holds
    if not holds and table.is_alone(client) and table.match is not None and table.match.pause():
        table.hurry()


def phrase(table: Table, client: Client, seat: Seat, key: str, ident: str) -> None:
    if not table.header.is_own(seat, client.device):
        client.deliver(encode(table.audience.failed(client, "not-your-seat", ident)))
    elif key not in PHRASES:
        client.deliver(encode(table.audience.failed(client, "phrase", ident)))
    else:
        said = encode(Spoken(key, seat))
        for other in tuple(table.audience.clients):
            other.deliver(said)
        if table.peers is not None:
            table.peers.say(seat, key)


def _step(table: Table, client: Client, seat: Seat, text: str, ident: str) -> tuple[Position, Step] | None:
    """The step that a question is about. None, and the client is told why, where there is none."""
    if not table.header.is_own(seat, client.device):
        failed = table.audience.failed(client, "not-your-seat", ident)
    elif table.match is None:
        failed = table.audience.failed(client, "not-started", ident)
    else:
        try:
            return table.match.position, table.match.notation.parse(text[:LONGEST_STEP])
        except NotationError as error:
            failed = Failed("notation", table.audience.words(client).error(error), ident)
    client.deliver(encode(failed))
    return None
