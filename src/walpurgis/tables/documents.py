"""Header and log of a table as the texts that a store keeps, both ways."""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import msgspec

from walpurgis.tables.header import Entry, Header
from walpurgis.tables.store import Damaged

SET_ASIDE: Final[Literal["damaged"]] = "damaged"  # the status of a damaged table, in the store alone

_header_decoder = msgspec.json.Decoder(Header)
_entries_decoder = msgspec.json.Decoder(list[Entry])


class Columns(NamedTuple):
    """A header as it is written, and what lists look it up by. A code is unique, so that none is None."""

    code: str | None
    status: str
    public: bool
    bots: bool
    host: str
    document: str


def columns_of(header: Header) -> Columns:
    bots = any(chair.kind == "bot" or chair.left for chair in header.chairs)
    document = msgspec.json.encode(header).decode()
    return Columns(header.code or None, header.status, header.public, bots, header.host, document)


def guests_of(header: Header) -> list[str]:
    """The devices whose table it is: that of everybody who sits there, and the host's."""
    return sorted({header.host, *(chair.device for chair in header.chairs)} - {""})


def header_of(number: int, text: str) -> Header:
    """What is stored as the header of this table; Damaged if it is none."""
    try:
        header = _header_decoder.decode(text)
    except msgspec.DecodeError:
        raise Damaged(number) from None
    if len(header.chairs) != header.seats:
        raise Damaged(number)
    return header


def text_of(entries: list[Entry]) -> str:
    return msgspec.json.encode(entries).decode()


def entries_of(number: int, texts: Iterable[str]) -> list[Entry]:
    """The log of this table, from the texts of all commits; Damaged if one of them makes no sense."""
    try:
        return [entry for text in texts for entry in _entries_decoder.decode(text)]
    except msgspec.DecodeError:
        raise Damaged(number) from None


def steps_in(text: str) -> int:
    """How many a commit's text holds; none if it makes no sense."""
    try:
        return len(_entries_decoder.decode(text))
    except msgspec.DecodeError:
        return 0
