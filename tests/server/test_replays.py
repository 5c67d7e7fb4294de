"""Long replays, and readers who do not read: what is under way is bounded, and holds up nobody else."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from tests.server.raw import RawClient, request
from tests.server.running import Guest, Running, running, wait_until
from tests.tables.people import in_loop
from walpurgis.kernel.record import read
from walpurgis.server.bodies import Replayed
from walpurgis.server.errors import ServerError
from walpurgis.server.large_answers import Places
from walpurgis.server.replay_view import PIECE, filmed

GOLDEN = Path(__file__).parents[1] / "golden" / "hyene" / "5-seats-steps-120.record"
RECORD = GOLDEN.read_text("utf-8")
KEPT = 2 * 1024 * 1024  # bytes: what an unread answer may take here, of 5 MB; most of it lies in the system


def test_a_replay_is_made_piece_by_piece() -> None:
    pieces = filmed(RECORD, None)
    made = [next(pieces)]
    assert len(made[0]) < 2 * PIECE
    made += pieces
    replayed = msgspec.json.decode(b"".join(made), type=Replayed)
    assert [frame.at for frame in replayed.frames] == list(range(len(read(RECORD, "").lines) + 1))
    assert max(map(len, made)) < 2 * PIECE < len(b"".join(made)) / 10


def ask(server: Running, source: str = "127.0.0.1", buffer: int = 0) -> RawClient:
    body = json.dumps({"record": RECORD}).encode()
    headers = ("Content-Type: application/json", f"Content-Length: {len(body)}", "Connection: close")
    return RawClient(server, request("POST", "/api/replay", *headers, body=body), buffer=buffer, source=source)


def test_replays_that_nobody_reads_take_two_places_and_no_memory(tmp_path: Path) -> None:
    with running(tmp_path / "walpurgis.db", unread_s=30.0) as server:
        server.stop_clock()
        unread = [ask(server, buffer=4096) for _ in range(4)]
        wait_until(lambda: server.ask(_waiting(server)) == [2, 2])
        assert server.ask(_kept(server)) < KEPT
        assert len(ask(server, source="127.0.0.2").rest()) > KEPT
        assert server.ask(_waiting(server)) == [2, 2]  # still, though there was time enough for a place that is free
        wait_until(lambda: _has_gone_later(server))
        for client in unread:
            client.close()
        assert Guest(server.url).post("/api/replay", record=RECORD, seat=None)["frames"]


async def _waiting(server: Running) -> list[int]:
    """How many wait for a reader, and how many for a place."""
    cycles = [one.cycle for one in server.server.server_state.connections if hasattr(one, "cycle")]
    started = [cycle for cycle in cycles if cycle is not None and cycle.response_started]
    for_reader = sum(1 for cycle in started if cycle.flow.write_paused)
    return [for_reader, len(started) - for_reader]


async def _kept(server: Running) -> int:
    return sum(one.transport.get_write_buffer_size() for one in server.server.server_state.connections)


def _has_gone_later(server: Running) -> bool:
    server.move_clock(31.0)
    return server.ask(_waiting(server)) == [0, 0]


# Places


@in_loop
async def test_an_address_has_so_many_places_and_another_one_others() -> None:
    places = Places(in_all=3, of_address=2, waiting=1)
    came: list[str] = []
    end = asyncio.Event()

    async def come(address: str) -> None:
        async with places.one(address):
            came.append(address)
            await end.wait()

    tasks = [asyncio.create_task(come(address)) for address in ("here", "here", "here", "there", "far")]
    await asyncio.sleep(0.01)
    assert came == ["here", "here", "there"]
    with pytest.raises(ServerError):
        places.check("here")
    places.check("there")
    end.set()
    await asyncio.gather(*tasks)
    assert sorted(came) == ["far", "here", "here", "here", "there"]
    places.check("here")


@in_loop
async def test_whoever_stops_waiting_gives_the_place_back() -> None:
    places = Places(in_all=1, of_address=1, waiting=0)
    async with places.one("here"):
        waiting = asyncio.create_task(_take(places, "there"))
        await asyncio.sleep(0.01)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    await _take(places, "there")


async def _take(places: Places, address: str) -> None:
    async with places.one(address):
        pass
