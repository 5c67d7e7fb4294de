"""Watching over the house: how it goes, for its operator alone, and never who, or what somebody has just done."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Answer, Guest, Running, at_table, running
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.server.metrics import COARSE, EXACT, TAKEN_EVERY_S
from walpurgis.server.settings import from_environment

TOKEN = "three-witches-and-a-moon"


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "walpurgis.db", metrics_token=TOKEN) as server:
        server.stop_clock()
        yield server


def metrics(server: Running, shown: str = f"Bearer {TOKEN}") -> Answer:
    return Guest(server.url).ask("GET", "/metrics", headers={"Authorization": shown})


def test_health_and_metrics_say_how_it_goes_and_never_who(watched: Running) -> None:
    guests, table = at_table(watched.url, "hyene", 2)
    with guests[0].connect(table) as line:
        line.wait_for("update")
        assert guests[0].get("/health") == {"status": "ok"}
        text = metrics(watched).text
    assert re.search(r"^walpurgis_sockets 1", text, re.M)
    assert 'route="/api/tables/{table}/start"' in text
    assert re.search(r"^walpurgis_games_started_total 1", text, re.M)
    code = watched.table(table).header.code
    for secret in (table, code, "Guest 0", TOKEN, *(guest.cookies["device"] for guest in guests)):
        assert secret not in text


@pytest.mark.parametrize(
    "shown", ["", "Bearer ", f"Bearer {TOKEN}x", f"Bearer {TOKEN[:-1]}", f"Basic {TOKEN}", TOKEN, "Bearer \xe9"]
)
def test_without_the_token_there_is_no_such_page(watched: Running, shown: str) -> None:
    answer = metrics(watched, shown)
    assert (answer.status, answer.data["error"]) == (404, "not-found")


@pytest.mark.parametrize("shown", ["", "Bearer ", f"Bearer {TOKEN}"])
def test_nor_is_there_one_where_no_token_is_set(server: Running, shown: str) -> None:
    assert metrics(server, shown).status == 404


def test_a_token_is_not_short() -> None:
    with pytest.raises(WalpurgisError) as refused:
        from_environment({"WALPURGIS_METRICS_TOKEN": "hex"})
    assert refused.value.args_for_words["name"] == "WALPURGIS_METRICS_TOKEN"


def test_an_answer_in_a_race_leaves_no_trace_until_it_is_over(watched: Running) -> None:
    guests, table = at_table(watched.url, "sorcellerie", 2)
    with guests[0].connect(table) as line:
        while not (update := line.wait_for("update"))["ask"]:
            pass
        before = metrics(watched).text
        pad = next(question for question in update["ask"] if question["kind"] == "pad")
        answer = f"{pad['verb']} {pad['items'][0]} @300"
        line.say("do", step=answer, at=update["at"], id="hidden")
        line.drain()  # it has been heard by now
        assert metrics(watched).text == before


def test_moves_and_messages_are_counted_in_tens(watched: Running) -> None:
    guests, table = at_table(watched.url, "hyene", 2)
    with guests[0].connect(table) as line:
        line.wait_for("update")
        metrics(watched)
        for number in range(3 * COARSE):
            line.say("why", step="sing", id=str(number))
        line.drain()
        watched.move_clock(TAKEN_EVERY_S)
        text = metrics(watched).text
    counted = dict(re.findall(r"^walpurgis_(\w+)_total(?:{.*})? ([0-9.]+)$", text, re.M))
    counted = {name: float(count) for name, count in counted.items() if name not in {*EXACT, "requests"}}
    assert counted["messages_heard"] == 3 * COARSE
    assert {count % COARSE for count in counted.values()} == {0}
