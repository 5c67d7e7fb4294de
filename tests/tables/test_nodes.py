"""Several nodes serve one house: wherever its people are connected, a table is one table."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cluster import Cluster
from tests.tables.people import Person, QuickBots, hash_of, in_loop, is_done, new_table, now, seed_of
from tests.tables.stores import ask, schema_at
from walpurgis import games
from walpurgis.kernel.record import read
from walpurgis.tables.limits import Limits
from walpurgis.tables.move import Move
from walpurgis.tables.postgres import PostgresStore
from walpurgis.tables.service import TableService
from walpurgis.tables.verify import verify


async def open_node(cluster: Cluster, path: Path) -> TableService:
    service = TableService(await PostgresStore.open(await schema_at(cluster, path)), Limits(), QuickBots())
    await service.open()
    return service


@asynccontextmanager
async def house(cluster: Cluster, path: Path, nodes: int = 2) -> AsyncIterator[list[TableService]]:
    services = [await open_node(cluster, path) for _ in range(nodes)]
    try:
        yield services
    finally:
        for service in services:
            await service.close()


async def kill(service: TableService, cluster: Cluster, path: Path) -> None:
    """As a process that is killed: it says nothing any more, to nobody, and after a while counts as dead."""
    nodes = service.nodes
    assert nodes is not None
    service.housekeeping.close()
    assert nodes._beating is not None
    nodes._beating.cancel()
    service.registry.context.tasks.cancel()
    for table in service.registry.all():
        table.audience.clients.clear()
        table.stop()
        table.gone = True
    store = service.store
    assert isinstance(store, PostgresStore)
    await store.database.close()
    ask(path, f"DELETE FROM nodes WHERE id = '{nodes.node}'", cluster)


class Guest(Person):
    """A person at one of the nodes."""

    def __init__(self, device: str, node: TableService) -> None:
        super().__init__(device)
        self.node = node

    async def does(self, text: str, **more: Any) -> dict[str, Any]:
        return await self.plays(self.node, text, **more)

    async def acts(self, rng: random.Random) -> bool:
        """Whether it did anything: somebody else may have been quicker."""
        assert self.table is not None
        match, seat = self.table.match, self.seat
        assert match is not None
        assert seat is not None
        pads = [question for question in self.update["ask"] if question["kind"] == "pad"]
        step = self.choice(rng) if pads else match.notation.text(match.position.pick(seat, rng))
        answer = await self.does(step)
        assert is_done(answer) or answer["kind"] == "stale", answer
        return is_done(answer)


async def seated_across(
    nodes: list[TableService], game: str, seats: int, bots: int = 0, **wish: Any
) -> tuple[str, list[Guest]]:
    """Every request of every person goes to the next node: nobody has one of their own."""
    turn = 0

    def node() -> TableService:
        nonlocal turn
        turn += 1
        return nodes[turn % len(nodes)]

    people = seats - bots
    table = (await new_table(nodes[0], game, seats, **wish)).id
    guests = [Guest(f"d{seat}", node()) for seat in range(people)]
    for guest in guests:
        await guest.node.attach(guest, table)
    for seat, guest in enumerate(guests):
        await node().sit(guest.device, table, seat, f"Name {seat}", hash_of(guest.device, seat))
    for seat in range(people, seats):
        await node().seat_bot("d0", table, seat, 1)
    await node().start("d0", table)
    for seat, guest in enumerate(guests):
        await node().reveal(guest.device, table, {seat: seed_of(guest.device, seat)})
    for guest in guests:
        await guest.hears(lambda message: message["kind"] == "update")
    return table, guests


async def play_across(guests: list[Guest], rng: random.Random, most: int = 10**6) -> int:
    """At random until the game is over, all who are asked at once. Nobody waits until the others have seen a move."""
    count = 0
    while not any(guest.is_over for guest in guests) and count < most:
        asked = [guest for guest in guests if guest.is_asked]
        count += sum(await asyncio.gather(*[guest.acts(rng) for guest in asked]))
        if not asked:
            await asyncio.sleep(0.02)
    return count


@pytest.mark.parametrize("game", games.names())
@in_loop
async def test_every_game_is_played_by_people_at_different_nodes(cluster: Cluster, tmp_path: Path, game: str) -> None:
    options = {"rounds": 1} if game == "hyene" else {}
    async with house(cluster, tmp_path) as nodes:
        seats = games.find(game).seats[0]
        table, guests = await seated_across(nodes, game, max(2, seats), options=options)
        await play_across(guests, random.Random(game))
        for guest in guests:
            await guest.until(lambda guest=guest: guest.is_over)  # type: ignore[misc]
        views = [{**guest.update["view"], "seat": None} for guest in guests]
        assert all(view["standing"] == views[0]["standing"] for view in views)
        text = await nodes[0].history.record("d0", table)
        assert await nodes[1].history.record("d1", table) == text
        assert verify(read(text)).is_proved


@in_loop
async def test_whoever_is_at_another_node_is_shown_as_here(cluster: Cluster, tmp_path: Path) -> None:
    async with house(cluster, tmp_path) as nodes:
        _, guests = await seated_across(nodes, "hyene", 2)
        for guest in guests:
            await guest.until(lambda guest=guest: [c["here"] for c in guest.info["chairs"]] == [True, True])  # type: ignore[misc]
        guests[1].node.present(guests[1], False)
        await guests[0].until(lambda: [chair["here"] for chair in guests[0].info["chairs"]] == [True, False])
        guests[1].node.present(guests[1], True)
        await guests[0].until(lambda: [chair["here"] for chair in guests[0].info["chairs"]] == [True, True])
        guests[1].node.detach(guests[1])
        await guests[0].until(lambda: [chair["here"] for chair in guests[0].info["chairs"]] == [True, False])


@in_loop
async def test_a_phrase_is_heard_at_every_node_once(cluster: Cluster, tmp_path: Path) -> None:
    async with house(cluster, tmp_path) as nodes:
        _, guests = await seated_across(nodes, "hyene", 2)
        guests[0].node.phrase(guests[0], 0, "well-played")
        for guest in guests:
            await guest.hears(lambda message: message["kind"] == "phrase")
        await asyncio.sleep(5)
        assert [[message["kind"] for message in guest.heard].count("phrase") for guest in guests] == [1, 1]


@in_loop
async def test_a_move_that_another_node_already_knows_is_not_stale_here(cluster: Cluster, tmp_path: Path) -> None:
    """Somebody comes from one node to another, and that one has not heard of the last step yet."""
    async with house(cluster, tmp_path) as nodes:
        table, guests = await seated_across(nodes, "hyene", 2)
        rng = random.Random(3)
        for _ in range(10):
            guest = next(one for one in guests if one.is_asked)
            other = nodes[0] if guest.node is nodes[1] else nodes[1]
            came = Guest(guest.device, other)
            step, at, nonce = guest.choice(rng), guest.at, guest.new_nonce()
            first = await guest.does(step, nonce=nonce)
            await other.attach(came, table, first["at"])
            assert came.at >= first["at"]
            again = await came.does(step, at=at, nonce=nonce, seat=guest.seat)
            assert is_done(again)  # the same move, sent again to another node, is made once
            other.detach(came)
            for one in guests:
                await one.reaches(first["at"])
            await guests[0].until(lambda: any(one.is_asked for one in guests))


@in_loop
async def test_whoever_comes_to_a_node_that_is_behind_hears_everything_once(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(cluster, tmp_path) as nodes:
        table, guests = await seated_across(nodes, "hyene", 2)
        ahead = next(guest for guest in guests if guest.node is nodes[0])
        await play_across(guests, random.Random(4), most=4)
        while not ahead.is_asked:
            await play_across(guests, random.Random(4), most=1)
            await asyncio.sleep(5)
        behind = nodes[1].nodes
        assert behind is not None
        with monkeypatch.context() as patched:
            patched.setattr(behind.following, "look_at", lambda _: None)
            assert await ahead.acts(random.Random(5))
            came = Guest("d0", nodes[1])
            await nodes[1].attach(came, table, 1)
        assert came.at < ahead.at
        behind.following.look_at([came.table.number] if came.table is not None else [])
        await came.reaches(ahead.at)
        heard = [event for update in came.updates for event in update["events"]]
        assert heard == [event for update in guests[0].updates for event in update["events"] if event["at"] > 1]


@in_loop
async def test_a_rematch_that_is_asked_for_at_two_nodes_at_once_is_one_table(cluster: Cluster, tmp_path: Path) -> None:
    async with house(cluster, tmp_path) as nodes:
        table, guests = await seated_across(nodes, "hyene", 2, options={"rounds": 1})
        await play_across(guests, random.Random(1))
        for guest in guests:
            await guest.until(lambda guest=guest: guest.is_over)  # type: ignore[misc]
        asked = [node.rematch(f"d{number}", table) for number, node in enumerate(nodes)]
        made = {info.id for info in await asyncio.gather(*asked)}
        assert len(made) == 1
        for guest in guests:
            await guest.until(lambda guest=guest: {guest.info["rematch"]} == made)  # type: ignore[misc]
        assert {one.id for one in await nodes[0].lists.mine("d0")} == {table, *made}


@in_loop
async def test_bots_move_once_whoever_watches_where(cluster: Cluster, tmp_path: Path) -> None:
    async with house(cluster, tmp_path, nodes=3) as nodes:
        table, guests = await seated_across(nodes, "hexentanz", 4, bots=2)
        await play_across(guests, random.Random(5), most=30)
        await guests[0].until(lambda: any(guest.is_asked for guest in guests))
        stored = await nodes[0].store.load(table)
        assert stored is not None
        by_bots = [entry for entry in stored.entries if entry.actor in (2, 3)]
        assert len(by_bots) > 10
        assert sum(service.counts.bot_moves for service in nodes) == len(by_bots)


@in_loop
async def test_what_a_dead_node_owed_is_done_by_another(cluster: Cluster, tmp_path: Path) -> None:
    """A bot is to move, and the node that asked it to think is killed."""
    async with house(cluster, tmp_path, nodes=1) as [alive]:
        dying = await open_node(cluster, tmp_path)
        table, guests = await seated_across([dying], "hexentanz", 3, bots=2, pace_ms=10_000)
        guest = guests[0]
        while guest.is_asked:
            await guest.does(guest.choice(random.Random(1)))
        at = guest.at
        await kill(dying, cluster, tmp_path)
        back = Guest("d0", alive)
        await alive.attach(back, table, at)
        await back.until(lambda: back.at > at)
        assert alive.counts.bot_moves


@in_loop
async def test_a_node_that_begins_takes_up_only_what_nobody_looks_after(cluster: Cluster, tmp_path: Path) -> None:
    dying = await open_node(cluster, tmp_path)
    table, guests = await seated_across([dying], "hexentanz", 3, bots=2, pace_ms=10_000)
    while guests[0].is_asked:
        await guests[0].does(guests[0].choice(random.Random(1)))
    peers = dying.registry.all()[0].peers
    assert peers is not None
    while not peers.claim():
        await asyncio.sleep(0.02)
    store = await PostgresStore.open(await schema_at(cluster, tmp_path))  # no second node, which would take over itself
    try:
        assert await store.with_bots(10) == []
        await kill(dying, cluster, tmp_path)
        assert await store.with_bots(10) == [table]
    finally:
        await store.close()


@in_loop
async def test_a_clock_that_a_dead_node_ran_runs_out_at_another(cluster: Cluster, tmp_path: Path) -> None:
    async with house(cluster, tmp_path, nodes=1) as [alive]:
        dying = await open_node(cluster, tmp_path)
        _, guests = await seated_across([dying, alive], "hyene", 2, turn_limit_s=30)
        here = next(guest for guest in guests if guest.node is alive)
        while here.is_asked:
            await here.does(here.choice(random.Random(1)))
        at = here.at
        await kill(dying, cluster, tmp_path)
        await here.until(lambda: here.at > at)  # a bot minds the one who is gone
        assert here.info["chairs"][1 - (here.seat or 0)]["minded"]


# Races


@in_loop
async def test_the_times_of_a_race_are_measured_where_each_player_is(cluster: Cluster, tmp_path: Path) -> None:
    async with house(cluster, tmp_path) as nodes:
        _, guests = await seated_across(nodes, "sorcellerie", 2)
        decided = 0
        rng = random.Random(8)
        for _ in range(200):
            await guests[0].until(lambda: all(one.is_asked for one in guests) or any(one.is_over for one in guests))
            if guests[0].is_over or decided == 5:
                break
            nonces = []
            for guest in guests:
                nonce = guest.new_nonce()
                nonces.append(nonce)
                step = guest.choice(rng)
                guest.node.play(Move(guest, guest.seat or 0, step, guest.at, nonce, now()))
            for guest, nonce in zip(guests, nonces, strict=True):
                answer = await guest.hears(lambda message, nonce=nonce: nonce in (message.get("ok"), message.get("id")))  # type: ignore[misc]
                assert is_done(answer), answer
                decided += 1
        assert decided >= 4
        races = [[update["race"] for update in guest.updates if update.get("race")] for guest in guests]
        assert races[0] == races[1]
        assert {one["seat"] for race in races[0] for one in race} == {0, 1}
