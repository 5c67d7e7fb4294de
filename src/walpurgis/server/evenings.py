"""Evenings over HTTP: what a host does with several tables, a guest's own place, and the sheets to print.

The host's page asks every two seconds, and a phone that waits does so, too: an evening changes a few times a minute,
and what is asked so goes on by itself after a restart, at any node, without a second kind of socket. Where nothing is
new the answer is empty (304).
"""

import hashlib
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Controller, Response
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from walpurgis.server.bodies import (
    Brought,
    EveningWish,
    JoinEvening,
    NewEvening,
    NewEveningTable,
    NewTournament,
    SeatGuests,
    TableWish,
)
from walpurgis.server.evening_print import cards, result
from walpurgis.server.guards import comes_from_our_page, does_not_fill_the_house, is_known_again
from walpurgis.server.link import link_to, picture
from walpurgis.server.params import Asked, Asker, Service, delete, get, patch, post
from walpurgis.server.render import HTML, render
from walpurgis.tables.evening import MOST_GUESTS, NO_TABLE
from walpurgis.tables.evening_messages import EveningInfo, EveningSummary, GuestPlace, MergePlan
from walpurgis.words import Words

EveningId = FromPath[str]
Number = FromPath[int]
Chosen = Annotated[list[int] | None, QueryParameter(max_items=MOST_GUESTS, description="those who wait; all of them")]
Touched = Annotated[int, QueryParameter(ge=0, le=99, description="the number of a table")]
Told = TypeVar("Told")


class EveningRoutes(Controller):
    path = "/api/evenings"
    tags = ("evenings",)

    @post("/", guards=[comes_from_our_page, does_not_fill_the_house])
    async def open(self, service: Service, visitor: Asker, data: JSONBody[NewEvening]) -> EveningInfo:
        """Open an evening; who does is its host."""
        device = visitor.remember()
        return await service.evenings.open(
            device, visitor.language, data.title, data.place or "", data.host_name or "", data.tables
        )

    @get("/mine")
    async def mine(self, service: Service, visitor: Asker) -> list[EveningSummary]:
        """The evenings that this device is host of."""
        return await service.evenings.of_host(visitor.device)

    @get("/{evening:str}")
    async def info(
        self, request: Asked, service: Service, visitor: Asker, evening: EveningId, guest: Chosen = None
    ) -> Response[EveningInfo]:
        """For the host: who waits, who plays where, and the best placing for those who wait, or for these of them."""
        return _unless_known(request, await service.evenings.info(visitor.device, evening, guest))

    @get("/{evening:str}/place")
    async def place(self, request: Asked, service: Service, visitor: Asker, evening: EveningId) -> Response[GuestPlace]:
        """For whoever came in, or is about to: their own place."""
        found = await service.evenings.place(visitor.device, evening)
        visitor.remember()
        return _unless_known(request, found)

    @post("/{evening:str}/join", status_code=200, guards=[comes_from_our_page, is_known_again])
    async def join(
        self, service: Service, visitor: Asker, evening: EveningId, data: JSONBody[JoinEvening]
    ) -> GuestPlace:
        """Come in, with a name and a face. Again: another name, another wish."""
        return await service.evenings.join(
            visitor.device,
            evening,
            data.name,
            data.face,
            data.wish or "",
            NO_TABLE if data.table is None else data.table,
            data.reads,
        )

    @post("/{evening:str}/leave", status_code=200, guards=[comes_from_our_page])
    async def leave(self, service: Service, visitor: Asker, evening: EveningId) -> None:
        """Go home: the evening forgets this device. In a game that is on a bot minds the seat."""
        await service.evenings.go_home(visitor.device, evening)

    @post("/{evening:str}/wait", status_code=200, guards=[comes_from_our_page])
    async def wait(self, service: Service, visitor: Asker, evening: EveningId) -> GuestPlace:
        """Get up from a table where no game is on, and wait for another one."""
        return await service.evenings.wait_again(visitor.device, evening)

    @get("/{evening:str}/qr.svg", media_type="image/svg+xml")
    async def qr(
        self, request: Asked, service: Service, visitor: Asker, state: State, evening: EveningId
    ) -> Response[str]:
        """The evening's link as a picture, for whoever has come in already, or is about to."""
        await service.evenings.place(visitor.device, evening)
        return Response(picture(link_to(request, state.settings, f"/evening/{evening}")), media_type="image/svg+xml")

    # For the host

    @patch("/{evening:str}", guards=[comes_from_our_page])
    async def change(
        self, service: Service, visitor: Asker, evening: EveningId, data: JSONBody[EveningWish]
    ) -> EveningInfo:
        """For the host: its names, and whether anything is kept."""
        return await service.evenings.rename(
            visitor.device, evening, data.title, data.place, data.host_name, data.keeps
        )

    @post("/{evening:str}/close", status_code=200, guards=[comes_from_our_page])
    async def close(self, service: Service, visitor: Asker, evening: EveningId) -> None:
        """For the host: it is over. Unless it is to be kept everything is forgotten, games included."""
        await service.evenings.close(visitor.device, evening)

    @post("/{evening:str}/call", status_code=200, guards=[comes_from_our_page])
    async def call(self, service: Service, visitor: Asker, evening: EveningId) -> EveningInfo:
        """For the host: every phone says that everybody is called together."""
        return await service.evenings.call(visitor.device, evening)

    @post("/{evening:str}/seat", status_code=200, guards=[comes_from_our_page])
    async def seat(
        self, service: Service, visitor: Asker, evening: EveningId, data: JSONBody[SeatGuests]
    ) -> EveningInfo:
        """For the host: these people at that table, or where it is best for them."""
        if data.table is None:
            return await service.evenings.place_best(visitor.device, evening, data.guests)
        return await service.evenings.seat(visitor.device, evening, data.guests, data.table)

    @get("/{evening:str}/together")
    async def merge_plan(
        self, service: Service, visitor: Asker, evening: EveningId, first: Touched, second: Touched
    ) -> MergePlan:
        """For the host: who would sit where if all of the first table moved to the second; or why they cannot."""
        return await service.evenings.merge_plan(visitor.device, evening, first, second)

    @post("/{evening:str}/together", status_code=200, guards=[comes_from_our_page])
    async def merge(self, service: Service, visitor: Asker, evening: EveningId, data: JSONBody[Brought]) -> EveningInfo:
        """For the host: all of the first table move to the second, and the first is free."""
        return await service.evenings.merge(visitor.device, evening, data.first, data.second)

    @post("/{evening:str}/guests/{guest:int}/stand", status_code=200, guards=[comes_from_our_page])
    async def stand(self, service: Service, visitor: Asker, evening: EveningId, guest: Number) -> EveningInfo:
        """For the host: they wait again; in a game that is on a bot minds their seat."""
        return await service.evenings.stand(visitor.device, evening, guest)

    @delete("/{evening:str}/guests/{guest:int}", status_code=200, guards=[comes_from_our_page])
    async def send_away(self, service: Service, visitor: Asker, evening: EveningId, guest: Number) -> EveningInfo:
        """For the host: they go, and cannot come back with the same device."""
        return await service.evenings.send_away(visitor.device, evening, guest)

    # Its tables

    @post("/{evening:str}/tables", guards=[comes_from_our_page, does_not_fill_the_house])
    async def add_table(
        self, service: Service, visitor: Asker, evening: EveningId, data: JSONBody[NewEveningTable]
    ) -> EveningInfo:
        """For the host: another table, with the next name, picture and code."""
        return await service.evenings.add_table(visitor.device, evening, data.game or "")

    @patch("/{evening:str}/tables/{number:int}", guards=[comes_from_our_page])
    async def set_table(
        self, service: Service, visitor: Asker, evening: EveningId, number: Number, data: JSONBody[TableWish]
    ) -> EveningInfo:
        """For the host: its game, how many it is set for, whether there is a large screen."""
        return await service.evenings.set_table(visitor.device, evening, number, data.game, data.seats, data.screen)

    @delete("/{evening:str}/tables/{number:int}", status_code=200, guards=[comes_from_our_page])
    async def remove_table(self, service: Service, visitor: Asker, evening: EveningId, number: Number) -> EveningInfo:
        """For the host: a table where no game is on goes away; whoever sat there waits."""
        return await service.evenings.remove_table(visitor.device, evening, number)

    @post(
        "/{evening:str}/tables/{number:int}/begin",
        status_code=200,
        guards=[comes_from_our_page, does_not_fill_the_house],
    )
    async def begin(self, service: Service, visitor: Asker, evening: EveningId, number: Number) -> EveningInfo:
        """For the host: a game for those who sit there, with bots where they are too few. Their phones go to it."""
        return await service.evenings.begin(visitor.device, evening, number)

    @post("/{evening:str}/tables/{number:int}/hurry", status_code=200, guards=[comes_from_our_page])
    async def hurry(self, service: Service, visitor: Asker, evening: EveningId, number: Number) -> EveningInfo:
        """For the host: the game begins without those whose phone has not come to it."""
        return await service.evenings.hurry(visitor.device, evening, number)

    @post("/{evening:str}/tables/{number:int}/clear", status_code=200, guards=[comes_from_our_page])
    async def clear(self, service: Service, visitor: Asker, evening: EveningId, number: Number) -> EveningInfo:
        """For the host: everybody gets up. A game that is on there ends unfinished, and nothing stays of it."""
        return await service.evenings.clear(visitor.device, evening, number)

    # The tournament

    @post("/{evening:str}/tournament", guards=[comes_from_our_page])
    async def open_tournament(
        self, service: Service, visitor: Asker, evening: EveningId, data: JSONBody[NewTournament]
    ) -> EveningInfo:
        """For the host: a small tournament of everybody who is here."""
        return await service.evenings.open_tournament(visitor.device, evening, data.game, data.rounds, data.size)

    @post("/{evening:str}/tournament/players", status_code=200, guards=[comes_from_our_page])
    async def enrol(self, service: Service, visitor: Asker, evening: EveningId) -> EveningInfo:
        """For the host: those who wait play, too, from the next round on."""
        return await service.evenings.enrol(visitor.device, evening)

    @post("/{evening:str}/tournament/rounds", status_code=200, guards=[comes_from_our_page, does_not_fill_the_house])
    async def next_round(self, service: Service, visitor: Asker, evening: EveningId) -> EveningInfo:
        """For the host: the next round begins, at as many tables as it takes."""
        return await service.evenings.next_round(visitor.device, evening)

    @delete("/{evening:str}/tournament", status_code=200, guards=[comes_from_our_page])
    async def end_tournament(self, service: Service, visitor: Asker, evening: EveningId) -> EveningInfo:
        """For the host: its points are forgotten."""
        return await service.evenings.end_tournament(visitor.device, evening)


def _unless_known(request: Asked, found: Told) -> Response[Told]:
    """Nothing, for whoever has it already."""
    body = msgspec.json.encode(found)
    mark = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": mark, "cache-control": "no-cache, private"}
    if mark in request.headers.get("if-none-match", ""):
        nothing: Any = b""
        return Response(nothing, status_code=304, headers=headers, media_type="application/json")
    return Response(found, headers=headers)


# Pages


@get("/evening", media_type=HTML, include_in_schema=False)
async def evening_door(visitor: Asker) -> Response[str]:
    """Where an evening is opened."""
    return _page(visitor.language, "/evening", "page-evening-scripts")


@get("/evening/{evening:str}", media_type=HTML, include_in_schema=False)
async def evening_page(visitor: Asker, evening: EveningId) -> Response[str]:
    """The host's page, or a guest's: the page asks which. Without scripts there is nothing to play with."""
    return _page(visitor.language, f"/evening/{evening}", "page-evening-scripts")


def _page(language: str, path: str, about: str) -> Response[str]:
    words = Words(language)
    title = words.say("page-evening")
    ahead = [f"/api/words/{language}/evening", f"/api/games?lang={language}"]
    shown = render("evening.html", language, path, ahead, title=title, about=words.say(about))
    return Response(shown, media_type=HTML)


@get("/evening/{evening:str}/cards", media_type=HTML, include_in_schema=False)
async def evening_cards(
    request: Asked, service: Service, visitor: Asker, state: State, evening: EveningId
) -> Response[str]:
    """For the host: a card for each table, to be cut out."""
    info = await service.evenings.info(visitor.device, evening)
    return Response(cards(info, visitor.language, link_to(request, state.settings, "")), media_type=HTML)


@get("/evening/{evening:str}/result", media_type=HTML, include_in_schema=False)
async def evening_result(service: Service, visitor: Asker, evening: EveningId) -> Response[str]:
    """For the host: how the tournament came out, on one sheet."""
    return Response(result(await service.evenings.info(visitor.device, evening), visitor.language), media_type=HTML)


EVENINGS: Final[list[Any]] = [EveningRoutes, evening_door, evening_page, evening_cards, evening_result]
