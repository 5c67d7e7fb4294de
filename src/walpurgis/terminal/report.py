"""A replay as data: where the game stands and what is possible, in the notation."""

import json
from collections.abc import Iterator

from walpurgis.kernel.position import Position
from walpurgis.kernel.replay import Replay
from walpurgis.kernel.steps import CHANCE
from walpurgis.words import Words

Data = dict[str, object]


def reports(replay: Replay, words: Words, until: int | None, trace: bool) -> Iterator[str]:
    """One line of JSON for the end of the replay, or with trace for every moment of it.

    The last line tells of a refused step, where there is one.
    """
    if trace:
        yield line(replay, words)
    while (until is None or replay.count < until) and replay.advance():
        if trace:
            yield line(replay, words)
    if replay.refused or not trace:
        yield line(replay, words)


def line(replay: Replay, words: Words) -> str:
    return json.dumps(report(replay, words), separators=(",", ":"))


def report(replay: Replay, words: Words) -> Data:
    position = replay.position
    return {
        "game": replay.record.game,
        "seats": position.setup.seats,
        "first": position.setup.first,
        "options": position.setup.options,
        "steps": replay.count,
        "waiting": position.waiting(),
        "legal": _legal(position),
        "chances": _chances(position),
        "standing": position.standing(),
        "refused": _refused(replay, words),
    }


def _legal(position: Position) -> dict[str, list[str]]:
    listed = position.NOTATION.listed
    return {str(seat): [listed(step) for step in position.legal(seat)] for seat in position.awaited()}


def _chances(position: Position) -> dict[str, int]:
    if position.awaits != CHANCE:
        return {}
    odds = position.chances()
    return {position.text(step): weight for step, weight in zip(odds.steps, odds.weights, strict=True)}


def _refused(replay: Replay, words: Words) -> Data | None:
    refusal, line = replay.refused, replay.next_line
    if refusal is None or line is None:
        return None
    return {"line": line.number, "step": line.step, "clause": refusal.clause, "message": words.refusal(refusal)}
