"""An evening at the library: a host's page and phones that come in, are placed, and play to the printed result."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House
from tests.browser.person import LOST, PHONE, PLAY, Person
from tests.browser.test_clicks import violations

NAMES: Final = ("Nour", "Luc", "Rose", "Sami")
GAME_MS: Final = 1_200_000  # only to end what hangs
A4_PAGE: Final = re.compile(rb"/Type\s*/Page\b")


class EveningHost(Person):
    """The device that opens an evening."""

    def receive(self, tables: int = 2) -> str:
        self.page.goto(f"{self.address}/evening")
        self.page.get_by_label("Where").fill("Library")
        self.page.get_by_label("Who is the host").fill("Claire")
        self.page.get_by_label("How many tables").select_option(str(tables))
        self.page.get_by_role("button", name="Open the door").click()
        self.page.locator(".host").wait_for()
        return self.page.url.rpartition("/")[2]

    def code(self) -> str:
        return "-".join(self.page.locator(".code span:not(.about)").all_inner_texts()[-3:]).lower()

    def waiting(self, count: int) -> None:
        expect(self.page.locator(".who")).to_have_count(count)


class Phone(Person):
    def come_in(self, code: str, name: str, face: int) -> None:
        self.page.goto(f"{self.address}/join/{code}")
        self.page.get_by_label("Your name").fill(name)
        self.page.locator("fieldset label").nth(face).click()
        self.page.get_by_role("button", name="Come in").click()
        expect(self.page.get_by_role("status")).to_contain_text(f"There you are, {name}!")

    def is_at_a_table(self) -> None:
        self.page.wait_for_url(re.compile("/table/"))
        self.page.locator(".board, .corners").first.wait_for()

    def play_on(self) -> None:
        """A program of the same person plays whatever is possible."""
        self.page.evaluate(PLAY)


@contextmanager
def gathered(browser: Browser, house: House) -> Iterator[tuple[EveningHost, list[Phone], str]]:
    """Five contexts: a host, and four phones that have come in by the three words."""
    with ExitStack() as room:
        host = room.enter_context(EveningHost(browser, house.address))
        evening = host.receive()
        phones = [room.enter_context(Phone(browser, house.address, PHONE, seed=seed)) for seed in range(4)]
        for face, (phone, name) in enumerate(zip(phones, NAMES, strict=True)):
            phone.come_in(host.code(), name, face)
        host.waiting(4)
        yield host, phones, evening


def sheets(page: Page) -> int:
    return len(A4_PAGE.findall(page.pdf(prefer_css_page_size=True)))


def test_four_phones_play_a_tournament_at_two_tables_to_the_printed_result(browser: Browser, house: House) -> None:
    with gathered(browser, house) as (host, phones, _):
        cup = host.page.locator(".cup")
        cup.get_by_label("Game").select_option("hyene")
        cup.get_by_label("Rounds").select_option("2")
        cup.get_by_label("To a table").select_option("2")
        cup.get_by_role("button", name="Open the tournament").click()
        for number in (1, 2):
            cup.get_by_role("button", name=f"Round {number}").click()
            for phone in phones:  # by itself, also from the end of the last game
                phone.is_at_a_table()
                expect(phone.page.locator(".log, .prompt").first).to_be_visible()
                expect(phone.page.get_by_role("button", name="Back to the room")).to_have_count(0)
            tables = {phone.page.url for phone in phones}
            assert len(tables) == 2
            for phone in phones:
                phone.play_on()
            for phone in phones:
                phone.page.get_by_role("button", name="Back to the room").wait_for(timeout=GAME_MS)
        expect(cup).to_contain_text("All rounds are played.")
        totals = [int(one) for one in cup.locator("tbody td:last-child").all_inner_texts()]
        assert sorted(totals, reverse=True) == totals
        assert 2 * 2 * (3 + 2) <= sum(totals) <= 2 * 4 * 3
        phones[0].page.get_by_role("button", name="Back to the room").click()
        expect(phones[0].page.get_by_text("There you are, Nour!")).to_be_visible()
        host.waiting(1)

        with host.context.expect_page() as opened:
            cup.get_by_role("link", name="Result").click()
        sheet = opened.value
        expect(sheet.get_by_role("heading", level=1)).to_have_text("Witches’ evening")
        expect(sheet.locator("header")).to_contain_text("Two rounds of Spirale de la hyène, four heads.")
        expect(sheet.locator("tbody tr")).to_have_count(4)
        assert [int(one) for one in sheet.locator("tbody td:last-child").all_inner_texts()] == totals
        assert sheets(sheet) == 1
        assert violations(sheet) == []
        sheet.close()

        for one in (host, *phones):  # from here on there is nothing left to ask for
            one.excused = ("status of 404", "WebSocket connection to")
        cup.get_by_role("button", name="End the evening").click()
        cup.get_by_role("button", name="End it").click()
        expect(host.page.get_by_role("heading", name="The evening is over")).to_be_visible()
        expect(phones[0].page.get_by_role("heading", name="The evening is over")).to_be_visible()


def test_the_best_placing_is_one_tap_and_two_tables_are_brought_together(browser: Browser, house: House) -> None:
    with gathered(browser, house) as (host, phones, _):
        page = host.page
        for name in NAMES[2:]:
            page.locator(".who", has_text=name).click()
        expect(page.locator(".wait .note")).to_contain_text("for two")
        page.get_by_role("combobox", name="Or choose the table").select_option("0")
        page.get_by_role("button", name="Seat them").click()
        host.waiting(2)
        for phone in phones[:2]:
            expect(phone.page.get_by_role("status")).to_contain_text("The Cat")
        for name in NAMES[2:]:
            page.locator(".who", has_text=name).click()
        page.get_by_role("combobox", name="Or choose the table").select_option("1")
        page.get_by_role("button", name="Seat them").click()
        host.waiting(0)
        for number in range(2):
            page.locator("article .touch").nth(number).click()
        expect(page.locator(".picked")).to_have_count(2)
        expect(page.locator("main [role=status]")).to_contain_text(
            "Rose, Sami, Nour and Luc around one table, at The Bat. The Cat becomes free."
        )
        page.get_by_role("button", name="Bring together").click()
        expect(page.locator("article").nth(1).locator(".people li")).to_have_count(4)
        page.locator("article").nth(1).get_by_role("button", name="Begin").click()
        for phone in phones:
            phone.is_at_a_table()
        assert len({phone.page.url for phone in phones}) == 1
        expect(page.locator("article").nth(1)).to_contain_text("playing")


def test_one_tap_places_everybody_who_waits(browser: Browser, house: House) -> None:
    with gathered(browser, house) as (host, phones, _):
        expect(host.page.locator(".wait .note")).to_contain_text("Nobody would wait any more.")
        host.page.locator(".wait .go").click()
        for phone in phones:
            phone.is_at_a_table()
        host.waiting(0)


def test_a_stranger_without_the_cookie_can_do_nothing(browser: Browser, house: House) -> None:
    with gathered(browser, house) as (_, _, evening), Person(browser, house.address) as stranger:
        stranger.excused = ("status of 403",)
        page = stranger.page
        page.goto(f"{house.address}/evening/{evening}")
        page.get_by_role("button", name="Come in").wait_for()
        expect(page.locator("body")).not_to_contain_text("Nour")
        for sheet in ("cards", "result"):
            answer = page.goto(f"{house.address}/evening/{evening}/{sheet}")
            assert answer is not None
            assert answer.status == 403
            expect(page.locator("body")).not_to_contain_text("Nour")
        for path in ("call", "close", "tables/0/begin", "tables/0/clear", "tournament/rounds", "guests/1/stand"):
            status = page.evaluate(
                "async (path) => (await fetch(path, {method: 'POST'})).status", f"/api/evenings/{evening}/{path}"
            )
            assert status == 403, path


def test_the_cards_are_eight_a_sheet_and_lead_to_their_table(browser: Browser, house: House) -> None:
    with EveningHost(browser, house.address) as host, Phone(browser, house.address, PHONE) as phone:
        evening = host.receive(tables=9)
        host.page.goto(f"{house.address}/evening/{evening}/cards")
        expect(host.page.locator(".card")).to_have_count(16)
        assert sheets(host.page) == 2
        assert violations(host.page) == []
        card = host.page.locator(".card").nth(2)
        expect(card.locator("b").first).to_have_text("The Moon")
        words = "-".join(card.locator(".code span").all_inner_texts()).lower()
        phone.come_in(words, "Nour", 1)
        host.page.goto(f"{house.address}/evening/{evening}")
        expect(host.page.locator(".who")).to_contain_text("sits at The Moon")
        expect(host.page.locator(".wait .go")).to_contain_text("Place at The Moon")


def test_everything_is_still_there_after_a_reload_and_after_the_house_was_away(browser: Browser, house: House) -> None:
    if not house.is_ours:
        pytest.skip("this house cannot be closed")
    with gathered(browser, house) as (host, phones, _):
        for one in (host, *phones):
            one.excused = (*LOST, "status of 503")  # what a house answers that is closing
        house.close()
        house.open()
        host.waiting(4)
        host.page.reload()
        phones[0].page.reload()
        expect(phones[0].page.get_by_text("There you are, Nour!")).to_be_visible()
        host.page.locator(".wait .go").click()
        for phone in phones:
            phone.is_at_a_table()


def test_everybody_is_called_together(browser: Browser, house: House) -> None:
    with gathered(browser, house) as (host, phones, _):
        host.page.get_by_role("button", name="Call everybody").click()
        for phone in phones:
            expect(phone.page.get_by_role("alert")).to_contain_text("You are called!")
        phones[0].page.get_by_role("button", name="I’m coming").click()
        expect(phones[0].page.get_by_role("alert")).to_have_count(0)


def test_an_evening_is_received_with_the_keyboard_alone(browser: Browser, house: House) -> None:
    with EveningHost(browser, house.address) as host, Phone(browser, house.address, PHONE) as phone:
        host.page.goto(f"{house.address}/evening")
        host.page.locator("form .go").wait_for()
        assert host.tab_to("form .go")
        host.page.keyboard.press("Enter")
        host.page.locator(".host").wait_for()
        phone.page.goto(host.page.url)
        phone.page.locator("form .go").wait_for()
        assert phone.tab_to("form .go")
        phone.page.keyboard.press("Enter")
        host.waiting(1)
        for number in range(2):
            assert host.tab_to(f"article:nth-of-type({number + 1}) .touch")
            host.page.keyboard.press("Enter")
        expect(host.page.locator(".picked")).to_have_count(2)
        assert host.tab_to(".wait .go")
        host.page.keyboard.press("Enter")
        host.waiting(0)
        assert host.tab_to("article:first-of-type summary")
        host.page.keyboard.press("Enter")
        expect(host.page.locator("details[open]")).to_have_count(1)
