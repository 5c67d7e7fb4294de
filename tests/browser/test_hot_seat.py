"""Several people around one device: a curtain between secret hands, pads in the corners for a race."""

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import Error as BrowserError

from tests.browser.house import PATIENCE_S, House
from tests.browser.person import GONE_MS, Person, Size

TABLET: Size = (1180, 820)
PEOPLE = ["Jo", "Léo", "Inès", "René"]


def race(jo: Person, seats: int) -> None:
    """As far as the first question that all must answer at once."""
    jo.begin("sorcellerie", seats, *PEOPLE[:seats])
    jo.page.locator(".corners").wait_for()


def everybody_answers(jo: Person, seats: int, press: Callable[[int], None]) -> None:
    """Somebody may be right by chance and end the race before the others have pressed: then they do in the next."""
    deadline = time.monotonic() + PATIENCE_S
    while silent := [seat for seat in range(seats) if not said(jo, seat).count()]:
        assert time.monotonic() < deadline, f"{silent} are not heard"
        for seat in silent:
            with suppress(BrowserError):  # between two races there is nothing to press
                press(seat)
        jo.wait()


def said(jo: Person, seat: int) -> Locator:
    return jo.page.locator(".log li", has_text=f"{PEOPLE[seat]} said")


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
        everybody_answers(jo, 4, lambda seat: fans.nth(seat).locator(".wedge").first.tap(timeout=GONE_MS))


def test_on_a_keyboard_everybody_has_keys_of_their_own(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        race(jo, 3)
        expect(jo.page.locator(".corners kbd")).to_have_count(3 * 6)
        everybody_answers(jo, 3, lambda seat: jo.page.keyboard.press("eo1"[seat]))


def test_a_whole_round_is_played_with_the_curtain_between_hands(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hexenrennen", 2, "Jo", "Léo")
        seen: set[str] = set()
        deadline = time.monotonic() + PATIENCE_S
        while len(seen) < 2:
            assert time.monotonic() < deadline, f"only {seen} was asked for"
            title = jo.page.locator(".curtain h2")
            if title.count():
                seen |= {name for name in PEOPLE if name in title.inner_text()}
                assert jo.page.locator(".prompt .arrange, .prompt .step").count() == 0  # nothing of the next hand
            jo.act()
            jo.wait()
        assert seen == {"Jo", "Léo"}
