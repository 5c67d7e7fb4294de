"""Somebody at a table, player or spectator, as the table knows them, whatever carries their messages."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from walpurgis.kernel.steps import Seat
from walpurgis.tables.race import RoundTrips

if TYPE_CHECKING:
    from walpurgis.tables.table import Table

EVERYBODY: Final = -1  # in place of a seat: what anybody may see, whatever seats the device has


class Client(ABC):
    """The server derives its connections from this.

    seat is whose view it shows: a seat of its own device, or None for a spectator's. here is whether its person is
    looking. holds is whether chance is to wait for it, where nobody else has to wait then. trips are the round trips
    that the server has measured on it. language is that of its person, or empty: that of the table. address is the part
    of the network that it comes from. watches is whether it stays a spectator although its device may have seats, as a
    large screen does in a room full of people: it is nobody who could be here.
    """

    __slots__ = ("address", "device", "gone", "here", "holds", "language", "seat", "table", "trips", "watches")

    def __init__(self, device: str, language: str = "", address: str = "") -> None:
        self.device = device
        self.address = address
        self.language = language
        self.seat: Seat | None = None
        self.watches = False
        self.here = True
        self.holds = False
        self.gone = False  # closed: not to be welcomed any more
        self.table: Table | None = None
        self.trips = RoundTrips()

    def take_place(self) -> bool:
        """Whether one more spectator is welcome from where this one comes. Asked once, before it is let to a table that
        does not concern its device.
        """
        return True

    @abstractmethod
    def deliver(self, frame: bytes) -> None:
        """Take a message, in JSON, without waiting. Messages are to arrive in the order of these calls."""

    @abstractmethod
    def dismiss(self) -> None:
        """Close the connection once what was delivered is sent: the table is gone, or may not be watched any more."""
