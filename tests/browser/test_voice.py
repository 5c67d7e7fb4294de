"""What the house says can be heard: a browser without voices is given one that remembers."""

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.house import House
from tests.browser.person import Person, steps_of

VOICE = """
window.heard = [];
class Utterance { constructor(text) { this.text = text; } }
Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => [],
  cancel: () => {},
  speak: (said) => {
    window.heard.push([said.lang, said.text]);
    setTimeout(() => said.onend?.());
  },
} });
"""
HEARD = "() => window.heard.map(([, text]) => text).join(' | ')"


class Wire:
    """Between a page and its house: what the house says can be kept back, and comes in the same order."""

    def __init__(self, page: Page) -> None:
        self.kept: list[str | bytes] = []
        self.is_open = True
        page.route_web_socket("**/socket*", self._join)

    def _join(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._hear)

    def _hear(self, frame: str | bytes) -> None:
        if self.is_open:
            self._page.send(frame)
        else:
            self.kept.append(frame)

    def let_go(self, count: int) -> None:
        for frame in self.kept[:count]:
            self._page.send(frame)
        del self.kept[:count]


def listen(jo: Person) -> None:
    jo.page.locator(".menu summary").click()
    jo.page.locator(".menu").get_by_role("radio", name="on", exact=True).check(force=True)
    jo.page.keyboard.press("Escape")


@pytest.mark.parametrize("at_once", [True, False], ids=["together", "one-by-one"])
def test_what_is_ones_own_is_read_aloud_however_much_comes_at_once(
    browser: Browser, house: House, at_once: bool
) -> None:
    with Person(browser, house.address) as jo:
        jo.page.add_init_script(VOICE)
        wire = Wire(jo.page)
        table = jo.begin("hexentanz", 5, "Jo")
        jo.page.locator(".prompt .preview .go").wait_for()
        assert jo.page.evaluate(HEARD) == ""  # not asked for
        listen(jo)
        jo.page.wait_for_function(
            "() => window.heard.some(([lang, text]) => lang === 'en' && text.includes('You rolled'))"
        )
        wire.is_open = False
        length = steps_of(jo, table)
        jo.page.evaluate("() => { window.heard = []; }")
        jo.page.locator(".prompt .preview .go").click()
        while steps_of(jo, table) < length + 10:  # five come out, and five dice fall
            jo.wait()
        while not any(b'"ask":[{' in str(frame).encode() for frame in wire.kept):
            jo.wait()
        while wire.kept:
            wire.let_go(len(wire.kept) if at_once else 1)
            jo.wait()
        wire.is_open = True
        jo.page.wait_for_function("() => window.heard.some(([, text]) => text.includes('You rolled'))")
        heard = jo.page.evaluate("() => window.heard.map(([, text]) => text)")
        assert any("Jo brings a witch out" in text for text in heard), heard
        assert any("Jo rolls" in text for text in heard), heard
        assert "You rolled" in heard[-1], heard
        before = len(heard)
        jo.page.get_by_role("button", name="Say it again").click()
        assert len(jo.page.evaluate("() => window.heard")) > before


def test_a_lesson_is_heard_again_at_a_press(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.add_init_script(VOICE)
        jo.page.goto(f"{house.address}/learn/hexentanz")
        jo.page.get_by_role("button", name="Say it again").click()
        assert "round the fire" in jo.page.evaluate(HEARD)
        jo.page.get_by_role("button", name="Show me").click()
        expect(jo.page.get_by_role("heading", name="Out of bed!")).to_be_visible()
        jo.page.get_by_role("button", name="Say it again").click()
        assert "Touch your camp" in jo.page.evaluate(HEARD)
