"""What an evening says to its host, and to each guest: names, faces and places; nothing of devices or of any hand."""

from typing import Literal

from msgspec import Struct

from walpurgis.tables.evening import NO_TABLE, Evening, Guest, GuestId, TableNumber
from walpurgis.tables.evening_placing import Placing
from walpurgis.tables.evening_points import Rank
from walpurgis.tables.names import told_apart

# free: nobody sits there. gathering: people, and no game yet. beginning: some phone has not come to it yet.
EveningTableStatus = Literal["free", "gathering", "beginning", "playing", "over"]


class GuestInfo(Struct):
    """minutes: for how long they have waited. wish: a game, or empty; wish_table: by whose card they came, else -1."""

    id: GuestId
    name: str
    face: int
    minutes: int
    wish: str
    wish_table: TableNumber
    reads: bool
    table: TableNumber
    left: bool


class EveningTableInfo(Struct):
    """picture: a symbol of the house. seats: how many it is set for. most: how many can sit there. missing: whose phone
    is waited for. bots: whose seats somebody may take while the game is on. playing: the table of the house where the
    game is. minutes: for how long it has been on.
    """

    number: TableNumber
    picture: str
    code: str
    game: str
    seats: int
    most: int
    people: list[GuestId]
    status: EveningTableStatus
    minutes: int
    missing: list[GuestId]
    bots: int
    playing: str
    round: int
    screen: bool


class TournamentInfo(Struct):
    """round: that is being played, 0 for none yet. unfinished: tables of it that still play. late: who waits and is not
    enrolled.
    """

    game: str
    rounds: int
    size: int
    round: int
    unfinished: int
    ranks: list[Rank]
    late: list[GuestId]


class EveningInfo(Struct):
    """An evening as its host sees it. best: the best placing for those who wait, or for those of them who were asked
    for. new_tables: how many can still be set up. closed: it is over, and only its result was kept.
    """

    id: str
    code: str
    title: str
    place: str
    host_name: str
    language: str
    guests: list[GuestInfo]
    tables: list[EveningTableInfo]
    best: Placing
    tournament: TournamentInfo | None
    keeps: bool
    called: int
    new_tables: int
    closed: bool


class EveningSummary(Struct):
    """One of the evenings that a device is host of."""

    id: str
    title: str
    place: str
    people: int
    closed: bool


class MergePlan(Struct):
    """Two tables brought together: who would sit where, or why that cannot be (a sentence)."""

    table: TableNumber
    freed: TableNumber
    game: str
    people: list[GuestId]
    problem: str = ""


class GuestPlace(Struct):
    """What a guest may know: where they sit, and with whom. goes_to: the address of their game while there is one.
    id: 0 for whoever has not come in yet. company: the names of the others at their table.
    """

    evening: str
    title: str
    place: str
    host_name: str
    you_host: bool
    id: GuestId = 0
    name: str = ""
    face: int = -1
    wish: str = ""
    table: TableNumber = NO_TABLE
    picture: str = ""
    status: EveningTableStatus = "free"
    company: list[str] = []
    goes_to: str = ""
    playing: str = ""
    called: int = 0


def names_of(evening: Evening) -> dict[GuestId, str]:
    """What everybody is called here: equal names are told apart by the sign of the face."""
    called = told_apart([(guest.name, guest.face) for guest in evening.guests], evening.language)
    return {guest.id: name for guest, name in zip(evening.guests, called, strict=True)}


def guest_info(guest: Guest, name: str, now: float) -> GuestInfo:
    minutes = int(max(0.0, now - guest.since) // 60)
    return GuestInfo(
        guest.id, name, guest.face, minutes, guest.wish, guest.wish_table, guest.reads, guest.table, guest.left
    )
