"""A game that is over, once more: from its table by a link to a step, through any eyes, or from a record."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, Route, expect

from tests.browser.house import House
from tests.browser.person import PHONE, Person
from tests.golden.test_golden import FOLDER
from walpurgis.tables.schema import prepare

WAZBARAZ = FOLDER / "wazbaraz" / "3-seats.record"
HEXENTANZ = FOLDER / "hexentanz" / "3-seats-memory-aid-on.record"


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[tuple[House, str]]:
    """A house with a game that is over, and its table."""
    data = tmp_path / "tables.db"
    prepare(data)
    command = [sys.executable, "-m", "walpurgis", "tables", "import", "--data", str(data), str(WAZBARAZ)]
    english = {**os.environ, "LC_ALL": "en_GB.UTF-8"}
    said = subprocess.run(command, env=english, capture_output=True, text=True, check=True).stdout
    found = re.search(r"is now table (\S+)\.", " ".join(said.split()))
    assert found
    house = House(data)
    if not house.is_ours:
        pytest.skip("this house is not ours to stock")
    with closing(house):
        yield house, found[1]


def step(page: Page) -> tuple[int, int]:
    found = re.search(r"(\d+) of (\d+)", page.locator(".controls > p").inner_text())
    assert found
    return int(found[1]), int(found[2])


def test_a_link_leads_to_a_step_and_follows_every_other(browser: Browser, kept: tuple[House, str]) -> None:
    house, table = kept
    with Person(browser, house.address) as jo:
        jo.page.goto(f"{house.address}/replay/{table}?at=30&seat=1")
        jo.page.locator(".controls").wait_for()
        assert step(jo.page)[0] == 30
        expect(jo.page.get_by_label("As seen by")).to_have_value("1")
        jo.page.get_by_role("button", name="One move forward").click()
        jo.page.wait_for_url("**?at=31&seat=1")
        jo.page.get_by_label("As seen by").select_option("everybody")
        jo.page.wait_for_url("**?at=31")
        jo.page.keyboard.press("Escape")
        jo.page.get_by_role("button", name="To the end").click()
        at, count = step(jo.page)
        assert at == count
        jo.page.wait_for_url(f"**?at={count}")
        jo.page.reload()
        expect(jo.page.locator(".controls > p")).to_contain_text(f" {count} of {count}")


def test_a_jump_tells_the_same_as_going_step_by_step(browser: Browser, kept: tuple[House, str]) -> None:
    house, table = kept
    with Person(browser, house.address) as jo:
        jo.page.goto(f"{house.address}/replay/{table}?at=36")
        jo.page.locator(".controls").wait_for()
        for _ in range(4):
            jo.page.keyboard.press("ArrowRight")
        expect(jo.page.locator(".controls > p")).to_contain_text(" 40 of ")
        fresh = jo.context.new_page()
        fresh.goto(f"{house.address}/replay/{table}?at=40")
        expect(fresh.locator(".controls > p")).to_contain_text(" 40 of ")
        expect(fresh.locator(".log li").first).to_be_visible()
        expect(jo.page.locator(".log li")).to_have_text(fresh.locator(".log li").all_text_contents())
        jo.page.get_by_role("button", name="To the start").click()
        expect(jo.page.locator(".log li")).to_have_count(0)


def test_every_seat_sees_its_own_game(browser: Browser, kept: tuple[House, str]) -> None:
    house, table = kept
    secret = ".board .note use[href$='piece-mistress']"
    with Person(browser, house.address, PHONE) as jo:
        jo.page.goto(f"{house.address}/replay/{table}?at=40&seat=0")  # the first WazBaraz
        expect(jo.page.locator(secret).first).to_be_attached()
        jo.page.get_by_label("As seen by").select_option("everybody")
        expect(jo.page.locator(secret)).to_have_count(0)


@pytest.mark.parametrize("as_file", [True, False])
def test_a_record_can_be_brought_along(browser: Browser, house: House, as_file: bool) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(f"{house.address}/replay")
        jo.page.locator("header.bar").wait_for()
        if as_file:
            jo.page.locator("input[type=file]").set_input_files(HEXENTANZ)
        else:
            jo.page.locator("textarea").fill(HEXENTANZ.read_text("utf-8"))
            jo.page.get_by_role("button", name="Open").click()
        jo.page.locator(".controls").wait_for()
        jo.page.get_by_role("button", name="To the end").click()
        at, count = step(jo.page)
        assert at == count
        expect(jo.page.locator(".seat", has_text="1st place")).to_have_count(1)


@pytest.mark.parametrize("how", ["typed", "picked", "sent"])
def test_what_was_brought_before_the_scripts_came_is_not_lost(browser: Browser, house: House, how: str) -> None:
    """Until they come the page is the one for those without scripts; they put their own in its place."""
    with Person(browser, house.address) as jo:
        held: list[Route] = []
        jo.page.route("**/*.js", lambda route: held.append(route))
        jo.page.goto(f"{house.address}/replay", wait_until="commit")
        if how == "picked":
            jo.page.locator("input[type=file]").set_input_files(HEXENTANZ)
        else:
            jo.page.locator("textarea").fill(HEXENTANZ.read_text("utf-8"))
        if how == "sent":
            jo.page.locator("main button").click(no_wait_after=True)
            jo.page.locator("table.told").wait_for()
        expect(jo.page.locator("header.bar")).to_have_count(0)
        jo.page.unroute("**/*.js")
        for route in held:
            with suppress(Error):  # those of a page that was left are nobody's
                route.continue_()
        jo.page.locator("header.bar").wait_for()
        if how == "typed":
            jo.page.get_by_role("button", name="Open").click()
        jo.page.locator(".controls").wait_for()


def test_a_broken_record_says_what_is_wrong_with_it(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.excused = ("status of 422",)
        jo.page.goto(f"{house.address}/replay")
        jo.page.locator("header.bar").wait_for()
        jo.page.locator("textarea").fill("walpurgis 1\ngame chess\nseats 2\n")
        jo.page.get_by_role("button", name="Open").click()
        expect(jo.page.locator(".owl")).to_contain_text("line 2: found “chess”")
