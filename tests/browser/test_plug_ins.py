"""Games of other people in a browser: the examples of our docs are played to their end, seen by others, and told again.

The house is one of its own, with the examples installed as pip would put them.
"""

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Error as BrowserError

from tests.browser.house import House
from tests.browser.person import PHONE, Person
from tests.browser.test_games import PATIENCE_S
from tests.games.plug_in import install_examples

GAMES: dict[str, tuple[int, int, dict[str, int | str]]] = {  # seats, how well the bots play, options
    "toads": (3, 1, {"dice": 2}),
    "yacht": (2, 1, {}),
    "morris": (2, 3, {}),  # or it would go on for long
}


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with the examples in it."""
    folder = tmp_path_factory.mktemp("site")
    install_examples(folder)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
        house = House(Path(tmp_path_factory.mktemp("house")) / "tables.db")
    yield house
    house.close()


def test_home_counts_them(browser: Browser, guests: House) -> None:
    with Person(browser, guests.address) as jo:
        jo.page.goto(guests.address)
        jo.page.get_by_text("And 3 games more.").wait_for()
        assert jo.page.locator("#games > li").count() == 8


def test_a_sheet_of_many_lines_stands_upright_and_has_room_on_a_phone(browser: Browser, guests: House) -> None:
    with Person(browser, guests.address, PHONE, seed=1) as jo:
        jo.begin("yacht", 4, "Mamie Jo")
        sheet = jo.page.locator("table.sheet")
        sheet.wait_for()
        assert sheet.locator("thead th.player").count() == 4
        assert sheet.locator("tbody tr").count() == 13  # twelve lines and the total
        scroller = sheet.locator("xpath=..")
        assert scroller.evaluate("element => element.scrollWidth - element.clientWidth") == 0


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_to_its_end(browser: Browser, guests: House, game: str) -> None:
    """On a phone, against a bot, with somebody who looks on; then its dice are checked and it is told again."""
    seats, level, options = GAMES[game]
    guests.follow(game)
    with Person(browser, guests.address, PHONE, seed=1) as one, Person(browser, guests.address, seed=2) as other:
        table = one.set_up(game, seats, {0: "Jo"}, **options)
        one.fill_with_bots(table, level)
        one.start(table)
        one.go_to(table)
        other.go_to(table)
        deadline = time.monotonic() + PATIENCE_S
        while not (one.is_over and other.is_over):
            assert time.monotonic() < deadline, "the game did not end"
            with suppress(BrowserError):  # what was there a moment ago may be gone: the game goes on meanwhile
                one.act()
            one.wait()
        one.page.locator(".after .dice button").click()
        one.page.get_by_text("nobody could choose these").wait_for()
