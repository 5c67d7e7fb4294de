"""What hangs from the bar of a table lies on the screen, at every width; and what is set there holds."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import PHONE, Person, steps_of


@pytest.mark.parametrize("width", [1440, 1024, 390, 360])
def test_the_menu_can_be_read_and_pressed(browser: Browser, house: House, width: int) -> None:
    with Person(browser, house.address, (width, 780)) as jo:
        jo.begin("hyene", 2, "Jo")
        jo.page.get_by_label("Menu").click()
        box = jo.page.locator(".menu .sheet").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= 780
        leave = jo.page.get_by_role("button", name="Leave the table")
        leave.click(trial=True)  # it is what a finger there would meet
        leave.click()
        jo.page.get_by_role("button", name="Stay").click()  # asked in the menu itself
        jo.page.keyboard.press("Escape")
        expect(leave).to_be_hidden()
        expect(jo.page.get_by_label("Menu")).to_be_focused()


@pytest.mark.parametrize("by_key", [False, True])
def test_without_confirming_a_row_of_the_list_plays_at_once(browser: Browser, house: House, by_key: bool) -> None:
    with Person(browser, house.address) as jo:
        table = jo.begin("hexentanz", 3, "Jo")
        rows = jo.page.locator(".prompt .step")
        jo.play_until(".prompt .step >> nth=1")
        jo.page.get_by_label("Menu").click()
        jo.page.get_by_label("Play without confirming").check()
        jo.page.keyboard.press("Escape")
        before = steps_of(jo, table)
        if by_key:
            rows.nth(1).focus()
            jo.page.keyboard.press("Enter")
        else:
            rows.nth(1).click()
        while steps_of(jo, table) == before:
            jo.wait()


def test_what_is_chosen_keeps_its_place_in_the_row(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE) as jo:
        jo.begin("hexentanz", 3, "Jo")
        rows = jo.page.locator(".prompt .step")
        jo.play_until(".prompt .step >> nth=1")
        left = "all => all.map((one) => one.offsetLeft)"
        before = rows.evaluate_all(left)
        rows.nth(1).click()
        expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
        assert rows.evaluate_all(left) == before


def test_leaving_is_asked_once_more_and_leads_home(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE) as jo:
        table = jo.begin("hyene", 2, "Jo")
        jo.page.get_by_label("Menu").click()
        jo.page.get_by_role("button", name="Leave the table").click()
        jo.page.get_by_role("button", name="Leave", exact=True).click()
        jo.page.wait_for_url(f"{house.address}/")
        run = jo.page.locator(".run a")
        expect(run).to_have_attribute("href", f"/table/{table}")
        expect(run).not_to_have_text("Look")  # it is one's own: there is a way back into it
