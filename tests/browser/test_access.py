"""Pages for everyone: axe-core finds nothing on any page, by night or by day."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.house import House
from tests.browser.person import PHONE, Person

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = {"hexentanz": 3, "sorcellerie": 2, "wazbaraz": 3, "hexenrennen": 2, "hyene": 2}


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: npm ci in client/")
@pytest.mark.parametrize("scheme", ["dark", "light"])
class TestAxe:
    @pytest.mark.parametrize("path", ["/", "/rules/hexentanz", "/fair", "/about", "/replay"])
    def test_a_page_has_no_violation(self, browser: Browser, house: House, scheme: str, path: str) -> None:
        with Person(browser, house.address, scheme=scheme) as jo:
            jo.page.goto(house.address + path)
            jo.page.locator("header.bar").wait_for()
            jo.page.wait_for_load_state("networkidle")
            assert violations(jo.page) == []

    @pytest.mark.parametrize("game", GAMES)
    def test_a_game_has_no_violation(self, browser: Browser, house: House, scheme: str, game: str) -> None:
        with Person(browser, house.address, PHONE, scheme) as jo:
            table = jo.set_up(game, GAMES[game], {0: "Jo"})
            jo.go_to(table)
            jo.page.locator(".lobby").wait_for()
            assert violations(jo.page) == []
            jo.fill_with_bots(table, range(1, GAMES[game]))
            jo.start(table)
            jo.page.locator(".prompt").wait_for()
            for _ in range(6):
                jo.act()
                jo.wait()
            assert violations(jo.page) == []


@pytest.mark.parametrize("path", ["/", "/rules/hexentanz"])
def test_home_and_rules_can_be_read_without_scripts(browser: Browser, house: House, path: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(house.address + path)
    assert "Hexentanz" in page.locator("main").inner_text()
    context.close()
