"""Lessons: every scene can be played, says what it wants in both languages, and together they teach the rules."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from tests.games.setups import GAMES
from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.kernel.lesson import LessonScene, scenes
from walpurgis.kernel.position import random_step
from walpurgis.kernel.record import read
from walpurgis.kernel.refusal import RecordError
from walpurgis.kernel.replay import Replay
from walpurgis.kernel.steps import CHANCE, OVER
from walpurgis.words import LANGUAGES, Words
from walpurgis.words.lessons import lesson_of
from walpurgis.words.rules import rules_page

LONGEST_TITLE = 28  # characters
LONGEST_SAYING = 200
CALM_READING = 180  # words a minute
PRESS_S = 2.0  # to find what is to be pressed, and to press it
PRESSES = 3  # in a scene: choose, do, go on
LISTENED = 40  # games in which it is heard which clauses are named as they matter

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

# What a beginner does without: what is in the box and who begins, variants of the house rules, readings of rare cases
# and of what happens by itself. They stand on the rules pages.
UNTAUGHT = {
    "hexenrennen": "HR-01 HR-02 HR-03 HR-11 HR-R1 HR-R3 HR-R7 HR-R8 HR-R9",
    "hexentanz": "HT-01 HT-03 HT-04 HT-R1 HT-R10 HT-R11 HT-R2 HT-R4 HT-R6 HT-R7 HT-R8 HT-R9",
    "hyene": "HY-01 HY-02 HY-R6 HY-R7 HY-R9",
    "sorcellerie": "SO-01 SO-02 SO-03 SO-06 SO-19 SO-20 SO-R10 SO-R11 SO-R12 SO-R13 SO-R2 SO-R6 SO-R8 SO-R9",
    "wazbaraz": "WB-01 WB-02 WB-04 WB-05 WB-22 WB-R1 WB-R10 WB-R13 WB-R2 WB-R3 WB-R4 WB-R7 WB-R8 WB-R9",
}


def opened(game: Game, scene: LessonScene) -> Replay:
    replay = Replay(game, scene.record, scene.name, listen=True)
    while replay.count < scene.shown:
        assert replay.advance(), (scene.name, replay.next_line, replay.refused)
    return replay


@every_game
def test_a_game_is_learnt_in_a_handful_of_scenes(game: Game) -> None:
    found = lesson_of(game)
    assert 4 <= len(found) <= 7
    assert len({scene.name for scene in found}) == len(found)


@every_game
def test_what_a_scene_asks_for_can_be_done_and_what_follows_happens(game: Game) -> None:
    for scene in lesson_of(game):
        replay = opened(game, scene)
        assert scene.seat in replay.position.awaited()
        assert scene.accepts(scene.step)
        while replay.count < scene.until:
            assert replay.advance(), (scene.name, replay.next_line, replay.refused)


@every_game
def test_a_scene_points_at_spots_of_the_board(game: Game) -> None:
    for scene in lesson_of(game):
        layout = game.layout(opened(game, scene).position.setup)
        spots = {spot.name for spot in layout.spots} | {region.spot for region in layout.regions}
        assert scene.points
        assert spots >= set(scene.points), scene.name


@every_game
def test_a_scene_says_one_thing_in_few_words(game: Game) -> None:
    for language in LANGUAGES:
        words = Words(language, game)
        for scene in lesson_of(game):
            assert len(words.lesson(scene)) <= LONGEST_TITLE
            assert len(words.lesson(scene, "say")) <= LONGEST_SAYING
            assert words.lesson(scene, "why")


@every_game
def test_a_lesson_is_read_and_done_in_three_minutes(game: Game) -> None:
    """By a calm reader; half a minute of it is left for what is shown."""
    for language in LANGUAGES:
        words = Words(language, game)
        scenes = lesson_of(game)
        said = [words.say("lesson-aim"), *(words.lesson(one, part) for one in scenes for part in ("", "say", "why"))]
        reading = 60 * sum(len(text.split()) for text in said) / CALM_READING
        assert reading + PRESS_S * (1 + PRESSES * len(scenes)) <= 150, language


@every_game
def test_a_lesson_begins_with_what_the_game_is_about(game: Game) -> None:
    for language in LANGUAGES:
        assert 40 <= len(Words(language, game).say("lesson-aim")) <= LONGEST_SAYING


@every_game
def test_a_scene_stops_before_the_others_have_their_turns(game: Game) -> None:
    """What is explained is what is on the board: chance and whoever acts at the same time, but nobody's next turn."""
    for scene in lesson_of(game):
        position = opened(game, scene).position
        together = position.awaited()
        settled = scene.settles(position, scene.step)
        for line in scene.following(scene.step)[:settled]:
            assert line.actor in (CHANCE, *together), scene.name
        assert scene.settles(position, scene.step) == settled  # nothing of it is kept


SETTLED = {
    "hexenrennen": {"enter": 1, "leap": 1, "lay": 4},  # the tile is turned over; in the lesson of laying the die falls
    "hexentanz": {"out": 0},
    "hyene": {"throw": 1},
    "sorcellerie": {"most": 2, "least": 2},
    "wazbaraz": {"card": 0, "silence": 0},
}


@every_game
def test_chance_that_answers_a_step_belongs_to_it_and_the_die_of_the_next_seat_does_not(game: Game) -> None:
    settled = {
        scene.name: scene.settles(opened(game, scene).position, scene.step)
        for scene in lesson_of(game)
        if scene.following(scene.step)
    }
    assert {name: settled[name] for name in SETTLED[game.name]} == SETTLED[game.name]


@every_game
def test_every_clause_that_a_player_meets_is_taught_or_named_when_it_matters(game: Game) -> None:
    taught = {clause for scene in lesson_of(game) for clause in scene.clauses}
    every = set(clauses_of(game))
    assert taught <= every
    missing = {clause for clause in every - taught - set(named(game)) if "-H" not in clause}
    assert missing == set(UNTAUGHT[game.name].split())


def clauses_of(game: Game) -> list[str]:
    return re.findall(r'id="([A-Z]{2}-[RH]?\d+)"', rules_page(game, "en"))


def named(game: Game) -> Iterator[str]:
    """The clauses that events, previews and refusals name in games that anybody could play."""
    for number in range(LISTENED):
        rng = Random(number)
        position = game.start(game.seats[number % len(game.seats)])
        position.events = []
        while position.awaits != OVER and len(position.events) < 1000:
            position.play(*random_step(position, rng))
        for event in position.events:
            yield from event.clauses
    for language in LANGUAGES:
        yield from [clause for clause in clauses_of(game) if refuses(Words(language, game), clause)]


def refuses(words: Words, clause: str) -> bool:
    """Whether there is a sentence for the moment in which somebody tries what the clause forbids."""
    return "now" in words._bundle.get_message(clause).attributes


def test_another_step_of_the_same_verb_is_accepted_where_the_scene_says_so() -> None:
    look = next(scene for scene in lesson_of(games.find("hexentanz")) if scene.name == "look")
    assert look.accepts("look 3")
    assert not look.accepts("move 3")
    assert look.following("look 3") == []
    most = next(scene for scene in lesson_of(games.find("sorcellerie")) if scene.name == "most")
    assert most.accepts("say c @77")
    assert most.following("say c @77")


def test_no_turn_of_the_learner_is_played_for_them() -> None:
    record = read("walpurgis 1\ngame hexentanz\nseats 3\nscene out 1\n\n* die 4\n0: out\n* die 2\n1: out\n0: out\n")
    with pytest.raises(RecordError, match="somebody else"):
        scenes(record, "test")


@pytest.mark.parametrize("header", ["scene out", "scene out 99", "teach out HT-08", "accept out out"])
def test_a_header_that_says_no_scene_is_refused(header: str) -> None:
    record = read(f"walpurgis 1\ngame hexentanz\nseats 3\n{header}\n\n* die 4\n0: out\n")
    with pytest.raises(RecordError):
        scenes(record, "test")
