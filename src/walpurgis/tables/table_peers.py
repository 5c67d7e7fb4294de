"""The other nodes at which a table has people: who is there, and whether it is this node's turn to act for the table.

A table in a house of one process has none of this.
"""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from walpurgis.kernel.steps import Seat
from walpurgis.tables.node_messages import Answered, AtTable, CameBack, PhraseSaid, There, WhoIsThere
from walpurgis.tables.race import MOST_COMPENSATED, MOST_TRUSTED, Reply, Wire
from walpurgis.tables.race_answers import RaceAnswer
from walpurgis.tables.store import Stored, Unavailable

if TYPE_CHECKING:
    from walpurgis.tables.nodes import Nodes
    from walpurgis.tables.table import Table

AGAIN_S: Final = 0.3  # between two tries to reach the database
HOP_MS: Final = 60.0  # that an answer may need from node to node, beyond its way to the first


class TablePeers:
    """Of one table. is_watched: by anybody at another node. is_cut_off: the database is away, and what is in memory may
    be wrong.
    """

    __slots__ = ("_announced", "_nodes", "_there", "is_cut_off", "is_watched", "table")

    def __init__(self, table: "Table", nodes: "Nodes") -> None:
        self.table = table
        self.is_watched = False
        self.is_cut_off = False
        self._nodes = nodes
        self._there: dict[str, There] = {}  # by node
        self._announced: tuple[bool, list[tuple[str, bool]], list[Seat] | None] | None = None
        nodes.tables[table.number] = self
        nodes.hints.tell(WhoIsThere(table.number))

    def close(self) -> None:
        """The table is let go."""
        if self._nodes.tables.get(self.table.number) is self:
            del self._nodes.tables[self.table.number]
            self._nodes.release(self.table.number)
            if self._announced is not None and self._announced[0]:
                self._nodes.hints.tell(There(self.table.number, False, []))

    # Who looks after it

    @property
    def has_lease(self) -> bool:
        return self._nodes.leases.holds(self.table.number)

    @property
    def is_needed(self) -> bool:
        """Whether the table is of any use here: somebody is there, or this node looks after it, or is busy with it."""
        return self.has_lease or not self.table.is_idle

    @property
    def leads(self) -> bool:
        """Whether this node does. It is where people are: who has none lets go of it for one that has."""
        if not self.table.audience.clients and self.is_watched:
            self._nodes.release(self.table.number)
            return False
        return self.has_lease

    def claim(self) -> bool:
        """The same; if nobody does, this node soon will."""
        if self.leads:
            return True
        if self.table.audience.clients or not self.is_watched:
            self._nodes.leases.want(self.table.number)
        return False

    # Who is there

    def devices_here(self) -> set[str]:
        return {one.device for there in self._there.values() for one in there.people if one.here}

    def wires(self, devices: set[str]) -> list[Wire]:
        """The ways to these devices at other nodes."""
        people = [one for there in self._there.values() for one in there.people if one.device in devices]
        return [_wire(one) for one in people]

    def announce(self, again: bool = False) -> None:
        """Tell the other nodes who is here, if that is news, or in any case."""
        table = self.table
        people = [client for client in table.audience.clients if table.header.concerns(client.device)]
        minded = sorted(table.minded) if self.has_lease else None
        known = (bool(table.audience.clients), sorted({(one.device, one.here) for one in people}), minded)
        if known != self._announced or again:
            self._announced = known
            at_table = [AtTable(one.device, one.here, one.trips.least, one.trips.jitter) for one in people]
            self._nodes.hints.tell(There(table.number, known[0], at_table, minded))

    def hear_there(self, node: str, there: There) -> None:
        before = (self.is_watched, self.devices_here(), set(self.table.minded))
        self._there[node] = there
        if there.minded is not None:
            self.table.minded = set(there.minded)
        self._changed(before)

    def keep_only(self, nodes: set[str]) -> None:
        """The others are dead, and whoever was there is not any more."""
        if self._there.keys() <= nodes:
            return
        before = (self.is_watched, self.devices_here(), set(self.table.minded))
        self._there = {node: there for node, there in self._there.items() if node in nodes}
        self._changed(before)

    def _changed(self, before: tuple[bool, set[str], set[Seat]]) -> None:
        table = self.table
        self.is_watched = any(there.watched for there in self._there.values())
        if (self.is_watched, self.devices_here(), set(table.minded)) != before:
            table.queue.enter(table.audience.notify)
            table.queue.enter(table.go_on)

    # What the store says

    async def load(self, table_id: str) -> Stored | None:
        """Where the database is away, once it is back: people stay here and are told so, and their moves refused."""
        try:
            while True:
                try:
                    return await self.table.context.store.load(table_id)
                except Unavailable:
                    if self._nodes.is_closing:
                        raise
                if not self.is_cut_off:
                    self.is_cut_off = True
                    self.table.audience.tell_all("store-away")
                await asyncio.sleep(AGAIN_S)
        finally:
            self.is_cut_off = False

    async def refresh(self) -> bool:
        """Whether other nodes had written something that was not known here; now it is. TableError where the database
        is away: to answer from a memory that may be old would be wrong.
        """
        return await self.table.context.ask(self._nodes.following.refresh(self.table))

    # What is passed on

    def come_back(self, seat: Seat) -> None:
        self._nodes.hints.tell(CameBack(self.table.number, seat))

    def say(self, seat: Seat, phrase: str) -> None:
        self._nodes.hints.tell(PhraseSaid(self.table.number, seat, phrase))

    def pass_on(self, at: int, seat: Seat, reply: Reply) -> None:
        """An answer that came in here, to whoever decides the race."""
        step = self.table.playing.notation.text(reply.step)
        answer = RaceAnswer(seat, step, reply.taken, reply.ident, reply.timing)
        self._nodes.spawn(self._pass_on(at, answer))

    async def _pass_on(self, at: int, answer: RaceAnswer) -> None:
        await self._nodes.answers.put(self.table.number, at, answer)
        self._nodes.hints.tell(Answered(self.table.number))

    def collect(self) -> None:
        """The answers of the open race that came in at other nodes."""
        race = self.table.race
        if race is not None and self.has_lease:
            self._nodes.spawn(self._collect(race.at))

    async def _collect(self, at: int) -> None:
        answers = await self._nodes.answers.of(self.table.number, at)
        self.table.queue.enter(lambda: self._enter(at, answers))

    def _enter(self, at: int, answers: Iterable[RaceAnswer]) -> None:
        if self.table.referee is not None:
            self.table.referee.enter(at, answers)

    def forget_answers(self, length: int) -> None:
        """Those of races that are decided."""
        self._nodes.spawn(self._nodes.answers.forget(self.table.number, length))


def _wire(person: AtTable) -> Wire:
    """As far as it is compensated, and all that its answers may be late."""
    least = min(person.least, MOST_COMPENSATED)
    allowance = min(MOST_TRUSTED, 4 * person.jitter + person.least - least)
    return Wire(least, allowance + HOP_MS)
