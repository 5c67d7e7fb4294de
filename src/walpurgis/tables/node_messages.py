"""What the nodes of a house tell one another. All of it may get lost: whatever counts is in the database.

A node of a newer version may say more than an older one understands: that is passed over.
"""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Raw, Struct

from walpurgis.kernel.steps import Seat

LARGEST: Final = 7_000  # bytes; PostgreSQL passes on less than 8,000 in one piece
MOST_TABLES: Final = 300  # in one message


class Moved(Struct, tag_field="kind", tag="moved"):
    """Something was written at these tables, by their numbers."""

    tables: list[int]


class AtTable(Struct, array_like=True):
    """The device of somebody who plays there; whether they are looking; the round trip to them, in milliseconds."""

    device: str
    here: bool
    least: float
    jitter: float


class WhoIsThere(Struct, tag_field="kind", tag="who"):
    """Asked by a node that has just opened a table."""

    table: int


class There(Struct, tag_field="kind", tag="there"):
    """Who is at a table by way of this node; watched: whether anybody is, spectators included. minded: the seats that
    bots play for while their people are away, where this node looks after the table.
    """

    table: int
    watched: bool
    people: list[AtTable]
    minded: list[Seat] | None = None


class CameBack(Struct, tag_field="kind", tag="back"):
    """The person of a seat that a bot was minding."""

    table: int
    seat: Seat


class PhraseSaid(Struct, tag_field="kind", tag="said"):
    """A phrase, for everybody at the table."""

    table: int
    seat: Seat
    phrase: str


class Answered(Struct, tag_field="kind", tag="answered"):
    """An answer of an open race is in the database, for whoever decides it."""

    table: int


class Released(Struct, tag_field="kind", tag="released"):
    """Nobody looks after these tables any more."""

    tables: list[int]


NodeMessage = Moved | WhoIsThere | There | CameBack | PhraseSaid | Answered | Released

_message_decoder: Final = msgspec.json.Decoder(NodeMessage)
_envelope_decoder: Final = msgspec.json.Decoder(tuple[str, list[Raw]])


def packed(node: str, messages: list[NodeMessage]) -> Iterator[str]:
    """As many as fit into each piece."""
    piece: list[bytes] = []
    size = 0
    for message in messages:
        text = msgspec.json.encode(message)
        if piece and size + len(text) > LARGEST:
            yield _envelope(node, piece)
            piece, size = [], 0
        piece.append(text)
        size += len(text) + 1
    if piece:
        yield _envelope(node, piece)


def _envelope(node: str, texts: list[bytes]) -> str:
    return msgspec.json.encode((node, [Raw(text) for text in texts])).decode()


def unpacked(text: str) -> tuple[str, list[NodeMessage]]:
    """Who says it, and what of it is understood here."""
    try:
        node, given = _envelope_decoder.decode(text)
    except msgspec.DecodeError:
        return "", []
    found: list[NodeMessage] = []
    for raw in given:
        try:
            found.append(_message_decoder.decode(raw))
        except msgspec.ValidationError:
            continue
    return node, found
