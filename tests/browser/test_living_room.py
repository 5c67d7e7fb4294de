"""The living room: a large screen that nobody presses, and phones that are hands in front of it."""

import json
import time
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect
from playwright.sync_api import Error as BrowserError

from tests.browser.clicks import clipped, survey
from tests.browser.house import House
from tests.browser.person import LOST, PHONE, Person, Size, steps_of
from tests.browser.test_clicks import violations

LARGE: list[Size] = [(1280, 720), (1920, 1080), (3840, 2160)]
PATIENCE_S = 1200  # only to end what hangs
# What a thumb may press: whoever has none of it watches.
PRESSED = ".eyes .go, .preview .go, .prompt .step, .pad button, .arrange button, .set ul button"
GAMES: dict[str, dict[str, int | str]] = {
    "hexentanz": {"memory_aid": "on"},
    "sorcellerie": {"answer_limit_s": 20},
    "wazbaraz": {},
    "hexenrennen": {"course": "dealt"},
    "hyene": {"rounds": 1, "steps": 30},
}


class Hand(Person):
    """A phone in front of the large screen, or that screen itself."""

    def hold(self, table: str) -> None:
        self.page.goto(f"{self.address}/hand/{table}")

    def show(self, table: str) -> None:
        self.page.goto(f"{self.address}/screen/{table}")

    def come_in(self, code: str, name: str) -> None:
        """From the sofa: by the three words, a face, one button."""
        self.page.goto(f"{self.address}/join/{code}")
        self.page.get_by_label("Your name, if you like").fill(name)
        self.page.get_by_role("button", name="I’m in!").click()
        self.page.locator(".gathering, .prompt").wait_for()

    def code_of(self, table: str) -> str:
        info = self.page.evaluate("async (id) => (await fetch(`/api/tables/${id}`)).json()", table)
        return str(info["code"]).lower()

    def act(self, unless: str = "") -> bool:
        if not self.page.locator(PRESSED).count():
            return False
        return self.press(self.page.locator(".eyes .go")) or super().act(unless)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_four_hands_in_front_of_a_screen(
    browser: Browser, house: House, game: str
) -> None:
    with ExitStack() as room:
        phones = [room.enter_context(Hand(browser, house.address, PHONE, seed=seed)) for seed in range(4)]
        screen = room.enter_context(Hand(browser, house.address, (1280, 720)))
        table = phones[0].set_up(game, 4, {0: "Mamie Jo"}, **GAMES[game])
        phones[0].hold(table)
        screen.show(table)
        code = phones[0].code_of(table)
        for phone, name in zip(phones[1:], ("Léo", "Inès", "Nour"), strict=True):
            phone.come_in(code, name)
            expect(screen.page.locator(".names")).to_contain_text(name)
        phones[0].page.get_by_role("button", name="Light the fire and play!").click()
        expect(screen.page.locator(".seat")).to_have_count(4)
        deadline = time.monotonic() + PATIENCE_S
        while not all(phone.is_over for phone in phones):
            assert time.monotonic() < deadline, "the game did not end"
            for phone in phones:
                with suppress(BrowserError):  # what was there a moment ago may be gone: the game goes on meanwhile
                    phone.act()
            phones[0].wait()
        expect(screen.page.locator(".win")).to_contain_text("win")
        assert survey(screen.page, is_touch=False)[1] == 0, "a screen cannot be pressed"


def frames_of(person: Person) -> list[dict[str, Any]]:
    """What the page is told over its sockets, from now on."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(str(frame))))

    person.page.on("websocket", listen)
    return heard


def updates(heard: list[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    return {message["at"]: message for message in heard if message["kind"] == "update"}


def test_a_screen_at_a_seated_device_is_told_what_a_stranger_is_told(browser: Browser, house: House) -> None:
    """The host's own device shows it: what its seat knows, the mistresses of the dance, stays off the screen."""
    with Hand(browser, house.address) as jo, Hand(browser, house.address, seed=2) as stranger:
        table = jo.begin("wazbaraz", 3, "Jo")
        jo.page.locator(".set ul button").first.wait_for()
        shown, seen = frames_of(jo), frames_of(stranger)
        jo.show(table)
        stranger.go_to(table)
        stranger.page.locator(".board").wait_for()
        other = jo.context.new_page()
        other.goto(f"{jo.address}/table/{table}")
        jo.page, screen = other, jo.page
        jo.play_until(".board use[href$='piece-mistress']")
        expect(screen.locator(".board")).to_be_visible()
        stranger.page.wait_for_timeout(300)
        assert screen.locator(".board use[href$='piece-mistress']").count() == 0
        one, another = updates(shown), updates(seen)
        both = one.keys() & another.keys()
        assert len(both) > 1
        assert [one[at]["view"] for at in both] == [another[at]["view"] for at in both]
        assert all(not update["ask"] for update in one.values())
        stories = [
            person.evaluate("async (path) => (await fetch(path)).json()", f"/api/tables/{table}/story?seat=-1")
            for person in (screen, stranger.page)
        ]
        assert stories[0]
        assert stories[1][: len(stories[0])] == stories[0]  # the game may have gone on between the two


def test_a_screen_is_for_everyone_at_every_size_and_holds_nothing_to_press(browser: Browser, house: House) -> None:
    with Hand(browser, house.address) as jo, Hand(browser, house.address, LARGE[1]) as screen:
        table = jo.set_up("hexentanz", 4, {0: "Marie-Antoinette"})
        screen.show(table)
        screen.page.locator(".call img").wait_for()
        found = faults_of(screen, "gathering")
        jo.fill_with_bots(table)
        jo.start(table)
        jo.hold(table)
        screen.page.locator(".board .spot").first.wait_for(state="attached")
        found += faults_of(screen, "playing")
        assert not found, "\n".join(found)


def test_the_end_on_a_screen_is_for_everyone_and_breaks_no_name(browser: Browser, house: House) -> None:
    with Hand(browser, house.address) as jo, Hand(browser, house.address, LARGE[1]) as screen:
        table = jo.begin("hyene", 4, "Cunégonde", rounds=1, steps=30)
        screen.show(table)
        jo.page.locator(".prompt").wait_for()
        jo.skip_to_the_end()
        screen.page.locator(".win").wait_for()
        found = faults_of(screen, "over")
        found += [f"over: {word} is broken" for word in broken_words(screen, ".places")]
        result = screen.page.locator(".story .was")
        result.evaluate("(line, names) => { line.textContent = names }", "Cunégonde " * 16)
        found += faults_of(screen, "won by many")
        assert not found, "\n".join(found)


# The words that stand on more than one line, and no hyphen explains it.
BROKEN = """(root) => [...root.querySelectorAll('*')].flatMap((one) => [...one.childNodes])
  .filter((node) => node.nodeType === Node.TEXT_NODE)
  .flatMap((node) => [...node.data.matchAll(/[^\\s-]+/g)].map(({0: word, index}) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return [word, new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size];
  }))
  .filter(([, lines]) => lines > 1).map(([word]) => word)"""


def broken_words(person: Person, selector: str) -> list[str]:
    return list(person.page.locator(selector).evaluate(BROKEN))


def faults_of(screen: Person, state: str) -> list[str]:
    found: list[str] = []
    for width, height in LARGE:
        screen.page.set_viewport_size({"width": width, "height": height})
        scrolls = screen.page.evaluate("document.documentElement.scrollHeight > innerHeight + 1")
        found += [f"{state} at {width}: scrolls"] if scrolls else []
        found += [f"{state} at {width}: {text}" for text in clipped(screen.page)]
        assert survey(screen.page, is_touch=False)[1] == 0
        screen.page.keyboard.press("Tab")
        assert screen.page.evaluate("document.activeElement === document.body"), "a key reaches something"
    for scheme in ("dark", "light"):
        screen.page.emulate_media(color_scheme=scheme)
        found += [f"{state}, {scheme}: axe, {one}" for one in violations(screen.page)]
    return found


def test_screen_and_hands_come_back_when_the_house_does(browser: Browser, house: House) -> None:
    if not house.is_ours:
        pytest.skip("somebody else's house is not ours to close")
    with Hand(browser, house.address, PHONE) as jo, Hand(browser, house.address, (1280, 720)) as screen:
        jo.excused = screen.excused = LOST
        table = jo.set_up("hyene", 2, {0: "Jo"})
        jo.fill_with_bots(table)
        jo.start(table)
        jo.hold(table)
        screen.show(table)
        jo.page.locator(".prompt .preview .go").wait_for()
        screen.page.reload()
        expect(screen.page.locator(".seat")).to_have_count(2)
        house.close()
        expect(screen.page.locator(".story")).to_contain_text("The night has eaten the network")
        expect(jo.page.get_by_role("heading", name="The night has eaten the network")).to_be_visible()
        again = jo.page.get_by_role("button", name="Try right now")
        expect(again).to_be_visible()
        house.open()
        jo.press(again)  # unless the hand is back already: it tries by itself as well
        jo.page.locator(".prompt .preview .go").wait_for()
        expect(screen.page.locator(".story")).not_to_contain_text("The night has eaten the network")
        expect(screen.page.locator(".seat.turn")).to_contain_text("Jo")


def test_screen_and_hand_go_on_to_the_next_game_together(browser: Browser, house: House) -> None:
    with Hand(browser, house.address, PHONE) as jo, Hand(browser, house.address, (1280, 720)) as screen:
        table = jo.set_up("hyene", 2, {0: "Jo"}, rounds=1, steps=30)
        jo.fill_with_bots(table)
        jo.start(table)
        jo.hold(table)
        screen.show(table)
        jo.page.locator(".prompt").wait_for()
        jo.play_until(".after")
        screen.page.locator(".win").wait_for()
        jo.page.get_by_role("button", name="Once more!").click()
        jo.page.wait_for_url(lambda url: "/hand/" in url and table not in url)
        screen.page.wait_for_url(lambda url: "/screen/" in url and table not in url)
        jo.page.locator(".prompt .preview .go").wait_for()
        expect(screen.page.locator(".seat.turn")).to_contain_text("Jo")


CHOSEN = ".prompt .step.on, .prompt .slot b, .bins .tile"


@pytest.mark.parametrize("game", ["hexentanz", "wazbaraz", "hexenrennen"])  # a choice, a set, an arrangement
def test_a_phone_that_is_loaded_anew_is_the_same_hand_with_the_same_choice(
    browser: Browser, house: House, game: str
) -> None:
    with Hand(browser, house.address, PHONE) as jo:
        table = jo.set_up(game, 3, {0: "Jo"})
        jo.fill_with_bots(table)
        jo.start(table)
        jo.hold(table)
        choose(jo, game)
        before = jo.page.locator(CHOSEN).all_text_contents()
        assert before
        jo.page.reload()
        jo.page.locator(CHOSEN).first.wait_for()
        expect(jo.page.locator(CHOSEN)).to_have_text(before)


def test_what_was_laid_stays_when_somebody_else_has_laid_theirs(browser: Browser, house: House) -> None:
    """Also if that is the first thing that happens at all."""
    with Hand(browser, house.address, PHONE) as jo, Person(browser, house.address, seed=2) as leo:
        table = jo.set_up("hexenrennen", 2, {0: "Jo"})
        leo.go_to(table)
        leo.sit_down("Léo")
        jo.start(table)
        jo.hold(table)
        choose(jo, "hexenrennen")
        before = jo.page.locator(CHOSEN).all_text_contents()
        leo.page.locator(".arrange .scatter").click()
        leo.page.locator(".arrange .go").click()
        jo.page.wait_for_function("() => JSON.parse(localStorage['walpurgis-hand']).at > 0")  # heard of, and kept
        expect(jo.page.locator(CHOSEN)).to_have_text(before)


def choose(jo: Hand, game: str) -> None:
    """Something that was not chosen for them, and is not played yet."""
    if game == "hexentanz":
        jo.play_until(".offer .step:not(.on) ~ *, .offer li + li .step")
        jo.page.locator(".offer .step").nth(1).click()
        jo.page.locator(".offer .step.on").wait_for()
    elif game == "wazbaraz":
        for number in (3, 8):
            jo.page.locator(".set ul button").nth(number).click()
    else:
        jo.page.get_by_role("button", name="Place the rest at random").click()
    jo.page.locator(".preview .go, .arrange .go").first.wait_for()


def test_whoever_aims_at_the_code_chooses_a_face_and_is_in(browser: Browser, house: House) -> None:
    with Hand(browser, house.address) as jo, Hand(browser, house.address, PHONE) as leo:
        table = jo.set_up("hexentanz", 3, {0: "Jo"})
        jo.show(table)
        picture = jo.page.locator(".call img").get_attribute("src")
        assert picture == f"/api/tables/{table}/qr.svg?page=hand"
        assert jo.page.request.get(house.address + picture).ok
        code = jo.code_of(table)
        expect(jo.page.locator(".call")).to_contain_text(f"/join/{code}")
        leo.page.goto(f"{house.address}/join/{code}")
        taken = leo.page.locator("fieldset label", has_text="Jo")
        expect(taken.locator("input")).to_be_disabled()  # hers, and it says so
        assert leo.page.get_by_label("Your name, if you like").input_value()  # filled in
        leo.page.get_by_label("Cordélia").check()
        leo.page.get_by_label("Your name, if you like").fill("Léo")
        leo.page.get_by_role("button", name="I’m in!").click()
        expect(leo.page.get_by_role("heading", name="You’re in!")).to_be_visible()
        expect(jo.page.locator(".names")).to_contain_text("Léo")


def test_joining_and_playing_in_a_hand_take_no_more_than_keys(browser: Browser, house: House) -> None:
    with Hand(browser, house.address) as jo, Hand(browser, house.address, PHONE) as leo:
        table = jo.set_up("hexentanz", 3, {0: "Jo"})
        leo.page.goto(f"{house.address}/join/{jo.code_of(table)}")
        leo.page.locator(".joining .go").wait_for()
        assert leo.tab_to(".joining .go")
        leo.page.keyboard.press("Enter")
        leo.page.locator(".gathering").wait_for()
        jo.fill_with_bots(table)
        jo.start(table)
        jo.hold(table)
        jo.page.locator(".prompt").wait_for()
        jo.play_until(".look")
        leo.page.locator(".prompt .preview .go").wait_for()  # one step is possible, and chosen
        before = steps_of(leo, table)
        while steps_of(leo, table) == before:
            leo.act_by_key()
            leo.wait()


def test_whoever_comes_late_takes_a_bots_seat(browser: Browser, house: House) -> None:
    with Hand(browser, house.address) as jo, Hand(browser, house.address, PHONE) as luc:
        table = jo.set_up("hexentanz", 3, {0: "Jo"})
        jo.page.evaluate(
            "(path) => fetch(path, {method: 'PATCH', headers: {'content-type': 'application/json'},"
            " body: '{\"latecomers\": true}'})",
            f"/api/tables/{table}",
        )
        jo.fill_with_bots(table)
        jo.start(table)
        jo.show(table)
        expect(jo.page.locator(".join")).to_contain_text("Late? Come in!")
        luc.come_in(jo.code_of(table), "Luc")
        expect(jo.page.locator(".play")).to_contain_text("Luc")
        expect(luc.page.locator("header")).to_contain_text("Luc")


def test_a_few_steps_lie_under_the_thumb_however_much_there_is_to_read(browser: Browser, house: House) -> None:
    with Hand(browser, house.address, (360, 740)) as jo:
        table = jo.begin("hyene", 4, "Jo", **GAMES["hyene"])
        jo.hold(table)
        steps = jo.page.locator(".prompt:not(:has(.preview)) .offer.few .step")
        jo.play_until(".prompt:not(:has(.preview)) .offer.few .step")
        expect(jo.page.locator(".prompt .sheet")).not_to_have_count(0)  # which stands above them
        for step in steps.all():
            expect(step).to_be_in_viewport(ratio=0.9)


def test_with_letters_twice_as_large_a_hand_is_still_a_hand(browser: Browser, house: House) -> None:
    with Hand(browser, house.address, (360, 740)) as jo:
        table = jo.begin("hexenrennen", 4, "Mamie Jo", **GAMES["hexenrennen"])
        jo.hold(table)
        jo.page.locator(".prompt").wait_for()
        jo.page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert clipped(jo.page) == []
        bar = jo.page.locator(".hand > .bar").bounding_box()
        assert bar
        assert bar["height"] < 740 / 3
        assert not broken_words(jo, ".hand > .bar h1 b")
