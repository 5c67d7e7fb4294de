"""The games of the house over HTTP: what there is, where the spots are, words and rules."""

import logging
import re
from functools import cache
from typing import Annotated

import msgspec
from litestar import Controller, Response
from litestar.params import QueryParameter

from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.setup import Option, Options
from walpurgis.server.bodies import GameInfo, LayoutData, OptionInfo
from walpurgis.server.cached_response import ASK_AGAIN, BY_LANGUAGE, Item
from walpurgis.server.cover import cover_of
from walpurgis.server.errors import ServerError
from walpurgis.server.log import fields
from walpurgis.server.params import Asked, Asker, Name, get
from walpurgis.server.plain_art import art_of
from walpurgis.words import LANGUAGES, Words, completed, source
from walpurgis.words.rules import rules_page

FLUENT = "text/plain"
# What no page says: the words of the command line, and remarks.
COMMAND_LINE = ("help-", "terminal-", "error-", "tables-", "verify-", "serve-", "backup-", "doctor-", "check-", "#")
# No script says what else stands on plain pages, and an error brings its sentence along.
EVENING = "evening-"  # what only the pages of an evening say, which few devices open
UNSAID = re.compile(rf"page-(?!home|problem)|failed-(?!game-)|{EVENING}")
MARKDOWN = "text/markdown"
SVG = "image/svg+xml"

log = logging.getLogger(__name__)


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
    ) -> Response[LayoutData]:
        """Where the spots of the board are, in its own units."""
        found = find(game)
        board = found.layout(found.setup(seats, 0, options_of(option or [])))
        said = LayoutData(board.width, board.height, board.spots, board.regions)  # how it looks in a terminal is not
        return Item(msgspec.json.encode(said), "application/json").answer(request)

    @get("/games/{game:str}/words/{language:str}", media_type=FLUENT)
    async def words(self, request: Asked, game: Name, language: Name) -> Response[str]:
        """The messages of a game, in Fluent."""
        return fluent(language, find(game).package).answer(request)

    @get("/words/{language:str}", media_type=FLUENT)
    async def house_words(self, request: Asked, language: Name) -> Response[str]:
        """The messages of the house, in Fluent; without those of its command line, its plain pages and evenings."""
        return house_fluent(language).answer(request)

    @get("/words/{language:str}/evening", media_type=FLUENT)
    async def evening_words(self, request: Asked, language: Name) -> Response[str]:
        """The messages of the house that only the pages of an evening need, in Fluent."""
        return evening_fluent(language).answer(request)

    @get("/games/{game:str}/rules/{language:str}", media_type=MARKDOWN)
    async def rules(self, request: Asked, game: Name, language: Name) -> Response[str]:
        """The rules of a game in Markdown; every clause has an anchor of its own identifier."""
        return markdown(language, game).answer(request)

    @get("/games/{game:str}/art.svg", media_type=SVG)
    async def art(self, request: Asked, game: Name) -> Response[str]:
        """The pictures of a game: a symbol for every piece and shape."""
        return picture(find(game)).answer(request)

    @get("/games/{game:str}/cover.svg", media_type=SVG)
    async def cover(self, request: Asked, game: Name) -> Response[str]:
        """The picture of a game on its card: the symbol `cover`, and what it uses of the same art."""
        return cover(find(game)).answer(request)


def find(name: str) -> Game:
    """ServerError for a game that is not there."""
    if name not in games.names():
        raise ServerError("not-found")
    return games.find(name)


@cache
def _all(language: str) -> Item:
    return Item(msgspec.json.encode(listed(language)), "application/json", ASK_AGAIN, BY_LANGUAGE)


@cache
def listed(language: str) -> list[GameInfo]:
    """The games in the order in which people are shown them. One whose words are missing is left out, and named."""
    found: list[GameInfo] = []
    for name in games.ranked():
        try:
            found.append(game_info(games.find(name), language))
        except Exception:
            if games.is_ours(name):
                raise
            log.exception("a game cannot be told of", extra=fields(found=name))
    return found


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
    return Item(completed(_known(language), package).encode(), FLUENT)


@cache
def house_fluent(language: str) -> Item:
    said = [one for one in _messages(language) if not one.startswith(COMMAND_LINE) and not UNSAID.match(one)]
    return Item("".join(said).encode(), FLUENT)


@cache
def evening_fluent(language: str) -> Item:
    return Item("".join(one for one in _messages(language) if one.startswith(EVENING)).encode(), FLUENT)


def _messages(language: str) -> list[str]:
    """A message goes on over the lines that are indented, and the one that closes its bracket."""
    return re.split(r"^(?=[a-z#])", source(_known(language), ""), flags=re.MULTILINE)


@cache
def markdown(language: str, game: str) -> Item:
    return Item(rules_page(find(game), _known(language)).encode(), MARKDOWN)


@cache
def picture(game: Game) -> Item:
    return Item(art_of(game), SVG)


@cache
def cover(game: Game) -> Item:
    return Item(cover_of(art_of(game)), SVG)


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise ServerError("not-found")
    return language
