"""Connections to PostgreSQL: opened when they are needed, opened again when they are lost, always to the primary.

asyncpg is imported only where there is a database: most houses have none.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from walpurgis.tables.store import Conflict, StoreError, Unavailable

SCHEMES: Final = ("postgresql", "postgres")
READERS: Final = 3
PATIENCE_S: Final = 3.0  # a database that is back by then was never away: a restart takes less
AGAIN_S: Final = 0.1  # between two tries
# To look at a thousand tables takes milliseconds, and to compile that question first ten times as long, every time.
WITHOUT_COMPILING: Final = {"jit": "off"}
ANSWER_S: Final = 5.0  # a database that takes longer counts as one that is away

# A machine that vanishes in the middle of a transaction says nothing: its locks would keep others out for hours.
LET_GO: Final = {"idle_in_transaction_session_timeout": str(int(ANSWER_S * 1000))}

Connection = Any  # asyncpg's: it comes without types
Prepare = Callable[[Connection], Awaitable[None]]
Result = TypeVar("Result")
log = logging.getLogger("walpurgis.tables")


def is_address(data: str) -> bool:
    """Whether tables are kept in a database rather than in a file."""
    return data.partition("://")[0] in SCHEMES


def name_of(address: str) -> str:
    """The address without who asks and their password."""
    try:
        parts = urlsplit(address)
        where = f"{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}"
    except ValueError as error:
        raise Unavailable("address", f"{SCHEMES[0]}://…", str(error)) from None
    return f"{SCHEMES[0]}://{where}{parts.path}"


class Database:
    """How to reach it, and whether it can be reached. driver: what speaks as asyncpg does, where that is to be another
    than asyncpg itself.
    """

    def __init__(self, address: str, driver: Any = None) -> None:
        self.name = name_of(address)
        self.is_away = False
        self._address = address
        self._driver = driver or _driver(self.name)
        self._is_closed = False
        self._failing_since: float | None = None  # by the clock of the loop: since then nothing has come back
        self._readers: asyncio.LifoQueue[Session] = asyncio.LifoQueue()
        self._sessions: list[Session] = []
        for _ in range(READERS):
            self._readers.put_nowait(self.session())

    def session(self, prepare: Prepare | None = None, **settings: str) -> "Session":
        """A connection of its own, with settings of PostgreSQL's. prepare is done with every new one, first of all."""
        session = Session(self, settings, prepare)
        self._sessions.append(session)
        return session

    async def read(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """By any connection that is free. work may be done more than once."""
        session = await self._readers.get()
        try:
            return await session.use(work)
        finally:
            self._readers.put_nowait(session)

    async def connect(self, settings: dict[str, str]) -> Connection:
        if self._is_closed:
            raise ConnectionError("closed")
        return await self._driver.connect(
            self._address,
            timeout=ANSWER_S,
            command_timeout=ANSWER_S,
            target_session_attrs="read-write",
            server_settings={"application_name": "walpurgis", **WITHOUT_COMPILING, **LET_GO, **settings},
        )

    async def close(self) -> None:
        self._is_closed = True
        for session in self._sessions:
            await session.close()

    @property
    def may_be_back(self) -> bool:
        """Whether it is worth while to wait for it: it was there a moment ago, and is still needed."""
        return not self.is_away and not self._is_closed

    def note_failure(self, began: float, error: BaseException) -> None:
        """Of something that began then. Whoever has no patience fails at once, and says nothing about the others."""
        if self._failing_since is None:
            self._failing_since = began
        if asyncio.get_running_loop().time() - self._failing_since >= PATIENCE_S:
            self.note(is_away=True, error=error)

    def note(self, is_away: bool, error: BaseException | None = None) -> None:
        if not is_away:
            self._failing_since = None
        if self._is_closed:
            return
        if is_away and not self.is_away:
            log.error("the database is away, and nothing can be read or written until it is back: %s", _text(error))
        elif self.is_away and not is_away:
            log.warning("the database is back")
        self.is_away = is_away

    def is_cut_off(self, error: BaseException) -> bool:
        """Whether it says something about the connection, or the whole database, rather than about what was asked."""
        errors = self._driver.exceptions
        lost = (
            OSError,
            TimeoutError,
            self._driver.InterfaceError,
            errors.PostgresConnectionError,
            errors.OperatorInterventionError,  # it is being stopped, or is starting
            errors.TooManyConnectionsError,
            errors.TargetServerAttributeNotMatched,
        )
        return isinstance(error, lost)

    def meaning(self, error: BaseException) -> BaseException:
        """What went wrong, in a store's own terms; a fault of ours stays what it is."""
        errors = self._driver.exceptions
        if isinstance(error, errors.UniqueViolationError | errors.ForeignKeyViolationError):
            return Conflict()
        if self.is_cut_off(error):
            return Unavailable("database", self.name, _text(error))
        if isinstance(error, errors.DiskFullError):
            return Unavailable("full", self.name, _text(error))
        if isinstance(error, errors.ReadOnlySQLTransactionError):
            return Unavailable("read-only", self.name, _text(error))
        if isinstance(error, errors.InvalidAuthorizationSpecificationError | errors.InvalidCatalogNameError):
            return Unavailable("unreadable", self.name, _text(error))
        if isinstance(error, self._driver.PostgresError):
            return Unavailable("database-failed", self.name, _text(error))
        return error

    def is_beaten(self, error: BaseException) -> bool:
        """Whether others were in the way, and the same may succeed at the next try."""
        errors = self._driver.exceptions
        return isinstance(error, errors.DeadlockDetectedError | errors.SerializationError)


class Session:
    """One connection, whatever becomes of it."""

    def __init__(self, database: Database, settings: dict[str, str], prepare: Prepare | None) -> None:
        self._database = database
        self._settings = settings
        self._prepare = prepare
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()  # a connection does one thing at a time

    async def use(self, work: Callable[[Connection], Awaitable[Result]], patience_s: float = PATIENCE_S) -> Result:
        """What work gives; after a lost connection it is done again by a new one, so it must bear that.

        Unavailable once the patience is at an end; while the database is known to be away, at the first failure.
        """
        async with self._turn:
            return await self._use(work, patience_s)

    async def _use(self, work: Callable[[Connection], Awaitable[Result]], patience_s: float) -> Result:
        loop = asyncio.get_running_loop()
        until = loop.time() + patience_s
        while True:
            began = loop.time()
            try:
                result = await self._once(work)
            except StoreError:
                raise
            except Exception as error:
                if self._database.is_cut_off(error):
                    self.drop()
                    self._database.note_failure(began, error)
                    if loop.time() < until and self._database.may_be_back:
                        await asyncio.sleep(AGAIN_S)
                        continue
                raise self._database.meaning(error) from error
            self._database.note(is_away=False)
            return result

    async def _once(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._database.connect(self._settings)
            if self._prepare is not None:
                await self._prepare(self._connection)
        return await work(self._connection)

    def drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Once what is under way is done."""
        async with self._turn:
            connection, self._connection = self._connection, None
            if connection is not None:
                try:
                    await connection.close(timeout=ANSWER_S)
                except Exception:
                    connection.terminate()  # the other end is gone already


def _driver(name: str) -> Any:
    try:
        import asyncpg
    except ImportError:
        raise Unavailable("driver", name) from None
    return asyncpg


def _text(error: BaseException | None) -> str:
    return str(error) or type(error).__name__
