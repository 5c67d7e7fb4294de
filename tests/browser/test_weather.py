"""Rough weather: reloads, a house that closes for a moment, late moves."""

import time
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import PATIENCE_S, House
from tests.browser.person import LOST, Person

# A page whose wire can be cut, and one that hears nothing for a while.
# A wire that is cut says so at once, and no new one holds until it is mended.
CUT = """const Real = WebSocket; let wires = []; let isCut = false;
globalThis.WebSocket = class extends Real {
  constructor(...all) { super(...all); wires.push(this); if (isCut) this.close(); }
};
globalThis.cut = () => {
  isCut = true;
  for (const wire of wires.splice(0)) {
    const told = wire.onclose;
    wire.onclose = null;
    wire.close();
    told?.call(wire);
  }
};
globalThis.mend = () => { isCut = false; };"""
DEAF = """globalThis.deaf = false; globalThis.missed = 0; const Real = WebSocket;
globalThis.WebSocket = class extends Real {
  set onmessage(hear) {
    super.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (deaf && message.kind === 'update') missed = message.ask.length;
      if (!deaf || message.kind === 'ping') hear(event);
    };
  }
};"""


def test_a_reload_finds_the_same_table(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hexentanz", 3, "Jo")
        expect(jo.page.get_by_role("heading", name="Your turn, Jo!")).to_be_visible()
        jo.page.locator(".log li").first.wait_for()  # who rolled what
        said = jo.page.locator(".log li").all_text_contents()
        jo.page.reload()
        expect(jo.page.get_by_role("heading", name="Your turn, Jo!")).to_be_visible()
        expect(jo.page.locator(".log li")).to_have_text(said)


def test_a_forbidden_spot_says_why(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hexentanz", 3, "Jo")
        jo.page.locator("[data-spot='ring-20']").click()
        expect(jo.page.locator(".owl")).to_contain_text("HT-08")


def test_play_goes_on_by_itself_when_the_house_is_back(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db")
    if not house.is_ours:
        pytest.skip("this house is not ours to close")
    with closing(house), Person(browser, house.address) as jo:
        jo.excused = LOST
        jo.begin("hyene", 2, "Jo")
        expect(jo.page.locator(".preview .go")).to_be_visible()  # the only possible step is chosen already
        house.close()
        expect(jo.page.get_by_text("Connection lost")).to_be_visible()
        jo.page.locator(".preview .go").click()  # nobody hears it yet
        house.open()
        expect(jo.page.get_by_text("Connection lost")).to_be_hidden()
        expect(jo.page.locator(".log li", has_text="Jo throws").first).to_be_visible()


def test_a_reload_in_the_middle_of_a_move_neither_loses_nor_repeats_it(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hyene", 2, "Jo")
        jo.page.locator(".preview .go").click()
        jo.page.reload()
        first = jo.page.locator(".log li", has_text="Jo throws")
        expect(first).to_have_count(1)


def test_without_a_connection_a_move_waits_and_is_made_once(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.excused = LOST
        table = jo.set_up("hyene", 2, {0: "Jo"})
        jo.fill_with_bots(table)
        jo.start(table)
        jo.page.add_init_script(CUT)
        jo.go_to(table)
        expect(jo.page.locator(".preview .go")).to_be_visible()
        jo.context.set_offline(True)
        jo.page.evaluate("cut()")
        expect(jo.page.get_by_text("Connection lost")).to_be_visible()
        jo.page.locator(".preview .go").click()
        expect(jo.page.get_by_text("Off it goes")).to_be_visible()
        jo.page.evaluate("mend()")
        jo.context.set_offline(False)
        expect(jo.page.get_by_text("Connection lost")).to_be_hidden()
        expect(jo.page.locator(".log li", has_text="Jo throws")).to_have_count(1)


def test_a_late_move_is_explained_and_the_board_is_right_again(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        table = jo.set_up("hexentanz", 3, {0: "Jo"})
        jo.fill_with_bots(table)
        jo.start(table)
        jo.page.add_init_script(DEAF)
        jo.go_to(table)
        expect(jo.page.locator(".preview .go")).to_be_visible()
        jo.page.evaluate("deaf = true")
        other = jo.context.new_page()  # the same person in another tab is faster
        other.goto(f"{house.address}/table/{table}")
        other.locator(".preview .go").click()
        deadline = time.monotonic() + PATIENCE_S
        while not jo.page.evaluate("missed"):  # until it is Jo's turn again, which this page has not heard either
            assert time.monotonic() < deadline
            jo.wait()
        jo.page.evaluate("deaf = false")
        jo.page.locator(".preview .go").click()
        expect(jo.page.locator(".owl")).to_contain_text("Too late")
