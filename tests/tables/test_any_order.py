"""A table through anything in any order: sitting, leaving, coming back, retrying, playing, late, killed."""

import asyncio
import json
import shutil
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, TypeVar
from unittest.mock import patch

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.tables.clock import VirtualLoop, waiting_for_writes
from tests.tables.people import PATIENCE_S, Person, QuickBots, answered, hash_of, is_done, seed_of
from walpurgis.tables.errors import TableError
from walpurgis.tables.limits import Limits
from walpurgis.tables.match import Match
from walpurgis.tables.messages import NewTable
from walpurgis.tables.move import Move
from walpurgis.tables.service import TableService
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.table import Table

GAMES = {"hexentanz": 3, "hyene": 2, "hexenrennen": 2, "wazbaraz": 3}
DEVICES = ("d0", "d1", "d2")
Result = TypeVar("Result")

# What is drawn never depends on how the table stands: numbers are taken modulo what there is.
any_number = st.integers(0, 999)
seats = st.integers(0, 2)
devices = st.sampled_from(DEVICES)
nonsense = st.sampled_from(["out", "throw", "move 3", "fly", "die 3", ""])


class Doubter(Person):
    """Looks into the file whenever it is shown something: it must be there already."""

    file: Path
    table_id: str

    def deliver(self, frame: bytes) -> None:
        super().deliver(frame)
        if self.heard[-1]["kind"] == "update":
            assert self.heard[-1]["at"] <= steps_on_disk(self.file, self.table_id)


def steps_on_disk(file: Path, table: str) -> int:
    connection = sqlite3.connect(file)
    sql = """SELECT coalesce(max(length + json_array_length(entries)), 0) FROM moves
             WHERE table_no = (SELECT number FROM tables WHERE id = ?)"""
    (count,) = connection.execute(sql, (table,)).fetchone()
    connection.close()
    return int(count)


class AnyOrder(RuleBasedStateMachine):
    """One table of one house. moves remembers the last move of each device, to be sent again."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = VirtualLoop()
        self.folder = Path(mkdtemp())
        self.file = self.folder / "w.db"
        self.people: list[Doubter] = []
        self.moves: dict[str, tuple[int, str, int, str]] = {}
        self.count = 0
        self.longest = 0
        # The same draws give the same run: dice, names and bots come from fixed seeds.
        self.fixed = ExitStack()
        self.fixed.enter_context(waiting_for_writes())
        self.fixed.enter_context(patch("walpurgis.tables.fair.new_seed", lambda: "5a" * 32))
        self.fixed.enter_context(patch("walpurgis.tables.seating.new_id", lambda: "table"))
        self.fixed.enter_context(patch("walpurgis.tables.bot_turns._chance", Random(1)))

    def somebody(self, who: int) -> Doubter | None:
        return self.people[who % len(self.people)] if self.people else None

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE_S))

    def attempt(self, work: Coroutine[Any, Any, Any]) -> bool:
        """Whether it was done; TableError is an answer like any other."""
        try:
            self.do(work)
        except TableError:
            return False
        self.do(self.settle())
        return True

    def call(self, method: Callable[..., None], *arguments: Any) -> None:
        """In the loop, as a server would, and until the table has come to rest."""

        async def work() -> None:
            method(*arguments)
            await self.settle()

        self.do(work())

    async def open(self) -> None:
        self.store = await SqliteStore.open(self.file, beside=True)
        self.service = TableService(self.store, Limits(), QuickBots())

    async def settle(self) -> None:
        """Until only a person can go on."""
        live = await self.live()
        for _ in range(5000):
            await asyncio.sleep(0)
            async with live.queue.held():
                pass
            if not live.queue.busy and not live.is_at_work:
                return
            await asyncio.sleep(0.0005)
        raise AssertionError("the table does not come to rest")

    def stay(self) -> None:
        """Whoever was dismissed is gone."""
        for person in self.people:
            assert person.was_dismissed == (person.table is None)
            if person.was_dismissed:
                self.service.detach(person)
        self.people = [person for person in self.people if not person.was_dismissed]

    async def live(self) -> Table:
        return await self.service.registry.get(self.table)

    def match(self) -> Match | None:
        return self.do(self.live()).match

    @initialize(game=st.sampled_from(sorted(GAMES)), clock=st.booleans(), watchable=st.booleans())
    def begin(self, game: str, clock: bool, watchable: bool) -> None:
        self.game = game
        self.do(self.open())
        wish = NewTable(game=game, seats=GAMES[game], pace_ms=0, turn_limit_s=3600 if clock else 0, watchable=watchable)
        self.table = self.do(self.service.create("d0", wish)).id

    # Chairs

    @rule(device=devices, seat=seats)
    def sit(self, device: str, seat: int) -> None:
        self.attempt(self.service.sit(device, self.table, seat, "Ann", hash_of("s", seat)))

    @rule(device=devices, seat=seats)
    def leave(self, device: str, seat: int) -> None:
        self.attempt(self.service.leave(device, self.table, seat))

    @rule(seat=seats)
    def seat_bot(self, seat: int) -> None:
        self.attempt(self.service.seat_bot("d0", self.table, seat, 1))

    @rule()
    def fill_and_start(self) -> None:
        for seat in range(GAMES[self.game]):
            self.attempt(self.service.sit(DEVICES[seat], self.table, seat, "Ann", hash_of("s", seat)))
        self.attempt(self.service.start("d0", self.table))
        for seat in range(GAMES[self.game]):
            self.reveal(seat)

    @rule(seat=seats)
    def reveal(self, seat: int) -> None:
        self.attempt(self.service.reveal(DEVICES[0], self.table, {seat: seed_of("s", seat)}))

    @rule()
    def begin_without(self) -> None:
        self.attempt(self.service.begin_without("d0", self.table, time.time() + 3600))

    @rule()
    def start(self) -> None:
        self.attempt(self.service.start("d0", self.table))

    @rule(giver=devices, taker=devices, seat=seats)
    def hand_over(self, giver: str, taker: str, seat: int) -> None:
        try:
            token = self.do(self.service.offer(giver, self.table, seat))
        except TableError:
            return
        assert self.attempt(self.service.claim(taker, token))
        assert not self.attempt(self.service.claim("thief", token))

    # Connections

    @rule(device=st.sampled_from([*DEVICES, "stranger"]), at=st.integers(-1, 40))
    def attach(self, device: str, at: int) -> None:
        if len(self.people) >= 6:
            return
        person = Doubter(device)
        person.file, person.table_id = self.file, self.table
        try:
            self.do(self.service.attach(person, self.table, at))
        except TableError:
            return
        self.people.append(person)
        self.do(self.settle())

    @rule(who=any_number)
    def detach(self, who: int) -> None:
        person = self.somebody(who)
        if person is not None:
            self.people.remove(person)
            self.call(self.service.detach, person)

    @rule(who=any_number, here=st.booleans())
    def present(self, who: int, here: bool) -> None:
        person = self.somebody(who)
        if person is not None:
            self.call(self.service.present, person, here)

    @rule(who=any_number, seat=st.one_of(st.none(), seats))
    def show_as(self, who: int, seat: int | None) -> None:
        person = self.somebody(who)
        if person is not None:
            self.call(self.service.show_as, person, seat)

    # Moves

    @rule(who=any_number, what=any_number, times=st.integers(1, 3))
    def play(self, who: int, what: int, times: int) -> None:
        """A legal step of somebody who is awaited and connected, perhaps sent several times at once."""
        match = self.match()
        if match is None:
            return
        position = match.position
        header = self.do(self.live()).header
        able = [
            (person, seat)
            for person in self.people
            for seat in position.awaited()
            if header.is_own(seat, person.device)
        ]
        if not able:
            return
        person, seat = able[who % len(able)]
        legal = position.legal(seat)
        text = position.text(legal[what % len(legal)])
        self.count += 1
        move = (seat, text, match.length, f"move-{self.count}")
        self.moves[person.device] = move
        before = len(person.heard)

        def send() -> None:
            for _ in range(times):
                self.service.play(Move(person, *move, self.loop.time()))

        self.call(send)
        answers = [message for message in person.heard[before:] if is_done(message) and move[3] in answered(message)]
        if header.status == "running":
            assert len(answers) == times, person.heard[before:]

    @rule(who=any_number)
    def retry(self, who: int) -> None:
        person = self.somebody(who)
        if person is not None and person.device in self.moves:
            length = self.length()
            self.call(self.service.play, Move(person, *self.moves[person.device], self.loop.time()))
            assert self.length() == length

    @rule(
        who=any_number,
        seat=st.integers(-1, 3),
        text=nonsense,
        at=st.integers(-1, 60),
    )
    def play_anything(self, who: int, seat: int, text: str, at: int) -> None:
        person = self.somebody(who)
        if person is None:
            return
        self.count += 1
        before = len(person.heard)
        self.call(self.service.play, Move(person, seat, text, at, f"move-{self.count}", self.loop.time()))
        assert len(person.heard) > before  # whatever it was, it was answered

    @rule()
    def run_out_of_time(self) -> None:
        live = self.do(self.live())
        clock = live.clock
        if clock is not None and clock._deadlines:
            clock._deadlines = {seat: (asked, 0.0) for seat, (asked, _) in clock._deadlines.items()}
            self.call(live.queue.enter, clock._time_is_up)

    # Ends

    @rule()
    def restart(self) -> None:
        self.do(self.service.close())
        assert all(person.was_dismissed for person in self.people)
        self.people = []
        self.do(self.open())
        self.do(self.settle())

    @rule()
    def kill(self) -> None:
        """Go on from the files as they lie on the disk, as after a power cut."""
        self.count += 1
        copied = self.folder / f"{self.count}.db"
        for ending in ("", "-wal"):
            if Path(f"{self.file}{ending}").exists():
                shutil.copy(f"{self.file}{ending}", f"{copied}{ending}")
        self.do(self.service.close())
        self.people = []
        self.file = copied
        self.do(self.open())
        self.do(self.settle())

    @rule()
    def evict(self) -> None:
        live = self.do(self.live())
        if live.is_idle:
            self.service.registry._let_go(self.table)

    # What always holds

    def length(self) -> int:
        match = self.match()
        return 0 if match is None else match.length

    @invariant()
    def the_log_only_grows(self) -> None:
        if hasattr(self, "table"):
            assert self.length() >= self.longest
            self.longest = self.length()

    @invariant()
    def the_memory_is_what_replaying_the_log_gives(self) -> None:
        match = self.match() if hasattr(self, "table") else None
        if match is None:
            return
        stored = self.do(self.store.load(self.table))
        assert stored is not None
        again = Match(stored.header)
        again.restore(stored.entries)
        assert again.position.digest() == match.position.digest()
        assert (again.length, again.draws, again.asked) == (match.length, match.draws, match.asked)

    @invariant()
    def everybody_sees_what_their_seat_may_see_and_nothing_older(self) -> None:
        match = self.match() if hasattr(self, "table") else None
        header = self.do(self.live()).header if match is not None else None
        self.stay()
        assert self.service.clients == len(self.people) if hasattr(self, "house") else True
        for person in self.people:
            if match is not None and header is not None:
                assert person.seat is None or header.is_own(person.seat, person.device)
                assert person.update["view"] == as_json(match.position.view(person.seat).data())
                assert person.at == match.length

    @invariant()
    def events_come_in_order_and_once(self) -> None:
        for person in self.people:
            ats = [event["at"] for update in person.updates for event in update["events"]]
            assert ats == sorted(ats)

    def teardown(self) -> None:
        if hasattr(self, "house"):
            self.do(self.service.close())
        self.loop.close()
        self.fixed.close()
        shutil.rmtree(self.folder)


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


AnyOrder.TestCase.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestAnyOrder = AnyOrder.TestCase
