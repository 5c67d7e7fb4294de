"""A simulated PostgreSQL, in the place of asyncpg: the product's own statements reach it over a network with faults.

It guarantees what PostgreSQL does and not more. A statement happens at one moment, a transaction as a whole or not at
all, with locks that others wait for. Whoever loses the connection does not learn what became of the last thing that was
asked. A crash takes back what waited for no disk. Notifications come late, twice, in any order, or not at all.
"""

import asyncio
from collections.abc import Callable
from random import Random
from types import TracebackType
from typing import Any, Final

import asyncpg

from benchmarks.weather.loop import OUTSIDE, Mortal, process_now
from benchmarks.weather.rows import Rows, TableRow
from benchmarks.weather.statements import NOTIFY, Answer, LockedError, Transaction, carry_out
from walpurgis.tables.postgres import PostgresStore

WAY_S: Final = 0.0003  # of a packet, one way
FLUSH_S: Final = 0.002  # to the disk
ANSWER_S: Final = 5.0  # asyncpg's time limit for a statement, as the product sets it
NEVER_S: Final = 7200.0  # by then a system notices that the other end of a silent connection is gone
HINT_S: Final = 0.001

ADDRESS: Final = "postgresql://simulated/walpurgis"

Hear = Callable[[Any, int, str, str], None]


async def open_store(postgres: "SimulatedPostgres") -> PostgresStore:
    return await PostgresStore.open(ADDRESS, driver=postgres)


class SimulatedPostgres:
    """fails: the part of the statements that write which find the disk full. delay_s is added to each of them.
    hints_lost: the part of the notifications that come late, twice or not at all.
    """

    exceptions = asyncpg.exceptions  # of asyncpg, for those who take this for it
    InterfaceError = asyncpg.InterfaceError
    PostgresError = asyncpg.PostgresError

    def __init__(self, loop: Any, rng: Random, clock: Callable[[], float]) -> None:
        self.loop = loop
        self.rng = rng
        self.rows = Rows(clock)
        self.is_up = True
        self.delay_s = 0.0
        self.fails = 0.0
        self.hints_lost = 0.0
        self.connections: dict[SimulatedConnection, None] = {}
        self._cut_off: dict[Mortal, float] = {}  # until when a process cannot be reached

    # What is known of it from outside

    def length(self, table: str) -> int:
        """How many steps of a table are durable."""
        row = self.rows.by_id.get(table)
        return row.steps if row is not None else 0

    def row(self, table: str) -> TableRow | None:
        return self.rows.by_id.get(table)

    def fingerprint(self) -> str:
        return self.rows.fingerprint()

    def close(self) -> None:
        return

    # What befalls it

    def cut_off(self, process: Mortal, until: float) -> None:
        """Between this process and the database nothing gets through; afterwards what was sent still arrives."""
        self._cut_off[process] = until

    def reachable_at(self, process: Mortal | None) -> float:
        now: float = self.loop.now
        until = self._cut_off.get(process, 0.0) if self._cut_off and process is not None else 0.0
        return until if until > now else now

    def crash(self) -> None:
        """Without a word to anybody. It is down until `start`."""
        self.is_up = False
        self.rows.crash()
        for connection in list(self.connections):
            connection.lose()

    def start(self) -> None:
        self.is_up = True

    def bury(self, process: Mortal, is_heard: bool) -> None:
        """A process is gone. is_heard: its system said so; else what it had open stays open until somebody notices."""
        for connection in [one for one in self.connections if one.process is process]:
            if is_heard:
                connection.hang_up()
            else:
                connection.fall_silent()

    # What the product calls, as it does asyncpg

    async def connect(
        self,
        address: str,
        timeout: float = ANSWER_S,
        command_timeout: float = ANSWER_S,
        target_session_attrs: str = "",
        server_settings: dict[str, str] | None = None,
    ) -> "SimulatedConnection":
        process = process_now()
        reached = self.reachable_at(process) + 3 * self.way()
        if reached - self.loop.time() > timeout:
            await asyncio.sleep(timeout)
            raise TimeoutError
        await asyncio.sleep(reached - self.loop.time())
        if not self.is_up:
            raise ConnectionRefusedError("nobody listens")
        connection = SimulatedConnection(self, process, command_timeout, server_settings or {})
        self.connections[connection] = None
        return connection

    def way(self) -> float:
        return WAY_S * (0.5 + self.rng.random())

    def does_fail(self) -> bool:
        return self.fails > 0 and self.rng.random() < self.fails

    def notify(self, channel: str, texts: list[str]) -> None:
        for text in texts:
            for connection in self.connections:
                if channel in connection.listeners:
                    for late_s in self._lateness():
                        self.loop.happens_at(self.loop.now + late_s, connection.notice, (channel, text))

    def _lateness(self) -> list[float]:
        usual = HINT_S * self.rng.random()
        if not self.hints_lost or self.rng.random() >= self.hints_lost:
            return [usual]
        fate = self.rng.random()
        if fate < 0.5:
            return []
        late = 3.0 * self.rng.random()
        return [late] if fate < 0.8 else [usual, late]


class Asked:
    """A statement on its way, or BEGIN, COMMIT, ROLLBACK."""

    __slots__ = ("answer", "args", "connection", "outcome", "sql")

    def __init__(self, connection: "SimulatedConnection", sql: str, args: tuple[Any, ...]) -> None:
        self.connection = connection
        self.sql = sql
        self.args = args
        self.answer: asyncio.Future[Answer] = connection.postgres.loop.create_future()
        self.outcome: Answer | Exception = []  # on its way back


class SimulatedConnection:
    """Both ends of it. process is whose it is."""

    def __init__(
        self, postgres: SimulatedPostgres, process: Mortal | None, patience_s: float, settings: dict[str, str]
    ) -> None:
        self.postgres = postgres
        self.process = process
        self.listeners: dict[str, Hear] = {}
        self._loop = postgres.loop
        self._patience_s = patience_s
        self._is_flushed = settings.get("synchronous_commit") != "off"
        self._idle_s = int(settings.get("idle_in_transaction_session_timeout", "0")) / 1000 or NEVER_S
        self._transaction: Transaction | None = None
        self._is_closed = False  # for the client
        self._is_lost = False  # for the server
        self.under_way: Asked | None = None  # what the client waits for
        self._idle: asyncio.TimerHandle | None = None

    # The client's end

    async def fetch(self, sql: str, *args: Any) -> Answer:
        return await self._ask(sql, args)

    async def fetchrow(self, sql: str, *args: Any) -> Any:
        rows = await self._ask(sql, args)
        return rows[0] if rows else None

    async def fetchval(self, sql: str, *args: Any) -> Any:
        rows = await self._ask(sql, args)
        return rows[0][0] if rows else None

    async def execute(self, sql: str, *args: Any) -> str:
        """What PostgreSQL says of it: UPDATE and how many rows."""
        rows = await self._ask(sql, args)
        return f"{sql.split(maxsplit=1)[0]} {len(rows)}"

    def transaction(self) -> "TransactionBlock":
        return TransactionBlock(self)

    async def add_listener(self, channel: str, hear: Hear) -> None:
        await self._ask("LISTEN", ())
        self.listeners[channel] = hear

    def is_closed(self) -> bool:
        return self._is_closed

    def terminate(self) -> None:
        """What was sent may still arrive; what is answered is not heard."""
        self._is_closed = True
        self._drop_answer()
        self._loop.happens_at(self._back_at(), SimulatedConnection._end, self)

    async def close(self, timeout: float = ANSWER_S) -> None:
        self.terminate()

    async def _ask(self, sql: str, args: tuple[Any, ...]) -> Answer:
        if self._is_closed:
            raise asyncpg.InterfaceError("connection is closed")
        asked = self.under_way = Asked(self, sql, args)
        arrives = self._back_at()
        if arrives - self._loop.now > self._patience_s:
            self._give_up_later(asked)
        self._loop.happens_at(arrives, self._arrive, asked)
        try:
            return await asked.answer
        finally:
            self.under_way = None

    def _give_up_later(self, asked: Asked) -> None:
        self._loop.happens_at(self._loop.now + self._patience_s, _give_up, asked)

    def _drop_answer(self) -> None:
        if self.under_way is not None:
            self.under_way.outcome = asyncpg.ConnectionDoesNotExistError("connection was closed")
            _settle(self.under_way)

    # The server's end

    def _arrive(self, asked: Asked) -> None:
        if self._is_lost:
            self._fail_later(asked, asyncpg.ConnectionDoesNotExistError("connection was closed"))
            return
        self._wait_no_longer()
        writes = not asked.sql.startswith(("SELECT", "BEGIN", "ROLLBACK", "LISTEN"))
        late = self.postgres.delay_s
        if writes and self._is_flushed and (self._transaction is None or asked.sql == "COMMIT"):
            late += FLUSH_S * (0.5 + self.postgres.rng.random())
        if late > self._patience_s / 2:
            self._give_up_later(asked)
        if late:
            self._loop.happens_at(self._loop.now + late, self._happen, asked)
        else:
            self._happen(asked)

    def _happen(self, asked: Asked) -> None:
        if self._is_lost:
            self._fail_later(asked, asyncpg.ConnectionDoesNotExistError("connection was closed"))
            return
        try:
            answer = self._carry_out(asked)
        except LockedError as locked:
            self._give_up_later(asked)
            locked.holder.ended.append(lambda: self._loop.happens_at(self._loop.now, self._happen, asked))
        except Exception as error:
            self._fail_later(asked, error)
        else:
            self._answer_later(asked, answer)

    def _carry_out(self, asked: Asked) -> Answer:
        rows, sql = self.postgres.rows, asked.sql
        if sql == "BEGIN":
            self._transaction = Transaction(rows)
        elif sql == "COMMIT":
            transaction, self._transaction = self._transaction, None  # it is over, even if that fails
            assert transaction is not None
            self._commit(transaction)
        elif sql == "ROLLBACK":
            self._roll_back()
        elif sql == NOTIFY:
            self.postgres.notify(*asked.args)
        elif sql != "LISTEN":
            return self._state(sql, asked.args)
        return []

    def _state(self, sql: str, args: tuple[Any, ...]) -> Answer:
        if self._transaction is not None:
            return carry_out(sql, self._transaction, args)
        alone = Transaction(self.postgres.rows)
        try:
            answer = carry_out(sql, alone, args)
            self._commit(alone)
        finally:
            alone.roll_back()
        return answer

    def _commit(self, transaction: Transaction) -> None:
        rows = self.postgres.rows
        if transaction.has_changes:
            if self.postgres.does_fail():
                transaction.roll_back()
                raise asyncpg.DiskFullError("no space left on device")
            if self._is_flushed:
                rows.flush()
            else:
                rows.before_unflushed()
        transaction.commit()

    def _roll_back(self) -> None:
        if self._transaction is not None:
            self._transaction.roll_back()
            self._transaction = None

    def _wait_no_longer(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def _answer_later(self, asked: Asked, answer: Answer) -> None:
        asked.outcome = answer
        self._loop.happens_at(self._back_at(), _settle, asked)
        self._wait_for_more()

    def _fail_later(self, asked: Asked, error: Exception) -> None:
        asked.outcome = error
        self._loop.happens_at(self._back_at(), _settle, asked)
        self._wait_for_more()

    def _wait_for_more(self) -> None:
        """Whoever has a transaction open must say something soon."""
        if self._transaction is not None and not self._is_lost:
            self._wait_no_longer()
            self._idle = self._loop.call_later(self._idle_s, self._end, context=OUTSIDE)

    def _back_at(self) -> float:
        return self.postgres.reachable_at(self.process) + self.postgres.way()

    def notice(self, said: tuple[str, str]) -> None:
        """A notification arrives at the client, unless the connection is no more."""
        channel, text = said
        hear = self.listeners.get(channel)
        process = self.process
        if hear is None or self._is_closed or self._is_lost:
            return
        reached = self.postgres.reachable_at(process)
        if reached > self._loop.now:
            self._loop.happens_at(reached, self.notice, said)
        elif process is None:
            hear(self, 0, channel, text)
        elif process.is_alive:
            process.context.run(hear, self, 0, channel, text)

    # Its end

    def lose(self) -> None:
        """The server is gone; the client hears of it, unless nothing gets through."""
        self._end()
        self._loop.happens_at(self._back_at(), SimulatedConnection._notice_loss, self)

    def _notice_loss(self) -> None:
        self._is_closed = True
        self._drop_answer()

    def hang_up(self) -> None:
        """The client's process is gone, and its system says so."""
        self._is_closed = True
        self._loop.happens_at(self._loop.now + self.postgres.way(), SimulatedConnection._end, self)

    @property
    def has_transaction(self) -> bool:
        return self._transaction is not None

    def fall_silent(self) -> None:
        """The client's machine is gone, without a word. Its transaction stays open until the server has had enough."""
        self._is_closed = True
        if self._transaction is None:
            self._end()  # nobody would notice

    def _end(self) -> None:
        if not self._is_lost:
            self._is_lost = True
            self._wait_no_longer()
            self._roll_back()
            self.listeners = {}
            self.postgres.connections.pop(self, None)
            if not self._is_closed:
                self._loop.happens_at(self._back_at(), SimulatedConnection._notice_loss, self)


class TransactionBlock:
    """`async with connection.transaction():` as asyncpg does it."""

    def __init__(self, connection: SimulatedConnection) -> None:
        self._connection = connection

    async def __aenter__(self) -> None:
        await self._connection.execute("BEGIN")

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._connection.execute("COMMIT" if kind is None else "ROLLBACK")


def _settle(asked: Asked) -> None:
    """For the client, if anybody there still waits for it."""
    if asked.answer.done() or asked.connection.under_way is not asked:
        return
    if isinstance(asked.outcome, Exception):
        asked.answer.set_exception(asked.outcome)
    else:
        asked.answer.set_result(asked.outcome)


def _give_up(asked: Asked) -> None:
    if not asked.answer.done() and asked.connection.under_way is asked:
        asked.answer.set_exception(TimeoutError())
