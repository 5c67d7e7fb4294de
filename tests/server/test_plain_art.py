"""A board without art: the house draws what a game does not, and leaves alone what it does."""

import importlib
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.lab import new_game
from walpurgis.lab.check.art import HOUSE_SYMBOLS, undrawn
from walpurgis.server.art import NAMESPACE
from walpurgis.server.plain_art import art_of

HOUSE = Path(__file__).parents[2] / "client" / "src" / "art" / "house.svg"


@pytest.fixture
def snails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A new game whose author has drawn nothing."""
    new_game.write("snails", tmp_path)
    (tmp_path / "snails" / "snails" / "art.svg").unlink()
    monkeypatch.syspath_prepend(str(tmp_path / "snails"))
    art_of.cache_clear()
    yield importlib.import_module("snails").GAME
    for name in [name for name in sys.modules if name.partition(".")[0] == "snails"]:
        del sys.modules[name]


def symbols(art: bytes) -> set[str]:
    return {str(part.get("id")) for part in ElementTree.fromstring(art).iter(f"{{{NAMESPACE}}}symbol")}


@pytest.mark.parametrize("name", games.ours())
def test_the_art_of_our_games_is_complete(name: str) -> None:
    game = games.find(name)
    assert art_of(game) == files(game.package).joinpath("art.svg").read_bytes()


def test_a_game_without_art_has_a_symbol_for_everything_that_is_seen(snails: Game) -> None:
    assert symbols(art_of(snails)) >= {"cover", "ground", "shape-stone", "shape-die", "piece-snail", "piece-die-6"}
    assert set(undrawn(snails)) == {"piece-die", "piece-snail", "shape-die", "shape-leaf", "shape-stone"}


def test_a_colour_comes_with_its_sign(snails: Game) -> None:
    assert {f"piece-snail-c{colour}" for colour in range(6)} <= symbols(art_of(snails))
    assert art_of(snails).count(b"#sign-") == 6


def test_what_a_game_draws_itself_is_left_alone(snails: Game) -> None:
    own = f'<svg xmlns="{NAMESPACE}" data-bare="ground"><symbol id="piece-snail"><path d="M0 0"/></symbol></svg>'
    Path(str(files(snails.package)), "art.svg").write_text(own)
    art_of.cache_clear()
    found = symbols(art_of(snails))
    assert "piece-snail-c0" not in found
    assert "ground" not in found
    assert "shape-stone" in found


def test_art_that_cannot_be_read_is_as_good_as_none(snails: Game) -> None:
    Path(str(files(snails.package)), "art.svg").write_text("<svg")
    art_of.cache_clear()
    assert "piece-snail" in symbols(art_of(snails))


def test_what_a_game_may_use_of_the_house_is_there() -> None:
    house = {str(part.get("id")) for part in ElementTree.parse(HOUSE).iter() if part.get("id")}
    assert house >= HOUSE_SYMBOLS
    assert {name for name in house if not name.startswith("i-")} == HOUSE_SYMBOLS
