"""Who acts when no person does: bots, the clock that calls one in, and the referee of a race."""

import asyncio
import logging
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from walpurgis.kernel.refusal import NotationError
from walpurgis.kernel.steps import CHANCE, SEVERAL, Seat, Step
from walpurgis.kernel.view import Prompt
from walpurgis.tables.bots import Question, Story, question_to, story_of
from walpurgis.tables.header import Timing
from walpurgis.tables.match import Action, Match, Told
from walpurgis.tables.messages import Answer, Refused, Stale
from walpurgis.tables.race import Race, Reply, RoundTrips, measured, numbers, raw
from walpurgis.tables.store import StoreError
from walpurgis.tables.watcher import Watcher
from walpurgis.tables.workers import NoAnswerError

if TYPE_CHECKING:
    from walpurgis.tables.table import Table

LEVEL_OF_MINDED: Final = 2  # how well a bot plays for somebody who is away
PAUSE_S: Final = 1.0  # after the store failed
PACE_VARIES: Final = 0.3  # more or less than the table's pace

log = logging.getLogger("walpurgis.tables")
_chance = SystemRandom()


class Minder:
    """Only tables with bots, a clock or a race have one. It acts only while no step is being written."""

    __slots__ = ("_clock", "_deadlines", "_racers", "_referee", "_rest", "_story", "_table", "_thinking", "race")

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.race: Race | None = None
        self._racers: dict[Seat, Watcher] = {}
        self._referee: asyncio.TimerHandle | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._rest: asyncio.TimerHandle | None = None
        self._deadlines: dict[Seat, tuple[int, float]] = {}  # which question, until when
        self._thinking: dict[Seat, int] = {}  # about which question
        self._story: Story | None = None  # None: not worked out yet, or somebody missed something

    @property
    def is_at_work(self) -> bool:
        return bool(self._thinking) or self.race is not None or self._rest is not None

    def prepare(self) -> None:
        """Before a position is shown: the race begins, the clock runs."""
        match = self._match()
        awaited = match.position.awaited()
        if match.position.awaits == SEVERAL:
            self._open_race(match, awaited)
        self._run_clock(match, awaited)

    def wake(self) -> None:
        self.prepare()
        self._ask_bots()
        if self.race is not None:
            self._referee_race()

    def forget(self) -> None:
        """The table was read back from the store: nothing that was under way counts."""
        self.close()
        self._story = None

    def close(self) -> None:
        self.race = None
        self._racers = {}
        self._deadlines = {}
        self._thinking = {}
        for timer in (self._clock, self._referee, self._rest):
            if timer is not None:
                timer.cancel()
        self._rest = None

    def rest(self, milliseconds: int) -> None:
        """People look at the table for a while; then chance goes on, if anybody is there to see it."""
        if self._rest is None:
            self._rest = self._table.loop.call_later(milliseconds / 1000, self._table.enter, self._go_on)

    def hurry(self) -> None:
        """The only person at the table has seen enough: chance goes on now."""
        if self._rest is not None:
            self._rest.cancel()
        self._go_on()

    def _go_on(self) -> None:
        self._rest = None
        table = self._table
        held = any(watcher.holds and table.is_alone(watcher) for watcher in table.watchers)
        if table.watchers and not held and table.match is not None and table.match.position.awaits == CHANCE:
            table.commit([], {})

    def _match(self) -> Match:
        assert self._table.match is not None
        return self._table.match

    # Bots

    def witness(self, told: list[Told], length: int) -> None:
        """What was just shown: bots at the table have seen it too. length is that of the log before it."""
        table = self._table
        if length == 0 and any(table.is_minded(seat) for seat in range(table.header.seats)):
            self._story = []
        if self._story is not None:
            self._story += story_of(told)

    def _ask_bots(self) -> None:
        table, match = self._table, self._match()
        seats = [seat for seat in match.position.awaited() if self._is_owed(match, seat)]
        if not seats or not self._is_anybody_there():
            return
        if self._story is None:
            self._thinking.update({seat: match.asked[seat] for seat in seats})
            table.house.spawn(self._recall())
            return
        for seat in seats:
            self._thinking[seat] = match.asked[seat]
            chair = table.header.chairs[seat]
            level = chair.level if chair.kind == "bot" else LEVEL_OF_MINDED
            question = question_to(seat, level, match.position, self._story)
            table.house.spawn(self._think(question, match.asked[seat]))

    def _is_owed(self, match: Match, seat: Seat) -> bool:
        if not self._table.is_minded(seat) or self._thinking.get(seat) == match.asked[seat]:
            return False
        return self.race is None or (seat not in self.race.replies and seat not in self.race.planned)

    def _is_anybody_there(self) -> bool:
        """Bots among themselves, with nobody watching and nobody to come back, wait."""
        table = self._table
        return bool(table.watchers) or any(not table.is_minded(seat) for seat in range(table.header.seats))

    async def _recall(self) -> None:
        """Work out from the log what there was to witness."""
        table = self._table
        await table.hold()
        try:
            stored = await table.house.store.load(table.header.id)
            if stored is not None:
                told = Match(table.header).restore(stored.entries, 0)
                self._story = story_of(told)
        except StoreError:
            log.warning("a table's log could not be read for its bots")
            await asyncio.sleep(PAUSE_S)
        self._thinking = {}
        table.release()

    async def _think(self, question: Question, asked: int) -> None:
        table, seat = self._table, question.seat
        vary = 1 + PACE_VARIES * (2 * _chance.random() - 1)
        due = table.loop.time() + table.header.pace_ms * vary / 1000
        try:
            text = await table.house.bots.choose(question)
        except NoAnswerError as error:
            text = ""
            table.house.counts.bot_failures += 1
            log.warning("bot of level %d in %s %s", question.level, table.header.game, error)
        if self.race is None:
            await asyncio.sleep(max(0.0, due - table.loop.time()))
        table.enter(lambda: self._bot_acts(seat, asked, text))

    def _bot_acts(self, seat: Seat, asked: int, text: str) -> None:
        table = self._table
        match = table.match
        if self._thinking.get(seat) == asked:
            del self._thinking[seat]
        is_left = table.header.status != "running"
        if match is None or is_left or match.asked[seat] != asked or not table.is_minded(seat):
            table.go_on()  # the world went on without it
            return
        step = self._checked(match, seat, text)
        table.house.counts.bot_moves += 1
        if self.race is None:
            table.commit([Action(seat, step)], {})
        else:
            self._plan(self.race, match, seat, step)

    def _checked(self, match: Match, seat: Seat, text: str) -> Step:
        """What the bot said, or any legal step instead."""
        if text:
            try:
                step = match.texts.parse(text)
                if match.position.refusal(seat, step) is None:
                    return step
            except NotationError:
                pass
            self._table.house.counts.bot_failures += 1
            log.warning("a bot in %s said something illegal", self._table.header.game)
        return match.position.pick(seat, Random(_chance.getrandbits(64)))

    # Clock

    def _run_clock(self, match: Match, awaited: list[Seat]) -> None:
        table = self._table
        limit = table.header.turn_limit_s
        if not limit:
            return
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        now = table.loop.time()
        runs = self.race is None and bool(table.watchers) and table.header.status == "running"
        thinking = [seat for seat in awaited if runs and not table.is_minded(seat)]
        kept = self._deadlines
        self._deadlines = {}
        for seat in thinking:
            asked, until = kept.get(seat, (-1, 0.0))
            self._deadlines[seat] = (asked, until) if asked == match.asked[seat] else (match.asked[seat], now + limit)
        if self._deadlines:
            first = min(until for _, until in self._deadlines.values())
            self._clock = table.loop.call_at(first, table.enter, self._time_is_up)

    def _time_is_up(self) -> None:
        table = self._table
        now = table.loop.time()
        late = {seat for seat, (_, until) in self._deadlines.items() if until <= now}
        if late and table.match is not None:
            table.minded |= late
            table.house.counts.timeouts += len(late)
            table.notify()
        table.go_on()

    def time_left(self) -> dict[Seat, int] | None:
        if not self._deadlines:
            return None
        now = self._table.loop.time()
        return {seat: max(0, round(1000 * (until - now))) for seat, (_, until) in self._deadlines.items()}

    # Race

    def _open_race(self, match: Match, awaited: list[Seat]) -> None:
        """A race begins when its question is shown. While none of those asked is connected it waits for them."""
        at = match.asked[awaited[0]]
        if self.race is not None and self.race.at == at:
            return
        self.race = None
        pad = _pad(match, awaited[0])
        people = [seat for seat in awaited if not self._table.is_minded(seat)]
        if pad is None or (people and not self._wires(people)):
            return
        self._racers = {}
        devices = [self._table.header.chairs[seat].device for seat in people]
        shared = len(devices) > 1 and len(set(devices)) == 1
        self.race = Race(awaited, at, self._now(), pad.limit, pad.window, shared)
        self._table.house.counts.races += 1

    def answer(self, watcher: Watcher, seat: Seat, step: Step, nonce: str, arrived: float) -> Answer | None:
        """A person's answer; None: it will be told with the decision."""
        match, race = self._match(), self.race
        assert race is not None
        given = race.replies.get(seat)
        if given is not None and given.nonce == nonce:
            self._racers[seat] = watcher  # a retry, from a new connection
            return None
        waited = 1000 * arrived - race.opened
        timing = self._timing(race, watcher, match.texts.text(step), waited)
        if timing is not None:
            step = _retimed(match, step, timing.taken)
            if step < 0:
                return Stale(nonce, match.length)
        refusal = match.position.out_of_turn(seat) if given else match.position.refusal(seat, step)
        if refusal is not None:
            return Refused(nonce, refusal.clause, refusal.args, self._table.words(watcher).refusal(refusal))
        taken = timing.taken if timing else round(waited)
        race.reply(seat, Reply(step, taken, match.position.decides(seat, step), nonce, timing), self._now())
        self._racers[seat] = watcher
        self._referee_race()
        return None

    def _timing(self, race: Race, watcher: Watcher, text: str, waited: float) -> Timing | None:
        """None for an answer without a time, such as silence."""
        reported = _time_in(text)
        if reported is None:
            return None
        return (raw if race.shared else measured)(reported, waited, watcher.trips)

    def _plan(self, race: Race, match: Match, seat: Seat, step: Step) -> None:
        """A bot's answer counts from its own time, or from now if it thought longer than that."""
        elapsed = round(self._now() - race.opened)
        time = _time_in(match.texts.text(step))
        if time is not None and time < elapsed:
            late = _retimed(match, step, elapsed)
            if late >= 0 and match.position.refusal(seat, late) is None:
                time, step = elapsed, late
        race.planned[seat] = Reply(step, time or 0, match.position.decides(seat, step))
        self._referee_race()

    def _referee_race(self) -> None:
        """Decide, or look again when something is due."""
        race, now = self.race, self._now()
        if race is None:
            return
        race.enter_due(now)
        settles = race.settles(self._wires(race.pending()))
        if settles <= now:
            self._decide(race)
            return
        due = race.next_due()
        moment = settles if due is None else min(settles, due)
        if self._referee is not None:
            self._referee.cancel()
        self._referee = self._table.loop.call_at(moment / 1000, self._table.enter, self._referee_race)

    def _decide(self, race: Race) -> None:
        match = self._match()
        outcome = race.outcome()
        actions: list[Action] = []
        shown: list[dict[str, int]] = []
        oks: dict[Watcher, list[str]] = {}
        for seat in race.seats:
            reply = outcome.get(seat)
            if reply is None:
                actions.append(Action(seat, _silence(match, seat)))
                continue
            actions.append(Action(seat, reply.step, reply.nonce, reply.timing))
            if reply.timing is not None:
                shown.append(numbers(seat, reply.timing))
            if reply.nonce:
                oks.setdefault(self._racers[seat], []).append(reply.nonce)
        self.race = None
        log.debug("race in %s: %s", self._table.header.game, shown)
        self._table.commit(actions, oks, shown)

    def _wires(self, seats: list[Seat]) -> list[RoundTrips]:
        """The connections of the people at these seats."""
        table = self._table
        devices = {table.header.chairs[seat].device for seat in seats if not table.is_minded(seat)}
        return [watcher.trips for watcher in table.watchers if watcher.device in devices]

    def _now(self) -> float:
        return 1000 * self._table.loop.time()


def _pad(match: Match, seat: Seat) -> Prompt | None:
    return next((prompt for prompt in match.position.prompts(seat) if prompt.kind == "pad"), None)


def _silence(match: Match, seat: Seat) -> Step:
    """What a seat does that gives no answer: the one step beside the pad."""
    return next(prompt.steps[0] for prompt in match.position.prompts(seat) if prompt.kind == "choice")


def _time_in(text: str) -> int | None:
    """The time of “say cat @312”."""
    _, mark, time = text.rpartition(" @")
    return int(time) if mark else None


def _retimed(match: Match, step: Step, time: int) -> Step:
    """The same answer at another time; -1 if that is later than can be written."""
    head, _, _ = match.texts.text(step).rpartition(" @")
    try:
        return match.texts.parse(f"{head} @{time}")
    except NotationError:
        return -1
