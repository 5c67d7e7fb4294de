"""Following the others: what just happened is marked, and shown once more as often as one likes."""

import time

from playwright.sync_api import Browser, expect

from tests.browser.house import PATIENCE_S, House
from tests.browser.person import DESK, PHONE, Person

ASKED = ".prompt .preview .go, .prompt .step:visible, .prompt .chip:visible"


def after_others(jo: Person) -> None:
    """Two witches out and the bots have answered: somebody else has moved, and it is our turn."""
    jo.begin("hexentanz", 3, "Jo")
    jo.play_until(".trail .way")
    jo.page.locator(ASKED).first.wait_for()


def test_what_just_happened_is_shown_again_with_one_tap(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE, has_touch=True) as jo:
        after_others(jo)
        question = jo.page.locator(".prompt h2").first.inner_text()
        jo.page.locator(".recent button").tap()
        lines = jo.page.locator(".recap button.line")
        expect(lines.last).to_have_attribute("aria-current", "step")  # it plays to its end by itself
        count = lines.count()
        assert count >= 2
        jo.page.get_by_role("button", name="One move back").tap()
        expect(lines.nth(count - 2)).to_have_attribute("aria-current", "step")
        jo.page.get_by_role("button", name="Once more").tap()
        expect(lines.first).to_have_attribute("aria-current", "step")
        jo.page.get_by_role("button", name="To the end").tap()
        expect(lines.last).to_have_attribute("aria-current", "step")
        jo.page.get_by_role("button", name="Back to the game").tap()
        expect(jo.page.locator(".prompt h2").first).to_have_text(question)


def test_by_keyboard_and_after_a_reload_it_is_the_same(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        after_others(jo)
        marked = jo.page.locator(".trail .way").count()
        jo.page.reload()
        expect(jo.page.locator(".trail .way")).to_have_count(marked)
        jo.page.locator(".recent button").focus()
        jo.page.keyboard.press("Enter")
        expect(jo.page.get_by_role("button", name="Once more")).to_be_focused()
        jo.page.keyboard.press("ArrowLeft")
        expect(jo.page.locator(".recap .now")).to_have_count(0)  # before the first of them
        jo.page.keyboard.press("ArrowRight")
        expect(jo.page.locator(".recap .now")).to_have_count(1)
        jo.page.keyboard.press("Escape")
        expect(jo.page.locator(".recap")).to_have_count(0)
        expect(jo.page.locator(".recent button")).to_be_focused()
        expect(jo.page.locator(ASKED).first).to_be_visible()


def test_what_the_others_moved_stays_marked_until_the_own_next_step(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, seed=2) as leo:
        table = jo.set_up("hyene", 2, {0: "Jo"})
        leo.go_to(table)
        leo.sit_down("Léo")
        jo.start(table)
        jo.go_to(table)
        leo_is_asked = leo.page.locator(ASKED).first
        deadline = time.monotonic() + PATIENCE_S
        while not (leo_is_asked.is_visible() and "Jo walks" in leo.page.locator(".recent").inner_text()):
            assert time.monotonic() < deadline, "Jo did not walk"
            if leo_is_asked.is_visible():
                leo.act()
            else:
                jo.act()
            jo.wait()
        way = leo.page.locator(".trail .way").first
        expect(way).to_be_attached()
        leo.page.locator(".preview .go").wait_for()  # what the only move would do is shown as well
        expect(way).to_be_attached()
        leo.page.locator(".preview .go").click()
        expect(way).not_to_be_attached()


def test_the_speed_is_set_once_and_a_game_of_memory_is_calm_by_itself(browser: Browser, house: House) -> None:
    with Person(browser, house.address, DESK) as jo:
        jo.begin("hexentanz", 3, "Jo")
        jo.page.get_by_label("Menu").click()
        expect(jo.page.get_by_role("radio", name="calm")).to_be_checked()
        jo.begin("hyene", 2, "Jo")
        jo.page.get_by_label("Menu").click()
        expect(jo.page.get_by_role("radio", name="normal")).to_be_checked()
        jo.page.get_by_text("brisk").click()
        jo.begin("hexentanz", 3, "Jo")
        jo.page.get_by_label("Menu").click()
        expect(jo.page.get_by_role("radio", name="brisk")).to_be_checked()
