"""What happened, told once, to those who may know it."""

from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Seat


class Event:
    """name is the Fluent message `event-NAME`; args are its values, where `seat` and `other` are seats.

    path holds the spots that a piece passes, from where to where: pieces have no identity, so motion needs no more.
    clauses are the rules at work, for those who want to look them up.
    audience is None for everybody, or the seats that may know.
    """

    __slots__ = ("args", "audience", "clauses", "name", "path")

    def __init__(
        self,
        name: str,
        args: Args,
        path: list[str],
        clauses: list[str],
        audience: list[Seat] | None,
    ) -> None:
        self.name = name
        self.args = args
        self.path = path
        self.clauses = clauses
        self.audience = audience

    def __reduce__(self) -> tuple[type["Event"], tuple[str, Args, list[str], list[str], None]]:
        """For a bot in a process of its own, to whom it was told: who else knows is not its business."""
        return Event, (self.name, self.args, self.path, self.clauses, None)

    def is_for(self, seat: Seat | None) -> bool:
        """Whether this seat, or a spectator (None), may know of it."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def data(self) -> dict[str, object]:
        """Plain values for JSON; whom it was kept from is not among them."""
        return {"name": self.name, "args": self.args, "path": self.path, "clauses": self.clauses}


def witnessed(events: list[Event], seat: Seat) -> list[Event]:
    """Those that this seat may know of."""
    return [event for event in events if event.is_for(seat)]
