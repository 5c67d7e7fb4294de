"""Coming to a table: from the home page, by a code, by a link, with a seat under the arm; and going for good."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import PHONE, Person

# The controls of the bar that a finger in their middle would miss, or that lie outside the page.
UNDER_THE_FINGER = """() => [...document.querySelectorAll('.bar a, .bar button')].filter((control) => {
  const box = control.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !found || !control.contains(found) || box.x < 0 || box.right > innerWidth || box.width < 40 || box.height < 40;
}).map((control) => control.outerHTML.slice(0, 80))"""


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


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/hyene", "/about", "/replay", "/nowhere"])
@pytest.mark.parametrize("width", [1440, 1024, 390, 360])
def test_everything_in_the_bar_can_be_touched(browser: Browser, house: House, path: str, width: int) -> None:
    with Person(browser, house.address, (width, 780)) as jo:
        jo.excused = ("404",)
        jo.page.goto(house.address + path)
        jo.page.wait_for_load_state("networkidle")
        assert jo.page.evaluate(UNDER_THE_FINGER) == []


def test_the_language_chosen_survives_a_reload_at_the_very_next_moment(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(f"{house.address}/?lang=en")  # an address that asks for a language must not bring it back
        switch = jo.page.get_by_role("button", name=re.compile("^EN, "))
        switch.wait_for()
        jo.page.route("**/api/**", lambda route: route.abort())  # nothing that is asked for from now on gets through
        jo.excused = ("net::ERR_FAILED",)
        switch.evaluate("button => button.click()")
        jo.page.unroute_all()
        jo.page.reload()
        expect(jo.page.get_by_role("button", name=re.compile("^FR, "))).to_be_visible()
        expect(jo.page.locator("html")).to_have_attribute("lang", "fr")


def test_what_is_switched_in_the_bar_survives_a_reload(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(house.address)
        sound = jo.page.get_by_role("button", name="Sound")
        expect(sound).to_have_attribute("aria-pressed", "true")
        sound.click()
        jo.page.get_by_role("button", name="Night or dawn").click()
        jo.page.reload()
        expect(sound).to_have_attribute("aria-pressed", "false")
        expect(jo.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_device_can_be_forgotten(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.set_up("hyene", 2, {0: "Jo"})
        jo.page.goto(f"{house.address}/about")
        jo.page.get_by_role("button", name="Forget me").click()
        jo.page.get_by_role("button", name="Forget me").click()
        expect(jo.page.get_by_text("The house knows nothing of you any more.")).to_be_visible()
        assert not jo.context.cookies()
