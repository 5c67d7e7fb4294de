"""Rules to read: contents, a place for every rule, and pictures that are real positions."""

import importlib
import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.setups import GAMES
from tests.server.running import Guest
from walpurgis.kernel import record
from walpurgis.kernel.game import Game
from walpurgis.kernel.replay import Replay
from walpurgis.kernel.view import View
from walpurgis.lab import new_game
from walpurgis.server.art import Art, ornament
from walpurgis.server.rulebook import Rulebook, drawn_record
from walpurgis.words import LANGUAGES, Words
from walpurgis.words.rules import rules_page

HOUSE = (Path(__file__).parents[2] / "client" / "src" / "art" / "house.svg").read_bytes()
ANCHOR = re.compile(r'<a id="([A-Z]{2}-[RH]?\d+)"></a>')
PICTURE = re.compile(r"!\[([^\]]+)\]\((pictures/[\w-]+\.record)\)")
PART = re.compile(r'<h2 id="(part-\d+)">(.+?)</h2>')
FIGURE = re.compile(r'<g class="figure ')

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_picture = pytest.mark.parametrize(
    ("game", "source"),
    [(game, source) for game in GAMES for _, source in PICTURE.findall(rules_page(game, "en"))],
    ids=lambda value: value.name if isinstance(value, Game) else value.split("/")[-1],
)


def page_of(game: Game, language: str) -> str:
    return str(Rulebook(game, language, HOUSE).html())


def art_of(game: Game) -> Art:
    return Art(files(game.package).joinpath("art.svg").read_bytes(), HOUSE, f"{game.name}-")


def last_view(game: Game, source: str) -> tuple[View, set[str]]:
    """What the picture is to show, and the spots that are on the board."""
    written = record.read(files(game.package).joinpath(source).read_text("utf-8"), source)
    replay = Replay(game, written, source)
    while replay.advance():
        pass
    assert replay.next_line is None, replay.refused
    seat = next((int(value.split()[1]) for key, value in written.extra if value.startswith("seat ")), None)
    layout = game.layout(replay.position.setup)
    return replay.position.view(seat), {spot.name for spot in layout.spots if spot.shape != "hand"}


@every_game
@every_language
def test_every_rule_is_a_place_of_its_own(game: Game, language: str) -> None:
    page = page_of(game, language)
    rules = ANCHOR.findall(rules_page(game, language))
    assert re.findall(r'<p id="([A-Z]{2}-[RH]?\d+)" class="rule', page) == rules
    assert re.findall(r'<a class="clause" href="#([\w-]+)">', page) == rules
    assert "<a id" not in page


@every_game
@every_language
def test_readings_and_house_rules_are_marked_as_such(game: Game, language: str) -> None:
    page = page_of(game, language)
    for rule, kind in re.findall(r'<p id="\w+-([RH]?)\d+" class="rule ?(\w*)"', page):
        assert kind == {"": "", "R": "reading", "H": "house"}[rule]


@pytest.mark.parametrize("rule", ["WB-02", "HT-03", "HT-08", "HR-25", "HR-26", "SO-12"])
def test_a_rule_that_is_our_reading_says_so(rule: str) -> None:
    game = next(game for game in GAMES if game.seats_clause[:2] == rule[:2])
    for language, words in (("fr", "otre lecture"), ("en", "ur reading")):
        text = rules_page(game, language)
        start = text.index(f'<a id="{rule}"></a>')
        assert words in text[start : text.index("\n\n", start)]


@every_game
@every_language
def test_the_contents_lead_to_every_part(game: Game, language: str) -> None:
    page = page_of(game, language)
    parts = PART.findall(page)
    contents = re.search(r'<nav class="contents".*?</nav>', page, re.DOTALL)
    assert contents is not None
    assert re.findall(r'<a href="#(part-\d+)">(.+?)</a>', contents[0]) == parts
    assert len(parts) >= 5


@every_game
def test_both_languages_are_built_alike(game: Game) -> None:
    shape = re.compile(r'<h2 id="part|<p id="[\w-]+" class="rule|<figure>|<table>|<blockquote>')
    pages = {language: page_of(game, language) for language in LANGUAGES}
    french, english = (shape.findall(pages[language]) for language in LANGUAGES)
    assert french == english
    captions = [[caption for caption, _ in PICTURE.findall(rules_page(game, language))] for language in LANGUAGES]
    assert all(one != other for one, other in zip(*captions, strict=True))


@every_game
def test_every_picture_is_shown_in_both_languages(game: Game) -> None:
    folder = files(game.package).joinpath("pictures")
    drawn = {f"pictures/{entry.name}" for entry in folder.iterdir()}
    for language in LANGUAGES:
        assert {source for _, source in PICTURE.findall(rules_page(game, language))} == drawn
        assert page_of(game, language).count('<svg class="board') == len(drawn)


@every_picture
def test_a_picture_shows_all_that_lies_on_the_board(game: Game, source: str) -> None:
    art = art_of(game)
    drawn = drawn_record(game, source, art, Words("en", game), "caption")
    view, spots = last_view(game, source)
    lying = [piece for name, pieces in [*view.spots.items(), *view.notes.items()] if name in spots for piece in pieces]
    assert lying
    assert len(FIGURE.findall(drawn)) == len(lying)
    for piece in lying:
        picture = art.piece(piece)
        assert picture is not None
        assert f'href="#{game.name}-{picture.id}"' in drawn


@every_picture
def test_all_that_a_picture_uses_is_on_the_page(game: Game, source: str) -> None:
    art = art_of(game)
    drawn = drawn_record(game, source, art, Words("fr", game), "caption")
    sprites = art.sprites()
    there = set(re.findall(r' id="([\w-]+)"', sprites))
    used = set(re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', drawn + sprites))
    assert {one or other for one, other in used} <= there
    assert f"#{game.name}-{art.shape('none') or 'piece-'}" in drawn


@every_game
@every_language
def test_no_two_things_of_a_page_have_the_same_name(game: Game, language: str) -> None:
    names = re.findall(r'\bid="([^"]+)"', page_of(game, language))
    assert names
    assert sorted(names) == sorted(set(names))


def test_the_last_step_is_drawn_as_a_way() -> None:
    game = next(game for game in GAMES if game.name == "hexentanz")
    drawn = {
        name: drawn_record(game, f"pictures/{name}.record", art_of(game), Words("en", game), "caption")
        for name in ("start", "push")
    }
    assert drawn["start"].count('<g class="way">') == 0
    assert drawn["push"].count('<g class="way">') == 2  # HT-11: she who comes out, and she who is pushed
    assert set(re.findall(r'class="ring" data-spot="([\w-]+)"', drawn["push"])) >= {"ring-3", "ring-32"}


def test_a_close_up_shows_a_part_of_the_board() -> None:
    game = next(game for game in GAMES if game.name == "hexenrennen")
    drawn = drawn_record(game, "pictures/own-number.record", art_of(game), Words("en", game), "caption")
    layout = game.layout(game.start(4).setup)
    box = re.search(r'viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"', drawn)
    assert box is not None
    x, y, width, height = map(float, box.groups())
    assert height < layout.height / 2
    assert 0 <= x <= layout.width - width + 0.1
    assert 0 <= y <= layout.height - height + 0.1


def test_without_the_art_of_the_house_there_are_rules_and_no_pictures() -> None:
    page = str(Rulebook(GAMES[0], "en", None).html())
    assert '<p id="' in page
    assert "<svg" not in page
    assert ".record" not in page


@every_game
def test_the_colours_of_a_game_come_with_its_style(guest: Guest, game: Game) -> None:
    style = guest.ask("GET", f"/rules/{game.name}/style.css").text
    assert "@media print" in style
    palette = Rulebook(game, "en", HOUSE).style()
    assert palette in style
    assert guest.ask("GET", "/rules/nonsense/style.css").status == 404


def test_rules_in_a_list_are_places_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    new_game.write("snails", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path / "snails"))
    game = importlib.import_module("snails").GAME
    page = str(Rulebook(game, "en", HOUSE).html())
    assert re.findall(r'<li id="(SN-\d+)" class="rule">', page) == ANCHOR.findall(rules_page(game, "en"))


def test_an_ornament_is_whole_and_needs_nothing_else() -> None:
    for name in ("hat", "die-6", "fire", "moon"):
        drawn = ornament(HOUSE, name)
        there = set(re.findall(r' id="([\w-]+)"', drawn))
        used = re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', drawn)
        assert {one or other for one, other in used} <= there
        assert "<path" in drawn or "<circle" in drawn
    assert ornament(None, "hat") == ornament(HOUSE, "nonsense") == ""
