"""Inputs that are almost right: known ones, changed a little by a seeded source of chance."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

LONGEST: Final = 4000  # bytes of an input
MOST_CHANGES: Final = 4
NUMBERS: Final = (b"0", b"-1", b"1", b"255", b"4294967296", b"1e99", b"007", "²".encode(), "٣".encode())
NASTY: Final = (
    b"", b"\x00", b"\n", b"\r", b"\t", b" ", b"#", b'"', b"\\", b"\\ud800", b"\xff", b"\xc3", b"\xed\xa0\x80",
    *(text.encode() for text in ("\u00a0", "\u2028", "\u202e", "\u0085", "\ufeff", "\u0301", "🧹", "ﬀ", "İ")),
    *NUMBERS,
)  # fmt: skip


def mutations(known: Sequence[bytes], words: Sequence[bytes], seed: object) -> Iterator[bytes]:
    """Endless, and the same for the same seed."""
    rng = Random(str(seed))
    tokens = [*words, *NASTY]
    while True:
        data = rng.choice(known)
        for _ in range(rng.randint(1, MOST_CHANGES)):
            data = rng.choice(CHANGES)(data, known, tokens, rng)[:LONGEST]
        yield data


def _insert(data: bytes, known: Sequence[bytes], tokens: Sequence[bytes], rng: Random) -> bytes:
    at = rng.randint(0, len(data))
    return data[:at] + rng.choice(tokens) + data[at:]


def _replace(data: bytes, known: Sequence[bytes], tokens: Sequence[bytes], rng: Random) -> bytes:
    low, high = _range(data, rng)
    return data[:low] + rng.choice(tokens) + data[high:]


def _delete(data: bytes, known: Sequence[bytes], tokens: Sequence[bytes], rng: Random) -> bytes:
    low, high = _range(data, rng)
    return data[:low] + data[high:]


def _repeat(data: bytes, known: Sequence[bytes], tokens: Sequence[bytes], rng: Random) -> bytes:
    low, high = _range(data, rng)
    return data[:high] + data[low:high] * rng.choice((1, 1, 2, 50)) + data[high:]


def _flip(data: bytes, known: Sequence[bytes], tokens: Sequence[bytes], rng: Random) -> bytes:
    if not data:
        return data
    at = rng.randrange(len(data))
    return data[:at] + bytes((data[at] ^ 1 << rng.randrange(8),)) + data[at + 1 :]


def _byte(data: bytes, known: Sequence[bytes], tokens: Sequence[bytes], rng: Random) -> bytes:
    at = rng.randint(0, len(data))
    return data[:at] + bytes((rng.randrange(256),)) + data[at + 1 :]


def _join(data: bytes, known: Sequence[bytes], tokens: Sequence[bytes], rng: Random) -> bytes:
    """The beginning of one and the end of another."""
    other = rng.choice(known)
    return data[: rng.randint(0, len(data))] + other[rng.randint(0, len(other)) :]


def _word(data: bytes, known: Sequence[bytes], tokens: Sequence[bytes], rng: Random) -> bytes:
    """One of the words between spaces gives way to another."""
    words = data.split(b" ")
    words[rng.randrange(len(words))] = rng.choice(tokens)
    return b" ".join(words)


def _range(data: bytes, rng: Random) -> tuple[int, int]:
    low = rng.randint(0, len(data))
    return low, min(len(data), low + rng.choice((1, 1, 2, 4, 8, 32)))


Change = Callable[[bytes, Sequence[bytes], Sequence[bytes], Random], bytes]
CHANGES: Final[tuple[Change, ...]] = (_insert, _replace, _delete, _repeat, _flip, _byte, _join, _word)
