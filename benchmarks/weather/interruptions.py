"""For how long people could not play: from a fault that struck where they were to the next answer that they heard.

In a race an answer is told with the decision, and that may take as long as the race lasts, whatever befalls the house;
a game may also let people look at something for a while. So an interruption is over, too, once a node looks after that
again: it will decide the race, and has the answer of whoever gave one, or it waits for the end of the pause.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from benchmarks.weather.guest import Guest
    from benchmarks.weather.world import World

GOAL_S: Final = 5.0  # after a node was killed
SHARES: Final = (0.5, 0.9, 0.99, 1.0)
LOOK_S: Final = 0.1  # between two looks whether a node looks after a table again


@dataclass(frozen=True)
class Interruption:
    """is_alone: nothing else was wrong meanwhile."""

    kind: str
    lasted_s: float
    is_alone: bool


class Interruptions:
    """Of one evening."""

    def __init__(self, world: "World") -> None:
        self.measured: list[Interruption] = []
        self._world = world
        self._open: dict[Guest, tuple[str, float, int]] = {}
        self._troubles = 0
        self._trouble_until = 0.0

    def note_trouble(self, lasts_s: float) -> bool:
        """Something is wrong for so long; whether nothing else is."""
        now = self._world.loop.now
        is_alone = self._trouble_until <= now
        self._troubles += 1
        self._trouble_until = max(self._trouble_until, now + lasts_s)
        return is_alone

    def begin(self, guest: "Guest", kind: str, is_alone: bool) -> None:
        """Whoever is interrupted already stays so."""
        if guest not in self._open:
            self._open[guest] = (kind, self._world.loop.now, self._troubles if is_alone else -1)
            self._look_later(guest)

    def _look_later(self, guest: "Guest") -> None:
        self._world.loop.happens_at(self._world.loop.now + LOOK_S, self._look, guest)

    def _look(self, guest: "Guest") -> None:
        if guest not in self._open or not guest.is_playing:
            return
        if self._world.is_looked_after(guest):
            self.end(guest)
        else:
            self._look_later(guest)

    def end(self, guest: "Guest") -> None:
        if guest in self._open:
            kind, since, troubles = self._open.pop(guest)
            self.measured.append(Interruption(kind, self._world.loop.now - since, troubles == self._troubles))


def described(interruptions: list[Interruption]) -> list[str]:
    """A line for each kind of fault, and for those with which nothing else was wrong."""
    lines: list[str] = []
    for kind in sorted({one.kind for one in interruptions}):
        own = [one for one in interruptions if one.kind == kind]
        lines.append(_line(kind, own))
        alone = [one for one in own if one.is_alone]
        if alone:
            lines.append(_line(f"{kind}, nothing else", alone))
    return lines


def _line(kind: str, some: list[Interruption]) -> str:
    lasted = sorted(one.lasted_s for one in some)
    shares = ", ".join(f"{share:.0%} {lasted[round(share * (len(lasted) - 1))]:.1f} s" for share in SHARES)
    longer = sum(one > GOAL_S for one in lasted)
    return f"interrupted by {kind}: {len(lasted)} people; {shares}; longer than {GOAL_S:.0f} s: {longer}"
