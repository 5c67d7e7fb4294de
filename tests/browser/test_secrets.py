"""What one may not know is not in the page: searched after every step of a game with known secrets."""

import json
import time

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.house import PATIENCE_S, House
from tests.browser.person import Person
from tests.browser.test_race import hear

BOARD = ".board"
MISTRESSES = ".board use[href$='piece-mistress']"  # the WazBaraz sees where they are
OWN_CHOICE = ".prompt .set ul button"  # whoever chooses them is the WazBaraz
HANDS = ".prompt button"  # the answers to a question
LOOKS = 6  # after as many steps of the one who may not know


def test_nobody_but_the_wazbaraz_has_the_mistresses_in_the_page(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, seed=4) as leo:
        table = jo.set_up("wazbaraz", 3, {0: "Jo"})
        leo.go_to(table)
        leo.sit_down("Léo")
        jo.fill_with_bots(table)
        jo.start(table)
        jo.go_to(table)
        jo.page.locator(OWN_CHOICE).first.wait_for()
        jo.play_until(MISTRESSES)
        deadline = time.monotonic() + PATIENCE_S
        steps = 0
        while steps < LOOKS and not leo.is_over and not leo.page.locator(OWN_CHOICE).count():
            assert time.monotonic() < deadline, f"{steps} steps"
            assert leo.page.locator(MISTRESSES).count() == 0
            steps += leo.act()
            jo.act()
            leo.wait()
        assert steps  # he has played, and so has had a board to look at


def test_the_curtain_falls_before_anything_of_the_next_hand_is_shown(browser: Browser, house: House) -> None:
    """What everybody may see is held back on its way, so that the page has only the view of the seat before."""
    held: list[str | bytes] = []
    wires: list[WebSocketRoute] = []

    def carry(wire: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            update = json.loads(text)
            if update["kind"] == "update" and update["view"]["seat"] is None:
                held.append(text)
            else:
                wire.send(text)

        wires.append(wire)
        wire.connect_to_server().on_message(pass_on)

    with Person(browser, house.address) as jo:
        jo.page.route_web_socket("**/*", carry)
        jo.begin("wazbaraz", 3, "Jo", "Léo")
        jo.page.locator(OWN_CHOICE).first.wait_for()
        jo.play_until(".curtain")
        expect(jo.page.locator(".curtain h2")).to_contain_text("Léo")
        assert jo.page.locator(BOARD).count() == 0
        assert jo.page.locator(HANDS).count() == 0
        expect(jo.page.locator(".curtain .go")).to_be_disabled()
        hear(jo, held, '"view"')
        for text in held:
            wires[-1].send(text)
        expect(jo.page.locator(".curtain .go")).to_be_enabled()
        expect(jo.page.locator(BOARD)).to_have_count(1)
        assert jo.page.locator(MISTRESSES).count() == 0
        assert jo.page.locator(HANDS).count() == 0
        jo.page.locator(".curtain .go").click()
        expect(jo.page.locator(HANDS).first).to_be_visible()
