"""An evening as it stands: the document, what has become of the games at its tables, and how host and guests see it."""

import time
from collections.abc import Sequence

from walpurgis.tables import evening_changes as changes
from walpurgis.tables.errors import TableError
from walpurgis.tables.evening import MOST_TABLES, NO_TABLE, PICTURES, Evening, EveningTable, Guest, GuestId
from walpurgis.tables.evening_grouping import meetings
from walpurgis.tables.evening_messages import (
    EveningInfo,
    EveningTableInfo,
    EveningTableStatus,
    GuestPlace,
    TournamentInfo,
    guest_info,
    names_of,
)
from walpurgis.tables.evening_placing import OpenTable, Placing, Waiting, best_placing
from walpurgis.tables.evening_points import ranking
from walpurgis.tables.header import UNFINISHED, Header


class Room:
    """An evening, and what has become of the games at its tables."""

    def __init__(self, evening: Evening, headers: dict[str, Header]) -> None:
        self.evening = evening
        self.headers = headers

    def status(self, table: EveningTable) -> EveningTableStatus:
        header = self.headers.get(table.playing)
        if not table.people:
            return "free"
        if not table.playing:
            return "gathering"
        if header is None or header.status not in UNFINISHED:
            return "over"
        return "playing" if header.status == "running" else "beginning"

    def is_busy(self, table: EveningTable) -> bool:
        return self.status(table) in ("beginning", "playing")

    def bots(self, table: EveningTable) -> int:
        """Whose seats somebody may take."""
        header = self.headers.get(table.playing)
        if header is None or self.status(table) != "playing":
            return 0
        return sum(chair.kind == "bot" for chair in header.chairs)

    def require_quiet(self, *tables: EveningTable) -> None:
        if any(self.is_busy(table) for table in tables):
            raise TableError("table-playing")


def evening_info(room: Room, guests: Sequence[GuestId] | None = None) -> EveningInfo:
    """For the host. guests: for whom a place is looked for; None: for all who wait."""
    evening, now = room.evening, time.time()
    names = names_of(evening)
    return EveningInfo(
        evening.id,
        evening.code,
        evening.title,
        evening.place,
        evening.host_name,
        evening.language,
        [guest_info(guest, names[guest.id], now) for guest in evening.guests],
        [_table_info(room, table, now) for table in evening.tables],
        best(room, guests),
        _tournament(room),
        evening.keeps,
        evening.called,
        MOST_TABLES - len(evening.tables),
        bool(evening.closed),
    )


def missing(room: Room, table: EveningTable) -> list[GuestId]:
    """Whose phone has not come to the game yet."""
    header = room.headers.get(table.playing)
    if header is None or room.status(table) != "beginning":
        return []
    if header.status == "open":
        waited = {chair.device for chair in header.chairs if chair.kind == "person" and not chair.seed_hash}
    else:
        waited = {header.chairs[seat].device for seat in header.unrevealed if not header.chairs[seat].left}
    return [guest.id for guest in room.evening.present if guest.device in waited]


def _table_info(room: Room, table: EveningTable, now: float) -> EveningTableInfo:
    header = room.headers.get(table.playing)
    status = room.status(table)
    started = header.started if header is not None and status == "playing" else now
    return EveningTableInfo(
        number=table.number,
        picture=PICTURES[table.number],
        code=table.code,
        game=table.game,
        seats=table.seats,
        most=changes.seats_of(table.game).most if table.game else 0,
        people=table.people,
        status=status,
        minutes=int(max(0.0, now - started) // 60),
        missing=missing(room, table),
        bots=room.bots(table),
        playing=table.playing if header is not None else "",
        round=table.round,
        screen=table.screen,
    )


def best(room: Room, guests: Sequence[GuestId] | None) -> Placing:
    evening = room.evening
    waiting = [
        Waiting(guest.id, guest.wish, guest.wish_table)
        for guest in evening.waiting
        if guests is None or guest.id in guests
    ]
    offered = [one for one in (_offered(room, table) for table in evening.tables) if one is not None]
    new_tables = MOST_TABLES - len(evening.tables)
    return best_placing(waiting, offered, changes.seat_counts(), meetings(evening.met), new_tables)


def _offered(room: Room, table: EveningTable) -> OpenTable | None:
    """None where nobody can be placed: a game is on or begins, or its people have not got up yet."""
    status = room.status(table)
    if status == "playing" and room.bots(table):
        return OpenTable(table.number, table.game, room.bots(table), table.people, is_running=True)
    if status == "gathering":
        game = changes.game_at(table)
        room_left = min(changes.room_at(table), (table.seats or changes.seats_of(game).most) - len(table.people))
        return OpenTable(table.number, game, max(0, room_left), table.people, seats=table.seats)
    return OpenTable(table.number, table.game, changes.room_at(table), seats=table.seats) if status == "free" else None


def _tournament(room: Room) -> TournamentInfo | None:
    found = room.evening.tournament
    if found is None:
        return None
    unfinished = sum(bool(table.round) and not table.is_noted for table in room.evening.tables)
    late = [guest.id for guest in room.evening.waiting if guest.id not in found.players]
    ranks = ranking(found.players, found.points)
    return TournamentInfo(found.game, found.rounds, found.size, found.round, unfinished, ranks, late)


def guest_place(place: GuestPlace, room: Room, guest: Guest) -> GuestPlace:
    evening = room.evening
    names = names_of(evening)
    place.id, place.name, place.face, place.wish = guest.id, names[guest.id], guest.face, guest.wish
    place.called = evening.called
    if guest.table == NO_TABLE:
        return place
    table = changes.table_of(evening, guest.table)
    place.table, place.picture, place.status = table.number, PICTURES[table.number], room.status(table)
    place.company = [names[one] for one in table.people if one != guest.id]
    place.playing = table.playing
    header = room.headers.get(table.playing)
    if header is not None and room.is_busy(table) and header.seats_of(guest.device):
        place.goes_to = f"/{'hand' if table.screen else 'table'}/{table.playing}"
    return place
