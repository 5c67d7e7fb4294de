"""Who comes to a table and goes: a place for everybody who may watch, what they missed, whether they are looking."""

import logging
from typing import Final

from walpurgis.kernel.steps import Seat
from walpurgis.tables import seating
from walpurgis.tables.client import EVERYBODY, Client
from walpurgis.tables.errors import TableError
from walpurgis.tables.faults import fault_of
from walpurgis.tables.header_change import alter
from walpurgis.tables.limits import Limits
from walpurgis.tables.match import Match, Told
from walpurgis.tables.messages import Notice
from walpurgis.tables.presenter import encode
from walpurgis.tables.table import Table
from walpurgis.tables.watchdog import GameOverranError

MOST_CAUGHT_UP: Final = 200  # steps: whoever missed more gets the view alone

log = logging.getLogger("walpurgis.tables")


async def enter(table: Table, client: Client, at: int, seat: Seat | None, limits: Limits) -> bool:
    """Whoever comes sees how the table stands, and what happened behind `at`; False if it is not to be used any more.

    seat: whose view to show first; None: the device's first seat, or a spectator's. EVERYBODY: what anybody may see,
    now and when the device sits down.
    """
    seating.check_watcher(table.header, client.device)
    async with table.queue.held():
        own = table.header.seats_of(client.device)
        if seat == EVERYBODY:
            client.watches, client.here, own, seat = True, False, [], None
        if seat is not None and seat not in own:
            raise TableError("not-your-seat")
        client.seat = own[0] if seat is None and own else seat
        try:
            told = await missed(table, at)
            if not table.gone and not client.gone:
                _find_place(table, client, limits)
                welcome(table, client, told)
        except TableError:
            raise
        except (Exception, GameOverranError) as error:
            table.stumble(error)
            raise TableError(fault_of(error)) from error
        return not table.gone


async def catch_up(table: Table, client: Client, at: int, seat: Seat | None) -> None:
    """Somebody may come from another node, and know more of the table than is known here."""
    if table.peers is None:
        return
    is_behind = table.match is None or at > table.match.length or not table.header.concerns(client.device)
    if is_behind or (seat is not None and seat >= 0 and seat not in table.header.seats_of(client.device)):
        await table.peers.refresh()


async def missed(table: Table, at: int) -> list[Told]:
    """What happened behind `at`. The log has it; the memory does not."""
    if table.match is None or not table.match.length - MOST_CAUGHT_UP <= at < table.match.length or at < 0:
        return []
    length = table.match.length
    stored = await table.context.load(table.header.id)
    if stored is None:
        return []
    return Match(stored.header).restore(stored.entries[:length], at)  # what another node added is shown in its turn


def _find_place(table: Table, client: Client, limits: Limits) -> None:
    """Strangers can fill the places of spectators, and never those of the people who play there."""
    header = table.header
    if header.concerns(client.device):
        return
    watching = [one.address for one in table.audience.clients if not header.concerns(one.device)]
    if (
        len(watching) >= limits.watchers_of_table
        or watching.count(client.address) >= limits.watchers_of_address
        or not client.take_place()
    ):
        raise TableError("too-many-watchers")


def welcome(table: Table, client: Client, told: list[Told]) -> None:
    """They see how it stands. Not while a step is being written."""
    is_news = _is_missed(table, client)
    table.audience.admit(client)
    table.context.rests(table)
    if is_news:
        table.audience.notify()
    else:
        client.deliver(encode(Notice(table.info(client.device))))
    if table.match is not None:
        table.audience.greet(client, told)
    elif table.header.fault:
        client.deliver(encode(table.audience.failed(client, table.header.fault)))


def leave(table: Table, client: Client) -> None:
    """Somebody's connection is closed."""
    table.audience.forget(client)
    if _is_missed(table, client):
        table.queue.enter(table.audience.notify)
    if client.holds:
        table.queue.enter(table.go_on)  # nobody is waited for any more
    table.context.rests(table)


def _is_missed(table: Table, client: Client) -> bool:
    """Whether others see a difference when this connection comes or goes. Strangers come and go unseen: if everybody
    were told of each, a crowd of them would be work for the square of their number.
    """
    return client.here and table.header.concerns(client.device) and client.device not in table.audience.devices_here()


def look(table: Table, client: Client, here: bool) -> None:
    """Somebody turns to the table, or away from it. A large screen is nobody."""
    if client.watches:
        return
    if here:
        for seat in table.header.seats_of(client.device):
            if table.is_minded(seat):
                come_back(table, seat)
    if client.here != here:
        client.here = here
        if table.header.concerns(client.device):
            table.queue.enter(table.audience.notify)


def come_back(table: Table, seat: Seat) -> None:
    """A person acts again for a seat that a bot was minding."""
    table.minded.discard(seat)
    if table.peers is not None:
        table.peers.come_back(seat)
    if table.header.chairs[seat].left:
        table.context.tasks.spawn(_return(table, table.header.chairs[seat].device))
    else:
        table.queue.enter(table.audience.notify)


async def _return(table: Table, device: str) -> None:
    try:
        await alter(table, lambda header: seating.come_back(header, device))
    except TableError as error:
        log.warning("somebody came back, but: %s", error.key)
