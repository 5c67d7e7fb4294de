"""Tables and seats over HTTP."""

from typing import Annotated

from litestar import Controller, Response
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from walpurgis.server.asked import Asked, Asker, Name, SeatNumber, TableId, TheHouse, get, patch, post
from walpurgis.server.bodies import Claim, Found, Offered, SeatBot, Sit
from walpurgis.server.guards import comes_from_our_page, does_not_fill_the_house, does_not_guess, leaves_time_for_others
from walpurgis.server.link import link_to, picture
from walpurgis.tables.header import LEVELS, NO_FACE
from walpurgis.tables.messages import Change, Judged, Moment, NewTable, PastMoment, Proof, StoryLine, TableInfo

Since = Annotated[int, QueryParameter(ge=0, le=1 << 31, description="the length of the log that is known already")]
Judge = Annotated[int, QueryParameter(ge=0, le=99, description="whose decisions")]
Whose = Annotated[int | None, QueryParameter(ge=0, le=99, description="one of the device's own seats")]


Level = Annotated[int, QueryParameter(ge=0, le=LEVELS[-1], description="0: as before")]
Swap = Annotated[bool, QueryParameter(description="everybody moves up by one seat")]


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/", guards=[comes_from_our_page, does_not_fill_the_house])
    async def create(self, house: TheHouse, visitor: Asker, data: JSONBody[NewTable]) -> TableInfo:
        """Set up a table; who does is its host. With chairs people and bots sit down at once, and may begin."""
        return await house.create(visitor.remember(), data)

    @get("/")
    async def public(self, house: TheHouse) -> list[TableInfo]:
        """The tables that anybody may join or watch."""
        return await house.public()

    @get("/mine")
    async def mine(self, house: TheHouse, visitor: Asker) -> list[TableInfo]:
        """The tables at which this device sits or is host."""
        return await house.mine(visitor.device)

    @get("/mine/latest")
    async def latest(self, house: TheHouse, visitor: Asker) -> dict[str, str]:
        """The last thing that everybody was told at each of those tables where a game is on, in words, by table."""
        return await house.latest(visitor.device, visitor.language)

    @get("/{table:str}")
    async def info(self, house: TheHouse, visitor: Asker, table: TableId) -> TableInfo:
        return await house.info(visitor.device, table)

    @patch("/{table:str}", guards=[comes_from_our_page])
    async def change(self, house: TheHouse, visitor: Asker, table: TableId, data: JSONBody[Change]) -> TableInfo:
        """For the host, while the table is open."""
        return await house.change(visitor.device, table, data)

    @post("/{table:str}/start", status_code=200, guards=[comes_from_our_page])
    async def start(self, house: TheHouse, visitor: Asker, table: TableId) -> TableInfo:
        """For the host, once all chairs are taken."""
        return await house.start(visitor.device, table)

    @post("/{table:str}/rematch", status_code=200, guards=[comes_from_our_page, does_not_fill_the_house])
    async def rematch(
        self, house: TheHouse, visitor: Asker, table: TableId, level: Level = 0, swap: Swap = False
    ) -> TableInfo:
        """The same people and options at a new table, which begins when all of them have sat down there. level: of the
        bots, if it is to be another; swap: everybody moves up by one seat.
        """
        return await house.rematch(visitor.device, table, level, swap)

    @post("/{table:str}/back", status_code=200, guards=[comes_from_our_page, does_not_fill_the_house])
    async def take_back(self, house: TheHouse, visitor: Asker, table: TableId) -> TableInfo:
        """For one person among bots: a new table that goes on from before their last step. It begins when they sit
        down there, with a new seed; this one is left.
        """
        return await house.take_back(visitor.device, table)

    @get("/{table:str}/record", media_type="text/plain")
    async def record(self, house: TheHouse, visitor: Asker, table: TableId) -> Response[str]:
        """The whole game as text, with all seeds, once it is over."""
        text = await house.record(visitor.device, table)
        headers = {"content-disposition": 'attachment; filename="walpurgis.txt"'}
        return Response(text, media_type="text/plain", headers=headers)

    @get("/{table:str}/review", guards=[leaves_time_for_others])
    async def review(self, house: TheHouse, visitor: Asker, table: TableId, seat: Judge) -> list[Judged]:
        """What the decisions of a seat were worth, in the opinion of the best opponent, once the game is over."""
        return await house.review(visitor.device, table, seat)

    @get("/{table:str}/last")
    async def last(self, house: TheHouse, visitor: Asker, table: TableId) -> Moment:
        """The last moment of a game that is over."""
        return await house.last_moment(visitor.device, table)

    @get("/{table:str}/story")
    async def story(
        self, house: TheHouse, visitor: Asker, table: TableId, since: Since = 0, seat: Whose = None
    ) -> list[StoryLine]:
        """What has happened, in words, as far as the asker may know."""
        return await house.story(visitor.device, table, since, visitor.language, seat)

    @get("/{table:str}/recent")
    async def recent(self, house: TheHouse, visitor: Asker, table: TableId, seat: Whose = None) -> list[PastMoment]:
        """What the others did since the asker's last turn, moment by moment, as far as the asker may know."""
        return await house.recent(visitor.device, table, seat)

    @get("/{table:str}/proof")
    async def proof(self, house: TheHouse, visitor: Asker, table: TableId) -> Proof:
        """The seeds and draws, once the game is over; before, what they must fit."""
        return await house.proof(visitor.device, table)

    @get("/{table:str}/qr.svg", media_type="image/svg+xml")
    async def qr(self, request: Asked, house: TheHouse, visitor: Asker, state: State, table: TableId) -> Response[str]:
        """The table's link as a picture."""
        await house.info(visitor.device, table)
        return Response(picture(link_to(request, state.settings, f"/table/{table}")), media_type="image/svg+xml")


class Seats(Controller):
    path = "/api/tables/{table:str}/seats/{seat:int}"
    tags = ("seats",)
    guards = (comes_from_our_page,)

    @post("/sit", status_code=200)
    async def sit(
        self, house: TheHouse, visitor: Asker, table: TableId, seat: SeatNumber, data: JSONBody[Sit]
    ) -> TableInfo:
        """Sit down, with a name, a face and a random seed for the dice. Again: another name, the seed of a rematch."""
        face = NO_FACE if data.face is None else data.face
        return await house.sit(visitor.remember(), table, seat, data.name or "", data.seed, face)

    @post("/leave", status_code=200)
    async def leave(self, house: TheHouse, visitor: Asker, table: TableId, seat: SeatNumber) -> TableInfo:
        """Stand up; while the game runs a bot minds the seat."""
        return await house.leave(visitor.device, table, seat)

    @post("/bot", status_code=200)
    async def seat_bot(
        self, house: TheHouse, visitor: Asker, table: TableId, seat: SeatNumber, data: JSONBody[SeatBot]
    ) -> TableInfo:
        """For the host: put a bot on an empty chair."""
        return await house.seat_bot(visitor.device, table, seat, data.level)

    @post("/offer", status_code=200)
    async def offer(
        self, request: Asked, house: TheHouse, visitor: Asker, state: State, table: TableId, seat: SeatNumber
    ) -> Offered:
        """A link that moves the seat to the first device that opens it."""
        token = await house.offer(visitor.device, table, seat)
        link = link_to(request, state.settings, f"/claim#{token}")
        return Offered(token, link, picture(link))


@post("/api/claims", status_code=200, tags=["seats"], guards=[comes_from_our_page, does_not_guess])
async def claim(house: TheHouse, visitor: Asker, data: JSONBody[Claim]) -> TableInfo:
    """Take over the seat that a link offers."""
    return await house.claim(visitor.remember(), data.token, data.seed or "")


@get("/api/codes/{code:str}", tags=["tables"], guards=[does_not_guess])
async def find_code(house: TheHouse, code: Name) -> Found:
    """The table of a short code."""
    return Found(await house.find(code))
