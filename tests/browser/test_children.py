"""For those who do not read: every text is blanked, and what is spoken is all the words there are.

A child knows where something glows and what a large picture on the lantern is for. So does `Child`: it looks neither at
a text nor at a label.
"""

import time

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clicks import survey
from tests.browser.house import PATIENCE_S, House
from tests.browser.person import SETTLE_MS, Person, Size
from tests.browser.test_clicks import violations
from tests.browser.test_living_room import frames_of, updates
from tests.browser.test_voice import HEARD, VOICE

TABLET: Size = (1180, 820)
PHONE: Size = (390, 844)
GAMES = {"hexentanz": 3, "sorcellerie": 2, "wazbaraz": 3, "hexenrennen": 2, "hyene": 2}
SMALL = {"hyene": {"rounds": 1, "steps": 30}}  # house rules for a short game
EASIEST = 1
FOR_CHILDREN = """
localStorage.setItem('walpurgis', JSON.stringify({
  ...JSON.parse(localStorage.getItem('walpurgis') ?? '{}'), voice: true, children: true,
}));
"""
# Numbers are text, too. What is drawn in the colour of a text, such as an icon, stays.
BLANK = """
const blank = new CSSStyleSheet();
blank.replaceSync(`*, *::before, *::after { -webkit-text-fill-color: transparent !important; }
  svg text, svg tspan { visibility: hidden !important; } kbd { visibility: hidden !important; }`);
document.adoptedStyleSheets = [blank];
"""
# Where a child's finger goes: what glows, in the order in which it catches the eye.
LANTERN = ".kids:not(:has(.after)) .yes"  # a picture of what will happen; after the end it would be another game
ANSWERS = ".kids .answers button:enabled"
PICTURES = ".kids .choices button"
GLOWING = ".kids .board .spot.lit"
SCATTER = ".kids .scatter"


class Child(Person):
    """Sees pictures and light, and hears."""

    def __init__(self, browser: Browser, address: str, size: Size = TABLET, scheme: str = "dark") -> None:
        super().__init__(browser, address, size, scheme)
        for script in (VOICE, FOR_CHILDREN, BLANK):
            self.page.add_init_script(script)

    @property
    def heard(self) -> str:
        return str(self.page.evaluate(HEARD))

    def touch(self) -> bool:
        """One thing that glows; False where nothing does."""
        if self.press(self.page.locator(LANTERN).first):
            return True
        for selector in (ANSWERS, SCATTER, PICTURES):
            if self._press_any(self.page.locator(selector)):
                return True
        lit = self.page.locator(GLOWING)
        count = lit.count()
        if not count:
            return False
        lit.nth(self._rng.randrange(count)).dispatch_event("click")
        return True

    def play_until_there(self, selector: str) -> int:
        """How often something was touched."""
        touches, deadline = 0, time.monotonic() + 4 * PATIENCE_S
        while not self.page.locator(selector).count():
            assert time.monotonic() < deadline, f"{selector} did not come: {self.heard[-600:]}"
            if not self.page.locator("[aria-busy=true]").count():
                touches += self.touch()
            self.wait()
        return touches

    def play_to_the_end(self) -> int:
        return self.play_until_there(".kids .after")


class CalmChild(Child):
    """At a table that gives time to look at how a race came out."""

    PACE_MS = 1


def visible_text(child: Child) -> list[str]:
    """Texts that are painted, though nobody should be able to read any."""
    return child.page.evaluate(  # type: ignore[no-any-return]
        """() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found = [];
          while (walker.nextNode()) {
            const text = walker.currentNode.textContent.trim();
            const { visibility, webkitTextFillColor } = getComputedStyle(walker.currentNode.parentElement);
            const isSeen = visibility === 'visible' && webkitTextFillColor !== 'rgba(0, 0, 0, 0)';
            if (text && isSeen) found.push(text);
          }
          return found;
        }"""
    )


def begin(child: Person, game: str) -> str:
    """Against the easiest level, in a game for children."""
    table = child.set_up(game, GAMES[game], {0: "Jo"}, **SMALL.get(game, {}))
    child.fill_with_bots(table, EASIEST)
    child.start(table)
    child.go_to(table)
    child.page.locator(".kids .hear").wait_for()
    return table


@pytest.mark.parametrize("game", ["sorcellerie", "hyene", "hexentanz"])
def test_a_child_plays_a_game_to_its_end_by_pictures_light_and_voice(browser: Browser, house: House, game: str) -> None:
    with Child(browser, house.address) as child:
        begin(child, game)
        assert child.play_to_the_end() > 3
        assert visible_text(child) == []
        child.page.wait_for_function("() => /win/i.test(window.heard.at(-1)[1])")
        assert child.page.locator(".kids .after .first").count() >= 1


def test_a_finger_that_hurries_through_the_last_step_begins_no_other_game(browser: Browser, house: House) -> None:
    with Child(browser, house.address) as child:
        child.page.clock.install()  # the page's time is the test's own from here on
        table = begin(child, "hyene")
        deadline = time.monotonic() + 4 * PATIENCE_S
        while not child.page.locator(".kids .after").count():
            assert time.monotonic() < deadline, f"the game did not end: {child.heard[-600:]}"
            if not child.page.locator("[aria-busy=true]").count():
                child.touch()
            child.page.clock.run_for(SETTLE_MS)
        assert not child.page.locator(".kids .acts :is(button, a)").count()
        child.page.clock.run_for(4000)
        child.page.locator(".kids .acts .yes").wait_for()
        assert table in child.page.url


# What lies under the large picture, or is not all on the screen.
CUT = """() => {
  const large = document.querySelector('.kids .do')?.getBoundingClientRect();
  const panel = document.querySelector('.kids .prompt').getBoundingClientRect();
  return [...document.querySelectorAll('.kids .voice, .kids .prompt > *, .kids .prompt button')].filter((one) => {
    const box = one.getBoundingClientRect();
    const isCut = box.bottom > Math.min(innerHeight, one.matches('.voice') ? innerHeight : panel.bottom) + 1;
    return box.height && (isCut || (large && box.bottom > large.top + 1));
  }).map((one) => one.className);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_by_what_is_about_to_be_done(browser: Browser, house: House, game: str) -> None:
    with Child(browser, house.address) as child:
        begin(child, game)
        for _ in range(12 if game == "hyene" else 6):  # some touches only choose, others play
            child.page.locator(f"{LANTERN}, {ANSWERS}, {SCATTER}, {PICTURES}, {GLOWING}").first.wait_for()
            for width, height in (TABLET, PHONE):
                child.page.set_viewport_size({"width": width, "height": height})
                child.page.evaluate("new Promise(requestAnimationFrame)")
                assert child.page.evaluate(CUT) == [], (width, height)
            child.touch()
            child.page.wait_for_timeout(SETTLE_MS)


# What others have, below their heads, and as a tally of the game says it.
HAVE = {"hyene": "tabas", "sorcellerie": "cards"}


@pytest.mark.parametrize("game", HAVE)
def test_what_others_have_lies_below_their_heads_and_is_no_number(browser: Browser, house: House, game: str) -> None:
    with Child(browser, house.address) as child:
        heard = frames_of(child)
        begin(child, game)
        child.play_until_there(".kids .heads .has")
        others = child.page.locator(".kids .heads > li:not(.own)")

        def is_shown() -> bool:
            """What was told last: the others may go on meanwhile."""
            said = updates(heard)
            tally = said[max(said)]["view"]["tallies"][HAVE[game]]
            shown = [other.locator(".has i").count() for other in others.all()]
            return shown == [min(count, 9) for count in tally[1:]]

        while not is_shown():
            child.wait()
        assert not child.page.locator(".kids .heads .has .count").first.is_visible()


# When it is seen how a race came out, and when one can go on, with a touch meanwhile that was meant for an answer.
FINGER = """
window.seen = [];
new MutationObserver(() => {
  const [outcome, next] = ['.outcome', '.outcome ~ .yes'].map((one) => document.querySelector(one));
  if (outcome && !seen.length) {
    seen.push(performance.now());
    setTimeout(() => outcome.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })), 700);
  }
  if (next && seen.length === 1) seen.push(performance.now());
}).observe(document, { childList: true, subtree: true });
"""


def test_a_touch_that_was_meant_for_an_answer_does_not_press_next(browser: Browser, house: House) -> None:
    with CalmChild(browser, house.address) as child:
        child.page.add_init_script(FINGER)
        begin(child, "sorcellerie")
        child.play_until_there(".kids .outcome")
        go_on = child.page.locator(".kids .outcome ~ .yes")
        go_on.wait_for()
        shown, can_go_on = child.page.evaluate("window.seen")
        assert can_go_on - shown > 700 + 1000
        go_on.click()
        expect(child.page.locator(".kids .outcome")).to_have_count(0)


def test_after_a_round_of_a_race_children_hear_who_has_won_what_and_no_seconds(browser: Browser, house: House) -> None:
    with CalmChild(browser, house.address) as child:
        begin(child, "sorcellerie")
        child.play_until_there(".kids .outcome .won")
        child.page.wait_for_function("() => /was first, and wins/.test(window.heard.at(-1)[1])")
        said = str(child.page.evaluate("window.heard.at(-1)[1]"))
        assert not any(letter.isdigit() for letter in said), said
        assert len(said.split()) < 24, said  # who was wrong, who was first, and what they win


def unblanked(browser: Browser, address: str, size: Size = TABLET, scheme: str = "dark") -> Person:
    """The grown-up beside, who reads the few words that are there."""
    person = Person(browser, address, size, scheme)
    for script in (VOICE, FOR_CHILDREN):
        person.page.add_init_script(script)
    return person


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_large_pictures_and_no_numbers_of_places(browser: Browser, house: House, game: str) -> None:
    with Child(browser, house.address) as child:
        begin(child, game)
        child.page.locator(f"{LANTERN}, {ANSWERS}, {SCATTER}, {GLOWING}").first.wait_for()
        for size in (TABLET, PHONE):
            child.page.set_viewport_size({"width": size[0], "height": size[1]})
            owl = child.page.locator(".kids .hear").bounding_box()
            assert owl
            assert owl["height"] >= (80 if size == PHONE else 140)
            lantern = child.page.locator(LANTERN)
            if lantern.count():
                box = lantern.first.bounding_box()
                assert box
                assert box["height"] >= 180
            assert child.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        shown = ".kids .board :is(.number, .tag, .label, .ways text)"
        assert not [one for one in child.page.locator(shown).all() if one.is_visible()]
        assert child.page.locator(".kids .log").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_table_for_children_is_for_everyone(browser: Browser, house: House, game: str) -> None:
    """No violation, nothing too small for a finger or out of reach, and with text twice as large still all of it."""
    with unblanked(browser, house.address) as jo:
        begin(jo, game)
        jo.page.locator(f"{LANTERN}, {ANSWERS}, {SCATTER}, {GLOWING}").first.wait_for()
        for scheme in ("dark", "light"):
            jo.page.emulate_media(color_scheme=scheme)
            for size in (TABLET, PHONE):
                jo.page.set_viewport_size({"width": size[0], "height": size[1]})
                assert violations(jo.page) == [], (scheme, size)
                found, controls = survey(jo.page, is_touch=True)
                assert not found, (scheme, size)
                assert controls
        jo.page.evaluate("document.documentElement.style.fontSize = '200%'")
        for size in (TABLET, PHONE):
            jo.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert jo.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
            owl = jo.page.locator(".kids .hear")
            owl.scroll_into_view_if_needed()
            expect(owl).to_be_in_viewport(ratio=0.9)


def test_by_keyboard_alone(browser: Browser, house: House) -> None:
    with unblanked(browser, house.address) as jo:
        begin(jo, "hyene")
        jo.page.locator(LANTERN).wait_for()
        jo.page.wait_for_function("() => window.heard.length > 1")  # what is asked, and what the only step does
        heard = len(jo.page.evaluate("window.heard"))
        assert jo.tab_to(".kids .hear")
        jo.page.keyboard.press("Enter")
        assert len(jo.page.evaluate("window.heard")) == heard + 1  # said again
        assert jo.tab_to(LANTERN)
        jo.page.keyboard.press("Enter")
        jo.page.wait_for_function("() => window.heard.some(([, text]) => text.includes('Jo throws'))")
        assert jo.tab_to(".kids summary")
        jo.page.keyboard.press("Enter")
        expect(jo.page.get_by_role("radio", name="for children")).to_be_checked()


def test_a_refusal_is_a_picture_and_is_heard(browser: Browser, house: House) -> None:
    with Child(browser, house.address) as child:
        begin(child, "hexentanz")
        child.page.locator(LANTERN).wait_for()
        child.page.locator("[data-spot='ring-20']").dispatch_event("click")
        child.page.locator(".kids .refusal .wrong svg").first.wait_for()
        expect(child.page.locator(".kids .refusal .right svg")).to_be_visible()
        child.page.wait_for_function("() => /still asleep/.test(window.heard.at(-1)[1])")
        expect(child.page.locator(LANTERN)).to_be_visible()  # what can be done stays


def test_what_is_about_to_be_done_is_heard_and_a_cross_means_another_one(browser: Browser, house: House) -> None:
    with Child(browser, house.address) as child:
        begin(child, "wazbaraz")
        lit = child.page.locator(GLOWING)
        lit.first.wait_for()
        for spot in (0, 1):
            lit.nth(spot).dispatch_event("click")
        child.page.locator(LANTERN).wait_for()
        child.page.wait_for_function("() => /will lead the dance/.test(window.heard.at(-1)[1])")
        child.page.locator(".kids .no").click()
        expect(child.page.locator(LANTERN)).to_have_count(0)
        expect(child.page.locator(".kids .set button")).to_have_count(0)


def test_it_is_chosen_at_home_remembered_and_begins_with_the_easiest_level(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.add_init_script(VOICE)
        jo.page.goto(house.address)
        jo.page.get_by_role("radio", name="for children").check(force=True)
        jo.page.reload()
        expect(jo.page.get_by_role("radio", name="for children")).to_be_checked()
        jo.page.locator(".cards li", has_text="Hexentanz").get_by_role("button", name="Play now").click()
        jo.page.get_by_role("button", name="That’s me!").click()
        jo.page.locator(".kids .hear").wait_for()
        jo.page.wait_for_function("() => window.heard.some(([, text]) => text.includes('out of your house'))")
        table = jo.page.url.rsplit("/", 1)[1]
        chairs = jo.page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).chairs", table)
        assert [chair["level"] for chair in chairs if chair["kind"] == "bot"] == [EASIEST, EASIEST]
        # The way out for grown-ups, and the whole table is there again.
        jo.page.locator(".kids summary").click()
        jo.page.locator(".kids label", has_text="off").click()
        jo.page.locator(".table .seats").wait_for()
        expect(jo.page.locator(".kids")).to_have_count(0)


def test_the_lobby_of_a_game_for_five_year_olds_offers_it(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.add_init_script(VOICE)
        jo.go_to(jo.set_up("sorcellerie", 2, {0: "Jo"}))
        offer = jo.page.locator(".lobby").get_by_role("radio", name="for children", exact=True)
        expect(offer).to_have_count(1)
        jo.go_to(jo.set_up("hexentanz", 3, {0: "Jo"}))
        jo.page.locator(".lobby").wait_for()
        jo.page.locator(".rules").first.wait_for()
        expect(offer).to_have_count(0)


def test_a_lesson_is_learnt_by_pictures_and_voice(browser: Browser, house: House) -> None:
    with Child(browser, house.address) as child:
        child.page.goto(f"{house.address}/learn/hexentanz")
        child.page.locator(LANTERN).wait_for()
        child.page.wait_for_function("() => window.heard.some(([, text]) => text.includes('round the fire'))")
        child.page.locator(LANTERN).click()
        child.page.wait_for_function("() => window.heard.some(([, text]) => text.includes('Touch your camp'))")
        child.page.locator(LANTERN).click()  # the only step is chosen already
        child.page.wait_for_function("() => window.heard.some(([, text]) => text.includes('out of bed'))")


def test_every_rule_can_be_heard_in_the_language_of_its_page(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.add_init_script(VOICE)
        for language, said in (("en", "There are four witches of each colour"), ("fr", "quatre sorcières")):
            jo.page.goto(f"{house.address}/rules/hexentanz?lang={language}")
            rules = jo.page.locator(".rulebook .rule")
            buttons = jo.page.locator(".rulebook .rule > .aloud")
            buttons.first.wait_for()
            assert buttons.count() == rules.count()
            jo.page.locator("#HT-02 .aloud").click()
            spoken, text = jo.page.evaluate("window.heard.at(-1)")
            assert spoken == language
            assert said in text
            assert "HT-02" not in text
        assert violations(jo.page) == []
