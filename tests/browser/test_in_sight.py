"""What one plays with is in sight at once, what is not offered says why, and the end says who won."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import Person

BOXES = """(tiles) => tiles.map((tile) => {
  const {left, top, right, bottom} = tile.getBoundingClientRect();
  return [left, top, right, bottom];
})"""
RING = 4  # px round a tile that can be taken


def test_all_tiles_to_lay_are_on_the_screen_of_a_phone(browser: Browser, house: House) -> None:
    with Person(browser, house.address, (390, 844), has_touch=True) as jo:
        jo.begin("hexenrennen", 4, "Jo")
        tiles = jo.page.locator(".laying .hand .tile:not(.held)")
        jo.page.locator(".laying .question .aim").wait_for()
        expect(tiles).to_have_count(8)
        for language in ("en", "fr"):
            jo.page.evaluate("document.fonts.ready")
            boxes = tiles.evaluate_all(BOXES)
            assert max(bottom for _, _, _, bottom in boxes) + RING <= 844, (language, boxes)
            for left, top, right, bottom in boxes:
                others = [box for box in boxes if box != [left, top, right, bottom]]
                apart = (
                    right + 2 * RING <= other[0]
                    or other[2] + 2 * RING <= left
                    or bottom + 2 * RING <= other[1]
                    or other[3] + 2 * RING <= top
                    for other in others
                )
                assert all(apart), (language, boxes)
            if language == "en":
                jo.page.goto(f"{jo.page.url}?lang=fr")
                jo.page.locator(".laying .question .aim").wait_for()
                expect(tiles).to_have_count(8)


# Whether every lit stone wears its number, and none of these lies over another.
TAGS_APART = """() => {
  const boxes = [...document.querySelectorAll('.board .tag rect')].map((tag) => tag.getBoundingClientRect());
  const isOver = (one, other) =>
    one !== other && one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const count = (selector) => document.querySelectorAll(`.board ${selector}`).length;
  const lit = count(".spot.lit[data-spot^='ring-']");
  return lit > 3 && count('.tag:not(.told)') === lit && !boxes.some((one) => boxes.some((other) => isOver(one, other)));
}"""


@pytest.mark.parametrize("size", [(360, 740), (390, 844)], ids=str)
def test_on_a_phone_no_number_of_a_hat_lies_over_another(browser: Browser, house: House, size: tuple[int, int]) -> None:
    with Person(browser, house.address, size, has_touch=True) as jo:
        jo.begin("hexentanz", 4, "Jo")
        jo.play_until(".board:has(.spot.lit ~ .spot.lit ~ .spot.lit ~ .spot.lit ~ .spot.lit ~ .spot.lit)")
        for _ in range(4):
            jo.play_until(".prompt .offer:not(.settled) .step")
            jo.page.wait_for_function(TAGS_APART)
            jo.act()


def test_why_hats_stay_is_said_before_they_are_touched(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hexentanz", 3, "Jo")
        jo.page.locator(".prompt .preview .go").click()
        stays = jo.page.locator(".prompt .stays")
        expect(stays).to_contain_text("of your witches are still in camp: bring one out first.")


def test_the_last_line_under_the_board_says_who_won(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("wazbaraz", 3, "Jo")
        jo.play_until(".after")
        said = jo.page.locator(".recent").inner_text()
        winner = re.search(r"(\w+) wins!", said)
        assert winner, said
        place = jo.page.locator(".after li", has_text=winner[1]).first
        expect(place).to_contain_text("1")
