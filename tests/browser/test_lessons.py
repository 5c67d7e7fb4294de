"""Every lesson is played through by clicks alone, and every scene says so when it is done."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import DESK, PHONE, Person
from tests.browser.test_clicks import violations
from tests.games.setups import GAMES
from walpurgis.games.sorcellerie.board import ANSWERS
from walpurgis.kernel.game import Game
from walpurgis.kernel.lesson import LessonScene
from walpurgis.words.lessons import lesson_of

NEXT = ".guide .go"

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_a_lesson_is_played_through_by_clicks_alone(browser: Browser, house: House, game: Game) -> None:
    """One scene on a phone, the next one at a desk."""
    with Person(browser, house.address, PHONE) as jo:
        jo.page.goto(f"{house.address}/learn/{game.name}")
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
    jo.page.locator(".prompt .step:not(.on), .prompt .preview .go").first.wait_for()
    if steps.count() <= 1:
        go.click()
        return
    for number in range(steps.count()):
        steps.nth(number).click()
        go.click()
        jo.page.locator(f"{NEXT}, .prompt .owl").first.wait_for()
        if jo.page.locator(NEXT).count():
            return


def test_a_wrong_try_is_answered_and_the_scene_goes_on(browser: Browser, house: House) -> None:
    with Person(browser, house.address) as jo:
        jo.page.goto(f"{house.address}/learn/hexentanz")
        for _ in range(3):
            jo.page.get_by_role("button", name="I know this, go on").click()
        expect(jo.page.get_by_role("heading", name="A little peek")).to_be_visible()
        jo.page.locator(".prompt .step").first.click()
        jo.page.locator(".prompt .preview .go").click()
        expect(jo.page.locator(".prompt .owl")).to_contain_text("what the lantern shows")
        jo.page.get_by_role("button", name="The scene before").click()
        expect(jo.page.get_by_role("heading", name="Any hat will do")).to_be_visible()


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
