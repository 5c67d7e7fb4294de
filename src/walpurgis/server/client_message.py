"""What a client says at a table: one small JSON object a message."""

from typing import Annotated, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from walpurgis.kernel.steps import Seat

LARGEST: Final = 4096  # bytes of one message

Text = Annotated[str, Meta(max_length=1000)]
Nonce = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=-1, le=1 << 31)]


class ClientMessage(Struct, rename={"as_": "as"}, forbid_unknown_fields=True):
    """Exactly one of do, as, why, preview, deduce, advise, phrase, hold, here and pong.

    at is the length of the log that the sender had seen, id its own name for the message. seat: whose, where a device
    has several; else the one that it is looking at.
    """

    do: Text | UnsetType = UNSET
    at: Count = -1
    id: Nonce = ""
    seat: Count | UnsetType = UNSET
    as_: Count | UnsetType | None = UNSET
    why: Text | UnsetType = UNSET
    preview: Text | UnsetType = UNSET
    deduce: bool | UnsetType = UNSET
    advise: bool | UnsetType = UNSET
    phrase: Nonce | UnsetType = UNSET
    hold: bool | UnsetType = UNSET
    here: bool | UnsetType = UNSET
    pong: int | UnsetType = UNSET

    def is_one_thing(self) -> bool:
        asked = (self.why, self.preview, self.deduce, self.advise)
        said = (self.do, self.as_, *asked, self.phrase, self.hold, self.here, self.pong)
        return said.count(UNSET) == len(said) - 1

    def seat_or(self, shown: Seat | None) -> Seat | None:
        return shown if self.seat is UNSET else self.seat


decode = msgspec.json.Decoder(ClientMessage).decode
