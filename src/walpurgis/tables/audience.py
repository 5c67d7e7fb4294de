"""Those who are at a table, players and spectators, and what each of them is shown."""

from typing import TYPE_CHECKING

from msgspec import Raw

from walpurgis import games
from walpurgis.kernel.steps import Seat
from walpurgis.tables.client import Client
from walpurgis.tables.errors import TableError
from walpurgis.tables.faults import checked
from walpurgis.tables.match import Match, Told, as_data
from walpurgis.tables.messages import Accepted, Bye, Failed, Farewell, Notice, RaceReplies, Update
from walpurgis.tables.move import LONGEST_NONCE
from walpurgis.tables.presenter import encode, open_view, seen_by, update_of, view_data
from walpurgis.tables.shapes import RaceNumbers, ViewData
from walpurgis.words import Words

if TYPE_CHECKING:
    from walpurgis.tables.table import Table

Oks = dict[Client, list[str]]  # who is to be told that which of its moves are made


class Audience:
    """Of one table. It decides nothing: what is written, the table hands it to be shown."""

    __slots__ = ("_table", "clients")

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.clients: set[Client] = set()

    # Who is here

    def admit(self, client: Client) -> None:
        self.clients.add(client)
        client.table = self._table
        self._table.context.clients += 1
        self._announce()

    def forget(self, client: Client) -> None:
        self.clients.discard(client)
        self._table.context.clients -= 1
        client.table = None
        self._announce()

    def _announce(self) -> None:
        """To other nodes, who is here."""
        if self._table.peers is not None:
            self._table.peers.announce()

    def dismiss(self, client: Client, why: Bye) -> None:
        client.deliver(encode(Farewell(why)))
        self.forget(client)  # first: whoever is dismissed says that it is gone, and would be forgotten twice
        client.dismiss()

    def devices_here(self) -> set[str]:
        here = {client.device for client in self.clients if client.here}
        peers = self._table.peers
        return here if peers is None else here | peers.devices_here()

    def look_after_seats(self) -> None:
        """After a change of chairs: nobody looks over the shoulder of a seat that is not theirs any more."""
        header, has_begun = self._table.header, self._table.match is not None
        for client in tuple(self.clients):
            if not header.may_be_watched_by(client.device):
                self.dismiss(client, "unwelcome")
                continue
            if client.watches:
                continue
            own = header.seats_of(client.device)
            if client.seat is None and not has_begun:
                client.seat = own[0] if own else None  # just sat down
            elif client.seat is not None and client.seat not in own:
                client.seat = own[0] if own else None
                if has_begun:
                    self.greet(client, [])

    # What they are shown

    def tell(self, match: Match, told: list[Told], oks: Oks, race: list[RaceNumbers] | None) -> None:
        """What was written, to everybody. Each perspective is worked out once; a mover's own carries the answer."""
        if not self.clients:
            return
        position, clock = match.position, self._clock()
        events = [(one.event, Raw(encode(as_data(one)))) for one in told]
        open_to_all = open_view(position) if position.OPEN else None
        updates: dict[Seat | None, Update] = {}
        frames: dict[Seat | None, bytes] = {}
        for client in tuple(self.clients):
            seat = client.seat
            update = updates.get(seat)
            if update is None:
                view: ViewData | Raw
                view = view_data(position, seat) if open_to_all is None else seen_by(seat, open_to_all)
                update = update_of(match, seat, view, [raw for event, raw in events if event.is_for(seat)], clock)
                update.race = race
                updates[seat] = update
            if client in oks:
                first, *others = oks[client]
                update.ok = first
                client.deliver(checked(encode(update)))
                update.ok = ""
                for nonce in others:
                    client.deliver(encode(Accepted(nonce, match.length)))
                continue
            frame = frames.get(seat)
            if frame is None:
                frame = frames[seat] = checked(encode(update))
            client.deliver(frame)

    def greet(self, client: Client, told: list[Told]) -> None:
        """What somebody sees who just came to a game, or turned to another seat."""
        match, seat = self._table.playing, client.seat
        events = [Raw(encode(as_data(one))) for one in told if one.event.is_for(seat)]
        update = update_of(match, seat, view_data(match.position, seat), events, self._clock())
        client.deliver(checked(encode(update)))

    def _clock(self) -> dict[Seat, int] | None:
        """The time left by seat, where the table has a clock."""
        clock = self._table.clock
        return clock.left() if clock is not None else None

    def tell_replies(self, seats: list[Seat]) -> None:
        """Who has answered in a race, to those who only watch it: everybody in a room would have heard as much."""
        frame = encode(RaceReplies(seats))
        for client in tuple(self.clients):
            if client.seat is None:
                client.deliver(frame)

    def notify(self) -> None:
        """Who sits where, who is here."""
        self._announce()
        frames: dict[str, bytes] = {}
        for client in tuple(self.clients):
            if client.device not in frames:
                frames[client.device] = encode(Notice(self._table.info(client.device)))
            client.deliver(frames[client.device])

    # How they are spoken to

    def tell_all(self, key: str) -> None:
        """Why something was not done, to everybody."""
        for client in tuple(self.clients):
            client.deliver(encode(self.failed(client, key)))

    def words(self, client: Client) -> Words:
        header = self._table.header
        return Words(client.language or header.language, games.find(header.game), header.names())

    def failed(self, client: Client, key: str, ident: str = "") -> Failed:
        language = client.language or self._table.header.language
        return Failed(key, TableError(key).message(language), ident[:LONGEST_NONCE])
