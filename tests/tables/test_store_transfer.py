"""Moving house: from a file to a database and back, with everything that there is."""

import random
from pathlib import Path

import pytest

from tests.cluster import Cluster
from tests.tables.people import Person, QuickBots, in_real_time, open_service, play_out, seated
from tests.tables.stores import a_header, ask, schema_at
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.tables import admin, store_transfer
from walpurgis.tables.limits import Limits
from walpurgis.tables.postgres import PostgresStore
from walpurgis.tables.service import TableService
from walpurgis.tables.sqlite import SqliteStore


async def furnished(path: Path) -> tuple[str, list[Person]]:
    """A running game, one that is over, an open table, a damaged one, an evening, a number not to be given again."""
    async with open_service(path) as service:
        _, people = await seated(service, "hyene", 2, options={"rounds": 1})
        await play_out(service, people, random.Random(1))
        table, people = await seated(service, "hexentanz", 3)
        await play_out(service, people, random.Random(2), most=7)
        damaged, gone = a_header(), a_header()
        for header in (a_header(), damaged, gone):
            await service.store.create(header)
        await service.store.delete(gone.id)
        evening = await service.evenings.open("d0", "en", "Witches", tables=2)
        await service.evenings.join("d1", evening.id, "Nour", 1)
    ask(path, f"UPDATE tables SET header = '?' WHERE id = '{damaged.id}'")
    return table, people


@in_real_time
async def test_a_house_moves_to_a_database_and_back_and_the_game_goes_on(cluster: Cluster, tmp_path: Path) -> None:
    file, back = tmp_path / "w.db", tmp_path / "back.db"
    table, people = await furnished(file)
    at = people[0].at
    address = await schema_at(cluster, tmp_path)
    there = await store_transfer.copy(file, address)
    assert there.tables == 4
    assert await admin.listing(address) == await admin.listing(file)
    returned = await store_transfer.copy(address, back)
    assert returned == there
    kept = ("tables", "moves", "guests", "evenings", "evening_codes", "evening_guests")
    for sql in (f"SELECT * FROM {name} ORDER BY 1, 2" for name in kept):
        assert ask(back, sql) == ask(file, sql) != []
    service = TableService(await PostgresStore.open(address), Limits(), QuickBots())
    await service.open()
    people = [Person(f"d{seat}") for seat in range(3)]
    for person in people:
        await service.attach(person, table)
    assert people[0].at == at
    await play_out(service, people, random.Random(3), most=5)
    assert (await service.store.create(a_header())).number == 6  # 5 was given to one that is gone
    await service.close()


@in_real_time
async def test_nothing_is_copied_while_a_house_is_open_or_onto_another(cluster: Cluster, tmp_path: Path) -> None:
    file = tmp_path / "w.db"
    await furnished(file)
    address = await schema_at(cluster, tmp_path)
    store = await SqliteStore.open(file)
    with pytest.raises(WalpurgisError, match="in-use"):
        await store_transfer.copy(file, address)
    await store.close()
    service = TableService(await PostgresStore.open(address), Limits(), QuickBots())
    await service.open()
    with pytest.raises(WalpurgisError, match="nodes-open"):
        await store_transfer.copy(file, address)
    await service.close()
    await store_transfer.copy(file, address)
    with pytest.raises(WalpurgisError, match="copy-not-empty"):
        await store_transfer.copy(file, address)
    with pytest.raises(WalpurgisError, match="copy-onto-itself"):
        await store_transfer.copy(address, address)
    with pytest.raises(WalpurgisError, match="file-missing"):
        await store_transfer.copy(tmp_path / "none.db", address)


@in_real_time
async def test_what_arrives_otherwise_than_it_was_is_not_kept(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "w.db"
    await furnished(file)
    for target in (await schema_at(cluster, tmp_path), tmp_path / "other.db"):
        for side in (store_transfer.DatabaseSide, store_transfer.FileSide):
            real = side.write

            async def forgetful(self, part, real=real):  # type: ignore[no-untyped-def]
                await real(self, part._replace(moves=part.moves[:-1]))

            monkeypatch.setattr(side, "write", forgetful)
        with pytest.raises(WalpurgisError, match="copy-differs"):
            await store_transfer.copy(file, target)
        monkeypatch.undo()
        assert await admin.listing(target) == []
