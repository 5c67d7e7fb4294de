"""A table of the simulated house and everybody at it, from setting it up to the end of its game."""

import hashlib
import json
from random import Random
from typing import TYPE_CHECKING, Any, Final

from benchmarks.weather.guest import Guest
from benchmarks.weather.house import Answer
from benchmarks.weather.truth import check

if TYPE_CHECKING:
    from benchmarks.weather.world import World

STUCK_S: Final = 900.0  # without a step, though everybody is there
GAMES: Final = {  # seats at most, and by how much a table of it is likelier than others
    "hexentanz": (4, 6),
    "hyene": (4, 6),
    "hexenrennen": (3, 1),
    "wazbaraz": (4, 1),
    "sorcellerie": (3, 2),
}
FEWEST: Final = {"hexentanz": 3, "wazbaraz": 3}


class Party:
    """complaints are what went against the promises of the house."""

    def __init__(self, world: "World", number: int, rng: Random) -> None:
        self.world = world
        self.number = number
        self.rng = rng
        names = sorted(GAMES)
        self.game = rng.choices(names, [GAMES[name][1] for name in names])[0]
        self.has_races = self.game == "sorcellerie"
        self.seats = rng.randint(FEWEST.get(self.game, 2), GAMES[self.game][0])
        self.bots = rng.choice([0, 0, 1, self.seats - 1])
        self.think_s = rng.choice([0.05, 0.3, 1.0])
        self.table = ""
        self.guests: list[Guest] = []
        self.is_done = False
        self.decisions = 0
        self._wish: dict[str, Any] = {
            "game": self.game,
            "seats": self.seats,
            "pace_ms": rng.choice([0, 0, 0, 300]),
            "turn_limit_s": rng.choice([0, 0, 0, 20]),
            "language": rng.choice(["fr", "en"]),
            "advice": rng.random() < 0.3,
            "public": rng.random() < 0.3,
        }
        self._grew_at = 0.0
        self._length = -1
        self._is_ending = False

    def complain(self, problem: str) -> None:
        self.world.complain(f"table {self.number} ({self.game}, {self.seats} seats, {self.bots} bots): {problem}")

    # Setting up

    async def set_up(self) -> None:
        """Everybody gets a device, one of them a table, and all sit down; whatever is lost is tried again."""
        people = self._devices()
        cookies = [await self._introduce(index) for index in range(len(people))]
        made = await self._insist(0, cookies[0], "POST", "/api/tables", self._wish)
        self.table = str(made.json()["id"])
        self._grew_at = self.world.loop.now
        for index, seats in enumerate(people):
            guest = Guest(self, f"guest {index}", self._luck(index), self.address(index), cookies[index], seats)
            self.guests.append(guest)
            if self.rng.random() < 0.5:
                guest.connect()
        if self.rng.random() < 0.3:  # somebody who looks on, and was never here before
            number = len(people)
            onlooker = Guest(self, "onlooker", self._luck(number), self.address(number), "", [])
            self.guests.append(onlooker)
            onlooker.connect()
        await self._sit_down(people, cookies)

    async def _sit_down(self, people: list[list[int]], cookies: list[str]) -> None:
        """First the hashes of everybody's seeds; when the table is closed, the seeds."""
        seeds = [self.rng.randbytes(32) for _ in range(self.seats)]
        for index, seats in enumerate(people):
            for seat in seats:
                sit = {"name": f"Guest {index}", "seed_hash": hashlib.sha256(seeds[seat]).hexdigest()}
                await self._insist(index, cookies[index], "POST", f"{self._path}/seats/{seat}/sit", sit)
        for seat in range(self.seats - self.bots, self.seats):
            level = {"level": self.rng.randint(1, 3)}
            await self._insist(0, cookies[0], "POST", f"{self._path}/seats/{seat}/bot", level)
        await self._insist(0, cookies[0], "POST", f"{self._path}/start", None, may_be_done=True)
        for index, seats in enumerate(people):
            told = {"seeds": {str(seat): seeds[seat].hex() for seat in seats}}
            await self._insist(index, cookies[index], "POST", f"{self._path}/reveal", told, may_be_done=True)
        for guest in self.guests:
            if not guest.lines:
                guest.connect()

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.table}"

    def _luck(self, index: int) -> Random:
        return Random(f"{self.rng.random()}/{index}")

    def address(self, index: int) -> str:
        return f"10.{self.number // 250}.{self.number % 250}.{index + 1}"

    def _devices(self) -> list[list[int]]:
        """The seats of each device: mostly one each, sometimes two at one."""
        seats = list(range(self.seats - self.bots))
        devices: list[list[int]] = []
        while seats:
            count = 2 if len(seats) > 1 and self.rng.random() < 0.15 else 1
            devices.append(seats[:count])
            seats = seats[count:]
        return devices

    async def _introduce(self, index: int) -> str:
        """The house gives every device a cookie, with the first thing that it writes."""
        while True:
            answer = await self._insist(index, "", "PUT", "/api/me", {"name": f"Guest {index}"})
            if answer.cookie:
                return answer.cookie

    async def _insist(
        self, index: int, cookie: str, method: str, path: str, body: Any, may_be_done: bool = False
    ) -> Answer:
        """Until it is done: what comes to nothing, or cannot be done now, is tried again after a while.

        may_be_done: that it is not as things stand means that an earlier try, whose answer was lost, has done it.
        """
        encoded = b"" if body is None else json.dumps(body).encode()
        began = self.world.loop.now
        while True:
            answer = await self.world.ask(method, path, encoded, cookie, self.address(index))
            if answer.is_done:
                return answer
            key = answer.json()["error"] if answer.status else ""
            if may_be_done and answer.status == 409 and key != "changed":
                return answer
            if answer.status in (400, 403, 404, 500) or (answer.status == 409 and key != "changed"):
                self.complain(f"{method} {path} was answered {answer.status} {key}")
                return answer
            if self.world.loop.now - max(began, self.world.woke) > STUCK_S:
                self.complain(f"{method} {path} was never done: {answer.status} {key}")
                return answer
            await self.world.rest(1.0)

    async def leave_and_return(self, guest: Guest, after_s: float) -> None:
        seat = guest.seats[0]
        index = self.guests.index(guest)
        path = f"{self._path}/seats/{seat}"
        await self.world.ask("POST", f"{path}/leave", b"", guest.cookie, self.address(index))
        await self.world.rest(after_s)
        if not guest.is_over:
            sit = {"name": f"Guest {index}", "seed_hash": self.rng.randbytes(32).hex()}
            body = json.dumps(sit).encode()
            await self.world.ask("POST", f"{path}/sit", body, guest.cookie, self.address(index))

    # While it is played

    def is_shown(self, whom: str, at: int) -> None:
        """Durable before visible."""
        length = self.world.disk.length(self.table)
        if at > length:
            self.complain(f"{whom} was shown {at} steps while {length} were on the disk")

    def is_over_for(self, guest: Guest) -> None:
        if all(one.is_over for one in self.guests if one.seats) and not self._is_ending:
            self._is_ending = True
            self.world.loop.call_later(5.0, self._end_when_answered)

    def _end_when_answered(self) -> None:
        """Nobody leaves before every question was answered, or waited for in vain."""
        if any(guest.is_owed_answers for guest in self.guests):
            self.world.loop.call_later(5.0, self._end_when_answered)
        else:
            self._end()

    def _end(self) -> None:
        self.is_done = True
        for guest in self.guests:
            guest.leave()
        row = self.world.disk.row(self.table)
        if row is None:
            self.complain("it is not on the disk any more")
        elif row.header.has_begun:
            self.decisions = sum(entry.actor >= 0 for entry in row.entries)
            for problem in check(row.header, row.entries, self.guests):
                self.complain(problem)
        self.guests = []

    def look_after(self, now: float) -> None:
        """Whether it goes on; called every few seconds."""
        if self.is_done or not self.guests:
            return
        for guest in self.guests:
            for problem in guest.look_after(now):
                self.complain(problem)
        length = self.world.disk.length(self.table)
        if length != self._length:
            self._length = length
            self._grew_at = now
        elif now - max(self._grew_at, self.world.woke) > STUCK_S and not self._is_ending:
            self.complain(f"it has not gone on from {length} steps for {STUCK_S:.0f} s")
            self._end()
