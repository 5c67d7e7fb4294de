"""Shares in the dice: hashes first, then seeds, then the first draw; and nobody who could choose how they fall."""

import itertools
import random
import re
import time
from pathlib import Path
from typing import Any

import msgspec

from tests.tables.people import (
    Person,
    fails,
    hash_of,
    in_loop,
    new_table,
    open_service,
    play_out,
    reveal,
    seated,
    seed_of,
)
from tests.tables.test_verify import alone, told
from walpurgis.kernel.record import read
from walpurgis.tables import fair
from walpurgis.tables.header import Chair, Header
from walpurgis.tables.messages import NewChair, NewTable
from walpurgis.tables.service import TableService
from walpurgis.tables.settings import Change
from walpurgis.tables.verify import verify

LATER = time.time() + 3600  # when nobody has to be waited for any more
SIXES = [5] * 5  # what an operator might wish for


async def header_of(service: TableService, table: str) -> Header:
    """As it lies in the store: all that whoever runs the house can know."""
    stored = await service.store.load(table)
    assert stored is not None
    return stored.header


async def closed(service: TableService, game: str = "hyene", seats: int = 2, **wish: Any) -> str:
    """A table of one person a seat that waits for all seeds."""
    table = (await new_table(service, game, seats, **wish)).id
    for seat in range(seats):
        await service.sit(f"d{seat}", table, seat, f"Name {seat}", hash_of(f"d{seat}", seat))
    assert (await service.start("d0", table)).status == "revealing"
    return table


def seed_for_sixes(server_seed: str, table: str, others: list[str]) -> str:
    """Of whoever adds the last seed and knows all others: tried until the first throws please."""
    for number in itertools.count():
        seed = number.to_bytes(32, "big").hex()
        key = fair.key(server_seed, table, len(others) + 1, [*others, seed])
        if all(fair.unit(key, draw, 6) == wish for draw, wish in enumerate(SIXES, 1)):
            return seed
    raise AssertionError


# What an operator can do


def test_whoever_added_the_last_seed_to_all_others_could_choose_the_dice() -> None:
    """So it was while seeds came with sitting down: the proof of such a table says that all is well."""
    server_seed, table, others = "5a" * 32, "table", [seed_of("d0", 0), seed_of("d1", 1)]
    seed = seed_for_sixes(server_seed, table, others)
    key = fair.key(server_seed, table, 3, [*others, seed])
    assert [fair.unit(key, draw, 6) for draw in range(1, 6)] == SIXES


@in_loop
async def test_an_operator_who_sits_down_last_cannot_choose_the_dice(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service, "hyene", 3)).id
        for seat in range(2):
            await service.sit(f"d{seat}", table, seat, f"Name {seat}", hash_of(f"d{seat}", seat))
        kept = msgspec.json.encode(await header_of(service, table)).decode()
        assert not any(seed_of(f"d{seat}", seat) in kept for seat in range(2))  # there is nothing to try seeds against
        await service.sit("operator", table, 2, "Eve", hash_of("operator", 2))
        await service.start("d0", table)
        await reveal(service, table, ("d0", 0), ("d1", 1))
        header = await header_of(service, table)  # now the others' seeds are there, and the hash of one's own is fixed
        others = [chair.seed for chair in header.chairs[:2]]
        assert others == [seed_of("d0", 0), seed_of("d1", 1)]
        pleasing = seed_for_sixes(header.server_seed, table, others)
        with fails("seed"):
            await service.reveal("operator", table, {2: pleasing})
        with fails("not-open"):
            await service.sit("stooge", table, 2, "Eve", fair.commitment(pleasing))
        for seat in range(2):
            await service.sit(f"d{seat}", table, seat, f"Name {seat}", fair.commitment(pleasing))  # a new name at best
        again = await header_of(service, table)
        assert [chair.seed_hash for chair in again.chairs] == [chair.seed_hash for chair in header.chairs]
        with fails("not-open"):
            await service.change("d0", table, Change(first=1))
        with fails("not-open"):
            await service.seat_bot("d0", table, 2, 1)
        with fails("not-open"):
            await service.start("d0", table)
        info = await service.reveal("operator", table, {2: seed_of("operator", 2)})
        assert info.status == "running"


@in_loop
async def test_a_link_moves_no_hash_once_seeds_are_told(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = await closed(service)
        before = (await service.info("d0", table)).seed_hashes
        await service.claim("phone", await service.offer("d1", table, 1), hash_of("phone", 1))
        assert (await service.info("d0", table)).seed_hashes == before
        with fails("seed"):
            await service.reveal("phone", table, {1: seed_of("phone", 1)})
        info = await reveal(service, table, ("d0", 0), ("d1", 1))  # the first device still has it
        assert info.status == "running"


@in_loop
async def test_before_that_a_link_brings_a_hash_of_its_own(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service, "hyene", 2)).id
        for seat in range(2):
            await service.sit(f"d{seat}", table, seat, "Ann", hash_of(f"d{seat}", seat))
        info = await service.claim("phone", await service.offer("d1", table, 1))
        assert not info.chairs[1].ready  # the seed behind the former hash is on the other device
        with fails("seeds-missing"):
            await service.start("d0", table)
        with fails("seed-hash"):
            await service.claim("pad", await service.offer("phone", table, 1), "none")
        await service.claim("pad", await service.offer("phone", table, 1), hash_of("pad", 1))
        await service.start("d0", table)
        assert (await reveal(service, table, ("d0", 0), ("pad", 1))).status == "running"


# Telling seeds


@in_loop
async def test_the_first_draw_waits_for_all_seeds_and_says_whose(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = await closed(service, seats=3)
        person = Person("d0")
        await service.attach(person, table)
        assert [chair["revealed"] for chair in person.info["chairs"]] == [False] * 3
        await reveal(service, table, ("d2", 2))
        assert [chair["revealed"] for chair in person.info["chairs"]] == [False, False, True]
        assert person.updates == []
        assert (await header_of(service, table)).first == -1  # not even who begins is drawn
        await reveal(service, table, ("d0", 0), ("d1", 1))
        await person.hears(lambda message: message["kind"] == "update")
        assert person.info["status"] == "running"


@in_loop
async def test_a_seed_is_refused_before_its_time_after_it_and_if_it_does_not_fit(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = (await new_table(service, "hyene", 3)).id
        await service.sit("d0", table, 0, "Ann", hash_of("d0", 0))
        with fails("not-revealing"):
            await reveal(service, table, ("d0", 0))
        with fails("not-revealing"):
            await service.begin_without("d0", table, LATER)
        await service.sit("d1", table, 1, "Bea", hash_of("d1", 1))
        await service.seat_bot("d0", table, 2, 1)
        await service.start("d0", table)
        for seat, wrong in [
            (0, seed_of("d1", 1)),
            (0, hash_of("d0", 0)),
            (0, ""),
            (0, "ab" * 15 + "a"),
            (2, "ab" * 32),
        ]:
            with fails("seed"):
                await service.reveal("d0", table, {seat: wrong})
        with fails("no-seat"):
            await service.reveal("d0", table, {7: seed_of("d0", 0)})
        with fails("seed"):  # all or nothing
            await service.reveal("d0", table, {0: seed_of("d0", 0), 1: "ab" * 32})
        assert not (await service.info("d0", table)).chairs[0].revealed
        await reveal(service, table, ("d0", 0))
        await reveal(service, table, ("d0", 0))  # a retry, as its answer was lost
        with fails("not-host"):
            await service.begin_without("d1", table, LATER)
        await service.begin_without("d0", table, LATER)
        await reveal(service, table, ("d0", 0))
        with fails("share-late"):
            await reveal(service, table, ("d1", 1))
        with fails("not-revealing"):
            await service.begin_without("d0", table, LATER)


@in_loop
async def test_no_seed_is_shown_to_anybody_before_the_end(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = await closed(service)
        people = [Person("d0"), Person("d1"), Person("stranger")]
        for person in people:
            await service.attach(person, table)
        await reveal(service, table, ("d1", 1))
        waiting = [str(await service.info("d0", table)), str(await service.history.proof("d0", table))]
        await reveal(service, table, ("d0", 0))
        await play_out(service, people[:2], random.Random(1), most=4)
        seeds = [seed_of("d0", 0), seed_of("d1", 1)]
        for text in [
            *waiting,
            *(str(person.heard) for person in people),
            str(await service.history.proof("d0", table)),
        ]:
            assert not any(seed in text for seed in seeds)
        early = await service.history.proof("stranger", table)
        assert early.seed_hashes == [hash_of("d0", 0), hash_of("d1", 1)]  # what they must fit everybody may know
        await play_out(service, people[:2], random.Random(2))
        late = await service.history.proof("stranger", table)
        assert (late.dice, late.seeds, late.seed_hashes) == (2, seeds, early.seed_hashes)


@in_loop
async def test_a_restart_between_hashes_and_seeds_loses_neither(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = await closed(service)
    async with open_service(tmp_path / "w.db") as service:
        info = await reveal(service, table, ("d1", 1))
        assert info.status == "revealing"
    async with open_service(tmp_path / "w.db") as service:
        info = await service.info("d0", table)
        assert (info.status, [chair.revealed for chair in info.chairs]) == ("revealing", [False, True])
        assert [one.id for one in await service.lists.mine("d1")] == [
            table
        ]  # where a page finds what it still has to tell
        assert (await reveal(service, table, ("d0", 0))).status == "running"
        people = [Person("d0"), Person("d1")]
        for person in people:
            await service.attach(person, table)
        await play_out(service, people, random.Random(3))
        assert verify(read(await service.history.record("d0", table))).is_proved


@in_loop
async def test_everybody_on_one_device_needs_two_requests(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        chairs = [NewChair(f"Name {seat}", seed_hash=hash_of("d0", seat)) for seat in range(3)]
        info = await service.create("d0", NewTable("hexentanz", 3, pace_ms=0, chairs=chairs, start=True))
        assert info.status == "revealing"
        begun = await service.reveal("d0", info.id, {seat: seed_of("d0", seat) for seat in range(3)})
        assert begun.status == "running"
        with fails("seed-hash"):
            wrong = [NewChair("Ann", seed_hash="none"), NewChair(level=1)]
            await service.create("d0", NewTable("hyene", 2, chairs=wrong, start=True))


# Without a share


async def begun_without(service: TableService, tmp_path: Path) -> tuple[str, str]:
    """The record of a game that began without the share of seat 1, and its table."""
    table = await closed(service)
    await reveal(service, table, ("d0", 0))
    await service.begin_without("d0", table, LATER)
    people = [Person("d0"), Person("d1")]
    for person in people:
        await service.attach(person, table)
    await play_out(service, people, random.Random(4))  # whose share it was plays all the same
    return await service.history.record("d1", table), table


@in_loop
async def test_the_host_begins_without_a_share_and_the_proof_says_so_for_ever(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        record, table = await begun_without(service, tmp_path)
        report = verify(read(record))
        assert (report.is_proved, report.shares, report.without) == (True, [0], [1])
        proof = await service.history.proof("d0", table)
        assert (proof.seeds, proof.seed_hashes) == ([seed_of("d0", 0), ""], [hash_of("d0", 0), hash_of("d1", 1)])
        status, said = told(tmp_path, record)
        assert status == 0
        assert "The game began without the share of Name 1." in said
        steering = record.replace("seat 1 Name 1", "seat 1 \x1b[2JName 1")  # would clear the screen
        assert "the share of \\x1b[2JName 1." in told(tmp_path, steering)[1]
        status, said = alone(tmp_path, record)
        assert status == 0
        assert "without the share of seat 1" in said
        added = re.sub(r"^(seed 0 .*)$", rf"\1\nseed 1 {seed_of('d1', 1)}", record, flags=re.MULTILINE)
        assert not verify(read(added)).is_proved  # it fits its hash, and yet no draw came from it


@in_loop
async def test_everybody_s_device_has_a_while_before_the_game_begins_without_it(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", shares_s=20) as service:
        table = await closed(service)
        closed_at = (await header_of(service, table)).revealing_since
        assert 0 < (await service.info("d0", table)).begins_without_in <= 20
        for waited in (0, 19.9, -86_400):  # the last one: a clock that was put back
            with fails("shares-awaited") as refused:
                await service.begin_without("d0", table, closed_at + waited)
            assert 1 <= int(refused.value.args_for_words["seconds"]) <= 20
        await reveal(service, table, ("d1", 1))
        # The share that is still missing is the host's own, and whoever lost it need not wait for it.
        assert (await service.info("d0", table)).begins_without_in == 0
        assert (await service.begin_without("d0", table, closed_at)).status == "running"


@in_loop
async def test_the_while_is_over_when_it_is(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db", shares_s=20) as service:
        table = await closed(service)
        await reveal(service, table, ("d0", 0))
        closed_at = (await header_of(service, table)).revealing_since
        assert (await service.begin_without("d0", table, closed_at + 20)).status == "running"
        assert (await service.info("d0", table)).begins_without_in == 0


@in_loop
async def test_who_leaves_without_having_told_a_seed_is_still_named(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table = await closed(service)
        await reveal(service, table, ("d0", 0))
        info = await service.leave("d1", table, 1)
        assert (info.status, info.chairs[1].minded, info.chairs[1].revealed) == ("revealing", True, False)
        await service.forget("d1")
        info = await service.begin_without("d0", table, time.time())  # nobody is waited for who has left
        assert info.status == "running"
        assert info.seed_hashes[1] == hash_of("d1", 1)


# Games that go on


@in_loop
async def test_a_step_taken_back_keeps_the_shares_of_before_in_the_record(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2, bots=1)
        await play_out(service, people, random.Random(5), most=6)
        again = (await service.take_back("d0", table)).id
        await service.sit("d0", again, 0, "", hash_of("d0", 9))
        await service.begin_without("d0", again, LATER)
        person = Person("d0")
        await service.attach(person, again)
        await play_out(service, [person], random.Random(6))
        record = await service.history.record("d0", again)
        share = f"{hash_of('d0', 0)}:{seed_of('d0', 0)}"
        assert share in record
        report = verify(read(record))
        assert (report.is_proved, report.shares, report.without, report.is_old) == (True, [], [0], False)
        assert not verify(read(record.replace(share, f"{'ab' * 32}:{seed_of('d0', 0)}"))).is_proved
        status, said = alone(tmp_path, record)
        assert (status, len(said.splitlines())) == (0, 3)
        assert (await service.history.proof("d0", again)).origins[0].seed_hashes == [hash_of("d0", 0), ""]


# Tables of old


@in_loop
async def test_a_table_of_old_that_is_still_open_asks_for_hashes(tmp_path: Path) -> None:
    """Its seeds are in the store: whoever runs the house knows them, so they count no longer."""
    async with open_service(tmp_path / "w.db") as service:
        old = Header(
            id="old", code="", game="hyene", seats=2, host="d0", server_seed="5a" * 32, created=1.0,
            chairs=[old_chair(0), old_chair(1)],
        )  # fmt: skip
        await service.store.create(old)
        assert [chair.ready for chair in (await service.info("d0", "old")).chairs] == [False, False]
        with fails("seeds-missing"):
            await service.start("d0", "old")
        for seat in range(2):
            await service.sit(f"d{seat}", "old", seat, "", hash_of("new", seat))
        await service.start("d0", "old")
        assert [chair.seed for chair in (await header_of(service, "old")).chairs] == ["", ""]
        info = await service.reveal("d0", "old", {seat: seed_of("new", seat) for seat in range(2)})
        assert (info.status, (await header_of(service, "old")).dice) == ("running", 2)


@in_loop
async def test_a_table_of_old_under_way_goes_on_and_is_proved_as_before(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        old = Header(
            id="old", code="", game="hyene", seats=2, host="d0", server_seed="5a" * 32, created=1.0, first=0,
            status="running", started=1.0, chairs=[old_chair(0), old_chair(1)],
        )  # fmt: skip
        await service.store.create(old)
        people = [Person("d0"), Person("d1")]
        for person in people:
            await service.attach(person, "old")
        assert [chair["ready"] and chair["revealed"] for chair in people[0].info["chairs"]] == [True, True]
        await play_out(service, people, random.Random(7))
        record = await service.history.record("d0", "old")
        assert "seed-hash" not in record
        report = verify(read(record))
        assert (report.is_proved, report.is_old, report.shares) == (True, True, [0, 1])
        assert (await service.history.proof("d0", "old")).dice == 1


def old_chair(seat: int) -> Chair:
    return Chair("person", f"Name {seat}", f"d{seat}", seed=seed_of(f"d{seat}", seat))
