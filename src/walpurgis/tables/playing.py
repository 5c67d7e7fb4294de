"""A move that somebody sends to a table: it is made, or answered with why not."""

from functools import partial
from typing import Final

from walpurgis.kernel.refusal import NotationError
from walpurgis.kernel.steps import SEVERAL
from walpurgis.tables import presence
from walpurgis.tables.commit import Commit
from walpurgis.tables.errors import TableError
from walpurgis.tables.match import Action
from walpurgis.tables.messages import Accepted, Answer, Failed, Refused, Stale
from walpurgis.tables.move import LONGEST_NONCE, LONGEST_STEP, Move
from walpurgis.tables.move_ids import UNKNOWN
from walpurgis.tables.presenter import encode
from walpurgis.tables.table import Table
from walpurgis.tables.watchdog import GameOverranError

CHANGED_ELSEWHERE: Final = ("not-your-seat", "not-started", "not-running")


def play(table: Table, move: Move) -> None:
    """Now, or when what is being written is written. Every move is answered."""
    if not table.queue.busy:
        _play(table, move)
    elif table.peers is not None and table.peers.is_cut_off:
        move.client.deliver(encode(table.audience.failed(move.client, "store", move.nonce)))
    elif not table.queue.is_crowded:
        table.queue.enter(partial(_play, table, move))
    else:
        move.client.deliver(encode(table.audience.failed(move.client, "busy", move.nonce)))


def _play(table: Table, move: Move) -> None:
    answer: Answer | None
    try:
        answer = _consider(table, move)
    except (Exception, GameOverranError) as error:
        table.stumble(error)
        answer = table.audience.failed(move.client, "move-failed", move.nonce)
    if answer is None:
        return
    if table.peers is not None and _may_be_behind(table, move, answer):
        table.context.tasks.spawn(_look_again(table, move, answer))
    else:
        move.client.deliver(encode(answer))


def _may_be_behind(table: Table, move: Move, answer: Answer) -> bool:
    """Whether it is refused for something that another node may have changed a moment ago."""
    if isinstance(answer, Stale):
        return table.match is not None and move.at > table.match.length
    return isinstance(answer, Failed) and answer.error in CHANGED_ELSEWHERE


async def _look_again(table: Table, move: Move, answer: Answer) -> None:
    assert table.peers is not None
    try:
        is_news = await table.peers.refresh()
    except TableError as error:
        move.client.deliver(encode(table.audience.failed(move.client, error.key, move.nonce)))
        return
    if is_news and not table.gone:
        table.queue.enter(partial(_play, table, move))
    else:
        move.client.deliver(encode(answer))


def _consider(table: Table, move: Move) -> Answer | None:
    """Answer at once, or set about doing it: None."""
    match, client, seat, nonce = table.match, move.client, move.seat, move.nonce
    if not 0 < len(nonce) <= LONGEST_NONCE:
        return table.audience.failed(client, "nonce")
    made_at = table.made.made_at(move.ident)
    if made_at != UNKNOWN:
        return _made_before(table, move, made_at)
    if not table.header.is_own(seat, client.device):
        return table.audience.failed(client, "not-your-seat", nonce)
    if match is None:
        return table.audience.failed(client, table.header.fault or "not-started", nonce)
    if table.header.status == "archived":
        return table.audience.failed(client, "not-running", nonce)
    try:
        step = match.notation.parse(move.text[:LONGEST_STEP])
    except NotationError as error:
        return Failed("notation", table.audience.words(client).error(error), nonce)
    if match.asked[seat] > move.at or move.at > match.length:
        return Stale(nonce, match.length)
    if table.is_minded(seat):
        presence.come_back(table, seat)
    position = match.position
    if position.awaits == SEVERAL and table.referee is not None and table.referee.race is not None:
        return table.referee.answer(table.referee.race, move, step)
    refusal = position.refusal(seat, step)
    if refusal is not None:
        return Refused(nonce, refusal.clause, refusal.args, table.audience.words(client).refusal(refusal))
    again = partial(_play, table, move) if table.peers is not None else None
    Commit(table, {client: [nonce]}, again=again).make([Action(seat, step, move.ident)])
    return None


def _made_before(table: Table, move: Move, made_at: int) -> Answer:
    """A retry, however late, hears what became of it. A new move under an old id is not taken for one: it would be
    lost without a word.
    """
    if move.at > made_at:
        return table.audience.failed(move.client, "nonce-used", move.nonce)
    return Accepted(move.nonce, table.shown)
