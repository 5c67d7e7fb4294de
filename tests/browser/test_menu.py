"""What hangs from the bar of a table lies on the screen, at every width."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import Person


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
        jo.page.keyboard.press("Escape")
        expect(leave).to_be_hidden()
        expect(jo.page.get_by_label("Menu")).to_be_focused()
