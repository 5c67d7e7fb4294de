"""Chance that can be checked: worked out here once more, by other means."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from walpurgis.tables import fair

SERVER = "11" * 32
SEEDS = ["22" * 32, "", "33" * 16]


def test_the_commitment_is_the_hash_of_the_seed_s_bytes() -> None:
    # printf '' with 32 bytes 0x11 piped into sha256sum
    assert fair.commitment(SERVER) == "02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc"


def test_a_known_key() -> None:
    """Every part behind its length in four bytes: table, seats, then the seats' seeds, an empty one for a bot."""
    message = bytes.fromhex(
        "00000007"
        + b"table-1".hex()
        + "00000001"
        + b"3".hex()
        + "00000020"
        + "22" * 32
        + "00000000"
        + "00000010"
        + "33" * 16
    )
    expected = hmac.new(bytes.fromhex(SERVER), message, hashlib.sha256).digest()
    assert fair.key(SERVER, "table-1", 3, SEEDS) == expected


def test_a_known_draw() -> None:
    key = fair.key(SERVER, "table-1", 3, SEEDS)
    for number in range(50):
        block = hmac.new(key, number.to_bytes(8, "big") + bytes(4), hashlib.sha256).digest()
        assert fair.unit(key, number, 6) == int(block.hex(), 16) % 6  # a block is passed over once in 2**253 draws


def test_blocks_that_would_favour_small_units_are_passed_over() -> None:
    """With a total of two thirds of all values a third of the first blocks is not used."""
    key, total = b"k" * 32, 2 * 2**256 // 3
    second = 0
    for number in range(200):
        blocks = [hmac.new(key, number.to_bytes(8, "big") + n.to_bytes(4, "big"), "sha256").digest() for n in range(40)]
        values = [int.from_bytes(block, "big") for block in blocks]
        assert fair.unit(key, number, total) == next(value for value in values if value < total)
        second += values[0] >= total
    assert 40 < second < 95


@pytest.mark.parametrize("total", [2, 6, 8, 52])
def test_every_unit_is_as_likely(total: int) -> None:
    counts = [0] * total
    rounds = 400 * total
    for number in range(rounds):
        counts[fair.unit(b"another key", number, total)] += 1
    squares = sum((count - 400) ** 2 / 400 for count in counts)
    assert squares < total + 4 * (2 * total) ** 0.5  # χ², four standard deviations above its mean


@given(st.text("ab", max_size=6), st.text("ab", max_size=6))
def test_no_part_can_pose_as_two(left: str, right: str) -> None:
    seeds = ["aa" * len(left), "bb" * len(right)]
    joined = ["aa" * len(left) + "bb" * len(right), ""]
    if right:
        assert fair.key(SERVER, "t", 2, seeds) != fair.key(SERVER, "t", 2, joined)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**40), st.integers(1, 10**12))
def test_a_draw_depends_on_nothing_but_key_number_and_total(key: bytes, number: int, total: int) -> None:
    assert fair.unit(key, number, total) == fair.unit(key, number, total)
    assert 0 <= fair.unit(key, number, total) < total


def test_seeds_are_new_every_time() -> None:
    assert len({fair.new_seed() for _ in range(100)}) == 100
    assert len(bytes.fromhex(fair.new_seed())) == 32
