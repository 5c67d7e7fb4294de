"""What the house says can be heard: a browser without voices is given one that remembers."""

from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import Person

VOICE = """
window.heard = [];
class Utterance { constructor(text) { this.text = text; } }
Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => [], cancel: () => {}, speak: (said) => window.heard.push([said.lang, said.text]),
} });
"""
HEARD = "() => window.heard.map(([, text]) => text).join(' | ')"


def test_questions_what_happened_and_refusals_are_read_aloud(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.add_init_script(VOICE)
        jo.begin("hexentanz", 3, "Jo")
        jo.page.locator(".prompt .preview .go").wait_for()
        assert jo.page.evaluate(HEARD) == ""  # not asked for
        jo.page.locator(".menu summary").click()
        jo.page.locator(".menu").get_by_role("radio", name="on", exact=True).check(force=True)
        jo.page.keyboard.press("Escape")
        jo.page.wait_for_function(
            "() => window.heard.some(([lang, text]) => lang === 'en' && text.includes('You rolled'))"
        )
        jo.page.locator(".prompt .preview .go").click()
        # Whose it is depends on how much happened until the page had shown it: of much only the last is said.
        jo.page.wait_for_function("() => window.heard.some(([, text]) => text.includes('brings a witch out'))")
        before = len(jo.page.evaluate("() => window.heard"))
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
