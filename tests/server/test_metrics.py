"""Watching over the house: how it goes, for its operator alone, and never who, or what somebody has just done."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Answer, Guest, Running, at_table, running
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.server.metrics import COARSE, EXACT, TAKEN_EVERY_S
from walpurgis.server.settings import from_environment

BOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"
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


def test_how_long_things_take_is_told_in_tens_and_whole_seconds(watched: Running) -> None:
    counts = watched.server.connections.counts
    for number in range(COARSE + COARSE // 2):
        counts.answers.note(0.02 if number < COARSE else 0.2)
    text = metrics(watched).text
    told = dict(re.findall(r'^walpurgis_answer_seconds_bucket{le="(.+)"} ([0-9.]+)$', text, re.M))
    assert float(told["0.01"]) == 0
    assert [float(told[bound]) for bound in ("0.03", "0.1", "0.3", "+Inf")] == [COARSE] * 4
    assert re.search(r"^walpurgis_answer_seconds_sum 1\.0$", text, re.M)
    histograms = re.findall(r"^walpurgis_(?:answer|bot|commit)_seconds_(?:count|bucket{.*}) ([0-9.]+)$", text, re.M)
    assert len(histograms) > 50
    assert {float(count) % COARSE for count in histograms} == {0}


def test_a_move_is_answered_in_the_time_between_the_two(watched: Running) -> None:
    guests, table = at_table(watched.url, "hyene", 2)
    counts = watched.server.connections.counts
    with guests[0].connect(table) as line:
        at = line.wait_for("update")["at"]
        before = counts.answers.within()[-1]
        line.say("do", step="sing", at=at, id="1")
        line.drain()
        assert counts.answers.within()[-1] == before + 1
        assert counts.answers.seconds == 0.0  # the clock stands still
        line.say("why", step="sing", id="2")
        line.drain()
        assert counts.answers.within()[-1] == before + 1


def test_whoever_comes_back_is_counted_apart(watched: Running) -> None:
    guests, table = at_table(watched.url, "hyene", 2)
    counts = watched.server.connections.counts
    for query, returned in (("", 0), ("?at=0", 1)):
        with guests[0].connect(table, query) as line:
            line.wait_for("update")
        assert counts.returned == returned
    assert counts.opened == 2


def test_every_figure_on_the_board_is_there(watched: Running) -> None:
    guests, table = at_table(watched.url, "hyene", 2)
    with guests[0].connect(table) as line:
        line.wait_for("update")
        text = metrics(watched).text
    there = set(re.findall(r"^# TYPE (\w+) ", text, re.M))
    board = json.loads(BOARD.read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    named = {name for expression in asked for name in re.findall(r"\b(?:walpurgis|process)_\w+", expression)}
    assert len(named) > 20
    for name in named:
        assert name in there or re.sub("_(bucket|sum|count)$", "", name) in there, name
