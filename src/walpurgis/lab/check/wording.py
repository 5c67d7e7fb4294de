"""Words and rules pages: the same in every language, none missing, and a place for every clause."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from walpurgis.kernel.game import Game
from walpurgis.lab.check.finding import Finding, found, package_folder, unsaid
from walpurgis.words import LANGUAGES, UnsaidError, Words, source

ANCHOR = re.compile(r'<a id="([A-Z]{2,}-[A-Z]?\d+)"></a>')
CLAUSE = re.compile(r"[A-Z]{2,}-[A-Z]?\d+")
FIRST, *OTHERS = reversed(LANGUAGES)  # English is what the others are compared with


class FluentMessage(NamedTuple):
    variables: frozenset[str]
    attributes: frozenset[str]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(node: ast.BaseNode) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.found)


def languages(game: Game) -> Iterator[Finding]:
    """Every language says the same things with the same values."""
    yield from compared(game.package)


def compared(package: str) -> Iterator[Finding]:
    """The messages of a package in all languages; those of the house for an empty name."""
    said = {}
    for language in LANGUAGES:
        said[language], wrong = _messages(language, package)
        yield from wrong
    for language in OTHERS:
        for one, other in ((language, FIRST), (FIRST, language)):
            for key in [key for key in said[other] if key not in said[one]]:
                yield found("language-missing", f"words/{one}.ftl", message=key, other=f"words/{other}.ftl")
        for key, message in said[language].items():
            expected = said[FIRST].get(key, message)
            if message != expected:
                mine, theirs = _spelled(message), _spelled(expected)
                yield found("language-differs", f"words/{language}.ftl", message=key, here=mine, there=theirs)


def _spelled(message: FluentMessage) -> str:
    """Its values and attributes as an author writes them."""
    parts = [f"${name}" for name in sorted(message.variables)] + [f".{name}" for name in sorted(message.attributes)]
    return " ".join(parts) or "–"


def _messages(language: str, package: str) -> tuple[dict[str, FluentMessage], list[Finding]]:
    file = f"words/{language}.ftl"
    try:
        text = source(language, package)
    except FileNotFoundError:
        return {}, [found("file-missing", file)]
    messages: dict[str, FluentMessage] = {}
    wrong: list[Finding] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            wrong.append(Finding("fluent", file, (("text", (entry.content or "").strip().split("\n")[0]),), line))
        elif isinstance(entry, ast.Message):
            if entry.id.name in messages:
                wrong.append(found("message-twice", file, message=entry.id.name))
            attributes = frozenset(attribute.id.name for attribute in entry.attributes)
            messages[entry.id.name] = FluentMessage(variables(entry), attributes)
    return messages, wrong


def names(game: Game) -> Iterator[Finding]:
    """Title, tagline, genre, every option with its values, and every verb have words."""
    keys = {key: key for key in ("name", "tagline", "genre")}
    for option in game.options:
        keys[f"option-{option.name}"] = f"Option {option.name}"
        if not isinstance(option.values, range):
            keys |= {f"option-{option.name}-{value}": f"Option {option.name}" for value in option.values}
    keys |= {f"step-{form.verb}": f"Form “{form.pattern()}”" for form in game.position.NOTATION.forms}
    for language in LANGUAGES:
        try:
            words = Words(language, game, strict=True)
        except FileNotFoundError:
            continue  # `languages` says so
        for key, about in keys.items():
            if not words.has(key):
                yield unsaid(UnsaidError(language, key), about, "")


def clauses(game: Game) -> Iterator[Finding]:
    """Rules pages and words know the same clauses, and so does what the class itself names."""
    position = game.position
    named = {"TURN_CLAUSE": position.TURN_CLAUSE, "END_CLAUSE": position.END_CLAUSE, "seats_clause": game.seats_clause}
    named |= {"CHANCE_CLAUSE": position.CHANCE_CLAUSE}
    named |= {f"Option {option.name}": option.clause for option in game.options}
    for language in LANGUAGES:
        messages, _ = _messages(language, game.package)
        worded = {key for key in messages if CLAUSE.fullmatch(key)}
        for name, clause in named.items():
            if clause not in worded:
                yield found("clause-of-class", f"words/{language}.ftl", name=name, clause=clause)
        page = package_folder(game) / f"rules.{language}.md"
        if not page.is_file():
            yield found("file-missing", page.name)
            continue
        anchored = set(ANCHOR.findall(page.read_text("utf-8")))
        for clause in sorted(worded - anchored):
            yield found("clause-unanchored", page.name, clause=clause, words=f"words/{language}.ftl")
        for clause in sorted(anchored - worded):
            yield found("clause-unworded", f"words/{language}.ftl", clause=clause, page=page.name)
