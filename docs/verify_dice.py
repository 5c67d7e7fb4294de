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


def read(text: str) -> tuple[dict[str, str], list[str]]:
    """Header lines by name (seeds as “seed 0”, “seed 1”), and the lines of the game."""
    header: dict[str, str] = {}
    steps: list[str] = []
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines()):
        line = re.split(r"(?:^|\s)#", raw)[0].strip()
        if line.startswith("*") or re.match(r"\d+:", line):
            steps.append(line)
        elif line and number > 0:
            name, _, value = line.partition(" ")
            if name == "seed":
                seat, _, value = value.strip().partition(" ")
                name = f"seed {seat}"
            header[name] = value.strip()
    return header, steps


def key_of(header: dict[str, str]) -> bytes:
    """HMAC-SHA256 by the server's seed over table, number of seats and the seats' seeds, each with its length."""
    seats = int(header["seats"])
    parts = [header["table"].encode(), str(seats).encode()]
    parts += [bytes.fromhex(header.get(f"seed {seat}", "")) for seat in range(seats)]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return hmac.new(bytes.fromhex(header["server-seed"]), message, hashlib.sha256).digest()


def differences(header: dict[str, str], steps: list[str]) -> list[str]:
    found: list[str] = []
    if hashlib.sha256(bytes.fromhex(header["server-seed"])).hexdigest() != header["commit"]:
        found.append("the server seed is not the one that was promised (commit)")
    key = key_of(header)
    if header.get("first-drawn") == "yes" and draw(key, 0, int(header["seats"])) != int(header.get("first", "0")):
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
        right = draw(key, number, total)
        if unit != right:
            found.append(f"draw {number}: “{line}” should be {{{right}/{total}}}")
    return found


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    try:
        header, steps = read(Path(sys.argv[1]).read_text("utf-8"))
        found = differences(header, steps)
    except (OSError, KeyError, ValueError, ZeroDivisionError) as error:
        print(f"This is no record with seeds: {error!r}")
        return 2
    for difference in found:
        print(difference)
    print("Not as the seeds say." if found else f"All {sum(line.startswith('*') for line in steps)} draws are right.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
