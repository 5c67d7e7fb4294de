"""What happened at a table, for those who may know it: read from the store, and changed by nothing here."""

from walpurgis.kernel.steps import Seat
from walpurgis.tables import seating
from walpurgis.tables.advice import Adviser
from walpurgis.tables.client import EVERYBODY
from walpurgis.tables.context import TableContext
from walpurgis.tables.errors import TableError
from walpurgis.tables.header import Header
from walpurgis.tables.match import draws, record
from walpurgis.tables.messages import Judged, Moment, OriginInfo, PastMoment, Proof, StoryLine
from walpurgis.tables.presenter import last_moment, recent, story, table_info
from walpurgis.tables.store import Stored
from walpurgis.words import LANGUAGES


class History:
    """Of all tables of a store. device is the hash of a device's secret; TableError where it may not know."""

    def __init__(self, context: TableContext, adviser: Adviser) -> None:
        self._context = context
        self._adviser = adviser

    async def record(self, device: str, table_id: str) -> str:
        """The whole game as a text, once it is over."""
        stored = await self._over(table_id, device)
        return str(record(stored.header, stored.entries))

    async def story(
        self, device: str, table_id: str, since: int = 0, language: str = "", seat: Seat | None = None
    ) -> list[StoryLine]:
        """What a seat of the device (its first unless named), or a spectator, has seen behind `since`, in words."""
        stored = await self._stored(table_id, device)
        seat = _eyes(stored.header, device, seat)
        language = language if language in LANGUAGES else stored.header.language
        return await self._context.replay(device, stored, story, max(since, 0), seat, language)

    async def last_moment(self, device: str, table_id: str) -> Moment:
        """How a game ended, as the device's first seat or a spectator sees it."""
        stored = await self._over(table_id, device)
        if not stored.header.has_begun:
            raise TableError("not-started")
        own = stored.header.seats_of(device)
        return await self._context.replay(device, stored, last_moment, own[0] if own else None)

    async def recent(self, device: str, table_id: str, seat: Seat | None = None) -> list[PastMoment]:
        """What the others did since a seat's own last turn, for those who want to see it once more."""
        stored = await self._stored(table_id, device)
        return await self._context.replay(device, stored, recent, _eyes(stored.header, device, seat))

    async def review(self, device: str, table_id: str, seat: Seat) -> list[Judged]:
        """What the decisions of a seat were worth, once the game is over."""
        return await self._adviser.review(device, await self._over(table_id, device), seat)

    async def proof(self, device: str, table_id: str) -> Proof:
        """What is needed to work the draws out anew; until the game is over only the commitment and the hashes."""
        stored = await self._stored(table_id, device)
        header = stored.header
        info = table_info(header, device)
        proof = Proof(info.id, info.seats, header.dice, info.commit, info.seed_hashes)
        if header.is_revealed:
            proof.server_seed, proof.seeds = info.server_seed, info.seeds or []
            proof.draws = draws(header, stored.entries)
            proof.origins = [
                OriginInfo(one.table, one.draws, one.server_seed, one.seeds, one.seed_hashes) for one in header.origins
            ]
        return proof

    async def _over(self, table_id: str, device: str) -> Stored:
        """Of a table whose secrets may be known."""
        stored = await self._stored(table_id, device)
        if not stored.header.is_revealed:
            raise TableError("still-running")
        return stored

    async def _stored(self, table_id: str, device: str) -> Stored:
        stored = await self._context.load(table_id)
        if stored is None:
            raise TableError("no-table")
        seating.check_watcher(stored.header, device)
        if stored.header.continued and await self._is_free(stored.header.continued):
            stored.header.continued = ""
        return stored

    async def _is_free(self, table_id: str) -> bool:
        """Whether the game that goes on at this table, or from it, is over: then its beginnings may be known too."""
        stored = await self._context.load(table_id)
        while stored is not None and stored.header.continued:
            stored = await self._context.load(stored.header.continued)
        return stored is None or stored.header.is_revealed


def _eyes(header: Header, device: str, seat: Seat | None) -> Seat | None:
    """Through whose eyes a device looks: the seat of its own that it names, else its first; None for a spectator, and
    for whoever wants to know no more than EVERYBODY may.
    """
    if seat == EVERYBODY:
        return None
    own = header.seats_of(device)
    if seat is None:
        return own[0] if own else None
    if seat not in own:
        raise TableError("not-your-seat")
    return seat
