"""The clauses of the rules pages, their messages and their proofs are the same set."""

import ast
import re
from pathlib import Path

import pytest

from tests.games.setups import GAMES
from walpurgis.kernel.game import Game
from walpurgis.words import LANGUAGES, Words
from walpurgis.words.rules import rules_page

ANCHOR = re.compile(r'<a id="([A-Z]{2}-[RH]?\d+)"></a>\*\*\1\*\*')
MENTION = re.compile(r"\b[A-Z]{2}-[RH]?\d+\b")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def anchors(game: Game, language: str) -> list[str]:
    return ANCHOR.findall(rules_page(game, language))


def proofs(game: Game) -> set[str]:
    """The identifiers in the @clause marks of a game's tests."""
    found: set[str] = set()
    for path in (Path(__file__).parent / game.name).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found |= {name for decorator in node.decorator_list for name in marked(decorator)}
    return found


def marked(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call) or not isinstance(decorator.func, ast.Name):
        return []
    names = [argument.value for argument in decorator.args if isinstance(argument, ast.Constant)]
    return [str(name) for name in names] if decorator.func.id == "clause" else []


@every_game
def test_both_languages_have_the_same_clauses_each_once(game: Game) -> None:
    french, english = (anchors(game, language) for language in LANGUAGES)
    assert sorted(french) == sorted(english)
    assert len(set(english)) == len(english) > 20


@every_game
def test_every_clause_is_proved_and_every_proof_names_a_clause(game: Game) -> None:
    assert proofs(game) == set(anchors(game, "en"))


@every_game
def test_every_clause_has_a_sentence_in_both_languages(game: Game) -> None:
    for language in LANGUAGES:
        words = Words(language, game)
        for clause in anchors(game, language):
            assert words.clause(clause).strip()[-1] in ".!?…"


@every_game
def test_pages_mention_no_unknown_clause(game: Game) -> None:
    for language in LANGUAGES:
        prefix = anchors(game, "en")[0][:2]
        mentioned = {name for name in MENTION.findall(rules_page(game, language)) if name.startswith(prefix)}
        assert mentioned <= set(anchors(game, "en"))
