"""What an evening is: people who come in, tables with a name and a picture, a small tournament. Stored as one document.

Nothing here goes to a guest as it is: evening_messages.py says what does.
"""

from typing import Final

from msgspec import Struct, field

GuestId = int
TableNumber = int  # which name and picture a table has

NO_TABLE: Final = -1  # whoever sits nowhere waits

# Symbols of the house, in the order in which tables are set up. Their names are `evening-table`.
PICTURES: Final = (
    "cat", "bat", "moon", "owl", "cauldron", "broom", "fire", "hat", "well", "huts", "hyena", "die-6", "post-star",
    "post-mushroom",
)  # fmt: skip
MOST_TABLES: Final = len(PICTURES)
MOST_GUESTS: Final = 80
MOST_REMOVED: Final = 64  # devices; the first of more may try again


class Guest(Struct):
    """Somebody who came in: a name and a face. device is the hash of a device's secret, never the secret.

    since: from when they have waited. wish: a game, or nothing; wish_table: the table whose card they came by. reads:
    whether they can. left: they went home; their name stays for what they have played.
    """

    id: GuestId
    device: str
    name: str
    face: int
    since: float
    wish: str = ""
    wish_table: TableNumber = NO_TABLE
    reads: bool = True
    table: TableNumber = NO_TABLE
    left: bool = False

    def __repr__(self) -> str:
        return f"Guest({self.id})"

    @property
    def waits(self) -> bool:
        return self.table == NO_TABLE and not self.left


class EveningTable(Struct):
    """A table of the room, which stays while games come and go. code: on its card.

    game: empty for whatever suits. seats: how many people it is set for, 0 for as many as come. people: who sits there.
    playing: the id of the game on it, or of the last one. round: of the tournament, 0 for none. is_noted: its result is
    in the sheet. screen: there is a large one, so that phones become hands.
    """

    number: TableNumber
    code: str
    game: str = ""
    seats: int = 0
    people: list[GuestId] = field(default_factory=list)
    playing: str = ""
    round: int = 0
    is_noted: bool = False
    screen: bool = False


class Tournament(Struct):
    """groups and points: by round, those that have begun; points of whoever finished it. size: people at a table."""

    game: str
    rounds: int
    size: int
    players: list[GuestId]
    groups: list[list[list[GuestId]]] = field(default_factory=list)
    points: list[dict[GuestId, int]] = field(default_factory=list)

    @property
    def round(self) -> int:
        """The one that is being played, from 1; 0: none yet."""
        return len(self.groups)


class Evening(Struct):
    """title, place and host_name are what the prints say. met: who has sat together, game by game. played: all games of
    the evening. keeps: whether they stay when it is over. called: how often everybody was called together. closed: it
    is over, and only what is kept is left.
    """

    id: str  # unguessable: to know it is to be invited
    code: str
    host: str  # the hash of the host's device
    language: str
    created: float
    title: str
    place: str = ""
    host_name: str = ""
    guests: list[Guest] = field(default_factory=list)
    tables: list[EveningTable] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)  # devices that may not come back, as `mark_of` has them
    met: list[list[GuestId]] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    tournament: Tournament | None = None
    keeps: bool = False
    called: int = 0
    closed: float = 0.0

    def __repr__(self) -> str:
        return f"Evening({len(self.guests)} guests)"

    def guest_of(self, device: str) -> Guest | None:
        return next((guest for guest in self.guests if guest.device == device and device and not guest.left), None)

    def is_host(self, device: str) -> bool:
        return self.host != "" and self.host == device

    @property
    def present(self) -> list[Guest]:
        return [guest for guest in self.guests if not guest.left]

    @property
    def waiting(self) -> list[Guest]:
        """Longest first."""
        return sorted((guest for guest in self.guests if guest.waits), key=lambda guest: (guest.since, guest.id))

    @property
    def codes(self) -> dict[str, TableNumber]:
        """By which people come in: the evening's own, and one for each table's card."""
        return {self.code: NO_TABLE, **{table.code: table.number for table in self.tables}}

    @property
    def devices(self) -> list[str]:
        return sorted({self.host, *(guest.device for guest in self.guests)} - {""})
