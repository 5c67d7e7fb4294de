"""A game that nobody plays on is put away, and its players keep it with one tap, at the table or at home."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import DESK, PHONE, Person
from tests.tables.stores import make_older

NOTICE = "this game is put away unfinished"


class OldHouse:
    """In which 24 of 30 days can go by."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.house = House(data)

    def wait(self) -> None:
        self.house.close()
        make_older(self._data, days=24)
        self.house.open()


@pytest.fixture
def old_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OldHouse]:
    monkeypatch.setenv("WALPURGIS_ARCHIVE_AFTER_DAYS", "30")
    old = OldHouse(tmp_path / "w.db")
    if not old.house.is_ours:
        pytest.skip("somebody else's house cannot be made older")
    yield old
    old.house.close()


def test_a_game_that_nobody_plays_on_is_kept_with_one_tap(browser: Browser, old_house: OldHouse) -> None:
    with Person(browser, old_house.house.address, DESK) as jo:
        table = jo.set_up("hyene", 2, {})
        jo.go_to(table)
        jo.sit_down("Jo")
        jo.fill_with_bots(table)
        jo.start(table)
        jo.page.locator(".prompt").first.wait_for()
        for place in (f"/table/{table}", "/"):
            jo.page.goto("about:blank")
            old_house.wait()
            jo.page.goto(jo.address + place)
            keep = jo.page.get_by_role("button", name="Keep this game")
            for width, height in (DESK, PHONE):
                jo.page.set_viewport_size({"width": width, "height": height})
                expect(jo.page.get_by_text(NOTICE)).to_be_visible()
                keep.click(trial=True)
            keep.click()
            expect(jo.page.get_by_text(NOTICE)).to_have_count(0)
            jo.page.reload()
            jo.page.locator(".prompt, .run").first.wait_for()
            expect(jo.page.get_by_text(NOTICE)).to_have_count(0)
