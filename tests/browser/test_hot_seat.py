"""Several people around one device: a curtain between secret hands, pads in the corners for a race."""

import time

from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import PATIENCE_S, Person, Size

TABLET: Size = (1180, 820)
PEOPLE = ["Jo", "Léo", "Inès", "René"]


def race(jo: Person, seats: int) -> None:
    """As far as the first question that all must answer at once."""
    jo.begin("sorcellerie", seats, *PEOPLE[:seats])
    jo.page.locator(".corners").wait_for()


def all_have_answered(jo: Person, seats: int) -> None:
    for name in PEOPLE[:seats]:
        expect(jo.page.locator(".log li", has_text=f"{name} said").first).to_be_attached()


def test_everybody_has_a_pad_in_a_corner_that_is_turned_towards_them(browser: Browser, house: House) -> None:
    with Person(browser, house.address, TABLET, has_touch=True) as jo:
        race(jo, 4)
        fans = jo.page.locator(".fan")
        expect(fans).to_have_count(4)
        turns = {fan.get_attribute("transform") for fan in fans.all()}
        assert turns == {"rotate(0)", "rotate(180)", "rotate(-90)", "rotate(90)"}
        boxes = [box for wedge in jo.page.locator(".wedge > path").all() if (box := wedge.bounding_box())]
        assert len(boxes) == 4 * 6
        assert all(box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= TABLET[0] for box in boxes)
        assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
        for fan in fans.all():
            fan.locator(".wedge").first.tap()
        all_have_answered(jo, 4)


def test_on_a_keyboard_everybody_has_keys_of_their_own(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        race(jo, 3)
        expect(jo.page.locator(".corners kbd")).to_have_count(3 * 6)
        jo.page.keyboard.press("e")
        expect(jo.page.locator(".corners .done")).to_have_count(1)
        jo.page.keyboard.press("o")
        jo.page.keyboard.press("1")
        all_have_answered(jo, 3)


def test_a_whole_round_is_played_with_the_curtain_between_hands(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hexenrennen", 2, "Jo", "Léo")
        seen: set[str] = set()
        deadline = time.monotonic() + PATIENCE_S
        while len(seen) < 2:
            assert time.monotonic() < deadline, f"only {seen} was asked for"
            title = jo.page.locator(".curtain h1")
            if title.count():
                seen.add(title.inner_text())
                assert jo.page.locator(".prompt .arrange, .prompt .step").count() == 0  # nothing of the next hand
            jo.act()
            jo.wait()
        assert seen == {"Pass the tablet to Jo", "Pass the tablet to Léo"}
