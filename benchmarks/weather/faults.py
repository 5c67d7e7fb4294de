"""The weather: a list of faults that follows from a seed, each of which can be left out without changing the others."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from benchmarks.weather.guest import Guest
from benchmarks.weather.loop import seeded

if TYPE_CHECKING:
    from benchmarks.weather.world import World

Strike = Callable[["World", "Fault"], None]
Kinds = dict[str, tuple[float, Strike]]  # how often, and what it does

USUAL_S: Final = 6.0  # how long a fault lasts
LONGEST_S: Final = 40.0


@dataclass(frozen=True)
class Fault:
    """at: seconds from the beginning. lasts: seconds. size: 0 to 1, how bad. whom: a number that stands for a guest."""

    number: int
    kind: str
    at: float
    lasts: float
    size: float
    whom: int

    def __str__(self) -> str:
        return f"{self.number:3}  at {self.at:6.1f} s  {self.kind:14} for {self.lasts:4.1f} s, size {self.size:.2f}"


def forecast(seed: int, count: int, within_s: float, nodes: int = 1, only: Collection[str] = ()) -> list[Fault]:
    """In the order of time. only: these kinds, where any are named."""
    rng = seeded("faults", seed)
    likely = kinds_of(nodes)
    kinds = [kind for kind in likely if not only or kind in only]
    weights = [likely[kind][0] for kind in kinds]
    times = sorted(rng.uniform(0, within_s) for _ in range(count))
    return [
        Fault(
            number,
            kind=rng.choices(kinds, weights)[0],
            at=round(at, 3),
            lasts=round(min(rng.expovariate(1 / USUAL_S), LONGEST_S), 3),
            size=round(rng.random(), 3),
            whom=rng.randrange(10**6),
        )
        for number, at in enumerate(times)
    ]


def strike(world: "World", fault: Fault) -> None:
    world.kinds[fault.kind][1](world, fault)


# The house


def _kill(world: "World", fault: Fault) -> None:
    world.kill(fault.whom, after_s=0.2 + fault.lasts, half_open=fault.size)


def _restart(world: "World", fault: Fault) -> None:
    world.restart(fault.whom, after_s=0.2 + fault.lasts)


def _slow_disk(world: "World", fault: Fault) -> None:
    world.disk.delay_s = 3.0 * fault.size**2
    world.later(fault.lasts, world.mend_disk)


def _failing_disk(world: "World", fault: Fault) -> None:
    world.disk.fails = 0.2 + 0.8 * fault.size
    world.later(fault.lasts, world.mend_disk)


def _clock(world: "World", fault: Fault) -> None:
    """The wall clock is set, forwards or backwards, by up to a day."""
    world.wall_offset += (fault.size - 0.5) * 2 * 86_400


def _sleep(world: "World", fault: Fault) -> None:
    """The machine was asleep: suddenly it is much later."""
    world.sleep(300.0 * fault.size**2)


def _bots(world: "World", fault: Fault) -> None:
    world.set_bots(fault.size)
    world.later(fault.lasts, world.set_bots, 0.0)


# Nodes


def _kill_node(world: "World", fault: Fault) -> None:
    """Its system closes what it had open: everybody hears of it."""
    world.kill(fault.whom, after_s=0.2 + fault.lasts, half_open=0.0)


def _power(world: "World", fault: Fault) -> None:
    """A machine is gone without a word, to guests and to the database."""
    world.kill(fault.whom, after_s=0.2 + fault.lasts, half_open=1.0, kind="power")


def _clock_of_node(world: "World", fault: Fault) -> None:
    world.set_clock(fault.whom, (fault.size - 0.5) * 2 * 86_400)


def _pause(world: "World", fault: Fault) -> None:
    """A node stands still, and does not know it."""
    world.pause(fault.whom, fault.lasts)


def _partition(world: "World", fault: Fault) -> None:
    world.partition(fault.whom, fault.lasts)


def _database(world: "World", fault: Fault) -> None:
    world.restart_database(0.3 + 4.0 * fault.size**2)


def _hints(world: "World", fault: Fault) -> None:
    """What nodes tell one another is lost, late, or said twice."""
    world.set_hints(fault.size)
    world.later(fault.lasts, world.set_hints, 0.0)


# The network


def _requests(world: "World", fault: Fault) -> None:
    """Requests over HTTP are lost, or their answers are, or they come twice, or whoever asked gives up."""
    world.requests_lost = fault.size
    world.later(fault.lasts, world.mend_requests)


def _cut(world: "World", fault: Fault) -> None:
    for guest in _some(world, fault):
        for line in list(guest.lines):
            line.wire.cut()


def _dead(world: "World", fault: Fault) -> None:
    """Nothing arrives any more, and nobody says so."""
    for guest in _some(world, fault):
        for line in guest.lines:
            line.wire.is_dead = True


def _stall(world: "World", fault: Fault) -> None:
    for guest in _some(world, fault):
        for line in guest.lines:
            line.wire.stalled = world.loop.now + fault.lasts


def _unread(world: "World", fault: Fault) -> None:
    """A guest does not read what the house says."""
    for guest in _some(world, fault):
        for line in guest.lines:
            line.wire.is_read = False
            world.later(3 * fault.lasts, line.wire.read_again)


# Guests


def _twice(world: "World", fault: Fault) -> None:
    for guest in _some(world, fault):
        guest.say_twice()


def _tab(world: "World", fault: Fault) -> None:
    """The same person at another screen; what is said may come by either."""
    for guest in _some(world, fault):
        if guest.lines and len(guest.lines) < 3:
            guest.connect()
            world.later(fault.lasts, guest.say_twice)


def _new_line(world: "World", fault: Fault) -> None:
    """The guest gives a connection up before the house has noticed: what was on its way may come after the new one."""
    for guest in _some(world, fault):
        old = list(guest.lines)
        for line in old:
            line.wire.stalled = world.loop.now + fault.lasts
            line.hang_up()
        guest.lines = []
        if old:
            guest.connect()


def _flood(world: "World", fault: Fault) -> None:
    guest = _one(world, fault)
    if guest is not None:
        guest.flood(int(20 + 180 * fault.size))


def _leave(world: "World", fault: Fault) -> None:
    """Somebody gets up in the middle of the game, and comes back."""
    guest = _one(world, fault)
    if guest is not None and guest.seats and guest.at and not guest.is_over:
        world.begin(guest.party.leave_and_return(guest, fault.lasts))


ONE_NODE: Final[Kinds] = {
    "kill": (2.0, _kill),
    "restart": (1.0, _restart),
    "slow disk": (2.0, _slow_disk),
    "failing disk": (3.0, _failing_disk),
    "clock": (1.0, _clock),
    "sleep": (0.5, _sleep),
    "bots": (1.5, _bots),
    "requests": (2.0, _requests),
    "cut": (3.0, _cut),
    "dead": (1.5, _dead),
    "stall": (2.0, _stall),
    "unread": (1.0, _unread),
    "twice": (3.0, _twice),
    "tab": (1.5, _tab),
    "new line": (2.0, _new_line),
    "flood": (0.5, _flood),
    "leave": (1.5, _leave),
}
SEVERAL_NODES: Final[Kinds] = {
    **ONE_NODE,
    "kill": (4.0, _kill_node),
    "power": (1.0, _power),
    "clock": (1.0, _clock_of_node),
    "sleep": (1.5, _pause),
    "partition": (3.0, _partition),
    "database": (1.5, _database),
    "hints": (2.0, _hints),
}


def kinds_of(nodes: int) -> Kinds:
    """What can strike a house of so many nodes."""
    return ONE_NODE if nodes == 1 else SEVERAL_NODES


def _one(world: "World", fault: Fault) -> Guest | None:
    guests = world.guests()
    return guests[fault.whom % len(guests)] if guests else None


def _some(world: "World", fault: Fault) -> list[Guest]:
    """From one guest to a third of all."""
    guests = world.guests()
    count = 1 + int(fault.size**3 * len(guests) / 3)
    rng = seeded("some", fault.whom)
    return rng.sample(guests, min(count, len(guests)))
