"""What a client says at a table: one small JSON object a message, whose `kind` says what it is.

The docstrings of messages are what docs/api.md says.
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

LARGEST: Final = 4096  # bytes of one message

Text = Annotated[str, Meta(max_length=1000)]
Nonce = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=-1, le=1 << 31)]


class FromClient(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag=True):
    """id is the sender's own name for the message: answers to it carry it."""

    id: Nonce = ""


class Pong(FromClient, tag="pong"):
    """The answer to a ping, by its number."""

    number: int


class ShowAs(FromClient, tag="as"):
    """Look through another seat of mine, or as a spectator: null."""

    seat: Count | None


class Here(FromClient, tag="here"):
    """Whether I am looking, or have turned away."""

    here: bool


class Hold(FromClient, tag="hold"):
    """Before chance goes on, wait until I have read what there is to read; false: I have, go on at once.

    Heard only where all others at the table are bots.
    """

    hold: bool


class FromSeat(FromClient, kw_only=True):
    """seat: whose message it is, where a device has several; left out, the one that it is looking through."""

    seat: Count | None = None


class Do(FromSeat, tag="do"):
    """Play a step, in answer to the news of `at`. Not sure that it arrived? Say the same again: it is done once."""

    step: Text
    at: Count = -1


class AskWhy(FromSeat, tag="why"):
    """Why can I not play this step? An empty clause: I can."""

    step: Text


class AskPreview(FromSeat, tag="preview"):
    """What would this step do, as far as I can know?"""

    step: Text


class Advise(FromSeat, tag="advise"):
    """What would the best opponent do in my place?

    Only where `advisable` says so: alone against bots, or if the host allows it.
    """


class Phrase(FromSeat, tag="phrase"):
    """One of the phrases of `GET /api/house`."""

    phrase: Nonce


ClientMessage = Do | AskWhy | AskPreview | Advise | Phrase | ShowAs | Hold | Here | Pong

decode = msgspec.json.Decoder(ClientMessage).decode
