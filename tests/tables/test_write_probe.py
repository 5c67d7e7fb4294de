"""Whether the house can save what is played: found out by writing, seldom, and without waiting for ever."""

import asyncio
from contextlib import suppress
from pathlib import Path

from tests.tables.people import in_loop
from tests.tables.stores import a_header, write
from walpurgis.tables.sqlite import SqliteStore
from walpurgis.tables.store import Unavailable
from walpurgis.tables.write_probe import HOLDS_S, WriteProbe


@in_loop
async def test_a_full_disk_is_known_before_anybody_plays_and_until_there_is_room(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "w.db", max_pages=40)
    probe = WriteProbe(store)
    assert await probe.trouble() == ""
    stored, length = await store.create(a_header()), 0
    with suppress(Unavailable):
        while length < 10_000:
            await write(store, stored, length, "x" * 500)
            length += 1
    await asyncio.sleep(HOLDS_S)
    assert await probe.trouble() == "full"
    await store.delete(stored.header.id)
    assert await probe.trouble() == "full"  # it was asked a moment ago
    await asyncio.sleep(HOLDS_S)
    assert await probe.trouble() == ""
    await store.close()


@in_loop
async def test_a_lost_file_is_known(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "w.db")
    (tmp_path / "w.db").unlink()
    assert await WriteProbe(store).trouble() == "lost"
    await store.close()


class SilentStore:
    """Its disk has not answered yet."""

    def __init__(self) -> None:
        self.asked = 0
        self.answer = asyncio.Event()

    async def probe(self) -> None:
        self.asked += 1
        await self.answer.wait()


@in_loop
async def test_a_disk_that_does_not_answer_is_asked_once_and_not_waited_for() -> None:
    store = SilentStore()
    probe = WriteProbe(store)  # type: ignore[arg-type]
    assert await asyncio.gather(*[probe.trouble() for _ in range(5)]) == ["slow"] * 5
    assert await probe.trouble() == "slow"
    assert store.asked == 1
    store.answer.set()
    assert await probe.trouble() == ""
