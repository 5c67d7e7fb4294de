"""What becomes of a table whose game fails.

A fault of the house's own is logged, and the table goes on. A game of somebody else's may fail now and then, too; but
when it fails again and again, never comes to an end or shows more than anybody could look at, its table says so to its
people and is closed. What was played is kept.
"""

import logging
from typing import TYPE_CHECKING, Final

from walpurgis import games
from walpurgis.tables import seating
from walpurgis.tables.header import Fault, copy_of
from walpurgis.tables.watchdog import GameOverranError

if TYPE_CHECKING:
    from walpurgis.tables.table import Table

MOST_FAULTS: Final = 3  # in a row
LARGEST_FRAME: Final = 256 * 1024  # bytes of what one is shown: three times the longest of ours
PAUSE_S: Final = 0.5  # before the game is given another chance

log = logging.getLogger("walpurgis.tables")


class TooLargeError(Exception):
    """Of what a game would have people be shown."""


class EndlessError(Exception):
    """Of a game that has gone on for longer than any could."""


def checked(frame: bytes) -> bytes:
    """The same frame, where it can be sent; else TooLargeError."""
    if len(frame) > LARGEST_FRAME:
        raise TooLargeError(f"{len(frame)} bytes")
    return frame


def fault_of(error: BaseException) -> Fault:
    if isinstance(error, GameOverranError | EndlessError):
        return "game-overran"
    return "game-too-large" if isinstance(error, TooLargeError) else "game-failed"


class Faults:
    """Of one table, since something was last written and shown there."""

    __slots__ = ("_count", "_table", "is_closing")

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._count = 0
        self.is_closing = False

    def forget(self) -> None:
        """All went well."""
        self._count = 0

    def note(self, error: BaseException) -> None:
        """Something that the game had a part in failed. What is owed is tried again after a while, or given up."""
        table = self._table
        log.error("something at a table of %s failed", table.header.game, exc_info=error)
        if games.is_ours(table.header.game) or self.is_closing or table.match is None:
            return
        self._count += 1
        fault = fault_of(error)
        if fault == "game-failed" and self._count < MOST_FAULTS:
            table.queue.loop.call_later(PAUSE_S, table.queue.enter, table.go_on)
            return
        self.is_closing = True
        table.context.tasks.spawn(self._close(fault))

    async def _close(self, fault: Fault) -> None:
        """The game cannot go on, and its people hear why."""
        table = self._table
        try:
            await self._break_off(fault)
        except (Exception, GameOverranError) as error:
            log.error("a table of %s could not be closed", table.header.game, exc_info=error)
        finally:
            self.is_closing = False  # where it failed the next fault tries again

    async def _break_off(self, fault: Fault) -> None:
        table = self._table
        async with table.queue.held():
            header = copy_of(table.header)
            seating.break_off(header, fault)
            await table.write_header(header)
            table.stop()
            table.match = None
            table.audience.notify()
            table.audience.tell_all(fault)
