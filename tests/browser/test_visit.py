"""Coming to a table: from the home page, by a code, by a link, with a seat under the arm; and going for good."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import PHONE, Person


def test_two_clicks_lead_from_the_home_page_to_the_first_move(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(house.address)
        card = jo.page.locator(".card", has_text="Hexentanz")
        card.get_by_role("button", name="Play now").click()
        jo.page.locator(".prompt .preview .go, .prompt .step").first.click()
        expect(jo.page.locator(".log li").first).to_be_visible()


def test_friends_come_by_code_and_all_see_who_sits_where(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, PHONE, seed=2) as leo:
        jo.page.goto(house.address)
        card = jo.page.locator(".card", has_text="Spirale de la hyène")
        card.get_by_role("button", name="With friends").click()
        card.get_by_role("button", name="3", exact=True).click()
        code = jo.page.locator(".code").inner_text().replace(" · ", "-")
        leo.page.goto(house.address)
        leo.page.get_by_label("I have a code").fill(code)
        leo.page.keyboard.press("Enter")
        leo.sit_down("Léo")
        expect(jo.page.locator(".chair", has_text="Léo")).to_be_visible()
        jo.page.get_by_role("button", name="Bot").click()
        expect(leo.page.locator(".chair", has_text="bot, the witch")).to_be_visible()
        bot = leo.page.locator(".chair", has_text="bot").locator("b").inner_text()
        jo.page.get_by_role("button", name="Light the fire").click()
        expect(leo.page.locator(".seat", has_text=bot)).to_be_visible()  # the same name as before the game


def test_a_seat_goes_to_another_device(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, PHONE, seed=2) as phone:
        jo.begin("hyene", 2, "Jo")
        jo.page.get_by_label("Menu").click()
        jo.page.get_by_role("button", name="Take my seat to another device").click()
        link = jo.page.locator(".menu a").get_attribute("href")
        assert link
        phone.page.goto(link)
        phone.page.get_by_role("button", name="I’ll take it").click()
        expect(phone.page.get_by_role("heading", name="Your turn, Jo!")).to_be_visible()


def test_who_is_only_watching_can_do_nothing_and_sees_no_secret(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, PHONE, seed=2) as onlooker:
        table = jo.begin("hexentanz", 3, "Jo", memory_aid="on")
        onlooker.go_to(table)
        expect(onlooker.page.get_by_role("heading", name="Jo is thinking…")).to_be_visible()
        jo.play_until(".board .note")
        assert onlooker.page.locator(".board .note").count() == 0
        assert onlooker.page.locator(".prompt button, .spot.lit").count() == 0
        expect(onlooker.page.locator(".log li").first).to_be_visible()


def test_the_language_can_be_switched_at_any_time_and_stays(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hyene", 2, "Jo")
        jo.page.get_by_role("button", name=re.compile("^EN, ")).click()
        expect(jo.page.get_by_role("heading", name="À toi, Jo")).to_be_visible()
        jo.page.reload()
        expect(jo.page.get_by_role("heading", name="À toi, Jo")).to_be_visible()


def test_a_device_can_be_forgotten(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.set_up("hyene", 2, {0: "Jo"})
        jo.page.goto(f"{house.address}/about")
        jo.page.get_by_role("button", name="Forget me").click()
        jo.page.get_by_role("button", name="Forget me").click()
        expect(jo.page.get_by_text("The house knows nothing of you any more.")).to_be_visible()
        assert not jo.context.cookies()
