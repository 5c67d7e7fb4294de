"""What has happened can be read: after a reload, and by whoever has the device in hand."""

from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import CURTAIN, Person


def test_the_log_is_there_after_a_reload(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hyene", 2, "Jo")
        jo.play_until(".log li:nth-child(12)")
        jo.page.locator(".prompt .preview .go, .prompt .step").first.wait_for()
        told = jo.page.locator(".log li").all_inner_texts()
        jo.page.reload()
        expect(jo.page.locator(".log li").nth(11)).to_be_attached()
        assert jo.page.locator(".log li").all_inner_texts() == told


def test_on_a_shared_device_the_log_is_that_of_whoever_plays(browser: Browser, house: House) -> None:
    """What is told to one hand alone is not there for the next."""
    secret = "Your mistresses"  # told to the WazBaraz who chose them
    with Person(browser, house.address) as jo:
        jo.begin("wazbaraz", 3, "Jo", "Léo", "Inès")
        jo.play_until(CURTAIN)  # Jo has chosen
        expect(jo.page.locator(".log li")).to_have_count(0)  # nobody looks
        jo.page.locator(f"{CURTAIN} .go").click()
        expect(jo.page.locator(".log li", has_text="Jo")).not_to_have_count(0)
        expect(jo.page.locator(".log li", has_text=secret)).to_have_count(0)
