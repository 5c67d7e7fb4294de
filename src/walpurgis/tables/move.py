"""A move on its way: one value from the frame that it came in to the commit."""

from typing import Final

from walpurgis.kernel.steps import Seat
from walpurgis.tables.client import Client
from walpurgis.tables.move_ids import move_id

LONGEST_NONCE: Final = 64
LONGEST_STEP: Final = 200


class Move:
    """What a client wants a seat to do.

    text is the step in the notation; at is the length of the log that the client had seen; nonce is the client's own
    name for the move, under which it may be sent again; ident is what the log knows it by; arrived is loop.time() when
    its frame came in.
    """

    __slots__ = ("arrived", "at", "client", "ident", "nonce", "seat", "text")

    def __init__(self, client: Client, seat: Seat, text: str, at: int, nonce: str, arrived: float) -> None:
        self.client = client
        self.seat = seat
        self.text = text
        self.at = at
        self.nonce = nonce
        self.ident = move_id(client.device, nonce)
        self.arrived = arrived
