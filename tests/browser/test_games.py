"""Each game to its end by two people in separate browsers: one by keyboard alone, one on a phone; a bot plays too,
except in the race, where it would take its time whenever both of them are wrong.

Keyboards reach everything: all five games, from the first question to the check of the dice.
"""

import time
from contextlib import suppress

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Error as BrowserError

from tests.browser.house import House
from tests.browser.person import PHONE, Person

PATIENCE_S = 1200  # only to end what hangs
GAMES: dict[str, tuple[int, dict[str, int | str]]] = {
    "hexentanz": (3, {"memory_aid": "on"}),
    "sorcellerie": (2, {"answer_limit_s": 20}),
    "wazbaraz": (3, {}),
    "hexenrennen": (3, {"course": "dealt"}),
    "hyene": (3, {"rounds": 1, "steps": 30}),
}


CHECKS = {"wazbaraz": "Check what was drawn"}  # there are no dice


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(browser: Browser, house: House, game: str) -> None:
    seats, options = GAMES[game]
    with Person(browser, house.address, seed=1) as one, Person(browser, house.address, PHONE, "light", seed=2) as other:
        table = one.set_up(game, seats, {0: "Jo"}, **options)
        other.go_to(table)
        other.sit_down("Léo")
        one.fill_with_bots(table, level=4)  # who brings it to an end: people who play at random take twice as long
        one.start(table)
        one.go_to(table)
        play_on(one, other)
        assert one.tab_to(".after .dice button")
        assert one.page.locator(":focus").inner_text() == CHECKS.get(game, "Were the dice fair? Check")
        one.page.keyboard.press("Enter")
        one.page.get_by_text("nobody could choose these draws").wait_for()


CONTROL = ".prompt[aria-busy=false] :is(.preview .go, .step)"
FOCUS_IS_IN_THE_QUESTION = "() => document.activeElement.closest('.prompt') !== null"
MOVES = 4


def test_after_a_move_the_focus_is_at_the_next_question(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hyene", 2, "Jo")
        moves = 0
        while moves < MOVES:
            jo.page.locator(CONTROL).first.wait_for()
            jo.act_by_key()
            if jo.page.locator(".prompt:focus").count():  # not only chosen, but played
                moves += 1
                jo.page.locator(CONTROL).first.wait_for()
                jo.page.keyboard.press("Tab")
                assert jo.page.evaluate(FOCUS_IS_IN_THE_QUESTION), "the way to the next question is a long one"


def play_on(one: Person, other: Person) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not (one.is_over and other.is_over):
        assert time.monotonic() < deadline, "the game did not end"
        with suppress(BrowserError):  # what was there a moment ago may be gone: the game goes on meanwhile
            one.act_by_key()
        with suppress(BrowserError):
            other.act()
        one.wait()
