"""How messages read: the house's in every language, and the style of all of ours."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.games.setups import GAMES
from walpurgis.kernel.game import Game
from walpurgis.lab.check.wording import compared, variables
from walpurgis.words import LANGUAGES, source

PACKAGES = ["", *(game.package for game in GAMES)]
LONGEST_RULE = 140  # characters
LONGEST_VERDICT = 30
every_package = pytest.mark.parametrize("package", PACKAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_the_house_says_the_same_in_every_language() -> None:
    assert [finding.sentence("en") for finding in compared("")] == []


def test_messages_with_other_variables_are_told_apart() -> None:
    """Also those of an attribute, and those that a message only chooses by."""
    text = "a = { $name } { $count ->\n    [one] { $one }\n   *[other] x\n }\n    .b = { $c }\n"
    assert variables(FluentParser().parse(text)) == {"name", "count", "one", "c"}


class Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@every_package
def test_french_puts_no_break_spaces_before_high_punctuation(package: str) -> None:
    texts = Texts()
    texts.visit(FluentParser().parse(source("fr", package)))
    assert len(texts.found) > 50
    for found in texts.found:
        text = found.replace("· ? ", "")  # there “?” is a key to press
        for mark in ("!", "?", ";", ":", "»"):
            assert f" {mark}" not in text, found
        assert "« " not in text, found


def pattern_text(pattern: ast.Pattern) -> str:
    """As it reads, with a letter for every value."""
    return "".join(part.value if isinstance(part, ast.TextElement) else "N" for part in pattern.elements)


def variants(pattern: ast.Pattern) -> list[str]:
    """All that a message may say: one text, or one for each variant that it chooses from."""
    chosen = [
        part.expression
        for part in pattern.elements
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)
    ]
    if not chosen or pattern_text(pattern) != "N":  # it chooses a part of a sentence, or nothing
        return [pattern_text(pattern)]
    return [text for one in chosen[0].variants for text in variants(one.value)]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_fits_a_hint_and_a_refusal_says_what_to_do(game: Game, language: str) -> None:
    """A sentence is read at the board: short, one idea. A refusal: a verdict, the reason, and what to do instead."""
    rules = [
        entry
        for entry in FluentParser().parse(source(language, game.package)).body
        if isinstance(entry, ast.Message) and re.fullmatch(r"[A-Z]{2}-[RH]?\d+", entry.id.name)
    ]
    assert rules
    for rule in rules:
        assert rule.value is not None
        assert all(len(text) <= LONGEST_RULE for text in variants(rule.value)), rule.id.name
        for attribute in rule.attributes:
            for text in variants(attribute.value):
                verdict = re.match(r"[^.!?…]+[.!?…]+", text)
                assert verdict is not None, text
                assert len(verdict[0]) <= LONGEST_VERDICT, text
                assert len(text) > len(verdict[0]) + 10, text
