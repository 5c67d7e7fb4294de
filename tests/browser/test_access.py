"""Pages for everyone, beside what test_clicks.py asks of each: what opens over a game, large screens, no scripts."""

import re

import pytest
from playwright.sync_api import Browser, Route

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
        jo.skip_to_the_end()
        jo.page.get_by_text("Were the dice fair? Check").click()
        jo.page.get_by_text("nobody could choose these draws").wait_for()
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


# How many headings of the first rank there were, at every moment that something could be painted.
COUNT_HEADINGS = """() => {
  window.headings = new Set();
  const look = () => {
    if (document.querySelector('main')) window.headings.add(document.querySelectorAll('h1').length);
    requestAnimationFrame(look);
  };
  look();
}"""


def headings(jo: Person) -> list[int]:
    return jo.page.evaluate("() => [...window.headings]")  # type: ignore[no-any-return]


def test_a_table_has_one_heading_of_the_first_rank_at_every_moment(browser: Browser, house: House) -> None:
    with Person(browser, house.address, has_worker=False) as jo:
        table = jo.set_up("hyene", 2, {0: "Jo"})
        jo.page.add_init_script(f"({COUNT_HEADINGS})()")
        late: list[Route] = []
        question = re.compile(r"/assets/turn-.*js")  # it does not come yet, nor while a lobby fetches what it will need
        jo.page.route(question, lambda route: late.append(route))
        jo.go_to(table)
        jo.page.locator(".lobby").wait_for()
        assert headings(jo) == [1]
        jo.fill_with_bots(table)
        jo.start(table)
        jo.go_to(table)
        jo.page.locator(".board").wait_for()
        jo.page.locator(".seat").first.wait_for()
        assert jo.page.locator(".prompt h2").count() == 0
        assert headings(jo) == [1]
        for route in late:
            route.continue_()
        jo.page.unroute_all()
        jo.page.locator(".prompt h2").first.wait_for()
        assert headings(jo) == [1]


def test_a_table_that_is_not_there_has_one_too(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.excused = ("404",)
        jo.page.goto(house.address)
        jo.page.add_init_script(f"({COUNT_HEADINGS})()")
        jo.page.evaluate("history.pushState(null, '', '/table/nobody')")
        jo.page.reload()
        jo.page.get_by_role("heading", name="Nobody here but me.").wait_for()
        assert headings(jo) == [1]
