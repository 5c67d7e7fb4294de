"""Rules in a browser: at the rule that matters, on a phone, on paper, with and without scripts."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House
from tests.browser.person import PHONE
from walpurgis import games
from walpurgis.words import LANGUAGES

POINT = 96 / 72  # px
SMALLEST = 8  # points, on paper
SHEET = 194 * 96 / 25.4  # px: the width of A4 without its margins

# The text on the sheet that is smaller than it may be, or lies outside.
UNREADABLE = """([smallest, width]) => [...document.querySelectorAll('.rulebook :is(h1, h2, p, li, td, th)')]
.filter((element) => {
  const box = element.getBoundingClientRect();
  if (!box.width) return false;
  return parseFloat(getComputedStyle(element).fontSize) < smallest - 0.01 || box.right > width + 1 || box.left < -1;
}).map((element) => element.textContent.slice(0, 60))"""

every_game = pytest.mark.parametrize("game", games.names())
with_and_without_scripts = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])


def opened(browser: Browser, address: str, scripts: bool, width: int = 1280, height: int = 800) -> Page:
    context = browser.new_context(java_script_enabled=scripts, viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto(address)
    expect(page.locator(".rulebook .pictures svg").first).to_be_attached()
    if scripts:
        page.evaluate("document.fonts.ready")
    return page


@every_game
@with_and_without_scripts
def test_the_rules_are_printed_on_one_sheet(browser: Browser, house: House, game: str, scripts: bool) -> None:
    for language in LANGUAGES:
        page = opened(browser, f"{house.address}/rules/{game}?lang={language}", scripts)
        if scripts:
            expect(page.locator(".bar")).to_be_visible()  # the page has taken over
        sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))
        assert len(sheets) == 1
        page.set_viewport_size({"width": round(SHEET), "height": 1060})
        page.emulate_media(media="print")
        assert page.evaluate(UNREADABLE, [SMALLEST * POINT, SHEET]) == []
        page.context.close()


@with_and_without_scripts
def test_a_rule_that_is_linked_to_is_in_sight_and_stands_out(browser: Browser, house: House, scripts: bool) -> None:
    page = opened(browser, f"{house.address}/rules/hexentanz?lang=en#HT-14", scripts)
    rule = page.locator("#HT-14")
    expect(rule).to_be_in_viewport()
    ground = "element => getComputedStyle(element).backgroundColor"
    assert rule.evaluate(ground) != page.locator("#HT-13").evaluate(ground)
    page.context.close()


@with_and_without_scripts
def test_the_contents_lead_to_a_part(browser: Browser, house: House, scripts: bool) -> None:
    page = opened(browser, f"{house.address}/rules/hexentanz?lang=en", scripts)
    page.locator(".contents a").last.click()
    expect(page.locator(".rulebook h2").last).to_be_in_viewport()
    page.context.close()


# Whether nothing lies beyond the edge of the page, and its pictures are as wide as can be read.
FITS = """() => {
  const widths = [...document.querySelectorAll('.pictures svg')].map((one) => one.getBoundingClientRect().width);
  const fit = widths.length > 0 && widths.every((width) => width > 250 && width <= innerWidth);
  return fit && document.documentElement.scrollWidth <= innerWidth;
}"""


@every_game
@with_and_without_scripts
def test_a_phone_shows_the_rules_without_scrolling_sideways(
    browser: Browser, house: House, game: str, scripts: bool
) -> None:
    page = opened(browser, f"{house.address}/rules/{game}?lang=fr", scripts, *PHONE)
    page.wait_for_function(FITS)  # at once or, with scripts, when they have drawn it anew
    page.context.close()


def test_another_language_is_one_press_away(browser: Browser, house: House) -> None:
    page = opened(browser, f"{house.address}/rules/hexentanz?lang=en#HT-14", scripts=True)
    page.get_by_role("button", name="Français").click()
    expect(page.locator("#part-1")).to_have_text("Le but du jeu")
    expect(page.locator("#HT-14")).to_be_in_viewport()
    page.context.close()
