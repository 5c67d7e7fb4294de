"""Whatever can be pressed can be reached, at every width; and every kind of page is for everyone.

One page load a case: the window is made narrower, not the page loaded anew. Each case tells all that it finds.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clicks import beside_spots, clipped, overlaid, survey
from tests.browser.house import House
from tests.browser.person import Person
from walpurgis.lab import puzzles

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS = {1440: 900, 1024: 768, 390: 844, 360: 780}
PHONE = 600  # narrower than this is used with a finger
SMALLEST = 360
NAME = "Marie-Antoinette"  # not all names are short
MOST_GAMES = 8  # until something comes that takes luck, such as a six at the right time


def opened(path: str, *excused: str) -> Callable[[Person], None]:
    def open_page(jo: Person) -> None:
        jo.excused = excused
        jo.page.goto(jo.address + path)
        jo.page.locator("header.bar").wait_for()

    return open_page


def playing(game: str, seats: int, awaited: str, *people: str, **options: int | str) -> Callable[[Person], None]:
    def begin(jo: Person) -> None:
        jo.begin(game, seats, *(people or (NAME,)), **options)
        jo.page.locator(awaited).first.wait_for()

    return begin


def coming_back(jo: Person) -> None:
    jo.begin("hyene", 2, NAME)
    jo.set_up("wazbaraz", 3, {0: NAME})
    opened("/")(jo)
    jo.page.locator(".run").first.wait_for()


def shelf(jo: Person) -> None:
    end(jo)
    opened("/")(jo)
    jo.page.locator(".frame").scroll_into_view_if_needed()
    jo.page.locator(".frame .board [data-spot]").first.wait_for(state="attached")


def one_device(jo: Person) -> None:
    opened("/?game=hexentanz&way=device")(jo)
    jo.page.get_by_role("button", name="Add a bot").click()
    jo.page.get_by_role("button", name="Change face").first.click()


def joining(jo: Person) -> None:
    jo.go_to(jo.set_up("hexentanz", 3, {}))
    jo.page.locator(".join").wait_for()


def lobby(jo: Person) -> None:
    jo.go_to(jo.set_up("hexentanz", 4, {0: NAME}))
    jo.page.locator(".lobby").wait_for()


def menu(jo: Person) -> None:
    playing("hyene", 2, ".prompt button")(jo)
    jo.page.get_by_label("Menu").click()


def curtain(jo: Person) -> None:
    playing("wazbaraz", 3, ".prompt .set ul button", "Jo", NAME)(jo)
    jo.play_until(".curtain")


def what_just_happened(jo: Person) -> None:
    playing("hexentanz", 3, ".prompt button")(jo)
    jo.play_until(".recent button")
    jo.page.locator(".recent button").click()
    jo.page.get_by_role("button", name="To the end").click()


def end(jo: Person) -> None:
    playing("hyene", 2, ".prompt button", rounds=1, steps=30)(jo)
    jo.skip_to_the_end()


def long_end(jo: Person) -> None:
    """With all cards that were played in front of four seats."""
    playing("hexenrennen", 4, ".prompt button", course="dealt")(jo)
    jo.skip_to_the_end()


def replay(jo: Person) -> None:
    end(jo)
    jo.page.goto(jo.page.url.replace("/table/", "/replay/"))
    jo.page.locator(".controls").wait_for()


def claim(jo: Person) -> None:
    table = jo.begin("hyene", 2, NAME)
    offered: Any = jo.page.evaluate(
        "async (path) => (await fetch(path, {method: 'POST'})).json()", f"/api/tables/{table}/seats/0/offer"
    )
    opened(offered["link"][len(jo.address) :])(jo)


def sofa(jo: Person) -> None:
    """Aimed at the code of a large screen."""
    jo.page.goto(f"{jo.address}/hand/{jo.set_up('hexentanz', 3, {})}")
    jo.page.locator(".joining .go").wait_for()


def hand(game: str, seats: int, awaited: str, **options: int | str) -> Callable[[Person], None]:
    """The same in front of it, and never the whole table."""

    def begin(jo: Person) -> None:
        for _ in range(MOST_GAMES):
            table = jo.set_up(game, seats, {0: NAME}, **options)
            jo.fill_with_bots(table)
            jo.start(table)
            jo.page.goto(f"{jo.address}/hand/{table}")
            jo.page.locator(".prompt").wait_for()
            jo.play_until(f"{awaited}, .after")
            if jo.page.locator(awaited).count():
                return
        raise AssertionError(f"{awaited} came in none of {MOST_GAMES} games")

    return begin


def hand_menu(jo: Person) -> None:
    hand("hyene", 2, ".preview .go")(jo)
    jo.page.get_by_label("Menu").click()


def gathering(jo: Person) -> None:
    jo.page.goto(f"{jo.address}/hand/{jo.set_up('hexentanz', 3, {0: NAME})}")
    jo.page.locator(".gathering").wait_for()


def hand_after(jo: Person) -> None:
    end(jo)
    jo.page.goto(jo.page.url.replace("/table/", "/hand/"))
    jo.page.locator(".after").wait_for()


def hand_back(jo: Person) -> None:
    """Seven minutes later."""
    hand("hexentanz", 3, ".offer .step")(jo)
    jo.context.add_init_script(
        "const hand = JSON.parse(localStorage.getItem('walpurgis-hand'));"
        " localStorage.setItem('walpurgis-hand', JSON.stringify({...hand, left: Date.now() - 7 * 60000}));"
    )
    jo.page.reload()
    jo.page.locator(".back").wait_for()


def lesson(game: str, scene: int, awaited: str) -> Callable[[Person], None]:
    """Scene by scene, as somebody does who knows all this."""

    def open_scene(jo: Person) -> None:
        opened(f"/learn/{game}")(jo)
        jo.page.locator(".guide .go").click()
        for number in range(scene):
            jo.page.locator(f".guide .dots li:nth-child({number + 1}).now").wait_for()
            jo.page.get_by_role("button", name="I know this, go on").click()
        jo.page.locator(awaited).first.wait_for()

    return open_scene


def explained(jo: Person) -> None:
    lesson("hyene", 0, ".preview .go")(jo)
    jo.page.locator(".preview .go").click()
    jo.page.locator(".guide .go").wait_for()


def puzzle(name: str, awaited: str) -> Callable[[Person], None]:
    def open_puzzle(jo: Person) -> None:
        opened(f"/puzzles/{name}")(jo)
        jo.page.locator(awaited).first.wait_for()

    return open_puzzle


def answered(said: str, is_right: bool) -> Callable[[Person], None]:
    name = "hexentanz-2-1"

    def answer(jo: Person) -> None:
        asked = puzzles.find(name)
        assert asked
        puzzle(name, ".piece")(jo)
        number = next(at for at, one in enumerate(asked.answers) if (one == asked.best) == is_right)
        jo.page.locator(".piece").nth(number).click()
        jo.page.get_by_role("button", name="That’s my answer").click()
        jo.page.locator(said).wait_for()

    return answer


def evening(jo: Person, *, people: int = 5) -> str:
    """An evening that this device is host of, with people who wait, two at a table, and a tournament."""
    opened("/evening")(jo)
    jo.page.locator("form .go").wait_for()
    jo.page.get_by_role("button", name="Open the door").click()
    jo.page.locator(".host").wait_for()
    name = jo.page.url.rpartition("/")[2]
    browser = jo.context.browser
    assert browser is not None
    for number in range(people):
        with Person(browser, jo.address, seed=number) as guest:
            guest.page.goto(jo.address)
            guest.call(f"/api/evenings/{name}/join", {"name": f"{NAME} {number}", "face": number})
    jo.page.locator(".who").nth(people - 1).wait_for()
    return name


def evening_host(jo: Person) -> None:
    name = evening(jo)
    for path, body in (
        ("seat", {"guests": [1, 2], "table": 0}),
        ("seat", {"guests": [3], "table": 1}),
        ("tournament", {"game": "hyene"}),
    ):
        jo.call(f"/api/evenings/{name}/{path}", body)
    jo.page.locator("article .people li").nth(2).wait_for()
    for number in range(2):
        jo.page.locator("article .touch").nth(number).click()
    jo.page.get_by_role("button", name="Bring together").wait_for()
    jo.page.locator("details summary").first.click()


def evening_guest(jo: Person) -> None:
    """At the door of somebody else's evening."""
    browser = jo.context.browser
    assert browser is not None
    with Person(browser, jo.address) as host:
        name = evening(host, people=1)
    jo.page.goto(f"{jo.address}/evening/{name}")
    jo.page.get_by_role("button", name="Come in").wait_for()


def evening_waiting(jo: Person) -> None:
    evening_guest(jo)
    jo.page.get_by_role("button", name="Come in").click()
    jo.page.get_by_role("button", name="Go home").wait_for()


PAGES: dict[str, Callable[[Person], None]] = {
    "home, first visit": opened("/"),
    "home, coming back": coming_back,
    "home, with a shelf": shelf,
    "name and face": opened("/?me"),
    "one device": one_device,
    "joining a table": joining,
    "all rules": opened("/rules"),
    "rules": opened("/rules/hexentanz"),
    "fair": opened("/fair"),
    "about": opened("/about"),
    "a record to bring": opened("/replay"),
    "an error": opened("/nothing-here", "status of 404"),
    "no such table": opened("/table/nothing-here", "status of 404", "WebSocket connection to"),
    "lobby": lobby,
    "hexentanz": playing("hexentanz", 3, ".prompt button"),
    "sorcellerie": playing("sorcellerie", 3, ".pad button", answer_limit_s=120),
    "sorcellerie on one device": playing("sorcellerie", 3, ".fan", "Jo", "Léo", NAME, answer_limit_s=120),
    "wazbaraz": playing("wazbaraz", 3, ".prompt .set ul button"),
    "hexenrennen, laying": playing("hexenrennen", 2, ".prompt button"),
    "hexenrennen": playing("hexenrennen", 2, ".prompt button", course="dealt"),
    "hyene": playing("hyene", 2, ".prompt button"),
    "menu": menu,
    "curtain": curtain,
    "what just happened": what_just_happened,
    "end": end,
    "end, with many cards": long_end,
    "replay": replay,
    "claim": claim,
    "hand, from the sofa": sofa,
    "hand, steps on the board": hand("hexentanz", 3, ".offer .step"),
    "hand, steps in rows": hand("hexenrennen", 2, ".offer .step", course="dealt"),
    "hand, a race": hand("sorcellerie", 3, ".pad button", answer_limit_s=120),
    "hand, looking up": hand("wazbaraz", 3, ".look"),
    "hand, menu": hand_menu,
    "hand, gathering": gathering,
    "hand, laying": hand("hexenrennen", 2, ".arrange"),
    "hand, a set": hand("wazbaraz", 3, ".set ul button"),
    "hand, for your eyes only": hand("hexentanz", 3, ".eyes .go", memory_aid="on"),
    "hand, back": hand_back,
    "hand, after the game": hand_after,
    "lesson, what it is about": opened("/learn/hexentanz"),
    "lesson, steps": lesson("hexentanz", 2, ".offer .step"),
    "lesson, a race": lesson("sorcellerie", 0, ".pad button"),
    "lesson, cards": lesson("wazbaraz", 0, ".prompt .wanted"),
    "lesson, laying": lesson("hexenrennen", 5, ".arrange .scatter"),
    "lesson, explained": explained,
    "puzzles": puzzle("", ".book"),
    "puzzle, pictures": puzzle("hexentanz-3-1", ".piece"),
    "puzzle, a set": puzzle("wazbaraz-2-1", ".set ul button"),
    "puzzle, steps": puzzle("hyene-1-1", ".step"),
    "puzzle, cards": puzzle("hexenrennen-2-1", ".step"),
    "puzzle, not that one": answered(".owl", False),
    "puzzle, solved": answered(".right", True),
    "evening, its door": opened("/evening"),
    "evening, its host": evening_host,
    "evening, coming in": evening_guest,
    "evening, waiting": evening_waiting,
}

# Three people around one phone: six answers each leave every wedge the least that a pointer needs, and no more.
SMALL_FOR_FINGERS = {"sorcellerie on one device"}


@pytest.mark.parametrize("name", PAGES)
def test_every_control_can_be_reached_at_every_width(browser: Browser, house: House, name: str) -> None:
    with Person(browser, house.address, has_touch=name == "sorcellerie on one device") as jo:
        PAGES[name](jo)
        found: list[str] = []
        for width, height in WIDTHS.items():
            jo.page.set_viewport_size({"width": width, "height": height})
            wrong, count = survey(jo.page, is_touch=width < PHONE and name not in SMALL_FOR_FINGERS)
            assert count, f"{name} at {width} px has nothing to press"
            found += [f"{name} at {width} px: {one}" for one in wrong]
            if width in (max(WIDTHS), SMALLEST):
                jo.page.emulate_media(color_scheme="light" if width == SMALLEST else "dark")
                found += [f"{name} at {width} px: axe, {one}" for one in violations(jo.page)]
        found += [f"{name} at {SMALLEST} px: {one}" for one in [*clipped(jo.page), *overlaid(jo.page)]]
        jo.page.evaluate("document.documentElement.style.fontSize = '200%'")
        found += [f"{name} at {SMALLEST} px, text twice as large: {one}" for one in clipped(jo.page)]
        assert not found, "\n" + "\n".join(found)


def test_a_tap_beside_a_lit_spot_takes_it(browser: Browser, house: House) -> None:
    """Spots may be smaller than a finger: what is within 22 px of one, and of no other, is as good."""
    with Person(browser, house.address, (SMALLEST, WIDTHS[SMALLEST]), has_touch=True) as jo:
        jo.begin("hexentanz", 3, "Jo")
        jo.play_until(".board .spot.lit ~ .spot.lit")
        while len({spot for spot, _, _ in beside_spots(jo.page, away_px=12)}) < 4:  # some stand side by side
            jo.act()
            jo.play_until(".board .spot.lit ~ .spot.lit")
        taken: set[str] = set()  # each once: a second tap on the same one would play
        while points := [point for point in beside_spots(jo.page, away_px=12) if point[0] not in taken]:
            spot, x, y = points[0]
            jo.page.touchscreen.tap(x, y)
            expect(jo.page.locator(".board .spot.chosen")).to_have_attribute("data-spot", spot)
            jo.page.locator(".board .ways").first.wait_for(state="attached")  # where it ends a tap would play
            taken.add(spot)
        assert len(taken) > 2


def violations(page: Page) -> list[str]:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in client/")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]
