"""The end of a game and what comes after it: why it is over, once more, and a move taken back."""

from playwright.sync_api import Browser, Route, expect

from tests.browser.house import House
from tests.browser.person import PHONE, Person, steps_of

ASKED = ".prompt .preview .go, .prompt .step:visible, .prompt .chip:visible"


def ended(jo: Person, *people: str, seats: int = 2) -> str:
    table = jo.begin("hyene", seats, *people, rounds=1, steps=30)
    jo.skip_to_the_end()
    return table


def test_the_end_says_who_and_why_and_takes_nobodys_focus(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE) as jo:
        jo.begin("hyene", 2, "Jo", rounds=1, steps=30)
        jo.page.get_by_label("Menu").focus()
        jo.play_until(".after")
        expect(jo.page.locator(".after h2")).to_contain_text("win")
        expect(jo.page.locator(".after .head p")).to_contain_text("One round")
        assert jo.page.evaluate("!document.activeElement.closest('.after')")
        expect(jo.page.locator(".board")).to_be_visible()  # as it ended, not under a sheet


def test_how_it_went_comes_into_sight_though_it_comes_in_late(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE, has_worker=False) as jo:
        ended(jo, "Jo")
        held: list[Route] = []
        jo.page.route("**/api/replay", lambda route: held.append(route))
        with jo.page.expect_request("**/api/replay"):
            jo.page.get_by_role("button", name="How did it go?").click()
        jo.page.wait_for_timeout(200)  # everything else is there by then, or comes later still
        held.pop().continue_()
        expect(jo.page.locator(".study figure svg")).to_be_in_viewport(ratio=1)


def test_against_bots_once_more_begins_at_once(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        table = ended(jo, "Jo")
        jo.page.get_by_role("button", name="Once more!").click()
        jo.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        expect(jo.page.locator(ASKED).first).to_be_visible()


def test_another_level_and_another_seat(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        table = ended(jo, "Jo")
        jo.page.get_by_role("button", name="Another level").click()
        jo.page.get_by_role("radio", name="grand witch").click()
        jo.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        jo.page.locator(".board").wait_for()
        asked = "async () => (await (await fetch(location.pathname.replace('/table', '/api/tables'))).json()).chairs"
        assert [chair["level"] for chair in jo.page.evaluate(asked)] == [0, 5]
        jo.skip_to_the_end()
        second = jo.page.url
        jo.page.get_by_role("button", name="Again, other seats").click()
        jo.page.wait_for_url(lambda url: "/table/" in url and url != second)
        jo.page.locator(".board").wait_for()
        assert [chair["kind"] for chair in jo.page.evaluate(asked)] == ["bot", "person"]


def test_with_people_it_begins_when_all_have_said_yes(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, PHONE, seed=2) as leo:
        table = jo.set_up("hyene", 2, {0: "Jo"}, rounds=1, steps=30)
        leo.go_to(table)
        leo.sit_down("Léo")
        jo.start(table)
        jo.go_to(table)
        for person in (jo, leo):
            person.hand_over()
        for person in (jo, leo):
            person.page.locator(".after").wait_for()
        jo.page.get_by_role("button", name="Once more!").click()
        expect(jo.page.locator(".again li", has_text="Léo")).to_contain_text("not yet")
        expect(leo.page.get_by_text("Jo wants to play again")).to_be_visible()
        leo.page.get_by_role("button", name="Once more!").click()
        for person in (jo, leo):
            person.page.wait_for_url(lambda url: "/table/" in url and table not in url)
            person.page.locator(".board").wait_for()
        assert jo.page.url == leo.page.url


def entries(jo: Person) -> list[float]:
    """Where the entries of the open menu stand, from above."""
    top = "all => all.map((one) => one.getBoundingClientRect().y)"
    return list(jo.page.eval_on_selector_all(".menu .sheet > *", top))


def test_a_move_is_taken_back_against_bots(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        table = jo.begin("hexentanz", 3, "Jo")
        jo.page.locator(ASKED).first.wait_for()
        jo.page.get_by_label("Menu").click()
        expect(jo.page.get_by_role("button", name="Take my move back")).to_be_disabled()  # there is none yet
        places = entries(jo)
        jo.page.keyboard.press("Escape")
        jo.play_until(".trail .way")
        jo.page.locator(ASKED).first.wait_for()
        played = steps_of(jo, table)
        jo.page.get_by_label("Menu").click()
        assert entries(jo) == places  # whatever can be done now, nothing has moved under a finger
        jo.page.get_by_role("button", name="Take my move back").click()
        jo.page.get_by_role("button", name="Leave it").click()
        assert steps_of(jo, table) == played
        jo.page.get_by_role("button", name="Take my move back").click()
        expect(jo.page.get_by_role("button", name="Leave it")).to_be_focused()
        jo.page.get_by_role("button", name="Take it back").click()
        jo.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        expect(jo.page.locator(ASKED).first).to_be_visible()
        expect(jo.page.locator(".recent")).to_contain_text("Your move was taken back.")
        expect(jo.page.locator(".log li").first).to_be_visible()  # what came before is told here, too
        assert 0 < steps_of(jo, jo.page.url.rpartition("/")[2]) < played
        jo.go_to(table)  # the table that was left says where the game is
        expect(jo.page.get_by_role("link", name="Follow it")).to_be_visible()
