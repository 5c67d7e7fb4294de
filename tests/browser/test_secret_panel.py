"""What one seat alone is told stays where it can be read, on that seat's screen and on no other."""

import time

from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PATIENCE_S, House
from tests.browser.person import CURTAIN, Person
from tests.browser.test_clicks import violations

PANEL = ".prompt .secret"
QUESTION = "start: a question!"  # what a card leads to that is laid exactly on the start


class Patient(Person):
    PACE_MS = 1  # any pace at all: only then does a table give time to look


def begin(jo: Person, leo: Person | None, people: dict[int, str]) -> None:
    """A bot is the WazBaraz; nobody else plays by themselves, so that what was answered stays until it is looked at."""
    table = jo.set_up("wazbaraz", 3, people)
    if leo is not None:
        leo.page.goto(leo.address)
        leo.sit_at(table, 2, "Léo")
    jo.fill_with_bots(table)
    jo.start(table)
    for person in (jo, leo):
        if person is not None:
            person.go_to(table)


def ask_in_secret(jo: Person, leo: Person | None, people: dict[int, str]) -> str:
    """Lay cards until one lies exactly on the start, and ask about the first witch; what was answered, OK or NO."""
    begin(jo, leo, people)
    deadline = time.monotonic() + PATIENCE_S
    cards = jo.page.locator(".prompt section[data-spot^='hand-'] .step")
    go = jo.page.locator(".prompt .preview .go")
    while not jo.page.locator(PANEL).count():
        assert time.monotonic() < deadline, "nobody could ask"
        if jo.page.locator(CURTAIN).count():
            assert jo.page.locator(PANEL).count() == 0
            jo.page.locator(f"{CURTAIN} .go").click()
        question = jo.page.get_by_role("button", name="Ask about 1", exact=False)
        if question.count():
            question.first.click()
            go.click()
            jo.page.locator(PANEL).wait_for()
        elif cards.count() and not go.count():
            leads = cards.filter(has_text=QUESTION)
            jo.press((leads if leads.count() else cards).first)  # gone where the answer to the last move has just come
        elif jo.is_over:
            begin(jo, leo, people)  # nobody came to the start exactly: another game
        elif not jo.act() and leo is not None:
            leo.act()
        jo.wait()
    return "OK" if "OK!" in jo.page.locator(PANEL).inner_text() else "NO"


def told(page: Page) -> str:
    return page.locator(f"{PANEL} .told").text_content() or ""


def test_the_answer_stays_with_the_asker_until_their_next_move_and_after_a_reload(
    browser: Browser, house: House
) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, seed=3) as leo:
        answer = ask_in_secret(jo, leo, {1: "Jo"})
        panel = jo.page.locator(PANEL)
        expect(panel.get_by_role("heading")).to_have_text("Psst… for you alone")
        assert answer in told(jo.page)
        assert panel.locator(f"use[href$='piece-{answer.lower()}']").count() == 1
        assert leo.page.locator(PANEL).count() == 0
        before = told(jo.page)
        jo.page.reload()
        expect(panel.locator(".told")).to_have_text(before)
        card = jo.page.locator(".prompt section[data-spot^='hand-'] .step").first
        deadline = time.monotonic() + PATIENCE_S
        while not card.count():
            assert time.monotonic() < deadline, "it was not her turn again"
            leo.act()
            jo.wait()
        expect(panel).to_be_visible()  # beside the next question
        card.click()
        jo.page.locator(".prompt .preview .go").click()
        expect(panel).to_have_count(0)


def test_a_shared_device_is_passed_on_only_when_the_answer_was_read(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        ask_in_secret(jo, None, {1: "Jo", 2: "Léo"})
        assert not jo.page.locator(CURTAIN).count()
        jo.page.get_by_role("button", name="I’ll remember!").click()
        jo.page.locator(CURTAIN).wait_for()
        assert jo.page.locator(PANEL).count() == 0
        jo.page.locator(f"{CURTAIN} .go").click()
        expect(jo.page.locator(".prompt h2").first).to_be_visible()
        assert jo.page.locator(PANEL).count() == 0


def test_the_table_waits_until_what_was_seen_under_a_hat_is_remembered(browser: Browser, house: House) -> None:
    """HT-10: it is gone with the next step of anybody; against bots nobody is kept waiting by a long look."""
    with Patient(browser, house.address) as jo:
        jo.begin("hexentanz", 3, "Jo")
        deadline = time.monotonic() + PATIENCE_S
        look = jo.page.locator(".prompt .step", has_text="Look under")
        keep = jo.page.get_by_role("button", name="I’ll remember!")
        while not keep.count():
            assert time.monotonic() < deadline, "nobody could look"
            chips = jo.page.locator(".prompt .family:has(.disc.look) .chip")
            if look.count() or chips.count():
                (look if look.count() else chips).first.click()
                jo.page.locator(".prompt .preview .go").click()
                keep.wait_for()
            else:
                jo.act()
            jo.wait()
        seen = told(jo.page)
        assert "Under the hat on square" in seen
        for width, scheme in ((1280, "dark"), (360, "light")):
            jo.page.set_viewport_size({"width": width, "height": 780})
            jo.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert violations(jo.page) == []
            keep.scroll_into_view_if_needed()
            expect(keep).to_be_in_viewport()
        assert told(jo.page) == seen  # though nobody else has anything to wait for
        keep.click()
        expect(jo.page.locator(PANEL)).to_have_count(0)
