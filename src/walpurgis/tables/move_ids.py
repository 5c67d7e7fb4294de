"""Which moves a log holds, by the ids that their senders gave them: a move that is sent again is made once."""

import hashlib
from array import array
from binascii import b2a_base64
from typing import Final

BYTES: Final = 9  # of a digest: enough that no two of a table are ever alike
LENGTH: Final = 12  # of its text
UNKNOWN: Final = -1
URL_SAFE: Final = bytes.maketrans(b"+/", b"-_")


def move_id(device: str, nonce: str) -> str:
    """What the log keeps of a sender's own name for a move.

    Two people may both count x1, x2: the device is part of it. What is kept tells nothing of the device.
    """
    digest = hashlib.blake2b(f"{device} {nonce}".encode("utf-8", "surrogatepass"), digest_size=BYTES).digest()
    return b2a_base64(digest, newline=False).translate(URL_SAFE).decode("ascii")


class MoveIds:
    """All of one log, however long: packed, for most tables never ask for any but the last few."""

    __slots__ = ("_ids", "_made_at")

    def __init__(self) -> None:
        self._ids = bytearray()
        self._made_at = array("I")

    def add(self, ident: str, at: int) -> None:
        """The move of this id is the step behind the first `at` of the log.

        Steps without an id are chance and bots; logs from before ids were a device's own hold other texts.
        """
        packed = ident.encode()
        if len(packed) == LENGTH:
            self._ids += packed
            self._made_at.append(at)

    def made_at(self, ident: str) -> int:
        """How long the log was when this move was made; UNKNOWN: it was not."""
        packed = ident.encode()
        found = self._ids.find(packed)
        while found >= 0:
            if found % LENGTH == 0:
                return self._made_at[found // LENGTH]
            found = self._ids.find(packed, found + 1)  # the end of one id and the beginning of the next
        return UNKNOWN
