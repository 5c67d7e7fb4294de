"""Pages for everyone: axe-core finds nothing on any page, by night or by day."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.house import House
from tests.browser.person import DESK, PHONE, Person, Size

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
BOARD = ".board, .laying"  # the second: where something is laid on it
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

    def test_what_opens_over_a_game_has_no_violation(self, browser: Browser, house: House, scheme: str) -> None:
        with Person(browser, house.address, scheme=scheme) as jo:
            jo.begin("wazbaraz", 3, "Jo", "Léo")
            jo.page.locator(".set ul button").first.wait_for()
            jo.page.get_by_label("Menu").click()
            assert violations(jo.page) == []
            jo.page.get_by_label("Menu").click()
            jo.play_until(".curtain")
            assert violations(jo.page) == []
            jo.page.locator(".curtain .go").click()
            jo.page.get_by_label("Aid: cross out what is impossible").click()
            jo.page.locator("[data-spot='place-15']").click()
            jo.page.locator(".owl").wait_for()
            assert violations(jo.page) == []

    def test_a_race_on_one_tablet_has_no_violation(self, browser: Browser, house: House, scheme: str) -> None:
        with Person(browser, house.address, (1180, 820), scheme, has_touch=True) as jo:
            jo.begin("sorcellerie", 3, "Jo", "Léo", "Inès")
            jo.page.locator(".fan").first.wait_for()
            assert violations(jo.page) == []

    def test_the_end_of_a_game_and_its_replay_have_no_violation(
        self, browser: Browser, house: House, scheme: str
    ) -> None:
        with Person(browser, house.address, scheme=scheme) as jo:
            jo.begin("hyene", 2, "Jo", rounds=1, steps=30)
            jo.page.locator(".prompt").wait_for()
            jo.play_until(".after")
            jo.page.locator(".after figure").wait_for()
            jo.page.get_by_text("Check the dice").click()
            jo.page.get_by_text("Nobody touched the dice").wait_for()
            assert violations(jo.page) == []
            jo.page.get_by_role("link", name="Watch it again").click()
            jo.page.locator(".controls").wait_for()
            assert violations(jo.page) == []


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_at_twice_the_text_size(browser: Browser, house: House, game: str, size: Size) -> None:
    with Person(browser, house.address, size) as jo:
        jo.page.add_init_script(
            "document.addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '200%')"
        )
        table = jo.set_up(game, GAMES[game], {0: "Marie-Antoinette de Foix"})
        jo.fill_with_bots(table, range(1, GAMES[game]))
        for path in ("/", f"/table/{table}"):
            jo.page.goto(house.address + path)
            jo.page.locator("header.bar").wait_for()
            assert jo.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        jo.start(table)
        jo.page.locator(BOARD).wait_for()
        box = jo.page.locator(BOARD).bounding_box()
        assert box
        assert min(box["width"], box["height"]) > 300
        assert jo.page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_large_screen_the_board_is_seen_without_scrolling(
    browser: Browser, house: House, game: str, size: Size
) -> None:
    with Person(browser, house.address, size) as jo:
        jo.begin(game, GAMES[game], "Jo")
        jo.page.locator(BOARD).wait_for()
        box = jo.page.locator(BOARD).bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1]
        assert box["height"] > 0.85 * size[1]


@pytest.mark.parametrize("path", ["/", "/rules/hexentanz"])
def test_home_and_rules_can_be_read_without_scripts(browser: Browser, house: House, path: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(house.address + path)
    assert "Hexentanz" in page.locator("main").inner_text()
    context.close()
