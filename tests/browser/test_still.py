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


PANELS = {"seats", "seat", "goods", "mat", "board", "prompt", "log"}


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


def laying(jo: Person, leo: Person, seat: int) -> None:
    """Two people with bots lay their tiles, Jo in this seat; from here on it is watched what moves on Jo's page."""
    table = jo.set_up("hexenrennen", 4, {seat: "Jo"})
    leo.go_to(table)
    leo.sit_down("Léo")
    jo.fill_with_bots(table)
    jo.start(table)
    jo.page.add_init_script(SHIFTS)
    jo.go_to(table)
    jo.page.locator(".arrange .scatter").wait_for()


def test_nothing_shifts_at_a_table_when_others_have_laid_their_tiles(browser: Browser, house: House) -> None:
    with Person(browser, house.address, size=(412, 823)) as jo, Person(browser, house.address, seed=2) as leo:
        laying(jo, leo, seat=0)
        leo.page.locator(".arrange .scatter").click()
        leo.page.locator(".arrange .go").click()
        expect(jo.page.locator(".seat", has_text="has laid everything")).to_have_count(3)
        assert shifts(jo) == []


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (412, 823)], ids=str)
def test_nothing_shifts_for_who_waits_when_the_others_have_laid_theirs_and_the_race_begins(
    browser: Browser, house: House, size: Size
) -> None:
    """What seats did until then took two lines of their cards: without them everything moved up."""
    with Person(browser, house.address, size) as jo, Person(browser, house.address, seed=2) as leo:
        laying(jo, leo, seat=1)
        jo.page.locator(".arrange .scatter").click()
        jo.page.locator(".arrange .go").click()
        jo.page.locator(".waiting").wait_for()
        jo.page.locator(".board .figure").first.wait_for()
        jo.page.locator(".recent .last").wait_for()
        leo.page.locator(".arrange .scatter").click()
        jo.page.wait_for_timeout(700)  # what comes of an own press may move; browsers say so for half a second
        jo.page.evaluate("window.shifts.length = 0")
        leo.page.locator(".arrange .go").click()
        expect(jo.page.locator(".log")).to_contain_text("the course is ready")
        leo.page.locator(".prompt .preview .go").wait_for()
        moved = {name.split(" ")[0] for _, names in shifts(jo) for name in names}
        assert not moved & PANELS, moved  # a line that says something new may be shorter than the one before it


def test_letters_that_come_late_move_nothing(browser: Browser, house: House) -> None:
    held: list[Route] = []
    with Person(browser, house.address, size=(412, 823)) as jo:
        table = jo.set_up("hexenrennen", 2, {0: "Jo"})
        jo.fill_with_bots(table)
        jo.start(table)
        jo.page.route("**/*.woff2", lambda route: held.append(route))
        jo.page.add_init_script(SHIFTS)
        jo.page.goto(f"{house.address}/table/{table}", wait_until="commit")
        jo.page.locator(".arrange .scatter").wait_for()
        assert len(held) == 2
        while held:
            held.pop().continue_()
        jo.page.wait_for_load_state()
        jo.page.evaluate("() => document.fonts.ready")
        assert shifts(jo) == []


# The house's letters under another name: those that came too late for the page are not used on it.
WIDTHS = """async ([ours, theirs, weight]) => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const rule = rules.find((one) => one instanceof CSSFontFaceRule && one.style.fontFamily.includes(ours));
  const face = new FontFace('ours', rule.style.src, { weight: rule.style.fontWeight });
  document.fonts.add(await face.load());
  return ['ours', theirs].map((family) => {
    const line = document.createElement('span');
    line.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 20px '${family}', monospace`;
    line.textContent = [...document.querySelectorAll('h1, h2, p, li')].map((one) => one.textContent).join(' ');
    document.body.append(line);
    return line.offsetWidth;
  });
}"""


@pytest.mark.parametrize(
    ("ours", "theirs", "weight"),
    [
        ("Almendra", "Other title", 700),
        ("Atkinson Hyperlegible Next Variable", "Other text", 400),
        ("Atkinson Hyperlegible Next Variable", "Other text", 700),
    ],
)
def test_what_is_set_in_the_systems_letters_is_as_wide(
    browser: Browser, house: House, ours: str, theirs: str, weight: int
) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(f"{house.address}/rules/hyene?lang=en")
        own, other = jo.page.evaluate(WIDTHS, [ours, theirs, weight])
        assert own > 1000
        assert 0.96 < other / own < 1.04


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


TOPS = "() => [...document.querySelectorAll('.board .spot.lit')].map((spot) => spot.getBoundingClientRect().top)"


class Wire:
    """Between a page and the house: while it holds, what the house says of one kind is kept back until it is let go."""

    def __init__(self, jo: Person, kind: str, holds: bool = True) -> None:
        self.holds = holds
        self._jo = jo
        self._kind = f'"kind":"{kind}"'
        self._held: list[str | bytes] = []
        self._open: list[WebSocketRoute] = []
        self.owed = self.told = 0  # answers of this kind
        jo.page.route_web_socket("**/socket*", self._join)

    def _join(self, wire: WebSocketRoute) -> None:
        house = wire.connect_to_server()
        self._open.append(wire)

        def ask(said: str | bytes) -> None:
            self.owed += self._kind in str(said)
            house.send(said)

        wire.on_message(ask)

        def hear(said: str | bytes) -> None:
            if self.holds and self._kind in str(said):
                self._held.append(said)
            else:
                wire.send(said)

        house.on_message(hear)

    def let_go(self) -> None:
        """Of what was held, or comes now."""
        while not self._held:
            self._jo.wait()
        while self._held:
            self.owed, self.told = self.owed - 1, self.told + 1
            self._open[-1].send(self._held.pop(0))


def test_nothing_moves_when_it_is_said_what_a_move_would_do(browser: Browser, house: House) -> None:
    """The house answers a moment after a move was chosen: a finger may be on its way to another by then."""
    with Person(browser, house.address, size=(360, 780), has_touch=True) as jo:
        wire = Wire(jo, "preview", holds=False)
        jo.begin("hexentanz", 3, "Jo")
        jo.play_until(".prompt .offer:not(.settled) .step")
        wire.holds = True
        for number in range(jo.page.locator(".board .spot.lit").count()):
            spot = jo.page.locator(".board .spot.lit").nth(number)
            spot.tap()
            expect(spot).to_contain_class("chosen")
            jo.page.locator(".prompt .preview .go").wait_for()
            jo.page.evaluate(FRAMES)
            before = jo.page.evaluate(TOPS)
            wire.let_go()
            jo.page.locator(".board .ways").first.wait_for(state="attached")
            jo.page.evaluate(FRAMES)
            assert jo.page.evaluate(TOPS) == before


def test_nothing_moves_when_it_is_said_too_late_why_pieces_stay(browser: Browser, house: House) -> None:
    with Person(browser, house.address, size=(360, 780), has_touch=True) as jo:
        jo.begin("hexenrennen", 3, "Jo")
        jo.play_until(".prompt .offer:not(.settled) ~ .stays")
        wire = Wire(jo, "why")
        jo.page.reload()
        jo.page.locator(".board .spot.lit").first.tap()
        jo.page.locator(".board .ways").first.wait_for(state="attached")
        jo.page.evaluate(FRAMES)
        before = jo.page.evaluate(TOPS)
        while wire.owed:  # one is asked after the other
            wire.let_go()
            jo.page.evaluate(FRAMES)
        assert wire.told
        assert jo.page.evaluate(TOPS) == before
