"""Every lesson is played through by clicks alone, and every scene says so when it is done."""

import time

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import PATIENCE_S, House
from tests.browser.person import DESK, PHONE, Person, Size
from tests.browser.test_clicks import violations
from tests.games.setups import GAMES
from walpurgis.games.sorcellerie.board import ANSWERS
from walpurgis.kernel.game import Game
from walpurgis.kernel.lesson import LessonScene
from walpurgis.lab import puzzles
from walpurgis.words.lessons import lesson_of

NEXT = ".guide .go"

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_a_lesson_is_played_through_by_clicks_alone(browser: Browser, house: House, game: Game) -> None:
    """One scene on a phone, the next one at a desk."""
    with Person(browser, house.address, PHONE) as jo:
        jo.page.goto(f"{house.address}/learn/{game.name}")
        begin(jo)
        for number, scene in enumerate(lesson_of(game)):
            width, height = DESK if number % 2 else PHONE
            jo.page.set_viewport_size({"width": width, "height": height})
            expect(jo.page.locator(".guide .dots .done")).to_have_count(number)
            do(jo, scene)
            jo.page.locator(NEXT).click()
        expect(jo.page.get_by_role("heading", name="You know how it goes!")).to_be_visible()
        assert violations(jo.page) == []
        jo.page.get_by_role("button", name="Play for real").click()
        expect(jo.page.get_by_text("Who joins the dance?")).to_be_visible()


def begin(jo: Person) -> None:
    """What the game is about comes first, and nothing can be pressed before it is read."""
    jo.page.get_by_role("button", name="Show me").wait_for()
    assert jo.page.locator(".board .spot.lit, .prompt .step, .prompt .pad").count() == 0
    jo.page.locator(NEXT).click()


def do(jo: Person, scene: LessonScene) -> None:
    """As somebody would who presses what seems right, and something else if it was not."""
    prompt = jo.page.locator(".prompt")
    verb, _, rest = scene.step.partition(" ")
    prompt.locator(".guide").wait_for()
    if verb == "say":
        prompt.locator(".pad button").nth(ANSWERS.index(rest.partition(" @")[0])).click()
    elif verb == "lay":
        jo.page.locator(".arrange .scatter").click()
        jo.page.locator(".arrange .go").click()
    elif verb in ("name", "choose"):
        prompt.locator(".set .open, .set ul button").first.click()  # opens it, or picks the first
        items = prompt.locator(".set ul [aria-pressed=false]")
        while prompt.locator(".set .slot.empty").count():
            items.first.click()
        prompt.locator(".preview .go").click()
    else:
        try_all(jo)
    jo.page.locator(NEXT).wait_for()


def try_all(jo: Person) -> None:
    """One step after the other, until the scene is done. The only one is chosen already, and may not be listed."""
    steps, go = jo.page.locator(".prompt .step"), jo.page.locator(".prompt .preview .go")
    jo.page.locator(".prompt .step:visible, .prompt .preview .go").first.wait_for()
    if go.count():
        go.click()
        return
    for number in range(steps.count()):
        steps.nth(number).click()
        go.click()
        jo.page.locator(f"{NEXT}, .prompt .owl").first.wait_for()
        if jo.page.locator(NEXT).count():
            return


def test_a_lesson_takes_no_more_than_keys(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(f"{house.address}/learn/hyene")
        enter(jo, NEXT)
        over = jo.page.get_by_role("heading", name="You know how it goes!")
        deadline = time.monotonic() + PATIENCE_S
        while not over.count():
            assert time.monotonic() < deadline, "the lesson does not come to its end"
            if jo.tab_to(NEXT):  # it has the focus already, unless a key was on its way past it
                jo.page.keyboard.press("Enter")
            elif jo.page.locator(".prompt .owl").count() and jo.tab_to(".prompt .step"):
                jo.page.keyboard.press("Enter")  # what was done is still chosen, and not what the scene asks for
            else:
                jo.act_by_key()
            jo.wait()


def enter(jo: Person, selector: str) -> None:
    jo.page.locator(selector).first.wait_for()
    assert jo.tab_to(selector)
    jo.page.keyboard.press("Enter")


def test_a_puzzle_takes_no_more_than_keys(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(f"{house.address}/puzzles")
        enter(jo, ".board .book")
        jo.page.locator(".step, .piece, .set ul button").first.wait_for()
        jo.page.goto(f"{house.address}/puzzles/hexentanz-1-2")
        while not jo.page.locator(".right").count():
            enter(jo, ".piece")  # any of them
            enter(jo, ".do .go")
            jo.page.locator(".right, .owl").first.wait_for()


def test_a_solved_puzzle_shows_its_answer(browser: Browser, house: House) -> None:
    """Nobody is “Player 1” there, the hat is off, and what the owl says of a wrong answer is in sight."""
    name, best = "hexentanz-3-1", puzzles.make("hexentanz", "1", 3).best
    answers = puzzles.make("hexentanz", "1", 3).answers
    with Person(browser, house.address, PHONE) as jo:
        jo.page.goto(f"{house.address}/puzzles/{name}")
        pieces = jo.page.locator(".piece")
        pieces.first.wait_for()
        expect(jo.page.locator(".panel")).not_to_contain_text("Player")
        pieces.nth((answers.index(best) + 1) % len(answers)).click()
        jo.page.locator(".do .go").click()
        expect(jo.page.locator(".do .owl")).to_be_in_viewport()
        said = pieces.nth(answers.index(best)).inner_text()
        hats = jo.page.locator(".board .pieces use[href$='piece-hat']")
        before = hats.count()
        pieces.nth(answers.index(best)).click()
        jo.page.locator(".do .go").click()
        expect(jo.page.locator(".right")).to_contain_text(" ".join(said.split()))
        expect(jo.page.locator(".right")).to_be_in_viewport()
        expect(hats).to_have_count(before - 1)


def test_on_a_phone_it_is_said_above_the_landscapes_what_is_laid(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE) as jo:
        skip_to(jo, house, "hexenrennen", "Before the race", 5)
        expect(jo.page.locator(".laying .question")).to_contain_text("everybody hides three numbers")
        expect(jo.page.locator(".laying .question")).to_be_in_viewport()


def test_a_wrong_try_is_answered_and_the_scene_goes_on(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        skip_to(jo, house, "hexentanz", "A little peek", 3)
        expect(jo.page.locator(".log h2")).to_be_hidden()  # nothing has happened yet
        jo.page.locator(".board .spot.lit").first.press("Enter")
        jo.page.get_by_role("button", name="Move", exact=False).first.click()
        jo.page.locator(".prompt .preview .go").click()
        expect(jo.page.locator(".prompt .owl")).to_contain_text("what the lantern shows")
        jo.page.get_by_role("button", name="The scene before").click()
        expect(jo.page.get_by_role("heading", name="Any hat will do")).to_be_visible()


def skip_to(jo: Person, house: House, game: str, title: str, number: int) -> None:
    jo.page.goto(f"{house.address}/learn/{game}")
    begin(jo)
    for _ in range(number):
        jo.page.get_by_role("button", name="I know this, go on").click()
    expect(jo.page.get_by_role("heading", name=title)).to_be_visible()


def test_a_scene_explains_what_is_on_the_board_before_the_others_go_on(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE) as jo:
        jo.page.goto(house.address)
        jo.page.evaluate("localStorage.setItem('walpurgis', JSON.stringify({name: 'Léo', face: 4}))")
        skip_to(jo, house, "wazbaraz", "Lay a card", 0)
        expect(jo.page.locator(".seats")).to_contain_text("Léo")
        expect(jo.page.locator(".prompt .wanted")).to_have_count(1)
        jo.page.locator(".prompt .wanted").click()
        jo.page.locator(".prompt .preview .go").click()
        jo.page.locator(NEXT).wait_for()
        expect(jo.page.locator(".board .speaker")).to_contain_text("WAZ!")
        expect(jo.page.locator(NEXT)).to_be_in_viewport()
        jo.page.locator(NEXT).click()
        expect(jo.page.get_by_role("heading", name="Silence speaks")).to_be_visible()
        expect(jo.page.locator(".board .speaker")).to_contain_text("shh")


def test_what_is_to_be_named_is_on_the_screen_of_a_phone(browser: Browser, house: House) -> None:
    with Person(browser, house.address, PHONE) as jo:
        skip_to(jo, house, "wazbaraz", "Name them!", 4)
        expect(jo.page.locator(".prompt .set .slot").first).to_be_in_viewport()
        assert jo.page.locator(".prompt [data-spot]").count() == 0  # no cards: none is to be laid


@pytest.mark.parametrize("size", [(360, 640), (360, 740), (390, 844), (412, 823)], ids=str)
def test_on_a_phone_the_button_of_the_only_move_covers_no_line(browser: Browser, house: House, size: Size) -> None:
    """Of a scene that begins with one: what is to be done is said above it."""
    with Person(browser, house.address, size, has_touch=True) as jo:
        jo.page.goto(f"{house.address}/learn/hexenrennen?lang=en")
        begin(jo)
        jo.page.wait_for_function("""() => {
          const [said, panel] = ['.guide .note', '.preview'].map((one) => document.querySelector(one));
          const [above, below] = [said, panel].map((one) => one?.getBoundingClientRect());
          return said && panel && above.top >= 0 && above.bottom <= below.top;
        }""")


@pytest.mark.parametrize("letters", ["of the house", "of the system"])
def test_all_six_answers_are_on_the_screen_of_a_phone(browser: Browser, house: House, letters: str) -> None:
    with Person(browser, house.address, PHONE) as jo:
        if letters == "of the system":
            jo.page.route("**/*.woff2", lambda route: route.abort())
        skip_to(jo, house, "sorcellerie", "What is there most of?", 0)
        expect(jo.page.locator(".pad button").last).to_be_in_viewport(ratio=1)
        if letters == "of the system":
            jo.faults.clear()  # that they are missing is complained of


def test_a_puzzle_is_solved_and_stands_solved_on_the_shelf(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(f"{house.address}/puzzles")
        jo.page.locator(".board .book").first.click()
        answers = jo.page.locator(".piece")
        answers.first.wait_for()
        assert violations(jo.page) == []
        for number in range(answers.count()):
            answers.nth(number).click()
            jo.page.get_by_role("button", name="That’s my answer").click()
            jo.page.locator(".right, .owl").first.wait_for()
            if jo.page.locator(".right").count():
                break
        jo.page.get_by_role("link", name="Back to the shelf").click()
        expect(jo.page.locator(".book.done")).to_have_count(1)
        assert violations(jo.page) == []
