"""Pages that work without scripts: the games, their rules, a table told in words, about the house and its dice."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import QueryParameter
from litestar.response import Redirect

from walpurgis import games
from walpurgis.server import bundle
from walpurgis.server.cached_response import ASK_AGAIN, BY_LANGUAGE, Item
from walpurgis.server.errors import ServerError
from walpurgis.server.games import find, listed
from walpurgis.server.guards import does_not_guess
from walpurgis.server.params import Asked, Asker, Name, Service, TableId
from walpurgis.server.render import FOLDER, HTML, markdown, render
from walpurgis.server.rulebook import Rulebook
from walpurgis.server.tables import found, path_to
from walpurgis.tables.client import EVERYBODY
from walpurgis.tables.messages import TableInfo
from walpurgis.words import LANGUAGES, Words

PICTURES: Final = {"about": "fire", "fair": "die-6", "claim": "hat"}  # symbols of the house, one for each page
LAST_LINES: Final = 40  # of a table's story
Code = Annotated[str, QueryParameter(max_length=100)]


@get("/", media_type=HTML, include_in_schema=False)
async def home(request: Asked, visitor: Asker) -> Response[bytes]:
    return _home(visitor.language).answer(request)


@get("/turn", include_in_schema=False)
async def turn(service: Service, visitor: Asker) -> Redirect:
    """Where the icon of an installed page leads: to a table that waits for this device, else home."""
    mine = await service.lists.mine(visitor.device) if visitor.is_known else []
    waiting = [info.id for info in mine if info.your_turn]
    return Redirect(f"/table/{waiting[0]}" if waiting else "/")


@get("/code", include_in_schema=False, guards=[does_not_guess])
async def by_code(service: Service, code: Code) -> Redirect:
    """The field for a code, without scripts."""
    return Redirect(path_to(await found(service, code), "table"))


@get("/rules", media_type=HTML, include_in_schema=False)
async def all_rules(request: Asked, visitor: Asker) -> Response[bytes]:
    return _all_rules(visitor.language).answer(request)


@get("/rules/{game:str}", media_type=HTML, include_in_schema=False)
async def rules(request: Asked, visitor: Asker, game: Name) -> Response[bytes]:
    return _rules(find(game).name, visitor.language).answer(request)


@get("/rules/{game:str}/style.css", include_in_schema=False)
async def rulebook_style(request: Asked, game: Name) -> Response[bytes]:
    return _rulebook_style(find(game).name).answer(request)


@get(["/about", "/fair", "/claim"], media_type=HTML, include_in_schema=False)
async def text(request: Asked, visitor: Asker) -> Response[bytes]:
    return _text(request.url.path.strip("/"), visitor.language).answer(request)


@get("/join/{code:str}", include_in_schema=False, guards=[does_not_guess])
async def by_words(service: Service, code: Name) -> Redirect:
    """What a large screen says below its picture, for those who type: this phone becomes a hand at the table."""
    return Redirect(path_to(await found(service, code), "hand"))


@get("/table/{table:str}", media_type=HTML, include_in_schema=False)
async def table(service: Service, visitor: Asker, table: TableId) -> Response[str]:
    """A table in words, as far as the asker may know."""
    return await _told(service, visitor, "table", table)


@get("/screen/{table:str}", media_type=HTML, include_in_schema=False)
async def screen(service: Service, visitor: Asker, table: TableId) -> Response[str]:
    """The same for a room full of people: no more than everybody may know."""
    return await _told(service, visitor, "screen", table)


@get("/hand/{table:str}", media_type=HTML, include_in_schema=False)
async def hand(service: Service, visitor: Asker, table: TableId) -> Response[str]:
    """The same for a phone beside a large screen."""
    return await _told(service, visitor, "hand", table)


async def _told(service: Service, visitor: Asker, page: str, table: TableId) -> Response[str]:
    info = await service.info(visitor.device, table)
    words = Words(visitor.language, games.find(info.game), {seat: chair.name for seat, chair in enumerate(info.chairs)})
    history, whose = service.history, EVERYBODY if page == "screen" else None
    story = (
        []
        if info.status == "open"
        else await history.story(visitor.device, table, language=visitor.language, seat=whose)
    )
    shown = render(
        "table.html",
        visitor.language,
        f"/{page}/{info.id}",
        [
            f"/api/tables/{info.id}",
            *(f"/api/games/{info.game}/{name}" for name in ("art.svg", f"words/{words.language}")),
        ],
        title=words.say("name"),
        table=info,
        page=page,
        gathers=info.status == "open" and not _is_about_to_begin(info),
        begins=info.status == "revealing" or (info.status == "open" and _is_about_to_begin(info)),
        seats=[words.seat(seat) for seat in range(info.seats)],
        story=story[-LAST_LINES:],
    )
    return Response(shown, media_type=HTML)


@get("/plain.css", include_in_schema=False)
async def style(request: Asked) -> Response[bytes]:
    return _style("plain.css").answer(request)


@get("/print.css", include_in_schema=False)
async def print_style(request: Asked) -> Response[bytes]:
    return _style("print.css").answer(request)


@get("/static/{path:path}", include_in_schema=False)
async def static(request: Asked, path: Name) -> Response[bytes]:
    """The files of the built page."""
    return _file(path).answer(request)


@get("/sw.js", include_in_schema=False)
async def service_worker(request: Asked) -> Response[bytes]:
    """Also here, because a service worker serves only what is beside it and below."""
    return _file("/sw.js").answer(request)


PAGES: Final = [
    *(home, turn, by_code, by_words, all_rules, rules, rulebook_style, text),
    *(table, screen, hand, style, print_style, static, service_worker),
]


def _is_about_to_begin(info: TableInfo) -> bool:
    """Whoever plays has only to give a share in the dice, which the page does at once: there is no lobby to see."""
    return info.begins_when_ready and all(chair.you or chair.kind == "bot" for chair in info.chairs)


@cache
def _home(language: str) -> Item:
    told = listed(language)
    more = sum(not games.is_ours(game.name) for game in told)
    asked = [f"/api/games?lang={language}", "/api/tables/mine"]
    return _page("home.html", language, "/", asked, title="Walpurgis", games=told, more=more)


@cache
def _all_rules(language: str) -> Item:
    return _page("rules.html", language, "/rules", title=Words(language).say("page-all-rules"), games=listed(language))


@cache
def _rules(game: str, language: str) -> Item:
    book = Rulebook(games.find(game), language, bundle.house_art())
    title = book.words.say("name")
    return _page("rulebook.html", language, f"/rules/{game}", title=title, game=game, content=book.html())


@cache
def _rulebook_style(game: str) -> Item:
    book = Rulebook(games.find(game), LANGUAGES[0], bundle.house_art())
    style = files("walpurgis.server").joinpath(FOLDER, "rulebook.css").read_text("utf-8")
    return Item(f"{style}{book.style()}\n".encode(), "text/css", ASK_AGAIN)


@cache
def _text(name: str, language: str) -> Item:
    content = markdown(files("walpurgis.server").joinpath(FOLDER, f"{name}.{language}.md").read_text("utf-8"))
    title = Words(language).say(f"page-{name}")
    return _page("text.html", language, f"/{name}", title=title, content=content, picture=PICTURES[name])


def _page(template: str, language: str, path: str, ahead: Sequence[str] = (), **values: Any) -> Item:
    return Item(render(template, language, path, ahead, **values).encode(), HTML, ASK_AGAIN, BY_LANGUAGE)


@cache
def _style(name: str) -> Item:
    return Item(files("walpurgis.server").joinpath(FOLDER, name).read_bytes(), "text/css")


def _file(path: str) -> Item:
    item = bundle.items().get(path)
    if item is None:
        raise ServerError("not-found")
    return item
