"""Following the others: what just happened is marked, and shown once more as often as one likes."""

import re
import time

import pytest
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


@pytest.mark.parametrize(("language", "said"), [("en", "Since your move:"), ("fr", "Depuis ton coup\u00a0:")])
def test_what_the_others_did_since_my_move_stands_in_one_line(
    browser: Browser, house: House, language: str, said: str
) -> None:
    """In two rows on the smallest phone, with three others; all that happened is a press away."""
    with Person(browser, house.address, (360, 740), has_touch=True) as jo:
        jo.begin("hexentanz", 4, "Jo")
        jo.page.goto(f"{jo.page.url}?lang={language}")
        jo.page.locator(ASKED).first.wait_for()
        expect(jo.page.locator(".recent .since")).to_have_count(0)  # nobody has done anything
        for _ in range(3):
            jo.play_until(".prompt .preview .go")
            jo.act()
            line = jo.page.locator(".recent .since")
            expect(line).to_contain_text(said)
            assert re.fullmatch(rf"{said} Stella .+ · Rainette .+ · Foudrine .+", line.inner_text()), line.inner_text()
            assert line.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), line.inner_text()


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
        jo_walked = re.compile(r"Jo (walks )?\d+ squares")  # not he himself, the moment before
        while not (leo_is_asked.is_visible() and jo_walked.search(leo.page.locator(".recent").inner_text())):
            assert time.monotonic() < deadline, "Jo did not walk"
            if leo_is_asked.is_visible():
                leo.act()
            else:
                jo.act()
            jo.wait()
        way = leo.page.locator(".trail .way").first
        expect(way).to_be_attached()
        # what the only move would do is shown at once; of several one is chosen
        several = leo.page.locator(".prompt .offer:not(.settled) .step:not(.on)")
        several.or_(leo.page.locator(".preview .go")).first.wait_for()
        if several.count():
            several.first.click()
        leo.page.locator(".preview .go").wait_for()
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
