"""Bugs that were there once, or could be: each is planted around the product's own objects, and has to be found."""

from benchmarks.weather.disk import MemoryStore
from walpurgis.kernel.steps import Seat
from walpurgis.tables import presence
from walpurgis.tables.client import Client
from walpurgis.tables.messages import Accepted
from walpurgis.tables.move import Move
from walpurgis.tables.presenter import encode
from walpurgis.tables.service import TableService
from walpurgis.tables.store import StoreError, Write
from walpurgis.tables.table import Table

REMEMBERED = 16


def _ignore(_: StoreError | None) -> None:
    return


class EagerStore(MemoryStore):
    """Says that it is written before it is."""

    def write(self, write: Write) -> None:
        told = write.done
        write.done = _ignore
        super().write(write)
        self.loop.call_soon(told, None)


class HastyStore(EagerStore):
    """Gives up waiting for a slow disk, and takes what it wrote for written."""

    def write(self, write: Write) -> None:
        if self.disk.delay_s:
            super().write(write)
        else:
            MemoryStore.write(self, write)


class CarelessService(TableService):
    """Holds a table while somebody comes in, and lets go only if all went well: there is no `finally`."""

    async def _attach(self, client: Client, table_id: str, at: int, seat: Seat | None) -> None:
        while not await self._enter(client, await self.registry.get(table_id), at, seat):
            pass

    async def _enter(self, client: Client, table: Table, at: int, seat: Seat | None) -> bool:
        held = table.queue.held()
        await held.__aenter__()
        own = table.header.seats_of(client.device)
        client.seat = own[0] if seat is None and own else seat
        told = await presence.missed(table, at)
        if not table.gone and not client.gone:
            presence.welcome(table, client, told)
        await held.__aexit__(None, None, None)
        return not table.gone


class ForgetfulService(TableService):
    """Takes the ids of moves for everybody's, as if no two people counted x1, x2."""

    def play(self, move: Move) -> None:
        table = move.client.table
        if table is None:
            super().play(move)
            return
        made = vars(self).setdefault("made", {}).setdefault(table.header.id, [])
        if move.nonce in made:
            move.client.deliver(encode(Accepted(move.nonce, table.shown)))
            return
        made.append(move.nonce)
        del made[:-REMEMBERED]
        super().play(move)
