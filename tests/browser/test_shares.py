"""Shares in the dice: the page keeps fingerprints, tells its seed in time, and believes what it kept."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.house import House
from tests.browser.person import PHONE, Person

# As a browser has it over plain HTTP, in a living room.
PLAIN_HTTP = """
  Object.defineProperty(crypto, 'subtle', {value: undefined});
  Object.defineProperty(crypto, 'randomUUID', {value: undefined});
"""
VERDICT = ".after .verdict"
SHORT: dict[str, int | str] = {"rounds": 1, "steps": 30}
FORGET_FINGERPRINTS = """() => {
  const kept = JSON.parse(localStorage.getItem('walpurgis-dice'));
  localStorage.setItem('walpurgis-dice', JSON.stringify({...kept, tables: {}}));
}"""
ANOTHER_COMMIT = """(table) => {
  const kept = JSON.parse(localStorage.getItem('walpurgis-dice'));
  kept.tables[table].commit = 'ab'.repeat(32);
  localStorage.setItem('walpurgis-dice', JSON.stringify(kept));
}"""


def info_of(one: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = one.page.evaluate("async (path) => (await fetch(path)).json()", f"/api/tables/{table}")
    return found


def sat_down(jo: Person, leo: Person | None = None) -> str:
    """A table of these two, or of one and a bot, whose pages have sat down by themselves."""
    table = jo.set_up("hyene", 2, {}, **SHORT)
    for one, name in ((jo, "Jo"), (leo, "Léo")):
        if one is not None:
            one.go_to(table)
            one.sit_down(name)
    jo.fill_with_bots(table)
    return table


def check(jo: Person) -> str:
    jo.page.get_by_text("Were the dice fair? Check").click()
    return jo.page.locator(VERDICT).inner_text()


def test_the_proof_is_compared_with_what_this_device_kept(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.context.add_init_script(PLAIN_HTTP)
        table = sat_down(jo)
        jo.start(table)
        jo.skip_to_the_end()
        assert "nobody could choose these draws" in check(jo)

        def lie(route: Route) -> None:
            """A house that says afterwards that the other seat had given a hash, too."""
            proof = route.fetch().json()
            proof["seed_hashes"] = [one or "cd" * 32 for one in proof["seed_hashes"]]
            route.fulfill(body=json.dumps(proof), content_type="application/json")

        jo.page.route("**/proof", lie)
        jo.page.reload()
        assert "not those that this device kept" in check(jo)
        jo.page.unroute("**/proof")
        jo.page.reload()
        assert "nobody could choose these draws" in check(jo)
        jo.page.evaluate(FORGET_FINGERPRINTS)
        jo.page.reload()
        verdict = check(jo)
        assert "this device kept no fingerprints" in verdict
        assert "nobody could choose" not in verdict


def test_who_has_not_told_a_share_is_named_and_any_page_of_theirs_tells_it(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, PHONE, seed=2) as leo:
        table = sat_down(jo, leo)
        leo.page.goto("about:blank")
        jo.start(table)
        expect(jo.page.get_by_text("Waiting for the share of Léo in the dice.")).to_be_visible()
        assert [chair["revealed"] for chair in info_of(jo, table)["chairs"]] == [True, False]
        leo.page.goto(leo.address)  # home, not the table
        jo.page.locator(".seats, .prompt").first.wait_for()
        assert info_of(jo, table)["status"] == "running"


def test_a_host_who_waits_for_a_share_sees_for_how_long(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db", WALPURGIS_SHARES_S="3600")
    if not house.is_ours:
        pytest.skip("this house is not ours to set up")
    with (
        closing(house),
        Person(browser, house.address) as jo,
        Person(browser, house.address, PHONE, seed=2) as leo,
    ):
        table = sat_down(jo, leo)
        leo.page.goto("about:blank")
        jo.start(table)
        expect(jo.page.get_by_role("button", name="You can begin without Léo in")).to_be_disabled()


def test_the_host_begins_without_a_share_after_reading_what_that_means(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, PHONE, seed=2) as leo:
        table = sat_down(jo, leo)
        leo.page.goto("about:blank")
        jo.start(table)
        expect(jo.page.get_by_text("The proof of the dice will say so for ever")).to_be_visible()
        jo.page.get_by_role("button", name="Begin without Léo").click()
        jo.page.locator(".prompt").first.wait_for()
        leo.go_to(table)
        leo.page.locator(".prompt").first.wait_for()  # whose share it was plays all the same
        assert [chair["revealed"] for chair in info_of(jo, table)["chairs"]] == [True, False]


def test_a_house_that_changed_its_fingerprint_is_told_nothing(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        table = sat_down(jo)
        jo.page.evaluate(ANOTHER_COMMIT, table)
        jo.start(table)
        expect(jo.page.get_by_text("the house has changed a fingerprint")).to_be_visible()
        assert info_of(jo, table)["status"] == "revealing"
