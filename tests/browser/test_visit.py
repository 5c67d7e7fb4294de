"""Coming to a table: from the home page, by a code, by a link, with a seat under the arm; and going for good."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import PHONE, Person


def choose(person: Person, game: str, way: str) -> None:
    """On the home page: with whom, and then the game."""
    person.page.get_by_role("group", name="With whom?").get_by_role("button", name=way).click()
    person.page.locator(".card", has_text=game).get_by_role("button", name=way).click()


def test_the_first_visit_asks_for_a_name_and_a_face_once(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(house.address)
        jo.page.locator(".card", has_text="Hexentanz").get_by_role("button", name="Play now").click()
        expect(jo.page.get_by_role("heading", name="Who joins the dance?")).to_be_focused()
        jo.page.get_by_role("radio", name="the flame").check()
        jo.page.get_by_label("Your name", exact=True).fill("Jo")
        jo.page.get_by_role("button", name="That’s me!").click()
        seat = jo.page.locator(".seat", has_text="Jo")
        expect(seat).to_have_class(re.compile("red"))  # the seat whose colour is that of the face
        expect(seat.locator("use").first).to_have_attribute("href", "#witch-red")
        expect(jo.page.locator(".seat", has_text="kitten")).to_have_count(2)  # in a game that is new here
        jo.page.goto(house.address)
        expect(jo.page.get_by_role("heading", name="Welcome back, Jo!")).to_be_visible()
        # From now on two clicks lead to the first move.
        jo.page.locator(".card", has_text="Hexentanz").get_by_role("button", name="Play now").click()
        jo.page.locator(".prompt .preview .go, .prompt .step").first.click()
        expect(jo.page.locator(".log li").first).to_be_visible()


def test_one_tap_is_enough_for_those_who_have_no_name_in_mind(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE) as jo:
        jo.page.goto(house.address)
        jo.page.locator(".card", has_text="Spirale de la hyène").get_by_role("button", name="Play now").click()
        name = jo.page.get_by_label("Your name", exact=True).input_value()
        assert name in ("Owlet", "Firefly", "Ember", "Tadpole", "Hailstone", "Honeybun")
        jo.page.get_by_role("button", name="That’s me!").click()
        expect(jo.page.locator(".seat", has_text=name)).to_be_visible()
        # The only move is prepared: what it is good for still stands above it.
        expect(jo.page.locator(".prompt .preview .go")).to_be_in_viewport()
        expect(jo.page.locator(".prompt .aim")).to_be_in_viewport()


def test_a_name_that_nobody_chose_goes_with_its_face(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(f"{house.address}/?me")
        name = jo.page.get_by_label("Your name", exact=True)
        jo.page.get_by_role("radio", name="the moon").check()
        expect(name).to_have_value("Owlet")
        jo.page.get_by_role("radio", name="the toad").check()
        expect(name).to_have_value("Tadpole")
        name.fill("Jo")
        jo.page.get_by_role("radio", name="the moon").check()
        expect(name).to_have_value("Jo")
        jo.page.get_by_role("button", name="That’s me!").click()
        jo.page.reload()
        expect(jo.page.get_by_role("link", name="Jo, Your name and face")).to_be_visible()


def test_a_game_on_one_device_is_one_sheet(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE) as jo:
        jo.page.goto(house.address)
        choose(jo, "Hexentanz", "On this device")
        jo.page.get_by_role("button", name="2", exact=True).click()
        expect(jo.page.locator(".bot")).to_have_count(1)  # three must play, so a bot comes along
        jo.page.get_by_label("Name 1").fill("Jo")
        jo.page.get_by_label("Name 2").fill("Léo")
        jo.page.get_by_role("button", name="Change face: Léo").click()
        jo.page.get_by_role("radio", name="the bolt").check()
        jo.page.get_by_role("button", name="Add a bot").click()
        jo.page.get_by_role("button", name="Off we go, four of us!").click()
        expect(jo.page.locator(".seat")).to_have_count(4)  # no lobby: the game has begun
        expect(jo.page.locator(".seat", has_text="Léo")).to_have_class(re.compile("yellow"))
        jo.page.goto(house.address)
        choose(jo, "Waz Baraz", "On this device")
        assert [jo.page.get_by_label(f"Name {number}").input_value() for number in (1, 2)] == ["Jo", "Léo"]
        jo.page.get_by_role("button", name="Remove Léo").click()
        jo.page.get_by_role("button", name="Léo").click()  # whoever played here before is one tap away
        assert "Léo" in [field.input_value() for field in jo.page.get_by_label(re.compile("^Name")).all()]


def test_two_never_wear_the_same_face_on_one_device(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(f"{house.address}/?game=hyene&way=device")
        faces = jo.page.locator(".sheet li > .face use")
        expect(faces).to_have_count(2)
        before = [face.get_attribute("href") for face in faces.all()]
        jo.page.locator(".sheet li > .face").first.click()
        jo.page.locator(f".faces label:has(use[href='{before[1]}'])").click()
        expect(faces.first).to_have_attribute("href", before[1] or "")
        expect(faces.nth(1)).to_have_attribute("href", before[0] or "")


def test_two_people_of_one_name_are_told_apart(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, PHONE, seed=2) as other:
        table = jo.set_up("hyene", 2, {0: "Jo"})
        jo.go_to(table)
        other.go_to(table)
        other.page.get_by_role("radio", name="the star").check()
        other.sit_down("Jo")
        expect(jo.page.locator(".chair", has_text="Jo Moon")).to_be_visible()
        expect(jo.page.locator(".chair", has_text="Jo Star")).to_be_visible()
        jo.page.get_by_role("button", name="Light the fire").click()
        expect(other.page.locator(".seat", has_text="Jo Star")).to_be_visible()


def test_friends_come_by_code_and_all_see_who_sits_where(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, PHONE, seed=2) as leo:
        jo.page.goto(house.address)
        choose(jo, "Spirale de la hyène", "With friends")
        card = jo.page.locator(".card", has_text="Spirale de la hyène")
        card.get_by_role("button", name="3", exact=True).click()
        jo.page.get_by_role("button", name="That’s me!").click()
        code = jo.page.locator(".code").inner_text().replace(" · ", "-")
        leo.page.goto(house.address)
        leo.page.get_by_label("I have a code").fill(code)
        leo.page.keyboard.press("Enter")
        leo.sit_down("Léo")
        expect(jo.page.locator(".chair", has_text="Léo")).to_be_visible()
        jo.page.get_by_role("button", name="Bot").click()
        expect(leo.page.locator(".chair", has_text="bot · ")).to_be_visible()
        bot = leo.page.locator(".chair", has_text="bot").locator("b").inner_text()
        jo.page.get_by_role("button", name="Light the fire").click()
        expect(leo.page.locator(".seat", has_text=bot)).to_be_visible()  # the same name as before the game


def test_whoever_comes_back_finds_their_games_first(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hyene", 2, "Jo", rounds=1, steps=30)
        jo.skip_to_the_end()
        waiting = jo.begin("wazbaraz", 3, "Jo")
        jo.play_until(".prompt .step, .prompt .set")
        jo.set_up("hexentanz", 3, {0: "Jo"})
        jo.page.goto(house.address)
        expect(jo.page.get_by_role("heading", name="Your turn 1")).to_be_visible()
        runs = jo.page.locator(".run")
        expect(runs).to_have_count(2)
        expect(runs.first.get_by_role("link", name="Play")).to_have_class(re.compile(r"\bgo\b"))
        expect(runs.first.get_by_role("link")).to_have_attribute("href", f"/table/{waiting}")
        assert jo.page.locator(".btn.go").count() == 1  # one full lantern a screen
        expect(runs.nth(1)).to_contain_text("Not everybody is here yet.")
        (said,) = jo.page.evaluate("async () => Object.values(await (await fetch('/api/tables/mine/latest')).json())")
        expect(runs.first).to_contain_text(f"Your turn! {said}")
        frame = jo.page.locator(".frame")
        frame.scroll_into_view_if_needed()
        expect(frame.locator(".board [data-spot]").first).to_be_attached()  # the last moment, as it was
        expect(frame.locator(".won use").first).to_be_attached()
        for what in ("Watch again", "Study", "Keep"):
            expect(jo.page.locator(".acts").get_by_role("link", name=what)).to_have_count(1)
        jo.page.locator(".acts").get_by_role("link", name="Study").click()
        expect(jo.page.locator(".after")).to_be_visible()


def test_a_seat_goes_to_another_device(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, PHONE, seed=2) as phone:
        jo.begin("hyene", 2, "Jo")
        jo.page.get_by_label("Menu").click()
        jo.page.get_by_role("button", name="Take my seat to another device").click()
        link = jo.page.locator(".menu img + a").get_attribute("href")
        assert link
        phone.page.goto(link)
        phone.page.get_by_role("button", name="I’ll take it").click()
        expect(phone.page.locator(".seat", has_text="your turn")).to_be_visible()


def test_who_is_only_watching_can_do_nothing_and_sees_no_secret(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo, Person(browser, house.address, PHONE, seed=2) as onlooker:
        table = jo.begin("hexentanz", 3, "Jo", memory_aid="on")
        onlooker.go_to(table)
        expect(onlooker.page.get_by_role("heading", name="Jo is thinking…")).to_be_visible()
        jo.play_until(".board .note")
        assert onlooker.page.locator(".board .note").count() == 0
        assert onlooker.page.locator(".prompt button, .spot.lit").count() == 0
        expect(onlooker.page.locator(".log li").first).to_be_visible()


def test_the_language_can_be_switched_at_any_time_and_stays(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.begin("hyene", 2, "Jo")
        jo.page.get_by_role("button", name=re.compile("^EN, ")).click()
        expect(jo.page.locator(".seat", has_text="à toi de jouer")).to_be_visible()
        jo.page.reload()
        expect(jo.page.locator(".seat", has_text="à toi de jouer")).to_be_visible()


def test_the_language_chosen_survives_a_reload_at_the_very_next_moment(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(f"{house.address}/?lang=en")  # an address that asks for a language must not bring it back
        switch = jo.page.get_by_role("button", name=re.compile("^EN, "))
        switch.wait_for()
        jo.page.route("**/api/**", lambda route: route.abort())  # nothing that is asked for from now on gets through
        jo.excused = ("net::ERR_FAILED",)
        switch.evaluate("button => button.click()")
        jo.page.unroute_all()
        jo.page.reload()
        expect(jo.page.get_by_role("button", name=re.compile("^FR, "))).to_be_visible()
        expect(jo.page.locator("html")).to_have_attribute("lang", "fr")


def test_what_is_switched_in_the_bar_survives_a_reload(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(house.address)
        sound = jo.page.get_by_role("button", name="Sound")
        expect(sound).to_have_attribute("aria-pressed", "true")
        sound.click()
        jo.page.get_by_role("button", name="Night or dawn").click()
        jo.page.reload()
        expect(sound).to_have_attribute("aria-pressed", "false")
        expect(jo.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_device_can_be_forgotten(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.set_up("hyene", 2, {0: "Jo"})
        jo.page.goto(f"{house.address}/about")
        jo.page.get_by_role("button", name="Forget me").click()
        jo.page.get_by_role("button", name="Forget me").click()
        expect(jo.page.get_by_text("The house knows nothing about you any more.")).to_be_visible()
        assert not jo.context.cookies()


@pytest.mark.parametrize("path", ["/nowhere", "/table/nothing", "/replay/nothing"])
def test_a_page_that_is_not_there_leads_home(browser: Browser, house: House, path: str) -> None:
    with Person(browser, house.address, PHONE) as jo:
        jo.excused = ("404",)
        jo.page.goto(house.address + path)
        expect(jo.page.get_by_role("heading", name="Nobody here but me.")).to_be_visible()
        expect(jo.page).to_have_title("Nobody here but me. · Walpurgis")
        jo.page.get_by_role("button", name="Sound").wait_for()  # before it the page is the one without scripts
        jo.page.get_by_label("I have a code").fill("no such code")
        jo.page.keyboard.press("Enter")
        expect(jo.page.locator(".owl")).to_contain_text("No table has this code.")
        jo.page.get_by_role("link", name="Go home").click()
        expect(jo.page).to_have_title("Walpurgis")
        expect(jo.page.locator(".card").first).to_be_visible()


def test_a_table_is_titled_by_its_game(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.add_init_script(
            """window.titles = [];
            const note = () => window.titles.push(document.title);
            new MutationObserver(note).observe(document, {subtree: true, childList: true});"""
        )
        table = jo.set_up("hyene", 2, {0: "Jo"})
        jo.go_to(table)
        expect(jo.page).to_have_title("Spirale de la hyène · Walpurgis")
        titles = jo.page.evaluate("window.titles")
        assert titles
        assert "Walpurgis · Walpurgis" not in titles


def test_the_lobby_begins_with_the_code_on_a_phone_and_never_with_milliseconds(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE) as jo:
        jo.go_to(jo.set_up("sorcellerie", 2, {0: "Jo"}))
        jo.page.locator(".rules legend").first.wait_for()
        code, chair, rules = (
            jo.page.locator(name).first.bounding_box() for name in (".invitation", ".chair", ".rules")
        )
        assert code
        assert chair
        assert rules
        assert code["y"] < chair["y"] < rules["y"]
        start = jo.page.get_by_role("button", name="Light the fire")
        expect(start).to_be_in_viewport()  # however far the page goes on below
        jo.page.mouse.wheel(0, 4000)
        expect(start).to_be_in_viewport()
        assert jo.page.locator(".rules input[type=number]:visible").count() == 0
        jo.page.get_by_text("More settings").click()
        expect(jo.page.locator(".rules input[type=number]:visible").first).to_be_visible()
