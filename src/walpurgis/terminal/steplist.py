"""The steps one can take, numbered, in words and in notation: one a line, or close together where room is short."""

from enum import IntEnum

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from walpurgis.kernel.game import Game
from walpurgis.kernel.view import Prompt
from walpurgis.terminal.board import LANTERN
from walpurgis.terminal.question import Choice, Question, example
from walpurgis.words import Words

DIM = Style(dim=True)
ANY = "…"  # stands for the argument that differs
FEW = 3  # so many steps of one verb are not drawn together

Numbered = tuple[int, Choice]


class Density(IntEnum):
    """CLOSE: steps with the same verb and the same effect share one sentence. CLOSEST: all those with the same verb do,
    and what is special about one of them is found out by asking what it would do.
    """

    FULL = 0
    CLOSE = 1
    CLOSEST = 2


def steps(question: Question, words: Words, game: Game, density: Density) -> RenderableType:
    """All of them."""
    numbered = list(enumerate(question.choices, 1))
    families = [_family(words, family) for family in question.families]
    if density == Density.FULL:
        return Group(_full(words, game, numbered), *families)
    alike: dict[tuple[str, str], list[Numbered]] = {}
    for number, choice in numbered:
        effect = _effect(words, choice) if density == Density.CLOSE else ""
        alike.setdefault((_verb(choice), effect), []).append((number, choice))
    groups = [_close(words, game, group, effect) for (_, effect), group in alike.items()]
    return Group(*groups, *families)


def _full(words: Words, game: Game, numbered: list[Numbered]) -> RenderableType:
    labels = [_tag(number).append(words.step(game, choice.step)) for number, choice in numbered]
    for label, (_, choice) in zip(labels, numbered, strict=True):
        label.append(_effect(words, choice)).append(f"  {choice.text}", DIM)
    return Columns(labels, padding=(0, 2), column_first=True)


def _close(words: Words, game: Game, group: list[Numbered], effect: str) -> RenderableType:
    """One sentence for steps that differ in one argument, and their numbers and notations behind it."""
    form = game.position.NOTATION.form(group[0][1].step)
    if len(group) <= FEW or form is None or len(form.arguments) != 1:
        return _full(words, game, group)
    labels = [_tag(number).append(choice.text, DIM) for number, choice in group]
    sentence = words.say(f"step-{form.verb}", a=ANY) + effect
    return Group(Text(sentence), Columns(labels, padding=(0, 2), equal=True))


def _effect(words: Words, choice: Choice) -> str:
    """What is special about a step, as it stands behind its words."""
    return f" · {words.effect(choice.effect)}" if choice.effect is not None else ""


def _verb(choice: Choice) -> str:
    return choice.text.split()[0]


def _tag(number: int) -> Text:
    return Text.assemble((f"{number:>3} ", LANTERN), " ")


def _family(words: Words, family: Prompt) -> Text:
    """A family too large to be listed: how to type one of it."""
    items, shown = f"{family.items[0]} … {family.items[-1]}", example(family)
    key = f"terminal-ask-{family.kind}"
    return Text(words.say(key, verb=family.verb, size=family.size, items=items, example=shown))
