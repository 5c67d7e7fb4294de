"""A race is explained before it begins, and nothing of it is given away too soon."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.house import PATIENCE_S, House
from tests.browser.person import Person
from tests.browser.test_clicks import violations


class Unhurried(Person):
    PACE_MS = 900  # with a pace the table rests before the dice


@pytest.fixture
def jo(browser: Browser, house: House) -> Iterator[Person]:
    with Unhurried(browser, house.address) as person:
        yield person


def test_against_bots_the_first_dice_wait_until_the_race_is_understood(jo: Person) -> None:
    jo.begin("sorcellerie", 3, "Jo")
    lesson = jo.page.get_by_role("heading", name="The race in three pictures")
    expect(lesson).to_be_visible()
    expect(jo.page.get_by_text("A crowd: the die you see most")).to_be_visible()
    expect(jo.page.locator(".pad")).to_have_count(0)
    jo.page.get_by_role("button", name="Got it, shake!").click()
    expect(jo.page.locator(".pad button")).to_have_count(6)
    expect(jo.page.get_by_text("crowd: the most")).to_be_visible()
    jo.begin("sorcellerie", 2, "Jo")
    expect(jo.page.get_by_role("heading", name="Ready?")).to_be_visible()  # read once is read, and still it waits
    expect(jo.page.locator(".pad")).to_have_count(0)
    jo.page.get_by_role("button", name="Shake!", exact=True).click()
    expect(jo.page.locator(".pad button")).to_have_count(6)


def test_whoever_answers_too_late_is_told_so(jo: Person) -> None:
    """The answer is given while the news that all is over is still on its way."""
    held: list[str | bytes] = []
    wires: list[WebSocketRoute] = []
    holds = False

    def carry(wire: WebSocketRoute) -> None:
        wires.append(wire)
        wire.connect_to_server().on_message(lambda text: held.append(text) if holds else wire.send(text))

    jo.page.route_web_socket("**/*", carry)
    jo.begin("sorcellerie", 2, "Jo", answer_limit_s=1)
    jo.page.get_by_role("button", name="Got it, shake!").click()
    answer = jo.page.locator(".pad button").first
    answer.wait_for()
    holds = True
    hear(jo, held, '"race"')
    answer.click()
    hear(jo, held, '"refused"')
    holds = False
    for text in held:
        wires[-1].send(text)
    own = jo.page.locator(".race li").first
    expect(own).to_contain_text("Jo")
    expect(own).to_contain_text("too late")
    expect(own).not_to_contain_text("no answer")
    expect(jo.page.get_by_role("log")).to_contain_text("You: too late")
    expect(jo.page.locator(".owl")).to_have_count(0)


def hear(person: Person, held: list[str | bytes], part: str) -> None:
    """Until such news has come as far as the wire."""
    for _ in range(round(20 * PATIENCE_S)):
        if any(part in str(text) for text in held):
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(held)


def test_who_has_answered_is_not_told_that_it_is_their_turn(jo: Person) -> None:
    jo.begin("sorcellerie", 3, "Jo")
    jo.page.get_by_role("button", name="Got it, shake!").click()
    mine = jo.page.locator(".seat").first
    expect(mine).to_contain_text("quick!")
    jo.page.locator(".pad button").first.click()
    expect(mine).not_to_contain_text("quick!")


def test_lesson_race_and_result_are_for_everyone(jo: Person) -> None:
    jo.begin("sorcellerie", 2, "Jo", answer_limit_s=120)
    ready = jo.page.get_by_role("button", name="Got it, shake!")
    ready.wait_for()
    assert_for_everyone(jo)
    ready.click()
    jo.page.locator(".pad button").first.wait_for()
    assert_for_everyone(jo)
    jo.page.evaluate("() => document.querySelector('.pad button')?.click()")  # unless the bot has won meanwhile
    jo.page.get_by_role("button", name="Next race!").wait_for()
    assert_for_everyone(jo)


def test_a_race_that_is_decided_asks_nobody_and_waits_before_it_is_shown(jo: Person) -> None:
    """While nothing moves on the page: that takes longer than the table waits by itself."""
    said: list[str] = []
    jo.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    jo.page.clock.install()
    jo.page.emulate_media(reduced_motion="no-preference")
    jo.begin("sorcellerie", 2, "Jo", answer_limit_s=4)
    jo.page.get_by_role("button", name="Got it, shake!").click()
    jo.page.locator(".pad button").first.wait_for()
    jo.page.clock.pause_at(jo.page.evaluate("Date.now() + 1"))
    expect(jo.page.locator(".pad")).to_have_count(0)
    expect(jo.page.get_by_role("heading", name="It has been said!")).to_be_visible()
    holds = [frame for frame in said if '"hold"' in frame]
    since_the_lesson = holds[holds.index('{"kind":"hold","hold":false}') + 1 :]
    assert since_the_lesson == ['{"kind":"hold","hold":true}']
    jo.page.clock.resume()
    jo.page.get_by_role("button", name="Next race!").wait_for()


def assert_for_everyone(person: Person) -> None:
    for scheme in ("dark", "light"):
        person.page.emulate_media(color_scheme=scheme)
        assert violations(person.page) == [], scheme


def test_on_a_phone_the_way_on_is_on_the_screen_however_much_lies_above_it(browser: Browser, house: House) -> None:
    """As from the fifth card on, when the seats have grown."""
    with Unhurried(browser, house.address, (390, 844)) as jo:
        jo.begin("sorcellerie", 3, "Jo", answer_limit_s=1)
        jo.page.get_by_role("button", name="Got it, shake!").click()
        go = jo.page.get_by_role("button", name="Next race!")
        go.wait_for()
        jo.page.locator(".seats").evaluate("(seats) => (seats.style.paddingBottom = '9rem')")
        expect(go).to_be_in_viewport(ratio=1)
