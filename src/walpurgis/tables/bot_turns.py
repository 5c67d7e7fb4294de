"""Who acts for bots, and for people who are away: asks them to think, and plays what they say."""

import asyncio
import logging
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from walpurgis import games
from walpurgis.kernel.event import Event
from walpurgis.kernel.refusal import NotationError
from walpurgis.kernel.steps import Seat, Step
from walpurgis.opponents.levels import CHAT
from walpurgis.tables.bots import BotQuestion, question_of
from walpurgis.tables.commit import Commit
from walpurgis.tables.fair_queue import Asker
from walpurgis.tables.match import Action, Match, Told
from walpurgis.tables.store import StoreError
from walpurgis.tables.watchdog import GameOverranError
from walpurgis.tables.workers import NoAnswerError

if TYPE_CHECKING:
    from walpurgis.tables.table import Table

LEVEL_OF_MINDED: Final = CHAT  # how well a bot plays for somebody who is away
PAUSE_S: Final = 1.0  # after the store failed
MOST_FAILURES: Final = 3  # in a row
PACE_VARIES: Final = 0.3  # more or less than the table's pace

log = logging.getLogger("walpurgis.tables")
_chance = SystemRandom()


class BotTurns:
    """Of one table. Acts only while no step is being written."""

    __slots__ = ("_failures", "_has_told", "_story", "_table", "_thinking")

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._thinking: dict[Seat, int] = {}  # about which question
        self._failures = 0  # in a row
        self._has_told = False  # people, that a bot failed
        self._story: list[Event] | None = None  # None: not worked out yet, or somebody missed something

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking)

    def stop(self) -> None:
        """What is being thought does not count any more."""
        self._thinking = {}

    def forget(self) -> None:
        """The table was read back from the store: what was witnessed has to be worked out anew."""
        self.stop()
        self._story = None

    def witness(self, told: list[Told], length: int) -> None:
        """What was just shown: bots at the table have seen it too. length is that of the log before it."""
        table = self._table
        if length == 0 and any(table.is_minded(seat) for seat in range(table.header.seats)):
            self._story = []
        if self._story is not None:
            self._story += [one.event for one in told]

    def ask(self) -> None:
        """Those whose turn it is begin to think."""
        table, match = self._table, self._table.playing
        seats = [seat for seat in match.position.awaited() if self._is_owed(match, seat)]
        if not seats or not self._is_anybody_there():
            return
        if self._story is None:
            self._thinking.update({seat: match.asked[seat] for seat in seats})
            table.context.tasks.spawn(self._recall())
            return
        for seat in seats:
            self._thinking[seat] = match.asked[seat]
            table.context.tasks.spawn(self._think(seat, self._question(match, seat, self._story), match.asked[seat]))

    def _question(self, match: Match, seat: Seat, story: list[Event]) -> BotQuestion | None:
        """What the bot is to think about, as its seat knows it now; None where the game cannot say."""
        chair = self._table.header.chairs[seat]
        try:
            level = chair.level if chair.kind == "bot" else LEVEL_OF_MINDED
            return question_of(seat, level, match.position, story, self._asker())
        except Exception:
            log.exception("a seat of %s could not be imagined", self._table.header.game)
            return None

    def _asker(self) -> Asker:
        """The device whose table it is; a table whose host was forgotten stands for itself."""
        header = self._table.header
        return Asker(header.host or header.id, header.id, header.game)

    def _is_owed(self, match: Match, seat: Seat) -> bool:
        if not self._table.is_minded(seat) or self._thinking.get(seat) == match.asked[seat]:
            return False
        race = self._table.race
        return race is None or (seat not in race.replies and seat not in race.planned)

    def _is_anybody_there(self) -> bool:
        """Bots among themselves, with nobody watching and nobody to come back, wait."""
        table = self._table
        return table.is_watched or any(not table.is_minded(seat) for seat in range(table.header.seats))

    async def _recall(self) -> None:
        """Work out from the log what there was to witness. If that fails it is tried again, after a while."""
        table = self._table
        async with table.queue.held():
            try:
                stored = await table.context.store.load(table.header.id)
                if stored is not None:
                    self._story = [one.event for one in Match(table.header).restore(stored.entries, 0)]
            except StoreError as error:
                log.warning("a table's log could not be read for its bots", exc_info=error)
                await asyncio.sleep(PAUSE_S)
            except (Exception, GameOverranError) as error:
                table.stumble(error)
                await asyncio.sleep(PAUSE_S)
            finally:
                self._thinking = {}

    async def _think(self, seat: Seat, question: BotQuestion | None, asked: int) -> None:
        table = self._table
        vary = 1 + PACE_VARIES * (2 * _chance.random() - 1)
        due = table.queue.loop.time() + table.header.pace_ms * vary / 1000
        text = await self._answer(question)
        if table.race is None:
            await asyncio.sleep(max(0.0, due - table.queue.loop.time()))
        table.queue.enter(lambda: self._act(seat, asked, text))

    async def _answer(self, question: BotQuestion | None) -> str:
        """What the bot says; nothing where it fails or takes too long: a game never waits for that."""
        if question is not None and not self._is_hopeless:
            try:
                text = await self._table.context.bots.choose(question)
            except Exception as error:
                reason = error if isinstance(error, NoAnswerError) else f"failed: {type(error).__name__}"
                log.warning("bot of level %d in %s %s", question.level, self._table.header.game, reason)
            else:
                self._failures = 0
                return text
        self._fail()
        return ""

    @property
    def _is_hopeless(self) -> bool:
        """Whether it would be a waste of time to ask the bot of somebody else's game again."""
        return self._failures >= MOST_FAILURES and not games.is_ours(self._table.header.game)

    def _fail(self) -> None:
        """People are told once that a bot does not play as it should."""
        self._table.context.counts.bot_failures += 1
        self._failures += 1
        if not self._has_told:
            self._has_told = True
            self._table.audience.tell_all("bot-failed")

    def _act(self, seat: Seat, asked: int, text: str) -> None:
        table = self._table
        match = table.match
        if self._thinking.get(seat) == asked:
            del self._thinking[seat]
        is_left = table.header.status != "running"
        if match is None or is_left or match.asked[seat] != asked or not table.is_minded(seat):
            table.go_on()  # the world went on without it
            return
        step = self._checked(match, seat, text)
        table.context.counts.bot_moves += 1
        if table.referee is None or table.referee.race is None:
            Commit(table, {}).make([Action(seat, step)])
        else:
            table.referee.plan(seat, step)

    def _checked(self, match: Match, seat: Seat, text: str) -> Step:
        """What the bot said, or any legal step instead."""
        if text:
            try:
                step = match.notation.parse(text)
                if match.position.refusal(seat, step) is None:
                    return step
            except NotationError:
                pass
            self._table.context.counts.bot_failures += 1
            log.warning("a bot in %s said something illegal", self._table.header.game)
        return match.position.pick(seat, Random(_chance.getrandbits(64)))
