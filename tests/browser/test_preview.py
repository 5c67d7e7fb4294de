"""What a move would do is shown beside the moves, not on them."""

import random

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.house import House
from tests.browser.person import Person, Size
from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.kernel.steps import CHANCE, OVER
from walpurgis.words import LANGUAGES, Words

# Whether the row of cards and the button that plays one are both on the screen, and neither lies on the other.
BOTH_SEEN = """() => {
  const boxOf = (selector) => document.querySelector(`.prompt ${selector}`)?.getBoundingClientRect();
  const [row, preview, go] = ["[data-spot^='hand-'] ul", '.preview', '.preview .go'].map(boxOf);
  return row && go && row.top >= 0 && row.bottom <= preview.top + 1 && go.bottom <= innerHeight;
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=str)
def test_on_a_phone_cards_and_the_button_are_seen_together(browser: Browser, house: House, size: Size) -> None:
    with Person(browser, house.address, size=size) as jo:
        table = jo.set_up("wazbaraz", 3, {1: "Jo"})
        jo.fill_with_bots(table)
        jo.start(table)
        jo.go_to(table)
        cards = jo.page.locator(".prompt [data-spot^='hand-'] .step")
        cards.first.click()
        jo.page.wait_for_function(BOTH_SEEN)
        jo.page.evaluate("scrollTo(0, 0)")
        jo.page.locator(".board .spot.lit:not(.chosen)").first.click()  # from the board as well
        jo.page.wait_for_function(BOTH_SEEN)


# Whether the button that plays, the row of moves and the hat that is chosen are all on the screen, none on another.
ALL_SEEN = """() => {
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [hat, row, preview, go] = ['.board .spot.chosen', '.prompt .offer', '.preview', '.preview .go'].map(boxOf);
  if (!hat || !row || !go) return false;
  return hat.top >= 0 && hat.bottom <= row.top && row.bottom <= preview.top + 1 && go.bottom <= innerHeight;
}"""


def choose(hat: Locator) -> None:
    hat.click()
    expect(hat).to_contain_class("chosen")


@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=str)
def test_on_a_phone_the_chosen_hat_the_moves_and_the_button_are_seen_together(
    browser: Browser, house: House, size: Size
) -> None:
    with Person(browser, house.address, size=size) as jo:
        jo.begin("hexentanz", 3, "Jo")
        jo.play_until(".prompt .offer:not(.settled) .step")
        hats = jo.page.locator(".board .spot.lit")
        for number in range(hats.count()):  # those that push or go home have most to say
            jo.page.evaluate("scrollTo(0, 0)")
            choose(hats.nth(number))
            jo.page.wait_for_function(ALL_SEEN)


def test_a_row_of_many_moves_does_not_widen_the_page(browser: Browser, house: House) -> None:
    """On a phone the lower edge of a page that is wider than the screen lies below it, with all that sticks to it."""
    with Person(browser, house.address, size=(390, 844), has_touch=True) as jo:
        jo.begin("hexentanz", 3, "Jo")
        jo.play_until(".prompt .offer li:nth-child(5)")
        assert jo.page.evaluate("document.scrollingElement.scrollWidth") == 390


def test_a_press_means_what_lay_under_it_when_it_began(browser: Browser, house: House) -> None:
    """The page may move under a finger before it is lifted: nothing else is chosen, and nothing at all is played."""
    with Person(browser, house.address, size=(360, 640)) as jo:
        jo.begin("hexentanz", 3, "Jo")
        jo.play_until(".prompt .offer:not(.settled) .step")
        choose(jo.page.locator(".board .spot.lit").first)
        jo.page.locator(".board .ways").first.wait_for(state="attached")  # nothing more is to come
        spot = jo.page.locator(".board .spot.lit:not(.chosen)").last.get_attribute("data-spot")
        meant = jo.page.locator(f".board [data-spot='{spot}']")
        meant.click(trial=True)  # once it no longer moves
        box = meant.bounding_box()
        assert box is not None
        jo.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        jo.page.mouse.down()
        jo.page.evaluate("document.body.style.paddingTop = '40px'")
        jo.page.mouse.up()
        expect(meant).to_contain_class("chosen")


AIM_IS_SEEN = """() => {
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [aim, preview] = ['.prompt .aim', '.preview'].map(boxOf);
  return aim && preview && aim.bottom <= preview.top + 1;
}"""


def test_on_a_phone_the_aim_is_seen_above_the_only_move(browser: Browser, house: House) -> None:
    """Whatever comes in later: at first the page may be too short to be pushed up."""
    with Person(browser, house.address, size=(360, 780)) as jo:
        jo.begin("hexenrennen", 4, "Jo", course="dealt")
        jo.page.locator(".log li").first.wait_for(state="attached")
        jo.page.wait_for_function(AIM_IS_SEEN)


COVERED = """(selector) => {
  const {top, bottom} = document.querySelector('.prompt .preview').getBoundingClientRect();
  return [...document.querySelectorAll(selector)].some((one) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && box.bottom > top + 1 && box.top < bottom;
  });
}"""


def test_on_a_phone_why_something_cannot_be_done_is_not_under_the_panel(browser: Browser, house: House) -> None:
    with Person(browser, house.address, size=(360, 640), has_touch=True) as jo:
        jo.begin("hexentanz", 3, "Jo")
        jo.play_until(".prompt .offer:not(.settled) .step")
        choose(jo.page.locator(".board .spot.lit").first)
        jo.page.locator(".prompt .preview .go").wait_for()
        jo.page.locator(".board .spot[data-spot^='home-']").first.dispatch_event("click")
        jo.page.locator(".prompt .owl").wait_for()
        jo.page.wait_for_function(f"!({COVERED})('.prompt .owl')")


def longest_previews(game: Game, language: str) -> list[str]:
    """The longest sentences of each kind in a few games that are played without thought."""
    words, found = Words(language, game), dict[str, str]()
    for seed in range(12):
        rng, position = random.Random(seed), game.start(game.seats[-1], 0)
        while position.awaits != OVER:
            if position.awaits == CHANCE:
                position.play(CHANCE, position.chances().draw(rng))
                continue
            seat = position.first_awaited()
            steps = position.legal(seat)
            for step in rng.sample(steps, min(4, len(steps))):
                shown = position.preview(seat, step)
                said = words.preview(shown) if shown else ""
                if shown and len(said) > len(found.get(shown.name, "")):
                    found[shown.name] = said
            position.play(seat, rng.choice(steps))
    return sorted(found.values())


# How high what is said about a move becomes, beside how high it is where there is nothing to say.
HEIGHTS = """(sentences) => {
  const line = document.querySelector('.prompt .preview p[aria-live]');
  const clause = line.querySelector('a')?.outerHTML ?? '';
  return ['', ...sentences].map((said) => {
    line.textContent = said;
    line.insertAdjacentHTML('beforeend', said && clause);
    return line.getBoundingClientRect().height;
  });
}"""


@pytest.mark.parametrize("size", [(360, 640), (360, 780)], ids=str)
def test_on_a_phone_there_is_room_for_the_longest_sentence_about_a_move(
    browser: Browser, house: House, size: Size
) -> None:
    """It comes a moment after the move was chosen: were it longer, the page would move under a finger."""
    with Person(browser, house.address, size) as jo:
        jo.begin("hexentanz", 3, "Jo")
        jo.play_until(".prompt .offer:not(.settled) .step")
        choose(jo.page.locator(".board .spot.lit").first)
        jo.page.locator(".prompt .preview p[aria-live] a").wait_for()
        for name in games.ours():
            for language in LANGUAGES:
                sentences = longest_previews(games.find(name), language)
                empty, *heights = jo.page.evaluate(HEIGHTS, sentences)
                assert [said for said, height in zip(sentences, heights, strict=True) if height > empty] == []
