"""Where a round ends, how it stands is seen before the next one begins."""

from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import NEXT, PHONE, Person

OPTIONS = {"rounds": 2, "steps": 30}


def test_the_score_of_a_round_is_shown_until_somebody_goes_on(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hyene", 2, "Jo", **OPTIONS)
        jo.play_until(NEXT)
        expect(jo.page.locator(".prompt h2").first).to_contain_text("Round 1 is over")
        totals = jo.page.locator(".prompt .sheet .total")
        assert sum(map(int, totals.all_inner_texts())) in (1, 2)  # one villager is home, or was eaten
        expect(jo.page.locator(".prompt :is(.step, .pad, .preview)")).to_have_count(0)
        jo.page.locator(".board").click(position={"x": 5, "y": 5})  # hurries what moves, and does not go on
        expect(jo.page.get_by_role("button", name="Next round")).to_be_visible()
        expect(jo.page.locator(".recent")).to_contain_text("Round 1 is over")  # nothing of the next is told
        jo.page.get_by_role("button", name="Next round").click()
        expect(jo.page.locator(NEXT)).to_have_count(0)
        jo.play_until(".prompt .step")
        expect(jo.page.locator(".prompt")).to_contain_text("Round 2 of 2")
        jo.play_until(".after")  # and after the last one nothing waits


def test_a_key_goes_on(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE) as jo:
        jo.begin("hyene", 2, "Jo", **OPTIONS)
        jo.play_until(NEXT)
        jo.page.evaluate("document.activeElement?.blur()")
        jo.page.keyboard.press("Enter")
        expect(jo.page.locator(NEXT)).to_have_count(0)


def test_whoever_only_watches_is_asked_nothing(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address) as guest:
        table = jo.begin("hyene", 2, "Jo", **OPTIONS)
        guest.go_to(table)
        guest.page.locator(".board").wait_for()
        jo.play_until(NEXT)
        jo.press(jo.page.locator(NEXT))
        jo.play_until(".after")
        guest.page.locator(".after").wait_for()
