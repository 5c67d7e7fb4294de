"""The tutorial is the example: whoever follows it word for word has the game that our tests play."""

import re
from pathlib import Path

from tests.games.test_mistakes import MISTAKES
from walpurgis.lab import new_game

ROOT = Path(__file__).parents[2]
TUTORIAL = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
EXAMPLE = ROOT / "docs" / "examples" / "toads"
BLOCK = re.compile(r"^<!-- (\S+) -->\n(`{3,4})\w+\n(.*?)^\2$", re.MULTILINE | re.DOTALL)


def written() -> dict[str, str]:
    """The files of the tutorial, each made of all its blocks in their order."""
    files: dict[str, str] = {}
    for file, _, text in BLOCK.findall(TUTORIAL):
        files[file] = files.get(file, "") + text
    return files


def test_its_files_are_those_of_the_example() -> None:
    files = {
        path.relative_to(EXAMPLE).as_posix(): path.read_text("utf-8")
        for path in EXAMPLE.rglob("*")
        if path.is_file() and not path.relative_to(EXAMPLE).as_posix().startswith(".") and path.suffix != ".pyc"
    }
    assert written() == files


def test_it_changes_what_a_new_game_writes(tmp_path: Path) -> None:
    names = {path.relative_to(tmp_path / "toads").as_posix() for path in new_game.write("toads", tmp_path)}
    assert names == written().keys()
    for name in sorted(names):
        assert f"toads/{name}" in TUTORIAL


def test_the_sentences_that_it_shows_are_real() -> None:
    """Those that the suite says of mistakes in this very game, as another test makes them."""
    shown = re.findall(r"^\| .+ \| ((?:words|rules|layout)\S+: .+) \|$", TUTORIAL, re.MULTILINE)
    real = [sentence for _, _, _, sentence in MISTAKES.values()]
    assert len(shown) >= 10
    for sentence in shown:
        assert any(one in sentence for one in real), sentence
