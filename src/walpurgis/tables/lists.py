"""Lists of tables: the public ones, those of a device with whose turn it is, and the one behind a short code."""

import logging
from collections.abc import Awaitable
from typing import Final, TypeVar

from walpurgis.tables.codes import tidy
from walpurgis.tables.errors import TableError
from walpurgis.tables.header import Header
from walpurgis.tables.messages import TableInfo
from walpurgis.tables.presenter import described, latest, table_info
from walpurgis.tables.registry import TableRegistry
from walpurgis.tables.store import Listed

MOST_LISTED: Final = 50  # tables in one list
# Why one table of several is left out.
SPOILT: Final = ("damaged", "no-table", "game-failed", "game-overran", "game-too-large", "game-closed")

log = logging.getLogger("walpurgis.tables")
Result = TypeVar("Result")


class TableLists:
    """What is not in memory is read from the store, and not kept."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._context = registry.context

    async def public(self) -> list[TableInfo]:
        listed = await self._context.ask(self._context.store.public(MOST_LISTED))
        return [table_info(one.header, "") for one in listed if not (one.header.closed and one.header.status == "open")]

    async def find(self, code: str) -> str:
        """The id of the table with this short code."""
        found = await self._context.ask(self._context.store.id_of(tidy(code)))
        if found is None:
            raise TableError("no-code")
        return found

    async def of_device(self, device: str) -> list[Listed]:
        """Where it sits or is host, latest first."""
        return await self._context.ask(self._context.store.of_device(device, MOST_LISTED))

    async def mine(self, device: str) -> list[TableInfo]:
        """The device's tables, latest first, each with whose turn it is; archived ones are not listed."""
        silent: set[str] = set()
        found: list[TableInfo] = []
        for one in await self.of_device(device):
            is_kept = one.header.status != "archived"
            info = await unless_spoilt(self._with_turn(one.header, device, silent)) if is_kept else None
            if info is not None:
                info.archived_at = one.archived_at
                found.append(info)
        return found

    async def _with_turn(self, header: Header, device: str, silent: set[str]) -> TableInfo:
        """silent: games that gave no answer for another table of the same list. They are not asked again."""
        if header.status != "running" or header.game in silent:
            return table_info(header, device)
        if header.id in self._registry:
            return await self._registry.info(header.id, device)
        stored = await self._context.load(header.id)
        if stored is None:
            return table_info(header, device)
        try:
            return await self._context.replay(device, stored, described, device)
        except TableError:
            silent.add(header.game)
            return table_info(header, device)

    async def latest(self, device: str, language: str) -> dict[str, str]:
        """What was last told to everybody, in words, by the id of each of the device's tables where a game is on."""
        running = [one.header for one in await self.of_device(device) if one.header.status == "running"]
        silent: set[str] = set()
        told = {header.id: await unless_spoilt(self._latest(device, header, language, silent)) for header in running}
        return {table: text for table, text in told.items() if text is not None}

    async def _latest(self, device: str, header: Header, language: str, silent: set[str]) -> str | None:
        stored = await self._context.load(header.id) if header.game not in silent else None
        if stored is None:
            return None
        try:
            return await self._context.replay(device, stored, latest, language)
        except TableError:
            silent.add(header.game)  # the others have something to tell
            return None


async def unless_spoilt(work: Awaitable[Result]) -> Result | None:
    """One table must not spoil a list: None for one that is damaged, or whose log cannot be played again."""
    try:
        return await work
    except TableError as error:
        if error.key not in SPOILT:
            raise
    except Exception:
        log.exception("a table's log cannot be played again")
    return None
