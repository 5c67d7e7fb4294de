"""A change to a table's header: written first, then everybody hears of it. The one that begins the game also draws."""

import logging
from collections.abc import Callable

from walpurgis.tables.errors import TableError
from walpurgis.tables.faults import fault_of
from walpurgis.tables.header import Entry, Header, copy_of
from walpurgis.tables.match import Match, Told
from walpurgis.tables.messages import TableInfo
from walpurgis.tables.table import Table
from walpurgis.tables.watchdog import GameOverranError

log = logging.getLogger("walpurgis.tables")


async def alter(table: Table, change: Callable[[Header], object], device: str = "") -> TableInfo:
    """As `change` does with a copy. What a guest with this device then sees of the table."""
    async with table.queue.held():
        if table.gone:
            raise TableError("changed")  # it was read anew while we waited, and those who play are there
        header = copy_of(table.header)
        change(header)
        if table.match is None and header.status == "running":
            await _begin(table, header)
        else:
            await table.write_header(header)
            table.audience.look_after_seats()
        table.audience.notify()
        return table.info(device)


async def _begin(table: Table, header: Header) -> None:
    """The game, with the first things that chance decides."""
    before = await _before(table, header)
    match, entries, told = _begun(header, before)
    await table.write_header(header, [*before, *entries])
    table.shown = len(before)  # nobody is told again what another table told
    table.context.counts.games_started += 1
    table.audience.look_after_seats()
    table.match = match
    try:
        table.show(told, {}, None)
    except (Exception, GameOverranError) as fault:
        table.show_later(fault, {})


async def _before(table: Table, header: Header) -> list[Entry]:
    """The steps that a new table begins with: those of the table that it continues, as far as it does."""
    if not header.continues:
        return []
    stored = await table.context.load(header.continues)
    if stored is None or stored.header.continued != header.id:
        raise TableError("changed")
    return [Entry(one.actor, one.step, one.unit, one.total) for one in stored.entries[: header.continues_at]]


def _begun(header: Header, before: list[Entry]) -> tuple[Match, list[Entry], list[Told]]:
    """TableError where the game cannot even begin."""
    try:
        match = Match(header)
        match.restore(before)
        entries, told = match.play([])
    except (Exception, GameOverranError) as error:
        log.error("a game of %s could not begin", header.game, exc_info=error)
        raise TableError(fault_of(error)) from error
    return match, entries, told
