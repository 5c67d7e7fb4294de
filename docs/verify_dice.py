"""Check the dice of a Walpurgis record with nothing but Python's standard library.

    python verify_dice.py RECORD

It shares no code with Walpurgis on purpose: read it, it is all there is. From the seeds in the record's header it works
out every draw anew and compares it with the {k/W} behind each line of chance. It also checks that each seed fits the
fingerprint, its SHA-256, that was given before any seed was known; and names the seats without whose share the host
began. Which face or card the k-th of W units is, only the rules of the game can say: `walpurgis verify RECORD` checks
that, too. That the fingerprints are those that were shown before the game no file can say: the devices that played have
kept them, and their page compares.

Records without a line “dice 2” are of the older kind, with seeds but no fingerprints of the seats.

Exit status: 0 all as it should be, 1 something differs, 2 this is no record with seeds.
"""

import hashlib
import hmac
import re
import sys
from pathlib import Path
from typing import NamedTuple

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


class Part(NamedTuple):
    """The draws up to number `until`: those of one table. shares: fingerprint and seed of each seat, or empty texts."""

    until: float
    table: str
    commit: str
    server_seed: str
    shares: list[tuple[str, str]]

    def key(self) -> bytes:
        """HMAC-SHA256 by the server's seed over table, number of seats and the seats' seeds, each with its length."""
        seeds = [bytes.fromhex(seed) for _, seed in self.shares]
        parts = [self.table.encode(), str(len(seeds)).encode(), *seeds]
        message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
        return hmac.new(bytes.fromhex(self.server_seed), message, hashlib.sha256).digest()

    def broken(self, has_fingerprints: bool) -> list[str]:
        """What does not fit what was promised before."""
        found: list[str] = []
        if fingerprint(self.server_seed) != self.commit:
            found.append("the server seed is not the one that was promised (commit)")
        for seat, (promised, seed) in enumerate(self.shares):
            if has_fingerprints and seed and fingerprint(seed) != promised:
                found.append(f"the seed of seat {seat} is not the one that was promised (seed-hash)")
        return found


def fingerprint(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def read(text: str) -> tuple[dict[str, str], list[str], list[str]]:
    """Header lines by name (“seed 0”, “seed-hash 0” …), the lines of the game, and those that say where it began."""
    header: dict[str, str] = {}
    steps: list[str] = []
    origins: list[str] = []
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines()):
        line = re.split(r"(?:^|\s)#", raw)[0].strip()
        if line.startswith("*") or re.match(r"\d+:", line):
            steps.append(line)
        elif line and number > 0:
            name, _, value = line.partition(" ")
            if name in ("seed", "seed-hash"):
                seat, _, value = value.strip().partition(" ")
                name = f"{name} {seat}"
            if name == "origin":
                origins.append(value)
            header[name] = value.strip()
    return header, steps, origins


def parts_of(header: dict[str, str], origins: list[str]) -> list[Part]:
    """A game in which a step was taken back went on at another table, so that its first draws are those of the tables
    before. A seat's share is written there as FINGERPRINT:SEED, as SEED alone in the older kind, as “-” for a bot.
    """
    parts: list[Part] = []
    for line in origins:
        until, table, commit, server_seed, *shares = line.split()
        split = [share.rpartition(":") for share in shares]
        pairs = [(promised, "" if seed == "-" else seed) for promised, _, seed in split]
        parts.append(Part(int(until), table, commit, server_seed, pairs))
    seats = range(int(header["seats"]))
    own = [(header.get(f"seed-hash {seat}", ""), header.get(f"seed {seat}", "")) for seat in seats]
    return [*parts, Part(float("inf"), header["table"], header["commit"], header["server-seed"], own)]


def differences(header: dict[str, str], steps: list[str], parts: list[Part]) -> list[str]:
    found: list[str] = []
    is_new = header.get("dice") == "2"
    if not is_new and ("dice" in header or any(promised for promised, _ in parts[-1].shares)):
        found.append("this is neither a record of the older kind nor one of “dice 2”")
    for part in parts:
        has_fingerprints = is_new if part is parts[-1] else any(promised for promised, _ in part.shares)
        found += part.broken(has_fingerprints)
    keys = [part.key() for part in parts]
    first = draw(keys[0], 0, int(header["seats"]))
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
        key = next(key for part, key in zip(parts, keys, strict=True) if number <= part.until)
        right = draw(key, number, total)
        if unit != right:
            found.append(f"draw {number}: “{line}” should be {{{right}/{total}}}")
    return found


def remarks(parts: list[Part]) -> list[str]:
    """What a reader has to know of draws that are right."""
    said: list[str] = []
    if any(any(seed for _, seed in part.shares) and not any(one for one, _ in part.shares) for part in parts):
        said.append("Older kind: whoever ran the house and sat down last could have chosen them.")
    missing = {seat for part in parts for seat, (promised, seed) in enumerate(part.shares) if promised and not seed}
    if missing:
        seats = ", ".join(map(str, sorted(missing)))
        said.append(f"The game began without the share of seat {seats}: whoever knew the others could choose.")
    if not any(seed for _, seed in parts[-1].shares):
        said.append("No seat had a share in them: they are the house's alone.")
    return said


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    try:
        header, steps, origins = read(Path(sys.argv[1]).read_text("utf-8"))
        parts = parts_of(header, origins)
        found = differences(header, steps, parts)
    except (OSError, KeyError, ValueError, ZeroDivisionError) as error:
        print(f"This is no record with seeds: {error!r}")
        return 2
    for difference in found:
        print(difference)
    if found:
        print("Not as the seeds say.")
        return 1
    print(f"All {sum(line.startswith('*') for line in steps)} draws are right.", *remarks(parts), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
