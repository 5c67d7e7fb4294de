"""Tables and seats over HTTP."""

import time
from typing import Annotated, Literal

from litestar import Controller, Response
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from walpurgis.opponents.levels import LEVELS
from walpurgis.server.bodies import Claim, Found, Offered, Reveal, SeatBot, Sit
from walpurgis.server.guards import (
    comes_from_our_page,
    does_not_fill_the_house,
    does_not_guess,
    is_known_again,
    leaves_time_for_others,
)
from walpurgis.server.link import link_to, picture
from walpurgis.server.params import Asked, Asker, Name, SeatNumber, Service, TableId, get, patch, post
from walpurgis.tables.client import EVERYBODY
from walpurgis.tables.header import NO_FACE
from walpurgis.tables.messages import Judged, Moment, NewTable, PastMoment, Proof, StoryLine, TableInfo
from walpurgis.tables.settings import Change

Since = Annotated[int, QueryParameter(ge=0, le=1 << 31, description="the length of the log that is known already")]
Judge = Annotated[int, QueryParameter(ge=0, le=99, description="whose decisions")]
Whose = Annotated[
    int | None,
    QueryParameter(ge=EVERYBODY, le=99, description="a seat of the device's own; -1: as everybody sees it"),
]


Level = Annotated[int, QueryParameter(ge=0, le=max(LEVELS), description="0: as before")]
Page = Annotated[Literal["table", "hand"], QueryParameter(description="what the link leads to")]
Swap = Annotated[bool, QueryParameter(description="everybody moves up by one seat")]


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/", guards=[comes_from_our_page, does_not_fill_the_house])
    async def create(self, service: Service, visitor: Asker, data: JSONBody[NewTable]) -> TableInfo:
        """Set up a table; who does is its host. With chairs people and bots sit down at once, and may begin."""
        return await service.create(visitor.remember(), data)

    @get("/")
    async def public(self, service: Service) -> list[TableInfo]:
        """The tables that anybody may join or watch."""
        return await service.lists.public()

    @get("/mine")
    async def mine(self, service: Service, visitor: Asker) -> list[TableInfo]:
        """The tables at which this device sits or is host."""
        return await service.lists.mine(visitor.device)

    @get("/mine/latest")
    async def latest(self, service: Service, visitor: Asker) -> dict[str, str]:
        """The last thing that everybody was told at each of those tables where a game is on, in words, by table."""
        return await service.lists.latest(visitor.device, visitor.language)

    @get("/{table:str}")
    async def info(self, service: Service, visitor: Asker, table: TableId) -> TableInfo:
        """Whoever looks at a table where there is still a seat to take may want to sit down, and so is known from now
        on.
        """
        found = await service.info(visitor.device, table)
        is_for_latecomers = found.latecomers and found.status == "running"
        if visitor.is_known or found.status == "open" or is_for_latecomers:
            visitor.remember()
        return found

    @patch("/{table:str}", guards=[comes_from_our_page])
    async def change(self, service: Service, visitor: Asker, table: TableId, data: JSONBody[Change]) -> TableInfo:
        """For the host, while the table is open."""
        return await service.change(visitor.device, table, data)

    @post("/{table:str}/code", status_code=200, guards=[comes_from_our_page])
    async def change_code(self, service: Service, visitor: Asker, table: TableId) -> TableInfo:
        """For the host: another code. The old one leads nowhere from now on; the link stays."""
        return await service.change_code(visitor.device, table)

    @post("/{table:str}/let-back", status_code=200, guards=[comes_from_our_page])
    async def let_back(self, service: Service, visitor: Asker, table: TableId) -> TableInfo:
        """For the host, while the table is open: whoever was sent away may come again."""
        return await service.let_back(visitor.device, table)

    @post("/{table:str}/start", status_code=200, guards=[comes_from_our_page])
    async def start(self, service: Service, visitor: Asker, table: TableId) -> TableInfo:
        """For the host, once all chairs are taken: the table closes, and begins when everybody has told their seed."""
        return await service.start(visitor.device, table)

    @post("/{table:str}/reveal", status_code=200, guards=[comes_from_our_page])
    async def reveal(self, service: Service, visitor: Asker, table: TableId, data: JSONBody[Reveal]) -> TableInfo:
        """The seeds behind the hashes that this device gave, once the table's status is `revealing`. Keep the hashes of
        all others first: they are what the proof has to fit.
        """
        return await service.reveal(visitor.device, table, data.seeds)

    @post("/{table:str}/begin-without", status_code=200, guards=[comes_from_our_page])
    async def begin_without(self, service: Service, visitor: Asker, table: TableId) -> TableInfo:
        """For the host: wait no longer for seeds that do not come. The proof will name whose are missing. Everybody's
        device has a while to tell theirs (`begins_without_in`), unless they have left.
        """
        return await service.begin_without(visitor.device, table, time.time())

    @post("/{table:str}/keep", status_code=200, guards=[comes_from_our_page])
    async def keep(self, service: Service, visitor: Asker, table: TableId) -> TableInfo:
        """For everybody who sits there: the game is not to be put away, though nobody plays on just now."""
        return await service.keep(visitor.device, table)

    @post("/{table:str}/rematch", status_code=200, guards=[comes_from_our_page, does_not_fill_the_house])
    async def rematch(
        self, service: Service, visitor: Asker, table: TableId, level: Level = 0, swap: Swap = False
    ) -> TableInfo:
        """The same people and options at a new table, which begins when all of them have sat down there. level: of the
        bots, if it is to be another; swap: everybody moves up by one seat.
        """
        return await service.rematch(visitor.device, table, level, swap)

    @post("/{table:str}/back", status_code=200, guards=[comes_from_our_page, does_not_fill_the_house])
    async def take_back(self, service: Service, visitor: Asker, table: TableId) -> TableInfo:
        """For one person among bots: a new table that goes on from before their last step. It begins when they have
        sat down there with a new hash, and told its seed; this one is left.
        """
        return await service.take_back(visitor.device, table)

    @get("/{table:str}/record", media_type="text/plain")
    async def record(self, service: Service, visitor: Asker, table: TableId) -> Response[str]:
        """The whole game as text, with all seeds, once it is over."""
        text = await service.history.record(visitor.device, table)
        headers = {"content-disposition": 'attachment; filename="walpurgis.txt"'}
        return Response(text, media_type="text/plain", headers=headers)

    @get("/{table:str}/review", guards=[leaves_time_for_others])
    async def review(self, service: Service, visitor: Asker, table: TableId, seat: Judge) -> list[Judged]:
        """What the decisions of a seat were worth, in the opinion of the best opponent, once the game is over."""
        return await service.history.review(visitor.device, table, seat)

    @get("/{table:str}/last")
    async def last(self, service: Service, visitor: Asker, table: TableId) -> Moment:
        """The last moment of a game that is over."""
        return await service.history.last_moment(visitor.device, table)

    @get("/{table:str}/story")
    async def story(
        self, service: Service, visitor: Asker, table: TableId, since: Since = 0, seat: Whose = None
    ) -> list[StoryLine]:
        """What has happened, in words, as far as the asker may know."""
        return await service.history.story(visitor.device, table, since, visitor.language, seat)

    @get("/{table:str}/recent")
    async def recent(self, service: Service, visitor: Asker, table: TableId, seat: Whose = None) -> list[PastMoment]:
        """What the others did since the asker's last turn, moment by moment, as far as the asker may know."""
        return await service.history.recent(visitor.device, table, seat)

    @get("/{table:str}/proof")
    async def proof(self, service: Service, visitor: Asker, table: TableId) -> Proof:
        """The seeds and draws, once the game is over; before, what they must fit."""
        return await service.history.proof(visitor.device, table)

    @get("/{table:str}/qr.svg", media_type="image/svg+xml")
    async def qr(
        self, request: Asked, service: Service, visitor: Asker, state: State, table: TableId, page: Page = "table"
    ) -> Response[str]:
        """The table's link as a picture; with `page=hand` the link by which a phone becomes a hand at it."""
        await service.info(visitor.device, table)
        return Response(picture(link_to(request, state.settings, f"/{page}/{table}")), media_type="image/svg+xml")


class Seats(Controller):
    path = "/api/tables/{table:str}/seats/{seat:int}"
    tags = ("seats",)
    guards = (comes_from_our_page,)

    @post("/sit", status_code=200, guards=[is_known_again])
    async def sit(
        self, service: Service, visitor: Asker, table: TableId, seat: SeatNumber, data: JSONBody[Sit]
    ) -> TableInfo:
        """Sit down, with a name, a face and the hash of a random seed for the dice. Again: another name, a new hash."""
        face = NO_FACE if data.face is None else data.face
        return await service.sit(visitor.device, table, seat, data.name or "", data.seed_hash or "", face)

    @post("/leave", status_code=200)
    async def leave(self, service: Service, visitor: Asker, table: TableId, seat: SeatNumber) -> TableInfo:
        """Stand up; while the game runs a bot minds the seat. Before the game the host frees any chair: whoever sat
        there with a device of their own is sent away, and cannot come back with it.
        """
        return await service.leave(visitor.device, table, seat)

    @post("/bot", status_code=200)
    async def seat_bot(
        self, service: Service, visitor: Asker, table: TableId, seat: SeatNumber, data: JSONBody[SeatBot]
    ) -> TableInfo:
        """For the host: put a bot on an empty chair."""
        return await service.seat_bot(visitor.device, table, seat, data.level)

    @post("/offer", status_code=200)
    async def offer(
        self, request: Asked, service: Service, visitor: Asker, state: State, table: TableId, seat: SeatNumber
    ) -> Offered:
        """A link that moves the seat to the first device that opens it."""
        token = await service.offer(visitor.device, table, seat)
        link = link_to(request, state.settings, f"/claim#{token}")
        return Offered(token, link, picture(link))


@post("/api/claims", status_code=200, tags=["seats"], guards=[comes_from_our_page, does_not_guess, is_known_again])
async def claim(service: Service, visitor: Asker, data: JSONBody[Claim]) -> TableInfo:
    """Take over the seat that a link offers."""
    return await service.claim(visitor.device, data.token, data.seed_hash or "")


@get("/api/codes/{code:str}", tags=["tables"], guards=[does_not_guess])
async def find_code(service: Service, code: Name) -> Found:
    """The table of a short code, or the evening."""
    answer = await found(service, code)
    answer.path = path_to(answer, "table")
    return answer


async def found(service: Service, code: str) -> Found:
    """An evening first: its codes are printed, and cannot be changed any more."""
    evening = await service.evenings.find(code)
    if evening is not None:
        return Found(evening=evening[0], number=evening[1])
    return Found(table=await service.lists.find(code))


def path_to(found: Found, page: str) -> str:
    """The address of what a code was for; page: what a table is shown as."""
    if not found.evening:
        return f"/{page}/{found.table}"
    return f"/evening/{found.evening}" + (f"?table={found.number}" if found.number >= 0 else "")
