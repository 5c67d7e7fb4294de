"""The lobby: what a host can do about who comes."""

from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import Person


def test_a_host_frees_a_chair_closes_the_door_and_changes_the_code(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, seed=2) as troll:
        table = jo.set_up("hyene", 3, {0: "Jo"})
        jo.go_to(table)
        troll.go_to(table)
        troll.sit_down("Troll")
        chair = jo.page.locator(".chair", has_text="Troll")
        chair.get_by_role("button", name="Free the seat").click()
        chair.get_by_role("button", name="Back").click()
        expect(chair).to_be_visible()  # asked, and thought better of it
        chair.get_by_role("button", name="Free the seat").click()
        chair.get_by_role("button", name="Send away").click()
        expect(jo.page.locator(".chair.empty")).to_have_count(2)
        expect(troll.page.get_by_text("The host has sent this device away from the table.")).to_be_visible()
        jo.page.get_by_label("Close the door").check()
        with Person(browser, house.address, seed=3) as late:
            late.go_to(table)
            expect(late.page.get_by_text("The host has closed the door")).to_be_visible()
            expect(late.page.get_by_role("button", name="Sit down")).to_have_count(0)
            jo.page.get_by_label("Close the door").uncheck()
            late.sit_down("Late")
        before = jo.page.locator(".code").inner_text()
        jo.page.get_by_role("button", name="Change the code").click()
        expect(jo.page.locator(".code")).not_to_have_text(before)
        jo.page.get_by_role("button", name="Let the person you sent away come back").click()
        expect(jo.page.get_by_role("button", name="come back")).to_have_count(0)
