"""What a newcomer sees on a phone explains itself where it stands: nobody has to press it, or to scroll for it."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import CALL, PROMISE, Person, Size
from tests.golden.test_golden import FOLDER

PHONE: Size = (390, 844)
DEALT: dict[str, int | str] = {"course": "dealt"}
SYMBOL_PLAYED = FOLDER / "hexenrennen" / "4-seats.record"
VERDICTS = {
    *("No room", "Too far", "Too far back"),
    *("No free Mist symbol ahead", "No free Mist symbol behind"),
}
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].every((one) => {
  const { top, bottom, height } = one.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
})"""


def test_a_sign_on_a_move_says_beside_it_what_it_means(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE, has_touch=True) as jo:
        jo.begin("hexenrennen", 2, "Jo", **DEALT)
        jo.play_until(".prompt .offer .row .disc:is(.bad, .push)")
        rows = jo.page.locator(".prompt .offer .row")
        for row in rows.all():
            expect(row.locator("small")).to_be_visible()
            assert len(row.locator("small").inner_text()) > 10


def test_a_card_that_cannot_be_played_says_why_below_it(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE, has_touch=True) as jo:
        jo.begin("hexenrennen", 2, "Jo", **DEALT)
        jo.play_until(".prompt [data-spot] .pale")
        said = jo.page.locator(".prompt [data-spot] .pale small")
        expect(said).to_have_count(jo.page.locator(".prompt [data-spot] .pale").count())
        assert set(said.all_inner_texts()) <= VERDICTS


@pytest.mark.parametrize(("seats", "said"), [(2, "Forest and Storm: no player."), (3, "Storm: no player.")])
def test_what_has_no_player_is_explained_below_the_board(browser: Browser, house: House, seats: int, said: str) -> None:
    with Person(browser, house.address, PHONE, has_touch=True) as jo:
        jo.begin("hexenrennen", seats, "Jo", **DEALT)
        expect(jo.page.locator(".spot-legend")).to_contain_text(said)


@pytest.mark.parametrize(("size", "seen"), [((360, 780), ".hand h2"), (PHONE, ".hand")], ids=str)
def test_what_is_asked_stands_above_the_landscapes_and_on_the_screen_with_them(
    browser: Browser, house: House, size: Size, seen: str
) -> None:
    with Person(browser, house.address, size, has_touch=True) as jo:
        jo.begin("hexenrennen", 2, "Jo")
        expect(jo.page.get_by_role("heading", name="Lay your tiles")).to_have_count(1)  # seen once
        jo.page.locator(".laying .hand").wait_for()
        jo.page.wait_for_function(IN_SIGHT, arg=f".laying :is(.question h2, .aim, .land, {seen})")


def test_who_has_moved_watches_the_whole_board(browser: Browser, house: House) -> None:
    """The page was pushed up to the moves: it comes back to seats and board while somebody else is to play."""
    with Person(browser, house.address, PHONE) as jo, Person(browser, house.address, seed=2) as leo:
        table = jo.set_up("hexenrennen", 2, {0: "Jo"}, **DEALT)
        leo.go_to(table)
        leo.sit_down("Léo")
        jo.start(table)
        jo.go_to(table)
        jo.page.locator(".prompt .preview .go").wait_for()
        jo.page.wait_for_function("() => scrollY > 0")
        jo.play_until(".waiting")
        jo.page.wait_for_function("() => scrollY === 0")
        jo.page.wait_for_function(IN_SIGHT, arg=".seats, .board")


def test_a_question_comes_onto_the_screen_with_its_moves(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE, has_touch=True) as jo:
        jo.begin("hexenrennen", 2, "Jo", **DEALT)
        jo.play_until(".prompt .offer:not(.settled) .chip")
        jo.page.wait_for_function(IN_SIGHT, arg=".prompt :is(.ask, .aim, .offer)")


def test_numbers_of_cards_in_front_of_a_seat_can_be_read(browser: Browser, house: House) -> None:
    """Their pictures are too small for that on a phone."""
    with Person(browser, house.address, PHONE) as jo:
        table = jo.set_up("wazbaraz", 3, {1: "Jo"})
        jo.fill_with_bots(table)
        jo.start(table)
        jo.go_to(table)
        jo.play_until(".seat .mini b:visible")  # somebody has taken a card that all have seen
        number = jo.page.locator(".seat .mini b:visible").first
        assert number.inner_text().isdigit()
        assert number.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 13


def test_a_seat_wears_the_head_of_its_pieces_whatever_face_was_chosen(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        table = jo.set_up("hexentanz", 3, {})
        jo.page.goto(f"{house.address}/health")
        body = {"name": "Jo", "seed_hash": jo.page.evaluate(PROMISE), "face": 5}
        jo.page.evaluate(CALL, [f"/api/tables/{table}/seats/0/sit", body])
        jo.fill_with_bots(table)
        jo.start(table)
        jo.go_to(table)
        heads = jo.page.locator(".seat", has_text="Jo").locator(".head use")
        expect(heads).to_have_count(1)  # two of them said that Jo was violet, and pink
        expect(heads).to_have_attribute("href", "#witch-violet")
        jo.play_until(".log .who.violet")
        for head in jo.page.locator(".log li", has_text="Jo").locator("svg.who use").all():
            assert head.get_attribute("href") == "#witch-violet"  # one picture for one person


LAST_POINT = "() => document.querySelector('.prompt li:last-child').getBoundingClientRect().bottom"


class Unhurried(Person):
    PACE_MS = 900  # with a pace the table rests before the dice


def test_a_race_is_told_in_seconds_and_its_seats_keep_their_height(browser: Browser, house: House) -> None:
    heights = "() => [...document.querySelectorAll('.seat')].map((seat) => seat.clientHeight)"
    with Unhurried(browser, house.address, PHONE, has_touch=True) as jo:
        jo.begin("sorcellerie", 3, "Jo")
        jo.page.locator(".last .go").wait_for()
        jo.page.locator(".seat .explain").last.wait_for()
        before = jo.page.evaluate(heights)
        jo.page.locator(".last .go").click()
        jo.play_until(".seat .mini b:visible")
        for number in jo.page.locator(".seat .mini b:visible").all():
            assert re.fullmatch(r"\d+\.\d\d?\ss", number.inner_text())
        assert jo.page.evaluate(heights) == before
        expect(jo.page.locator(".race")).not_to_contain_text("no answer yet")


@pytest.mark.parametrize("size", [(360, 740), PHONE], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_race_is_about_is_all_on_the_screen_before_the_first(
    browser: Browser, house: House, size: Size, language: str
) -> None:
    with Unhurried(browser, house.address, size, has_touch=True) as jo:
        jo.begin("sorcellerie", 4, "Jo")
        jo.page.goto(f"{jo.page.url}?lang={language}")
        parts = ".pictures figure, .prompt :is(.ask, .aim, li, .last .go)"
        expect(jo.page.locator(parts)).to_have_count(2 + 2 + 3 + 1)
        jo.page.evaluate("document.fonts.ready")
        jo.page.wait_for_function(IN_SIGHT, arg=parts)
        jo.page.wait_for_function(f"({LAST_POINT})() <= document.querySelector('.last').getBoundingClientRect().top")
        assert jo.page.evaluate("scrollY") == 0


def test_signs_in_front_of_a_seat_can_be_told_apart_on_a_phone(browser: Browser, house: House) -> None:
    """A card without a number wears the sign of its clan there, as large as the numbers beside it."""
    with Person(browser, house.address, (360, 740)) as jo:
        jo.page.goto(f"{house.address}/replay")
        jo.page.locator("textarea").fill(SYMBOL_PLAYED.read_text("utf-8"))
        jo.page.get_by_role("button", name="Open").click()
        jo.page.get_by_role("button", name="To the end").click()
        sign = jo.page.locator(".seat .mini b:visible svg").first
        sign.wait_for()
        assert sign.evaluate("one => one.getBoundingClientRect().width") >= 16


def test_what_ends_the_laying_stands_there_once(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hexenrennen", 2, "Jo")
        expect(jo.page.locator(".prompt .situation")).to_contain_text("your symbol that lies there already")
        jo.page.locator(".arrange .scatter").click()
        expect(jo.page.get_by_role("button", name="Lay them like this")).to_have_count(1)
        expect(jo.page.get_by_text("nothing is settled yet")).to_have_count(1)
