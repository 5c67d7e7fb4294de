"""All that can be done at tables: what a server, a terminal or a test calls."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from walpurgis import games
from walpurgis.kernel.steps import Seat
from walpurgis.tables import queries, seating
from walpurgis.tables.advice import Adviser
from walpurgis.tables.bots import Bots
from walpurgis.tables.client import Client
from walpurgis.tables.codes import new_code, tidy
from walpurgis.tables.counts import TableCounts
from walpurgis.tables.errors import TableError
from walpurgis.tables.fair_queue import Asker
from walpurgis.tables.faults import fault_of
from walpurgis.tables.header import NO_FACE, UNARCHIVED, Header, Status
from walpurgis.tables.limits import Limits
from walpurgis.tables.match import Match, Told, draws, record
from walpurgis.tables.messages import (
    Failed,
    Judged,
    Moment,
    NewTable,
    OriginInfo,
    PastMoment,
    Proof,
    StoryLine,
    TableInfo,
)
from walpurgis.tables.move import LONGEST_NONCE, Move
from walpurgis.tables.presenter import (
    before_last_step,
    described,
    encode,
    last_moment,
    latest,
    recent,
    story,
    table_info,
    takes_back,
)
from walpurgis.tables.registry import TableRegistry
from walpurgis.tables.settings import Change
from walpurgis.tables.store import Conflict, Listed, Store, Stored, Unavailable
from walpurgis.tables.table import Table, copy_of
from walpurgis.tables.watchdog import GameOverranError
from walpurgis.tables.workers import OVERRAN, NoAnswerError, Result
from walpurgis.tables.write_probe import WriteProbe
from walpurgis.words import LANGUAGES

MOST_LISTED: Final = 50  # tables in one list
MOST_CAUGHT_UP: Final = 200  # steps: whoever missed more gets the view alone
MOST_RESUMED: Final = 500  # tables with bots that a restart takes up again
RESUME_AGAIN_S: Final = 5.0  # where the store failed
SWEEP_S: Final = 60.0  # how often idle tables are let go
OLD_EVERY: Final = 60  # sweeps between two looks for old tables
OLD_AT_ONCE: Final = 200
DAY_S: Final = 24 * 60 * 60
CODE_TRIES: Final = 5
# Why one table of several is left out.
SPOILT: Final = ("damaged", "no-table", "game-failed", "game-overran", "game-too-large", "game-closed")

log = logging.getLogger("walpurgis.tables")


class TableService:
    """Methods raise TableError (a key) or, for a game that cannot be set up so, SetupError.

    device is always the hash of a device's secret. Everything that a watcher hears, answers to its own moves included,
    comes through watcher.deliver, in order.
    """

    def __init__(self, store: Store, limits: Limits | None = None, bots: Bots | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self._bots = bots or Bots()
        self.registry = TableRegistry(store, self._bots, self.limits)
        self._context = self.registry.context
        self._tasks = self._context.tasks
        self._adviser = Adviser(store, self._bots)
        self.probe = WriteProbe(store)
        self._sweeps = 0
        self._sweeper: asyncio.TimerHandle | None = None

    @property
    def counts(self) -> TableCounts:
        return self._context.counts

    @property
    def clients(self) -> int:
        """At all tables."""
        return self._context.clients

    async def open(self) -> None:
        """Take up what was owed when the process last ended, such as bots' moves; from then on keep order."""
        self._sweep()
        self._tasks.spawn(self._resume())

    async def close(self) -> None:
        """Finish the commits in hand, tell everybody, stop."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        self._adviser.close()
        await self.registry.close()

    # Tables

    async def create(self, device: str, wish: NewTable) -> TableInfo:
        """A table, and whoever sits down there at once. Where the wish says so the game begins with the last share."""
        if wish.game in self._context.closed_games:
            raise TableError("game-closed")
        header = seating.new_table(device, wish)
        await self._check_hosting(device)
        info = await self._found(header, device)
        return await self._alter(info.id, device, seating.close_when_ready) if wish.start else info

    async def _check_hosting(self, device: str) -> None:
        if await self._context.ask(self.store.count_of_host(device)) >= self.limits.tables_of_device:
            raise TableError("too-many-tables", most=self.limits.tables_of_device)

    async def _found(self, header: Header, device: str) -> TableInfo:
        for _ in range(CODE_TRIES):
            try:
                await self._context.ask(self.store.create(header))
            except Conflict:
                header.code = new_code()  # somebody is using those very words
                continue
            self.counts.tables_created += 1
            return table_info(header, device)
        raise TableError("house-full")

    async def _alter(self, table_id: str, device: str, change: Callable[[Header], object]) -> TableInfo:
        async def altered() -> TableInfo:
            return await (await self.registry.get(table_id)).alter(change, device)

        return await self._tasks.see_through(altered())

    async def info(self, device: str, table_id: str) -> TableInfo:
        return await self._tasks.see_through(self._info(device, table_id))

    async def _info(self, device: str, table_id: str) -> TableInfo:
        table = await self.registry.get(table_id)
        async with table.queue.held():
            return table.info(device)

    async def public(self) -> list[TableInfo]:
        listed = await self._context.ask(self.store.public(MOST_LISTED))
        return [table_info(one.header, "") for one in listed if not (one.header.closed and one.header.status == "open")]

    async def mine(self, device: str) -> list[TableInfo]:
        """The device's tables, latest first, each with whose turn it is; archived ones are not listed."""
        headers = [one.header for one in await self._of_device(device) if one.header.status != "archived"]
        silent: set[str] = set()
        infos = [await _unless_spoilt(self._with_turn(header, device, silent)) for header in headers]
        return [info for info in infos if info is not None]

    async def _of_device(self, device: str) -> list[Listed]:
        return await self._context.ask(self.store.of_device(device, MOST_LISTED))

    async def _with_turn(self, header: Header, device: str, silent: set[str]) -> TableInfo:
        """silent: games that gave no answer for another table of the same list. They are not asked again."""
        if header.status != "running" or header.game in silent:
            return table_info(header, device)
        if header.id in self.registry:
            return await self.info(device, header.id)
        stored = await self._context.ask(self.store.load(header.id))
        if stored is None:
            return table_info(header, device)
        try:
            return await self._aside(device, stored, described, device)
        except TableError:
            silent.add(header.game)
            return table_info(header, device)

    async def latest(self, device: str, language: str) -> dict[str, str]:
        """What was last told to everybody, in words, by the id of each of the device's tables where a game is on."""
        running = [one.header for one in await self._of_device(device) if one.header.status == "running"]
        silent: set[str] = set()
        told = {header.id: await _unless_spoilt(self._latest(device, header, language, silent)) for header in running}
        return {table: text for table, text in told.items() if text is not None}

    async def _latest(self, device: str, header: Header, language: str, silent: set[str]) -> str | None:
        stored = await self._context.ask(self.store.load(header.id)) if header.game not in silent else None
        if stored is None:
            return None
        try:
            return await self._aside(device, stored, latest, language)
        except TableError:
            silent.add(header.game)  # the others have something to tell
            return None

    async def find(self, code: str) -> str:
        """The id of the table with this short code."""
        found = await self._context.ask(self.store.id_of(tidy(code)))
        if found is None:
            raise TableError("no-code")
        return found

    # Chairs

    async def change(self, device: str, table_id: str, change: Change) -> TableInfo:
        return await self._alter(table_id, device, lambda header: seating.change(header, device, change))

    async def sit(
        self, device: str, table_id: str, seat: Seat, name: str, seed_hash: str = "", face: int = NO_FACE
    ) -> TableInfo:
        """Also: give oneself another name or face, come back to a rematch with a new hash."""
        return await self._alter(
            table_id, device, lambda header: seating.sit(header, device, seat, name, seed_hash, face)
        )

    async def leave(self, device: str, table_id: str, seat: Seat) -> TableInfo:
        """One's own seat; or, as host of a table that is still open, any other: see seating.leave."""
        return await self._alter(table_id, device, lambda header: seating.leave(header, device, seat))

    async def seat_bot(self, device: str, table_id: str, seat: Seat, level: int) -> TableInfo:
        return await self._alter(table_id, device, lambda header: seating.seat_bot(header, device, seat, level))

    async def let_back(self, device: str, table_id: str) -> TableInfo:
        return await self._alter(table_id, device, lambda header: seating.let_back(header, device))

    async def change_code(self, device: str, table_id: str) -> TableInfo:
        for _ in range(CODE_TRIES):
            try:
                return await self._alter(table_id, device, lambda header: seating.change_code(header, device))
            except TableError as error:
                if error.key != "changed":  # else somebody may be using those very words
                    raise
        raise TableError("house-full")

    async def start(self, device: str, table_id: str) -> TableInfo:
        """The table closes; the game begins when everybody has told their seed."""
        return await self._alter(table_id, device, lambda header: seating.start(header, device))

    async def reveal(self, device: str, table_id: str, seeds: dict[Seat, str]) -> TableInfo:
        """The seeds behind the hashes of these seats. They are written before anybody hears that they are there, and
        nobody hears what they are before the game is over.
        """
        return await self._alter(table_id, device, lambda header: seating.reveal(header, seeds))

    async def begin_without(self, device: str, table_id: str) -> TableInfo:
        """As host: wait no longer for the seeds that have not come."""
        return await self._alter(table_id, device, lambda header: seating.begin_without(header, device))

    async def rematch(self, device: str, table_id: str, level: int = 0, swap: bool = False) -> TableInfo:
        """A table of the same people, linked both ways; the same one for everybody who asks. It begins by itself when
        all of them have sat down with a new hash, and told its seed.
        """
        return await self._tasks.see_through(self._rematch(device, table_id, level, swap))

    async def _rematch(self, device: str, table_id: str, level: int, swap: bool) -> TableInfo:
        table = await self.registry.get(table_id)
        async with table.queue.held():
            again = await self._context.ask(self.store.load(table.header.rematch)) if table.header.rematch else None
            if again is not None:
                return table_info(again.header, device)
            header = seating.rematch(table.header, device, level, swap)
            await self._check_hosting(device)
            info = await self._found(header, device)
            linked = copy_of(table.header)
            linked.rematch = header.id
            await table.write_header(linked)
            table.audience.notify()
            return info

    async def take_back(self, device: str, table_id: str) -> TableInfo:
        """A table that goes on from before the device's last step; it begins with a new share. This one is left, and
        keeps its secrets until that one is over.
        """
        return await self._tasks.see_through(self._take_back(device, table_id))

    async def _take_back(self, device: str, table_id: str) -> TableInfo:
        table = await self.registry.get(table_id)
        async with table.queue.held():
            stored = await self._context.ask(self.store.load(table_id))
            own = table.header.seats_of(device)
            if stored is None or not own:
                raise TableError("not-seated")
            if not takes_back(table.header, device):
                raise TableError("not-running" if table.header.is_alone(device) else "not-alone")
            at = await self._aside(device, stored, before_last_step, own[0])
            if at < 0:
                raise TableError("nothing-to-take-back")
            left = copy_of(table.header)
            header = seating.take_back(left, device, at, sum(entry.total > 0 for entry in stored.entries[:at]))
            info = await self._found(header, device)
            await table.write_header(left)
            table.audience.notify()
            return info

    async def offer(self, device: str, table_id: str, seat: Seat) -> str:
        """A one-time token that moves the seat to the device that claims it."""
        tokens: list[str] = []
        await self._alter(table_id, device, lambda header: tokens.append(seating.offer(header, device, seat)))
        return tokens[0]

    async def claim(self, device: str, token: str, seed_hash: str = "") -> TableInfo:
        table, _, secret = token.partition(".")
        try:
            return await self._alter(table, device, lambda header: seating.claim(header, device, secret, seed_hash))
        except TableError as error:
            raise TableError("no-offer" if error.key == "no-table" else error.key) from None

    async def forget(self, device: str) -> None:
        """Remove the device's names and its hash wherever it sat or was host."""
        unplayable: set[str] = set()
        while listed := [one for one in await self._of_device(device) if one.header.id not in unplayable]:
            for one in listed:
                try:
                    await self._alter(one.header.id, device, lambda header: seating.forget(header, device))
                except TableError as error:
                    if error.key not in SPOILT:
                        raise
                    unplayable.add(one.header.id)
        await self._context.ask(self.store.forget(device, lambda header: seating.forget(header, device)))

    async def archive(self, table_id: str) -> None:
        """Out of the lists; from now on its dice can be checked."""
        await self._alter(table_id, "", seating.archive)

    async def delete(self, table_id: str) -> None:
        await self._tasks.see_through(self._delete(table_id))

    async def _delete(self, table_id: str) -> None:
        table = await self.registry.get(table_id)
        async with table.queue.held():
            await self._context.ask(self.store.delete(table_id))
            table.say_farewell("gone")

    # What happened

    async def record(self, device: str, table_id: str) -> str:
        """The whole game as a text, once it is over."""
        stored = await self._stored(table_id, device)
        if not stored.header.is_revealed:
            raise TableError("still-running")
        return str(record(stored.header, stored.entries))

    async def story(
        self, device: str, table_id: str, since: int = 0, language: str = "", seat: Seat | None = None
    ) -> list[StoryLine]:
        """What a seat of the device (its first unless named), or a spectator, has seen behind `since`, in words."""
        stored = await self._stored(table_id, device)
        seat = _eyes(stored.header, device, seat)
        language = language if language in LANGUAGES else stored.header.language
        return await self._aside(device, stored, story, max(since, 0), seat, language)

    async def last_moment(self, device: str, table_id: str) -> Moment:
        """How a game ended, as the device's first seat or a spectator sees it."""
        stored = await self._stored(table_id, device)
        if not stored.header.is_revealed:
            raise TableError("still-running")
        if not stored.header.has_begun:
            raise TableError("not-started")
        own = stored.header.seats_of(device)
        return await self._aside(device, stored, last_moment, own[0] if own else None)

    async def recent(self, device: str, table_id: str, seat: Seat | None = None) -> list[PastMoment]:
        """What the others did since a seat's own last turn, for those who want to see it once more."""
        stored = await self._stored(table_id, device)
        return await self._aside(device, stored, recent, _eyes(stored.header, device, seat))

    async def review(self, device: str, table_id: str, seat: Seat) -> list[Judged]:
        """What the decisions of a seat were worth, once the game is over."""
        stored = await self._stored(table_id, device)
        if not stored.header.is_revealed:
            raise TableError("still-running")
        return await self._adviser.review(device, stored, seat)

    async def proof(self, device: str, table_id: str) -> Proof:
        """What is needed to work the draws out anew; until the game is over only the commitment and the hashes."""
        stored = await self._stored(table_id, device)
        header = stored.header
        info = table_info(header, device)
        proof = Proof(info.id, info.seats, header.dice, info.commit, info.seed_hashes)
        if header.is_revealed:
            proof.server_seed, proof.seeds = info.server_seed, info.seeds or []
            proof.draws = draws(header, stored.entries)
            proof.origins = [
                OriginInfo(one.table, one.draws, one.server_seed, one.seeds, one.seed_hashes) for one in header.origins
            ]
        return proof

    async def _stored(self, table_id: str, device: str) -> Stored:
        stored = await self._context.ask(self.store.load(table_id))
        if stored is None:
            raise TableError("no-table")
        _check_watcher(stored.header, device)
        if stored.header.continued and await self._is_free(stored.header.continued):
            stored.header.continued = ""
        return stored

    async def _aside(self, device: str, stored: Stored, work: Callable[..., Result], *args: object) -> Result:
        """What work(stored, *args) gives, beside the event loop: it plays the game again."""
        header = stored.header
        if header.fault:
            raise TableError(header.fault)
        return await self.play_again(Asker(device, header.id, header.game), work, stored, *args)

    async def play_again(self, asker: Asker, work: Callable[..., Result], *args: object) -> Result:
        """What work(*args) gives, beside the event loop: it plays a game again that was played."""
        try:
            return await self._bots.aside(asker, work, *args)
        except NoAnswerError as error:
            log.warning("a game of %s could not be played again: %s", asker.game, error)
            raise TableError("game-overran" if str(error) == OVERRAN else "game-failed") from error

    async def _is_free(self, table_id: str) -> bool:
        """Whether the game that goes on at this table_id, or from it, is over: then its beginnings may be known too."""
        stored = await self._context.ask(self.store.load(table_id))
        while stored is not None and stored.header.continued:
            stored = await self._context.ask(self.store.load(stored.header.continued))
        return stored is None or stored.header.is_revealed

    # At a table

    async def attach(self, client: Client, table_id: str, at: int = -1, seat: Seat | None = None) -> None:
        """Delivers a Notice and, once the game has begun, an Update with the events behind `at` (-1: none).

        seat: whose view to show first; None: the device's first seat, or a spectator's.
        """
        await self._tasks.see_through(self._attach(client, table_id, at, seat))

    async def _attach(self, client: Client, table_id: str, at: int, seat: Seat | None) -> None:
        while not await self._enter(client, await self.registry.get(table_id), at, seat):
            pass  # it was let go while we waited: a table that still exists is read again

    async def _enter(self, client: Client, table: Table, at: int, seat: Seat | None) -> bool:
        """False if the table is not to be used any more."""
        _check_watcher(table.header, client.device)
        async with table.queue.held():
            own = table.header.seats_of(client.device)
            if seat is not None and seat not in own:
                raise TableError("not-your-seat")
            client.seat = own[0] if seat is None and own else seat
            try:
                told = await self._missed(table, at)
                if not table.gone and not client.gone:
                    self._find_place(client, table)
                    table.welcome(client, told)
            except TableError:
                raise
            except (Exception, GameOverranError) as error:
                table.stumble(error)
                raise TableError(fault_of(error)) from error
            return not table.gone

    def _find_place(self, client: Client, table: Table) -> None:
        """Strangers can fill the places of spectators, and never those of the people who play there."""
        header = table.header
        if header.concerns(client.device):
            return
        watching = [one.address for one in table.audience.clients if not header.concerns(one.device)]
        if (
            len(watching) >= self.limits.watchers_of_table
            or watching.count(client.address) >= self.limits.watchers_of_address
            or not client.take_place()
        ):
            raise TableError("too-many-watchers")

    async def _missed(self, table: Table, at: int) -> list[Told]:
        """What happened behind `at`. The log has it; the memory does not."""
        if table.match is None or not table.match.length - MOST_CAUGHT_UP <= at < table.match.length or at < 0:
            return []
        stored = await self._context.ask(self.store.load(table.header.id))
        return [] if stored is None else Match(stored.header).restore(stored.entries, at)

    def detach(self, client: Client) -> None:
        """The connection is closed."""
        client.gone = True
        if client.table is not None:
            client.table.goodbye(client)

    def play(self, move: Move) -> None:
        """Answered by an Update with `ok`, by Refused, Stale or Failed, or by Accepted for a retry; in a race only with
        its decision.
        """
        client = move.client
        if client.table is None or self.registry.closing:
            key = "no-table" if client.table is None else "closing"
            message = TableError(key).message(client.language or LANGUAGES[0])
            client.deliver(encode(Failed(key, message, move.nonce[:LONGEST_NONCE])))
            return
        client.table.play(move)

    def show_as(self, client: Client, seat: Seat | None) -> None:
        """Delivers an Update of that seat's view (hot-seat)."""
        if client.table is not None:
            client.table.ask(lambda table: queries.show_as(table, client, seat))

    def why(self, client: Client, seat: Seat, text: str, ident: str) -> None:
        if client.table is not None:
            client.table.ask(lambda table: queries.why(table, client, seat, text, ident))

    def preview(self, client: Client, seat: Seat, text: str, ident: str) -> None:
        if client.table is not None:
            client.table.ask(lambda table: queries.preview(table, client, seat, text, ident))

    def advise(self, client: Client, seat: Seat, ident: str) -> None:
        """Answered by Advised or Failed when the adviser has thought about it."""
        if client.table is not None:
            self._tasks.spawn(self._adviser.advise(client.table, client, seat, ident))

    def phrase(self, client: Client, seat: Seat, key: str) -> None:
        if client.table is not None:
            client.table.ask(lambda table: queries.phrase(table, client, seat, key))

    def hold(self, client: Client, holds: bool) -> None:
        """Chance waits for this person, or goes on; not heard where others are at the table."""
        table = client.table
        if table is not None:
            table.queue.enter(lambda: queries.hold(table, client, holds))

    def present(self, client: Client, here: bool) -> None:
        if client.table is not None:
            client.table.present(client, here)

    def close_games(self, package: str) -> None:
        """A game in this package kept everybody waiting for it: none of them is played until the house opens again."""
        names = games.in_package(package)
        log.error("closed until the house is opened again: %s", ", ".join(names))
        self.registry.close_games(names)

    # Keeping order

    async def _resume(self) -> None:
        """What the store cannot read now is read later: nobody else would remind these tables that a bot is to move."""
        owed = await self._with_bots()
        while owed:
            owed = [table for table in owed if not await self._is_taken_up(table)]
            if owed:
                await asyncio.sleep(RESUME_AGAIN_S)

    async def _with_bots(self) -> list[str]:
        while True:
            try:
                return await self.store.with_bots(MOST_RESUMED)
            except Unavailable as error:
                log.warning("store: %s", error)
                await asyncio.sleep(RESUME_AGAIN_S)

    async def _is_taken_up(self, table: str) -> bool:
        """Or cannot be: only a store that fails now may do better later."""
        try:
            await self.registry.get(table)
        except TableError as error:
            log.warning("a table could not be taken up: %s", error.key)
            return not isinstance(error.__cause__, Unavailable)
        await asyncio.sleep(0)
        return True

    def _sweep(self) -> None:
        self._sweeper = asyncio.get_running_loop().call_later(SWEEP_S, self._sweep)
        self.registry.let_go_of_idle()
        if self._sweeps % OLD_EVERY == 0:
            self._tasks.spawn(self.clear_old())
        self._sweeps += 1

    async def clear_old(self) -> None:
        """Archive and delete what the settings call old."""
        days = self.limits.archive_after_days
        if days:
            old = await self.store.idle_since(UNARCHIVED, time.time() - days * DAY_S, OLD_AT_ONCE)
            for table in old:
                await _unless_spoilt(self._archive_old(table))
        days = self.limits.delete_after_days
        if days:
            for table in await self.store.idle_since(("archived",), time.time() - days * DAY_S, OLD_AT_ONCE):
                await _unless_spoilt(self.delete(table))

    async def _archive_old(self, table: str) -> None:
        was: list[Status] = []

        def archive(header: Header) -> None:
            was.append(header.status)
            seating.archive(header)

        await self._alter(table, "", archive)
        days = self.limits.archive_after_days
        log.info("a table was archived, which was %s: nothing happened there for %g days", was[-1], days)


async def _unless_spoilt(work: Awaitable[Result]) -> Result | None:
    """One table must not spoil a list: None for one that is damaged, or whose log cannot be played again."""
    try:
        return await work
    except TableError as error:
        if error.key not in SPOILT:
            raise
    except Exception:
        log.exception("a table's log cannot be played again")
    return None


def _check_watcher(header: Header, device: str) -> None:
    if not header.may_be_watched_by(device):
        raise TableError("sent-away" if header.is_sent_away(device) else "not-watchable")


def _eyes(header: Header, device: str, seat: Seat | None) -> Seat | None:
    """Through whose eyes a device looks: the seat of its own that it names, else its first; None for a spectator."""
    own = header.seats_of(device)
    if seat is None:
        return own[0] if own else None
    if seat not in own:
        raise TableError("not-your-seat")
    return seat
