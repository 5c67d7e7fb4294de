"""Rough weather: reloads, a house that closes for a moment, late moves."""

from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import Person


def test_a_reload_finds_the_same_table(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        table = jo.set_up("hexentanz", 3, {0: "Jo"})
        jo.fill_with_bots(table, range(1, 3))
        jo.start(table)
        jo.go_to(table)
        expect(jo.page.get_by_role("heading", name="Your turn, Jo!")).to_be_visible()
        said = jo.page.locator(".log li").all_inner_texts()
        jo.page.reload()
        expect(jo.page.get_by_role("heading", name="Your turn, Jo!")).to_be_visible()
        assert jo.page.locator(".log li").all_inner_texts() == said


def test_a_forbidden_spot_says_why(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        table = jo.set_up("hexentanz", 3, {0: "Jo"})
        jo.fill_with_bots(table, range(1, 3))
        jo.start(table)
        jo.go_to(table)
        jo.page.locator("[data-spot='ring-20']").click()
        expect(jo.page.locator(".owl")).to_contain_text("HT-08")


def test_play_goes_on_by_itself_when_the_house_is_back(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db")
    if not house.is_ours:
        pytest.skip("this house is not ours to close")
    with closing(house), Person(browser, house.address) as jo:
        jo.may_be_lost = True
        table = jo.set_up("hyene", 2, {0: "Jo"})
        jo.fill_with_bots(table, range(1, 2))
        jo.start(table)
        jo.go_to(table)
        expect(jo.page.locator(".preview .go")).to_be_visible()  # the only possible step is chosen already
        house.close()
        expect(jo.page.get_by_text("Connection lost")).to_be_visible()
        jo.page.locator(".preview .go").click()  # nobody hears it yet
        house.open()
        expect(jo.page.get_by_text("Connection lost")).to_be_hidden(timeout=20_000)
        expect(jo.page.locator(".log li", has_text="Jo throws").first).to_be_visible(timeout=10_000)
