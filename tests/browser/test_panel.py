"""The panel of what one can do, and the board beside it: both do the same, and stay where they are."""

from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import Person

GO = ".prompt .preview .go"


def test_where_the_chosen_move_ends_it_can_be_done(browser: Browser, house: House) -> None:
    """The witch is seen there already, half: a second press on her does what the button does."""
    with Person(browser, house.address) as jo:
        jo.begin("hexenrennen", 2, "Jo", course="dealt")
        jo.page.locator(GO).wait_for()  # all witches wait at the start: there is one move, and it is chosen
        expect(jo.page.locator(".log")).not_to_contain_text("Jo’s witch 1 takes off")
        jo.page.locator(".board .spot.marked").click()
        expect(jo.page.locator(".log")).to_contain_text("Jo’s witch 1 takes off")


def test_the_button_that_does_it_is_always_in_the_same_place(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hexenrennen", 2, "Jo", course="dealt")
        feet = set()
        for _ in range(6):
            jo.play_until(GO)
            box = jo.page.locator(GO).bounding_box()
            assert box is not None
            feet.add(round(box["y"] + box["height"]))
            jo.page.locator(GO).click()
            jo.page.locator(GO).wait_for(state="detached")
        assert len(feet) == 1
        assert feet.pop() <= jo.page.viewport_size["height"]  # type: ignore[index]


def test_a_panel_that_goes_on_below_says_so(browser: Browser, house: House) -> None:
    with Person(browser, house.address, (1280, 420)) as jo:
        jo.begin("hexenrennen", 2, "Jo", course="dealt")
        more = jo.page.get_by_text("More below")
        more.click()
        expect(more).to_be_hidden()
        expect(jo.page.locator(".prompt [data-spot='hand-0'] button").last).to_be_in_viewport()


def test_a_long_list_of_moves_makes_the_panel_longer_and_not_the_page(browser: Browser, house: House) -> None:
    """What is only heard of a move lies in the panel too: else the whole page could be pushed up at a desk."""
    with Person(browser, house.address, (1280, 420)) as jo:
        jo.begin("hexentanz", 3, "Jo")
        jo.play_until(".prompt .offer:not(.settled) .step")
        last = jo.page.locator(".prompt .offer .step").last
        expect(last).to_be_attached()
        assert last.evaluate("one => one.getBoundingClientRect().bottom") > 420
        assert jo.page.evaluate("document.documentElement.scrollHeight") == 420
