"""Who comes to an evening, goes, sits down and gets up there: what becomes of its document.

Each function alters the evening that it is given, or raises TableError: callers write it or drop it. None of them knows
whether a game is on at a table: that is for the caller to look at.
"""

import time
from collections.abc import Iterable, Mapping

from walpurgis import games
from walpurgis.tables.codes import new_code
from walpurgis.tables.errors import TableError
from walpurgis.tables.evening import (
    MOST_GUESTS,
    MOST_REMOVED,
    MOST_TABLES,
    NO_TABLE,
    Evening,
    EveningTable,
    Guest,
    GuestId,
    TableNumber,
    Tournament,
)
from walpurgis.tables.evening_grouping import SeatCounts, groups, meetings
from walpurgis.tables.evening_placing import USUAL_SIZE, Seating
from walpurgis.tables.header import FACES, new_id, secret_hash
from walpurgis.tables.names import checked_name

MOST_ROUNDS = 9


def seat_counts() -> dict[str, SeatCounts]:
    """Of the games of the house, in the order in which people are shown them."""
    found = {name: games.find(name).seats for name in games.ranked()}
    return {name: SeatCounts(seats[0], seats[-1]) for name, seats in found.items()}


def seats_of(game: str) -> SeatCounts:
    found = seat_counts().get(game)
    if found is None:
        raise TableError("setting")
    return found


# The evening


def new_evening(device: str, language: str, title: str, place: str, host_name: str, tables: int) -> Evening:
    evening = Evening(new_id(), new_code(), device, language, time.time(), "")
    rename(evening, title, place, host_name)
    for _ in range(tables):
        add_table(evening)
    return evening


def rename(evening: Evening, title: str, place: str, host_name: str) -> None:
    evening.title = checked_name(title)
    evening.place = checked_name(place) if place.strip() else ""
    evening.host_name = checked_name(host_name) if host_name.strip() else ""


# People


def join(
    evening: Evening,
    device: str,
    name: str,
    face: int,
    wish: str = "",
    table: TableNumber = NO_TABLE,
    reads: bool = True,
) -> Guest:
    """Come in; again: another name, face or wish. Whoever was sent away cannot."""
    name = checked_name(name)
    if not 0 <= face < FACES:
        raise TableError("face")
    if wish:
        seats_of(wish)
    if table != NO_TABLE:
        table_of(evening, table)
    if mark_of(evening, device) in evening.removed:
        raise TableError("sent-away")
    guest = evening.guest_of(device)
    if guest is None:
        if len(evening.guests) >= MOST_GUESTS:
            _make_room(evening)
        number = max((one.id for one in evening.guests), default=0) + 1
        guest = Guest(number, device, name, face, time.time())
        evening.guests.append(guest)
    guest.name, guest.face, guest.wish, guest.wish_table, guest.reads = name, face, wish, table, reads
    return guest


def _make_room(evening: Evening) -> None:
    """Whoever left, and has played nothing that is counted, is not remembered."""
    counted = set(evening.tournament.players) if evening.tournament else set()
    evening.guests = [one for one in evening.guests if not one.left or one.id in counted]
    if len(evening.guests) >= MOST_GUESTS:
        raise TableError("evening-full")


def mark_of(evening: Evening, device: str) -> str:
    """By which this evening alone knows a device again."""
    return secret_hash(f"{evening.id} {device}")


def guest_of(evening: Evening, number: GuestId) -> Guest:
    found = next((one for one in evening.guests if one.id == number and not one.left), None)
    if found is None:
        raise TableError("no-guest")
    return found


def go_home(evening: Evening, guest: Guest) -> None:
    """The device is forgotten; the name stays where points stand beside it."""
    get_up(evening, guest)
    guest.left, guest.device = True, ""
    if evening.tournament is None or guest.id not in evening.tournament.players:
        evening.guests.remove(guest)


def send_away(evening: Evening, guest: Guest) -> None:
    evening.removed = [*evening.removed[-MOST_REMOVED + 1 :], mark_of(evening, guest.device)]
    go_home(evening, guest)


def forget(evening: Evening, device: str) -> None:
    """Nothing of the device stays, neither its hash nor a name."""
    for guest in [one for one in evening.guests if one.device == device]:
        get_up(evening, guest)
        guest.left, guest.device, guest.name = True, "", ""
    if evening.tournament is None:
        evening.guests = [one for one in evening.guests if one.name]
    if evening.host == device:
        evening.host = ""


# Tables


def table_of(evening: Evening, number: TableNumber) -> EveningTable:
    found = next((one for one in evening.tables if one.number == number), None)
    if found is None:
        raise TableError("no-table")
    return found


def add_table(evening: Evening, game: str = "") -> EveningTable:
    taken = {one.number for one in evening.tables}
    free = next((number for number in range(MOST_TABLES) if number not in taken), None)
    if free is None:
        raise TableError("evening-full")
    table = EveningTable(free, new_code())
    evening.tables.append(table)
    if game:
        set_table(table, game=game)
    return table


def remove_table(evening: Evening, table: EveningTable) -> None:
    clear(evening, table)
    evening.tables.remove(table)
    for guest in evening.guests:
        if guest.wish_table == table.number:
            guest.wish_table = NO_TABLE


def set_table(
    table: EveningTable, game: str | None = None, seats: int | None = None, screen: bool | None = None
) -> None:
    """What is left out stays. The game of people who wait may be another one as long as they fit around it."""
    if screen is not None:
        table.screen = screen
    if game is not None:
        if game and len(table.people) > seats_of(game).most:
            raise TableError("table-full")
        table.game, table.seats = game, 0
    if seats is not None:
        most = seats_of(table.game).most if table.game else max(one.most for one in seat_counts().values())
        if seats and not max(1, len(table.people)) <= seats <= most:
            raise TableError("table-full")
        table.seats = seats


def room_at(table: EveningTable) -> int:
    """How many may still sit down where no game is on."""
    most = seats_of(table.game).most if table.game else max(one.most for one in seat_counts().values())
    return max(0, most - len(table.people))


def sit(evening: Evening, guest: Guest, table: EveningTable) -> None:
    if guest.id in table.people:
        return
    if not room_at(table):
        raise TableError("table-full")
    get_up(evening, guest)
    table.people.append(guest.id)
    table.seats = max(table.seats, len(table.people)) if table.seats else 0
    guest.table, guest.wish_table = table.number, NO_TABLE
    table.playing, table.round, table.is_noted = "", 0, False


def sit_late(evening: Evening, guest: Guest, table: EveningTable) -> None:
    """In the seat of a bot, while the game goes on."""
    if guest.id not in table.people:
        get_up(evening, guest)
        table.people.append(guest.id)
    guest.table, guest.wish_table = table.number, NO_TABLE


def get_up(evening: Evening, guest: Guest) -> None:
    """They wait again, from now on."""
    if guest.table == NO_TABLE:
        return
    table = table_of(evening, guest.table)
    table.people = [one for one in table.people if one != guest.id]
    guest.table, guest.since = NO_TABLE, time.time()
    if not table.people:
        clear(evening, table)


def clear(evening: Evening, table: EveningTable) -> None:
    """Everybody gets up, and the table is free for others."""
    for guest in evening.guests:
        if guest.table == table.number:
            guest.table, guest.since = NO_TABLE, time.time()
    table.people, table.playing, table.round, table.is_noted, table.seats = [], "", 0, False, 0


def merge(evening: Evening, first: EveningTable, second: EveningTable) -> None:
    """All sit at the second one afterwards, and the first is free."""
    if first.number == second.number:
        raise TableError("no-table")
    if not first.people and not second.people:
        raise TableError("table-unpeopled")
    game = second.game or first.game
    people = [guest_of(evening, one) for one in first.people]
    if game and len(people) + len(second.people) > seats_of(game).most:
        raise TableError("table-full")
    clear(evening, first)
    second.game = game
    second.playing, second.round, second.is_noted = "", 0, False
    for guest in people:
        sit(evening, guest, second)


def seat(evening: Evening, seating: Seating) -> EveningTable:
    """As a placing says; not for a game that is on."""
    table = add_table(evening) if seating.number == NO_TABLE else table_of(evening, seating.number)
    if not table.game or not table.people:
        table.game = seating.game
    for one in seating.people:
        sit(evening, guest_of(evening, one), table)
    return table


def game_at(table: EveningTable) -> str:
    """That is played there; where nobody said which, the first that so many can play."""
    people = len(table.people)
    fitting = [name for name, seats in seat_counts().items() if seats.fewest <= people <= seats.most]
    return table.game or next(iter(fitting or seat_counts()))


def begin(evening: Evening, table: EveningTable, playing: str) -> None:
    """A game begins there, which is that table of the house."""
    table.playing, table.is_noted = playing, False
    evening.played.append(playing)
    evening.met.append(list(table.people))


# The tournament


def open_tournament(evening: Evening, game: str, rounds: int, size: int) -> None:
    seats = seats_of(game)
    if not 1 <= rounds <= MOST_ROUNDS or not 0 <= size <= seats.most:
        raise TableError("setting")
    if evening.tournament is not None and any(one.round and not one.is_noted for one in evening.tables):
        raise TableError("round-unfinished")
    players = [guest.id for guest in evening.present]
    evening.tournament = Tournament(game, rounds, size or min(USUAL_SIZE, seats.most), players)


def tournament_of(evening: Evening) -> Tournament:
    if evening.tournament is None:
        raise TableError("no-tournament")
    return evening.tournament


def enrol(evening: Evening) -> None:
    """Whoever waits and is not in it yet plays from the next round on."""
    tournament = tournament_of(evening)
    tournament.players += [guest.id for guest in evening.waiting if guest.id not in tournament.players]


def next_round(evening: Evening, busy: Iterable[TableNumber]) -> list[EveningTable]:
    """The tables of the next round, with everybody at them who is here and free. busy: where other games are on."""
    tournament = tournament_of(evening)
    if any(table.round and not table.is_noted for table in evening.tables):
        raise TableError("round-unfinished")
    if tournament.round >= tournament.rounds:
        raise TableError("tournament-over")
    taken = set(busy)
    players = [
        guest for guest in evening.present if guest.id in tournament.players and guest.table not in taken - {NO_TABLE}
    ]
    if not players:
        raise TableError("table-unpeopled")
    for guest in players:
        get_up(evening, guest)
    found = groups([one.id for one in players], tournament.size, seats_of(tournament.game), meetings(evening.met))
    tables = [_free_table(evening, group, tournament, taken) for group in found]
    tournament.groups.append(found)
    tournament.points.append({})
    return tables


def _free_table(
    evening: Evening, group: list[GuestId], tournament: Tournament, taken: set[TableNumber]
) -> EveningTable:
    table = next((one for one in evening.tables if not one.people and one.number not in taken), None)
    table = table or add_table(evening)
    table.game, table.seats = tournament.game, 0
    for one in group:
        sit(evening, guest_of(evening, one), table)
    table.round = tournament.round + 1
    return table


def note(evening: Evening, table: EveningTable, points: Mapping[GuestId, int]) -> None:
    """The result of a table, once."""
    tournament = tournament_of(evening)
    if table.round and not table.is_noted:
        tournament.points[table.round - 1].update(points)
        table.is_noted = True
