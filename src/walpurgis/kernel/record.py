"""Records: a whole game as text that a person can write, read and check. They outlive versions of this program."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from walpurgis.kernel.notation import is_plain_number
from walpurgis.kernel.refusal import RecordError
from walpurgis.kernel.steps import CHANCE, Actor, Seat

VERSION = "1"
CHANCE_MARK = "*"
HEADER_FORMS = "game NAME · seats N · first N · option NAME VALUE · seat N NAME"
SEAT_KEYS = ("seat", "seed", "seed-hash")  # header lines that say something of a seat: its number stands behind them
STEP_FORMS = "* STEP · SEAT: STEP"
# A “#” at the beginning or behind any space starts a comment, so that a name may hold one inside a word.
COMMENT = re.compile(r"(?<!\S)#")
SOME = 64  # lines


@dataclass(frozen=True)
class Draw:
    """The provable draw behind a chance step: unit k out of the total weight, written {k/total}."""

    unit: int
    total: int

    def __str__(self) -> str:
        return f"{{{self.unit}/{self.total}}}"


@dataclass(frozen=True)
class Line:
    """One step as written. number is its line in the file, 0 for a step that was not read from one."""

    actor: Actor
    step: str
    draw: Draw | None = None
    number: int = 0

    def __str__(self) -> str:
        who = CHANCE_MARK if self.actor == CHANCE else f"{self.actor}:"
        return f"{who} {self.step}" + (f" {self.draw}" if self.draw else "")


@dataclass
class Record:
    """extra holds the header lines that this program has no use for, in their order: they are kept."""

    game: str
    seats: int
    first: Seat = 0
    options: dict[str, str] = field(default_factory=dict)
    names: dict[Seat, str] = field(default_factory=dict)
    commit: str = ""
    server_seed: str = ""
    seeds: dict[Seat, str] = field(default_factory=dict)
    seed_hashes: dict[Seat, str] = field(default_factory=dict)  # what the seeds must fit
    extra: list[tuple[str, str]] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    header_lines: dict[str, int] = field(default_factory=dict, compare=False)  # “first”, “option NAME” … → line number

    def __str__(self) -> str:
        head = [f"walpurgis {VERSION}", f"game {self.game}", f"seats {self.seats}", f"first {self.first}"]
        head += [f"option {name} {value}" for name, value in self.options.items()]
        # A “#” behind a space would start a comment: a sharp takes its place.
        head += [COMMENT.sub("♯", f"seat {seat} {name}") for seat, name in self.names.items()]
        head += [f"commit {self.commit}"] if self.commit else []
        head += [f"server-seed {self.server_seed}"] if self.server_seed else []
        head += [f"seed-hash {seat} {seed_hash}" for seat, seed_hash in self.seed_hashes.items()]
        head += [f"seed {seat} {seed}" for seat, seed in self.seeds.items()]
        head += [f"{key} {value}".rstrip() for key, value in self.extra]
        return "\n".join([*head, "", *map(str, self.lines)]) + "\n"


def _go_on() -> None:
    """Whoever has nothing else to do reads without a pause."""


def read(text: str, source: str = "record", pause: Callable[[], None] = _go_on) -> Record:
    """The record that the text writes; RecordError says where and why it is none.

    Whether its steps can be played is not asked here: see replay.py. pause is called between some lines and the next,
    for those who read beside others.
    """
    return _Reader(source).read(text, pause)


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.number = 0  # of the line at hand, from 1
        self.record = Record(game="", seats=0)
        self.seen = self.record.header_lines  # what may stand only once

    def read(self, text: str, pause: Callable[[], None]) -> Record:
        lines = text.removeprefix("\ufeff").splitlines()
        in_header = True
        for self.number, raw in enumerate(lines, 1):
            if self.number % SOME == 0:
                pause()
            line = _without_comment(raw)
            if self.number == 1:
                self._version(line)
            elif not line:
                # A line that holds only a comment does not end the header.
                in_header = in_header and (bool(raw.strip()) or self._is_opening())
            elif in_header:
                self._header(line)
            else:
                self.record.lines.append(self._step(line))
        if not lines:
            self.number = 1
            self._version("")
        for key in ("game", "seats"):
            if key not in self.seen:
                raise self._error("", f"{key} …")
        for key in SEAT_KEYS:
            for seat in self._of_seats(key):
                if seat >= self.record.seats:
                    self.number = self.seen[f"{key} {seat}"]
                    raise self._error(f"{key} {seat}", f"0..{self.record.seats - 1}")
        return self.record

    def _of_seats(self, key: str) -> dict[Seat, str]:
        """What lines of one of SEAT_KEYS say."""
        record = self.record
        return record.names if key == "seat" else record.seeds if key == "seed" else record.seed_hashes

    def _is_opening(self) -> bool:
        """An empty line directly behind the version does not end a header that has not begun."""
        return not self.seen

    def _version(self, line: str) -> None:
        if line != f"walpurgis {VERSION}":
            raise self._error(line, f"walpurgis {VERSION}")

    def _header(self, line: str) -> None:
        key, _, value = line.partition(" ")
        value = value.strip()
        record = self.record
        if key in ("game", "seats", "first", "commit", "server-seed"):
            self._once(key, line)
        if key == "game" and value:
            record.game = value
        elif key == "seats":
            record.seats = self._whole(value, "seats N")
        elif key == "first":
            record.first = self._whole(value, "first N")
        elif key == "commit":
            record.commit = value
        elif key == "server-seed":
            record.server_seed = value
        elif key == "option" or key in SEAT_KEYS:
            self._named(key, value)
        elif key == "game" or line.startswith(CHANCE_MARK) or key.endswith(":"):
            raise self._error(line, HEADER_FORMS)
        else:
            record.extra.append((key, value))

    def _named(self, key: str, line: str) -> None:
        name, _, value = line.partition(" ")
        value = value.strip()
        self._once(f"{key} {name}", f"{key} {line}")
        if not value:
            raise self._error(f"{key} {line}", HEADER_FORMS)
        if key == "option":
            self.record.options[name] = value
        else:
            seat = self._whole(name, f"{key} N …")
            self._of_seats(key)[seat] = value

    def _step(self, line: str) -> Line:
        body, draw = self._draw(line)
        who, _, step = body.partition(" ")
        if who == CHANCE_MARK and step.strip():
            return Line(CHANCE, " ".join(step.split()), draw, self.number)
        if draw is None and who.endswith(":") and is_plain_number(who[:-1]) and step.strip():
            seat = int(who[:-1])
            if seat < self.record.seats:
                return Line(seat, " ".join(step.split()), None, self.number)
            raise self._error(line, f"0..{self.record.seats - 1}:")
        raise self._error(line, STEP_FORMS)

    def _draw(self, line: str) -> tuple[str, Draw | None]:
        if not line.endswith("}"):
            return line, None
        body, _, inside = line[:-1].rpartition("{")
        unit, slash, total = inside.partition("/")
        fits = slash and is_plain_number(unit) and is_plain_number(total) and int(unit) < int(total)
        if not fits:
            raise self._error(line, "{k/W}, 0 ≤ k < W")
        return body.strip(), Draw(int(unit), int(total))

    def _once(self, key: str, line: str) -> None:
        if key in self.seen:
            raise self._error(line, f"{key} × 1")
        self.seen[key] = self.number

    def _whole(self, text: str, form: str) -> int:
        if not is_plain_number(text) or len(text) > 9:
            raise self._error(text, form)
        return int(text)

    def _error(self, found: str, possible: str) -> RecordError:
        return RecordError(self.source, self.number, found, possible)


def _without_comment(line: str) -> str:
    return COMMENT.split(line, maxsplit=1)[0].strip() if "#" in line else line.strip()
