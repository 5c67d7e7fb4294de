"""The games of the house over HTTP: what there is, where the spots are, words and rules."""

import re
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from litestar import Controller, Response
from litestar.params import QueryParameter

from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.kernel.layout import Layout
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.setup import Option, Options
from walpurgis.server.bodies import GameInfo, OptionInfo
from walpurgis.server.cached_response import ASK_AGAIN, BY_LANGUAGE, Item
from walpurgis.server.cover import cover_of
from walpurgis.server.errors import ServerError
from walpurgis.server.params import Asked, Asker, Name, get
from walpurgis.words import LANGUAGES, Words, source
from walpurgis.words.rules import rules_page

FLUENT = "text/plain"
# What no page says: the words of the command line, and remarks.
COMMAND_LINE = ("help-", "terminal-", "error-", "tables-", "verify-", "serve-", "backup-", "#")
MARKDOWN = "text/markdown"
SVG = "image/svg+xml"


class Games(Controller):
    path = "/api"
    tags = ("games",)

    @get("/games")
    async def list_games(self, request: Asked, visitor: Asker) -> Response[list[GameInfo]]:
        """The games of this house, told in the asker's language."""
        return _all(visitor.language).answer(request)

    @get("/games/{game:str}/layout")
    async def layout(
        self,
        request: Asked,
        game: Name,
        seats: Annotated[int, QueryParameter(description="how many play")],
        option: Annotated[list[str] | None, QueryParameter(description="NAME=VALUE, once for each")] = None,
    ) -> Response[Layout]:
        """Where the spots of the board are, in its own units."""
        found = find(game)
        setup = found.setup(seats, 0, options_of(option or []))
        return Item(msgspec.json.encode(found.layout(setup)), "application/json").answer(request)

    @get("/games/{game:str}/words/{language:str}", media_type=FLUENT)
    async def words(self, request: Asked, game: Name, language: Name) -> Response[str]:
        """The messages of a game, in Fluent."""
        return fluent(language, find(game).package).answer(request)

    @get("/words/{language:str}", media_type=FLUENT)
    async def house_words(self, request: Asked, language: Name) -> Response[str]:
        """The messages of the house, in Fluent; without those of its command line."""
        return house_fluent(language).answer(request)

    @get("/games/{game:str}/rules/{language:str}", media_type=MARKDOWN)
    async def rules(self, request: Asked, game: Name, language: Name) -> Response[str]:
        """The rules of a game in Markdown; every clause has an anchor of its own identifier."""
        return markdown(language, game).answer(request)

    @get("/games/{game:str}/art.svg", media_type=SVG)
    async def art(self, request: Asked, game: Name) -> Response[str]:
        """The pictures of a game: a symbol for every piece and shape."""
        return picture(find(game).package).answer(request)

    @get("/games/{game:str}/cover.svg", media_type=SVG)
    async def cover(self, request: Asked, game: Name) -> Response[str]:
        """The picture of a game on its card: the symbol `cover`, and what it uses of the same art."""
        return cover(find(game).package).answer(request)


def find(name: str) -> Game:
    """ServerError for a game that is not there."""
    if name not in games.names():
        raise ServerError("not-found")
    return games.find(name)


@cache
def _all(language: str) -> Item:
    known = [game_info(games.find(name), language) for name in games.ranked()]
    return Item(msgspec.json.encode(known), "application/json", ASK_AGAIN, BY_LANGUAGE)


@cache
def game_info(game: Game, language: str) -> GameInfo:
    words = Words(language, game)
    return GameInfo(
        name=game.name,
        title=words.say("name"),
        tagline=words.say("tagline"),
        genre=words.say("genre"),
        fewest_seats=game.seats[0],
        most_seats=game.seats[-1],
        age=game.age,
        minutes=game.minutes,
        options=[_option_info(option, words) for option in game.options],
    )


def _option_info(option: Option, words: Words) -> OptionInfo:
    numbers = isinstance(option.values, range)
    sentences = [] if numbers else [words.say(f"option-{option.name}-{value}") for value in option.values]
    sentence = words.say(f"option-{option.name}")
    return OptionInfo(option.name, option.clause, sentence, option.default, list(option.values), sentences)


def options_of(written: list[str]) -> Options:
    options: Options = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals:
            raise WalpurgisError("value", name="option", found=text, possible="NAME=VALUE")
        options[name] = value
    return options


@cache
def fluent(language: str, package: str) -> Item:
    return Item(source(_known(language), package).encode(), FLUENT)


@cache
def house_fluent(language: str) -> Item:
    """A message goes on over the lines that are indented, and the one that closes its bracket."""
    messages = re.split(r"^(?=[a-z#])", source(_known(language), ""), flags=re.MULTILINE)
    return Item("".join(one for one in messages if not one.startswith(COMMAND_LINE)).encode(), FLUENT)


@cache
def markdown(language: str, game: str) -> Item:
    return Item(rules_page(find(game), _known(language)).encode(), MARKDOWN)


@cache
def picture(package: str) -> Item:
    """A game may come without pictures."""
    art = files(package).joinpath("art.svg")
    if not art.is_file():
        raise ServerError("not-found")
    return Item(art.read_bytes(), SVG)


@cache
def cover(package: str) -> Item:
    return Item(cover_of(picture(package).content), SVG)


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise ServerError("not-found")
    return language
