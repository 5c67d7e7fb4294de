"""Nothing moves the board while a game is played: not a turn that begins, not one that ends."""

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.person import Person, Size

# Wherever the board is in any frame from now on, from the top of the page.
WATCH = """() => {
  const places = new Set();
  window.places = places;
  const look = () => {
    const board = document.querySelector('svg.board');
    if (board) {
      const { top, height } = board.getBoundingClientRect();
      places.add(`${Math.round(top + scrollY)} ${Math.round(height)}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
# As while a die falls: no card says that it is its turn.
NOBODYS_TURN = """() => {
  document.querySelectorAll('.seat.turn').forEach((seat) => seat.classList.remove('turn'));
  return new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=str)
def test_on_a_phone_the_board_stays_where_it_is(browser: Browser, house: House, size: Size) -> None:
    with Person(browser, house.address, size=size) as jo:
        jo.begin("hexentanz", 3, "Jo")
        jo.page.locator(".prompt .ask").wait_for()
        jo.page.locator(".board .figure").first.wait_for()
        jo.page.evaluate(WATCH)
        jo.play_until(".prompt .offer:not(.settled) .step")  # all witches are out: the signs of every seat have changed
        jo.play_until(".prompt .preview")
        jo.play_until(".waiting, .prompt .ask:not(:has(~ .preview))")
        jo.page.evaluate(NOBODYS_TURN)
        assert len(jo.page.evaluate("[...window.places]")) == 1
