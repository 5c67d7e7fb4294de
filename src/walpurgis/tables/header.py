"""What a table is apart from its steps: game, options, chairs. Stored as one document, secrets included.

Nothing here goes to a guest as it is: messages.py says what does.
"""

import hashlib
import secrets
from copy import deepcopy
from typing import Final, Literal

from msgspec import Struct, field

from walpurgis.kernel.steps import Seat
from walpurgis.opponents.levels import LEVELS, OF_THREE
from walpurgis.tables import fair
from walpurgis.tables.names import told_apart
from walpurgis.tables.settings import TableSettings

ChairKind = Literal["empty", "person", "bot"]
Status = Literal["open", "revealing", "running", "over", "archived"]
Fault = Literal["", "game-failed", "game-overran", "game-too-large"]  # each is a key of errors.KINDS

UNFINISHED: Final[tuple[Status, ...]] = ("open", "revealing", "running")
UNARCHIVED: Final[tuple[Status, ...]] = (*UNFINISHED, "over")
FACES: Final = 6  # the house's witches, one for each colour: moon, star, flame, toad, bolt, heart
NO_FACE: Final = -1


class Chair(Struct, omit_defaults=True):
    """Who sits at a seat. device is the hash of a device's secret, never the secret.

    seed_hash is given with sitting down; seed, the person's share in the dice, fits it and is told once all hashes are
    fixed. left: the person went away while the game ran, and a bot minds the seat. face: the witch that stands for
    whoever sits there, by her colour; which colour the pieces have is the game's own affair.
    """

    kind: ChairKind = "empty"
    name: str = ""
    device: str = ""
    level: int = 0
    seed: str = ""
    left: bool = False
    face: int = NO_FACE
    seed_hash: str = ""

    def __repr__(self) -> str:
        return f"Chair({self.kind})"  # whatever prints it, no device and no seed come out


class Offer(Struct):
    """A one-time link to a seat: the hash of its secret, and when it ends."""

    secret: str
    seat: Seat
    expires: float


class Origin(Struct):
    """A table whose steps another one begins with: the draws up to number `draws` fell there, by its seeds."""

    table: str
    draws: int
    server_seed: str
    seeds: list[str]  # one a seat, empty for a bot
    seed_hashes: list[str] = []  # none at a table of old

    def __repr__(self) -> str:
        return f"Origin({self.draws})"


class Header(TableSettings):
    """All of a table but its steps."""

    id: str  # unguessable: to know it is to be invited
    code: str  # a short one for typing, while the table is open or running
    game: str
    seats: int
    host: str  # the hash of the host's device
    server_seed: str
    created: float
    dice: int = fair.SEEDS_AT_ONCE  # how the seeds came together, once they have
    first_was_drawn: bool = False
    status: Status = "open"
    chairs: list[Chair] = field(default_factory=list)
    offers: list[Offer] = field(default_factory=list)
    sent_away: list[str] = field(default_factory=list)  # devices that may not come back, as `mark_of` has them
    begins_when_ready: bool = False  # as soon as everybody has given a hash; else when the host says so
    previous: str = ""  # the table of which this is the rematch
    rematch: str = ""
    continues: str = ""  # the table that this one goes on from, after a step was taken back
    continues_at: int = 0  # how many of its steps
    origins: list[Origin] = field(default_factory=list)  # where those steps were drawn, the earliest first
    continued: str = ""  # the table that goes on from this one
    revealing_since: float = 0.0
    started: float = 0.0
    ended: float = 0.0
    fault: Fault = ""  # of the game, which ended the table; it is not played again
    evening: str = ""  # the evening that it is a table of
    levels: int = 3  # of how many its bots' levels are; a table of old, which had three, does not say

    def __post_init__(self) -> None:
        """Bots of a table of old are those of today that are nearest to them."""
        if self.levels < len(LEVELS):
            for chair in self.chairs:
                chair.level = OF_THREE.get(chair.level, chair.level)
            self.levels = len(LEVELS)

    def __repr__(self) -> str:
        return f"Header({self.game}, {self.status})"  # no seeds, no devices, no id

    def seats_of(self, device: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.device == device]

    def is_own(self, seat: Seat, device: str) -> bool:
        if not 0 <= seat < self.seats:
            return False
        chair = self.chairs[seat]
        return chair.kind == "person" and chair.device == device

    def is_host(self, device: str) -> bool:
        return self.host != "" and self.host == device

    def concerns(self, device: str) -> bool:
        """Whether it is the device of somebody who sits there, or of the host."""
        return bool(self.seats_of(device)) or self.is_host(device)

    def mark_of(self, device: str) -> str:
        """By which this table alone knows a device again: it is no trace of it anywhere else."""
        return secret_hash(f"{self.id} {device}")

    def is_sent_away(self, device: str) -> bool:
        return bool(self.sent_away) and self.mark_of(device) in self.sent_away

    def may_be_watched_by(self, device: str) -> bool:
        """Those whom it concerns always may; an open table may be looked at before one sits down."""
        if self.concerns(device):
            return True
        return (self.watchable or self.status == "open") and not self.is_sent_away(device)

    def may_be_advised(self, device: str) -> bool:
        """Never against people, even at the same screen, unless the host allows it."""
        return self.advice or self.is_alone(device)

    @property
    def unrevealed(self) -> list[Seat]:
        """Whose share is still to come; or, once the game runs, without whose it began."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.seed_hash and not chair.seed]

    @property
    def has_begun(self) -> bool:
        """An archived table may never have begun."""
        return self.started > 0

    @property
    def is_revealed(self) -> bool:
        """Whether everything about the dice may be known. While another table goes on from this one it may not: what
        is hidden there is hidden here.
        """
        return self.status in ("over", "archived") and not self.continued

    def is_alone(self, device: str) -> bool:
        """Whether the device's person is the only one among bots."""
        people = [chair for chair in self.chairs if chair.kind == "person"]
        return len(people) == 1 and people[0].device == device

    def names(self) -> dict[Seat, str]:
        """What everybody is called here: equal names are told apart by the sign of the face."""
        called = told_apart([(chair.name, chair.face) for chair in self.chairs], self.language)
        return {seat: name for seat, name in enumerate(called) if name}


def copy_of(header: Header) -> Header:
    """To be changed: what is in memory stays what is in the store until the new one is."""
    return deepcopy(header)


class Timing(Struct, array_like=True):
    """The numbers behind one answer of a race, in milliseconds.

    reported: the person's reaction by its own clock. waited: from showing the question to the answer's arrival.
    trip, jitter: of the connection. allowance: how much of what is left is taken on trust. taken: what counts.
    """

    reported: int
    waited: int
    trip: int
    jitter: int
    allowance: int
    taken: int


class Entry(Struct, array_like=True):
    """One step of the log. unit and total are the provable draw of a chance step; total is 0 for a decision.

    move_id: who sent it under which id, as one digest (move_ids.py); empty for chance and bots.
    """

    actor: int
    step: str
    unit: int = 0
    total: int = 0
    move_id: str = ""
    timing: Timing | None = None


def new_id() -> str:
    while (found := secrets.token_urlsafe(16)).startswith("-"):
        pass  # on a command line it would look like an option
    return found


def new_secret() -> str:
    """For a device's cookie, or a link to a seat."""
    return secrets.token_urlsafe(32)


def secret_hash(secret: str) -> str:
    """All that is ever stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
