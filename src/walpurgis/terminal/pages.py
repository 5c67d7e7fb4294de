"""Pages to read: the list of games, and the rules of one."""

import re

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from walpurgis.kernel.game import Game
from walpurgis.kernel.setup import AS_MANY_AS_SEATS, Option
from walpurgis.words import Words
from walpurgis.words.rules import rules_page

ANCHOR = re.compile(r'<a id="[^"]*"></a>')


def rules(game: Game, language: str) -> RenderableType:
    return Markdown(ANCHOR.sub("", rules_page(game, language)))


def about(game: Game, language: str) -> RenderableType:
    """A game in the list: its name, for whom it is, and its options with their defaults."""
    words = Words(language, game)
    title = Text.assemble((words.say("name"), "bold"), "  ", (game.name, "dim"))
    options = [_option(words, option) for option in game.options]
    return Group(
        title,
        Padding(
            Group(words.say("tagline"), Text(facts(words, game), style="italic"), *options), (0, 0, 1, 2), expand=False
        ),
    )


def facts(words: Words, game: Game) -> str:
    """For how many, from what age, and how long."""
    low, high = game.seats[0], game.seats[-1]
    minutes = "–".join(map(str, dict.fromkeys(game.minutes)))  # one number where both are the same
    return words.say("terminal-game-facts", low=low, high=high, age=game.age, minutes=minutes)


def _option(words: Words, option: Option) -> RenderableType:
    default = words.say("terminal-as-many-as-seats") if option.default == AS_MANY_AS_SEATS else str(option.default)
    values, clause = option.describe(), option.clause
    head = words.say("terminal-game-option", name=option.name, values=values, default=default, clause=clause)
    sentence = Text(words.say(f"option-{option.name}"), style="dim")
    return Group(Text(head, style="cyan"), Padding(sentence, (0, 0, 0, 2), expand=False))
