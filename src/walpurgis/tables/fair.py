"""Chance that can be checked: everybody's seeds make the key from which every draw follows, so nobody chooses.

At creation a table shows SHA-256 of its server seed. Whoever sits down gives the SHA-256 of a seed of their own, and
the seed itself only when all chairs are taken and no hash can change any more. From all seeds comes one key, and from
the key and the number of a draw the draw itself: a restart or a replay never draws again. When the game is over all
seeds are shown, and everybody can work the draws out anew.
"""

import hashlib
import hmac
import secrets
from typing import Final

SEED_BYTES: Final = 32
# How the seeds come together. Once they came with sitting down: the last to do so could know all others, and choose.
SEEDS_AT_ONCE: Final = 1
HASHES_FIRST: Final = 2
WHO_BEGINS: Final = 0  # the number of the draw that names the first seat; the game's own draws count from 1
_BLOCK: Final = 1 << 256  # how many values one HMAC-SHA256 block can have
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What is shown of a seed, the server's or a seat's, before the seed itself: from then on it is fixed."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def key(server_seed: str, table: str, seats: int, seeds: list[str]) -> bytes:
    """seeds holds one hexadecimal text a seat, empty for a bot, or for somebody without whose share the game began.

    Parts carry their length, so none can pose as two.
    """
    parts = [table.encode(), str(seats).encode(), *(bytes.fromhex(seed) for seed in seeds)]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return hmac.digest(bytes.fromhex(server_seed), message, "sha256")


class Dice:
    """All draws that follow from one key.

    Each is an HMAC-SHA256, written out so that what depends on the key alone is hashed once, not with every draw.
    """

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        padded = key.ljust(64, b"\0")
        self._inner = hashlib.sha256(padded.translate(_INNER))
        self._outer = hashlib.sha256(padded.translate(_OUTER))

    def unit(self, draw: int, total: int) -> int:
        """The unit of weight, 0 to total - 1, that draw number `draw` gives.

        Blocks that would favour small units are passed over, so every unit is exactly as likely as every other.
        """
        block = 0
        while True:
            number = int.from_bytes(self._block(draw, block), "big")
            if number < _BLOCK - _BLOCK % total:
                return number % total
            block += 1

    def _block(self, draw: int, block: int) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(draw.to_bytes(8, "big") + block.to_bytes(4, "big"))
        outer.update(inner.digest())
        return outer.digest()


def unit(key: bytes, draw: int, total: int) -> int:
    """One draw of a key that is asked for no other."""
    return Dice(key).unit(draw, total)
