"""Whether the dice of a record fell as its seeds say: commitment, hashes, every draw, and the step that each draw gave.

What a file alone cannot prove is that its commitment and hashes are those that were shown before the game: the devices
that played have kept them, and their page compares.
"""

from dataclasses import dataclass, field
from math import inf
from typing import Final

from walpurgis import games
from walpurgis.kernel.record import Line, Record
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import CHANCE, OVER, Seat
from walpurgis.tables import fair
from walpurgis.tables.header import Origin
from walpurgis.tables.match import DICE_LINE, DRAWN_LINE, TABLE_LINE, origins_of

MOST_FINDINGS: Final = 20


@dataclass(frozen=True)
class Difference:
    """Something that differs. Its sentence is the Fluent message `verify-KEY`; line is 0 for the header."""

    key: str
    line: int
    args: Args


@dataclass
class Report:
    """draws counts those that were checked. is_over: whether the record goes on to the end of the game.

    shares: the seats whose share is in the dice; without: those without whose share the game, or the part of it that
    was played at an earlier table, began. is_old: some of the seeds came without hashes first, and could be chosen.
    """

    findings: list[Difference] = field(default_factory=list)
    draws: int = 0
    is_over: bool = False
    is_old: bool = False
    shares: list[Seat] = field(default_factory=list)
    without: list[Seat] = field(default_factory=list)

    @property
    def is_proved(self) -> bool:
        return not self.findings

    def find(self, key: str, line: int = 0, **args: int | str) -> None:
        if len(self.findings) < MOST_FINDINGS:
            self.findings.append(Difference(key, line, args))


def verify(record: Record, source: str = "record") -> Report:
    """RecordError for a record that is broken: then there is nothing to prove."""
    report = Report()
    keys = _keys(record, report)
    replay = games.replay(record, source)
    while (line := replay.next_line) is not None:
        if keys and line.actor == CHANCE and replay.position.awaits == CHANCE:
            odds = replay.position.chances()
            _check_draw(report, keys, line, odds.total)
            if line.draw is not None and line.draw.unit < odds.total:
                given = replay.position.text(odds.at(line.draw.unit))
                if given != line.step:
                    report.find("step", line.number, found=line.step, expected=given)
        if not replay.advance():
            refused = replay.refused
            assert refused is not None
            report.find("refused", line.number, found=line.step, clause=refused.clause)
            break
    report.is_over = replay.position.awaits == OVER
    return report


def _keys(record: Record, report: Report) -> list[tuple[float, bytes]]:
    """The keys of all draws, each with the number of the last one that it gave; none if what they are made of is
    missing or false. A table has one, unless it continues others.
    """
    extra = dict(record.extra)
    for name, value in (
        ("commit", record.commit),
        ("server-seed", record.server_seed),
        (TABLE_LINE, extra.get(TABLE_LINE, "")),
    ):
        if not value:
            report.find("missing", name=name)
    if not report.is_proved:
        return []
    try:
        _check_hashes(record, extra.get(DICE_LINE), report)
        commitment = fair.commitment(record.server_seed)
        seeds = [record.seeds.get(seat, "") for seat in range(record.seats)]
        origins = origins_of(record)
        keys: list[tuple[float, bytes]] = [
            (origin.draws, fair.key(origin.server_seed, origin.table, record.seats, origin.seeds)) for origin in origins
        ]
        keys.append((inf, fair.key(record.server_seed, extra[TABLE_LINE], record.seats, seeds)))
    except ValueError:
        report.find("seed")
        return []
    _count_shares(record, origins, report)
    if commitment != record.commit:
        report.find("commit", found=record.commit, expected=commitment)
    if extra.get(DRAWN_LINE) == "yes":
        first = fair.unit(keys[0][1], fair.WHO_BEGINS, record.seats)
        if first != record.first:
            report.find("first", found=record.first, expected=first)
    return keys


def _check_hashes(record: Record, dice: str | None, report: Report) -> None:
    """Every seed fits the hash that its seat gave before; ValueError for one that is none."""
    if dice is None:
        if record.seed_hashes:
            report.find("missing", name=f"{DICE_LINE} {fair.HASHES_FIRST}")
        return
    if dice != str(fair.HASHES_FIRST):
        report.find("dice", found=dice, expected=str(fair.HASHES_FIRST))
        return
    for seat, seed in record.seeds.items():
        given, expected = record.seed_hashes.get(seat, ""), fair.commitment(seed)
        if not given:
            report.find("missing", name=f"seed-hash {seat}")
        elif given != expected:
            report.find("hash", seat=seat, found=given, expected=expected)


def _count_shares(record: Record, origins: list[Origin], report: Report) -> None:
    parts = [(origin.seeds, origin.seed_hashes) for origin in origins]
    seats = range(record.seats)
    parts.append(([record.seeds.get(seat, "") for seat in seats], [record.seed_hashes.get(seat, "") for seat in seats]))
    report.is_old = any(any(seeds) and not any(hashes) for seeds, hashes in parts)
    report.shares = sorted(record.seeds)
    missing = {
        seat
        for seeds, hashes in parts
        for seat, (seed, seed_hash) in enumerate(zip(seeds, hashes, strict=False))
        if seed_hash and not seed
    }
    report.without = sorted(missing)


def _check_draw(report: Report, keys: list[tuple[float, bytes]], line: Line, total: int) -> None:
    number = report.draws + 1
    report.draws = number
    if line.draw is None:
        report.find("no-draw", line.number, found=line.step)
        return
    if line.draw.total != total:
        report.find("total", line.number, found=str(line.draw.total), expected=str(total))
    key = next(key for until, key in keys if number <= until)
    unit = fair.unit(key, number, total)
    if line.draw.unit != unit:
        report.find("unit", line.number, found=str(line.draw), expected=f"{{{unit}/{total}}}")
