"""Pages for everyone, beside what test_clicks.py asks of each: what opens over a game, large screens, no scripts."""

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.person import Person, Size
from tests.browser.test_clicks import violations

GAMES = {"hexentanz": 3, "sorcellerie": 2, "wazbaraz": 3, "hexenrennen": 2, "hyene": 2}
BOARD = ".board, .laying"  # the second: where something is laid on it
LARGE: list[Size] = [(1280, 800), (1920, 1080), (2560, 1440)]


def test_what_opens_over_a_game_has_no_violation(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("wazbaraz", 3, "Jo", "Léo")
        jo.page.locator(".set ul button").first.wait_for()
        jo.play_until(".curtain")
        jo.page.locator(".curtain .go").click()
        jo.page.get_by_label("Aid: cross out what is impossible").click()
        jo.page.locator("[data-spot='place-15']").click()
        jo.page.locator(".owl").wait_for()
        for scheme in ("dark", "light"):
            jo.page.emulate_media(color_scheme=scheme)
            assert violations(jo.page) == [], scheme


def test_dice_that_were_checked_have_no_violation(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hyene", 2, "Jo", rounds=1, steps=30)
        jo.page.locator(".prompt").wait_for()
        jo.play_until(".after")
        jo.page.get_by_text("Check the dice").click()
        jo.page.get_by_text("Nobody touched the dice").wait_for()
        assert violations(jo.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_large_screen_the_board_is_seen_without_scrolling(browser: Browser, house: House, game: str) -> None:
    with Person(browser, house.address) as jo:
        jo.begin(game, GAMES[game], "Jo")
        jo.page.locator(BOARD).wait_for()
        for width, height in LARGE:
            jo.page.set_viewport_size({"width": width, "height": height})
            box = jo.page.locator(BOARD).bounding_box()
            assert box
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height
            assert box["height"] > 0.85 * height


@pytest.mark.parametrize("path", ["/", "/rules/hexentanz"])
def test_home_and_rules_can_be_read_without_scripts(browser: Browser, house: House, path: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(house.address + path)
    assert "Hexentanz" in page.locator("main").inner_text()
    context.close()
