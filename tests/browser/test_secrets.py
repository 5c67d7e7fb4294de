"""What one may not know is not in the page: searched after every step of a game with known secrets."""

from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import Person

PRIVATE = "piece-mistress"


def test_nobody_but_the_wazbaraz_has_the_mistresses_in_the_page(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, seed=4) as leo:
        table = jo.set_up("wazbaraz", 3, {0: "Jo"})
        leo.go_to(table)
        leo.sit_down("Léo")
        jo.fill_with_bots(table, range(2, 3))
        jo.start(table)
        jo.go_to(table)
        jo.page.locator(".set ul button").first.wait_for()
        jo.play_until(f".board use[href$='{PRIVATE}']")
        for _ in range(30):
            if leo.is_over:
                break
            assert leo.page.locator(f".board use[href$='{PRIVATE}']").count() == 0
            leo.act()
            leo.wait()


def test_the_curtain_falls_before_anything_of_the_next_hand_is_shown(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("wazbaraz", 3, "Jo", "Léo")
        jo.page.locator(".set ul button").first.wait_for()
        jo.play_until(".curtain")
        expect(jo.page.get_by_role("heading", name="Léo, the screen is yours!")).to_be_visible()
        assert jo.page.locator(f".board use[href$='{PRIVATE}']").count() == 0
        assert jo.page.locator(".prompt .pressable").count() == 0
        jo.page.get_by_role("button", name="It’s me, Léo").click()
        expect(jo.page.locator(".prompt")).to_contain_text("Your turn, Léo!")
