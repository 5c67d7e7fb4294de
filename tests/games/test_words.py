"""Messages: the same in every language, none missing, none that nobody says."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.games.setups import GAMES
from walpurgis.kernel.game import Game
from walpurgis.words import LANGUAGES, Words, source

PACKAGES = ["", *(game.package for game in GAMES)]
LONGEST_RULE = 140  # characters
LONGEST_VERDICT = 30
every_package = pytest.mark.parametrize("package", PACKAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(text: str) -> set[str]:
    found = Variables()
    found.visit(FluentParser().parse(text))
    return found.found


def messages(language: str, package: str) -> dict[str, tuple[set[str], set[str]]]:
    """Identifier → its variables and its attributes."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in FluentParser().parse(source(language, package)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = (variables.found, {attribute.id.name for attribute in entry.attributes})
    return found


OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
@every_package
def test_languages_say_the_same_things(package: str, language: str) -> None:
    assert messages(language, package) == messages("en", package)


def test_messages_with_other_variables_are_told_apart() -> None:
    """Also those of an attribute, and those that a message only chooses by."""
    text = "a = { $name } { $count ->\n    [one] { $one }\n   *[other] x\n }\n    .b = { $c }\n"
    assert variables(text) == {"name", "count", "one", "c"}


@every_game
def test_every_option_and_value_is_explained(game: Game) -> None:
    for language in LANGUAGES:
        words = Words(language, game)
        assert words.say("name")
        assert words.say("tagline")
        assert words.say("genre")
        for option in game.options:
            assert words.say(f"option-{option.name}")
            if not isinstance(option.values, range):
                assert all(words.say(f"option-{option.name}-{value}") for value in option.values)


@every_game
def test_every_verb_has_words(game: Game) -> None:
    for language in LANGUAGES:
        words = Words(language, game)
        assert all(words.has(f"step-{form.verb}") for form in game.position.NOTATION.forms)


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
