"""Advice during a game, for those who may ask, and a review after it."""

import asyncio
import logging
from collections import Counter, OrderedDict
from random import Random
from typing import Final

from walpurgis import games, opponents
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import SEVERAL, Seat
from walpurgis.opponents.levels import SORCIERE
from walpurgis.tables.bots import BotQuestion, Bots, question_of
from walpurgis.tables.client import Client
from walpurgis.tables.errors import TableError
from walpurgis.tables.fair_queue import Asker
from walpurgis.tables.match import Match
from walpurgis.tables.messages import Advised, AdvisedStep, Failed, Judged
from walpurgis.tables.presenter import encode
from walpurgis.tables.store import Store, Stored
from walpurgis.tables.table import Table
from walpurgis.tables.watchdog import GameOverranError
from walpurgis.tables.workers import GameWorkers, NoAnswerError

REVIEW_S: Final = 6.0  # for all decisions of a seat
GRACE_S: Final = 20.0  # a process that lets everybody go first may take longer
MOST_WAITING: Final = 8
MOST_OF_DEVICE: Final = 2  # of those
MOST_KEPT: Final = 256  # reviews
LAST: Final = 19  # the nicest

log = logging.getLogger("walpurgis.tables")


class Adviser:
    """One review of the house's own games at a time, in a process that lets bots go first; devices take turns, and a
    review is thought out once.
    """

    def __init__(self, store: Store, bots: Bots) -> None:
        self._store = store
        self._bots = bots
        self._asking: set[str] = set()  # devices that wait for advice
        self._workers = GameWorkers(1, LAST)
        self._waiting: Counter[str] = Counter()  # reviews, by device
        self._reviews: OrderedDict[tuple[str, Seat], list[Judged]] = OrderedDict()
        self._under_way: dict[tuple[str, Seat], asyncio.Future[list[Judged]]] = {}

    def close(self) -> None:
        self._workers.close()

    async def advise(self, table: Table, client: Client, seat: Seat, ident: str) -> None:
        """Deliver what the best opponent would do in this seat, or why not."""
        if client.device in self._asking:
            client.deliver(encode(table.audience.failed(client, "busy", ident)))
            return
        self._asking.add(client.device)
        try:
            found = await self._question(table, client, seat, ident)
            if isinstance(found, Failed):
                client.deliver(encode(found))
                return
            question, at = found
            weighed = [AdvisedStep(text, chance) for text, chance in await self._bots.advise(question)]
            client.deliver(encode(Advised(ident, at, weighed)))
        except TableError as error:
            client.deliver(encode(table.audience.failed(client, error.key, ident)))
        except NoAnswerError as error:
            log.warning("advice in %s %s", table.header.game, error)
            client.deliver(encode(table.audience.failed(client, "unadvised", ident)))
        except GameOverranError as error:
            table.stumble(error)
        finally:
            self._asking.discard(client.device)

    async def _question(self, table: Table, client: Client, seat: Seat, ident: str) -> tuple[BotQuestion, int] | Failed:
        async with table.queue.held():
            header, match = table.header, table.match
            if not header.is_own(seat, client.device):
                return table.audience.failed(client, "not-your-seat", ident)
            if not header.may_be_advised(client.device):
                return table.audience.failed(client, "no-advice", ident)
            if match is None or not _can_be_advised(match, seat):
                return table.audience.failed(client, "not-asked", ident)
            stored = await table.context.ask(self._store.load(header.id))
            if stored is None:
                return table.audience.failed(client, "no-table", ident)
            story = [one.event for one in Match(header).restore(stored.entries, 0)]
            asker = Asker(client.device, header.id, header.game)
            return question_of(seat, SORCIERE, match.position, story, asker), match.length

    async def review(self, device: str, stored: Stored, seat: Seat) -> list[Judged]:
        """Of the seat's decisions in a finished game, in order."""
        header = stored.header
        if not 0 <= seat < header.seats:
            raise TableError("no-seat")
        if not header.has_begun:
            return []
        if self._waiting.total() >= MOST_WAITING or self._waiting[device] >= MOST_OF_DEVICE:
            raise TableError("busy")
        self._waiting[device] += 1
        try:
            return await self._judged(device, stored, seat)
        except NoAnswerError as error:
            log.warning("a review of %s %s", header.game, error)
            raise TableError("unadvised") from None
        finally:
            self._waiting[device] -= 1
            self._waiting += Counter()  # drops whoever waits for nothing

    async def _judged(self, device: str, stored: Stored, seat: Seat) -> list[Judged]:
        """Several may ask for the same review: it is thought out once."""
        key = (stored.header.id, seat)
        if key in self._reviews:
            return self._reviews[key]
        if key not in self._under_way:
            self._under_way[key] = asyncio.ensure_future(self._thought_out(device, stored, seat))
            self._under_way[key].add_done_callback(lambda _: self._under_way.pop(key))
        return await asyncio.shield(self._under_way[key])

    async def _thought_out(self, device: str, stored: Stored, seat: Seat) -> list[Judged]:
        header = stored.header
        asker = Asker(device, header.id, header.game)
        steps = [(entry.actor, entry.step) for entry in stored.entries]
        setup = (header.game, header.seats, header.first, header.options)
        judged = await self._workers.do(asker, REVIEW_S + GRACE_S, judge, *setup, steps, seat, REVIEW_S)
        self._reviews[header.id, seat] = judged
        if len(self._reviews) > MOST_KEPT:
            self._reviews.popitem(last=False)
        return judged


def _can_be_advised(match: Match, seat: Seat) -> bool:
    """In a race it would come too late, or not be advice."""
    position = match.position
    races = position.awaits == SEVERAL and any(prompt.kind == "pad" for prompt in position.prompts(seat))
    return seat in position.awaited() and not races


def judge(
    name: str, seats: int, first: Seat, options: Args, steps: list[tuple[int, str]], seat: Seat, seconds: float
) -> list[Judged]:
    """In the worker."""
    game = games.find(name)
    position = game.start(seats, first, options)
    parsed = [(actor, position.parse(text)) for actor, text in steps]
    judged = list(opponents.review(game, position.setup, parsed, seat, Random(0), seconds))
    turning = opponents.turning_points(judged)
    text = position.text
    return [
        Judged(one.at + 1, seat, text(one.played), text(one.best), one.chance, one.best_chance, one in turning)
        for one in judged
    ]
