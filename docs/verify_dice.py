"""Check the dice of a Walpurgis record with nothing but Python's standard library.

    python verify_dice.py RECORD

It shares no code with Walpurgis on purpose: read it, it is all there is. From the seeds in the record's header it works
out every draw anew and compares it with the {k/W} behind each line of chance. Which face or card the k-th of W units
is, only the rules of the game can say: `walpurgis verify RECORD` checks that, too.

Exit status: 0 all as it should be, 1 something differs, 2 this is no record with seeds.
"""

import hashlib
import hmac
import re
import sys
from pathlib import Path

CHANCE = re.compile(r"\*\s.*\{(\d+)/(\d+)\}$")


def draw(key: bytes, number: int, total: int) -> int:
    """Draw number `number` out of `total`: the first block that does not favour small results, modulo total."""
    block = 0
    while True:
        message = number.to_bytes(8, "big") + block.to_bytes(4, "big")
        value = int.from_bytes(hmac.new(key, message, hashlib.sha256).digest(), "big")
        if value < 2**256 - 2**256 % total:
            return value % total
        block += 1


def read(text: str) -> tuple[dict[str, str], list[str], list[str]]:
    """Header lines by name (seeds as “seed 0”, “seed 1”), the lines of the game, and those that say where it began."""
    header: dict[str, str] = {}
    steps: list[str] = []
    origins: list[str] = []
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines()):
        line = re.split(r"(?:^|\s)#", raw)[0].strip()
        if line.startswith("*") or re.match(r"\d+:", line):
            steps.append(line)
        elif line and number > 0:
            name, _, value = line.partition(" ")
            if name == "seed":
                seat, _, value = value.strip().partition(" ")
                name = f"seed {seat}"
            if name == "origin":
                origins.append(value)
            header[name] = value.strip()
    return header, steps, origins


def key_of(server_seed: str, table: str, seeds: list[str]) -> bytes:
    """HMAC-SHA256 by the server's seed over table, number of seats and the seats' seeds, each with its length."""
    parts = [table.encode(), str(len(seeds)).encode(), *(bytes.fromhex(seed) for seed in seeds)]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return hmac.new(bytes.fromhex(server_seed), message, hashlib.sha256).digest()


def keys_of(header: dict[str, str], origins: list[str]) -> list[tuple[float, str, str, bytes]]:
    """Until which draw a key holds, its promise, its server seed, and the key. A game in which a step was taken back
    went on at another table, so that the first draws have the keys of the tables before.
    """
    keys: list[tuple[float, str, str, bytes]] = []
    for line in origins:
        until, table, commit, server_seed, *seeds = line.split()
        key = key_of(server_seed, table, ["" if seed == "-" else seed for seed in seeds])
        keys.append((int(until), commit, server_seed, key))
    seeds = [header.get(f"seed {seat}", "") for seat in range(int(header["seats"]))]
    own = key_of(header["server-seed"], header["table"], seeds)
    return [*keys, (float("inf"), header["commit"], header["server-seed"], own)]


def differences(header: dict[str, str], steps: list[str], origins: list[str]) -> list[str]:
    found: list[str] = []
    keys = keys_of(header, origins)
    for _, commit, server_seed, _ in keys:
        if hashlib.sha256(bytes.fromhex(server_seed)).hexdigest() != commit:
            found.append("the server seed is not the one that was promised (commit)")
    first = draw(keys[0][3], 0, int(header["seats"]))
    if header.get("first-drawn") == "yes" and first != int(header.get("first", "0")):
        found.append("another seat should have begun (first)")
    number = 0
    for line in steps:
        if not line.startswith("*"):
            continue
        number += 1
        written = CHANCE.match(line)
        if written is None:
            found.append(f"draw {number}: “{line}” has no {{k/W}}")
            continue
        unit, total = int(written[1]), int(written[2])
        right = draw(next(key for until, _, _, key in keys if number <= until), number, total)
        if unit != right:
            found.append(f"draw {number}: “{line}” should be {{{right}/{total}}}")
    return found


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    try:
        header, steps, origins = read(Path(sys.argv[1]).read_text("utf-8"))
        found = differences(header, steps, origins)
    except (OSError, KeyError, ValueError, ZeroDivisionError) as error:
        print(f"This is no record with seeds: {error!r}")
        return 2
    for difference in found:
        print(difference)
    print("Not as the seeds say." if found else f"All {sum(line.startswith('*') for line in steps)} draws are right.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
