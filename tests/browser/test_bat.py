"""What is explained on the board hides nothing of it that has to be read or pressed."""

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.person import DESK, PHONE, Person, Size

# How many px² of the boxes that a selector finds lie under the note.
COVERED = """(selector) => {
  const note = document.querySelector('.hint.placed p').getBoundingClientRect();
  const shared = (a, b, low, high) => Math.max(0, Math.min(a[high], b[high]) - Math.max(a[low], b[low]));
  return [...document.querySelectorAll(selector)].filter((one) => !one.closest('.hint')).reduce((sum, one) => {
    const box = one.getBoundingClientRect();
    return sum + shared(note, box, 'left', 'right') * shared(note, box, 'top', 'bottom');
  }, 0);
}"""


PRESSED = ".mat button, .board .spot.lit"
FIGURES = ".board .pieces"


@pytest.mark.parametrize("game", ["hexentanz", "hyene"])
@pytest.mark.parametrize(
    ("size", "free"), [(DESK, f"{PRESSED}, {FIGURES}"), (PHONE, f"{PRESSED}, {FIGURES}")], ids=["desk", "phone"]
)
def test_a_note_leaves_free_what_can_be_pressed_and_figures_where_there_is_room(
    browser: Browser, house: House, size: Size, free: str, game: str
) -> None:
    with Person(browser, house.address, size=size) as jo:
        jo.begin(game, 3, "Jo")
        jo.page.locator(".hint.placed").wait_for()
        jo.page.locator(FIGURES).first.wait_for(state="attached")
        jo.page.wait_for_function(f"() => ({COVERED})('{free}') === 0")


@pytest.mark.parametrize("game", ["hexentanz", "hyene", "hexenrennen"])
def test_on_a_phone_a_note_stands_below_the_board_and_covers_nothing_of_it(
    browser: Browser, house: House, game: str
) -> None:
    with Person(browser, house.address, size=PHONE, has_touch=True) as jo:
        jo.begin(game, 3, "Jo", **({"course": "dealt"} if game == "hexenrennen" else {}))
        jo.page.locator(".hint.placed").wait_for()
        jo.page.wait_for_function(f"() => ({COVERED})('.board, .mat button, .prompt') === 0")
