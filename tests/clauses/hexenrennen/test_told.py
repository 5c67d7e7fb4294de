"""What is told of the witches: which of the three it was, always."""

from random import Random

from walpurgis.games import find
from walpurgis.kernel.event import Event
from walpurgis.kernel.position import playout
from walpurgis.words import LANGUAGES, Words

SEEDS = 30
LONGEST = 5000  # steps
OF_A_WITCH = {
    *("enter", "move", "rest", "held", "carried", "finish"),
    *("own-symbol", "symbol", "stay", "spare", "forward", "back", "unanswered"),
    *("neutral", "in-vain", "empty"),
}


def events() -> list[Event]:
    """All that is told in some games at random."""
    game = find("hexenrennen")
    told: list[Event] = []
    for seed in range(SEEDS):
        race = game.start(2 + seed % 2)
        race.events = told
        playout(race, Random(seed), LONGEST)
    return told


def test_whatever_happens_to_a_witch_is_told_with_her_number() -> None:
    told = events()
    assert {event.name for event in told} >= OF_A_WITCH
    assert all(("witch" in event.args) == (event.name in OF_A_WITCH) for event in told)
    for language in LANGUAGES:
        words = Words(language, find("hexenrennen"))
        for event in {event.name: event for event in told if event.name in OF_A_WITCH}.values():
            sentences = {words.say(f"event-{event.name}", **{**event.args, "witch": number}) for number in (1, 2, 3)}
            assert len(sentences) == 3, event.name
