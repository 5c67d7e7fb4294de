"""What must not be seen by the person who sat here before: when a curtain has to fall between two turns."""

from random import Random

from walpurgis.kernel.event import Event
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import SEVERAL, Seat

TRIES = 4  # how many steps are compared to find out whether a choice can be seen from outside


def is_private(position: Position, seat: Seat, events: list[Event]) -> bool:
    """Whether the seat's screen shows something that a spectator's does not."""
    if any(event.audience is not None for event in events):
        return True
    return _shown(position, seat) != _shown(position, None)


def chooses_in_secret(position: Position, seat: Seat) -> bool:
    """Whether the others would not learn what the seat decides now: two different steps look alike from outside."""
    if position.awaits == SEVERAL:
        return True
    rng = Random(0)  # its own source: looking must not change what falls
    steps = {position.pick(seat, rng) for _ in range(TRIES)}
    traces = [_trace(position, seat, step) for step in steps]
    return len(traces) > 1 and all(trace == traces[0] for trace in traces)


def _trace(position: Position, seat: Seat, step: int) -> tuple[object, object]:
    """What a spectator would see and hear of a step."""
    after = position.copy()
    after.events = []
    after.play(seat, step)
    return _shown(after, None), [event.data() for event in after.events or [] if event.is_for(None)]


def _shown(position: Position, seat: Seat | None) -> dict[str, object]:
    data = position.view(seat).data()
    del data["seat"]
    return data
