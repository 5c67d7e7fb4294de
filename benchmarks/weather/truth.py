"""What guests were told, held against the log on the disk: nothing lost, nothing changed, nothing made twice."""

from bisect import bisect_right
from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec

from walpurgis.tables.header import Entry, Header
from walpurgis.tables.match import Match, as_data
from walpurgis.tables.move_ids import move_id

if TYPE_CHECKING:
    from benchmarks.weather.guest import Guest, Sent

MOST_MISSED: Final = 200  # steps: whoever missed more is shown the view alone
TIME_MARK: Final = " @"  # in a race the table decides which time counts

LOST: Final = "is not in the log"
DOUBLED: Final = "was made more than once"

_encode = msgspec.json.Encoder().encode


def check(header: Header, entries: list[Entry], guests: "list[Guest]") -> list[str]:
    """What is wrong, in words; nothing, if all is well."""
    stories = _Stories(header, entries)
    problems: list[str] = []
    for guest in guests:
        problems += _events(guest, stories, len(entries))
    return problems + _moves(entries, guests)


class _Stories:
    """What every seat is to hear of this log, worked out once."""

    def __init__(self, header: Header, entries: list[Entry]) -> None:
        told = Match(header).restore(entries, 0)
        self._told = [(one.at, one.event, bytes(_encode(as_data(one)))) for one in told]
        self._heard: dict[int | None, tuple[list[int], list[bytes]]] = {}

    def between(self, seat: int | None, before: int, at: int) -> list[bytes]:
        if seat not in self._heard:
            heard = [(at, raw) for at, event, raw in self._told if event.is_for(seat)]
            self._heard[seat] = [at for at, _ in heard], [raw for _, raw in heard]
        ats, raws = self._heard[seat]
        return raws[bisect_right(ats, before) : bisect_right(ats, at)]


def _events(guest: "Guest", stories: _Stories, length: int) -> list[str]:
    for update in guest.updates:
        if update.at > length:
            return [f"{guest.name} was shown step {update.at}, which {LOST} of {length}"]
        expected = stories.between(update.seat, update.before, update.at)
        if update.events != expected and (update.events or update.at - update.before <= MOST_MISSED):
            same = sum(one == other for one, other in zip(update.events, expected, strict=False))
            steps = f"steps {update.before} to {update.at}"
            return [
                f"{guest.name} heard {len(update.events)} events of {steps}, the log has {len(expected)}, {same} alike"
            ]
    return []


def _moves(entries: list[Entry], guests: "list[Guest]") -> list[str]:
    made = Counter((entry.actor, entry.move_id) for entry in entries if entry.move_id)
    steps = {(entry.actor, entry.move_id): entry.step for entry in entries if entry.move_id}
    problems = [f"a move of seat {seat} {DOUBLED}: {count} times" for (seat, _), count in made.items() if count > 1]
    sent: set[tuple[int, str]] = set()
    for guest in guests:
        for nonce, move in guest.moves.items():
            key = (move.seat, move_id(guest.device, nonce))
            sent.add(key)
            problem = _fate(move, made[key], steps.get(key, ""))
            if problem:
                problems.append(f"{guest.name}: {nonce}, {move.step!r} at {move.at}, {problem}")
    nobodys = Counter(seat for seat, ident in made if (seat, ident) not in sent)
    return problems + [f"{count} moves of seat {seat} are made up" for seat, count in nobodys.items()]


def _fate(move: "Sent", made: int, step: str) -> str:
    if made and move.is_naughty:
        return "could not be made, and was"
    if "ok" in move.outcomes and not made:
        return f"was acknowledged, and {LOST}"
    if made and step.partition(TIME_MARK)[0] != move.step.partition(TIME_MARK)[0]:
        return f"was changed into {step!r}"
    if made and move.times == 1 and move.outcomes and "ok" not in move.outcomes:
        return f"was made, and answered by {move.outcomes}"
    return ""
