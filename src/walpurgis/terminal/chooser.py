"""Choosing a game by number: what `walpurgis play` asks when it is not told."""

from dataclasses import replace

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.kernel.notation import is_plain_number
from walpurgis.opponents.levels import LEVELS
from walpurgis.terminal.arguments import Choices
from walpurgis.terminal.board import LANTERN
from walpurgis.terminal.pages import facts
from walpurgis.terminal.table import USUAL_LEVEL
from walpurgis.words import Words


def choose(console: Console, words: Words, choices: Choices) -> Choices:
    """Which game, with how many seats, and how many of them people, where the choices do not say yet."""
    found = [games.find(name) for name in games.names()]
    console.print(Text(words.say("terminal-choose-title"), "bold"))
    console.print(_list(found, words.language))
    game = found[_number(console, words, "choose-game", 1, len(found), 1) - 1]
    seats, humans = choices.seats, choices.humans
    if seats is None:
        seats = _number(console, words, "choose-seats", game.seats[0], game.seats[-1], game.seats[0])
    if humans is None:
        humans = _number(console, words, "choose-humans", 0, seats, 1)
    level = choices.level
    if level is None and humans < seats:
        level = _number(console, words, "choose-level", min(LEVELS), max(LEVELS), USUAL_LEVEL)
    return replace(choices, name=game.name, seats=seats, humans=humans, level=level)


def _list(found: list[Game], language: str) -> Grid:
    grid = Grid.grid(padding=(0, 1, 1, 0))
    for number, game in enumerate(found, 1):
        words = Words(language, game)
        about = Text.assemble(
            (words.say("name"), "bold"), "\n", words.say("tagline"), "\n", (facts(words, game), "dim")
        )
        grid.add_row(Text(f" {number} ", LANTERN), about)
    return grid


def _number(console: Console, words: Words, key: str, low: int, high: int, usual: int) -> int:
    """A number from low to high; an empty line means the usual one."""
    while True:
        console.print(Text(words.say(f"terminal-{key}", low=low, high=high, usual=usual)))
        typed = console.input("> ").strip() or str(usual)
        if is_plain_number(typed) and len(typed) <= len(str(high)) and low <= int(typed) <= high:
            return int(typed)
        console.print(Text(words.say("error-number", found=typed, low=low, high=high), "yellow"))
