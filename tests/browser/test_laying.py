"""An arrangement whose bins are landscapes is laid on the board: by mouse, by finger, by dragging and by keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.house import House
from tests.browser.person import DESK, PHONE, Person

VALLEY, SLOPE, SUMMIT = (f'[data-bin="{stage}"]' for stage in range(3))


def begin(jo: Person) -> None:
    jo.begin("hexenrennen", 2, "Jo")
    jo.page.locator(".laying").wait_for()
    jo.page.locator(".arrange .scatter").wait_for()  # both halves of it are fetched when they are wanted


def in_hand(jo: Person, number: int) -> Locator:
    return jo.page.locator(".laying .hand").get_by_role("button", name=f"the {number} of the Mist", exact=True)


def laid(jo: Person, land: str) -> list[str]:
    """The numbers that lie there, by what a screen reader says of them."""
    names = jo.page.locator(f"{land} .put").evaluate_all("tiles => tiles.map((tile) => tile.ariaLabel)")
    return [name.removeprefix("Take back the ") for name in names]


def free(jo: Person, land: str) -> list[str]:
    return jo.page.locator(f"{land} .slot").all_inner_texts()


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(jo: Person, what: Locator, to: Locator) -> None:
    jo.page.mouse.move(*middle(what))
    jo.page.mouse.down()
    jo.page.mouse.move(*middle(to), steps=4)
    expect(jo.page.locator(".laying .ghost")).to_be_visible()
    jo.page.mouse.up()


def sees_noted(jo: Person, stage: int, note: str) -> None:
    """Once what was laid has been shown, one tile after the other."""
    expect(jo.page.locator(f'.board [data-spot="stage-{stage}"]')).to_have_attribute("aria-label", re.compile(note))


@pytest.fixture(params=["mouse", "finger"])
def touch(request: pytest.FixtureRequest) -> Callable[[Locator], None]:
    if request.param == "mouse":
        return lambda target: target.click()
    return lambda target: target.tap()


def test_a_held_tile_falls_where_one_touches(browser: Browser, house: House, touch: Callable[[Locator], None]) -> None:
    with Person(browser, house.address, PHONE, has_touch=True) as jo:
        begin(jo)
        touch(in_hand(jo, 7))
        assert free(jo, VALLEY) == free(jo, SLOPE) == free(jo, SUMMIT) == ["7", "", ""]  # all nine would look laid
        touch(jo.page.locator(f"{SLOPE} h2"))  # anywhere on it
        assert laid(jo, SLOPE) == ["7"]
        assert free(jo, SLOPE) == ["2", ""]  # the next one is held at once
        touch(in_hand(jo, 10))
        touch(jo.page.locator(f"{SLOPE} .slot").last)
        assert laid(jo, SLOPE) == ["7", "10"]
        touch(jo.page.locator(f"{SLOPE} .put").first)  # taken back, and held
        assert laid(jo, SLOPE) == ["10"]
        assert free(jo, SUMMIT) == ["7", "", ""]


def test_a_full_landscape_says_so_and_takes_no_more(browser: Browser, house: House) -> None:
    with Person(browser, house.address, DESK) as jo:
        begin(jo)
        for number in (2, 3, 10):
            in_hand(jo, number).click()
            jo.page.locator(f"{VALLEY} h2").click()
        expect(jo.page.locator(f"{VALLEY} .state")).to_have_text("full")
        in_hand(jo, 9).click()
        jo.page.locator(f"{VALLEY} h2").click()
        expect(jo.page.locator(".owl")).to_contain_text("The valley")
        assert laid(jo, VALLEY) == ["2", "3", "10"]
        assert free(jo, SUMMIT) == ["9", "", ""]  # still held


def test_tiles_are_dragged_into_a_landscape_over_to_another_and_out_again(browser: Browser, house: House) -> None:
    with Person(browser, house.address, DESK) as jo:
        begin(jo)
        drag(jo, in_hand(jo, 8), jo.page.locator(SUMMIT))
        assert laid(jo, SUMMIT) == ["8"]
        drag(jo, jo.page.locator(f"{SUMMIT} .put"), jo.page.locator(VALLEY))
        assert (laid(jo, SUMMIT), laid(jo, VALLEY)) == ([], ["8"])
        drag(jo, jo.page.locator(f"{VALLEY} .put"), jo.page.locator(".laying .hand"))
        assert laid(jo, VALLEY) == []
        assert free(jo, VALLEY) == ["8", "", ""]


def test_a_finger_drags_as_well(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE, has_touch=True) as jo:
        begin(jo)
        start, end = middle(in_hand(jo, 6)), middle(jo.page.locator(VALLEY))
        session = jo.context.new_cdp_session(jo.page)
        for kind, points in (("touchStart", [start]), ("touchMove", [end]), ("touchMove", [end]), ("touchEnd", [])):
            touched = [{"x": x, "y": y} for x, y in points]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
        expect(jo.page.locator(f"{VALLEY} .put")).to_have_count(1)
        assert laid(jo, VALLEY) == ["6"]


def test_all_of_it_goes_by_keyboard(browser: Browser, house: House) -> None:
    with Person(browser, house.address, DESK) as jo:
        begin(jo)
        keys = jo.page.keyboard
        in_hand(jo, 4).focus()
        keys.press("Enter")
        jo.page.locator(f"{SLOPE} .slot").first.focus()
        keys.press("Enter")
        assert laid(jo, SLOPE) == ["4"]
        expect(jo.page.locator(f"{SLOPE} .slot").first).to_be_focused()  # one goes on from where one was
        keys.press("ArrowRight")
        keys.press("1")  # the 3, as the 2 was held
        assert laid(jo, VALLEY) == ["3"]
        jo.page.locator(f"{SLOPE} .put").focus()
        keys.press("Enter")
        expect(in_hand(jo, 4)).to_be_focused()
        keys.press("h")
        expect(jo.page.locator(".arrange .go")).to_be_visible()
        jo.page.locator(".arrange .go").focus()
        keys.press("Enter")
        jo.page.locator(".board").wait_for()
        sees_noted(jo, 1, "your 3, hidden here")


def test_digits_alone_lay_them_all(browser: Browser, house: House) -> None:
    with Person(browser, house.address, DESK) as jo:
        begin(jo)
        in_hand(jo, 2).focus()
        for digit in "112233123":
            jo.page.keyboard.press(digit)
        assert laid(jo, VALLEY) == ["2", "3", "8"]
        assert laid(jo, SLOPE) == ["4", "5", "9"]
        assert laid(jo, SUMMIT) == ["6", "7", "10"]
        expect(jo.page.locator(".arrange .go")).to_be_focused()


def test_what_is_laid_stays_while_another_lays(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, PHONE) as leo:
        table = jo.set_up("hexenrennen", 2, {0: "Jo"})
        leo.go_to(table)
        leo.sit_down("Léo")
        jo.start(table)
        jo.go_to(table)
        jo.page.locator(f"{SUMMIT} h2").click()
        leo.page.locator(".arrange .scatter").click()
        leo.page.locator(".arrange .go").click()
        jo.page.get_by_text("has laid every tile").first.wait_for()
        assert laid(jo, SUMMIT) == ["2"]
        leo.page.locator(".board").wait_for()  # he looks at the mountain meanwhile, and at what he hid
        sees_noted(leo, 1, "(hidden here.*){4}")
        expect(leo.page.locator(".waiting")).to_contain_text("Jo")
        jo.page.locator(".arrange .scatter").click()
        jo.page.locator(".arrange .go").click()
        jo.page.locator(".board").wait_for()
        sees_noted(jo, 3, "your 2, hidden here")


def test_everything_can_be_taken_back(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        begin(jo)
        jo.page.locator(".arrange .scatter").click()
        assert [len(laid(jo, land)) for land in (VALLEY, SLOPE, SUMMIT)] == [3, 3, 3]
        jo.page.get_by_role("button", name="Take them all back").click()
        assert [len(laid(jo, land)) for land in (VALLEY, SLOPE, SUMMIT)] == [0, 0, 0]
