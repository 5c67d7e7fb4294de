"""One commit of a table: decisions are carried out in memory, written, and only then shown.

If they cannot be written the memory is thrown away and read back from the store, so nobody ever sees what a crash could
take back.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from walpurgis.kernel.steps import OVER
from walpurgis.tables import seating
from walpurgis.tables.audience import Oks
from walpurgis.tables.client import Client
from walpurgis.tables.header import Entry, Header, copy_of
from walpurgis.tables.match import Action, Told
from walpurgis.tables.messages import Answer
from walpurgis.tables.presenter import encode
from walpurgis.tables.shapes import RaceNumbers
from walpurgis.tables.store import Conflict, StoreError, Write
from walpurgis.tables.watchdog import GameOverranError

if TYPE_CHECKING:
    from walpurgis.tables.table import Table

PAUSE_S: Final = 0.5  # after a failed write

log = logging.getLogger("walpurgis.tables")


class Commit:
    """oks: who is to be told that which of its moves are made. race: the numbers behind answers that were given in one.
    Where another node was first, again is what to do once what it wrote is known here; reopen, before it is, opens the
    race again that was decided in vain, and its referee answers those who took part.

    The table is held until everybody has seen it, or until the store has been asked how things stand.
    """

    __slots__ = ("_again", "_entries", "_header", "_length", "_oks", "_race", "_reopen", "_table", "_told")

    def __init__(
        self,
        table: "Table",
        oks: Oks,
        race: list[RaceNumbers] | None = None,
        again: Callable[[], None] | None = None,
        reopen: Callable[[], None] | None = None,
    ) -> None:
        self._again = again
        self._reopen = reopen
        self._table = table
        self._oks = oks
        self._race = race
        self._length = 0  # of the log before it
        self._entries: list[Entry] = []
        self._told: list[Told] = []
        self._header: Header | None = None  # where it ends the game

    def make(self, actions: list[Action]) -> None:
        """Of legal decisions, and what chance adds to them."""
        table = self._table
        table.queue.hold()
        match = table.playing
        self._length = match.length
        try:
            self._entries, self._told = match.play(actions)
            if match.position.awaits == OVER:
                self._header = copy_of(table.header)
                seating.finish(self._header)
            table.context.store.write(
                Write(table.number, self._length, self._entries, self._written, table.revision, self._header)
            )
        except (Exception, GameOverranError) as error:
            # A game with a fault in it: what is in memory may be half a step, so it is thrown away.
            table.stumble(error)
            table.context.tasks.spawn(self._recover(None))

    def _written(self, error: StoreError | None) -> None:
        table = self._table
        if isinstance(error, Conflict) and table.peers is not None:
            table.context.tasks.spawn(self._give_way())
            return
        if error is not None:
            table.context.tasks.spawn(self._recover(error))
            return
        try:
            self._adopt()
            is_news, table.archived_at = self._header is not None or table.archived_at > 0, 0.0
            table.show(self._told, self._oks, self._race)
            table.context.counts.games_over += self._header is not None
            if is_news:
                table.audience.notify()
            if table.faults is not None:
                table.faults.forget()
        except (Exception, GameOverranError) as fault:
            table.show_later(fault, self._oks)
        finally:
            table.queue.release()

    def _adopt(self) -> None:
        """What is in the store now."""
        table = self._table
        if self._header is not None:
            table.adopt(self._header, table.revision + 1)
        for at, entry in enumerate(self._entries, self._length):
            table.made.add(entry.move_id, at)
        table.context.counts.moves += 1

    async def _give_way(self) -> None:
        """Another node was first. What is to be done again is looked at again, with what that one wrote."""
        table = self._table
        try:
            if self._reopen is not None:
                self._reopen()
            await table.reload()
        except (Exception, GameOverranError) as fault:
            table.stumble(fault)
            table.say_farewell("restart")
        finally:
            if self._again is not None:
                table.queue.enter(self._again)
            elif self._reopen is None:
                self._answer(Conflict())
            table.queue.release()

    def _answer(self, error: StoreError | None) -> None:
        for client, nonces in self._oks.items():
            for nonce in nonces:
                client.deliver(encode(self._lost(error, client, nonce)))

    async def _recover(self, error: StoreError | None) -> None:
        """The store has the last word. Whatever it has that nobody has seen yet is shown now. No error: it was the
        game that failed.
        """
        table = self._table
        try:
            if error is not None:
                table.context.counts.store_failures += 1
                log.error("a move in %s was not made: %s", table.header.game, error)
            self._answer(error)
            if not self._oks:
                await asyncio.sleep(PAUSE_S)  # a bot would try again at once
            await table.reload()
        except (Exception, GameOverranError) as fault:
            table.stumble(fault)
            table.say_farewell("restart")
        finally:
            table.queue.release()

    def _lost(self, error: StoreError | None, client: Client, nonce: str) -> Answer:
        """What is said of a move that was not made here. Where the store could not be read, nobody knows its fate."""
        if isinstance(error, Conflict) and not self._table.gone:
            return self._table.fate(client, nonce)
        return self._table.audience.failed(client, "move-failed" if error is None else "store", nonce)
