"""How much a table weighs on the way to a browser, fonts aside."""

import gzip
import json
from importlib.resources import files
from typing import Any

import pytest

from tests.browser.house import House
from walpurgis import games

SHELL = 45_000  # bytes, gzip: scripts and styles before anything of a game
GAME = 15_000  # its layout, art and words
HOME = 45_000  # scripts, styles and words before the first look at it
HOME_WITH_PICTURES = 62_500  # and its text, the house's words and the sky
TABLE_PAGE = "src/table/TablePage.svelte"
HOME_PAGE = "src/home/Home.svelte"
HOUSE_WORDS = "src/words/en.ftl?raw"
STATIC = files("walpurgis.server").joinpath("static")


def weight(content: bytes) -> int:
    return len(gzip.compress(content, 9))


def assets() -> list[tuple[str, bytes]]:
    return [(entry.name, entry.read_bytes()) for entry in STATIC.joinpath("assets").iterdir()]


def needed(chunks: dict[str, Any], name: str, found: set[str]) -> set[str]:
    """The files of a chunk and of all that it imports at once."""
    chunk = chunks[name]
    found |= {chunk["file"], *chunk.get("css", ())}
    for imported in chunk.get("imports", ()):
        if chunks[imported]["file"] not in found:
            needed(chunks, imported, found)
    return found


def test_the_shell_of_a_table_is_light() -> None:
    if not STATIC.joinpath("manifest.json").is_file():
        pytest.skip("the page is not built")
    chunks = json.loads(STATIC.joinpath("manifest.json").read_text("utf-8"))
    table = next(
        name for name, chunk in chunks.items() if TABLE_PAGE in (name, chunk.get("src")) or chunk.get("name") == "table"
    )
    found = needed(chunks, table, needed(chunks, "index.html", set()))
    weights = {name: weight(STATIC.joinpath(name).read_bytes()) for name in sorted(found)}
    assert sum(weights.values()) <= SHELL, weights


def test_what_home_needs_is_light(house: House) -> None:
    """All that stands between an address and the first look at it, for somebody who was never here."""
    if not STATIC.joinpath("manifest.json").is_file():
        pytest.skip("the page is not built")
    chunks = json.loads(STATIC.joinpath("manifest.json").read_text("utf-8"))
    found = needed(chunks, HOME_PAGE, needed(chunks, "index.html", set())) | {chunks[HOUSE_WORDS]["file"]}
    files = {name: STATIC.joinpath(name).read_bytes() for name in sorted(found)}
    art = {name: content for name, content in assets() if name.startswith(("house-", "scene-"))}
    asked = {path: house.read(path) for path in ("/", "/api/words/en", "/api/games?lang=en")}
    weights = {name: weight(content) for name, content in {**files, **art, **asked}.items()}
    assert len(art) == 2
    assert sum(weights[name] for name in found) <= HOME, weights
    assert sum(weights.values()) <= HOME_WITH_PICTURES, weights


@pytest.mark.parametrize("game", games.names())
def test_a_game_is_light(house: House, game: str) -> None:
    seats = games.find(game).seats[-1]
    parts = [f"layout?seats={seats}", "art.svg", "words/fr"]
    weights = {part: weight(house.read(f"/api/games/{game}/{part}")) for part in parts}
    assert sum(weights.values()) <= GAME, weights
