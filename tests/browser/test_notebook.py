"""What a page shows of all that was heard: an arc along the cards, who speaks, and an aid that can be turned off."""

from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import Person

AID = "Aid: cross out what is impossible"


def test_the_arc_stays_and_the_crosses_go_when_the_aid_is_turned_off(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("wazbaraz", 3, "Jo", "Léo", "Inès")
        jo.play_until(".board .veil")  # somebody has asked, and nothing was said
        jo.page.locator(".board .arc").wait_for(state="attached")
        jo.page.locator(".board .speaker .balloon").wait_for(state="attached")
        crossed = jo.page.locator(".board .pencil.no").count()
        assert crossed == jo.page.locator(".board .veil").count() > 0
        aid = jo.page.get_by_label(AID)
        expect(aid).to_be_checked()
        aid.click()
        expect(jo.page.locator(".board .veil")).to_have_count(0)
        expect(jo.page.locator(".board .pencil.no")).to_have_count(0)
        expect(jo.page.locator(".board .arc")).to_have_count(1)
        jo.page.reload()
        jo.play_until(f"label:has-text('{AID}')")
        expect(jo.page.get_by_label(AID)).not_to_be_checked()  # kept on the device


def test_a_card_is_chosen_as_a_card_and_shows_what_it_would_ask(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("wazbaraz", 3, "Jo", "Léo", "Inès")
        jo.play_until(".board .arc.preview")  # a card was pressed, and the house has said what it would do
        cards = jo.page.locator("section[data-spot^='hand-'] .step")
        expect(cards.and_(jo.page.locator(".on"))).to_contain_text("square")
        expect(jo.page.locator(".preview .go")).to_contain_text("Play the")
        jo.page.get_by_role("button", name="I know who leads the dance!").click()
        expect(jo.page.locator(".board .arc.preview")).to_have_count(0)
        expect(jo.page.locator(".set .slot.empty")).to_have_count(2)
        jo.page.get_by_role("button", name="Not yet").click()
        expect(cards.first).to_be_visible()
