"""Nothing moves by itself: not a page that comes in, not the board while a game is played, not what somebody reads."""

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from tests.browser.house import House
from tests.browser.person import DESK, Person, Size

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


# By how much of the screen things were pushed about that nobody had touched, as browsers reckon it, and which.
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    window.shifts.push([value, sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? '')]);
}).observe({ type: 'layout-shift', buffered: true });
"""
FRAMES = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"
LITTLE = 0.005  # of a screen; 0.1 is what is still called good


def shifts(jo: Person) -> list[tuple[float, list[str]]]:
    jo.page.evaluate(FRAMES)
    return [(value, names) for value, names in jo.page.evaluate("window.shifts") if value > LITTLE]


@pytest.mark.parametrize("size", [(412, 823), DESK], ids=str)
def test_nothing_shifts_while_home_comes_in(browser: Browser, house: House, size: Size) -> None:
    """For somebody who has tables but never said a name: nothing on the device tells them from a newcomer."""
    with Person(browser, house.address, size=size) as jo:
        for game in ("hexentanz", "hyene"):
            jo.set_up(game, 2 + (game == "hexentanz"), {0: "Jo"})
        held: list[Route] = []
        for late in ("**/api/tables/mine", "**/Runs-*.js"):
            jo.page.route(late, lambda route: held.append(route))
        jo.page.add_init_script(SHIFTS)
        with jo.page.expect_response("**/api/games?*"):
            jo.page.goto(house.address, wait_until="commit")
        jo.page.locator("header.bar").wait_for()
        while not jo.page.locator("footer").count():  # each as late as can be: when all else is there
            jo.page.evaluate(FRAMES)
            while held:
                held.pop().continue_()
        expect(jo.page.locator(".run")).to_have_count(2)
        assert shifts(jo) == []


def test_nothing_shifts_at_a_table_when_others_have_laid_their_tiles(browser: Browser, house: House) -> None:
    with Person(browser, house.address, size=(412, 823)) as jo, Person(browser, house.address, seed=2) as leo:
        table = jo.set_up("hexenrennen", 4, {0: "Jo"})
        leo.go_to(table)
        leo.sit_down("Léo")
        jo.fill_with_bots(table)
        jo.start(table)
        jo.page.add_init_script(SHIFTS)
        jo.go_to(table)
        jo.page.locator(".arrange .scatter").wait_for()
        leo.page.locator(".arrange .scatter").click()
        leo.page.locator(".arrange .go").click()
        expect(jo.page.locator(".seat", has_text="has laid everything")).to_have_count(3)
        assert shifts(jo) == []


def test_a_page_that_somebody_reads_stays_where_it_is(browser: Browser, house: House) -> None:
    """On a phone a question brings its moves onto the screen, but never from under whoever has scrolled."""
    with Person(browser, house.address, size=(390, 844)) as jo, Person(browser, house.address, seed=2) as leo:
        table = jo.set_up("hexenrennen", 2, {0: "Jo"}, course="dealt")
        leo.go_to(table)
        leo.sit_down("Léo")
        jo.start(table)
        jo.go_to(table)
        jo.play_until(".waiting")
        jo.page.wait_for_function("() => scrollY === 0")
        jo.page.mouse.move(195, 400)
        jo.page.mouse.wheel(0, 40)
        jo.page.wait_for_function("() => scrollY === 40")
        leo.play_until(".waiting")
        jo.page.locator(".prompt .ask").wait_for()
        jo.page.locator(".prompt :is(.step, .preview .go)").first.wait_for()
        jo.page.evaluate(FRAMES)
        assert jo.page.evaluate("scrollY") == 40
        jo.play_until(".waiting")  # whoever has pressed something goes along again
        jo.page.wait_for_function("() => scrollY === 0")


def test_nothing_moves_when_it_is_said_what_a_move_would_do(browser: Browser, house: House) -> None:
    """The house answers a moment after a move was chosen: a finger may be on its way to another by then."""
    held: list[str | bytes] = []
    holds = False

    def join(wire: WebSocketRoute) -> None:
        wire.connect_to_server().on_message(lambda said: held.append(said) if holds else wire.send(said))
        wires.append(wire)

    wires: list[WebSocketRoute] = []
    where = "() => [...document.querySelectorAll('.board .spot.lit')].map((spot) => spot.getBoundingClientRect().top)"
    with Person(browser, house.address, size=(360, 780), has_touch=True) as jo:
        jo.page.route_web_socket("**/socket*", join)
        jo.begin("hexentanz", 3, "Jo")
        jo.play_until(".prompt .offer:not(.settled) .step")
        holds = True
        for number in range(jo.page.locator(".board .spot.lit").count()):
            spot = jo.page.locator(".board .spot.lit").nth(number)
            spot.tap()
            expect(spot).to_contain_class("chosen")
            jo.page.locator(".prompt .preview .go").wait_for()
            jo.page.evaluate(FRAMES)
            before = jo.page.evaluate(where)
            while not any('"preview"' in str(one) for one in held):
                jo.wait()
            while held:
                wires[-1].send(held.pop(0))
            jo.page.locator(".board .ways").first.wait_for(state="attached")
            jo.page.evaluate(FRAMES)
            assert jo.page.evaluate(where) == before
